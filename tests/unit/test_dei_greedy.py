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
from carrack.games.dutch_east_indies.chapters.ships import at_home
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
