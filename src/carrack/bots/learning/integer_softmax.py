"""Chances of winning from logits, in whole numbers: the same on every machine.

The chance of a side is proportional to e to the power of its logit. Logits are in 1024ths, chances
in 65536ths that add up to exactly 65536.
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
"""A side this many 1024ths behind the best has no chance at all: it would be below 2⁻²⁸."""


FEW = 4
"""Up to this many positions are faster without numpy."""


@lru_cache(maxsize=1)
def powers_of_e() -> list[int]:
    """Powers of e, to −k/1024, in units of 2⁻³⁰, for k from 0 to STEPS; the last is 0.

    Each is the previous one times ONE_STEP, rounded down in 62 bits, without any mathematics
    library, which might round differently elsewhere.
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

    The remainder of rounding goes to the best side; in a tie, to the first.
    """
    import numpy as np  # not at the top: without it :func:`shares_of` is enough

    if len(logits) <= FEW:
        return [shares_of(row) for row in logits.tolist()]
    best = logits.max(axis=1, keepdims=True)
    powers = _table().take(np.minimum(best - logits, STEPS))
    shares: Whole = (powers << 16) // powers.sum(axis=1, keepdims=True)
    left = WIN - shares.sum(axis=1)
    shares[np.arange(len(logits)), logits.argmax(axis=1)] += left
    whole: list[list[int]] = shares.tolist()
    return whole


def shares_of(logits: list[int]) -> list[int]:
    """The same for one position."""
    best = max(logits)
    table = powers_of_e()
    powers = [table[min(best - logit, STEPS)] for logit in logits]
    total = sum(powers)
    shares = [(power << 16) // total for power in powers]
    shares[logits.index(best)] += WIN - sum(shares)
    return shares
