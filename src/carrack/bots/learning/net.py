"""The network that is trained: one hidden layer, the same for every side and number of players.

A side is judged by the shared features, its own, and the mean of those of the others. The output is
a logit (the softmax over the sides is their chance of winning) and the points it will have.

Sizes in this module: P positions, n sides, S shared features, F features of a side, H hidden units.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from carrack.bots.learning.arrays import Real
from carrack.bots.learning.pure_network import PARTS

"""The names of the arrays that are trained."""

WEIGHTS = ("shared", "own", "others", "out")
"""The names of those that shrink by weight decay."""

Parameters = dict[str, Real]


@dataclass(frozen=True)
class TrainingBatch:
    """Positions with the same number of sides: normalised features, and what they should be worth.

    `shared` (P, S), `rows` (P, n, F), `wins` (P, n) shares that add up to 1, `points` (P, n) in
    units of their spread.
    """

    shared: Real
    rows: Real
    wins: Real
    points: Real


@dataclass(frozen=True)
class Loss:
    """Sums over `positions`: cross-entropy of wins, and squared error of points (mean of sides)."""

    positions: int = 0
    wins: float = 0.0
    points: float = 0.0

    def __add__(self, other: Loss) -> Loss:
        return Loss(
            self.positions + other.positions, self.wins + other.wins, self.points + other.points
        )


def fresh(shared: int, sides: int, hidden: int, random: np.random.Generator) -> Parameters:
    """A network that knows nothing: small random weights, every hidden unit half on."""

    def weights(rows: int, columns: int, spread: float) -> Real:
        return (random.standard_normal((rows, columns)) * spread).astype(np.float32)

    spread = 0.5 / float(np.sqrt(shared + 2 * sides))
    return {
        "shared": weights(shared, hidden, spread),
        "own": weights(sides, hidden, spread),
        "others": weights(sides, hidden, spread),
        "bias": np.full(hidden, 0.5, dtype=np.float32),
        "out": weights(hidden, 2, 0.5 / float(np.sqrt(hidden))),
        "out_bias": np.zeros(2, dtype=np.float32),
    }


def hidden_sums(net: Parameters, shared: Real, rows: Real) -> Real:
    """The input of the hidden units, (P, n, H)."""
    others = rows @ net["others"]
    others = (others.sum(axis=1, keepdims=True) - others) / np.float32(rows.shape[1] - 1)
    sums: Real = rows @ net["own"] + others + (shared @ net["shared"] + net["bias"])[:, None, :]
    return sums


def forward(net: Parameters, shared: Real, rows: Real) -> tuple[Real, Real]:
    """Chances of winning and points (in units of their spread), each (P, n)."""
    units = np.clip(hidden_sums(net, shared, rows), 0, 1)
    out = units @ net["out"] + net["out_bias"]
    return softmax(out[..., 0]), out[..., 1]


def softmax(logits: Real) -> Real:
    """Chances from logits, over the last axis."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Real = powers / powers.sum(axis=-1, keepdims=True)
    return chances


def gradient(
    net: Parameters, batch: TrainingBatch, points_weight: float
) -> tuple[Parameters, Loss]:
    """The gradient of the loss, summed over the positions, by every parameter; and the loss.

    The loss of a position is the cross-entropy of the chances of winning plus `points_weight` times
    the squared error of points, averaged over its sides.
    """
    sides = batch.rows.shape[1]
    sums = hidden_sums(net, batch.shared, batch.rows)
    units = np.clip(sums, 0, 1)
    out = units @ net["out"] + net["out_bias"]
    wins = softmax(out[..., 0])
    missed = out[..., 1] - batch.points
    d_out = np.stack([wins - batch.wins, missed * np.float32(2 * points_weight / sides)], axis=-1)
    d_sums = np.where((sums > 0) & (sums < 1), d_out @ net["out"].T, np.float32(0))
    d_others = (d_sums.sum(axis=1, keepdims=True) - d_sums) / np.float32(sides - 1)
    d_all = d_sums.sum(axis=1)
    flat = batch.rows.reshape(-1, batch.rows.shape[2])
    hidden = units.shape[2]
    return {
        "shared": batch.shared.T @ d_all,
        "own": flat.T @ d_sums.reshape(-1, hidden),
        "others": flat.T @ d_others.reshape(-1, hidden),
        "bias": d_all.sum(axis=0),
        "out": units.reshape(-1, hidden).T @ d_out.reshape(-1, 2),
        "out_bias": d_out.sum(axis=(0, 1)),
    }, _loss(wins, batch.wins, missed)


def _loss(wins: Real, wanted: Real, missed: Real) -> Loss:
    entropy = -(wanted * np.log(np.maximum(wins, np.float32(1e-7)))).sum(dtype=np.float64)
    squares = (missed**2).mean(axis=1).sum(dtype=np.float64)
    return Loss(len(wins), float(entropy), float(squares))


def loss_of(net: Parameters, batch: TrainingBatch) -> Loss:
    """The loss without the gradient."""
    wins, points = forward(net, batch.shared, batch.rows)
    return _loss(wins, batch.wins, points - batch.points)


class Adam:
    """Kingma and Ba's optimiser (ICLR 2015): steps scaled by the spread of past gradients."""

    def __init__(self, net: Parameters) -> None:
        self.steps = 0
        self.first = {name: np.zeros_like(net[name]) for name in PARTS}
        self.second = {name: np.zeros_like(net[name]) for name in PARTS}

    def step(self, net: Parameters, slope: Parameters, rate: float, shrink: float = 0.0) -> None:
        """Move the parameters, in place, down the slope; weights shrink by `rate` · `shrink`.

        The decay is decoupled from the gradient (Loshchilov and Hutter, ICLR 2019): all positions
        of a game share its result, which a network with large weights would learn by heart.
        """
        self.steps += 1
        for name in WEIGHTS:
            net[name] *= np.float32(1 - rate * shrink)
        grown = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name in PARTS:
            self.first[name] += np.float32(0.1) * (slope[name] - self.first[name])
            self.second[name] += np.float32(0.001) * (slope[name] ** 2 - self.second[name])
            net[name] -= (
                np.float32(grown)
                * self.first[name]
                / (np.sqrt(self.second[name]) + np.float32(1e-8))
            )
