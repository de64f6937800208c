"""`flat`: how a search by playouts spends what it is given, and what it says of the rest."""

from __future__ import annotations

import pytest

from carrack.bots import UnknownBot, make_bot
from carrack.bots.search import context
from carrack.bots.search import flat as flat_search
from carrack.bots.search.context import SearchContext
from carrack.bots.search.flat import Flat, FlatSettings, Halving
from carrack.core.chance import Seeded, Stream
from carrack.core.game import State, checked_options
from carrack.core.seat import SeatHandle, for_seat
from support.games import searchable
from support.ticking import Ticking


def opening(seed: int = 1) -> State:
    """A first decision with several lines."""
    return searchable.GAME.setup(2, checked_options(searchable.GAME, 2, {}), Seeded(seed))


def thrown() -> State:
    """The same turn a move later, with more lines."""
    state = opening()
    searchable.GAME.apply(state, searchable.GAME.read_move(state, "throw"), Seeded(1))
    assert len(searchable.GAME.legal(state)) > 3
    return state


def handle_of(state: State) -> SeatHandle:
    return for_seat(searchable.GAME, state, Stream(1))


def flat(**settings: float) -> Flat:
    return Flat("flat", SearchContext(searchable.GAME), FlatSettings(**settings))  # type: ignore[arg-type]


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """So many playouts were made at each decision."""
    made: list[int] = []
    run = Halving.run

    def counted(halving: Halving, found: list) -> list:  # type: ignore[type-arg]
        out = run(halving, found)
        made.append(sum(candidate.visits for candidate in out))
        return out

    monkeypatch.setattr(Halving, "run", counted)
    return made


def two_decisions() -> tuple[SeatHandle, SeatHandle]:
    """Two decisions of one seat in one turn, both with a choice."""
    return handle_of(opening()), handle_of(thrown())


def test_the_first_decision_of_a_turn_gets_more_playouts_than_later_ones(tries: list[int]) -> None:
    bot = flat(iterations=120, later=4)
    first, second = two_decisions()
    bot.decide(first, Stream(1))
    bot.decide(second, Stream(2))
    bot.forget()
    bot.decide(second, Stream(2))
    assert tries[0] > 3 * tries[1]
    assert tries[2] > 3 * tries[1]


def test_a_bot_that_recalls_continues_as_the_one_that_was_asked_before(tries: list[int]) -> None:
    one, other = flat(iterations=120, later=4), flat(iterations=120, later=4)
    first, second = two_decisions()
    one.decide(first, Stream(1))
    other.recall(0, one.memory(0))
    move = one.decide(second, Stream(2))
    assert other.decide(second, Stream(2)) is move
    assert tries[1] == tries[2] < tries[0]
    other.recall(0, {})
    other.decide(second, Stream(2))
    assert tries[3] > tries[1]


def test_a_budget_in_seconds_is_shared_by_all_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr(flat_search, "time", clock)
    found = flat(iterations=1_000_000, seconds=0.2).assess(handle_of(thrown()), Stream(1))
    visits = sorted((value.visits for value in found.moves), reverse=True)
    assert 0.2 < clock.now < 0.21
    assert visits[0] > 1.2 * visits[-1]  # the worse lines were left out on the way


def test_of_lines_that_were_not_tried_nothing_is_said() -> None:
    found = flat(iterations=20, tried=1).assess(handle_of(thrown()), Stream(1))
    tried = [value for value in found.moves if value.visits]
    assert len(tried) == 1 and tried[0].win is not None
    rest = [value for value in found.moves if not value.visits]
    assert rest and all(value.win is None and value.points is None for value in rest)


def test_whatever_is_set_to_nothing_it_still_decides() -> None:
    handle = handle_of(thrown())
    for name in ("iterations", "later", "turns", "rounds", "replies", "lines", "tried", "point"):
        assert flat(**{"iterations": 8, name: 0}).decide(handle, Stream(1)) in handle.legal()


def test_a_playout_without_end_counts_as_it_stands_where_nobody_judges(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(context, "MOST_MOVES", 1)
    found = flat(iterations=8).assess(handle_of(thrown()), Stream(1))
    assert sum(found.wins) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("flat:seconds=nan", "a number from 0 to 1,000,000, not 'nan'"),
        ("flat:iterations=2000000", "a whole number from 0 to 1,000,000, not '2000000'"),
    ],
)
def test_settings_out_of_bounds_are_refused_with_their_bounds(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        make_bot(searchable.GAME, name)
