"""Positions against the automaton on the small chart of `dei_positions`, for the rules DEI-SOLO.

The human is side 0 and about to end its turn; the automaton is side 1 with ships 2A and 2B.
`solo("2A e8 N", "wild-2")` puts solo cards onto its deck in the order in which they are drawn: with
one card the big ship acts and the small one stays. `pass_turn` ends the human's turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carrack.core.chance import Seeded
from carrack.core.events import Event
from carrack.core.game import checked_options
from carrack.games.dutch_east_indies import state
from carrack.games.dutch_east_indies.chart.world import RULES, World
from carrack.games.dutch_east_indies.components import DIRECTIONS, ITEM_NAMES, Edition
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Automaton, Dei
from support.positions.dei import DRAWING, EDITION, plan_of, play, position, ship

# Two wild islands with a port each, c6 and i6; b is nearer to the home of the automaton
EVEN = """
............
.11+....+22.
.11.....+22.
............
............
.a+.....+b..
............
....MM+.....
....MM......
............
"""
CALM = "S S N N"  # the winds of the automaton's turn and the human's next: pirates come back


def solo(
    places: str = "",
    *cards: str,
    level: str = "easy",
    drawing: str = DRAWING,
    edition: Edition = EDITION,
    discard: Sequence[str] = (),
    strict: bool = False,
    rules: int = RULES,
    **fields: Any,
) -> Dei:
    """A position as `position` makes it, with solo cards in the order in which they are drawn."""
    s = position(places, drawing, strict)
    s.world = World(edition, plan_of(drawing), 2, strict, 0, state.LEVEL_NAMES.index(level), rules)
    auto = s.automaton = Automaton()
    auto.deck = tuple([solo_card(s, card) for card in reversed(cards)])
    auto.discard = [solo_card(s, card) for card in discard]
    s.turn, s.start = 1, 1  # the automaton has begun (DEI-SOLO-3)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    return s


def new_game(level: str, seed: int = 1, **options: Any) -> Dei:
    """A game as a table starts it: the automaton has had its first turn."""
    chosen = checked_options(GAME, 1, {"level": level, **options})
    return GAME.setup(1, chosen, Seeded(seed))


def names(s: Dei, cards: Sequence[int]) -> list[str]:
    """Solo cards by their ids, sorted."""
    return sorted([s.world.edition.solo_cards[card].id for card in cards])


def automaton(s: Dei) -> Automaton:
    """The automaton of a position."""
    assert s.automaton is not None
    return s.automaton


def solo_card(s: Dei, card: str) -> int:
    """The number of a solo card."""
    return [solo.id for solo in s.world.edition.solo_cards].index(card)


def order(
    s: Dei,
    name: str,
    card: str,
    duty: str,
    target: str = "",
    prize: str = "",
    homeward: bool = False,
) -> None:
    """A ship of the automaton is in the middle of an action; with a prize it brings that home."""
    auto, size = automaton(s), ship(name) - state.FIRST_SHIP
    auto.cards[size], auto.duties[size] = solo_card(s, card), state.DUTY_NAMES.index(duty)
    auto.homeward[size] = homeward or prize != ""
    auto.quarry[size] = ship(target) if target else -1
    auto.prize[size] = ITEM_NAMES.index(prize) if prize else -1


def pass_turn(s: Dei, dice: str = "", winds: str = CALM) -> list[Event]:
    """Ends the human's turn; returns the events until its next decision."""
    return play(s, "end", dice=dice, winds=winds)


# --- what a test asks ----------------------------------------------------------------------------


def steps(s: Dei, events: list[Event], name: str) -> list[str]:
    """How a ship moved: `f5` for a step there, `turn W` for a turn on the spot."""
    done: list[str] = []
    for event in events:
        if event.data.get("ship") != ship(name):
            continue
        if event.kind == "sailed":
            done.append(s.world.square_name(event.data["square"]))
        elif event.kind == "turned":
            done.append(f"turn {event.data['way']}")
    return done


def data_of(events: list[Event], kind: str, name: str = "2A") -> list[dict[str, Any]]:
    """What the events of a kind say about a ship, and by which rule."""
    of_ship = [event for event in events if event.data.get("ship") == ship(name)]
    return [{**event.data, "rule": event.rule} for event in of_ship if event.kind == kind]


def courses(events: list[Event], name: str = "2A") -> list[tuple[str, int]]:
    """Where a ship sails and why, with the cost in points."""
    return [(row["aim"], row["cost"]) for row in data_of(events, "solo-course", name)]


def done(events: list[Event], name: str = "2A") -> list[tuple[str, str]]:
    """Which action ended, and why."""
    return [(row["card"], row["why"]) for row in data_of(events, "solo-done", name)]


def drawn(events: list[Event], name: str = "2A") -> list[str]:
    """The card that a ship drew and acts by."""
    return [row["card"] for row in data_of(events, "solo-drew", name)]


def doing(s: Dei, name: str = "2A") -> str:
    """The duty of a ship of the automaton, `idle` without one."""
    duty = automaton(s).duties[ship(name) - state.FIRST_SHIP]
    return state.DUTY_NAMES[duty] if duty >= 0 else "idle"


def heading(s: Dei, name: str) -> str:
    """The facing of a ship."""
    return DIRECTIONS[s.facing[ship(name)]]
