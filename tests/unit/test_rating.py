"""The rating of play: what it must be right about on average, in games whose values are known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from carrack.analysis.close_look import (
    CLOSE_UNTRAINED,
    Choice,
    CloseLook,
    CloseSearch,
    Ends,
)
from carrack.analysis.decisions import DecisionPoint
from carrack.analysis.figures import listed
from carrack.analysis.light_look import fresh, judged_look
from carrack.analysis.measured import Measured
from carrack.analysis.rating import (
    LEAST_FREE,
    Looked,
    in_order,
    like,
    pooled,
    rated,
    seat_rating,
)
from carrack.analysis.sampling import DEAREST, DRAWN, Chosen, chosen, parts
from carrack.analysis.stretches import Stretch, stretches
from carrack.bots.assessment import MoveValue
from carrack.bots.bot import Bot
from carrack.bots.search.context import SearchContext
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game, Move, State
from carrack.core.seat import SeatHandle
from support.games import puzzles

Json = dict[str, Any]
Payoff = Callable[[int, str], int]
SEEDS = 120


def stretch_of(game: Game[Any], move: str, seed: int = 1) -> Stretch:
    """The first move of a puzzle, as it was played."""
    state = game.setup(2, {}, Seeded(seed))
    spot = DecisionPoint(1, 0, 0, 0, move, state, len(game.legal(state)), shown=True)
    return Stretch((spot,), True)


class Always(Bot):
    """Plays one move."""

    def __init__(self, move: int) -> None:
        super().__init__("always")
        self.move = puzzles.MOVES[move]

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        return self.move


class Elsewhere(puzzles.Plies):
    """A puzzle whose positions are told apart by a number: each has luck of its own."""

    def __init__(self, number: int, choices: int, payoff: Payoff) -> None:
        super().__init__([0], choices, payoff)
        self.number = number

    def view(self, state: puzzles.Choices, viewer: int | None) -> Json:
        return {**super().view(state, viewer), "number": self.number}


def alike(die: int, path: str) -> int:
    """All six moves win in one case of three, each in a different one: none is better."""
    return 10 if (die + ord(path[0])) % 3 == 0 else 0


def looked(
    game: Game[Any], move: str, iterations: int = 24, bots: list[Bot] | None = None
) -> CloseLook:
    settings = replace(CLOSE_UNTRAINED, iterations=iterations)
    search = CloseSearch(SearchContext(game), "admiral", bots or [], settings)
    return search.look(stretch_of(game, move))


# --- the close look ------------------------------------------------------------------------------


def test_who_plays_what_is_as_good_as_the_best_loses_nothing_on_average() -> None:
    """All moves are equally good: judged by the tries that chose it, the best would look better."""
    games = [Elsewhere(number, 6, alike) for number in range(SEEDS)]
    looks = [looked(game, "abcdef"[game.number % 6]) for game in games]
    losses = [look.loss.win for look in looks]
    error = (sum(loss**2 for loss in losses) / SEEDS**2) ** 0.5
    assert 0.01 < error < 0.05
    assert abs(sum(losses) / SEEDS) < 2.5 * error
    assert min(losses) < -0.1, "losses are signed"
    claimed = sum(look.loss.win_error**2 for look in looks) ** 0.5 / SEEDS
    assert claimed == pytest.approx(error, rel=0.35), "the error that it states is the real one"


def test_the_tries_that_choose_would_judge_too_well() -> None:
    """What the test above is about: chosen by the same tries, the mean loss is far above zero."""
    biased = []
    for number in range(SEEDS):
        game = Elsewhere(number, 6, alike)
        search = CloseSearch(
            SearchContext(game), "admiral", [], replace(CLOSE_UNTRAINED, iterations=24)
        )
        state = stretch_of(game, "a").state
        lines = Ends(search.context, state, [[move] for move in game.legal(state)]).lines
        tried = search._judged(state, lines, number)
        wins = [one.mean().wins[0] / 65536 for one in tried]
        biased.append(max(wins) - wins[number % 6])
    assert sum(biased) / SEEDS > 0.15


def known(die: int, path: str) -> int:
    """`a` always wins; `b` wins in two cases of three, `c` in one, `d` never."""
    return 10 if die >= "abcd".index(path[0]) else 0


@pytest.mark.parametrize(("move", "loss"), [("a", 0.0), ("b", 1 / 3), ("c", 2 / 3), ("d", 1.0)])
def test_a_loss_is_what_the_best_move_is_worth_more(move: str, loss: float) -> None:
    looks = [looked(Elsewhere(number, 4, known), move, 240) for number in range(12)]
    mean = sum(look.loss.win for look in looks) / len(looks)
    assert mean == pytest.approx(loss, abs=0.08)
    assert all(look.best[0].move == "a" for look in looks)
    if move in "ad":
        assert all((look.loss.win, look.loss.win_error) == (loss, 0.0) for look in looks)
    else:
        assert all(0.0 < look.loss.win_error < 0.3 for look in looks)
    assert looks[0].loss.points == pytest.approx(20 * looks[0].loss.win / 2, abs=0.01)


@pytest.mark.parametrize(("payoff", "tries"), [(known, 60), (alike, 180)])
def test_playouts_choose_no_longer_than_there_is_doubt(payoff: Payoff, tries: int) -> None:
    """Of four lines half go on after 60 tries of each, if there is more to find."""
    game = Elsewhere(3, 4, payoff)
    context, state = SearchContext(game), stretch_of(game, "a").state
    settings = replace(CLOSE_UNTRAINED, iterations=480)
    choice = Choice(context, SeatHandle(game, state, 0), settings, 1)
    best = choice.best_of(fresh(context, state, [[move] for move in game.legal(state)]))
    assert (choice.tries, best.visits) == (tries, tries)
    assert payoff is alike or best.line[0].notation == "a"


def test_each_strength_is_judged_in_the_same_tries() -> None:
    game = Elsewhere(5, 4, known)
    bots: list[Bot] = [Always(0), Always(1), Always(3)]
    for number, bot in enumerate(bots):
        bot.name = f"bot {number}"
    look = looked(game, "b", 64, bots)
    assert look.strengths == {
        "bot 0": Measured(),
        "bot 1": look.loss,
        "bot 2": Measured(1.0, 10.0, 0.0, 0.0),
    }
    assert looked(game, "b", 64, bots) == look


def test_a_turn_is_free_where_it_matters_what_is_played() -> None:
    light = judged_look(
        SearchContext(puzzles.Plies([0], 4, known)), stretch_of(puzzles.Plies([0], 4, known), "d")
    )
    assert light.free
    assert light.best[0].move == "a"
    assert light.loss() == (1.0, 10.0)
    same = puzzles.Plies([0], 4, lambda die, path: 5)
    assert not judged_look(SearchContext(same), stretch_of(same, "d")).free
    forced = puzzles.Plies([0], 1, known)
    assert not judged_look(SearchContext(forced), stretch_of(forced, "a")).free


# --- which are looked at -------------------------------------------------------------------------


def test_the_dearest_are_shared_in_turn_and_the_others_stand_for_all_the_rest() -> None:
    losses = [(n, n % 4 if n < 36 else 0, float(n % 7)) for n in range(60)]
    picked = chosen(losses, Stream(3))
    dear, drawn = [one for one in picked if one.dear], [one for one in picked if not one.dear]
    assert [one.seat for one in dear] == [0, 1, 2, 3] * 3
    assert (len(dear), len(drawn)) == (DEAREST, DRAWN)
    for seat in range(4):
        own = sorted((loss for _, of, loss in losses if of == seat), reverse=True)
        assert [losses[one.number][2] for one in dear if one.seat == seat] == own[:3]
        assert sum(one.weight for one in picked if one.seat == seat) == len(own)
    assert chosen(losses, Stream(3)) == picked
    assert chosen(losses, Stream(4)) != picked


@pytest.mark.parametrize("most", [(0, 1), (2, 3), (5, 8), (40, 4)])
def test_the_sum_is_right_on_average_however_many_are_looked_at(
    most: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The close losses differ from the light ones, by which the dearest are found."""
    for name, number in zip(("DEAREST", "DRAWN"), most, strict=True):
        monkeypatch.setattr(f"carrack.analysis.sampling.{name}", number)
    stream = Stream(1)
    losses = [(n, n % 2, stream.below(100) / 1000) for n in range(40)]
    true = [(stream.below(100) - 20) / 1000 for _ in losses]
    for seat in (0, 1):
        sums = []
        for seed in range(400):
            mine = [one for one in chosen(losses, Stream(seed)) if one.seat == seat]
            sums.append(sum(one.weight * true[one.number] for one in mine))
        whole = sum(true[number] for number, of, _ in losses if of == seat)
        mean = sum(sums) / len(sums)
        spread = (sum((each - mean) ** 2 for each in sums) / len(sums)) ** 0.5
        assert abs(mean - whole) <= 3 * spread / 20 + 1e-9


