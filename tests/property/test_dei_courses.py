"""The ways that a page offers of a ship: all of them are there, and each can be sailed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import OVER
from carrack.core.game import play as play_move
from carrack.games.dutch_east_indies.chapters.ships import stat_value
from carrack.games.dutch_east_indies.components import CANNONS, SAIL, STATS
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import NOTHING, UNDER_WAY, Dei
from carrack.testing.walks import new_state
from support.games.dei_busy_games import busy_move, start
from support.positions.dei import legal, play, position, set_field, square

GAMES = range(10)
NO_FIGHT = "big a1 N, small l1 N"


class Lucky(Chance):
    """Every fight is won by a ship that can win it; the rest is drawn from a seed."""

    def __init__(self, seed: int) -> None:
        self.seeded = Seeded(seed)

    def permutation(self, purpose: str, n: int) -> list[int]:
        return self.seeded.permutation(purpose, n)

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        if purpose.startswith("battle"):
            return [5, 0]
        return self.seeded.integers(purpose, bounds)

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        return self.seeded.binomials(purpose, trials, odds)


def spots(seed: int, every: int) -> Iterator[tuple[Dei, Stream]]:
    """One position in `every` of a busy game in which the active seat may act."""
    s, chance, stream = start(seed), Seeded(seed), Stream(seed)
    for number in range(1200):
        if s.seat == OVER:
            return
        if number % every == seed % every and s.ask == NOTHING:
            yield s, stream
        GAME.apply(s, busy_move(s, stream), chance)


def way_to(tree: list[dict[str, Any]], index: int) -> list[dict[str, Any]]:
    """The steps that lead to an entry, the first one first."""
    way: list[dict[str, Any]] = []
    while index >= 0:
        way.insert(0, tree[index])
        index = tree[index]["parent"]
    return way


def fights(way: list[dict[str, Any]]) -> int:
    return sum(len(step["pirates"]) for step in way)


@pytest.mark.parametrize("seed", GAMES)
def test_every_way_can_be_sailed_unless_a_fight_is_lost(seed: int) -> None:
    sailed = 0
    for s, stream in spots(seed, 9):
        tree = GAME.courses(s)
        for index in {stream.below(len(tree)) for _ in range(12)} if tree else set():
            check_way(s.copy(), way_to(tree, index), Lucky(seed))
            sailed += 1
    assert sailed > 50


def check_way(s: Dei, way: list[dict[str, Any]], chance: Chance) -> None:
    """Plays a way: each move is legal after the one before, and leads where it says."""
    for points, step in enumerate(way, 1):
        ship, throws = step["ship"], s.throws
        play_move(GAME, s, GAME.read_move(s, step["move"]), chance)
        assert (s.at[ship], s.facing[ship]) == (step["square"], step["facing"])
        assert step["cost"] == points
        assert s.throws - throws == len(step["pirates"])
        if s.ask != NOTHING or s.moved[ship] != UNDER_WAY:
            assert any(pirate["odds"] == 0 for pirate in step["pirates"])
            return


@pytest.mark.parametrize("seed", GAMES)
def test_everything_within_reach_is_there_by_the_best_ways(seed: int) -> None:
    """Against all sequences of legal moves: which ends, at what costs with how few fights."""
    compared = 0
    for spot, _ in spots(seed, 11):
        s = spot.copy()
        for ship in (s.active * 2, s.active * 2 + 1):
            s.fields[ship * STATS + CANNONS] = 5
            while stat_value(s, ship, SAIL) > 3:
                s.fields[ship * STATS + SAIL] -= 1
            s.points[ship] = min(s.points[ship], 3)
        tree = GAME.courses(s)
        for ship in (s.active * 2, s.active * 2 + 1):
            listed = {
                (step["square"], step["facing"], step["cost"], fights(way_to(tree, index)))
                for index, step in enumerate(tree)
                if step["ship"] == ship
            }
            assert listed == best_by_hand(s, ship)
            compared += len(listed)
    assert compared > 50


def best_by_hand(s: Dei, ship: int) -> set[tuple[int, int, int, int]]:
    """(square, facing, cost, fights): each end at its least cost, dearer only for fewer fights."""
    found: set[tuple[int, int, int, int]] = set()
    try_moves(s, ship, 0, 0, found)
    start = (s.at[ship], s.facing[ship], 0, 0)
    return {one for one in found if not any(beats(other, one) for other in {start} | found)}


def beats(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether one way to the same end is as short as another, with as few fights, or better."""
    return one != other and one[:2] == other[:2] and one[2] <= other[2] and one[3] <= other[3]


def try_moves(
    s: Dei, ship: int, cost: int, fought: int, found: set[tuple[int, int, int, int]]
) -> None:
    """Every sequence of steps and turns of a ship that wins all its fights."""
    for word in ("sail", "turn"):
        for notation in legal(s, f"{word} {'AB'[ship % 2]}"):
            after = s.copy()
            play_move(GAME, after, GAME.read_move(after, notation), Lucky(0))
            lost = fought + after.throws - s.throws
            found.add((after.at[ship], after.facing[ship], cost + 1, lost))
            try_moves(after, ship, cost + 1, lost, found)


# --- in drawn positions --------------------------------------------------------------------------


