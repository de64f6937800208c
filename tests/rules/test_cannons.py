"""The black action: AM-CANNON."""

import pytest

from support.positions.amerigo import acting, legal, play, refused, reported


@pytest.mark.rule("AM-CANNON-1")
def test_every_action_point_loads_one_cannon():
    s = acting("4 black")
    assert legal(s, "load") == ["load 1", "load 2", "load 3", "load 4"]
    assert reported(play(s, "load 4"), "AM-CANNON-1", "count") == [4]
    assert (s.cannons, s.ap) == ([4, 0], 0)


@pytest.mark.rule("AM-CANNON-1")
def test_there_are_twelve_cannons_at_most():
    s = acting("5 black", cannons=[10, 0])
    assert legal(s, "load") == ["load 1", "load 2"]
    assert refused(s, "load 3") == "AM-CANNON-1"


@pytest.mark.rule("AM-CANNON-2")
def test_example_ten_cannons_and_5_ap_make_twelve_and_2_gold():
    s = acting("5 black", cannons=[10, 0])
    events = play(s, "load 2")
    assert reported(events, "AM-CANNON-2", "count") == [2, 2]  # the overflow, and its gold
    assert (s.cannons[0], s.gold[0]) == (12, 2)


@pytest.mark.rule("AM-CANNON-2")
def test_a_track_that_was_full_before_pays_at_once_and_only_once():
    s = acting("1 black", cannons=[12, 0])
    assert (s.gold[0], legal(s)) == (2, ["end"])
    play(s, "end")
    assert s.gold == [2, 0]


@pytest.mark.rule("AM-CANNON-2")
def test_reaching_the_end_with_the_last_action_point_pays_nothing():
    s = acting("4 black", cannons=[8, 0])
    play(s, "load 4", "end")
    assert (s.cannons[0], s.gold[0]) == (12, 0)


@pytest.mark.rule("AM-CANNON-2")
def test_stopping_short_of_the_end_by_choice_pays_nothing():
    s = acting("5 black", cannons=[10, 0])
    play(s, "load 1", "end")
    assert (s.cannons[0], s.gold[0]) == (11, 0)
