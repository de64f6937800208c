"""Beginning of a game at a table: what is fixed of it, its header, its set-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carrack.core.chance import SEEDED_2, Chance, Seeded, commitment
from carrack.core.game import Game, canonical
from carrack.core.luck import PRACTICE, SHARED, TABLE, table_chance
from carrack.core.match import Match, new_header
from carrack.core.message import MessageError
from carrack.server.clocks.clock import SeatClock, new_clocks
from carrack.server.clocks.pace import HEADER, Pace
from carrack.server.refusals import malformed
from carrack.server.store.listing import NOT_LISTED, TableListing
from carrack.server.store.table_rows import SeatRow, TableRow
from carrack.server.tables.auth import new_table_name
from carrack.server.tables.open_table import now
from carrack.server.tables.rated import Side, in_extra
from carrack.server.tables.reel_cache import Begun, begun


@dataclass(frozen=True)
class Fixed:
    """The fixed part of a new table, before its game begins.

    `host` is the hash of a token, `account` the address on whose account its bots think, `pace` the
    clock of its people, if they have one; `rated` says who takes part in a rated game, `listing`
    whose the table is and who may join it; `beside` a board people enter what falls.
    """

    game: Game[Any]
    options: dict[str, Any]
    seed: bytes
    practice: bool
    host: str
    hints: bool
    talk: bool
    watchable: bool = True
    account: str | None = None
    pace: Pace | None = None
    rated: Sequence[Side] = ()
    listing: TableListing = NOT_LISTED
    beside: bool = False


def first_row(fixed: Fixed, header: str, status: str, deciding: int = -1) -> TableRow:
    """A new table as it is kept; `deciding` −1 before the set-up."""
    time = now()
    return TableRow(
        table=new_table_name(),
        game=fixed.game.name,
        header=header,
        seed=fixed.seed,
        practice=fixed.practice,
        host=fixed.host,
        status=status,
        deciding=deciding,
        created=time,
        updated=time,
        hints=fixed.hints,
        talk=fixed.talk,
        watchable=fixed.watchable,
        listing=fixed.listing,
    )


def set_up(fixed: Fixed, seats: list[SeatRow]) -> Begun:
    """The game before its first decision. Raises Problem if the options do not fit."""
    return begun(first_match(fixed, seats, PRACTICE if fixed.practice else TABLE, None))


def announced(fixed: Fixed, seats: list[SeatRow]) -> str:
    """The header of a game that has yet to be set up. Raises Problem if the options do not fit.

    They do if the game can be set up with them: by any luck, of which nothing is kept.
    """
    return canonical(first_match(fixed, seats, SHARED, Seeded(0)).header.to_json())


def seats_named(seats: list[SeatRow]) -> list[dict[str, Any]]:
    """The seats as the header has them."""
    return [seat.in_header() for seat in seats]


def header_extra(fixed: Fixed, scheme: str) -> dict[str, Any]:
    """Return what the header has for the table: its luck by a scheme, its clock, who is rated."""
    return {
        "commitment": commitment(fixed.seed),
        "practice": fixed.practice,
        "luck": {"scheme": scheme, **({"source": SEEDED_2} if scheme == PRACTICE else {})},
        **({HEADER: fixed.pace.as_data()} if fixed.pace is not None else {}),
        **in_extra(fixed.rated),
    }


def first_clocks(fixed: Fixed, seats: list[SeatRow]) -> list[SeatClock]:
    """The clocks of the people at a table, if it is to have any."""
    return new_clocks(fixed.pace, [seat.seat for seat in seats if seat.kind == "human"])


def first_match(fixed: Fixed, seats: list[SeatRow], scheme: str, chance: Chance | None) -> Match:
    """A match by a scheme of luck, drawn from the table's own where no other is given."""
    game, extra = fixed.game, header_extra(fixed, scheme)
    try:
        header = new_header(game, len(seats), fixed.options, seats_named(seats), extra)
        return Match(game, header, chance or table_chance(header, fixed.seed), listen=False)
    except MessageError as error:
        raise malformed("options", error.message) from None
    except ValueError as error:
        raise malformed("options", args={"reason": str(error)}) from None
