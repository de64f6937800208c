"""The view of a seat or a spectator, as plain data for a page.

Hidden are face-down cards (except top cards that the viewer has seen), those set aside, and chance.
"""

from __future__ import annotations

import json
from typing import Any

from carrack.games.dutch_east_indies import components, state
from carrack.games.dutch_east_indies.chapters.movement import must_leave, points_left
from carrack.games.dutch_east_indies.chapters.pirates import threatens
from carrack.games.dutch_east_indies.chapters.ships import is_port, load_of, port_island, stat_value
from carrack.games.dutch_east_indies.chapters.tasks import ATTACKS_ON, CARD, DROP, FIT, LOWER, TAKE
from carrack.games.dutch_east_indies.chapters.winning import EACH, wanted_points
from carrack.games.dutch_east_indies.components import SoloCard
from carrack.games.dutch_east_indies.readers.distances import points_away
from carrack.games.dutch_east_indies.readers.loading import loading_view
from carrack.games.dutch_east_indies.state import Automaton, Dei

ASK_NAMES = {
    ATTACKS_ON: "first",
    LOWER: "lower",
    DROP: "drop",
    FIT: "dump",
    TAKE: "take",
    CARD: "card",
}
KIND_NAMES = {components.HOME: "home", components.MARKET: "market", components.WILD: "wild"}


