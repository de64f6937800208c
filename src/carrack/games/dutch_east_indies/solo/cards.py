"""The automaton's cards: the deck of the level, what applies now, and when an action ends."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.games.dutch_east_indies import components, state
from carrack.games.dutch_east_indies.chapters.ships import at_home, carries_spice
from carrack.games.dutch_east_indies.chart.world import World
from carrack.games.dutch_east_indies.components import SoloCard
from carrack.games.dutch_east_indies.solo.shortest import route_to
from carrack.games.dutch_east_indies.solo.spoils import auto_of
from carrack.games.dutch_east_indies.state import Automaton, Dei

MISSED = "missed"  # why a card is discarded: nothing on it applies any more


def set_up_automaton(s: Dei, chance: Chance) -> None:
    """Set sails and cannons of the level, and shuffle its eight cards (DEI-SOLO-1, DEI-SOLO-4)."""
    s.automaton = Automaton()
    box, level = s.world.edition, s.world.level
    for size in range(len(components.SIZES)):
        start = (state.FIRST_SHIP + size) * components.STATS
        s.fields[start + components.SAIL] = box.solo_sails[level][size]
        track = box.tracks[components.CANNONS].values
        s.fields[start + components.CANNONS] = track.index(box.solo_cannons[level][size])
    s.automaton.discard = deck_of(s.world)
    shuffle(s, chance)


def deck_of(world: World) -> list[int]:
    """The solo cards of the level, as numbers of the edition's cards (DEI-SOLO-4).

    A custom edition has decks of its own (DEI-SOLO-16).
    """
    cards = world.edition.solo_cards
    return [i for i, card in enumerate(cards) if world.level in card.levels]


def shuffle(s: Dei, chance: Chance) -> None:
    """Shuffle the discards and the rest of the deck into a new deck, face down (DEI-SOLO-13)."""
    auto = auto_of(s)
    cards = sorted([*auto.deck, *auto.discard])
    order = chance.permutation(f"cards solo {auto.shuffles + 1}", len(cards))
    auto.shuffles += 1
    auto.deck = tuple([cards[i] for i in order])
    auto.discard = []
    if s.events is not None:
        s.report("solo-shuffled", "DEI-SOLO-13", state.AUTOMATON, {"cards": len(cards)})


# --- what applies --------------------------------------------------------------------------------


def card_of(s: Dei, card: int) -> SoloCard:
    """A solo card by number."""
    return s.world.edition.solo_cards[card]


def duty_by(s: Dei, ship: int, card: int) -> int:
    """Return the duty that a card gives this ship now, or IDLE if nothing on it applies."""
    order = card_of(s, card)
    if order.action == "hunt":
        if hunted_ships(s):
            return state.HUNT_DUTY
        return duty_named(s, ship, order, order.otherwise)
    return duty_named(s, ship, order, order.action)


def duty_named(s: Dei, ship: int, order: SoloCard, action: str) -> int:
    """A visit to the Market or a wild island, if it brings something (DEI-SOLO-5, DEI-SOLO-6)."""
    if action == "market":
        return state.MARKET_DUTY if raisable(s, ship, order) else state.IDLE
    return state.WILD_DUTY if any([s.decks[island] for island in s.world.wild]) else state.IDLE


def raisable(s: Dei, ship: int, order: SoloCard) -> list[int]:
    """The statistics on a card that are not at their highest field."""
    tracks = s.world.edition.tracks
    return [
        stat
        for stat in order.upgrades
        if s.fields[ship * components.STATS + stat] < len(tracks[stat].values) - 1
    ]


def hunted_ships(s: Dei) -> list[int]:
    """The human's ships outside their home port that carry a spice (DEI-SOLO-7)."""
    ships = (state.HUMAN * 2, state.HUMAN * 2 + 1)
    return [ship for ship in ships if carries_spice(s, ship) and not at_home(s, ship)]


# --- drawing and ending --------------------------------------------------------------------------


