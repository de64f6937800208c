"""The corsair of The Dutch East Indies: what a network learns war from."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, checked_options
from carrack.games.dutch_east_indies.bots.knowledge import KNOWLEDGE
from carrack.games.dutch_east_indies.bots.planning.corsair import raid
from carrack.games.dutch_east_indies.bots.planning.goals import HUNT
from carrack.games.dutch_east_indies.bots.strategy.cards import Prospects
from carrack.games.dutch_east_indies.chapters.ships import is_port
from carrack.games.dutch_east_indies.components import CANNONS, ITEMS, SPICES
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei

CORSAIR = 1  # of the knowledge's styles
BIG, PREY = 0, 2  # the corsair's ship, and the big one of the seat that it robs


def fresh(players: int = 2) -> Dei:
    """The first turn of seat 0."""
    s = GAME.setup(players, checked_options(GAME, players, {"start": "1"}), Seeded(1))
    assert s.seat == 0
    return s


def at_sea(s: Dei) -> list[int]:
    """Free squares outside ports, side by side in a row, the first one with three behind it."""
    for square in range(s.world.area):
        row = range(square, square + 4)
        free = all(
            one < s.world.area and not s.world.land[one] and not is_port(s, one) for one in row
        )
        taken = {*s.at, *s.pirates}
        if free and square % s.world.width < s.world.width - 4 and not taken & set(row):
            return list(row)
    raise AssertionError("no room at sea")


def waylaid(spices: int, own: int = 0) -> Dei:
    """The corsair's big ship at sea, two squares from a ship; both with so many kinds of spices."""
    s = fresh()
    row = at_sea(s)
    s.at[BIG], s.at[PREY] = row[0], row[2]
    s.fields[BIG * 3 + CANNONS] += 2
    for ship, kinds in ((PREY, spices), (BIG, own)):
        for item in SPICES[:kinds]:
            s.hold[ship * ITEMS + item] = 1
    return s


def played(seed: int, players: int) -> tuple[Dei, Counter[str]]:
    """A game in which seat 0 is a corsair and the others follow the advice; moves of seat 0."""
    chance, moves = Seeded(seed), Counter[str]()
    s = GAME.setup(players, checked_options(GAME, players, {"rounds": 60}), chance)
    while s.seat != OVER:
        if s.seat != 0:
            GAME.apply(s, KNOWLEDGE.advice(s, Stream(0)), chance)
            continue
        line = KNOWLEDGE.in_style(s, CORSAIR)
        assert GAME.refusal(s, line[0]) is None
        reveals = s.reveals
        for move in line:
            if s.seat != 0 or s.reveals != reveals:
                break
            moves[move.notation.split()[0]] += 1
            moves[move.notation] += 1
            GAME.apply(s, move, chance)
        end = KNOWLEDGE.end_move(s) if s.seat == 0 and s.reveals == reveals else None
        if end is not None:
            GAME.apply(s, end, chance)
    return s, moves


@pytest.mark.parametrize("players", [2, 4])
def test_a_corsair_raises_its_cannons_and_robs(players: int) -> None:
    for seed in (1, 2):
        _, moves = played(seed, players)
        assert moves["upgrade A cannons"] >= 2
        assert moves["attack"] >= 3


def test_with_cannons_enough_it_attacks_whom_it_can_reach() -> None:
    goal = raid(waylaid(spices=1), BIG, Prospects(waylaid(spices=1), 0))
    assert (goal.kind, goal.target) == (HUNT, PREY)
    notations = [move.notation for move in KNOWLEDGE.in_style(waylaid(spices=1), CORSAIR)]
    assert notations[-1] == "attack A 2A"


def test_the_lines_of_a_turn_begin_with_the_advice_and_the_corsair() -> None:
    s = fresh()
    lines = KNOWLEDGE.lines(s, 8)
    assert lines[0][0] is KNOWLEDGE.advice(s, Stream(0))
    assert lines[1] == KNOWLEDGE.in_style(s, CORSAIR)


def test_after_forty_rounds_a_corsair_gives_up() -> None:
    s = fresh()
    s.turn = 40 * 2 - 1
    assert KNOWLEDGE.in_style(s, CORSAIR) != [KNOWLEDGE.advice(s, Stream(0))]
    s.turn += 1
    assert KNOWLEDGE.in_style(s, CORSAIR) == [KNOWLEDGE.advice(s, Stream(0))]
