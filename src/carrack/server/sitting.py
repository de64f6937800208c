"""A table read from the store: the match rebuilt from its record, its story, and who sits where."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from carrack.core.chance import Chance, Recording, Seeded, Table
from carrack.core.game import OVER, Game
from carrack.core.match import Match, Replay, is_same
from carrack.core.record import Entry, Record, note_entry, read_entry, read_header
from carrack.core.registry import find_game
from carrack.core.story import Story, tell
from carrack.server import store
from carrack.server.auth import Viewer, viewer_for
from carrack.server.bots import turn_seconds
from carrack.server.store import SeatRow, Stored, TableRow


def chance_of(seed: bytes, practice: bool) -> Chance:
    """The chance of a table. In practice the seed is a small number that somebody chose."""
    return Seeded(int.from_bytes(seed, "big")) if practice else Table(seed)


def record_of(stored: Stored) -> Record:
    """The record of a stored table. Raises RecordError."""
    header = read_header(1, json.loads(stored.row.header))
    entries = [read_entry(n, json.loads(line)) for n, line in enumerate(stored.lines, 2)]
    return Record(header, entries)


@dataclass(frozen=True)
class Thinking:
    """A bot at work: since when, as time is stored and by a clock that nobody sets.

    `seconds` is how long a turn of it usually takes at most.
    """

    seat: int
    bot: str
    turn: int
    since: str
    clock: float
    seconds: int

    def to_json(self) -> dict[str, Any]:
        """As it is shown."""
        return {
            "seat": self.seat,
            "bot": self.bot,
            "since": self.since,
            "elapsed": round(time.monotonic() - self.clock, 1),
            "seconds": self.seconds,
        }


def now() -> str:
    """The time as it is stored: UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Sitting:
    """Everything about an open table. `kept` is how many entries of the record the store has."""

    def __init__(self, stored: Stored) -> None:
        """Rebuilds the table by playing its record. Raises RecordError or UnknownGame."""
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = list(stored.seats)
        self.game: Game[Any] = find_game(stored.row.game)
        replay = Replay(self.game, record_of(stored))
        self.match: Match = replay.match
        self.story = Story(self.match)
        for _ in tell(replay, self.story):
            pass
        self.match.chance = Recording(chance_of(stored.row.seed, stored.row.practice))
        self.kept = len(stored.lines)
        self._thinking: Thinking | None = None

    @property
    def playable(self) -> bool:
        """Whether what the table was begun with (its edition) is still here, and the same."""
        return is_same(self.game, self.match.header)

    @property
    def deciding(self) -> int:
        """The seat that decides, or −1."""
        return self.match.state.seat

    @property
    def seq(self) -> int:
        """The newest step."""
        return self.story.seq

    @property
    def status(self) -> str:
        """`running` or `over`."""
        return store.OVER if self.match.over else store.RUNNING

    @property
    def seats_told(self) -> str:
        """For people: which seats there are."""
        last = len(self.seats) - 1
        return f"the seats here are 0 to {last}" if last else "the only seat here is 0"

    @property
    def automata(self) -> int:
        """How many opponents the rules play beside the seats."""
        return self.game.automata(len(self.seats))

    @property
    def decider(self) -> SeatRow | None:
        """Who decides; None when the game is over."""
        return None if self.deciding == OVER else self.seats[self.deciding]

    def thinking(self) -> Thinking | None:
        """The bot that decides, and since when it has been at work on this turn."""
        decider, turn = self.decider, self.match.state.turn
        if decider is None or decider.kind != "bot" or decider.bot is None:
            self._thinking = None
            return None
        whose, known = (decider.seat, decider.bot, turn), self._thinking
        if known is None or (known.seat, known.bot, known.turn) != whose:
            seconds = turn_seconds(decider.bot)
            self._thinking = Thinking(*whose, now(), time.monotonic(), seconds)
        return self._thinking

    def viewer(self, tokens: list[str]) -> Viewer:
        """What these tokens open here."""
        return viewer_for(tokens, self.seats, self.row.host)

    def eyes(self, viewer: Viewer) -> int | None:
        """The seat whose view is shown: of several on one device, the one that sits at it now.

        That is the one that decides, else the one that decided last, else the first.
        """
        if self.deciding in viewer.seats or len(viewer.seats) < 2:
            return viewer.looks_from(self.deciding)
        moved = (step.seat for step in reversed(self.story.steps) if step.kind == "move")
        return next((seat for seat in moved if seat in viewer.seats), viewer.seats[0])

    def reader(self, viewer: Viewer) -> Viewer:
        """With whose eyes a viewer sees earlier positions: while the game runs, with today's."""
        eyes = self.eyes(viewer)
        return viewer if self.match.over or eyes is None else Viewer((eyes,))

    def unkept(self) -> list[str]:
        """The entries that the store has not got yet."""
        return [entry.line() for entry in self.match.entries[self.kept :]]

    def say(self, note: dict[str, Any]) -> None:
        """Puts a note into record and story."""
        entry: Entry = note_entry(note)
        self.match.add_note(entry)
        self.story.note(entry)

    def reveal(self) -> None:
        """At the end: shows the seed, so that anybody can verify the draws."""
        if self.match.over:
            self.say({"seed": self.row.seed.hex()})

    def rematch(self, table: str) -> None:
        """Says where the next game is played."""
        self.row = replace(self.row, rematch=table)
        self.say({"rematch": table})

    def seat_changed(self, seat: int, **changes: Any) -> SeatRow:
        """Changes who sits on a seat, and gives the new row."""
        self.seats[seat] = replace(self.seats[seat], **changes)
        return self.seats[seat]