def test_the_smaller_light_losses_are_the_more_one_drawn_stretch_stands_for() -> None:
    assert [list(part) for part in parts(range(9), 3)] == [[0, 1], [2, 3, 4], [5, 6, 7, 8]]
    assert [len(part) for part in parts(range(3), 3)] == [1, 1, 1]
    losses = [(n, 0, 1.0 - n / 100) for n in range(DEAREST + 40)]
    rest = list(range(DEAREST, DEAREST + 40))
    found = set()
    for seed in range(200):
        drawn = [one for one in chosen(losses, Stream(seed)) if not one.dear]
        assert [one.part for one in drawn] == [*range(DRAWN)]
        sizes = [one.weight for one in drawn]
        assert (sizes[0], sizes[-1]) == (min(sizes), max(sizes)) and sizes[0] < sizes[-1]
        for one, part in zip(drawn, parts(rest, DRAWN), strict=True):
            assert (one.number in part, one.weight) == (True, len(part))
        found |= {one.number for one in drawn}
    assert found == {*rest}, "each can be drawn"


def test_every_seat_that_has_any_left_is_drawn_from() -> None:
    losses = [(n, n % 6, 1.0) for n in range(18)]
    drawn = [one for one in chosen(losses, Stream(1)) if not one.dear]
    assert [one.seat for one in drawn] == [0, 1, 2, 3, 4, 5]
    assert not [one for one in chosen(losses[:9], Stream(1)) if not one.dear], "none is left"
    assert chosen([], Stream(1)) == []


