"""Final scoring: AM-FINAL."""

import pytest

from carrack.games.amerigo.chapters.scoring import final_scoring
from support.positions.amerigo import GAME, give, goods, points, position, reported


def scored(s):
    s.events = []
    final_scoring(s)
    return s.events


def red_player():
    """The red player of the rulebook is seat 0."""
    s = position(gold=[10, 0], chests=[1, 0], progress=[16, 0], special=[9, 0])
    give(s, 0, "gold5", "seven", "gold-points")
    had = "3 cotton 1 tobacco 0 sugar 2 coconut 2 coffee"
    goods(s, 0, had, "4 cotton 1 tobacco 2 sugar 1 coconut 2 coffee")
    return s


@pytest.mark.rule("AM-FINAL-1")
@pytest.mark.rule("AM-FINAL-2")
@pytest.mark.rule("AM-FINAL-3")
@pytest.mark.rule("AM-FINAL-4")
@pytest.mark.rule("AM-TOKEN-16")
@pytest.mark.rule("AM-TOKEN-17")
def test_example_the_final_scoring_of_the_red_player():
    s = red_player()
    assert points(scored(s)) == [
        ("AM-GOLD-2", 1),  # the chest: 10 and 3 gold are 12 and one point
        ("AM-GOLD-2", 5),  # the token
        ("AM-FINAL-1", 12),
        ("AM-FINAL-2", 2),
        ("AM-FINAL-2", 4),
        ("AM-FINAL-2", 12),
        ("AM-FINAL-2", 1),
        ("AM-TOKEN-16", 7),
        ("AM-TOKEN-17", 12),
        ("AM-FINAL-3", 10),
        ("AM-FINAL-4", 6),
    ]
    assert s.points[0] == 6 + 12 + 12 + 1 + 0 + 2 + 4 + 7 + 12 + 10 + 6


@pytest.mark.rule("AM-FINAL-1")
def test_chests_and_unused_gold_tokens_become_gold_used_ones_do_not():
    s = position(gold=[1, 0], chests=[1, 0])
    give(s, 0, "gold3", "gold5")
    s.used[0] = s.world.tokens_of("AM-TOKEN-11")
    events = scored(s)
    assert reported(events, "AM-FINAL-1", "count") == [3, 3, None]
    assert (s.gold[0], s.points[0], s.chests[0]) == (7, 7, 0)


@pytest.mark.rule("AM-FINAL-1")
def test_what_would_be_scored_now_counts_unused_gold_tokens_and_chests():
    s = position(gold=[1, 2], chests=[0, 1])
    give(s, 0, "gold3", "gold5")
    give(s, 1, "seven")
    s.used[0] = s.world.tokens_of("AM-TOKEN-11")
    points = {row["source"]: row["points"] for row in GAME.standing(s)}
    assert points["gold"] == [4, 5]
    assert points["tokens"] == [0, 7]


@pytest.mark.rule("AM-FINAL-2")
def test_each_good_scores_commodities_times_production_tokens_whatever_their_cost():
    s = position()
    goods(s, 0, "5 sugar 3 coffee", "2 sugar 1 coffee 4 cotton")
    events = scored(s)
    assert reported(events, "AM-FINAL-2", "good", "points") == [("coffee", 3), ("sugar", 10)]
    assert s.points[0] == 13


@pytest.mark.rule("AM-FINAL-2")
def test_the_printed_production_token_counts():
    s = position()
    s.commodities[0] = 4
    scored(s)
    assert s.points[0] == 4


@pytest.mark.rule("AM-FINAL-3")
@pytest.mark.parametrize(
    ("step", "value"), [(3, 0), (4, 1), (7, 1), (8, 3), (12, 6), (19, 10), (20, 15)]
)
def test_the_highest_value_reached_or_passed_on_the_progress_track_scores(step, value):
    s = position(progress=[step, 0])
    scored(s)
    assert s.points == [value, 0]


@pytest.mark.rule("AM-FINAL-4")
@pytest.mark.parametrize(("step", "value"), [(2, 0), (3, 1), (6, 3), (11, 6), (12, 10), (15, 15)])
def test_the_highest_value_on_the_special_action_track_scores(step, value):
    s = position(special=[0, step])
    scored(s)
    assert s.points == [0, value]


@pytest.mark.rule("AM-FINAL-5")
def test_most_points_win():
    s = position(players=3, points=[5, 40, 12])
    events = scored(s)
    result = GAME.result(s)
    assert (result.points, result.places) == ([5, 40, 12], [3, 1, 2])
    assert (reported(events, "AM-FINAL-5", "total"), events[-1].seat) == ([40], 1)


@pytest.mark.rule("AM-FINAL-5")
@pytest.mark.rule("AM-SPEC-6")
def test_among_tied_players_the_one_ahead_in_player_order_wins():
    s = position(players=4, points=[20, 20, 5, 20], special=[1, 1, 2, 0], track=[2, 1, 0, 3])
    events = scored(s)
    assert GAME.result(s).places == [2, 1, 4, 3]
    assert events[-1].seat == 1  # on top of seat 0 on their space


@pytest.mark.rule("AM-FINAL-5")
def test_points_of_final_scoring_break_what_was_a_tie():
    s = position(points=[20, 20], gold=[0, 3])
    scored(s)
    assert GAME.result(s).places == [2, 1]
