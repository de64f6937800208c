"""To which club a table belongs, to whom it is open, and who is sought."""

from __future__ import annotations

from dataclasses import dataclass

LINK, CLUB, EVERYBODY = "link", "club", "everybody"
"""To whom a table is open: those with a link, the members of its club, everybody signed in."""

ANY, NEWCOMERS, EXPERIENCED = "any", "newcomers", "experienced"
"""The people that a table is looking for."""


@dataclass(frozen=True)
class TableListing:
    """The club of a table (None: it belongs to none), to whom it is open, and who is sought."""

    club: str | None = None
    open_to: str = LINK
    strength: str = ANY


NOT_LISTED = TableListing()
