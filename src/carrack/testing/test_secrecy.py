"""No seat sees, is offered or imagines what it may not know (`secrecy`)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.game import Game
from carrack.testing import walks
from carrack.testing.secrecy import check_imagined, check_twins, hidden_shuffles

pytestmark = pytest.mark.every_game

GAMES = walks.how_many(2, 4)
TWINS = 2
MOST_TWINS = 10  # where what is exchanged is alike, or seen by all at once
EVERY = 30


def interval(game: Game[Any], players: int) -> int:
    """The interval at which positions are compared, shorter in a short game."""
    length = sum(1 for _ in walks.walk(game, players, 1))
    return min(EVERY, max(1, length // 12))


def test_what_a_seat_imagines_it_cannot_tell_from_what_is(game: Game[Any], players: int) -> None:
    every = interval(game, players)
    if not sum([check_imagined(game, players, seed, every) for seed in range(GAMES)]):
        pytest.skip("no position hides anything")


def test_who_was_told_the_same_sees_the_same(game: Game[Any], players: int) -> None:
    if not hidden_shuffles(game, players, 1):
        pytest.skip("nothing is shuffled face down")
    every = interval(game, players)
    compared = 0
    for seed in range(MOST_TWINS):
        compared += sum([twins.compared for twins in check_twins(game, players, seed, every)])
        if seed + 1 >= TWINS and compared > TWINS:
            return
    raise AssertionError("the games never differed")
