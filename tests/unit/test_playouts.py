"""How a game goes on behind a line that is tried, and what looking ahead to own turns finds."""

from __future__ import annotations

import pytest

from carrack.bots.learning.weights import weights_of
from carrack.bots.search.context import SearchContext
from carrack.bots.search.flat import Flat, FlatSettings
from carrack.bots.search.playouts import Playouts
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.seat import for_seat
from carrack.games.dutch_east_indies.bots.greedy import planned
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from support.games import puzzles


class Neutral:
    """Judges all positions alike."""

    def judge(self, rows: list[list[list[int]]]) -> list[tuple[list[int], list[int]]]:
        return [([32768, 32768], [0, 0]) for _ in rows]


def fresh(players: int = 2) -> Dei:
    """The first turn of seat 0, which the rule of thumb would begin by sailing."""
    first = {"start": "1"} if players > 1 else {}
    s = GAME.setup(players, checked_options(GAME, players, first), Seeded(1))
    assert s.seat == 0 and planned(s) is not SearchContext(GAME).knowledge.end_move(s)
    return s


# --- what a line leaves undone -------------------------------------------------------------------


# --- own turns by the judge ----------------------------------------------------------------------


def test_looking_ahead_to_an_own_turn_finds_what_the_rule_of_thumb_would_miss() -> None:
    """In that game a line wins if its own second choice is right, and loses otherwise."""
    context = SearchContext(puzzles.PLAN, Neutral())
    handle = for_seat(puzzles.PLAN, puzzles.PLAN.setup(2, {}, Seeded(1)), Stream(1))
    blind = Flat("flat", context, FlatSettings(iterations=400))
    seeing = Flat("flat", context, FlatSettings(iterations=30, rounds=1, replies=6))
    assert blind.decide(handle, Stream(1)).notation == "a"
    assert seeing.decide(handle, Stream(1)).notation == "b"


def test_so_many_replies_are_looked_at() -> None:
    """The right one is the sixth."""
    context = SearchContext(puzzles.PLAN, Neutral())
    handle = for_seat(puzzles.PLAN, puzzles.PLAN.setup(2, {}, Seeded(1)), Stream(1))
    short = Flat("flat", context, FlatSettings(iterations=30, rounds=1, replies=5))
    assert short.decide(handle, Stream(1)).notation == "a"


class Witness(SearchContext):
    """Notes which seats were asked for lines, and in which turns."""

    asked: set[tuple[int, int]]

    def lines(self, state, most):  # type: ignore[no-untyped-def]
        self.asked.add((state.seat, state.turn))
        return super().lines(state, most)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_only_the_seat_that_searches_follows_the_judge_a_round_ahead(players: int) -> None:
    context = Witness(GAME, weights_of(GAME))
    context.asked = set()
    s = fresh(players)
    start, sides = s.turn, GAME.sides(players)
    Playouts(context, 0, 4, 130).finish(s, True, start + 2 * sides, Seeded(1), Stream(1))
    own_turns = {turn for _, turn in context.asked if (turn - start) % sides == 0}
    assert {seat for seat, _ in context.asked} == {0}
    assert own_turns == {start + sides, start + 2 * sides}
    assert (s.seat, s.turn) == (0, start + 2 * sides)
    assert context.knowledge.end_move(s) is not None


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 1), (2, 2)])
def test_a_round_is_a_turn_of_everybody(players: int, rounds: int) -> None:
    context = Witness(GAME, weights_of(GAME))
    context.asked = set()
    settings = FlatSettings(iterations=8, rounds=rounds, tried=2)
    handle = for_seat(GAME, fresh(players), Stream(1))
    Flat("flat", context, settings).decide(handle, Stream(1))
    assert max(turn for _, turn in context.asked) == rounds * players
