"""The fen, the moves and the fields of a position."""

from __future__ import annotations

from typing import Any

from carrack.core.game import Move, Refusal, State

PACKAGE = "fen_fair"

# FF-FEN-1: three rows of three, numbered like the squares of a text
PLACES = ["alder", "heron", "birch", "otter", "fair", "plover", "willow", "bittern", "rowan"]
FARMS = [0, 2, 6, 8]
TOWNS = [1, 3, 5, 7]
FAIR = 4
GOODS = ["honey", "eels", "peat", "wool"]

THINGS = 3  # in a turn, FF-TURN-2
CART = 3  # crates, FF-BUY-3
OPEN_PRICE, COVERED_PRICE = 2, 1  # FF-BUY-1, FF-BUY-2
LEAST_PRICE, MOST_PRICE = 2, 6  # FF-SELL-1, FF-TURN-4
FAIR_PRICE = 2  # FF-SELL-2

GO, BUY, DRAW, SELL, SWAP, END = 0, 9, 10, 11, 15, 16  # the first number of each kind of move
NOTATIONS = [f"go {place}" for place in PLACES]
NOTATIONS += ["buy", "draw", *[f"sell {good}" for good in GOODS], "swap", "end"]
MOVES = [Move(index, notation) for index, notation in enumerate(NOTATIONS)]


def distance(start: int, goal: int) -> int:
    """How many ways lie between two places."""
    return abs(start // 3 - goal // 3) + abs(start % 3 - goal % 3)


class FenRefusal(Refusal):
    """Why a move is refused; the texts are in this package."""

    def package(self) -> str:
        return PACKAGE


FIELDS = ["seat", "turn", "reveals", "days", "things", "at", "coins", "seen", "covered", "sold"]
FIELDS += ["piles", "wants", "prices", "deck", "aside", "commissions"]


class Fen(State):
    """A position. Goods are numbers, crates and commissions too: that of their good."""

    def __init__(self, players: int, days: int) -> None:
        super().__init__()
        self.days = days
        self.things = THINGS  # that may still be done in this turn
        self.at = [FAIR] * players
        self.coins = [4 + seat for seat in range(players)]  # FF-FEN-4
        self.seen: list[list[int]] = [[] for _ in range(players)]  # on the carts, sorted
        self.covered: list[list[int]] = [[] for _ in range(players)]  # under tarpaulins, sorted
        self.sold = [[0] * len(GOODS) for _ in range(players)]
        self.piles: list[list[int]] = []  # at the farms; the last crate is on top, face up
        self.wants: list[list[int]] = []  # two goods for each town
        self.prices = [MOST_PRICE] * len(TOWNS)
        self.deck: list[int] = []  # commissions; the last one is on top
        self.aside: list[int] = []  # commissions that lie face up
        self.commissions: list[int] = []  # one for each seat

    def copy(self) -> Fen:
        other = Fen(len(self.at), self.days)
        other.seat, other.turn, other.reveals = self.seat, self.turn, self.reveals
        other.things = self.things
        other.at, other.coins = self.at[:], self.coins[:]
        other.seen = [crates[:] for crates in self.seen]
        other.covered = [crates[:] for crates in self.covered]
        other.sold = [counts[:] for counts in self.sold]
        other.piles = [pile[:] for pile in self.piles]
        other.wants = self.wants  # never changes
        other.prices = self.prices[:]
        other.deck, other.aside = self.deck[:], self.aside[:]
        other.commissions = self.commissions[:]
        return other

    def cart(self, seat: int) -> list[int]:
        """All crates of a seat, those under the tarpaulin last."""
        return self.seen[seat] + self.covered[seat]

    def pay(
        self, seat: int, points: int, rule: str, kind: str, source: str, data: dict[str, Any]
    ) -> None:
        """Coins that come (or go), with the event that says why."""
        self.coins[seat] += points
        self.report(kind, rule, seat, {**data, "points": points, "source": source})
