"""Expected cost of the pirates to come (AM-PIRATE), given the cannons a seat has now."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.bots.strategy.clock import gold_price
from carrack.games.amerigo.chapters.pirates import shown_pirates, strength
from carrack.games.amerigo.chapters.tokens import HALF_LOSS, VICTORY_GOLD, has
from carrack.games.amerigo.state import ROUNDS, Amerigo

CANNON_PRICE: Final = 0.95  # points that loading one cannon costs a seat that has the time
TOO_LATE: Final = (0.1, 0.25, 0.45, 0.55, 0.7, 0.85, 1.0)  # chance of no further black action
KEPT: Final = (0.8, 0.5, 0.3, 0.2)  # what a cannon is worth 1, 2 … rounds before it is fired
BOUNTY: Final = 2


def next_marker(s: Amerigo) -> float:
    """The mean of the markers that nobody has seen: five of six are revealed in a game."""
    shown = shown_pirates(s)
    hidden = len(s.world.edition.pirates) - len(shown)
    return (sum(s.world.edition.pirates) - sum(shown)) / hidden


def attack_cost(s: Amerigo, seat: int, force: int) -> float:
    """Points that a lost fight costs: never more than the seat has (AM-PIRATE-2)."""
    loss = (force + 1) // 2 if has(s, seat, HALF_LOSS) else force
    cost = float(min(loss, s.points[seat] + (0 if s.round == ROUNDS else 8)))
    if has(s, seat, VICTORY_GOLD):
        cost += BOUNTY * gold_price(s, seat)
    return cost


def cannons_worth(s: Amerigo, seat: int) -> float:
    """Points that the cannons are worth: fights won, now and later, minus the cost of fights."""
    return worth_of_cannons(s, seat, strength(s, seat), s.cannons[seat])


def worth_of_cannons(s: Amerigo, seat: int, force: int, cannons: int) -> float:
    """The same for this many cannons against pirates of that strength."""
    cost = attack_cost(s, seat, force)
    missing = force - cannons
    if missing <= 0:
        return kept_worth(s, force, -missing)
    late = TOO_LATE[s.phase]
    return -late * cost - (1.0 - late) * min(cost, CANNON_PRICE * missing)


def kept_worth(s: Amerigo, force: int, spare: int) -> float:
    """Return the value of the cannons that this round's pirates leave over (AM-PIRATE-3)."""
    worth, left, expected = 0.0, float(spare), float(force)
    marker = next_marker(s)
    for ahead in range(ROUNDS - s.round):
        expected += marker
        used = min(left, expected)
        worth += used * KEPT[ahead]
        left -= used
    return worth
