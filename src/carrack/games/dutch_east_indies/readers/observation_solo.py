"""The automaton as numbers: its open cards, its ships' duties, its discards.

All of it is open (DEI-SOLO-17); no field shows its deck or the order of the cards in it.
"""

from __future__ import annotations

from carrack.core.observation import Field
from carrack.games.dutch_east_indies.components import ITEMS, SIZES, Edition
from carrack.games.dutch_east_indies.state import DUTY_NAMES, Automaton, Dei


def solo_fields(box: Edition) -> list[Field]:
    """The fields that only a game against the automaton has, by its big and small ship."""
    ships, cards = (len(SIZES),), len(box.solo_cards)
    return [
        Field(
            "orders", ships, 0, cards, "open card of each ship of the automaton, from 1; 0: none"
        ),
        Field("duties", ships, 0, len(DUTY_NAMES), "its action: 0 none, 1 wild, 2 market, 3 hunt"),
        Field("homeward", ships, 0, 1, "whether it brings spices home"),
        Field("quarry", ships, 0, len(SIZES), "the ship it hunts, 1 big, 2 small; 0: none"),
        Field("prize", ships, 0, ITEMS, "the item it won by hunting, from 1; 0: none"),
        Field("solo_deck", (), 0, cards, "cards left in the automaton's deck"),
        Field("solo_discard", (cards,), 0, 1, "cards on the automaton's discard pile"),
    ]


def add_automaton(row: list[int], s: Dei, auto: Automaton) -> None:
    """Append the numbers of :func:`solo_fields`."""
    row.extend([card + 1 for card in auto.cards])
    row.extend([duty + 1 for duty in auto.duties])
    row.extend([1 if home else 0 for home in auto.homeward])
    row.extend([ship + 1 for ship in auto.quarry])
    row.extend([item + 1 for item in auto.prize])
    row.append(len(auto.deck))
    gone = [0] * len(s.world.edition.solo_cards)
    for card in auto.discard:
        gone[card] = 1
    row.extend(gone)


def looks_alike(auto: Automaton, other: Automaton) -> bool:
    """Whether the numbers of both are the same."""
    return (
        auto.duties == other.duties
        and auto.cards == other.cards
        and auto.homeward == other.homeward
        and auto.quarry == other.quarry
        and auto.prize == other.prize
        and len(auto.deck) == len(other.deck)
        and auto.discard == other.discard
    )
