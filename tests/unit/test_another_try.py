"""A turn tried anew: compared with the best one, and accepted where nobody can tell them apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from carrack.analysis import another_try
from carrack.analysis.another_try import Verdict, judged_turn, nothing, search_of
from carrack.analysis.close_look import CLOSE_UNTRAINED, CloseSearch, Loss
from carrack.bots.search.context import SearchContext
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game, State, checked_options
from carrack.core.knowledge import knowledge_of
from carrack.core.move import Refused
from carrack.core.registry import find_game
from support.games import puzzles, searchable, tiny

PUZZLE = puzzles.PLAN


def judged(line: Sequence[str], best: Sequence[str] | None = None) -> Verdict:
    """The first choice of the tiny puzzle: who plans takes `b` and then `f`, and wins."""
    return judged_turn(PUZZLE, PUZZLE.setup(2, {}, Seeded(1)), line, best)


@pytest.fixture(autouse=True)
def untrained(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judges the puzzle by playouts to the end, each by the whole of what follows."""
    close = CloseSearch(SearchContext(PUZZLE), "close", [], CLOSE_UNTRAINED)
    ours = search_of.__wrapped__
    monkeypatch.setattr(
        another_try, "search_of", lambda game: close if game is PUZZLE else ours(game)
    )


def test_the_best_line_is_accepted_and_gives_nothing_away() -> None:
    verdict = judged("a")
    assert (verdict.accepted, verdict.loss) == (True, Loss())
    assert verdict.best.line == verdict.tried.line == ("a",)


def test_a_worse_line_is_not_accepted_and_says_what_it_costs() -> None:
    verdict = judged("c", "a")
    assert not verdict.accepted
    assert verdict.loss.win == pytest.approx(0.5)
    assert verdict.tried.line == ("c",)
    assert verdict.best.line == ("a",)


def test_a_line_that_is_better_than_the_known_best_is_accepted() -> None:
    verdict = judged("a", "c")
    assert verdict.accepted
    assert verdict.loss.win == pytest.approx(-0.5)


@pytest.mark.parametrize(
    ("loss", "accepted"),
    [
        (Loss(0.01, 5.0, 0.0, 0.0), True),
        (Loss(0.0101, 0.0, 0.005, 0.0), False),
        (Loss(0.0101, 0.0, 0.0051, 0.0), True),  # within two standard errors
        (Loss(-0.2, 0.0, 0.0, 0.0), True),
    ],
)
def test_what_nobody_can_tell_apart_is_accepted(
    monkeypatch: pytest.MonkeyPatch, loss: Loss, accepted: bool
) -> None:
    monkeypatch.setattr("carrack.analysis.close_look.loss_between", lambda best, other: loss)
    assert judged("c", "a").accepted is accepted


def guided(seed: int = 3) -> State:
    game = searchable.GAME
    return game.setup(2, checked_options(game, 2, {}), Seeded(seed))


def test_an_illegal_move_is_refused_by_its_number() -> None:
    with pytest.raises(Refused) as refused:
        judged_turn(searchable.GAME, guided(), ["throw", "throw"])  # the first one draws
    assert refused.value.number == 1
    with pytest.raises(Refused):
        judged_turn(searchable.GAME, guided(), ["end"])


def after_throw() -> State:
    state, game = guided(), searchable.GAME
    game.apply(state, tiny.MOVES[tiny.THROW], Seeded(4))
    return state


def test_to_do_nothing_is_to_end_the_turn() -> None:
    game = searchable.GAME
    verdict = judged_turn(game, after_throw(), [])
    assert verdict.tried.line == ("end",)
    assert judged_turn(game, after_throw(), ["end"]) == verdict


def test_where_a_turn_cannot_be_left_out_nothing_is_the_shortest_one() -> None:
    game: Game[Any] = find_game("amerigo")
    state = game.setup(2, checked_options(game, 2, {}), Seeded(1))
    knowledge = knowledge_of(game)
    line = nothing(game, state)
    assert game.refusal(state, line[0]) is None
    assert len(line) == min(map(len, knowledge.lines(state, knowledge.width())))


def test_the_verdict_depends_on_what_the_seat_knows_alone() -> None:
    game, state = searchable.GAME, after_throw()
    twins = [game.imagine(state, state.seat, Stream(seed)) for seed in range(3)]
    assert len({judged_turn(game, twin, ["end"]) for twin in twins}) == 1


def test_where_the_best_is_known_a_turn_that_ends_early_is_judged_as_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the first move of a puzzle would do: a bot would play on."""
    compared: list[list[str]] = []

    class Noting:
        def compare(self, state: State, moves: list[Any], known: Any) -> None:
            compared.append([move.notation for move in moves])
            raise KeyError

    game: Game[Any] = find_game("dutch-east-indies")
    state = game.setup(2, checked_options(game, 2, {"start": "1"}), Seeded(1))
    monkeypatch.setattr(another_try, "search_of", lambda game: Noting())
    first, second = ["load A crate"], ["load A crate", "load A crate"]
    for line, best in ((first, None), (first, first), (first, second), (second, second)):
        with pytest.raises(KeyError):
            judged_turn(game, state, [*line, "end"], best)
    assert compared == [first, first, [*first, "end"], second]
