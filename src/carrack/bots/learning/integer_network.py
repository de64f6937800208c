"""The network in whole numbers: fast for a few positions, and equal on every machine.

Weights are whole numbers. A matrix product of whole numbers kept as floats is exact, in whatever
order a library adds them up, as long as every sum stays below 2⁵³; this is checked when weights are
read. Everything else is done number by number with one way of rounding. (The powers of two in which
units are measured do not change that: they only affect the exponents.)

==========  =================================================================
feature     −1000 to 1000
first       weights are in 2⁻²⁴, so are the sums
hidden      the sum of a unit in 2⁻¹⁴, rounded down, from 0 to 1
logit       weights are in 2⁻¹⁴, the sum is in 1024ths, rounded down
points      weights are in 2⁻¹⁴, the sum is in sixteenths, rounded down
==========  =================================================================
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from struct import Struct, error

import numpy as np

from carrack.bots.learning import pure_network
from carrack.bots.learning.arrays import Exact
from carrack.bots.learning.integer_softmax import LOGIT_BITS, win_shares
from carrack.bots.learning.pure_network import Opinion, Rows

TO_OUT = np.array(
    [
        2.0 ** (LOGIT_BITS - 2 * pure_network.HIDDEN_BITS),
        2.0 ** (pure_network.POINT_BITS - 2 * pure_network.HIDDEN_BITS),
    ]
)

AT_ONCE = 32
"""Positions judged at a time: larger arrays do not fit into a fast cache."""


class ValueNetwork:
    """A network that was trained on the features of a game.

    `shared` (shared features, hidden), `own` and `others` (features of a side, hidden), `bias`
    (hidden), `out` (hidden, 2: logit and points) and `out_bias` (2) are whole numbers.
    """

    def __init__(
        self, shared: Exact, own: Exact, others: Exact, bias: Exact, out: Exact, out_bias: Exact
    ) -> None:
        """Raises ValueError if sums might not be exact."""
        self.shared = shared
        self.own = own
        self.others = others
        self.bias = bias
        self.out = out
        self.out_bias = out_bias
        self.hidden = len(bias)
        _check_exact(self)
        self._shared = shared * pure_network.TO_HIDDEN
        self._sides = np.concatenate([own, others], axis=1) * pure_network.TO_HIDDEN
        self._bias = bias * pure_network.TO_HIDDEN
        self._out = out * TO_OUT
        self._out_bias = out_bias * TO_OUT

    def judge(self, rows: Rows) -> list[Opinion]:
        """Return the values of positions, given their features: the shared row, then one a side.

        All must have the same number of sides, two or more. An opinion depends only on its own
        position, not on the others. Raises FeaturesError.
        """
        if len(rows) <= AT_ONCE:
            return self._judged(rows) if rows else []
        starts = range(0, len(rows), AT_ONCE)
        return [one for start in starts for one in self._judged(rows[start : start + AT_ONCE])]

    def _judged(self, rows: Rows) -> list[Opinion]:
        count, sides = len(rows), len(rows[0]) - 1
        numbers = self._numbers(rows, sides)
        own = numbers[:, len(self.shared) :].reshape(count * sides, len(self.own))
        first = (own @ self._sides).reshape(count, sides, 2 * self.hidden)
        common = numbers[:, : len(self.shared)] @ self._shared
        common += self._bias
        sums = _of_other_sides(first[:, :, self.hidden :], sides)
        sums += first[:, :, : self.hidden]
        sums += common[:, None, :]
        np.floor(sums, out=sums)
        np.maximum(sums, 0.0, out=sums)
        np.minimum(sums, pure_network.FULL, out=sums)
        out = sums.reshape(count * sides, self.hidden) @ self._out
        out += self._out_bias
        found = np.floor(out, out=out).astype(np.int64).reshape(count, sides, 2)
        return list(zip(win_shares(found[:, :, 0]), found[:, :, 1].tolist(), strict=True))

    def _numbers(self, rows: Rows, sides: int) -> Exact:
        """All features of a position in a row, (positions, S + sides · F)."""
        width = len(self.shared) + sides * len(self.own)
        flat: list[int] = []
        for position in rows:
            for row in position:
                flat += row
        if len(flat) != len(rows) * width or sides < 2 or len(rows[0][0]) != len(self.shared):
            pure_network.check_rows(rows, len(self.shared), len(self.own))
        return _exact(flat).reshape(len(rows), width)


def _of_other_sides(parts: Exact, sides: int) -> Exact:
    """For every side the mean of the parts of the others, (positions, sides, hidden)."""
    if sides == 2:
        return parts[:, ::-1] + 0.0  # a copy
    others: Exact = parts.sum(axis=1, keepdims=True) - parts
    others /= sides - 1
    return others


@lru_cache(maxsize=256)
def _packer(count: int) -> Struct:
    return Struct(f"={count}h")


def _exact(numbers: list[int]) -> Exact:
    """Whole numbers as floats. Packing them is several times faster than numpy's own way."""
    try:
        packed = _packer(len(numbers)).pack(*numbers)
    except error:
        raise pure_network.not_a_feature(numbers) or ValueError(numbers) from None
    return np.frombuffer(packed, dtype=np.int16).astype(np.float64)


def _check_exact(judge: ValueNetwork) -> None:
    """Raise ValueError if weights are not whole numbers or sums might get too large."""
    matrices = (judge.shared, judge.own, judge.others, judge.bias, judge.out, judge.out_bias)
    for matrix in matrices:
        if not np.array_equal(matrix, np.rint(matrix)):
            raise ValueError("the weights of a network are whole numbers")
    columns = [np.abs(matrix).sum(axis=0) for matrix in (judge.shared, judge.own, judge.others)]
    most = float(max(chain(sum(columns) * 32768 + np.abs(judge.bias))))
    last = float(max(np.abs(judge.out).sum(axis=0) * pure_network.FULL + np.abs(judge.out_bias)))
    if max(most, last) >= pure_network.MOST_SUM:
        raise ValueError("the weights of a network are too large for exact sums")
