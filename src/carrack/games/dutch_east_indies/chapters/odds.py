"""Odds of battles in 36ths: two dice, cannons added (DEI-BATTLE-2, DEI-PBATTLE-1).

>>> attack_odds(5, 5)
21
"""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.chapters.ships import stat_value
from carrack.games.dutch_east_indies.components import CANNONS
from carrack.games.dutch_east_indies.state import Dei

CERTAIN: Final = 5  # with this many more cannons every attack is won

# by surplus of cannons, from −6 (never) to 5 (always): throws of 36 that the attacker wins
ODDS: Final[tuple[int, ...]] = tuple(
    [
        len([1 for a in range(6) for b in range(6) if more + a >= b])
        for more in range(-CERTAIN - 1, CERTAIN + 1)
    ]
)


def odds_of(more: int) -> int:
    """In how many of 36 throws an attacker with this many more cannons wins."""
    return ODDS[max(0, min(more + CERTAIN + 1, len(ODDS) - 1))]


def attack_odds(own: int, other: int) -> int:
    """In how many of 36 throws an attacker wins, ties included."""
    return odds_of(own - other)


def pirate_odds(s: Dei, pirate: int, ship: int) -> int:
    """In how many of 36 throws a ship beats a pirate, which wins ties."""
    own, other = stat_value(s, ship, CANNONS), s.world.edition.pirate_cannons[pirate]
    return attack_odds(own, other + 1)
