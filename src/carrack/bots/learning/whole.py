"""The network in whole numbers: fast for a few positions, and equal on every machine.

Matrix products are made of whole numbers kept as floats. As long as every sum stays below 2⁵³ they
are exact, whatever the order in which a library adds them up; reading weights checks that it does.
All that is rounded is rounded down, after the sums, by powers of two or the number of sides.

==========  =============================================================
feature     −1000 to 1000
first       weights times 2²⁴, so sums are 2²⁴ for each unit
hidden      sums by 2¹⁰, rounded down, from 0 to 2¹⁴ (clipped to 0 to 1)
logit       weights times 2¹⁴; the sum by 2¹⁸ is in 1024ths
points      weights times 2¹⁴; the sum by 2²⁴ is in sixteenths
==========  =============================================================
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from struct import Struct, error

import numpy as np

from carrack.bots.learning.arrays import Exact
from carrack.bots.learning.shares import LOGIT_BITS, win_shares
from carrack.core.knowledge import MOST_FEATURE

FIRST_BITS = 24
HIDDEN_BITS = 14
POINT_BITS = 4
"""Points are told in sixteenths."""

TO_HIDDEN = 2.0 ** (HIDDEN_BITS - FIRST_BITS)
FULL = 2.0**HIDDEN_BITS
TO_LOGIT = 2.0 ** (LOGIT_BITS - 2 * HIDDEN_BITS)
TO_POINTS = 2.0 ** (POINT_BITS - 2 * HIDDEN_BITS)
MOST_SUM = 2.0**50
"""Sums stay below this: exact, and exact still when divided by the number of sides."""

Opinion = tuple[list[int], list[int]]
"""By side the chance of winning, of 65536, and the points expected at the end, in sixteenths."""


class FeaturesError(ValueError):
    """Features are not what the network was trained on; the message says how they differ."""


class Judge:
    """A network that was trained on the features of a game.

    `shared` (shared features, hidden), `own` and `others` (features of a side, hidden), `bias`
    (hidden), `out` (hidden, 2: logit and points) and `out_bias` (2) are whole numbers.
    """

    def __init__(
        self,
        shared: Exact,
        own: Exact,
        others: Exact,
        bias: Exact,
        out: Exact,
        out_bias: Exact,
    ) -> None:
        """Raises ValueError where sums might not be exact."""
        self.shared = shared
        self.own = own
        self.others = others
        self.bias = bias
        self.out = out
        self.out_bias = out_bias
        self._sides = np.ascontiguousarray(np.concatenate([own, others], axis=1))
        self.hidden = len(bias)
        _check_exact(self)

    def judge(self, rows: list[list[list[int]]]) -> list[Opinion]:
        """What positions are worth, each by its features: the shared row, then one for each side.

        All must have equally many sides, two or more. An opinion depends on its own position alone,
        not on those it is asked with. Raises FeaturesError.
        """
        if not rows:
            return []
        sides = len(rows[0]) - 1
        shared, own = self._arrays(rows, sides)
        first = own @ self._sides
        hidden = self.hidden
        others = first[:, hidden:].reshape(len(rows), sides, hidden)
        total = others.sum(axis=1, keepdims=True)
        sums = np.floor((total - others) / (sides - 1))
        sums += first[:, :hidden].reshape(len(rows), sides, hidden)
        sums += (shared @ self.shared + self.bias)[:, None, :]
        sums *= TO_HIDDEN
        units = np.minimum(np.maximum(np.floor(sums), 0.0), FULL)
        out = units.reshape(-1, hidden) @ self.out + self.out_bias
        logits = np.floor(out[:, 0] * TO_LOGIT).astype(np.int64).reshape(len(rows), sides)
        points = np.floor(out[:, 1] * TO_POINTS).astype(np.int64).reshape(len(rows), sides)
        return list(zip(win_shares(logits).tolist(), points.tolist(), strict=True))

    def _arrays(self, rows: list[list[list[int]]], sides: int) -> tuple[Exact, Exact]:
        """Shared features (positions, …) and those of the sides (positions · sides, …)."""
        count = len(rows)
        first: list[int] = []
        second: list[int] = []
        for position in rows:
            first += position[0]
            for i in range(1, len(position)):
                second += position[i]
        wanted = (count * len(self.shared), count * sides * len(self.own))
        if (len(first), len(second)) != wanted or sides < 2:
            raise FeaturesError(self._misfit(rows))
        return (
            _exact(first).reshape(count, len(self.shared)),
            _exact(second).reshape(count * sides, len(self.own)),
        )

    def _misfit(self, rows: list[list[list[int]]]) -> str:
        sizes = {tuple(len(row) for row in position) for position in rows}
        return (
            f"the network judges positions of {len(self.shared)} shared features and "
            f"{len(self.own)} of each side, of equally many sides (2 or more), not rows of "
            + " or ".join(str(list(size)) for size in sorted(sizes))
        )


@lru_cache(maxsize=256)
def _packer(count: int) -> Struct:
    return Struct(f"={count}h")


def _exact(numbers: list[int]) -> Exact:
    """Whole numbers as floats. Packing them is several times faster than numpy's own way."""
    try:
        packed = _packer(len(numbers)).pack(*numbers)
    except error:
        wrong = next(n for n in numbers if type(n) is not int or abs(n) > MOST_FEATURE)
        raise FeaturesError(
            f"features are whole numbers from −{MOST_FEATURE} to {MOST_FEATURE}, not {wrong!r}"
        ) from None
    return np.frombuffer(packed, dtype=np.int16).astype(np.float64)


def _check_exact(judge: Judge) -> None:
    """Raises ValueError where weights are no whole numbers or sums might get too large."""
    matrices = (judge.shared, judge.own, judge.others, judge.bias, judge.out, judge.out_bias)
    for matrix in matrices:
        if not np.array_equal(matrix, np.rint(matrix)):
            raise ValueError("the weights of a network are whole numbers")
    columns = [np.abs(matrix).sum(axis=0) for matrix in (judge.shared, judge.own, judge.others)]
    most = float(max(chain(sum(columns) * 32768 + np.abs(judge.bias))))
    last = float(max(np.abs(judge.out).sum(axis=0) * FULL + np.abs(judge.out_bias)))
    if max(most, last) >= MOST_SUM:
        raise ValueError("the weights of a network are too large for exact sums")
