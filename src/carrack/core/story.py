"""The story of a game: its record told in steps, numbered from 0, as those who look on see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.events import Event
from carrack.core.game import Game, Move, State
from carrack.core.match import Match, Replay, Step
from carrack.core.record import Entry


@dataclass
class HistoryStep:
    """One step: a set-up, move, command, undo or note.

    `decision` is how many decisions stood before a move (the number that takes it back), for an
    undo the decision returned to; `turn` the turn it belongs to. `undone` says that a later
    undo took the move back.
    """

    seq: int
    kind: str
    seat: int
    move: str
    decision: int
    turn: int
    events: list[Event] = field(default_factory=list)
    note: dict[str, Any] | None = None
    undone: bool = False

    def shown(self, viewer: int | None) -> dict[str, Any]:
        """The step as a seat (or a spectator: None) may see it."""
        data: dict[str, Any] = {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "move": self.move,
            "decision": self.decision,
            "turn": self.turn,
            "events": [event.seen_by(viewer) for event in self.events],
            "undone": self.undone,
        }
        if self.note is not None:
            data["note"] = self.note
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """The steps so far. Step 0 is the set-up."""

    def __init__(self, match: Match, steps: list[HistoryStep] | None = None) -> None:
        """`steps` is what has been told of a match that is not at its beginning."""
        self.decision = match.decision
        self.turn = match.state.turn
        self.steps: list[HistoryStep] = steps or [
            HistoryStep(0, "setup", -1, "", self.decision, self.turn, match.opening)
        ]
        moves = [told for told in self.steps if told.kind == "move"]
        self._standing = [told for told in moves if not told.undone]
        self._moved = {told.seat: told.seq for told in moves}  # the newest of each, undone or not

    @property
    def seq(self) -> int:
        """The number of the newest step."""
        return len(self.steps) - 1

    def add(self, step: Step, match: Match) -> HistoryStep:
        """Tells a step that the match has just made."""
        entry = step.entries[0]
        told = self._step(entry.kind, entry.data["seat"], str(entry.data[entry.kind]))
        told.events = step.events
        if entry.kind == "undo":
            self._take_back(entry.data["undo"])
            told.decision = entry.data["undo"]
            told.turn = match.state.turn  # an end of turn that is taken back was of this one
            told.move = ""
        elif entry.kind == "move":
            self._standing.append(told)
            self._moved[told.seat] = told.seq
        self.decision = match.decision
        self.turn = match.state.turn
        return self._append(told)

    def moved_since(self, seq: int) -> bool:
        """Whether a move, or one taken back, came after a step; notes and commands do not count."""
        return any(step.kind in ("move", "undo") for step in self.steps[seq + 1 :])

    def note(self, entry: Entry) -> HistoryStep:
        """Tells something that the table says."""
        note: dict[str, Any] = entry.data["note"]
        seat = note.get("seat")
        told = self._step("note", seat if isinstance(seat, int) else -1, "")
        told.note = note
        return self._append(told)

    def begun(self, match: Match) -> bool:
        """Whether the seat that decides has begun a turn that it has not confirmed."""
        if not self._standing:
            return False
        step = self._standing[-1]
        return step.turn == match.state.turn and step.seat == match.state.seat

    def standing_since(self, decision: int) -> list[HistoryStep]:
        """The moves that stand, from a decision on."""
        first = len(self._standing)
        while first > 0 and self._standing[first - 1].decision >= decision:
            first -= 1
        return self._standing[first:]

    def last_to_move(self, seats: Iterable[int]) -> int | None:
        """Which of these seats made the newest move, even if it was taken back; None: none did."""
        moved = [seat for seat in seats if seat in self._moved]
        return max(moved, key=self._moved.__getitem__) if moved else None

    def _step(self, kind: str, seat: int, move: str) -> HistoryStep:
        return HistoryStep(len(self.steps), kind, seat, move, self.decision, self.turn)

    def _append(self, told: HistoryStep) -> HistoryStep:
        self.steps.append(told)
        return told

    def _take_back(self, decision: int) -> None:
        while self._standing and self._standing[-1].decision >= decision:
            self._standing.pop().undone = True


def history_of(replay: Replay, story: Story) -> Iterator[HistoryStep]:
    """Plays a replay to its end and tells every step and note, each right after it was played."""
    entries = replay.record.entries
    told = replay.position
    for step in replay.steps():
        for entry in _notes(entries, told):
            yield story.note(entry)
        yield story.add(step, replay.match)
        told = replay.position
    for entry in _notes(entries, told):
        yield story.note(entry)


def _notes(entries: list[Entry], start: int) -> list[Entry]:
    end = start
    while end < len(entries) and entries[end].kind == "note":
        end += 1
    return entries[start:end]


def described(game: Game[Any], state: State, moves: Iterable[Move]) -> list[dict[str, Any]]:
    """Moves for a reader: number, notation, and what the game says about them."""
    return [
        {"index": move.index, "move": move.notation, **game.describe(state, move)} for move in moves
    ]
