"""The progress of a training: lines of its log, each about the games since the previous line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from carrack.bots.learning.arrays import Real
from carrack.bots.learning.net import Loss

BINS = 10
"""The number of classes in which predicted chances of winning are compared with results."""


@dataclass
class Account:
    """Sums since the last line of the log.

    `fresh` is the loss on new games before anything was learnt from them, against their results;
    `learnt` that of the gradient steps, against their targets. `calibration` has, for each class of
    predicted chances, how many there were, their sum, and the sum of the resulting wins.
    """

    games: int = 0
    cut: int = 0
    positions: int = 0
    fresh: Loss = field(default_factory=Loss)
    learnt: Loss = field(default_factory=Loss)
    calibration: list[list[float]] = field(default_factory=lambda: [[0, 0.0, 0.0]] * BINS)

    def calibrate(self, predicted: Real, end: Real) -> None:
        """Count predicted chances, (positions, sides), with each side's share of the win."""
        classes = np.minimum((predicted * BINS).astype(np.int64), BINS - 1).ravel()
        came = np.broadcast_to(end, predicted.shape).ravel()
        counts = np.bincount(classes, minlength=BINS)
        said = np.bincount(classes, weights=predicted.ravel(), minlength=BINS)
        won = np.bincount(classes, weights=came, minlength=BINS)
        self.calibration = [
            [row[0] + int(counts[i]), row[1] + float(said[i]), row[2] + float(won[i])]
            for i, row in enumerate(self.calibration)
        ]

    def line(self, spread: float) -> dict[str, Any]:
        """The line as plain data, with errors of points in points."""
        return {
            "new_games": self.games,
            "cut": self.cut,
            "new_positions": self.positions,
            "loss_fresh": _mean(self.fresh.wins, self.fresh),
            "points_error_fresh": spread * _mean(self.fresh.points, self.fresh) ** 0.5,
            "loss_learnt": _mean(self.learnt.wins, self.learnt),
            "points_error_learnt": spread * _mean(self.learnt.points, self.learnt) ** 0.5,
            "calibration": self.calibration,
        }


def _mean(amount: float, loss: Loss) -> float:
    return amount / loss.positions if loss.positions else 0.0


@dataclass(frozen=True)
class Test:
    """Games against the advice, in blocks that share their chance.

    `players` is the number of seats, `blocks` the network's share of the wins in each block,
    `games` the number of games in a block, `points` and `others` the mean points of the network and
    of the other sides.
    """

    players: int
    games: int
    blocks: tuple[float, ...]
    points: float
    others: float

    @property
    def rate(self) -> float:
        """The share of games that the network won."""
        return sum(self.blocks) / max(1, self.games * len(self.blocks))

    def to_json(self) -> dict[str, Any]:
        """The test as plain data."""
        return {
            "players": self.players,
            "games": self.games,
            "blocks": list(self.blocks),
            "win_rate": self.rate,
            "points": self.points,
            "others": self.others,
        }
