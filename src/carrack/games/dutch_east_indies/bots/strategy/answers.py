"""Answers to what interrupts: cards, spoils, penalties."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.strategy.cards import Prospects
from carrack.games.dutch_east_indies.bots.strategy.worth import Needs
from carrack.games.dutch_east_indies.chapters.battle import lowerable, spices_aboard
from carrack.games.dutch_east_indies.chapters.pirates import penalty_items
from carrack.games.dutch_east_indies.chapters.ships import room_of
from carrack.games.dutch_east_indies.chapters.tasks import ATTACKS_ON, CARD, DROP, FIT, LOWER, TAKE
from carrack.games.dutch_east_indies.chapters.trade import crates_alongside
from carrack.games.dutch_east_indies.components import (
    CANNONS,
    CARGO,
    CRATE,
    ITEM_NAMES,
    ITEMS,
    SAIL,
    STAT_NAMES,
    STATS,
)
from carrack.games.dutch_east_indies.kinds import refusal_of
from carrack.games.dutch_east_indies.moves import BY_NOTATION, SHIP_NAMES, DeiMove
from carrack.games.dutch_east_indies.state import Dei

VALUE_LOST: Final = {SAIL: 3.0, CARGO: 0.8, CANNONS: 0.5}  # when the value falls
FIELD_LOST: Final = {SAIL: 0.6, CARGO: 0.5, CANNONS: 0.4}  # when only the field does
OVERFULL: Final = 0.5  # added if goods must go overboard


def answer(s: Dei) -> DeiMove:
    """The answer of the seat that is asked."""
    kind, ship, other, _ = s.ask
    if kind == CARD:
        return on_card(s)
    if kind == ATTACKS_ON:
        return BY_NOTATION[f"first {SHIP_NAMES[emptier(s, other)]}"]
    if kind == LOWER:
        stat = min(lowerable(s, ship), key=lambda stat: (price_of_lowering(s, ship, stat), stat))
        return BY_NOTATION[f"lower {STAT_NAMES[stat]}"]
    needs = Needs(s, s.seat)
    if kind == TAKE:
        best = max(spices_aboard(s, other), key=lambda item: (needs.use_of(item), item))
        return BY_NOTATION[f"take {ITEM_NAMES[best]}"]
    if kind == DROP:
        return BY_NOTATION[f"drop {ITEM_NAMES[cheapest(needs, penalty_items(s, ship))]}"]
    assert kind == FIT
    aboard = [item for item in range(ITEMS) if s.hold[ship * ITEMS + item]]
    return BY_NOTATION[f"dump {ITEM_NAMES[cheapest(needs, aboard)]}"]


def cheapest(needs: Needs, items: list[int]) -> int:
    """The item that the seat needs least."""
    return min(items, key=lambda item: (needs.worth(item), item))


def emptier(s: Dei, seat: int) -> int:
    """The ship with fewer kinds of spices to lose; the big one in a tie."""
    counts = [len(spices_aboard(s, ship)) for ship in (seat * 2, seat * 2 + 1)]
    return 0 if counts[0] <= counts[1] else 1


def price_of_lowering(s: Dei, ship: int, stat: int) -> float:
    """The cost of lowering a statistic by one field."""
    values, field = s.world.edition.tracks[stat].values, s.fields[ship * STATS + stat]
    if values[field - 1] == values[field]:
        return FIELD_LOST[stat]
    full = stat == CARGO and room_of(s, ship) <= 0
    return VALUE_LOST[stat] + (OVERFULL if full else 0.0)


def on_card(s: Dei) -> DeiMove:
    """Accept a card if it or what lies below it pays, with the ship's own crates first."""
    _, ship, island, _ = s.ask
    card = s.world.edition.cards[s.decks[island][-1]]
    own = min(card.crates, s.hold[ship * ITEMS + CRATE])
    move = BY_NOTATION[f"accept {own}"]
    crates = s.hold[ship * ITEMS + CRATE] + crates_alongside(s, ship)
    worth = Prospects(s, ship // 2).here(ship, island, crates)
    if worth > 0.0 and refusal_of(s, move) is None:
        return move
    return BY_NOTATION["refuse"]