def ways_to(s: Dei, name: str) -> list[list[str]]:
    """The ways that lead to a square, as moves."""
    tree = GAME.courses(s)
    return [
        [step["move"] for step in way_to(tree, index)]
        for index, step in enumerate(tree)
        if step["square"] == square(s, name)
    ]


@pytest.mark.rule("DEI-MOVE-2")
def test_a_step_back_needs_a_turn_first() -> None:
    s = position(f"1A e4 E, {NO_FIGHT}")
    assert ["turn A SW", "sail A W"] not in ways_to(s, "d4")
    assert ways_to(s, "d4")[0] == ["turn A N", "sail A W"]
    assert ["sail A NE"] in ways_to(s, "f3")


@pytest.mark.rule("DEI-MOVE-7")
def test_a_way_past_a_pirate_is_listed_beside_the_longer_one_around_it() -> None:
    s = position("1A j4 W, big h6 N, small a1 N")
    tree = GAME.courses(s)
    rows = [
        (step["cost"], fights(way_to(tree, index)))
        for index, step in enumerate(tree)
        if (step["square"], step["facing"]) == (square(s, "h4"), 6)
    ]
    assert rows == [(2, 0)]
    s = position("1A j4 W, big i6 N, small a1 N")
    tree = GAME.courses(s)
    met = [step for step in tree if step["square"] == square(s, "i5") and step["pirates"]]
    assert met
    assert all(step["pirates"] == [{"size": "big", "odds": 10}] for step in met)


@pytest.mark.rule("DEI-PORT-2")
def test_no_way_turns_away_a_ship_that_must_leave_its_port() -> None:
    s = position(f"1A g5 N, {NO_FIGHT}", stays=[2, 0, 0, 0])
    assert legal(s, "turn A") != []
    for index, step in enumerate(GAME.courses(s)):
        if step["ship"] == 0:
            check_way(s.copy(), way_to(GAME.courses(s), index), Lucky(1))
    set_field(s, "1A", "sail", 0)
    turns = [step["move"] for step in GAME.courses(s) if step["move"].startswith("turn A")]
    assert turns == legal(s, "turn A") == []


@pytest.mark.rule("DEI-PORT-1")
def test_no_way_leads_back_into_a_port_that_could_not_be_left_again() -> None:
    s = position(f"1A g5 N, {NO_FIGHT}", stays=[2, 0, 0, 0])
    play(s, "sail A N")
    assert ways_to(s, "f3")
    assert ways_to(s, "g5") == []  # two points, to turn and to go: none would be left
    s.stays[0] = 1
    assert ways_to(s, "g5")


@pytest.mark.rule("DEI-PORT-1")
@pytest.mark.parametrize("blocked", ["", "f4 g4 g6", "h4 h6"])
def test_ways_through_a_port_that_must_be_left_are_those_that_can_be_sailed(blocked: str) -> None:
    s = position(f"1A g5 E, {NO_FIGHT}", stays=[2, 0, 0, 0])
    set_field(s, "1A", "sail", 8)  # five points
    play(s, "sail A E")
    for other, name in enumerate(blocked.split(), 1):
        s.at[other] = square(s, name)
    tree = [step for step in GAME.courses(s) if step["ship"] == 0]
    assert any(step["square"] == square(s, "g5") for step in tree)
    listed = {
        (step["square"], step["facing"], step["cost"], fights(way_to(GAME.courses(s), index)))
        for index, step in enumerate(tree)
    }
    assert listed == best_by_hand(s, 0)


@pytest.mark.rule("DEI-PORT-2")
def test_the_other_ship_has_no_way_before_this_one_has_left_its_port() -> None:
    s = position(f"1A g5 N, {NO_FIGHT}", stays=[2, 0, 0, 0])
    play(s, "turn A E")
    assert legal(s, "sail B") == []
    assert {step["ship"] for step in GAME.courses(s)} == {0}
    play(s, "sail A E")
    assert {step["ship"] for step in GAME.courses(s)} == {0, 1}


def test_the_other_ship_is_listed_too_while_one_is_under_way() -> None:
    s = position(f"1A e4 E, {NO_FIGHT}")
    play(s, "sail A E")
    assert {step["ship"] for step in GAME.courses(s)} == {0, 1}
    play(s, "sail B E")
    assert {step["ship"] for step in GAME.courses(s)} == {1}


@pytest.mark.rule("DEI-TRADE-8")
def test_nothing_is_listed_while_somebody_is_asked() -> None:
    s = position(f"1A g5 E, {NO_FIGHT}")
    assert GAME.courses(s)
    play(s, "look A a")
    assert GAME.courses(s) == []
    play(s, "refuse")
    assert GAME.courses(s)


def test_the_list_of_two_fast_ships_stays_short() -> None:
    s = new_state(GAME, 2, 1)
    assert isinstance(s, Dei)
    for ship in (0, 1):
        s.fields[ship * STATS + SAIL] = len(s.world.edition.tracks[SAIL].values) - 1
    sea = [each for each in range(s.world.area) if not s.world.land[each]]
    middle = sorted(sea, key=lambda each: abs(each - s.world.area // 2))[:40:10]
    s.at, s.set_out = middle, middle[:]
    assert 200 < len(GAME.courses(s)) < 900