# --- PR ------------------------------------------------------------------------------------------


VALUE = MoveValue("a", 0, ("a",), 0.5, 0.0, 1)
NAMES = ("deckhand", "helmsman", "navigator", "admiral")


def close(loss: Measured, strengths: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)) -> CloseLook:
    return CloseLook(
        (VALUE,),
        VALUE,
        loss,
        {name: Measured(win) for name, win in zip(NAMES, strengths, strict=True)},
    )


def rating(free: int, losses: list[float], strengths: tuple[float, ...] = (0.0,) * 4) -> Json:
    """A seat's rating from close looks of which each stands for itself."""
    looks = [
        Looked(
            Chosen(n, 0, True, 1),
            close(Measured(loss, 10 * loss, 0.01, 0.1), strengths),
            n % 3,
            "move-a",
        )
        for n, loss in enumerate(losses)
    ]
    return rated(seat_rating(0, [free, 0, 0], looks, NAMES))


def test_losses_are_signed_in_sums_and_forgiven_only_in_the_list() -> None:
    one = rating(20, [0.05, -0.03, 0.001])
    assert one["loss"]["win"] == 0.021
    assert one["loss"]["points"] == 0.21
    assert one["pr"]["value"] == 1.05
    assert one["points"] == 0.0105
    assert one["loss"]["error"]["win"] == pytest.approx(0.01 * 3**0.5, abs=1e-6)
    assert sum(phase["win"] for phase in one["phases"]) == pytest.approx(one["loss"]["win"])
    assert one["kinds"] == [{"key": "move-a", "win": 0.021, "points": 0.21}]
    shown = [
        listed(Measured(win, 0.0, error))
        for win, error in ((0.05, 0.02), (0.05, 0.03), (0.001, 0.0), (-0.1, 0.0))
    ]
    assert shown == [True, False, False, False]


def test_what_was_drawn_counts_for_all_it_stands_for_and_its_error_too() -> None:
    looks = [
        Looked(Chosen(0, 0, True, 1), close(Measured(0.1)), 0, ""),
        Looked(Chosen(1, 0, False, 9), close(Measured(0.01)), 1, ""),
        Looked(Chosen(2, 1, False, 5), close(Measured(0.03)), 1, ""),
    ]
    mine = seat_rating(0, [5, 5, 0], looks, NAMES)
    assert mine["loss"]["win"] == pytest.approx(0.19)
    assert mine["phases"][1] == {"free": 5, "win": 0.09, "points": 0.0}
    spread = ((0.01 - 0.02) ** 2 + (0.03 - 0.02) ** 2) / 1
    assert mine["loss"]["error"]["win"] == pytest.approx((9 * 8 * spread) ** 0.5, abs=1e-6)
    other_part = Looked(Chosen(3, 1, False, 5, part=1), close(Measured(0.5)), 1, "")
    assert seat_rating(0, [5, 5, 0], [*looks, other_part], NAMES) == mine
    alone = seat_rating(0, [5, 5, 0], [*looks[:2], other_part], NAMES)
    assert alone["loss"]["error"]["win"] > 1, "from all that were drawn if no other has this part"


