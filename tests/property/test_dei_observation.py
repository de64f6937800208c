"""An observation of The Dutch East Indies says what the view says: made again from it, slowly."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.adapters.tensors import Encoding
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER
from carrack.games.dutch_east_indies.box.edition import named_edition
from carrack.games.dutch_east_indies.chart.mapmaking.generate import generate
from carrack.games.dutch_east_indies.components import ITEMS
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from carrack.testing import walks

BOX = named_edition("reconstructed")
CARDS = [card.id for card in BOX.cards]
SOLO_CARDS = [card.id for card in BOX.solo_cards]
ASKED = [None, "first", "lower", "drop", "dump", "take", "card"]
DUTIES = [None, "wild", "market", "hunt"]
LETTERS = "abcdefghijklmnopqrstuvwxyz"
EDGE = 24
Parts = dict[str, Any]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_observation_says_what_the_view_says(players: int) -> None:
    encoding = Encoding(GAME, players, GAME.quick_options())
    for seed in range(4):  # the second one is played by a bot
        for spot in walks.walk(GAME, players, seed):
            assert isinstance(spot.state, Dei)
            check(encoding, spot.state, spot.number % players)


def test_a_custom_archipelago_is_observed_as_any_other() -> None:
    encoding = Encoding(GAME, 3, {"rounds": 4, "map": lettered_to_the_end(generate(3, 5) or "")})
    assert encoding.size == Encoding(GAME, 3, {}).size
    state, stream, chance = encoding.new_state(1), Stream(1), Seeded(1)
    assert isinstance(state, Dei)
    while state.seat != OVER:
        check(encoding, state, state.seat)
        GAME.apply(state, GAME.legal(state).sample(stream), chance)


def lettered_to_the_end(text: str) -> str:
    """A map whose wild island `a` is `z` instead."""
    before, drawing, after = text.split('"""')
    assert "a" in drawing
    return f'{before}"""{drawing.replace("a", "z")}"""' + after.replace('= "a"', '= "z"')


def check(encoding: Encoding, state: Dei, seat: int) -> None:
    """Every field is what the view, or the story so far, says that it is."""
    view = GAME.view(state, seat)
    parts = encoding.parts(encoding.observation(state, seat))
    found = {name: part.tolist() for name, part in parts.items()}
    wanted = {**turn(view, seat), **islands(view), **ships(view, seat), **goods(view, seat)}
    wanted |= {**chart(view, seat), **beyond_the_view(state, view, seat)}
    assert found == {**wanted, **automaton(view, state)}


def from_here(view: Parts, seat: int) -> list[int]:
    """The sides from the observing seat."""
    return [(seat + ahead) % view["players"] for ahead in range(view["players"])]


def ships_from_here(view: Parts, seat: int) -> list[int]:
    return [ship for side in from_here(view, seat) for ship in (side * 2, side * 2 + 1)]


def place(view: Parts, square: int) -> list[int]:
    """Row and column, from 1."""
    row, column = divmod(square, view["static"]["width"])
    return [row + 1, column + 1]


def sheet(view: Parts, squares: list[list[int]]) -> list[list[int]]:
    """A sheet of 24 by 24 with numbers at squares."""
    rows = [[0] * EDGE for _ in range(EDGE)]
    for square, number in squares:
        row, column = place(view, square)
        rows[row - 1][column - 1] = number
    return rows


