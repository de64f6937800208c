"""Value of goods for a seat, in spices that it needs."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.chapters.winning import EACH
from carrack.games.dutch_east_indies.chart.world import GOAL
from carrack.games.dutch_east_indies.state import Dei

CRATE_WORTH: Final = 0.1
COIN_WORTH: Final = 0.11
SPARE_SPICE: Final = 0.45  # one that is not needed: the Market exchanges it
NOT_ASKED: Final = -99.0  # a use that has not been computed yet
RATE: Final = 0.2  # spices that a ship brings home in a turn, roughly


def stock_of(s: Dei, seat: int, aboard: bool) -> list[int]:
    """Return a seat's goods at home, and optionally aboard, by item."""
    stock = s.home[seat * components.ITEMS : (seat + 1) * components.ITEMS]
    if aboard:
        for ship in (seat * 2, seat * 2 + 1):
            for item in range(components.ITEMS):
                stock[item] += s.hold[ship * components.ITEMS + item]
    return stock


def goal_points(stock: list[int]) -> int:
    """Return the part of the goal that a stock holds, pepper filling gaps (DEI-WIN-1)."""
    points = stock[components.PEPPER]
    for item in components.WANTED:
        points += min(EACH, stock[item])
    return min(GOAL, points)


def stock_worth(stock: list[int]) -> float:
    """Return the value of a stock's spices; spare ones only as far as something is missing."""
    points = goal_points(stock)
    spare = -points
    for item in components.SPICES:
        spare += stock[item]
    spare = min(GOAL - points, spare)
    return points + SPARE_SPICE * spare


class Needs:
    """The needs of a seat, given all that it has ashore and aboard."""

    def __init__(self, s: Dei, seat: int) -> None:
        self.stock = stock_of(s, seat, True)
        self.lacking = max(0, s.world.goal - goal_points(self.stock))
        self.total = stock_worth(self.stock)
        self.uses = [NOT_ASKED] * components.ITEMS

    def gain(self, gives: tuple[int, ...]) -> float:
        """Return the value of goods that come aboard."""
        after = self.stock[:]
        for item in range(components.ITEMS):
            after[item] += gives[item]
        return stock_worth(after) - self.total + COIN_WORTH * gives[components.COIN]

    def worth(self, item: int) -> float:
        """Return the value of one item that the seat has."""
        if item == components.CRATE:
            return CRATE_WORTH
        if item == components.COIN:
            return COIN_WORTH
        without = self.stock[:]
        without[item] -= 1
        return self.total - stock_worth(without)

    def use_of(self, item: int) -> float:
        """Return the value of one more of an item."""
        use = self.uses[item]
        if use == NOT_ASKED:
            after = self.stock[:]
            after[item] += 1
            use = stock_worth(after) - self.total + (COIN_WORTH if item == components.COIN else 0.0)
            self.uses[item] = use
        return use
