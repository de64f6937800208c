"""Cards face down: what a seat may imagine of them, and which a move turns up.

A trading card is named by its deal, its island and how many cards lay there up to it; a card of the
automaton by its shuffle and its place in the deck.
"""

from __future__ import annotations

from carrack.core.chance import Stream
from carrack.games.dutch_east_indies.state import Dei


def card_name(s: Dei, island: int, place: int) -> str:
    """The name of the trading card at a `place` on an island, counted from the bottom, from 1."""
    return f"card {s.deals} {island} {place}"


def order_name(shuffles: int, place: int) -> str:
    """The name of the automaton's card at a `place`, counted from the bottom, from 1."""
    return f"order {shuffles} {place}"


def imagined_seeing(s: Dei, seat: int, names: list[str], stream: Stream) -> Dei:
    """As `imagine` of the game, but named cards are where they really are."""
    new = s.copy()
    lies = [kept_places(s, island, seat, names) for island in range(len(s.decks))]
    pool: list[int] = list(s.aside)
    for island, deck in enumerate(s.decks):
        pool.extend([card for at, card in enumerate(deck) if not lies[island][at]])
    pool.sort()
    cards = [pool[i] for i in stream.shuffled(len(pool))]
    used = 0
    for island, deck in enumerate(s.decks):
        dealt = list(deck)
        for at in range(len(deck)):
            if not lies[island][at]:
                dealt[at] = cards[used]
                used += 1
        new.decks[island] = tuple(dealt)
    new.aside = tuple(cards[used:])
    if new.automaton is not None:
        auto = new.automaton
        auto.deck = shuffled_orders(auto.deck, auto.shuffles, names, stream)
    return new


def kept_places(s: Dei, island: int, seat: int, names: list[str]) -> list[bool]:
    """For each card of an island, from the bottom, whether it keeps its place."""
    deck = s.decks[island]
    kept = [False] * len(deck)
    if deck and s.known[seat] >> island & 1:
        kept[-1] = True
    if names:
        for at in range(len(deck)):
            if card_name(s, island, at + 1) in names:
                kept[at] = True
    return kept


def shuffled_orders(
    deck: tuple[int, ...], shuffles: int, names: list[str], stream: Stream
) -> tuple[int, ...]:
    """The automaton's cards in random order, except those named."""
    free = [at for at in range(len(deck)) if order_name(shuffles, at + 1) not in names]
    cards = sorted([deck[at] for at in free])
    order = stream.shuffled(len(cards))
    new = list(deck)
    for at, i in zip(free, order, strict=True):
        new[at] = cards[i]
    return tuple(new)


def turned_up(before: Dei, after: Dei, seat: int) -> list[str]:
    """The cards that were face down before a move and that the seat first saw in it."""
    names = []
    same = before.deals == after.deals
    for island in before.world.wild:
        count, left = len(before.decks[island]), len(after.decks[island]) if same else 0
        seen = bool(before.known[seat] >> island & 1)
        for place in range(count, left, -1):  # taken, and shown to all
            if not (seen and place == count):
                names.append(card_name(before, island, place))
        looked = same and bool(after.known[seat] >> island & 1)
        if looked and left and not (seen and left == count):
            names.append(card_name(before, island, left))
    return names + orders_drawn(before, after)


def orders_drawn(before: Dei, after: Dei) -> list[str]:
    """The cards that the automaton has drawn; if it shuffled meanwhile, its whole deck."""
    if before.automaton is None or after.automaton is None:
        return []
    shuffles, count = before.automaton.shuffles, len(before.automaton.deck)
    left = len(after.automaton.deck) if after.automaton.shuffles == shuffles else 0
    return [order_name(shuffles, place) for place in range(count, left, -1)]