def turn(view: Parts, seat: int) -> Parts:
    sides, asked = from_here(view, seat), view["ask"] or {"ask": None}
    numbered = {ship: i + 1 for i, ship in enumerate(ships_from_here(view, seat))}
    over = view["rounds"] * view["players"]
    return {
        "seat": seat,
        "deciding": sides.index(view["seat"]) if view["seat"] >= 0 else len(sides),
        "active": sides.index(view["active"]),
        "start": sides.index(view["start"]),
        "winner": sides.index(view["winner"]) + 1 if view["winner"] >= 0 else 0,
        "rounds_left": -(-(over - view["turn"] + view["turn"] % len(sides)) // len(sides)),
        "ask": ASKED.index(asked["ask"]),
        "asked_pirate": ["", "big", "small"].index(asked.get("pirate", "")),
        "asked_ship": numbered[asked["ship"]] if "ship" in asked else 0,
        "asked_loser": numbered[asked["loser"]] if "loser" in asked else 0,
        "asked_fields": asked.get("fields", 0),
        "asked_island": (
            LETTERS.index(view["static"]["islands"][asked["island"]]["letter"]) + 1
            if "island" in asked
            else 0
        ),
    }


def islands(view: Parts) -> Parts:
    left, known = [0] * 26, [0] * 26
    for shown, plan in zip(view["islands"], view["static"]["islands"], strict=True):
        if plan["kind"] == "wild":
            left[LETTERS.index(plan["letter"])] = shown["cards"]
            if shown["known"]:
                known[LETTERS.index(plan["letter"])] = CARDS.index(shown["known"]) + 1
    return {
        "cards_left": left,
        "known": known,
        "discard": [view["discard"].count(card) for card in CARDS],
        "aside": view["aside"],
    }


def ships(view: Parts, seat: int) -> Parts:
    fleet = [view["ships"][ship] for ship in ships_from_here(view, seat)]
    plain = ["facing", "moved", "points", "stays", "fields", "hold", "must_leave"]
    return {
        **{name: pairs([one[name] for one in fleet]) for name in plain},
        "at": pairs([place(view, one["square"]) for one in fleet]),
        "pirates": [place(view, pirate["square"]) for pirate in view["pirates"]],
        "pirate_facing": [pirate["facing"] for pirate in view["pirates"]],
    }


def pairs(row: list[Any]) -> list[list[Any]]:
    """The big and the small ship of each side."""
    return [row[at : at + 2] for at in range(0, len(row), 2)]


def goods(view: Parts, seat: int) -> Parts:
    afloat = [[[s, n] for s, what, n in view["afloat"] if what == item] for item in range(ITEMS)]
    return {
        "home": [view["homes"][side]["stock"] for side in from_here(view, seat)],
        "supply": [min(127, max(0, count)) for count in view["supply"]],
        "afloat": [sheet(view, squares) for squares in afloat],
    }


def chart(view: Parts, seat: int) -> Parts:
    numbers: list[list[int]] = []
    for square in range(view["static"]["width"] * view["static"]["height"]):
        row, column = place(view, square)
        if view["static"]["rows"][row - 1][column - 1] == ".":
            numbers.append([square, 1])
    for plan in view["static"]["islands"]:
        land = 2 + 2 * island_number(view, plan, seat)
        numbers += [[square, land] for square in plan["squares"]]
        numbers += [[square, land + 1] for square in plan["ports"]]
    return {"chart": sheet(view, numbers)}


def island_number(view: Parts, plan: Parts, seat: int) -> int:
    """The Market, the homes from its own, the wild islands by letter."""
    if plan["kind"] == "market":
        return 0
    if plan["kind"] == "home":
        return 1 + from_here(view, seat).index(plan["seat"])
    return 1 + view["players"] + LETTERS.index(plan["letter"])


def beyond_the_view(s: Dei, view: Parts, seat: int) -> Parts:
    """What a view does not say: everybody saw the moves and battles that led to it."""
    own = [s.active * 2, s.active * 2 + 1]
    letters = {i: p["letter"] for i, p in enumerate(view["static"]["islands"])}
    looked = [{letters[i] for i in letters if s.looked[ship] >> i & 1} for ship in own]
    fleet = ships_from_here(view, seat)
    ways = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    barred: dict[int, int] = {}
    for owner, key, _ in s.banned:
        if owner == seat:
            barred[key // ITEMS] = barred.get(key // ITEMS, 0) | 1 << key % ITEMS
    return {
        "bought": s.bought,
        "flows": [[flow >> (a * 3 + b) & 1 for a, b in ways] for flow in s.flows],
        "set_out": pairs([place(view, s.set_out[ship]) for ship in fleet]),
        "looked": [[letter in seen for letter in LETTERS] for seen in looked],
        "fought": [[s.fought[ship] >> other & 1 for other in fleet] for ship in own],
        "barred": sheet(view, [[square, bits] for square, bits in barred.items()]),
    }


def automaton(view: Parts, s: Dei) -> Parts:
    solo = view["solo"]
    if solo is None:
        return {}
    assert s.automaton is not None
    orders = solo["orders"]
    return {
        "orders": [SOLO_CARDS.index(one["card"]) + 1 if one["card"] else 0 for one in orders],
        "duties": [DUTIES.index(one["action"]) for one in orders],
        "homeward": [one["stage"] == "homeward" for one in orders],
        "quarry": [0 if one["target"] is None else one["target"] + 1 for one in orders],
        "prize": [item + 1 for item in s.automaton.prize],
        "solo_deck": solo["deck"],
        "solo_discard": [solo["discard"].count(card) for card in SOLO_CARDS],
    }
