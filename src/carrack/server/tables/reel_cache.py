"""Work done in a separate process: maps, and past positions.

A cache knows games and records, but no table, no token and no store. It returns what is sent: JSON
as bytes.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from carrack.core.branch import branched
from carrack.core.checkpoint import checkpoint, step_as_data
from carrack.core.game import canonical
from carrack.core.match import Match, Replay
from carrack.core.page_view import page_view
from carrack.core.record import (
    Entry,
    Record,
    RecordError,
    open_record,
    read_entry,
    read_header,
    read_record,
)
from carrack.core.reel import Reel
from carrack.core.registry import UnknownGame, find_game
from carrack.core.story import Story, history_of
from carrack.lessons.course import course_of
from carrack.lessons.position import begun_lesson
from carrack.plays.files import PlayFile, written
from carrack.plays.play import Unfinished, play_of
from carrack.server.clocks.zones import zone_named
from carrack.server.refusals import Problem, malformed, no_step
from carrack.server.settings import DEFAULTS, Settings
from carrack.server.shapes.answer_types import PastPositionPayload, ReplayInfoPayload
from carrack.server.shapes.messages import JudgePost
from carrack.server.shapes.payload_types import StepsPayload
from carrack.server.shapes.reading import encoded
from carrack.server.tables import payloads
from carrack.server.tables.auth import Viewer
from carrack.server.tables.brought import chosen_seed, played, seats
from carrack.server.tables.tried import TryRequest, tried, turn_task
from carrack.server.thinking.bots import DecisionTask, TurnTask

T = TypeVar("T")

NO_REPLAY = "no-replay"
PART = 200  # steps of a story that are handed over in one piece
BLOAT = 25  # JSON that was read takes up to this many times the bytes of its text


@dataclass(frozen=True)
class RecordPart:
    """The part of a table's record that a cache may lack: its entries from number `first` on."""

    table: str
    game: str
    header: str
    first: int
    lines: list[str]


@dataclass(frozen=True)
class Whole:
    """All of a table's record, as text."""

    game: str
    header: str
    lines: list[str]


@dataclass(frozen=True)
class Opened:
    """A replayed record: its checkpoint and its story, some steps at a time, as JSON."""

    point: bytes
    story: list[bytes]


@dataclass(frozen=True)
class Begun:
    """A game that begins or goes on from a position, as text; the seat `deciding` plays on."""

    header: str
    lines: list[str]
    deciding: int


