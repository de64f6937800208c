"""Pirates at the end of a round: AM-PIRATE."""

import pytest

from carrack.core.chance import Seeded
from carrack.games.amerigo.chapters.pirates import pirates_attack
from support.positions.amerigo import give, play, points, position


def attacked(markers, players=2, **fields):
    """All pirates but the last have been revealed, and attack."""
    s = position(players=players, pirates=(*markers, 0), round=len(markers), **fields)
    s.events = []
    pirates_attack(s)
    return s


@pytest.mark.rule("AM-PIRATE-1")
@pytest.mark.rule("AM-PIRATE-2")
@pytest.mark.rule("AM-PIRATE-3")
def test_example_six_pirates_against_4_and_8_cannons():
    s = attacked([2, 4, 0], cannons=[4, 8], points=[20, 20])
    assert (s.cannons, s.points) == ([0, 2], [14, 20])
    assert points(s.events) == [("AM-PIRATE-2", -6)]
    beaten = [event for event in s.events if event.kind == "pirates-beaten"]
    assert [(e.seat, e.data["count"], e.data["cannons"]) for e in beaten] == [(1, 6, 2)]


@pytest.mark.rule("AM-PIRATE-1")
def test_the_strength_is_the_sum_of_the_markers_that_lie_face_up():
    s = position(pirates=(1, 2, 4, 3, 0, 0), round=2, cannons=[5, 3])
    pirates_attack(s)
    assert s.cannons == [2, 0]


@pytest.mark.rule("AM-PIRATE-1")
def test_they_attack_after_the_white_phase_and_only_then():
    s = position(cannons=[5, 5], pirates=(3, 0, 0, 0, 0, 0), phase=5)
    play(s, "gold", "end", "gold", "end")
    assert (s.phase, s.cannons) == (6, [5, 5])
    play(s, "gold", "end", "gold", "end", chance=Seeded(3))
    assert (s.round, s.cannons) == (2, [2, 2])


@pytest.mark.rule("AM-PIRATE-2")
def test_the_loss_is_the_full_strength_not_what_is_missing():
    s = attacked([4], cannons=[3, 0], points=[10, 10])
    assert (s.cannons, s.points) == ([0, 0], [6, 6])


@pytest.mark.rule("AM-PIRATE-2")
def test_points_never_fall_below_0():
    s = attacked([4], cannons=[0, 4], points=[3, 0])
    assert s.points == [0, 0]
    assert points(s.events) == [("AM-PIRATE-2", -3)]


@pytest.mark.rule("AM-PIRATE-2")
def test_the_full_strength_includes_what_a_token_adds_and_is_halved_after_that():
    s = position(pirates=(3, 0, 0, 0, 0, 0), points=[20, 20])
    give(s, 1, "pirates2")
    pirates_attack(s)
    assert s.points == [15, 17]
    s = position(pirates=(3, 0, 0, 0, 0, 0), points=[20, 20])
    give(s, 1, "pirates2")
    give(s, 0, "half-loss")
    pirates_attack(s)
    assert s.points == [17, 17]


@pytest.mark.rule("AM-PIRATE-3")
def test_just_enough_cannons_are_enough_and_those_left_over_are_kept():
    s = attacked([3], cannons=[3, 12], points=[5, 5])
    assert (s.cannons, s.points) == ([0, 9], [5, 5])