def view_of(s: Dei, viewer: int | None) -> dict[str, Any]:
    """The position as `viewer` sees it."""
    return {
        "game": "dutch-east-indies",
        "players": s.players,
        "viewer": viewer,
        "seat": s.seat,
        "active": s.active,
        "start": s.start,
        "winner": s.winner,
        "turn": s.turn,
        "round": round_of(s),
        "rounds": s.world.rounds,
        "goal": s.world.goal,
        "ask": ask_view(s, viewer),
        "ships": [ship_view(s, ship) for ship in range(s.players * 2)],
        "pirates": [pirate_view(s, pirate) for pirate in (0, 1)],
        "islands": [island_view(s, i, viewer) for i in range(len(s.world.islands))],
        "afloat": [
            [key // components.ITEMS, key % components.ITEMS, s.afloat[key]]
            for key in sorted(s.afloat)
        ],
        "homes": [home_view(s, seat) for seat in range(s.players)],
        "discard": [s.world.edition.cards[card].id for card in s.discard],
        "aside": len(s.aside),
        "supply": s.supply[:],
        "loading": loading_view(s),
        "solo": solo_view(s),
        "static": static_view(s),
    }


def round_of(s: Dei) -> int:
    """The current round; the last one if a limit of rounds has ended the game."""
    current = s.turn // s.players + 1
    return min(current, s.world.rounds) if s.world.rounds else current


def ask_view(s: Dei, viewer: int | None) -> dict[str, Any] | None:
    """Return the deciding seat's question; the card it has looked at is shown only to that seat."""
    if s.ask == state.NOTHING:
        return None
    kind, first, second, _ = s.ask
    asked: dict[str, Any] = {"ask": ASK_NAMES[kind]}
    if kind == ATTACKS_ON:
        asked["pirate"] = components.SIZES[first]
        return asked
    asked["ship"] = first
    if kind == TAKE:
        asked["loser"] = second
    elif kind == LOWER:
        asked["fields"] = second
    elif kind == CARD:
        asked["island"] = second
        if viewer == s.seat:
            asked["card"] = s.world.edition.cards[s.decks[second][-1]].id
    return asked


def solo_view(s: Dei) -> dict[str, Any] | None:
    """The automaton's open cards and its ships' duties; its deck only as a number of cards."""
    auto = s.automaton
    if auto is None:
        return None
    cards = s.world.edition.solo_cards
    return {
        "level": state.LEVEL_NAMES[s.world.level],
        "seat": state.AUTOMATON,
        "orders": [order_view(s, auto, size) for size in range(len(components.SIZES))],
        "deck": len(auto.deck),
        "discard": [cards[card].id for card in auto.discard],
    }


def order_view(s: Dei, auto: Automaton, size: int) -> dict[str, Any]:
    """The duty of a ship of the automaton, all of it open (DEI-SOLO-17).

    A card without an action is done; it stays there until the ship's next turn.
    """
    card, duty, target = auto.cards[size], auto.duties[size], auto.quarry[size]
    busy = duty != state.IDLE
    return {
        "ship": state.FIRST_SHIP + size,
        "card": s.world.edition.solo_cards[card].id if card != state.NO_CARD else None,
        "action": state.DUTY_NAMES[duty] if busy else None,
        "stage": ("homeward" if auto.homeward[size] else "outward") if busy else None,
        "target": target if target != state.NOBODY else None,
    }


def ship_view(s: Dei, ship: int) -> dict[str, Any]:
    """A ship: place, facing, statistics, hold. All of it is open."""
    fields = s.fields[ship * components.STATS : (ship + 1) * components.STATS]
    return {
        "ship": ship,
        "seat": ship // 2,
        "size": components.SIZES[ship % 2],
        "square": s.at[ship],
        "facing": s.facing[ship],
        "fields": fields,
        "sail": stat_value(s, ship, components.SAIL),
        "cargo": stat_value(s, ship, components.CARGO),
        "cannons": stat_value(s, ship, components.CANNONS),
        "hold": s.hold[ship * components.ITEMS : (ship + 1) * components.ITEMS],
        "load": load_of(s, ship),
        "moved": s.moved[ship],
        "points": points_left(s, ship) if ship // 2 == s.active else 0,
        "stays": s.stays[ship],
        "must_leave": must_leave(s, ship),
        "port": port_island(s, ship),
        "away": points_away(s, ship),
    }


def pirate_view(s: Dei, pirate: int) -> dict[str, Any]:
    """A pirate, and the squares on which it would attack a ship."""
    at = s.pirates[pirate]
    return {
        "size": components.SIZES[pirate],
        "square": at,
        "facing": s.pirate_facing[pirate],
        "cannons": s.world.edition.pirate_cannons[pirate],
        "threatens": [
            square
            for square in s.world.near[at]
            if not s.world.land[square] and threatens(s, pirate, square)
        ],
    }


def island_view(s: Dei, island: int, viewer: int | None) -> dict[str, Any]:
    """Cards left, and the top one if the viewer has seen it."""
    deck = s.decks[island]
    seen = viewer is not None and bool(deck) and bool(s.known[viewer] >> island & 1)
    return {
        "island": island,
        "cards": len(deck),
        "known": s.world.edition.cards[deck[-1]].id if seen else None,
        "port": any([is_port(s, square) for square in s.world.ports[island]]),
    }


def home_view(s: Dei, seat: int) -> dict[str, Any]:
    """A home island: its stock, and what is still missing (DEI-WIN-1)."""
    stock = s.home[seat * components.ITEMS : (seat + 1) * components.ITEMS]
    missing = {
        components.ITEM_NAMES[item]: max(0, EACH - stock[item]) for item in components.WANTED
    }
    return {
        "stock": stock,
        "missing": missing,
        "pepper": stock[components.PEPPER],
        "points": wanted_points(s, seat),
    }


def static_view(s: Dei) -> dict[str, Any]:
    """Return what never changes, made once for a chart."""
    if not s.world.static:
        s.world.static = json.loads(json.dumps(make_static(s)))
    return s.world.static


def make_static(s: Dei) -> dict[str, Any]:
    """Chart, tracks and cards, with provenance."""
    world, box = s.world, s.world.edition
    marks = "".join(world.plan.rows)
    return {
        "edition": box.name,
        "chart": world.plan.name,
        "title": world.plan.title,
        "width": world.width,
        "height": world.height,
        "rows": world.plan.rows,
        "strict": world.strict,
        "islands": [
            {
                "island": i,
                "letter": plan.letter,
                "name": plan.name,
                "kind": KIND_NAMES[plan.kind],
                "seat": plan.seat,
                "cards": plan.cards,
                "squares": [q for q in range(world.area) if marks[q] == plan.letter],
                "ports": world.ports[i],
            }
            for i, plan in enumerate(world.islands)
        ],
        "tracks": {
            components.STAT_NAMES[stat]: {
                "values": track.values,
                "prices": track.prices,
                "start": track.start,
            }
            for stat, track in enumerate(box.tracks)
        },
        "cards": {card.id: {"crates": card.crates, "gives": card.gives} for card in box.cards},
        "solo_cards": {card.id: solo_card_view(card) for card in box.solo_cards},
        "provenance": box.provenance,
        "chart_provenance": world.plan.provenance,
    }


def solo_card_view(card: SoloCard) -> dict[str, Any]:
    """A card of the automaton."""
    return {
        "action": card.action,
        "otherwise": card.otherwise,
        "upgrades": [components.STAT_NAMES[stat] for stat in card.upgrades],
        "shuffle": card.shuffle,
    }
