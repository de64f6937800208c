"""The story of a game: its record as numbered steps, from 0, as onlookers see it."""

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

    `decision` is the number of decisions before a move (the number that takes it back); for an
    undo, the decision returned to. `turn` is the turn it belongs to; `undone` says that a later
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
        """`steps` are those of a match that has already begun."""
        self.decision = match.decision
        self.turn = match.state.turn
        self.steps: list[HistoryStep] = steps or [
            HistoryStep(0, "setup", -1, "", self.decision, self.turn, match.opening)
        ]
        moves = [step for step in self.steps if step.kind == "move"]
        self._standing = [step for step in moves if not step.undone]
        self._moved = {step.seat: step.seq for step in moves}  # the newest of each, undone or not

    @property
    def seq(self) -> int:
        """The number of the newest step."""
        return len(self.steps) - 1

    def add(self, step: Step, match: Match) -> HistoryStep:
        """Add a step that the match has just made."""
        entry = step.entries[0]
        added = self._step(entry.kind, entry.data["seat"], str(entry.data[entry.kind]))
        added.events = step.events
        if entry.kind == "undo":
            self._take_back(entry.data["undo"])
            added.decision = entry.data["undo"]
            added.turn = match.state.turn  # an undone end of turn belonged to this one
            added.move = ""
        elif entry.kind == "move":
            self._standing.append(added)
            self._moved[added.seat] = added.seq
        self.decision = match.decision
        self.turn = match.state.turn
        return self._append(added)

    def moved_since(self, seq: int) -> bool:
        """Whether a move, even one taken back, came after a step; others do not count."""
        return any(step.kind in ("move", "undo") for step in self.steps[seq + 1 :])

    def note(self, entry: Entry) -> HistoryStep:
        """Add a note of the table."""
        note: dict[str, Any] = entry.data["note"]
        seat = note.get("seat")
        added = self._step("note", seat if isinstance(seat, int) else -1, "")
        added.note = note
        return self._append(added)

    def begun(self, match: Match) -> bool:
        """Whether the deciding seat has begun a turn and not confirmed it."""
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
        """Return the seat among these that made the newest move, even one undone; None: none."""
        moved = [seat for seat in seats if seat in self._moved]
        return max(moved, key=self._moved.__getitem__) if moved else None

    def _step(self, kind: str, seat: int, move: str) -> HistoryStep:
        return HistoryStep(len(self.steps), kind, seat, move, self.decision, self.turn)

    def _append(self, added: HistoryStep) -> HistoryStep:
        self.steps.append(added)
        return added

    def _take_back(self, decision: int) -> None:
        while self._standing and self._standing[-1].decision >= decision:
            self._standing.pop().undone = True


def history_of(replay: Replay, story: Story) -> Iterator[HistoryStep]:
    """Play a replay to its end and yield every step and note, right after it was played."""
    entries = replay.record.entries
    written = replay.position
    for step in replay.steps():
        for entry in _notes(entries, written):
            yield story.note(entry)
        yield story.add(step, replay.match)
        written = replay.position
    for entry in _notes(entries, written):
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
