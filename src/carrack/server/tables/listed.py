"""Tables that people find without a link: in the lobby of their club, or of the server."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.messages import NewTable
from carrack.server.store.listing import CLUB, EVERYBODY, LINK, NOT_LISTED, TableListing
from carrack.server.store.table_rows import SeatRow
from carrack.server.tables.auth import Keys


def listing_wished(wish: NewTable, seats: Sequence[SeatRow], keys: Keys) -> TableListing:
    """The club of a new table, and who may join it.

    Raises Problem for whoever is not signed in, a club that is not theirs, and a table that
    cannot be joined.
    """
    listing = TableListing(wish.club, wish.open_to, wish.strength)
    if listing == NOT_LISTED:
        return listing
    if keys.session is None:
        raise Problem("signed-out")
    require_theirs(listing, keys.clubs)
    if wish.open_to != LINK and (wish.seed is not None or not any(row.awaited for row in seats)):
        raise malformed("open_to", "open-to-nobody")
    return listing


def require_theirs(listing: TableListing, clubs: Collection[str]) -> None:
    """Raise Problem unless whoever belongs to these `clubs` may open a table like this."""
    if listing.club is not None and listing.club not in clubs:
        raise Problem("no-club")
    if listing.open_to == CLUB and listing.club is None:
        raise malformed("club", "open-to-which")
    if listing.open_to == EVERYBODY and listing.club is not None:
        raise malformed("open_to", "open-to-club")
