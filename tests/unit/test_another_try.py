"""A turn tried anew: compared with the best one, and accepted where nobody can tell them apart."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from carrack.analysis import another_try
from carrack.analysis.another_try import Verdict, judged_turn, nothing, search_of
from carrack.analysis.close_look import CLOSE_UNTRAINED, CloseSearch
from carrack.analysis.measured import Measured
from carrack.bots.search.context import NO_CHANCE, SearchContext
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game, State, checked_options
from carrack.core.knowledge import knowledge_of
from carrack.core.move import Refused
from carrack.core.registry import find_game
from carrack.server.thinking import workers
from carrack.server.thinking.bots import TurnTask
from carrack.server.thinking.bots import judged as judged_task
from carrack.tab import bots as page
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
    assert (verdict.accepted, verdict.loss) == (True, Measured())
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
        (Measured(0.01, 5.0, 0.0, 0.0), True),
        (Measured(0.0101, 0.0, 0.005, 0.0), False),
        (Measured(0.0101, 0.0, 0.0051, 0.0), True),  # within two standard errors
        (Measured(-0.2, 0.0, 0.0, 0.0), True),
    ],
)
def test_what_nobody_can_tell_apart_is_accepted(
    monkeypatch: pytest.MonkeyPatch, loss: Measured, accepted: bool
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


def amerigo() -> tuple[Game[Any], State]:
    """The first turn of a game."""
    game: Game[Any] = find_game("amerigo")
    return game, game.setup(2, checked_options(game, 2, {}), Seeded(1))


def test_to_do_nothing_is_to_end_the_turn() -> None:
    game = searchable.GAME
    verdict = judged_turn(game, after_throw(), [])
    assert verdict.tried.line == ("end",)
    assert judged_turn(game, after_throw(), ["end"]) == verdict


def test_the_end_of_the_turn_belongs_to_no_line_unless_it_is_all() -> None:
    """In *Amerigo* a turn cannot end before something is chosen."""
    game, state = amerigo()
    line = nothing(game, state)
    written = [move.notation for move in line]
    verdict = judged_turn(game, state, [*written, "end"], [*written, "end"])
    assert verdict.tried.line == verdict.best.line == tuple(written)
    assert judged_turn(game, state, written, written) == verdict
    for move in line:
        game.apply(state, move, Seeded(1))
    assert judged_turn(game, state, ["end"], ["end"]).tried.line == ("end",)


@pytest.mark.parametrize("ask", ["server", "page"])
def test_workers_judge_a_turn_as_this_process_does(
    monkeypatch: pytest.MonkeyPatch, ask: str
) -> None:
    state = searchable.GAME.to_json(after_throw())
    task = TurnTask(searchable.GAME.name, state, 0, "", 0, line=("end",))
    said: list[Any] = []
    if ask == "server":
        monkeypatch.setattr(workers, "_tidy", lambda seated: None)
        said += ["done", workers.thinking({})(("judge", task), None)]  # type: ignore[arg-type]
    else:
        page.thinking(lambda message: said.extend(pickle.loads(message)))(
            pickle.dumps(("judge", task))
        )
    assert said == ["done", judged_task(task)]


def amerigo_turns(turns: int, players: int = 3, seed: int = 4) -> Iterator[State]:
    """Positions at the beginning of turns of a game of Amerigo, played by the rule of thumb."""
    game: Game[Any] = find_game("amerigo")
    knowledge, luck, stream = knowledge_of(game), Seeded(seed), Stream(seed)
    state = game.setup(players, checked_options(game, players, {}), Seeded(seed))
    turn = -1
    while state.turn < turns and state.seat >= 0:
        if state.turn != turn:
            yield state.copy()
        turn = state.turn
        game.apply(state, knowledge.advice(state, stream), luck)


def test_who_must_act_does_nothing_by_choosing_an_action_and_using_none_of_it() -> None:
    game: Game[Any] = find_game("amerigo")
    free = []
    for state in amerigo_turns(110):
        (move,) = nothing(game, state)
        described = game.describe(state, move)
        free.append(not described.get("points") and not described.get("brings"))
        after = state.copy()
        game.apply(after, move, NO_CHANCE)
        assert knowledge_of(game).end_move(after) is not None, move
        if free[-1]:
            assert move.notation != "gold"
            assert (after.gold, after.points) == (state.gold, state.points), move
    assert 0.9 < sum(free) / len(free) < 1.0, "in few turns every choice brings something"


def test_to_do_nothing_brings_the_least_of_points_and_gold() -> None:
    """In some of these turns the first action would bring points, in others gold."""
    game: Game[Any] = find_game("amerigo")
    firsts = set()
    for state in amerigo_turns(38, players=2, seed=2):
        seat, gains = state.seat, {}
        for move in game.legal(state):
            if another_try._may_end_after(game, state, move):
                after = state.copy()
                game.apply(after, move, NO_CHANCE)
                points, gold = (each[seat] for each in (after.points, after.gold))
                gains[move] = (points - state.points[seat], gold - state.gold[seat])
        [least] = nothing(game, state)
        assert sum(gains[least]) == min(map(sum, gains.values()))
        firsts.add(next(iter(gains.values())))
    assert {(0, 0), (0, 2), (2, 0)} <= firsts


def test_where_a_turn_ends_after_no_single_move_nothing_is_the_shortest_line() -> None:
    game, state = searchable.GAME, guided()
    knowledge = knowledge_of(game)
    assert knowledge.end_move(state) is None
    assert nothing(game, state) == min(knowledge.lines(state, knowledge.width()), key=len)


def test_the_verdict_depends_on_what_the_seat_knows_alone() -> None:
    game, state = searchable.GAME, after_throw()
    twins = [game.imagine(state, state.seat, Stream(seed)) for seed in range(3)]
    assert len({judged_turn(game, twin, ["end"]) for twin in twins}) == 1
