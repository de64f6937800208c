"""Rated tables: who takes part is settled when the game begins, and nobody is replaced after that.

The header of the record says who it is, seat by seat (:mod:`carrack.ratings.results`). Every person
is signed in, and known by their pseudonym; the host has no power over a seat once the game runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from carrack.bots.versions import bot_version
from carrack.core.game import Game
from carrack.core.record import Header
from carrack.ratings.results import RATED
from carrack.server.pseudonyms import pseudonym
from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.messages import NewTable
from carrack.server.store.table_rows import SeatRow
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.seated import SeatedTable

Side = dict[str, Any]
"""A rated player, as a header names them; empty where that is not known yet."""


def is_rated(header: Header) -> bool:
    """Whether a game is rated."""
    return RATED in header.extra


def sides_of(header: Header) -> list[Side]:
    """Return the sides of a rated game."""
    return list(header.extra[RATED]["seats"])


def in_extra(sides: Sequence[Side]) -> dict[str, Any]:
    """Return the part of a header's `extra` on a rated game; nothing without sides."""
    return {RATED: {"seats": list(sides)}} if sides else {}


def sides_wished(
    game: Game[Any], wish: NewTable, seats: Sequence[SeatRow], keys: Keys
) -> list[Side]:
    """Return the sides of a new table, as far as they are known; empty if it is not rated.

    Raises Problem for whoever is not signed in, and a table that cannot be rated.
    """
    if not wish.rated:
        return []
    if keys.session is None:
        raise Problem("signed-out")
    if wish.seed is not None:
        raise malformed("rated", "rated-practice")
    here = [row for row in seats if row.kind == "human" and not row.awaited]
    if len(here) != 1 or len(seats) < 2:
        raise malformed("rated", "rated-here")
    known = {here[0].seat: {"person": pseudonym(keys.session.person)}}
    return settled(game, seats, [known.get(row.seat, {}) for row in seats])


def settled(game: Game[Any], seats: Iterable[SeatRow], sides: Sequence[Side]) -> list[Side]:
    """The sides with the bots that sit there now. Raises Problem for one without a version."""
    return [
        _bot(game, row) if row.kind == "bot" else {k: v for k, v in side.items() if k == "person"}
        for row, side in zip(seats, sides, strict=True)
    ]


def _bot(game: Game[Any], row: SeatRow) -> Side:
    version = bot_version(game, row.bot or "")
    if not version:
        raise malformed("rated", "rated-bot", {"bot": row.bot})
    return {"bot": row.bot, "version": version}


def sides_again(
    game: Game[Any], header: Header, before: Sequence[SeatRow], seats: Sequence[SeatRow]
) -> list[Side]:
    """Return the sides of a rematch: people are known by their links."""
    if not is_rated(header):
        return []
    known = {row.token: side for row, side in zip(before, sides_of(header), strict=True)}
    return settled(game, seats, [known.get(row.token, {}) for row in seats])


def require_known(header: Header, seats: Sequence[SeatRow]) -> None:
    """Raise Problem if a rated game would begin without a person, or with somebody unknown."""
    if is_rated(header):
        people = [(row, side) for row, side in zip(seats, sides_of(header), strict=True)]
        missing = [row.name for row, side in people if row.kind == "human" and "person" not in side]
        if missing:
            raise Problem("rated", "rated-awaits", {"players": missing})


def guest(there: SeatedTable, seat: int, keys: Keys) -> str | None:
    """The person who accepts an invitation to a rated table; None at any other.

    Raises Problem for somebody who is not signed in, or has a seat there.
    """
    if not is_rated(there.header):
        return None
    if keys.session is None:
        raise Problem("signed-out", "rated-sign-in")
    if there.begun:
        raise Problem("rated", "rated-begun")
    own = {"person": pseudonym(keys.session.person)}
    if any(side == own for i, side in enumerate(sides_of(there.header)) if i != seat):
        raise Problem("rated", "rated-twice")
    return keys.session.person


def require_right(there: SeatedTable, viewer: Viewer, seat: int, action: str) -> None:
    """Raise Problem if a running rated game forbids what somebody wants with a seat."""
    if not is_rated(there.header) or not there.begun or action in ("link", "rename"):
        return
    if seat not in viewer.seats or "person" not in sides_of(there.header)[seat]:
        raise Problem("rated", "rated-begun")
