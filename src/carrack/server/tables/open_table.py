"""A table read from the store: the match rebuilt from its record, its story, and who sits where."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Protocol, TypeVar

from carrack.core.chance import Chance, Recording
from carrack.core.checkpoint import gone_on
from carrack.core.game import OVER, Game, Move, State
from carrack.core.luck import ENTERED, luck_of, table_chance
from carrack.core.match import Match, Replay
from carrack.core.record import Entry, Header, Record, note_entry, read_entry, read_header
from carrack.core.registry import find_game
from carrack.core.story import HistoryStep, Story, history_of
from carrack.lessons.position import LESSON
from carrack.ratings.results import ENDED, RATED
from carrack.ratings.sources import SOURCES, score_sheets
from carrack.server.clocks.clock import SeatClock, TableClocks
from carrack.server.clocks.hours import never
from carrack.server.clocks.nights import Hours
from carrack.server.clocks.now import Now, steady_time
from carrack.server.clocks.pace import pace_of
from carrack.server.refusals import Problem
from carrack.server.settings import DEFAULTS
from carrack.server.store import table_rows
from carrack.server.store.table_rows import SeatRow, Stored
from carrack.server.tables.at_work import Ended, Thinking
from carrack.server.tables.auth import Viewer
from carrack.server.tables.pauses import Paused, Pauses
from carrack.server.tables.seated import SeatedTable
from carrack.server.thinking.bots import Bots, DecisionTask

T = TypeVar("T")

DECIDED = ("move", "command")
"""The kinds of steps that somebody decided on."""
LATE = 1.0
"""Seconds that a request to take back the end of a turn may be late, if nobody has played yet."""
UNHURRIED = 3600.0
"""Seconds for which the end of a turn can be taken back where nobody waits to go on."""
GENTLE = 50
"""Things that are read before other threads may run."""


def gently(things: Iterable[T]) -> Iterator[T]:
    """The things one by one, for a thread that lets others go on between them."""
    for number, thing in enumerate(things):
        if number % GENTLE == GENTLE - 1:
            time.sleep(0)
        yield thing


def record_of(stored: Stored) -> Record:
    """The record of a stored table. Raises RecordError."""
    header = read_header(1, json.loads(stored.row.header))
    lines = gently(enumerate(stored.lines, 2))
    entries = [read_entry(n, json.loads(line)) for n, line in lines]
    return Record(header, entries)


def now() -> str:
    """The time as it is stored: UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class GameSoFar(Protocol):
    """The state of a table's game, as far as it is known."""

    def again(self, game: Game[Any], record: Record) -> tuple[Match, Story]:
        """The match of the table's lines, with its story. Raises RecordError."""


@dataclass(frozen=True)
class RestoredGame:
    """A record that was played elsewhere: a checkpoint, and the story so far."""

    point: dict[str, Any]
    steps: list[HistoryStep]

    def again(self, game: Game[Any], record: Record) -> tuple[Match, Story]:
        """The match with its story. Raises RecordError."""
        match = gone_on(game, record.header, record.entries, self.point)
        return match, Story(match, self.steps)


def _played(game: Game[Any], record: Record) -> tuple[Match, Story]:
    replay = Replay(game, record)
    story = Story(replay.match)
    for _ in gently(history_of(replay, story)):
        pass
    return replay.match, story


