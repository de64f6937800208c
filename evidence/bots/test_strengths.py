"""The named strengths: who thinks how much, and how often a beginner errs."""

from __future__ import annotations

import pytest

from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.bots import STRENGTHS, bot_names, listed_bots, make_bot, strength_names
from carrack.bots.beginner import LINES, Beginner
from carrack.bots.search.context import SearchContext
from carrack.bots.strengths import CARELESS
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle, for_seat
from carrack.testing.walks import how_many
from support.games import tiny

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
    assessments = [make_bot(game, each).assess(opening(name), Stream(2)) for each in STRENGTHS]
    tried = [sum(value.visits for value in one.moves) for one in assessments]
    assert tried[0] == tried[1] == 0 < tried[2] < tried[3]
    assert [bool(one.wins) for one in assessments] == [False, False, True, True]


@pytest.mark.parametrize("name", GAMES)
def test_a_helmsman_never_errs_and_a_deckhand_as_often_as_documented(name: str) -> None:
    game, handle = find_game(name), opening(name)
    context = SearchContext(game)
    sensible = make_bot(game, "helmsman").decide(handle, Stream(0)).notation
    lines = context.lines(handle.imagine(Stream(0)), LINES)
    assert lines[0][0].notation == sensible and len(lines) > 2
    other = sum(line[0].notation != sensible for line in lines) / len(lines)
    looks = how_many(300, 800)

    def share(careless: int) -> float:
        bot, erred = Beginner("bot", context, careless), 0
        for seed in range(looks):
            bot.forget()
            erred += bot.decide(handle, Stream(seed)).notation != sensible
        return erred / looks

    assert share(0) == 0
    assert share(CARELESS) == pytest.approx(other * CARELESS / 100, abs=0.08)
    assert share(100) == pytest.approx(other, abs=0.08)


# --- one bot, one name in a list -----------------------------------------------------------------


def test_greedy_is_the_helmsman() -> None:
    game, outcomes = find_game("amerigo"), []
    for bot in ("greedy", "helmsman"):
        outcome = SeatedBots(make_plan(game, [bot] * 2, 1, options={})).play(1)
        outcomes.append((outcome.points, outcome.places, outcome.decisions, outcome.turns))
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_with_two_names_is_listed_under_one_and_read_under_both(name: str) -> None:
    game = find_game(name)
    listed, known = listed_bots(game), bot_names(game)
    assert listed == [*STRENGTHS, "learned", "search", "random"]
    assert set(known) - set(listed) == {"greedy", "flat"}
    assert all(make_bot(game, bot).name == bot for bot in known)


def test_the_rule_of_thumb_of_a_game_without_strengths_is_listed() -> None:
    assert listed_bots(tiny.GAME) == ["careful", "random"]
