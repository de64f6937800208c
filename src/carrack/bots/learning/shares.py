"""Chances of winning from logits, in whole numbers: the same on every machine.

The chance of a side is proportional to e to the power of its logit. Logits come in 1024ths, chances
go out in 65536ths and add up to exactly 65536.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carrack.bots.learning.arrays import Whole

WIN = 65536
"""A certain win."""

LOGIT_BITS = 10
"""A logit of 1 is written as 2 to the power of this."""

ONE_STEP = 4607184617107619806
"""e to the power of −1/1024, times 2⁶², rounded."""

STEPS = 20 * 1024
"""Who is this many 1024ths behind the best has no chance at all: it would be below 2⁻²⁸."""


FEW = 4
"""So few positions are faster without numpy."""


@lru_cache(maxsize=1)
def powers_of_e() -> list[int]:
    """How many 2⁻³⁰ are e to the power of −k/1024, for k from 0 to STEPS; the last is 0.

    Each is the one before times ONE_STEP, rounded down in 62 bits: no library of mathematics, which
    might round otherwise elsewhere, has a part in it.
    """
    power = 1 << 62
    powers = []
    for _ in range(STEPS):
        powers.append(power >> 32)
        power = power * ONE_STEP >> 62
    return [*powers, 0]


@lru_cache(maxsize=1)
def _table() -> Whole:
    import numpy as np

    return np.array(powers_of_e(), dtype=np.int64)


def win_shares(logits: Whole) -> list[list[int]]:
    """The chance of every side, of SHARE, from logits in 1024ths; both (positions, sides).

    What rounding leaves over goes to the best, to the first of equals.
    """
    import numpy as np  # not at the top: without it :func:`shares_of` is enough

    if len(logits) <= FEW:
        return [shares_of(row) for row in logits.tolist()]
    best = logits.max(axis=1, keepdims=True)
    powers = _table().take(np.minimum(best - logits, STEPS))
    shares: Whole = (powers << 16) // powers.sum(axis=1, keepdims=True)
    left = WIN - shares.sum(axis=1)
    shares[np.arange(len(logits)), logits.argmax(axis=1)] += left
    told: list[list[int]] = shares.tolist()
    return told


def shares_of(logits: list[int]) -> list[int]:
    """The same for one position."""
    best = max(logits)
    table = powers_of_e()
    powers = [table[min(best - logit, STEPS)] for logit in logits]
    total = sum(powers)
    shares = [(power << 16) // total for power in powers]
    shares[logits.index(best)] += WIN - sum(shares)
    return shares
