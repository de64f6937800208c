"""The named strengths: who thinks how much, and how often a beginner errs."""

from __future__ import annotations

import pytest

from carrack.bots import STRENGTHS, make_bot, strength_names
from carrack.bots.beginner import LINES, Beginner
from carrack.bots.search.mind import Mind
from carrack.bots.strengths import CARELESS
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle, for_seat

GAMES = ["amerigo", "dutch-east-indies"]


def opening(name: str, seed: int = 1) -> SeatHandle:
    """The first decision of a game."""
    game = find_game(name)
    state = game.setup(2, checked_options(game, 2, {}), Seeded(seed))
    return for_seat(game, state, Stream(seed))


@pytest.mark.parametrize("name", GAMES)
def test_each_strength_thinks_more_than_the_one_below(name: str) -> None:
    game = find_game(name)
    assert (
        strength_names(game) == list(STRENGTHS) == ["deckhand", "helmsman", "navigator", "admiral"]
    )
    told = [make_bot(game, each).assess(opening(name), Stream(2)) for each in STRENGTHS]
    tried = [sum(value.visits for value in one.moves) for one in told]
    assert tried[0] == tried[1] == 0 < tried[2] < tried[3]
    assert [bool(one.wins) for one in told] == [False, False, True, True]


@pytest.mark.parametrize("name", GAMES)
def test_a_helmsman_never_errs_and_a_deckhand_as_often_as_is_said(name: str) -> None:
    game, handle = find_game(name), opening(name)
    mind = Mind(game)
    sensible = make_bot(game, "helmsman").decide(handle, Stream(0)).notation
    lines = mind.lines(handle.imagine(Stream(0)), LINES)
    assert lines[0][0].notation == sensible and len(lines) > 2
    other = sum(line[0].notation != sensible for line in lines) / len(lines)
    looks = 800

    def share(careless: int) -> float:
        bot, erred = Beginner("bot", mind, careless), 0
        for seed in range(looks):
            bot.forget()
            erred += bot.decide(handle, Stream(seed)).notation != sensible
        return erred / looks

    assert share(0) == 0
    assert share(CARELESS) == pytest.approx(other * CARELESS / 100, abs=0.06)
    assert share(100) == pytest.approx(other, abs=0.06)