class OpenTable(SeatedTable):
    """A table whose game has begun.

    `kept` is how many entries of the record the store has; `instead` says that it has others in
    their place. Watchers get the whole story where it is `anew`. From step `last_step` on nothing
    is played. `bots` are those that play here.
    """

    def __init__(self, stored: Stored, reached: GameSoFar | None = None) -> None:
        """Rebuild the table from its record. Raises RecordError or UnknownGame.

        `reached` holds the match and story of a record that was already replayed.
        """
        super().__init__(stored, find_game(stored.row.game))
        record = record_of(stored)
        self.match, self.story = (
            _played(self.game, record) if reached is None else reached.again(self.game, record)
        )
        self.pauses = Pauses(record.header)
        for step in self.story.steps:
            self.pauses.update(step)
        self.hours: dict[int, Hours] | None  # of seats' people; None: not known yet
        self.retimed: bool  # its clocks go by other hours than those that are stored
        self._wind(stored.clocks)
        if not self.entered:
            self.match.chance = Recording(table_chance(self.match.header, stored.row.seed))
        self.kept = len(stored.lines)
        self.instead = self.anew = False
        self.last_step = DEFAULTS.last_step
        self.bots = Bots()
        self.now: Now = steady_time()
        self.notified = self.to_decide
        """The seats whose people have been notified of their decision, or are about to be."""
        self._thinking: Thinking | None = None
        self._closes: float | None = None

    @property
    def header(self) -> Header:
        return self.match.header

    @property
    def luck(self) -> dict[str, Any]:
        """Return the luck of this game: its scheme, the shares of seats, and who is left out."""
        return luck_of(self.match.header)

    @property
    def entered(self) -> bool:
        """Whether people entered, or enter, what falls beside their board."""
        return bool(self.luck["scheme"] == ENTERED)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def position(self) -> State:
        """Return the position to show; not to be played on."""
        return self.match.state

    @property
    def dice(self) -> Chance:
        """Return the chance by which bots imagine and choose."""
        return self.match.chance.source

    @property
    def deciding(self) -> int:
        return self.match.state.seat

    @property
    def seq(self) -> int:
        return self.story.seq

    @property
    def status(self) -> str:
        """`running` or `over`."""
        return table_rows.OVER if self.match.over else table_rows.RUNNING

    @property
    def decider(self) -> SeatRow | None:
        """Return the seat that decides; None when the game is over."""
        return None if self.deciding == OVER else self.seats[self.deciding]

    @property
    def awaited(self) -> list[int]:
        return [] if self.match.over else [row.seat for row in self.seats if row.awaited]

    @property
    def paused(self) -> Paused | None:
        """Whether and why the table is paused."""
        return None if self.match.over else self.pauses.now(self.match.state.turn)

    @property
    def halted(self) -> Problem | None:
        """Return why nobody may play now, people or bots; None if the game goes on."""
        if self.paused is not None:
            return self.paused.problem()
        if self.seq >= self.last_step:
            return Problem("long", "long-over", {"most": self.last_step})
        if not self.awaited:
            return None
        return Problem("waiting", "waiting-to-sit", self.named(self.awaited))

    @property
    def to_decide(self) -> set[int]:
        """The seats whose people are asked for a decision now: their clocks run."""
        decider = self.decider
        waits = decider is None or decider.kind != "human" or self.halted is not None
        return set() if waits or decider is None else {decider.seat}

    def on_time(self, now: int) -> bool:
        """Whether exactly those clocks run that should."""
        turn = self.match.state.turn
        return self.clocks is None or self.clocks.is_settled(now, self.to_decide, turn)

    def keep_time(self, now: int) -> tuple[SeatClock, ...]:
        """Let the clocks of those run who are asked; return those that have changed.

        Time that was used is noted in the record.
        """
        if self.clocks is None:
            return ()
        self.clocks.settle(now, self.to_decide, self.match.state.turn)
        for clock in self.clocks.used_since():
            times = {"used": clock.used, "left": clock.left}
            self.say({"action": "clock", "seat": clock.seat, **times})
        return self.clocks.taken()

    def go_by(self, hours: dict[int, Hours], now: int) -> None:
        """Leave out the hours of these seats from a moment on."""
        if self.clocks is None or hours == self.hours:
            return
        since, self.hours = (None if self.hours is None else now), hours
        away = {seat: each.away for seat, each in hours.items()}
        self.retimed |= self.clocks.go_by(lambda seat: away.get(seat, never), since)

    def count_time(self, seat: int, now: int) -> None:
        """Count what a seat has used so far by its hours, before another person brings others."""
        if self.clocks is not None and self.hours and seat in self.hours:
            self.clocks.count(seat, now)

    def count_all(self, now: int) -> bool:
        """Count what every seat has used so far by its hours; False if that is nothing."""
        if self.clocks is None:
            return False
        before = dict(self.clocks.seats)
        for seat in before:
            self.clocks.count(seat, now)
        return self.clocks.seats != before

    def come_back(self, seat: int) -> bool:
        """Give a person time who comes back to a seat; False if that is too early."""
        return self.clocks is None or self.clocks.come_back(seat, self.match.state.turn)

    def thinking(self) -> Thinking | None:
        """The bot that decides, and since when it has been at work on this turn."""
        decider, turn = self.decider, self.match.state.turn
        resting = self.halted is not None or self.unattended or self.ended() is not None
        if decider is None or decider.kind != "bot" or decider.bot is None or resting:
            self._thinking = None
            return None
        whose, known = (decider.seat, decider.bot, turn), self._thinking
        if known is None or (known.seat, known.bot, known.turn) != whose:
            times = self.bots.times(decider.bot)
            self._thinking = Thinking(*whose, now(), time.monotonic(), *times)
        return self._thinking

    def leave_open(self, seconds: float) -> None:
        """A person has done something: if that ended a turn, it can be taken back for a while.

        In a lesson without bots nobody waits for that, so there is time to think about it.
        """
        if LESSON in self.header.extra and all(row.kind == "human" for row in self.seats):
            seconds = UNHURRIED
        self._closes = time.monotonic() + seconds if seconds > 0 else None

    def ended(self) -> Ended | None:
        """The turn that can still be taken back as a whole: until then bots wait.

        After a restart none can, nor one that a bot ended.
        """
        seat, rest = self.match.ended(), self._rest()
        if seat is None or rest <= 0 or self.seats[seat].kind != "human":
            return None
        return Ended(seat, self.match.decision - 1, rest)

    def reopens(self, seat: int) -> bool:
        """Whether a seat's undo of the end of its turn comes in time, or almost."""
        return self.match.ended() == seat and self._rest() > -LATE

    def _rest(self) -> float:
        return float("-inf") if self._closes is None else self._closes - time.monotonic()

    def perspective(self, viewer: Viewer) -> int | None:
        """The seat whose view is shown: of several on one device, the one that sits at it now.

        That is the one that decides, else the one that decided last, else the first.
        """
        if self.deciding in viewer.seats or len(viewer.seats) < 2:
            return viewer.looks_from(self.deciding)
        moved = self.story.last_to_move(viewer.seats)
        return viewer.seats[0] if moved is None else moved

    def reader(self, viewer: Viewer) -> Viewer:
        """From whose perspective a viewer sees earlier positions: until the end, from today's."""
        seat = self.perspective(viewer)
        return viewer if self.match.over or seat is None else Viewer((seat,))

    def decision_task(self, seat: int, bot: str, purpose: str = "bot") -> DecisionTask:
        """The position as the seat knows it, for a bot in another process.

        Its random numbers belong to the step, so that a repeated thought is the same.
        """
        chance = self.dice
        game, state = self.game, self.match.state
        imagined = game.imagine(state, seat, chance.stream(f"{purpose} imagines {self.seq}"))
        seed = chance.stream(f"{purpose} chooses {self.seq}").word()
        return DecisionTask(game.name, game.to_json(imagined), seat, bot, seed, self.row.table)

    def unkept(self) -> list[str]:
        return [entry.line() for entry in self.match.entries[self.kept :]]

    def follow(self, news: Stored, seconds: float) -> None:
        """Play on what another process has stored: more entries, and how the table is now.

        A turn that a person has ended can be taken back for some seconds. Raises RecordError, and
        then this is of no more use.
        """
        match, first = self.match, len(self.story.steps)
        lines = enumerate(news.lines, self.kept + 2)
        entries = [read_entry(n, json.loads(line)) for n, line in lines]
        record, chance = Record(self.header, [*match.entries, *entries]), match.chance
        for step in history_of(Replay(self.game, record, match=match), self.story):
            self.pauses.update(step)
        match.chance = chance
        self.kept += len(entries)
        self.row, self.seats, self.names = news.row, list(news.seats), news.names
        self.carried |= {hash(move_id) for move_id in news.move_ids}
        self._wind(news.clocks)
        self.notified = self.to_decide
        if any(self._of_person(step) for step in self.story.steps[first:]):
            self.leave_open(seconds)

    def _of_person(self, step: HistoryStep) -> bool:
        decided = step.kind in (*DECIDED, "undo")
        return decided and self.seats[step.seat].kind == "human"

    def _wind(self, clocks: list[SeatClock]) -> None:
        """Go by the clocks that are stored; whose hours count is not known yet."""
        pace = pace_of(self.header.extra)
        self.clocks = TableClocks(pace, clocks) if pace and clocks else None
        self.hours, self.retimed = None, False

    def play(self, seat: int, move: Move) -> None:
        """Play a move. Raises Refused."""
        self.story.add(self.match.play(seat, move), self.match)

    def command(self, seat: int, move: Move) -> None:
        """Carry out a command out of turn. Raises Refused."""
        self.story.add(self.match.command(seat, move), self.match)

    def undo(self, seat: int, decision: int) -> None:
        """Go back to before a decision. Raises Refused."""
        self.story.add(self.match.undo(seat, decision), self.match)

    def say(self, note: dict[str, Any]) -> None:
        entry: Entry = note_entry(note)
        self.match.add_note(entry)
        self.pauses.update(self.story.note(entry))

    def reveal(self) -> None:
        """At the end, show the seed, so that anybody can verify the draws."""
        if self.match.over and not self.entered:
            seed = {"seed": self.row.seed.hex()}
            self.say({**seed, **self._for_ratings()} if RATED in self.header.extra else seed)

    def _for_ratings(self) -> dict[str, Any]:
        """Return what the end of a rated game adds to its record."""
        return {ENDED: now(), SOURCES: score_sheets(self.story.steps, len(self.seats))}

    @property
    def owes_seed(self) -> bool:
        """Whether the game is over and nobody has been shown the seed: it was over at its set-up.

        Else the step that ended it showed the seed at once.
        """
        return (
            self.match.over
            and not self.entered
            and not any("seed" in (step.note or {}) for step in reversed(self.story.steps))
        )

    def rematch(self, table: str) -> None:
        """Say where the next game is played."""
        self.row = replace(self.row, rematch=table)
        self.say({"rematch": table})

    def has_decided(self, seat: int) -> bool:
        return any(step.seat == seat and step.kind in DECIDED for step in self.story.steps)

    def require_running(self) -> None:
        if self.match.over:
            raise Problem("over", "over-seat")
