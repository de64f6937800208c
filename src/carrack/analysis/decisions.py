"""The decisions of a finished game, each with the position it was made in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carrack.analysis.describe import Json
from carrack.core.game import Game, State
from carrack.core.reel import Reel


@dataclass
class DecisionPoint:
    """A decision that stood: `seq` is its step, `state` the position before it.

    `shown` says that something came between it and the next one: chance, a reveal, another seat, or
    the end of the turn.
    """

    seq: int
    turn: int
    decision: int
    seat: int
    move: str
    state: State
    choices: int
    shown: bool = False

    def place(self) -> Json:
        """Its place in the record: step, turn and seat, and the step after which it was made."""
        return {"seq": self.seq, "at": self.seq - 1, "turn": self.turn, "seat": self.seat}


def spots(game: Game[Any], reel: Reel) -> list[DecisionPoint]:
    """The decisions that were not undone, in order."""
    found: list[DecisionPoint] = []
    acted = False  # somebody out of turn
    for step in reel.story.steps:
        acted |= step.kind == "command"
        if step.kind != "move" or step.undone:
            continue
        before = reel.position(step.seq - 1)
        if found:
            drawn = bool(reel.draws(found[-1].seq))
            found[-1].shown = acted or drawn or changed(found[-1].state, before)
        acted = False
        choices = len(game.legal(before))
        spot = DecisionPoint(
            step.seq, step.turn, step.decision, step.seat, step.move, before, choices
        )
        found.append(spot)
    if found:
        found[-1].shown = True  # the end reveals everything
    return found


def changed(before: State, after: State) -> bool:
    """Whether a reveal, another seat or the end of a turn came between two positions."""
    return (before.turn, before.seat, before.reveals) != (after.turn, after.seat, after.reveals)


def ended(game: Game[Any], state: State) -> tuple[list[float], list[float]]:
    """The final result of each side: its share of the win, and its points."""
    result = game.result(state)
    share = 1.0 / max(1, result.places.count(1))
    return [share if place == 1 else 0.0 for place in result.places], [
        float(points) for points in result.points
    ]
