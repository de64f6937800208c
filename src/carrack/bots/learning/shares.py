"""Chances of winning from logits, in whole numbers: the same on every machine.

The chance of a side is proportional to e to the power of its logit. Logits come in 1024ths, chances
go out in 65536ths and add up to exactly 65536.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from carrack.bots.learning.arrays import Whole

SHARE = 65536
"""A certain win."""

LOGIT_BITS = 10
"""A logit of 1 is written as 2 to the power of this."""

ONE_STEP = 4607184617107619806
"""e to the power of −1/1024, times 2⁶², rounded."""

STEPS = 20 * 1024
"""Who is so many 1024ths behind the best has no chance at all: it would be below 2⁻²⁸."""


@lru_cache(maxsize=1)
def table() -> Whole:
    """How many 2⁻³⁰ are e to the power of −k/1024, for k from 0 to STEPS; the last is 0.

    Each is the one before times ONE_STEP, rounded down in 62 bits: no library of mathematics, which
    might round otherwise elsewhere, has a part in it.
    """
    power = 1 << 62
    powers = []
    for _ in range(STEPS):
        powers.append(power >> 32)
        power = power * ONE_STEP >> 62
    return np.array([*powers, 0], dtype=np.int64)


def win_shares(logits: Whole) -> Whole:
    """The chance of every side, of SHARE, from logits in 1024ths; both (positions, sides).

    What rounding leaves over goes to the best, to the first of equals.
    """
    best = logits.argmax(axis=1)
    rows = np.arange(len(logits))
    behind = np.minimum(logits[rows, best][:, None] - logits, STEPS)
    powers = table()[behind]
    shares: Whole = (powers << 16) // powers.sum(axis=1, keepdims=True)
    shares[rows, best] += SHARE - shares.sum(axis=1)
    return shares
