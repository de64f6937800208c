"""The scales of features and points in training, and the conversion to whole numbers.

Features are shifted by their mean and divided by their spread in the first games, points by those
of their results. :func:`quantized` folds both into the weights, so that a :class:`ValueNetwork`
needs neither.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from carrack.bots.learning.ablation import Omissions
from carrack.bots.learning.arrays import Exact, Real, Short
from carrack.bots.learning.integer_network import ValueNetwork
from carrack.bots.learning.net import Parameters
from carrack.bots.learning.pure_network import FIRST_BITS, HIDDEN_BITS

LEAST_SPREAD = 0.1
"""Minimum spread, as a share of a feature's range: a nearly constant one must not dominate."""

NEVER_SEEN = 100.0
"""The spread used for a feature that was always the same."""


@dataclass(frozen=True)
class Scales:
    """Mean and spread: of shared features (S), of features of a side (F), of points (one each)."""

    shared_mean: Real
    shared_spread: Real
    side_mean: Real
    side_spread: Real
    points_mean: float
    points_spread: float

    def normal(self, shared: Short, rows: Short) -> tuple[Real, Real]:
        """Features, (positions, S) and (positions, sides, F), normalised for the network."""
        return (
            ((shared - self.shared_mean) / self.shared_spread).astype(np.float32, copy=False),
            ((rows - self.side_mean) / self.side_spread).astype(np.float32, copy=False),
        )

    def without(self, omissions: Omissions) -> Scales:
        """The same, but these features always look like their mean, so nothing rests on them."""
        shared, side = self.shared_spread.copy(), self.side_spread.copy()
        shared[list(omissions.shared)] = np.inf
        side[list(omissions.side)] = np.inf
        return replace(self, shared_spread=shared, side_spread=side)


def measured(shared: Short, sides: Short, points: Real) -> Scales:
    """The scales of features, (rows, S) and (rows, F), and of points at the end, in any shape."""
    shared_mean, shared_spread = _of_columns(shared)
    side_mean, side_spread = _of_columns(sides)
    spread = float(points.std(dtype=np.float64))
    return Scales(
        shared_mean,
        shared_spread,
        side_mean,
        side_spread,
        float(np.float32(points.mean(dtype=np.float64))),
        float(np.float32(max(spread, 1.0))),
    )


def _of_columns(features: Short) -> tuple[Real, Real]:
    mean = features.mean(axis=0, dtype=np.float64)
    reach = features.max(axis=0).astype(np.float64) - features.min(axis=0)
    spread = np.maximum(features.std(axis=0, dtype=np.float64), LEAST_SPREAD * reach)
    spread = np.where(reach == 0, NEVER_SEEN, spread)
    return mean.astype(np.float32), spread.astype(np.float32)


def quantized(net: Parameters, scales: Scales) -> ValueNetwork:
    """The network in whole numbers, for unscaled features and points."""
    exact = {name: part.astype(np.float64) for name, part in net.items()}
    shared = exact["shared"] / scales.shared_spread[:, None].astype(np.float64)
    own, others = [
        exact[name] / scales.side_spread[:, None].astype(np.float64) for name in ("own", "others")
    ]
    bias = exact["bias"] - scales.shared_mean @ shared - scales.side_mean @ (own + others)
    unit = np.array([1.0, scales.points_spread])
    out_bias = exact["out_bias"] * unit + np.array([0.0, scales.points_mean])
    return ValueNetwork(
        _rounded(shared, FIRST_BITS),
        _rounded(own, FIRST_BITS),
        _rounded(others, FIRST_BITS),
        _rounded(bias, FIRST_BITS),
        _rounded(exact["out"] * unit, HIDDEN_BITS),
        _rounded(out_bias, 2 * HIDDEN_BITS),
    )


def _rounded(numbers: Exact, bits: int) -> Exact:
    rounded: Exact = np.rint(numbers * 2.0**bits) + 0.0  # no negative zeros
    return rounded
