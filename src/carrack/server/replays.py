"""Positions of the past.

Every step of a record can be looked at, of a table's own game or of a file somebody brings.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

from carrack.core import story
from carrack.core.game import Game
from carrack.core.record import (
    Entry,
    Header,
    OpenRecord,
    OtherComponents,
    RecordError,
    read_record,
)
from carrack.core.registry import UnknownGame, find_game
from carrack.server import shown
from carrack.server.auth import Viewer
from carrack.server.protocol import Problem, malformed
from carrack.server.store import SeatRow

REELS = 12  # games held step by step at a time
LONGEST = 8_000  # lines of a record that is brought


class Reel(story.Reel):
    """A game with the position after every step, for viewers."""

    def at(self, step: int, viewer: Viewer) -> dict[str, Any]:
        """The position after a step, for a viewer. Raises Problem 404."""
        if not 0 <= step < len(self.states):
            raise Problem(404, "no-step", f"the steps here are 0 to {len(self.states) - 1}")
        state = self.states[step]
        seat = viewer.looks_from(state.seat)
        return {
            "seq": step,
            "deciding": state.seat,
            "view": self.game.view(state, seat),
            "step": self.story.steps[step].shown(seat),
        }


class Replays:
    """The reels that were looked at last, by name.

    `table/…` for tables, their own name for files.
    """

    def __init__(self) -> None:
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        self.lock = asyncio.Lock()

    async def of_table(
        self, table: str, game: Game[Any], header: Header, entries: list[Entry]
    ) -> Reel:
        """The reel of a table whose record is given."""
        name = f"table/{table}"
        async with self.lock:
            reel = self.reels.pop(name, None)
            if reel is None:
                reel = await asyncio.to_thread(Reel, game, header, entries)
            else:
                await asyncio.to_thread(reel.go_on, entries)
            self._keep(name, reel)
            return reel

    async def add(self, text: str) -> dict[str, Any]:
        """Plays a record that somebody brings; gives its name, header, steps and result.

        Raises Problem.
        """
        if text.count("\n") > LONGEST:
            raise malformed(None, f"a record has at most {LONGEST} lines")
        async with self.lock:
            reel = await asyncio.to_thread(_brought, text)
            name = secrets.token_hex(8)
            self._keep(name, reel)
        match = reel.replay.match
        return {
            "replay": name,
            "title": reel.game.title,
            "header": match.header.to_json(),
            "seats": _seats(reel.game, match.header),
            "steps": shown.steps(reel.story.steps, None),
            "result": reel.game.result(match.state).to_json() if match.over else None,
            "total": len(reel.states),
        }

    async def at(self, name: str, step: int, seat: int | None) -> dict[str, Any]:
        """A position of a record that was brought. Raises Problem 404."""
        reel = self.reels.get(name)
        if reel is None or "/" in name:
            raise Problem(404, "no-replay", "this replay is no longer kept; open the file again")
        if seat is not None and seat >= reel.replay.match.header.players:
            raise malformed("seat", f"the seats are 0 to {reel.replay.match.header.players - 1}")
        self.reels.move_to_end(name)
        return reel.at(step, Viewer(() if seat is None else (seat,)))

    def _keep(self, name: str, reel: Reel) -> None:
        self.reels[name] = reel
        while len(self.reels) > REELS:
            self.reels.popitem(last=False)


def _seats(game: Game[Any], header: Header) -> list[dict[str, Any]]:
    """Who sat where as far as a record tells, in the form of a snapshot, then the automata."""
    seats = header.players
    written: list[Any] = [*header.seats, *[{}] * seats]  # a file may claim anything
    told = [seat if isinstance(seat, dict) else {} for seat in written]
    rows = [_seat(seat, told[seat]) for seat in range(seats)]
    everybody = dict.fromkeys(range(seats), 1)  # nobody is away from a file
    return shown.seats(rows, everybody) + shown.automata(seats, game.automata(seats))


def _seat(seat: int, told: dict[str, Any]) -> SeatRow:
    name, bot = str(told.get("name") or f"Player {seat + 1}"), told.get("bot")
    return SeatRow(seat, name, "bot" if bot else "human", str(bot) if bot else None)


def _brought(text: str) -> Reel:
    try:
        record = read_record(text.splitlines())
        return Reel(find_game(record.header.game), record.header, record.entries)
    except OtherComponents as error:
        message = f"this record was played with components that are not here: {error.reason}"
        raise Problem(422, "record", message) from None
    except OpenRecord as error:
        raise Problem(422, "running-record", error.reason) from None
    except RecordError as error:
        raise Problem(422, "record", f"this record is damaged: {error}") from None
    except UnknownGame as error:
        raise Problem(422, "record", str(error)) from None
    except Exception as error:  # a file may claim anything; it must not look like our fault
        raise Problem(422, "record", f"this record cannot be played: {error!r}") from None
