"""The story of a game: its record told in steps, numbered from 0, as those who look on see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.events import Event
from carrack.core.game import Game, Move, State
from carrack.core.match import Match, Replay, Step
from carrack.core.record import Entry, Header, Record


@dataclass
class Told:
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


class Story:
    """The steps so far. Step 0 is the set-up."""

    def __init__(self, match: Match) -> None:
        self.decision = match.decision
        self.turn = match.state.turn
        opening = Told(0, "setup", -1, "", self.decision, self.turn, match.opening)
        self.steps = [opening]

    @property
    def seq(self) -> int:
        """The number of the newest step."""
        return len(self.steps) - 1

    def add(self, step: Step, match: Match) -> Told:
        """Tells a step that the match has just made."""
        entry = step.entries[0]
        told = self._told(entry.kind, entry.data["seat"], str(entry.data[entry.kind]))
        told.events = step.events
        if entry.kind == "undo":
            self._take_back(entry.data["undo"])
            told.decision = entry.data["undo"]
            told.move = ""
        self.decision = match.decision
        self.turn = match.state.turn
        return self._append(told)

    def moved_since(self, seq: int) -> bool:
        """Whether a move, or one taken back, came after a step; notes and commands do not count."""
        return any(step.kind in ("move", "undo") for step in self.steps[seq + 1 :])

    def note(self, entry: Entry) -> Told:
        """Tells something that the table says."""
        note: dict[str, Any] = entry.data["note"]
        seat = note.get("seat")
        told = self._told("note", seat if isinstance(seat, int) else -1, "")
        told.note = note
        return self._append(told)

    def begun(self, match: Match) -> bool:
        """Whether the seat that decides has begun a turn that it has not confirmed."""
        for step in reversed(self.steps):
            if step.kind == "move" and not step.undone:
                return step.turn == match.state.turn and step.seat == match.state.seat
        return False

    def _told(self, kind: str, seat: int, move: str) -> Told:
        return Told(len(self.steps), kind, seat, move, self.decision, self.turn)

    def _append(self, told: Told) -> Told:
        self.steps.append(told)
        return told

    def _take_back(self, decision: int) -> None:
        for step in reversed(self.steps):
            if step.decision < decision:
                return
            if step.kind == "move":
                step.undone = True


def tell(replay: Replay, story: Story) -> Iterator[Told]:
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
    return list(takewhile(lambda entry: entry.kind == "note", entries[start:]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Reel:
    """A record played step by step, with the state after each; it goes on as the record does.

    `states[i]` belongs to `story.steps[i]` and is never played on; a note leaves the state as it
    was. Raises RecordError as :class:`~carrack.core.match.Replay` does.
    """

    def __init__(self, game: Game[Any], header: Header, entries: list[Entry]) -> None:
        self.game = game
        self.replay = Replay(game, Record(header, list(entries)))
        self.story = Story(self.replay.match)
        self.states: list[State] = [self.replay.match.state.copy()]
        self._play()

    def go_on(self, entries: list[Entry]) -> None:
        """Plays what the record has got since: `entries` is all of it."""
        known = self.replay.record.entries
        known.extend(entries[len(known) :])
        self._play()

    def _play(self) -> None:
        for told in tell(self.replay, self.story):
            note = told.kind == "note"  # the position stays
            self.states.append(self.states[-1] if note else self.replay.match.state.copy())

    def standing(self) -> list[int]:
        """The numbers of the steps that stand: neither taken back, nor an undo or a note."""
        return [
            told.seq
            for told in self.story.steps
            if not told.undone and told.kind not in ("undo", "note")
        ]

    def result(self) -> dict[str, Any] | None:
        """Points and places, once the game is over."""
        match = self.replay.match
        return self.game.result(match.state).to_json() if match.over else None


def described(game: Game[Any], state: State, moves: Iterable[Move]) -> list[dict[str, Any]]:
    """Moves for a reader: number, notation, and what the game says about them."""
    return [
        {"index": move.index, "move": move.notation, **game.describe(state, move)} for move in moves
    ]
