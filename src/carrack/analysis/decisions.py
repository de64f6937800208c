"""The decisions of a finished game, each with the position it was made in and what it was worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carrack.analysis.describe import Json
from carrack.bots.assessment import Assessment, MoveValue
from carrack.core.game import Game, State
from carrack.core.reel import Reel


@dataclass(frozen=True)
class Look:
    """A bot's assessment of a position, and its value of the move that was played there.

    `played` has no values if the bot did not look at that move, and nothing later shows its value.
    """

    thought: Assessment
    played: MoveValue

    def loss(self) -> tuple[float, float] | None:
        """Return the loss: chances of winning (never below 0) and points; None: unknown."""
        best, played = self.thought.moves[0], self.played
        if best.win is None or played.win is None:
            return None
        if best.move == played.move:
            return 0.0, 0.0
        return max(0.0, best.win - played.win), (best.points or 0.0) - (played.points or 0.0)


@dataclass
class DecisionPoint:
    """A decision that stood: `seq` is its step, `state` the position before it.

    `shown` says that chance, a reveal or another seat came between it and the next one. `thought`
    is the light bot's judgement of the position, `first` the same with the move played, `second`
    the strong bot's (each None if it was not asked).
    """

    seq: int
    turn: int
    decision: int
    seat: int
    move: str
    state: State
    choices: int
    shown: bool = False
    thought: Assessment | None = None
    first: Look | None = None
    second: Look | None = None

    @property
    def at(self) -> int:
        """The step after which this was decided."""
        return self.seq - 1

    @property
    def value(self) -> Assessment | None:
        """The light bot's values of the position, if it gives any."""
        return self.thought if self.thought is not None and self.thought.wins else None

    @property
    def look(self) -> Look | None:
        """The better of both looks."""
        return self.second or self.first

    def place(self) -> Json:
        """Its place in the record: step, turn, decision and seat."""
        return {"seq": self.seq, "at": self.at, "turn": self.turn, "seat": self.seat}


def spots(game: Game[Any], reel: Reel) -> list[DecisionPoint]:
    """The decisions that were not undone, in order."""
    found: list[DecisionPoint] = []
    for step in reel.story.steps:
        if step.kind != "move" or step.undone:
            continue
        before = reel.position(step.seq - 1)
        if found:
            found[-1].shown = _shown(found[-1].state, before)
        choices = len(game.legal(before))
        spot = DecisionPoint(
            step.seq, step.turn, step.decision, step.seat, step.move, before, choices
        )
        found.append(spot)
    if found:
        found[-1].shown = True  # the end reveals everything
    return found


def _shown(before: State, after: State) -> bool:
    """Whether chance, a reveal or another seat came between two positions."""
    return (before.turn, before.seat, before.reveals) != (after.turn, after.seat, after.reveals)


def ended(game: Game[Any], state: State) -> tuple[list[float], list[float]]:
    """The final result of each side: its share of the win, and its points."""
    result = game.result(state)
    share = 1.0 / max(1, result.places.count(1))
    return [share if place == 1 else 0.0 for place in result.places], [
        float(points) for points in result.points
    ]
