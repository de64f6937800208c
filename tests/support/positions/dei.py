"""Positions of The Dutch East Indies on a small chart, for the tests of its rules.

The chart has a home island for each of two seats (`1`, `2`), the Market (`M`) and two wild islands
(`a`, `b`); `+` are ports. A test says in words where things are, for instance
`position("1A e4 N, 2A f4 S, big a1 N")`: ships by seat and letter (A the big one), pirates by size,
each with square and facing; `1A e4 N (2 crate 1 clove)` has goods aboard, `1A (1 clove)` at home.
What is not named lies in its home port, pirates in the upper corners.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from carrack.core.chance import Chance, Seeded
from carrack.core.events import Event
from carrack.core.game import play as play_move
from carrack.games.dutch_east_indies.box.edition import load_edition
from carrack.games.dutch_east_indies.chart.world import NO_LEVEL, RULES, World
from carrack.games.dutch_east_indies.components import (
    DIRECTIONS,
    HOME,
    ITEM_NAMES,
    ITEMS,
    MARKET,
    STAT_NAMES,
    STATS,
    WILD,
    Berth,
    ChartPlan,
    IslandPlan,
    TradingCard,
)
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei, blank

DRAWING = """
............
.11+....+22.
.11+....+22.
............
....aa+.....
....aa+..MM+
.........MM+
.b+.........
.bb.........
............
"""
START = "1A d2 E, 1B d3 E, 2A i2 W, 2B i3 W, big a1 S, small l1 S"


def counted(text: str) -> tuple[int, ...]:
    """Items by number, from `2 crate 1 clove`."""
    words, row = text.split(), [0] * ITEMS
    for number, name in zip(words[::2], words[1::2], strict=True):
        row[ITEM_NAMES.index(name)] = int(number)
    return tuple(row)


CARDS = (
    TradingCard("nut", 2, counted("2 coin 1 nutmeg")),
    TradingCard("coins", 1, counted("2 coin")),
    TradingCard("three", 5, counted("1 clove 1 cinnamon 1 pepper")),
    TradingCard("rich", 1, counted("6 coin")),
    TradingCard("clove", 1, counted("1 clove")),
    TradingCard("spare", 3, counted("1 cardamom")),
)
CARD = {card.id: number for number, card in enumerate(CARDS)}
EDITION = replace(load_edition("reconstructed"), name="tests", digest="tests", cards=CARDS)


def berth(text: str) -> Berth:
    """A square and facing, from `e4 N`."""
    square, facing = text.split()
    return Berth(int(square[1:]) - 1, ord(square[0]) - ord("a"), DIRECTIONS.index(facing))


def berths(text: str) -> dict[str, Berth]:
    """Berths by ship, from `1A e4 N, big a1 S`."""
    named = [row.strip().split(" ", 1) for row in text.split(",") if " " in row.strip()]
    return {name: berth(place) for name, place in named}


def plan_of(drawing: str = DRAWING) -> ChartPlan:
    """The chart as a plan: three cards on island a, two on b, so that one is left over."""
    at = berths(START)
    islands = (
        IslandPlan("1", "West", HOME, 0, 0),
        IslandPlan("2", "East", HOME, 1, 0),
        IslandPlan("M", "Market", MARKET, -1, 0),
        IslandPlan("a", "Anjer", WILD, -1, 3),
        IslandPlan("b", "Banda", WILD, -1, 2),
    )
    ships = ((at["1A"], at["1B"]), (at["2A"], at["2B"]))
    rows = tuple(drawing.split())
    pirates = (at["big"], at["small"])
    return ChartPlan("tests", "Tests", "tests", 2, rows, islands, ships, pirates, "reconstructed")


ISLAND = {"1": 0, "2": 1, "M": 2, "a": 3, "b": 4}


def position(
    places: str = "",
    drawing: str = DRAWING,
    strict: bool = False,
    rounds: int = 0,
    rules: int = RULES,
    **fields: Any,
) -> Dei:
    """Seat 0 is to act; two cards `nut` (on top) and `coins` on a, `clove` on b; empty holds."""
    s = blank(World(EDITION, plan_of(drawing), 2, strict, rounds, NO_LEVEL, rules))
    for name, goods in re.findall(r"(\d[AB])[^,]*\((.*?)\)", places):
        load(s, name, goods)
    for name, place in berths(re.sub(r" \(.*?\)", "", places)).items():
        if name in ("big", "small"):
            s.pirates[name == "small"] = s.world.square(place.row, place.column)
        else:
            s.at[ship(name)] = s.world.square(place.row, place.column)
            s.facing[ship(name)] = place.facing
    s.set_out = s.at[:]
    deck(s, "a", "coins", "nut")
    deck(s, "b", "clove")
    s.aside = (CARD["spare"],)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    s.events = []
    return s


class Rigged(Chance):
    """Given dice and winds, in order; everything else is drawn from a seed."""

    def __init__(self, dice: str = "", winds: str = "", seed: int = 1) -> None:
        self.dice = [int(die) - 1 for die in dice.split()]
        self.winds = [DIRECTIONS.index(wind) for wind in winds.split()]
        self.seeded = Seeded(seed)

    def permutation(self, purpose: str, n: int) -> list[int]:
        return self.seeded.permutation(purpose, n)

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        given = self.winds if purpose.startswith("wind") else self.dice
        if len(given) < len(bounds) or not purpose.startswith(("wind", "battle")):
            return self.seeded.integers(purpose, bounds)
        return [given.pop(0) for _ in bounds]

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        return self.seeded.binomials(purpose, trials, odds)


# --- what a test changes -------------------------------------------------------------------------


def ship(name: str) -> int:
    """The number of a ship: `2B`."""
    return (int(name[0]) - 1) * 2 + "AB".index(name[1])


def square(s: Dei, name: str) -> int:
    """The number of a square."""
    return s.world.square(int(name[1:]) - 1, ord(name[0]) - ord("a"))


def deck(s: Dei, island: str, *cards: str) -> None:
    """The cards of a wild island, the top one last."""
    s.decks[ISLAND[island]] = tuple(CARD[card] for card in cards)


def load(s: Dei, name: str, goods: str) -> None:
    """What a ship carries."""
    start = ship(name) * ITEMS
    s.hold[start : start + ITEMS] = counted(goods)


def stock(s: Dei, seat: int, goods: str) -> None:
    """What lies on a home island."""
    s.home[seat * ITEMS : (seat + 1) * ITEMS] = counted(goods)


def float_goods(s: Dei, name: str, goods: str) -> None:
    """What floats on a square."""
    for item, count in enumerate(counted(goods)):
        if count:
            s.afloat[square(s, name) * ITEMS + item] = count


def set_field(s: Dei, name: str, stat: str, field: int) -> None:
    """The field of a statistic of a ship, 0 the lowest."""
    s.fields[ship(name) * STATS + STAT_NAMES.index(stat)] = field


def complete(s: Dei) -> None:
    """The box made whole: what lies nowhere is in the supply, cards are among the discards."""
    for item, total in enumerate(s.world.edition.supply):
        afloat = sum(count for key, count in s.afloat.items() if key % ITEMS == item)
        s.supply[item] = total - sum(s.home[item::ITEMS]) - sum(s.hold[item::ITEMS]) - afloat
    dealt = {*s.aside, *[card for cards in s.decks for card in cards]}
    s.discard = [card for card in range(len(s.world.edition.cards)) if card not in dealt]


# --- what a test plays ---------------------------------------------------------------------------


def play(s: Dei, *notations: str, dice: str = "", winds: str = "") -> list[Event]:
    """Plays legal moves, which must be listed; returns the events.

    Raises Refused for an illegal one.
    """
    s.events = []
    chance = Rigged(dice, winds)
    for notation in notations:
        move = GAME.read_move(s, notation)
        assert GAME.refusal(s, move) or notation in legal(s)
        play_move(GAME, s, move, chance)
    return s.events


def command(s: Dei, seat: int, notation: str) -> list[Event]:
    """A seat's command out of turn."""
    s.events = []
    move = GAME.read_move(s, notation)
    assert move in GAME.commands(s, seat), notation
    GAME.command(s, seat, move)
    return s.events


