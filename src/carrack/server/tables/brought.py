"""Uploaded records: read as files that may claim anything, with what a page is told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from carrack.core.game import Game
from carrack.core.luck import PRACTICE, luck_of
from carrack.core.record import Header, OpenRecord, OtherComponents, RecordError
from carrack.core.reel import Reel
from carrack.core.registry import UnknownGame
from carrack.core.verify import verify
from carrack.server.refusals import Problem
from carrack.server.shapes.payload_types import SeatPayload
from carrack.server.store.table_rows import SeatRow
from carrack.server.tables import payloads

T = TypeVar("T")


def chosen_seed(reel: Reel) -> str | None:
    """The seed of a whole practice game, if its draws, drawn again, follow from it."""
    match = reel.replay.match
    if not match.over or luck_of(match.header)["scheme"] != PRACTICE:
        return None
    try:
        verified = verify(reel.game, reel.replay.record)
    except RecordError:
        return None
    return None if verified.branch or verified.moved else verified.seed.hex()


def seats(game: Game[Any], header: Header) -> list[SeatPayload]:
    """The seats as far as a record names them, in the form of a snapshot, then the automata."""
    seats = header.players
    written: list[Any] = [*header.seats, *[{}] * seats]  # a file may claim anything

    given = [seat if isinstance(seat, dict) else {} for seat in written]
    rows = [_seat(seat, given[seat]) for seat in range(seats)]
    everybody = dict.fromkeys(range(seats), 1)  # nobody is away from a file
    return payloads.seats(rows, everybody) + payloads.automata(seats, game.automata(seats))


def _seat(seat: int, given: dict[str, Any]) -> SeatRow:
    name, bot = str(given.get("name") or f"Player {seat + 1}"), given.get("bot")
    return SeatRow(seat, name, "bot" if bot else "human", str(bot) if bot else None)


def played(read: Callable[[], T]) -> T:
    """The reel of an uploaded record. Raises Problem for anything wrong."""
    try:
        return read()
    except Problem:
        raise
    except OtherComponents as error:
        reason = {"reason": error.reason}
        raise Problem("record", "record-components", reason) from None
    except OpenRecord as error:
        raise Problem("running-record", error.reason) from None
    except RecordError as error:
        raise Problem("record", "record-damaged", {"reason": error.message}) from None
    except UnknownGame as error:
        raise Problem("record", args={"reason": error.message}) from None
    except (
        Exception
    ) as error:  # a file may claim anything; that must not look like an internal error
        raise Problem("record", args={"reason": repr(error)}) from None
