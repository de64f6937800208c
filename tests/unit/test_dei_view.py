"""What the page is told beside the position itself."""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Seeded
from carrack.core.game import OVER, checked_options
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.moves import END_MOVE
from carrack.games.dutch_east_indies.state import Dei
from support.positions.dei import play, position, stock


def test_a_game_that_its_limit_has_ended_is_in_its_last_round() -> None:
    chance = Seeded(1)
    state = GAME.setup(2, checked_options(GAME, 2, {"rounds": 2}), chance)
    rounds = []
    while state.seat != OVER:
        rounds.append(GAME.view(state, None)["round"])
        legal = list(GAME.legal(state))
        GAME.apply(state, END_MOVE if END_MOVE in legal else legal[0], chance)
    assert (rounds[0], rounds[-1]) == (1, 2)
    assert GAME.view(state, None)["round"] == 2


def loading(s: Dei, seat: int = 0) -> dict[str, Any]:
    """What a seat may move, by way: where from, where to and what."""
    rows = [row for row in GAME.view(s, None)["loading"] if row["seat"] == seat]
    return dict(rows[0]) if rows else {}


def ways(s: Dei, seat: int = 0) -> list[str]:
    return [way["move"] for way in loading(s, seat).get("ways", [])]


def test_at_home_handing_over_stands_before_unloading_and_unloading_before_loading() -> None:
    s = position()
    stock(s, 0, "2 crate")
    assert ways(s) == ["give A", "give B", "unload A", "unload B", "load A", "load B"]
    assert [(way["start"], way["end"]) for way in loading(s)["ways"]] == [
        (0, 1),
        (1, 0),
        (0, -1),
        (1, -1),
        (-1, 0),
        (-1, 1),
    ]


def test_a_full_ship_and_what_it_could_carry_back_stay_on_offer() -> None:
    s = position("1B d8 E")
    stock(s, 0, "9 crate")
    play(s, *["load A crate"] * 7)
    offered = loading(s)
    assert [way["move"] for way in offered["ways"]] == ["unload A", "load A"]
    assert ["crate" in way["items"] for way in offered["ways"]] == [False, True]
    assert "coin" in offered["ways"][0]["items"]


def test_nothing_is_offered_where_there_is_nothing_to_move_or_something_is_asked() -> None:
    s = position("1A g5 W, 1B d8 E")
    assert loading(s) == {}  # not at home
    assert loading(position()) == {}  # nothing at home, nothing aboard
    stock(s, 1, "1 crate")
    play(s, "look A a")
    assert loading(s) == {}
    assert ways(s, 1) == ["unload A", "unload B", "load A", "load B"]  # between two decisions
    assert not loading(s, 1)["own_turn"]


def test_the_points_that_loading_ends_are_reported() -> None:
    s = position("1A e2 W")
    stock(s, 0, "1 crate")
    play(s, "sail A W")
    assert loading(s)["lapses"] == [[0, s.points[0]]]
    play(s, "load A crate")
    assert loading(s)["lapses"] == []


def costs(s: Dei, ship: int) -> dict[int, int]:
    """By island, what it costs a ship to sail to its nearest port in this turn."""
    legs = [leg for leg in GAME.courses(s) if leg["ship"] == ship]
    found = {
        island: [leg["cost"] for leg in legs if leg["square"] in ports]
        for island, ports in enumerate(s.world.ports)
    }
    return {island: min(each) for island, each in found.items() if each}


def test_an_island_is_as_far_away_as_sailing_there_costs_if_nobody_is_in_the_way() -> None:
    s = position("1A e4 N, 1B d10 E, 2A i2 W, 2B i3 W, big a1 S, small l1 S")
    away = GAME.view(s, None)["ships"][0]["away"]
    assert costs(s, 0) == {0: 1, 3: 2}
    assert away == [1, -1, 7, 2, 5]  # never to the ports of another home
    between = position("1A e4 N, 1B d3 E, 2A i2 W, 2B i3 W, big a1 S, small l1 S")
    assert costs(between, 0) == {0: 2, 3: 2}
    assert GAME.view(between, None)["ships"][0]["away"] == away
