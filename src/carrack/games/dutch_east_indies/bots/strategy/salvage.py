"""Useful goods afloat: where they are and what they are worth."""

from __future__ import annotations

from carrack.games.dutch_east_indies.bots.strategy.worth import Needs
from carrack.games.dutch_east_indies.components import COIN, ITEMS, SPICES
from carrack.games.dutch_east_indies.state import Dei

PICKED = (COIN, *SPICES)


def flotsam(s: Dei, seat: int, needs: Needs) -> dict[int, float]:
    """Worth of what a seat could pick up, by square, without what it may not touch yet.

    What a pirate shot overboard is barred to its owner for a while (DEI-PBATTLE-5).
    """
    found: dict[int, float] = {}
    banned = [key for owner, key, _ in s.banned if owner == seat]
    for key in sorted(s.afloat):
        item = key % ITEMS
        if item in PICKED and key not in banned:
            worth = needs.use_of(item)
            if worth > 0.0:
                square = key // ITEMS
                found[square] = found.get(square, 0.0) + worth
    return found
