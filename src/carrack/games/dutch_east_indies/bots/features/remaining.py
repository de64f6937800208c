"""Spices on the cards not yet discarded: all of it is open, whoever has seen which of them."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.components import COIN, ITEMS, SPICES, TradingCard
from carrack.games.dutch_east_indies.state import Dei

KEPT: Final = 1000

RemainingKey = tuple[str, int, tuple[int, ...]]
_remaining: dict[RemainingKey, Remaining] = {}


class Remaining:
    """Totals over cards.

    By item: `gives` is how much they give, `givers` how many of them give any. `crates` is the
    total price.
    """

    def __init__(self, cards: list[TradingCard]) -> None:
        self.many = len(cards)
        self.crates = 0
        self.gives = [0] * ITEMS
        self.givers = [0] * ITEMS
        self.kinds: list[int] = []  # by card: the bits of the spices that it gives
        self.counted: dict[int, int] = {}
        for card in cards:
            self.add(card)

    def add(self, card: TradingCard) -> None:
        """Count a card."""
        self.crates += card.crates
        kinds = 0
        for item in range(COIN, ITEMS):
            if card.gives[item]:
                self.gives[item] += card.gives[item]
                self.givers[item] += 1
                kinds |= (item in SPICES) << item
        self.kinds.append(kinds)

    def giving(self, wanted: int) -> int:
        """Return how many cards give at least one of the spices whose bits are set."""
        count = self.counted.get(wanted, -1)
        if count < 0:
            count = self.counted[wanted] = len([1 for kinds in self.kinds if kinds & wanted])
        return count


def remaining_of(s: Dei) -> Remaining:
    """The cards of a position that are not discarded; recomputed only after a trade."""
    key = (s.world.edition.digest, s.world.level, tuple(s.discard))
    found = _remaining.get(key)
    if found is None:
        if len(_remaining) >= KEPT:
            _remaining.clear()
        cards = [s.world.edition.cards[card] for card in s.world.cards if card not in s.discard]
        found = _remaining[key] = Remaining(cards)
    return found
