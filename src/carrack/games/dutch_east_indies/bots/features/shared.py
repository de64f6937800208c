"""The shared row: what is the same for every side."""

from __future__ import annotations

from typing import Final

from carrack.core.knowledge import Feature
from carrack.games.dutch_east_indies.bots.features.fleets import Judged, SideFleet
from carrack.games.dutch_east_indies.bots.features.remaining import Remaining
from carrack.games.dutch_east_indies.bots.features.units import bounded, flag, one_of, spices, turns
from carrack.games.dutch_east_indies.chapters.tasks import ATTACKS_ON, CARD, DROP, FIT, LOWER, TAKE
from carrack.games.dutch_east_indies.components import COIN, CRATE, ITEM_NAMES, ITEMS, SPICES
from carrack.games.dutch_east_indies.state import LEVEL_NAMES, NOTHING, Dei

ASKED: Final = {  # the possible questions, and their descriptions
    ATTACKS_ON: "which ship a pirate attacks first",
    LOWER: "which statistic is lowered",
    DROP: "what goes overboard as a penalty",
    FIT: "what is dumped from a full hold",
    TAKE: "which spice is taken",
    CARD: "whether a card is accepted",
}
PER_ROUND: Final = 10
PER_CARD: Final = 10

SHARED: Final = [
    Feature("round", "rounds begun, 10 each"),
    Feature("last rounds", "1000 over one and the rounds left; 0 without a limit"),
    Feature("two", "yes: two sides, both people"),
    Feature("three", "yes: three players"),
    Feature("four", "yes: four players"),
    *[Feature(name, f"yes: against the automaton, level {name}") for name in LEVEL_NAMES],
    Feature("orders", "cards in the automaton's deck, 10 each"),
    Feature("free", "yes: nothing is asked, the active seat is free to act"),
    *[Feature(f"asked {kind}", f"yes: it is asked {text}") for kind, text in ASKED.items()],
    Feature("fields to lower", "how many fields are still to be lowered, 50 each"),
    Feature("cards", "cards on the islands, 10 each"),
    Feature("islands", "islands with cards, 20 each"),
    Feature("deepest", "cards on the island with the most, 50 each"),
    Feature("aside", "cards set aside, 20 each"),
    Feature("dealt", "how often the cards were dealt again, 100 each"),
    Feature("coin to come", "coins on cards not discarded, 15 each"),
    *[
        Feature(f"{ITEM_NAMES[item]} to come", "of them on cards not discarded, 30 each")
        for item in SPICES
    ],
    Feature("price", "mean price in crates of cards not discarded, 50 each"),
    Feature("strict", "yes: the supply is limited"),
    Feature("crates left", "crates in the supply, 10 each"),
    Feature("coins left", "coins in the supply, 10 each"),
    Feature("spices left", "spices in the supply, 10 each"),
    Feature("spices afloat", "spices on the sea, 50 each"),
    Feature("coins afloat", "coins on the sea, 50 each"),
    Feature("crates afloat", "crates on the sea, 20 each"),
    Feature("leader", "goal points at home of the leader, 100 each"),
    Feature("best aboard", "most goal points that a side has at home and aboard, 100 each"),
    Feature("soonest", "turns until somebody may reach the goal, 50 each"),
    Feature("decided by active", "yes: the active seat decides"),
    Feature("offer", "what the card to accept or refuse now brings, 100 a spice"),
    Feature("price of the offer", "crates that it costs, 50 each"),
    Feature("affordable", "yes: the ship has them aboard"),
]


def shared_row(s: Dei, judged: Judged) -> list[int]:
    """The numbers of `SHARED`."""
    fleets = judged.fleets
    row = [bounded(PER_ROUND * (s.turn // s.players + 1)), last_rounds(s)]
    row += one_of(0 if s.world.solo else s.players, range(2, 5))
    row += one_of(s.world.level, range(len(LEVEL_NAMES)))
    row.append(10 * len(s.automaton.deck) if s.automaton is not None else 0)
    row.append(flag(s.ask == NOTHING))
    for kind in ASKED:
        row.append(flag(s.ask[0] == kind))
    row.append(50 * s.ask[2] if s.ask[0] == LOWER else 0)
    row += cards_left(s, judged.remaining)
    row += goods_left(s)
    row.append(bounded(100 * max([fleet.points for fleet in fleets])))
    row.append(bounded(100 * max([fleet.with_aboard for fleet in fleets])))
    row.append(turns(min([fleet.eta for fleet in fleets])))
    row.append(flag(s.seat == s.active))
    row += offer_row(s, fleets)
    return row


def offer_row(s: Dei, fleets: list[SideFleet]) -> list[int]:
    """The card that the deciding seat is asked about."""
    kind, ship, island, _ = s.ask
    if kind != CARD:
        return [0] * 3
    card = s.world.edition.cards[s.decks[island][-1]]
    gain = fleets[s.seat].needs.gain(card.gives)
    return [spices(gain), 50 * card.crates, flag(card.crates <= s.hold[ship * ITEMS + CRATE])]


def last_rounds(s: Dei) -> int:
    """Return how near the limit of rounds is."""
    if not s.world.rounds:
        return 0
    return 1000 // (1 + max(0, s.world.rounds - s.turn // s.players - 1))


def cards_left(s: Dei, remaining: Remaining) -> list[int]:
    """Return the cards on the islands, and what those not yet discarded give (all of it open)."""
    world = s.world
    counts = [len(s.decks[island]) for island in world.wild]
    row = [
        bounded(PER_CARD * sum(counts)),
        20 * len([1 for count in counts if count]),
        bounded(50 * max(counts)),
        20 * len(s.aside),
        bounded(100 * (s.deals - 1)),
    ]
    row.append(bounded(15 * remaining.gives[COIN]))
    row += [bounded(30 * remaining.gives[item]) for item in SPICES]
    row.append(50 * remaining.crates // max(remaining.many, 1))
    return row


def goods_left(s: Dei) -> list[int]:
    """The supply, and what is afloat."""
    floating = [0] * ITEMS
    for key, count in s.afloat.items():
        floating[key % ITEMS] += count
    return [
        flag(s.world.strict),
        bounded(10 * s.supply[CRATE]),
        bounded(10 * s.supply[COIN]),
        bounded(10 * sum([s.supply[item] for item in SPICES])),
        bounded(50 * sum([floating[item] for item in SPICES])),
        bounded(50 * floating[COIN]),
        bounded(20 * floating[CRATE]),
    ]
