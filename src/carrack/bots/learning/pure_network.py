"""The network without numpy: the same whole numbers, 65 to 80 times slower.

As every sum is exact, the order of additions does not matter; what is rounded (the mean of the
other sides) is rounded as :mod:`carrack.bots.learning.integer_network` rounds it, in floats.
"""

from __future__ import annotations

from math import floor
from operator import mul

from carrack.bots.learning.integer_softmax import LOGIT_BITS, shares_of
from carrack.core.knowledge import MOST_FEATURE

PARTS = ("shared", "own", "others", "bias", "out", "out_bias")
"""The matrices of a network."""

FIRST_BITS = 24
HIDDEN_BITS = 14
POINT_BITS = 4
"""Points are counted in sixteenths."""

TO_HIDDEN = 2.0 ** (HIDDEN_BITS - FIRST_BITS)
FULL = 2.0**HIDDEN_BITS
MOST_SUM = 2.0**50
"""Sums stay below this: exact, and exact still when divided by the number of sides."""

Rows = list[list[list[int]]]
"""The features of positions: for each the shared row, then one for each side."""

Opinion = tuple[list[int], list[int]]
"""By side the chance of winning, of 65536, and the points expected at the end, in sixteenths."""


class FeaturesError(ValueError):
    """Features are not what the network was trained on; the message says how they differ."""


def check_rows(rows: Rows, shared: int, own: int) -> None:
    """Raise FeaturesError for rows of other lengths, or different numbers of sides."""
    wanted = [shared, *[own] * (len(rows[0]) - 1)]
    if len(wanted) < 3 or any([[len(row) for row in position] != wanted for position in rows]):
        sizes = {tuple(len(row) for row in position) for position in rows}
        raise FeaturesError(
            f"the network judges positions of {shared} shared features and {own} of each side, of "
            "equally many sides (2 or more), not rows of "
            + " or ".join(str(list(size)) for size in sorted(sizes))
        )


def not_a_feature(numbers: list[int]) -> FeaturesError | None:
    """The error for numbers that include one which cannot be a feature, or None."""
    for number in numbers:
        if type(number) is not int or abs(number) > MOST_FEATURE:
            return FeaturesError(
                f"features are whole numbers from −{MOST_FEATURE} to {MOST_FEATURE}, not {number!r}"
            )
    return None


class PureNetwork:
    """A network of the weights in a file; judges as :class:`ValueNetwork` does."""

    def __init__(
        self,
        shared: list[list[int]],
        own: list[list[int]],
        others: list[list[int]],
        bias: list[int],
        out: list[list[int]],
        out_bias: list[int],
    ) -> None:
        """Raises ValueError if sums might not be exact."""
        self.shared, self.own, self.others = shared, own, others
        self.bias, self.out, self.out_bias = bias, out, out_bias
        self.hidden = len(bias)
        self._outs = list(zip(*out, strict=True))
        self._check_exact()

    def _check_exact(self) -> None:
        matrices = (self.shared, self.own, self.others, [self.bias], self.out, [self.out_bias])
        if any([type(n) is not int for matrix in matrices for row in matrix for n in row]):
            raise ValueError("the weights of a network are whole numbers")
        firsts = zip(*self.shared, *self.own, *self.others, strict=True)
        sums = [sum(map(abs, column)) * 32768 for column in firsts]
        most = max([total + abs(bias) for total, bias in zip(sums, self.bias, strict=True)])
        lasts = zip(self._outs, self.out_bias, strict=True)
        last = max([sum(map(abs, column)) * int(FULL) + abs(bias) for column, bias in lasts])
        if max(most, last) >= MOST_SUM:
            raise ValueError("the weights of a network are too large for exact sums")

    def judge(self, rows: Rows) -> list[Opinion]:
        """Return the values of positions. Raises FeaturesError."""
        if rows:
            check_rows(rows, len(self.shared), len(self.own))
        return [self._judged(position) for position in rows]

    def _judged(self, position: list[list[int]]) -> Opinion:
        common = _products([*position[0], 1], [*self.shared, self.bias])
        own = [_products(row, self.own) for row in position[1:]]
        parts = [_products(row, self.others) for row in position[1:]]
        total = [sum(column) for column in zip(*parts, strict=True)]
        found = []
        for mine, part in zip(own, parts, strict=True):
            units = zip(mine, part, total, common, strict=True)
            sums = [
                ((every - one) * TO_HIDDEN / (len(own) - 1) + first * TO_HIDDEN) + both * TO_HIDDEN
                for first, one, every, both in units
            ]
            found.append(self._answers([min(max(floor(unit), 0), int(FULL)) for unit in sums]))
        return shares_of([logit for logit, _ in found]), [points for _, points in found]

    def _answers(self, units: list[int]) -> tuple[int, int]:
        """A logit in 1024ths and points in sixteenths, from the hidden units of a side."""
        logit, points = [
            sum(map(mul, units, column)) + bias
            for column, bias in zip(self._outs, self.out_bias, strict=True)
        ]
        return logit >> (2 * HIDDEN_BITS - LOGIT_BITS), points >> (2 * HIDDEN_BITS - POINT_BITS)


def _products(row: list[int], matrix: list[list[int]]) -> list[int]:
    """A row of features times a matrix; most features are 0."""
    if wrong := not_a_feature(row):
        raise wrong
    sums = [0] * len(matrix[0])
    for feature, weights in zip(row, matrix, strict=True):
        if feature == 1:
            sums = [so_far + weight for so_far, weight in zip(sums, weights, strict=True)]
        elif feature:
            sums = [so_far + feature * weight for so_far, weight in zip(sums, weights, strict=True)]
    return sums
