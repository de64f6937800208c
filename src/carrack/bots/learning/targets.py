"""Targets of the value network: TD(λ) returns, computed backwards over a game."""

from __future__ import annotations

import numpy as np

from carrack.bots.learning.arrays import Real


def returns(predicted: Real, end: Real, decay: float) -> Real:
    """The λ-return of every position of a game, (positions, sides).

    `predicted` (positions, sides) is the network's opinion of them, in order of play, `end` (sides)
    the result of the game. The return of the last position is the end; that of each earlier one is
    `decay` (λ) parts the return and 1 − λ parts the prediction of the next one (Sutton and Barto,
    *Reinforcement Learning*, 2nd edition, 12.1): with λ = 1 all learn the end, with λ = 0 each
    learns what the next one was thought to be worth.

    >>> said = np.array([[0.5, 0.5], [0.8, 0.2]], dtype=np.float32)
    >>> returns(said, np.array([1, 0], dtype=np.float32), 0.5)
    array([[0.9, 0.1],
           [1. , 0. ]], dtype=float32)
    """
    found = np.empty_like(predicted)
    later = end.astype(np.float32)
    keep = np.float32(decay)
    for i in range(len(predicted) - 1, -1, -1):
        found[i] = later
        later = keep * later + (np.float32(1) - keep) * predicted[i]
    return found


def win_shares_of(places: list[int]) -> list[float]:
    """Each side's share of the win, which a tie divides."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]