def test_there_is_no_pr_below_ten_free_turns() -> None:
    assert rating(LEAST_FREE - 1, [0.1])["pr"] is None
    assert rating(LEAST_FREE - 1, [0.1])["like"] is None
    assert rating(LEAST_FREE, [0.1])["pr"]["value"] == 10
    both = pooled([[rating(5, [0.1])], [rating(5, [0.3])]])
    assert (both["free"], both["pr"]["value"]) == (10, 40)


def test_the_interval_comes_from_games_drawn_anew() -> None:
    pool = [[rating(10, [0.01 * n])] for n in range(30)]
    whole = pooled(pool)
    assert whole["pr"]["value"] == pytest.approx(14.5)
    low, high = whole["pr"]["low"], whole["pr"]["high"]
    assert low < 14.5 < high
    assert high - low == pytest.approx(2 * 1.96 * 8.66 / 30**0.5, rel=0.15)
    assert pooled(pool) == whole
    alone = pooled(pool[-1:])["pr"]
    assert alone == {"value": 29.0, "low": 29 - 1.96, "high": 29 + 1.96}
    both = pooled(pool[-2:])["pr"]
    assert both == {"value": 28.5, "low": 27.11, "high": 29.89}


@pytest.mark.parametrize(
    ("losses", "strength"),
    [
        ((0.0, 0.08), "navigator"),  # the interval leaves out the weakest
        ((-0.3, 0.38), None),
    ],
)
def test_no_strength_is_named_while_it_may_be_any(
    losses: tuple[float, float], strength: str | None
) -> None:
    """Of the strengths the weakest has a PR of 8, the strongest one of 2."""
    found = pooled([[rating(10, [loss], (0.08, 0.06, 0.036, 0.02))] for loss in losses * 3])
    assert (found["pr"]["value"], found["strengths"][0]["pr"]) == (4.0, 8.0)
    assert found["like"] == (strength and {"how": "at", "strength": strength, "next": None})


def test_the_same_player_in_two_seats_of_a_game_is_one_game() -> None:
    pool = [[rating(10, [0.01]), rating(10, [0.03])]] * 5
    assert pooled(pool)["pr"] == {"value": 2.0, "low": 2.0, "high": 2.0}


STEPS = [{"name": name, "pr": pr} for name, pr in zip(NAMES, (80.0, 60.0, 36.0, 20.0), strict=True)]


@pytest.mark.parametrize(
    ("value", "how", "strength", "above"),
    [
        (120.0, "below", "deckhand", None),
        (84.0, "at", "deckhand", None),
        (70.0, "between", "deckhand", "helmsman"),
        (41.0, "at", "navigator", None),
        (33.0, "at", "navigator", None),
        (30.0, "between", "navigator", "admiral"),
        (17.0, "at", "admiral", None),
        (-5.0, "above", "admiral", None),
    ],
)
def test_a_pr_stands_for_a_strength(
    value: float, how: str, strength: str, above: str | None
) -> None:
    assert like(value, STEPS) == {"how": how, "strength": strength, "next": above}


def test_strengths_that_stand_in_no_order_are_taken_together() -> None:
    assert in_order([80, 60, 36, 20]) == [80, 60, 36, 20]
    assert in_order([10, 30, 20, 5]) == [20, 20, 20, 5]
    steps = [{"name": name, "pr": pr} for name, pr in zip(NAMES, (10, 30, 20, 5), strict=True)]
    assert like(20, steps)["strength"] == "navigator"
    assert all(before >= after for before, after in pairwise(in_order([1, 2, 3, 4])))


# --- stretches -----------------------------------------------------------------------------------


def test_a_stretch_ends_where_something_is_shown() -> None:
    state: State = puzzles.PLAN.setup(2, {}, Seeded(1))
    shown = [False, True, True, False, False, True]
    turns = [0, 0, 0, 1, 1, 1]
    spots = [
        DecisionPoint(n + 1, turn, n, 0, "a", state, 1 + n % 2, show)
        for n, (turn, show) in enumerate(zip(turns, shown, strict=True))
    ]
    found = stretches(spots)
    assert [len(one.spots) for one in found] == [2, 1, 3]
    assert [one.begins for one in found] == [True, False, True]
    assert [one.choices for one in found] == [2, 1, 2]
    assert found[2].place() == {"seq": 4, "at": 3, "turn": 1, "seat": 0, "until": 6}