# --- what a test asks ----------------------------------------------------------------------------


def legal(s: Dei, verb: str = "") -> list[str]:
    """The legal moves, or those that begin with `verb`."""
    return sorted(m.notation for m in GAME.legal(s) if m.notation.startswith(verb))


def commands(s: Dei, seat: int) -> list[str]:
    """What a seat may do out of turn."""
    return sorted(move.notation for move in GAME.commands(s, seat))


def refused(s: Dei, notation: str) -> str | None:
    """The rule by which a move is refused; None for a legal one. Both ways to ask must agree."""
    move = GAME.read_move(s, notation)
    refusal = GAME.refusal(s, move)
    assert (refusal is None) == (notation in legal(s)) == (move in GAME.legal(s))
    return None if refusal is None else refusal.rule


def reported(events: list[Event], rule: str, *names: str) -> list[Any]:
    """What the events that rest on a rule say in some fields: values for one name, else tuples."""
    rows = [tuple(e.data.get(name) for name in names) for e in events if e.rule == rule]
    return [row[0] for row in rows] if len(names) == 1 else rows


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def where(s: Dei, name: str) -> str:
    """Square and facing of a ship."""
    return f"{s.world.square_name(s.at[ship(name)])} {DIRECTIONS[s.facing[ship(name)]]}"


def pirate(s: Dei, size: int = 0) -> str:
    """The square of a pirate."""
    return s.world.square_name(s.pirates[size])


def goods(counts: list[int]) -> str:
    """Goods in words: `2 crate 1 clove`."""
    return " ".join(f"{count} {ITEM_NAMES[item]}" for item, count in enumerate(counts) if count)


def hold(s: Dei, name: str) -> str:
    """What a ship carries."""
    return goods(s.hold[ship(name) * ITEMS : (ship(name) + 1) * ITEMS])


def home(s: Dei, seat: int) -> str:
    """What lies on a home island."""
    return goods(s.home[seat * ITEMS : (seat + 1) * ITEMS])


def afloat(s: Dei, name: str) -> str:
    """What floats on a square."""
    return goods([s.afloat.get(square(s, name) * ITEMS + item, 0) for item in range(ITEMS)])


def fields(s: Dei, name: str) -> list[int]:
    """Sail, cargo and cannons of a ship, as fields."""
    return s.fields[ship(name) * STATS : (ship(name) + 1) * STATS]
