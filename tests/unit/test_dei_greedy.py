"""`greedy` in The Dutch East Indies: legal, repeatable, blind to unseen cards, and good enough."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import OVER, checked_options
from carrack.core.playout import Dice
from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.bots.greedy import LOST, planned
from carrack.games.dutch_east_indies.bots.strategy.tables import FAR, table_to_island
from carrack.games.dutch_east_indies.bots.strategy.worth import Needs
from carrack.games.dutch_east_indies.chapters.ships import at_home
from carrack.games.dutch_east_indies.chapters.tasks import DROP, LOWER, TAKE, task
from carrack.games.dutch_east_indies.chart.waters import Waters, sailing_distances
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.kinds import refusal_of
from carrack.games.dutch_east_indies.state import Dei

ROUNDS = 60
CIRCLE = Path(__file__).with_name("circle.json")


def start(players: int, seed: int) -> tuple[Dei, Seeded]:
    chance = Seeded(seed)
    options = checked_options(GAME, players, {"rounds": ROUNDS, "start": "1"})
    return GAME.setup(players, options, chance), chance


def rounds_alone(seed: int) -> int:
    """Rounds of a game of `greedy` against itself."""
    s, chance = start(2, seed)
    while s.seat != OVER:
        GAME.apply(s, planned(s), chance)
    return s.turn // 2 + 1


def beats_random(seed: int) -> bool:
    """Whether `greedy` wins a two-player game; the seats change from game to game."""
    s, chance = start(2, seed)
    dice, decision, seat = Dice(seed, 2), 0, seed % 2
    while s.seat != OVER:
        decision += 1
        stream = dice.at(s.seat, decision)
        move = planned(s) if s.seat == seat else GAME.legal(s).sample(stream)
        GAME.apply(s, move, chance)
    return GAME.result(s).places[seat] == 1


# --- what a bot promises -------------------------------------------------------------------------


# --- what it thinks of ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("two", 2), ("three", 3), ("four", 4)])
def test_its_ways_are_as_long_as_those_that_the_check_of_maps_finds(
    name: str, players: int
) -> None:
    s, _ = start(players, 1)
    assert s.world.plan.name == name
    waters, compared = Waters(s.world.plan), 0
    for ship in range(2 * players):
        far = sailing_distances(waters, ship // 2, s.world.plan.ships[ship // 2][ship % 2])
        for island in [*s.world.wild, s.world.market]:
            table = table_to_island(s.world, ship // 2, island)
            points = table[s.at[ship] * 8 + s.facing[ship]]
            assert points == min(far[port] for port in s.world.ports[island])
            assert points < FAR
            compared += 1
    assert compared >= 28


def test_it_takes_crates_along_and_unloads_what_it_brings() -> None:
    s, chance = start(2, 3)
    while at_home(s, 0):
        GAME.apply(s, planned(s), chance)
    assert s.hold[components.CRATE] + s.hold[components.COIN] == 7, "as much as the big ship holds"
    s, _ = start(2, 3)
    s.hold[components.NUTMEG] = 1
    assert planned(s).notation == "unload A nutmeg"


def test_the_last_spice_wins() -> None:
    s, chance = start(2, 3)
    for item in range(components.CLOVE, components.NUTMEG + 1):
        s.home[item] = 2
    s.home[components.CLOVE], s.hold[components.ITEMS + components.CLOVE] = 1, 1
    while s.seat == 0:
        GAME.apply(s, planned(s), chance)
    assert s.winner == 0


def at_sea(s: Dei) -> None:
    """Puts the big ships of two seats side by side on open water, pirates far away."""
    s.at[0] = s.world.square(3, 14)
    s.at[2] = s.world.square(3, 15)
    s.pirates = [s.world.square(12, 4), s.world.square(12, 5)]
    assert not any(s.world.land[square] for square in (*s.at, *s.pirates))


def test_it_attacks_when_the_odds_are_good_and_there_is_something_to_win() -> None:
    s, _ = start(2, 3)
    at_sea(s)
    s.hold[2 * components.ITEMS + components.CLOVE] = 1
    assert planned(s).notation == "attack A 2A"
    s.hold[2 * components.ITEMS + components.CLOVE] = 0
    assert planned(s).notation != "attack A 2A"
    s.hold[2 * components.ITEMS + components.CLOVE], s.hold[components.CLOVE] = 1, 1
    s.fields[components.CANNONS], s.fields[2 * components.STATS + components.CANNONS] = 0, 7
    assert planned(s).notation != "attack A 2A"


def test_it_gives_up_what_it_misses_least() -> None:
    s, _ = start(2, 3)
    s.hold[components.COIN], s.hold[components.CLOVE], s.hold[components.NUTMEG] = 1, 1, 1
    s.ask = task(DROP, 0, 0)
    assert planned(s).notation == "drop coin"
    s.hold[components.COIN] = 0
    s.home[components.CLOVE] = 2
    assert planned(s).notation == "drop clove"
    s.ask = task(LOWER, 0, 1, 1)
    assert planned(s).notation != "lower sail"
    s.ask, s.hold[0 : components.ITEMS] = task(TAKE, 2, 0), [0, 0, 1, 0, 0, 1, 0]
    s.seat, s.home[components.ITEMS + components.CLOVE] = 1, 2
    assert planned(s).notation == "take nutmeg"


def test_a_spare_spice_goes_to_the_market_and_comes_back_as_the_one_that_is_missing() -> None:
    s, chance = start(2, 3)
    s.home[: components.ITEMS] = [0, 6, 3, 2, 2, 1, 0]
    while s.seat != OVER and s.turn < 30:
        move = planned(s)
        if s.active == 0 and move.notation.startswith("swap"):
            assert move.notation.endswith("clove nutmeg")
            return
        GAME.apply(s, move, chance)
    pytest.fail("no exchange")


def test_a_ship_finds_its_way_home_around_its_sister_in_port() -> None:
    s, chance = start(2, 3)
    for item in range(components.CLOVE, components.NUTMEG + 1):
        s.home[item] = 2
    s.home[components.CLOVE], s.hold[components.ITEMS + components.CLOVE] = 1, 1
    s.at[1], s.facing[1] = s.world.square(11, 3), 7
    while s.seat != OVER and s.turn < 8:
        GAME.apply(s, planned(s), chance)
    assert s.winner == 0
    assert s.at[0] in s.world.ports[s.world.homes[0]]


def test_a_spice_afloat_is_fetched() -> None:
    s, chance = start(2, 3)
    square = s.world.square(8, 5)
    s.pirates = [s.world.square(0, 10), s.world.square(12, 10)]
    s.afloat[square * components.ITEMS + components.NUTMEG] = 1
    fetched = []
    while s.turn < 4 and not fetched:
        move = planned(s)
        fetched = [move.notation] if move.notation.startswith("pick") else []
        GAME.apply(s, move, chance)
    assert fetched in (["pick A nutmeg"], ["pick B nutmeg"])


def test_a_useless_card_is_taken_for_the_one_below_it_rather_than_to_wait() -> None:
    s, chance = start(2, 3)
    useless = [
        number
        for number, card in enumerate(s.world.edition.cards)
        if sum(card.gives) > card.gives[components.COIN]
        and not card.gives[components.NUTMEG] + card.gives[components.PEPPER]
    ]
    s.home[: components.ITEMS] = s.home[components.ITEMS :] = [9, 0, 3, 2, 2, 1, 0]
    others = [number for number in range(30) if number not in useless]
    for place, island in enumerate(s.world.wild):
        s.decks[island] = (others[place], useless[place])
        s.known = [seat | 1 << island for seat in s.known]
    s.aside = tuple(others[6:] + useless[6:])
    while not s.discard and s.turn < 20:
        GAME.apply(s, planned(s), chance)
    assert s.discard[0] in useless


def test_needs_count_pepper_as_any_spice_and_spare_ones_little() -> None:
    s, _ = start(2, 3)
    needs = Needs(s, 0)
    assert needs.lacking == 8
    assert needs.use_of(components.CLOVE) == needs.use_of(components.ITEMS - 1) == 1.0
    s.home[components.CLOVE] = 2
    assert 0.0 < Needs(s, 0).use_of(components.CLOVE) < 0.6
    assert Needs(s, 0).use_of(components.ITEMS - 1) == 1.0


# --- how well it plays ---------------------------------------------------------------------------


def test_it_beats_random_play() -> None:
    assert sum(beats_random(seed) for seed in range(10)) == 10


def test_it_wins_in_reasonable_time() -> None:
    rounds = [rounds_alone(seed) for seed in range(21)]
    assert median(rounds) <= 25
    assert len([number for number in rounds if number < ROUNDS]) >= 19


@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_has_gone_in_circles_for_a_thousand_rounds_comes_to_an_end(seed: int) -> None:
    """Seat 0 loads, sails out, comes back and unloads, while seat 1 waits for a better card."""

    def played(turn: int, most: int) -> Dei:
        s: Dei = GAME.from_json(json.loads(CIRCLE.read_text(encoding="utf-8")))
        s.turn, chance = turn, Seeded(seed)
        while s.seat != OVER and s.turn < turn + most:
            move = planned(s)
            assert refusal_of(s, move) is None
            GAME.apply(s, move, chance)
        return s

    assert played(100, 400).seat != OVER
    assert played(2 * LOST, 12_000).seat == OVER