def draw(s: Dei, ship: int, chance: Chance) -> None:
    """Draw cards until one applies; if none can, the ship stays (DEI-SOLO-4, 13).

    First the card whose action is over is discarded.
    """
    put_away(s, ship)
    auto = auto_of(s)
    if not any_applies(s, ship):
        s.report("solo-idle", "DEI-SOLO-13", state.AUTOMATON, {"ship": ship})
        return
    while True:
        if not auto.deck:
            shuffle(s, chance)
        card = auto.deck[-1]
        auto.deck = auto.deck[:-1]
        s.reveals += 1
        duty = duty_by(s, ship, card)
        if duty != state.IDLE:
            take_order(s, ship, card, duty)
            return
        auto.discard.append(card)
        report_card(s, "solo-passed", "DEI-SOLO-5", ship, card)


def any_applies(s: Dei, ship: int) -> bool:
    """Whether a card can still be drawn that tells this ship to do something now."""
    auto = auto_of(s)
    cards = [*auto.deck, *auto.discard]
    while cards and duty_by(s, ship, cards[-1]) == state.IDLE:
        cards.pop()
    return len(cards) > 0


def take_order(s: Dei, ship: int, card: int, duty: int) -> None:
    """Give this ship an open card of its own (DEI-SOLO-17), and choose whom it hunts."""
    auto, size = auto_of(s), ship - state.FIRST_SHIP
    auto.cards[size], auto.duties[size] = card, duty
    auto.homeward[size] = False
    auto.prize[size] = state.NOBODY
    auto.quarry[size] = nearest_quarry(s, ship) if duty == state.HUNT_DUTY else state.NOBODY
    if s.events is not None:
        data = {
            "ship": ship,
            "card": card_of(s, card).id,
            "action": state.DUTY_NAMES[duty],
            "instead": duty != state.HUNT_DUTY and card_of(s, card).action == "hunt",
        }
        if duty == state.HUNT_DUTY:
            data["target"] = auto.quarry[size]
        s.report(
            "solo-drew", "DEI-SOLO-7" if data["instead"] else "DEI-SOLO-4", state.AUTOMATON, data
        )


def nearest_quarry(s: Dei, ship: int) -> int:
    """The nearest ship with a spice outside its home port; it stays the target (DEI-SOLO-7).

    Ties: fewer turns, then the lower number of the square (DEI-SOLO-8).
    """
    ranked = [(route_to(s, ship, s.at[q]).weight, s.at[q], q) for q in hunted_ships(s)]
    return min(ranked)[2]


def report_card(s: Dei, kind: str, rule: str, ship: int, card: int) -> None:
    """Report what happens to a solo card."""
    if s.events is not None:
        s.report(kind, rule, state.AUTOMATON, {"ship": ship, "card": card_of(s, card).id})


def end_order(s: Dei, ship: int, chance: Chance, rule: str, why: str) -> None:
    """End an action. The card stays open until the ship's next turn (DEI-SOLO-4).

    A card with the symbol is shuffled into the deck at once, with the discards (DEI-SOLO-13).
    `why` is a word for the log: `delivered`, `upgraded`, `no-spices`, `robbed`, `escaped`, `empty`,
    or `MISSED` for a card discarded unfinished, which shuffles nothing (DEI-SOLO-13).
    """
    auto, size = auto_of(s), ship - state.FIRST_SHIP
    card = auto.cards[size]
    auto.duties[size] = state.IDLE
    auto.homeward[size] = False
    auto.quarry[size] = auto.prize[size] = state.NOBODY
    if s.events is not None:
        s.report(
            "solo-done",
            rule,
            state.AUTOMATON,
            {"ship": ship, "card": card_of(s, card).id, "why": why},
        )
    if card_of(s, card).shuffle and why != MISSED:
        put_away(s, ship)
        shuffle(s, chance)


def put_away(s: Dei, ship: int) -> None:
    """Discard the open card of a ship, if there is one."""
    auto, size = auto_of(s), ship - state.FIRST_SHIP
    if auto.cards[size] != state.NO_CARD:
        auto.discard.append(auto.cards[size])
        auto.cards[size] = state.NO_CARD