class ReelCache:
    """The reels viewed last: of tables, and of uploaded records.

    Together they take about `settings.past_mebibytes`, and one of them may take more.
    """

    def __init__(self, settings: Settings = DEFAULTS) -> None:
        self.settings = settings
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        self.texts: dict[str, int] = {}  # of uploaded records, their lengths

    def do(self, job: str, *what: Any) -> Any:
        """Do a job by its name, one of the methods here; a Problem is an answer as well."""
        try:
            return getattr(self, job)(*what)
        except Problem as problem:
            return problem

    def ready(self) -> None:
        """Show that the process is running."""

    # --- records that somebody brings ------------------------------------------------------------

    def add(self, name: str, text: str) -> bytes:
        """Replay a record and keep it under a name; return its header, steps and result."""
        reel = self._brought(text)
        self.texts[name] = len(text)
        self._keep(name, reel)
        match = reel.replay.match
        return encoded(
            ReplayInfoPayload(
                replay=name,
                title=reel.game.title,
                header=match.header.to_json(),
                seats=seats(reel.game, match.header),
                steps=payloads.steps(reel.story.steps, None),
                result=reel.result(),
                total=reel.length,
                seed=chosen_seed(reel),
            )
        )

    def at(self, name: str, step: int, seat: int | None) -> bytes:
        """A position of an uploaded record, as a seat sees it."""
        reel = self._named(name)
        players = reel.replay.match.header.players
        if seat is not None and seat >= players:
            raise malformed("seat", "no-seat", {"last": players - 1})
        return _position(reel, step, () if seat is None else (seat,))

    def tried(self, name: str, request: TryRequest) -> bytes | DecisionTask:
        """Try a line after a step of an uploaded record."""
        return tried(self._named(name), request)

    def turn(self, name: str, post: JudgePost) -> TurnTask:
        """The turn of an uploaded record that is tried anew."""
        return turn_task(self._named(name), post)

    def play(self, name: str, file: PlayFile) -> str:
        """The game of an uploaded record as a file for other programs."""
        return _play_file(self._named(name), file)

    def players(self, name: str) -> tuple[str, int, dict[str, Any]]:
        """Return the game of a record, the number of players, and the options."""
        header = self._named(name).replay.match.header
        return header.game, header.players, header.options

    def branch(self, name: str, step: int, seats: list[dict[str, Any]], extra: Any) -> Begun:
        """A game that continues from a step of an uploaded record."""
        return _gone_on(self._named(name), step, seats, extra)

    def _named(self, name: str) -> Reel:
        reel = self.reels.get(name)
        if reel is None:
            raise Problem(NO_REPLAY)
        self.reels.move_to_end(name)
        return reel

    def _brought(self, text: str) -> Reel:
        return played(lambda: self._read(text))

    def _read(self, text: str) -> Reel:
        """Raise Problem for a record longer than any real game, before replaying it."""
        lines, most = text.splitlines(), self.settings.record_lines
        if len(lines) > most:
            raise malformed(None, "record-lines", {"most": most, "count": len(lines)})
        record = read_record(lines)
        steps, most = steps_of(record.entries), self.settings.record_steps
        if steps > most:
            raise malformed(None, "record-steps", {"most": most, "count": steps})
        return Reel(find_game(record.header.game), record.header, record.entries)

    # --- tables ----------------------------------------------------------------------------------

    def table_at(self, part: RecordPart, step: int, seats: tuple[int, ...]) -> bytes | None:
        """The position after a step, as these seats see it; None: more of the record is needed."""
        reel = self._of_table(part)
        return None if reel is None else _position(reel, step, seats)

    def table_tried(self, part: RecordPart, request: TryRequest) -> bytes | DecisionTask | None:
        """Try a line after a step of a table's game."""
        reel = self._of_table(part)
        return None if reel is None else tried(reel, request)

    def table_turn(self, part: RecordPart, post: JudgePost) -> TurnTask | None:
        """The turn of a table's game that is tried anew."""
        reel = self._of_table(part)
        return None if reel is None else turn_task(reel, post)

    def table_steps(self, part: RecordPart, first: int, seat: int | None) -> bytes | None:
        """The steps from a number on, as a seat sees them."""
        reel = self._of_table(part)
        if reel is None:
            return None
        return encoded(StepsPayload(payloads.steps(reel.story.steps[first:], seat)))

    def table_record(self, part: RecordPart) -> str | None:
        """The record as text: whole when the game is over, else without what is hidden."""
        reel = self._of_table(part)
        if reel is None:
            return None
        record = reel.replay.record
        return (record if reel.replay.match.over else open_record(reel.game, record)).text()

    def table_play(
        self, part: RecordPart, file: PlayFile, begun: datetime, ended: datetime
    ) -> str | None:
        """A table's finished game as a file for other programs."""
        reel = self._of_table(part)
        return None if reel is None else _play_file(reel, file, begun, ended)

    def table_branch(
        self, part: RecordPart, step: int, seats: list[dict[str, Any]], extra: Any
    ) -> Begun | None:
        """A game that continues from a step of a table's game."""
        reel = self._of_table(part)
        return None if reel is None else _gone_on(reel, step, seats, extra)

    def open(self, whole: Whole) -> Opened | RecordError | UnknownGame:
        """Play the record of a table that is to go on, or say why not. Nothing is kept here."""
        try:
            entries = [read_entry(n, json.loads(line)) for n, line in enumerate(whole.lines, 2)]
            record = Record(read_header(1, json.loads(whole.header)), entries)
            replay = Replay(find_game(whole.game), record)
            story = Story(replay.match)
            for _ in history_of(replay, story):
                pass
        except (RecordError, UnknownGame) as error:
            return error
        steps = [step_as_data(step) for step in story.steps]
        parts = [steps[first : first + PART] for first in range(0, len(steps), PART)]
        return Opened(encoded(checkpoint(replay.match, story)), [encoded(each) for each in parts])

    def _of_table(self, part: RecordPart) -> Reel | None:
        """The reel of a table's whole record; None if the beginning is missing."""
        name = f"table/{part.table}"
        reel = self.reels.pop(name, None)
        if part.first and (reel is None or reel.played != part.first):
            return None
        entries = [read_entry(n, json.loads(line)) for n, line in enumerate(part.lines, 2)]
        if part.first and reel is not None:
            reel.go_on(entries)
        else:
            reel = Reel(find_game(part.game), read_header(1, json.loads(part.header)), entries)
        self._keep(name, reel)
        return reel

    def _keep(self, name: str, reel: Reel) -> None:
        self.reels[name] = reel
        room = self.settings.past_mebibytes << 20
        while len(self.reels) > 1 and sum(map(self._weight, self.reels)) > room:
            gone, _ = self.reels.popitem(last=False)
            self.texts.pop(gone, None)

    def _weight(self, name: str) -> int:
        """The approximate bytes of a reel; a file may hold more than a game needs."""
        return max(self.reels[name].weight, BLOAT * self.texts.get(name, 0))

    # --- lessons ---------------------------------------------------------------------------------

    def lesson(
        self, game: str, name: str, seats: list[dict[str, Any]], extra: dict[str, Any]
    ) -> Begun:
        """The game of a lesson, where it begins. Raises LessonError."""
        found = find_game(game)
        return begun(begun_lesson(found, course_of(found.package)[name], seats, extra))

    # --- maps ------------------------------------------------------------------------------------

    def offered(self, game: str) -> list[dict[str, Any]]:
        """The maps from which a custom map can start."""
        return find_game(game).maps()

    def judge(self, game: str, text: str) -> dict[str, Any] | None:
        """The findings about a map; None for a game without maps."""
        return find_game(game).judge_map(text)

    def judge_edition(
        self, game: str, text: str, sheet: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """The findings about an edition; None for a game without editions."""
        return find_game(game).judge_edition(text, sheet)

    def generate(self, game: str, players: int, seed: int) -> str | None:
        """A random map; None for a game without maps."""
        try:
            return find_game(game).generate_map(players, seed)
        except ValueError as error:
            raise malformed("players", args={"reason": str(error)}) from None


def steps_of(entries: list[Entry]) -> int:
    """Return the number of steps of a record after the set-up."""
    return sum(entry.kind in ("move", "command", "undo", "note") for entry in entries)


def _position(reel: Reel, step: int, seats: tuple[int, ...]) -> bytes:
    """The position after a step, as these seats see it."""
    if not 0 <= step < reel.length:
        raise no_step(reel.length - 1)
    state = reel.position(step)
    seat = Viewer(seats).looks_from(state.seat)
    return encoded(
        PastPositionPayload(
            seq=step,
            deciding=state.seat,
            view=page_view(reel.game, state, seat),
            step=reel.story.steps[step].shown(seat),
        )
    )


def _gone_on(reel: Reel, step: int, seats: list[dict[str, Any]], extra: dict[str, Any]) -> Begun:
    """The game that continues from a step. Raises Problem."""
    old = reel.replay.record
    try:
        match = Replay(reel.game, branched(old, step, seats, extra), listen=False).run()
    except RecordError as error:
        raise Problem("record", "record-branch", {"reason": error.message}) from None
    except ValueError:
        raise no_step(reel.length - 1) from None
    if match.over:
        raise Problem("over", "over-branch")
    return begun(match)


def _play_file(
    reel: Reel, file: PlayFile, begun: datetime | None = None, ended: datetime | None = None
) -> str:
    """A finished game as a file for other programs. Raises Problem."""
    try:
        play = play_of(reel.replay.record, reel.replay.match, ended, begun, file.automaton)
        return written([play], file.form, zone_named(file.zone))
    except Unfinished:
        raise Problem("running", "running-play") from None


def begun(match: Match) -> Begun:
    """A game as it is stored when it begins."""
    lines = [entry.line() for entry in match.entries]
    return Begun(canonical(match.header.to_json()), lines, match.state.seat)
