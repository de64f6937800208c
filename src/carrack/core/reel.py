"""A reel: a record played step by step, so that the position after any step can be looked at.

Not every position is kept, for a game may have thousands that differ in a click. Each step
remembers the position it went on from: for an undo, the one before the decision it returns to,
however much was tried and taken back in between. Now and then a position is kept as bytes; the
others are replayed from the nearest of those::

    step       0 ── 1 ── 2 ── 3    5 ── 6
    (kept: 0)       └─────────── 4 ─┘         step 4 takes 2 and 3 back
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.core.chance import Draw, Recorded
from carrack.core.game import Game, State, canonical
from carrack.core.match import Replay
from carrack.core.record import Entry, Header, Record
from carrack.core.story import HistoryStep, Story, history_of

FAR: Final = 24  # this many moves are played again at most to find a position
ENTRY_BYTES: Final = 450  # what an entry, a step of the story and an event of it take in memory,
STEP_BYTES: Final = 520  # as measured on whole games
EVENT_BYTES: Final = 550


@mypyc_attr(allow_interpreted_subclasses=True)
class Reel:
    """A record with its story, extended as the record grows.

    Raises RecordError as :class:`~carrack.core.match.Replay` does.
    """

    def __init__(self, game: Game[Any], header: Header, entries: list[Entry]) -> None:
        self.game = game
        self.replay = Replay(game, Record(header, list(entries)))
        self.story = Story(self.replay.match)
        self._kept: dict[int, bytes] = {}
        self._kept_bytes = 0
        self._events = len(self.story.steps[0].events)
        self._from: list[int] = [0]  # the step whose position each goes on from
        self._far: list[int] = [0]  # how many moves lie between a position and one that is kept
        self._entry: list[int] = [0]  # where each begins in the record
        self._standing: list[int] = []  # the steps of the moves that stand
        self._commands: list[int] = []  # the steps that are commands
        self._last: tuple[int, State] = (0, self.replay.match.state.copy())
        self._keep(0)
        self._play()

    def go_on(self, entries: list[Entry]) -> None:
        """Play the entries added to the record since."""
        self.replay.record.entries.extend(entries)
        self._play()

    @property
    def played(self) -> int:
        """Return the number of entries of the record that have been played."""
        return len(self.replay.record.entries)

    @property
    def length(self) -> int:
        """Return the number of positions: one for each step."""
        return len(self._from)

    @property
    def weight(self) -> int:
        """Its approximate size in memory, in bytes."""
        story_bytes = STEP_BYTES * self.length + EVENT_BYTES * self._events
        return self._kept_bytes + ENTRY_BYTES * self.played + story_bytes

    def position(self, step: int) -> State:
        """A new copy of the position after a step. Raises IndexError if there is none."""
        path: list[int] = []
        at, (last, known) = step, self._last
        while at != last and at not in self._kept:
            path.append(at)
            at = self._from[at]
        state = known.copy() if at == last else self._restored(at)
        for each in reversed(path):
            self._play_again(state, each)
        self._last = (step, state.copy())
        return state

    def positions(self) -> Iterator[State]:
        """The positions after all steps, in order."""
        for step in range(self.length):
            yield self.position(step)

    def draws(self, step: int) -> list[Draw]:
        """The draws of a step that is a move."""
        entries, at = self.replay.match.entries, self._entry[step]
        draws: list[Draw] = []
        while at + 1 < len(entries) and entries[at + 1].kind == "chance":
            at += 1
            draws.append(Draw(entries[at].data["chance"], entries[at].data["outcome"]))
        return draws

    def standing(self) -> list[int]:
        """The numbers of the steps that stand: neither taken back, nor an undo or a note."""
        return [
            step.seq
            for step in self.story.steps
            if not step.undone and step.kind not in ("undo", "note")
        ]

    def result(self) -> dict[str, Any] | None:
        """Points and places, once the game is over."""
        match = self.replay.match
        return self.game.result(match.state).shown() if match.over else None

    # --- keeping ---------------------------------------------------------------------------------

    def _play(self) -> None:
        for step in history_of(self.replay, self.story):
            self._file(step)

    def _file(self, step: HistoryStep) -> None:
        """Remember how to find the position after a step again."""
        self._events += len(step.events)
        before, moves = step.seq - 1, 1
        if step.kind == "undo":
            before = self._returned(step.decision)
            moves = len(self._commands) - bisect_right(self._commands, before)
        elif step.kind == "note":
            moves = 0
        elif step.kind == "move":
            self._standing.append(step.seq)
        else:
            self._commands.append(step.seq)
        self._from.append(before)
        self._far.append(self._far[before] + moves)
        self._entry.append(self._newest_entry())
        if self._far[step.seq] > FAR:
            self._keep(step.seq)

    def _newest_entry(self) -> int:
        """Return the index of the latest step's first entry: nothing else comes after it."""
        entries, at = self.replay.match.entries, len(self.replay.match.entries) - 1
        while entries[at].kind in ("chance", "turn", "result"):
            at -= 1
        return at

    def _returned(self, decision: int) -> int:
        """The step before the decision that an undo returns to, which no longer stands."""
        before = self._standing[decision] - 1
        del self._standing[decision:]
        return before

    def _keep(self, step: int) -> None:
        kept = canonical(self.game.to_json(self.replay.match.state)).encode()
        self._kept[step] = kept
        self._kept_bytes += len(kept)
        self._far[step] = 0

    def _restored(self, step: int) -> State:
        state: State = self.game.from_json(json.loads(self._kept[step]))
        return state

    def _play_again(self, state: State, step: int) -> None:
        """Play a step on the position that it went on from."""
        kind = self.story.steps[step].kind
        if kind == "move":
            move = self.game.read_move(state, self.story.steps[step].move)
            self.game.apply(state, move, Recorded(self.draws(step)))
        elif kind == "command":
            self._command_again(state, step)
        elif kind == "undo":
            first = bisect_right(self._commands, self._from[step])
            for command in self._commands[first:]:
                if command > step:
                    break
                self._command_again(state, command)

    def _command_again(self, state: State, step: int) -> None:
        data = self.replay.match.entries[self._entry[step]].data
        self.game.command(state, data["seat"], self.game.read_move(state, data["command"]))
