"""Points at once, by source: certain ones, the same whatever is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from carrack.analysis.at_once import Sheet, missed, scored
from carrack.analysis.measured import Measured
from carrack.analysis.rating import Looked, places, sources_missed
from carrack.analysis.sampling import Chosen
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Move, State
from carrack.core.knowledge import knowledge_of
from carrack.core.match import Match, new_header
from carrack.core.registry import find_game
from support.games import tiny
from unit.test_rating import close, rating

GAMES = ("amerigo", "dutch-east-indies")
LINES = 8
EVERY = 7


@lru_cache
def situations(name: str) -> list[tuple[State, tuple[str, ...]]]:
    """Lines of every seventh decision of a game by the rule of thumb."""
    return list(_found(name))


def _found(name: str) -> Iterator[tuple[State, tuple[str, ...]]]:
    game = find_game(name)
    knowledge, luck, stream = knowledge_of(game), Seeded(4), Stream(4)
    header = new_header(game, 3, {}, [{"name": name} for name in ("Ada", "Ben", "Cleo")])
    state: State = Match(game, header, Seeded(4)).state
    for number in range(700):
        if state.seat == OVER:
            return
        if number % EVERY == 0:
            for line in knowledge.lines(state, LINES):
                yield state.copy(), tuple(move.notation for move in line)
        game.apply(state, knowledge.advice(state, stream), luck)


@pytest.mark.parametrize("name", GAMES)
def test_points_at_once_are_the_same_whatever_is_hidden(name: str) -> None:
    game, brought = find_game(name), 0
    for number, (state, line) in enumerate(situations(name)):
        sheet = scored(game, state, line)
        brought += any(sheet.values())
        twin = game.imagine(state, state.seat, Stream(number))
        assert scored(game, twin, line) == sheet, line
    assert brought > 5


@pytest.mark.parametrize("name", GAMES)
def test_points_at_once_are_those_that_moves_promise(name: str) -> None:
    game = find_game(name)
    end = [knowledge_of(game).end_move(state) for state, _ in situations(name)]
    for (state, line), ends in zip(situations(name), end, strict=True):
        first = game.read_move(state, line[0])
        promised = game.describe(state, first)
        if "final" not in promised and first is not ends:
            sheet = scored(game, state, line[:1])
            assert sum(sheet.values()) == promised.get("points", 0), line


class Unsure(tiny.Lanterns):
    """Lanterns in which nobody promises what the end of a turn brings."""

    def describe(self, state: tiny.Hill, move: Move) -> dict[str, Any]:
        return {**super().describe(state, move), "points": 0}


@pytest.mark.parametrize(("game", "sheet"), [(tiny.GAME, {"climb": 5}), (Unsure(), {})])
def test_what_a_move_does_not_promise_is_not_at_once(game: tiny.Lanterns, sheet: Sheet) -> None:
    state = game.setup(2, {"rounds": 2, "deal": "open"}, Seeded(1))
    state.throws = [5]
    assert scored(game, state, ["end"]) == sheet


BEST: Sheet = {"islands": 5, "gold": 1}


@pytest.mark.parametrize(
    ("played", "difference"),
    [
        (BEST, {}),
        ({}, {"islands": 5, "gold": 1}),
        ({"islands": 2, "posts": 3, "gold": 1}, {"islands": 3, "posts": -3}),
    ],
)
def test_missed_is_what_the_best_line_scores_more(played: Sheet, difference: Sheet) -> None:
    assert missed(BEST, played) == difference


def test_what_was_missed_at_once_counts_like_losses_and_is_added_over_games() -> None:
    one = close(Measured(0.1))
    looks = [
        Looked(Chosen(0, 0, True, 1), one, 0, "", {"posts": 3}),
        Looked(Chosen(1, 0, False, 3), one, 0, "", {"posts": -2, "gold": 1}),
        Looked(Chosen(2, 1, False, 9), one, 0, "", {"gold": 7}),
    ]
    sums = sources_missed(0, looks)
    assert sums == [{"key": "gold", "points": 3.0}, {"key": "posts", "points": -3.0}]
    earlier = rating(10, [0.1])  # of a version that told nothing
    both = places([{**earlier, "sources": sums}, {**earlier, "sources": sums[:1]}, earlier])
    assert both["sources"] == [{"key": "gold", "points": 6.0}, {"key": "posts", "points": -3.0}]
