"""The fen, the moves and the fields of a position."""

from __future__ import annotations

from typing import Any

from carrack.core.game import Move, State

# FF-FEN-1: three rows of three, numbered like the squares of a text
PLACES = ["alder", "heron", "birch", "otter", "fair", "plover", "willow", "bittern", "rowan"]
FARMS = [0, 2, 6, 8]
TOWNS = [1, 3, 5, 7]
FAIR = 4
GOODS = ["honey", "eels", "peat", "wool"]

PURSE = 4  # FF-FEN-4
THINGS = 3  # in a turn, FF-TURN-2
CART = 3  # crates, FF-BUY-3
OPEN_PRICE, COVERED_PRICE = 2, 1  # FF-BUY-1, FF-BUY-2
LEAST_PRICE, MOST_PRICE = 2, 6  # FF-SELL-1, FF-TURN-4
BONUS = 2  # FF-END-2

GO, BUY, DRAW, SELL, END = 0, 9, 10, 11, 15  # the first number of each kind of move
NOTATIONS = [f"go {place}" for place in PLACES]
NOTATIONS += ["buy", "draw", *[f"sell {good}" for good in GOODS], "end"]
MOVES = [Move(index, notation) for index, notation in enumerate(NOTATIONS)]


def distance(start: int, goal: int) -> int:
    """How many ways lie between two places."""
    return abs(start // 3 - goal // 3) + abs(start % 3 - goal % 3)


class Fen(State):
    """A position. Goods are numbers, crates and commissions too: that of their good."""

    def __init__(self, players: int, days: int) -> None:
        super().__init__()  # seat, turn, reveals, events
        self.days = days
        self.things = THINGS  # that may still be done in this turn
        self.at = [FAIR] * players
        self.coins = [0] * players
        self.seen: list[list[int]] = [[] for _ in range(players)]  # on the carts, sorted
        self.covered: list[list[int]] = [[] for _ in range(players)]  # under tarpaulins, sorted
        self.sold = [[0] * len(GOODS) for _ in range(players)]
        self.commissions: list[int] = []  # one for each seat
        self.piles: list[list[int]] = [[] for _ in PLACES]  # the last crate is on top, face up
        self.wants: list[list[int]] = [[] for _ in PLACES]  # goods; none at farms
        self.prices = [MOST_PRICE for _ in PLACES]

    def cart(self, seat: int) -> list[int]:
        """All crates of a seat, those under the tarpaulin last."""
        return self.seen[seat] + self.covered[seat]

    def earn(
        self, seat: int, points: int, kind: str, rule: str, data: dict[str, Any], good: int = -1
    ) -> None:
        """Coins that come (or go), with the event that says why; the seat alone is told a good."""
        self.coins[seat] += points
        told = {**data, "points": points, "source": kind}
        secret = {} if good < 0 else {"good": GOODS[good]}
        self.report(kind, rule, seat, told, secret, [seat])
