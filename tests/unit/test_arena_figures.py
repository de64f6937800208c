"""Intervals, ratings and the sequential test against known values and against chance."""

from __future__ import annotations

import statistics
from collections import Counter
from math import exp, inf, log, sqrt

import pytest

from carrack.arena.tournament.intervals import Blocks, student, wilson
from carrack.arena.tournament.ratings import SCALE, START, Ratings
from carrack.arena.tournament.sequential import FRACTIONS, Wager, growth, won
from carrack.arena.tournament.standings import EQUAL, verdict_of, win_shares
from carrack.arena.tournament.tournament import Contest
from carrack.core.chance import Stream
from carrack.core.streams import mix

# --- intervals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "freedom", "value"),
    [  # from printed tables of Student's t
        (0.95, 1, 12.7062),
        (0.95, 2, 4.30265),
        (0.95, 9, 2.26216),
        (0.99, 30, 2.74999),
        (0.90, 120, 1.65765),
        (0.95, 199, 1.97196),
        (0.95, 1000, 1.96234),
    ],
)
def test_quantiles_of_student(level: float, freedom: int, value: float) -> None:
    assert student(level, freedom) == pytest.approx(value, rel=1e-5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # method 3 in table I of Newcombe, Statistics in Medicine 17, 1998
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    interval = wilson(wins / games, games)
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def blocks(amounts: list[float], size: int = 2) -> Blocks:
    filled = Blocks()
    for amount in amounts:
        filled.add(amount, size)
    return filled


def test_with_equal_blocks_a_mean_has_students_interval_over_block_means() -> None:
    amounts = [3.0, 8.0, 5.0, 10.0, 4.0]
    interval = blocks(amounts).mean_interval()
    means = [amount / 2 for amount in amounts]
    reach = 2.77645 * statistics.stdev(means) / sqrt(5)
    assert interval.value == pytest.approx(statistics.mean(means))
    assert interval.high - interval.value == pytest.approx(reach, rel=1e-5)
    assert interval.value - interval.low == pytest.approx(reach, rel=1e-5)


def test_blocks_of_several_sizes_weigh_as_much_as_they_hold() -> None:
    uneven = Blocks()
    for amount, size in ((4.0, 4), (1.0, 2), (0.0, 2)):
        uneven.add(amount, size)
    assert uneven.mean == pytest.approx(5 / 8)
    residuals = [4 - 4 * 5 / 8, 1 - 2 * 5 / 8, 0 - 2 * 5 / 8]
    assert uneven.variance == pytest.approx(sum(r * r for r in residuals) * 3 / 2 / 64)


def test_games_that_tell_the_same_twice_are_worth_one() -> None:
    alike = blocks([0.0, 2.0, 2.0, 0.0] * 25)
    assert alike.worth() == pytest.approx(100, rel=0.05)  # blocks, not 200 games
    plain = wilson(0.5, 100)
    assert alike.rate_interval().low == pytest.approx(plain.low, abs=2e-3)


def test_who_has_won_everything_is_not_certain_to_win() -> None:
    interval = blocks([2.0] * 10).rate_interval()
    assert interval.value == interval.high == 1
    assert interval.low == pytest.approx(wilson(1.0, 10).low)
    never_differed = blocks([1.0] * 10).rate_interval()
    assert 0.2 < never_differed.low < 0.5 < never_differed.high < 0.8


def test_one_block_tells_no_spread_and_none_tells_nothing() -> None:
    assert blocks([1.0]).mean_interval().to_json() == {"value": 0.5, "low": None, "high": None}
    assert blocks([]).rate_interval().to_json() == {"value": 0.0, "low": 0.0, "high": 1.0}
    assert blocks([]).variance == inf


def dice(seed: int) -> Stream:
    return Stream(mix(seed))


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Blocks of two games whose luck is shared: a plain count of games would be too sure."""
    held = 0
    for series in range(400):
        stream = dice(series)
        luck = [stream.below(3) for _ in range(40)]  # 0: both lost, 1: one each, 2: both won
        held += (i := blocks([float(both) for both in luck]).rate_interval()).low <= 0.5 <= i.high
    assert 0.92 <= held / 400 <= 0.98


# --- shares and ratings --------------------------------------------------------------------------


def test_a_win_is_shared_by_those_in_the_first_place() -> None:
    assert win_shares([2, 1, 3]) == [0, 1, 0]
    assert win_shares([1, 1, 1, 4]) == [pytest.approx(1 / 3)] * 3 + [0]


def rated(odds: int, games: int, seed: int = 1) -> Ratings:
    """Of two, the first winning so many in ten games."""
    ratings, stream = Ratings(["strong", "weak"]), dice(seed)
    for _ in range(games):
        ratings.add(["strong", "weak"], [1, 2] if stream.below(10) < odds else [2, 1])
    return ratings


def test_ratings_settle_where_the_odds_are() -> None:
    ratings = rated(7, 6000)
    ahead = (ratings.mu["strong"] - ratings.mu["weak"]) / SCALE
    assert exp(ahead) == pytest.approx(7 / 3, rel=0.25)
    assert ratings.sigma["strong"] < 1
    assert ratings.sigma["strong"] < rated(7, 600).sigma["strong"] < 2


def test_a_rating_is_sure_of_itself_only_after_many_games() -> None:
    ratings = Ratings(["a", "b"])
    assert ratings.row() == {"a": (START, START / 3), "b": (START, START / 3)}
    ratings.add(["a", "b"], [1, 2])
    assert ratings.mu["a"] > START > ratings.mu["b"]
    assert ratings.sigma["a"] < START / 3


def test_a_bot_that_meets_itself_learns_nothing_about_its_strength() -> None:
    ratings = Ratings(["a"])
    for _ in range(20):
        ratings.add(["a", "a", "a"], [1, 2, 3])
    assert ratings.mu["a"] == pytest.approx(START)
    ratings.add(["a"], [1])
    assert ratings.games == 21


# --- the sequential test -------------------------------------------------------------------------


def wagered(scores: list[float]) -> Wager:
    wager = Wager()
    for score in scores:
        wager.add(score)
    return wager


def test_equal_bots_are_seldom_told_apart_however_often_one_looks() -> None:
    wrong = 0
    for series in range(200):
        stream, wager = dice(series), Wager()
        for _ in range(100):
            wager.add(stream.below(3) / 2)
            if wager.above(0.5) or wager.below(0.5):
                wrong += 1
                break
    assert wrong <= 10


def test_a_better_bot_is_found_out() -> None:
    took: list[int] = []
    for series in range(9):
        stream, wager = dice(series), Wager()
        while not wager.above(0.5):
            assert not wager.below(0.5)
            wager.add(0.5 * (stream.below(10) < 7) + 0.5 * (stream.below(10) < 7))
        took.append(wager.count)
    assert 10 < statistics.median(took) < 60


def test_who_always_wins_is_known_after_nine_blocks() -> None:
    """Against ½ a win multiplies the money of who bets the fraction f by 1 + f."""
    money = [sum((1 + f) ** blocks for f in FRACTIONS) / len(FRACTIONS) for blocks in range(20)]
    assert next(blocks for blocks, each in enumerate(money) if each >= 2 / 0.05) == 9
    assert not wagered([1.0] * 8).above(0.5)
    assert wagered([1.0] * 9).above(0.5)
    assert wagered([0.0] * 9).below(0.5)


@pytest.mark.parametrize("mean", [0.1, 0.5, 0.8])
def test_no_gambler_makes_money_of_a_true_mean(mean: float) -> None:
    """The mean of what a block multiplies the money by is 1, whatever the scores are."""
    for low, high in ((0.0, 1.0), (mean / 2, 1.0), (0.0, mean + 0.1)):
        chance = (mean - low) / (high - low)
        for lost, gained in zip(growth(low, mean), growth(high, mean), strict=True):
            assert (1 - chance) * exp(lost) + chance * exp(gained) == pytest.approx(1)


def test_bounds_move_to_where_so_much_was_won() -> None:
    wager, counted, moved = Wager(), Counter[float](), 0
    for score in [1.0, 0.5, 0.5, 1.0, 0.0, 1.0, 1.0, 0.5] * 10:
        low, high = wager.low, wager.high
        wager.add(score)
        counted[score] += 1
        for bound, before, side in ((wager.low, low, 0), (1 - wager.high, 1 - high, 1)):
            if bound != before:
                seen = [(abs(side - score), times) for score, times in counted.items()]
                assert won(seen, bound) >= log(2 / 0.05) > won(seen, bound + 0.001)
                moved += 1
    assert moved > 40


def test_both_sides_of_a_contest_are_treated_alike() -> None:
    scores = [1.0, 0.5, 0.5, 1.0, 0.0, 1.0, 1.0, 0.5] * 4
    one, other = wagered(scores), wagered([1 - score for score in scores])
    assert one.low == pytest.approx(1 - other.high)
    assert one.high == pytest.approx(1 - other.low)
    assert one.low < one.mean < one.high


def test_verdicts() -> None:
    contest = Contest("a", "b", 0.2)
    assert verdict_of(contest, Wager()) is None
    assert verdict_of(contest, wagered([1.0] * 9)) == "a"
    assert verdict_of(contest, wagered([0.0] * 9)) == "b"
    even = wagered([0.5] * 40)
    assert verdict_of(contest, even) == EQUAL
    assert verdict_of(Contest("a", "b"), even) is None


@pytest.mark.parametrize("score", [0.375, 0.625])
def test_who_may_still_be_much_worse_is_not_equal(score: float) -> None:
    wager = Wager()
    while wager.low < 0.4 and wager.high > 0.6:
        wager.add(score)
    assert wager.low < 0.4 or wager.high > 0.6
    assert verdict_of(Contest("a", "b", 0.1), wager) is None
