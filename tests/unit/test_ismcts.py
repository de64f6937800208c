"""The tree search: what it finds, how its tree grows, and that the same seed chooses the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from carrack.bots import UnknownBot, make_bot
from carrack.bots.search import ismcts
from carrack.bots.search.context import SearchContext
from carrack.bots.search.flat import Flat, FlatSettings
from carrack.bots.search.ismcts import Node, Tree, TreeSettings
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game, checked_options
from carrack.core.seat import SeatHandle, for_seat
from support.games import puzzles, searchable
from support.ticking import Ticking

SMALL = TreeSettings(iterations=300, ahead=4, turns=0, explore=1.0)


def handle_of(game: Game[Any], players: int = 2) -> SeatHandle:
    """The seat that decides first."""
    options = checked_options(game, players, {})
    return for_seat(game, game.setup(players, options, Seeded(1)), Stream(1))


def tree(game: Game[Any], settings: TreeSettings = SMALL) -> Tree:
    return Tree("tree", SearchContext(game), settings)


def nodes_below(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from nodes_below(list(node.children.values()))


@pytest.mark.parametrize(
    ("game", "best"), [(puzzles.TRAP, "b"), (puzzles.GUESS, "a"), (puzzles.PLAN, "b")]
)
def test_it_finds_the_best_move(game: Game[Any], best: str) -> None:
    for seed in range(4):
        assert tree(game).decide(handle_of(game), Stream(seed)).notation == best


@pytest.mark.parametrize("game", [puzzles.TRAP, puzzles.PLAN])
def test_flat_playouts_fall_for_what_the_tree_sees(game: Game[Any]) -> None:
    """Or the games above would prove nothing."""
    flat = Flat("flat", SearchContext(game), FlatSettings(iterations=400))
    shallow = tree(game, replace(SMALL, ahead=1))
    for bot in (flat, shallow):
        assert bot.decide(handle_of(game), Stream(1)).notation == "a"


def test_an_assessment_says_what_everybody_may_expect() -> None:
    assessment = tree(puzzles.TRAP).assess(handle_of(puzzles.TRAP), Stream(1))
    best = assessment.moves[0]
    assert (best.move, best.win) == ("b", 0.5)
    assert (assessment.wins, assessment.points) == ((0.5, 0.5), (5.0, 5.0))
    assert assessment.iterations == sum(move.visits for move in assessment.moves) == 300


def test_the_same_seed_gives_the_same_tree_and_another_one_samples_other_cards() -> None:
    bot, handle = tree(searchable.GAME), handle_of(searchable.GAME, 4)
    first, again, other = (bot.assess(handle, Stream(seed)) for seed in (5, 5, 6))
    assert first == again
    assert first.wins != other.wins


def test_seconds_end_a_search_after_one_iteration_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    handle = handle_of(searchable.GAME)
    for seconds, iterations in ((0.2, 200), (1e-9, 1)):
        monkeypatch.setattr(ismcts, "time", Ticking())
        settings = TreeSettings(iterations=1_000_000, seconds=seconds)
        assessment = tree(searchable.GAME, settings).assess(handle, Stream(1))
        assert assessment.iterations == pytest.approx(iterations, abs=1)


@pytest.mark.parametrize("zero", ["iterations", "tried", "lines", "replies", "ahead", "explore"])
def test_with_any_setting_at_zero_a_legal_move_is_made(zero: str) -> None:
    bot, handle = make_bot(searchable.GAME, f"tree:turns=1:{zero}=0"), handle_of(searchable.GAME)
    assert bot.decide(handle, Stream(1)) in handle.legal()


@pytest.mark.parametrize("gone", ["workers", "halving", "nodes", "widen"])
def test_a_setting_that_there_is_not_is_refused_by_name(gone: str) -> None:
    message = f"'tree' has no setting '{gone}'; it has iterations, seconds, ahead"
    with pytest.raises(UnknownBot, match=message):
        make_bot(searchable.GAME, f"tree:{gone}=2")
