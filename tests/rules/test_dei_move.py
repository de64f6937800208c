"""Sailing: DEI-MOVE."""

import pytest

from support.positions import dei


@pytest.mark.rule("DEI-MOVE-1")
@pytest.mark.parametrize(("ship", "steps"), [("A", 3), ("B", 2)])
def test_a_point_a_square_as_many_as_the_sail_is_worth(ship, steps):
    s = dei.position(f"1{ship} a10 E")
    for step in range(steps):
        assert (dei.refused(s, f"sail {ship} E"), step) == (None, step)
        dei.play(s, f"sail {ship} E")
    assert dei.refused(s, f"sail {ship} E") == dei.refused(s, f"turn {ship} N") == "DEI-MOVE-1"
    assert dei.where(s, f"1{ship}") == f"{'abcd'[steps]}10 E"


@pytest.mark.rule("DEI-MOVE-1")
def test_a_better_sail_goes_further():
    s = dei.position("1A a10 E")
    dei.set_field(s, "1A", "sail", 8)
    dei.play(s, *["sail A E"] * 5)
    assert dei.refused(s, "sail A E") == "DEI-MOVE-1"


@pytest.mark.rule("DEI-MOVE-2")
@pytest.mark.parametrize(
    ("facing", "ways", "behind"),
    [
        ("N", "E N NE NW W", "S SE SW"),
        ("NE", "E N NE NW SE", "S SW W"),
        ("SW", "NW S SE SW W", "N NE E"),
    ],
)
def test_five_squares_ahead_and_beside_none_of_the_three_behind(facing, ways, behind):
    s = dei.position(f"1A g8 {facing}")
    assert dei.legal(s, "sail A") == [f"sail A {way}" for way in ways.split()]
    for way in behind.split():
        assert dei.refused(s, f"sail A {way}") == "DEI-MOVE-2"


@pytest.mark.rule("DEI-MOVE-2")
def test_after_a_step_the_ship_faces_where_it_went():
    s = dei.position("1A g9 N")
    events = dei.play(s, "sail A W", "sail A SW")
    assert (dei.where(s, "1A"), dei.kinds(events)) == ("e10 SW", ["sailed", "sailed"])
    assert dei.reported(events, "DEI-MOVE-2", "way") == ["W", "SW"]


@pytest.mark.rule("DEI-MOVE-3")
@pytest.mark.parametrize("square", ["g8", "g5", "d2"])
def test_a_turn_to_any_facing_costs_a_point_in_port_too(square):
    s = dei.position(f"1A {square} N")
    assert len(dei.legal(s, "turn A")) == 7
    assert dei.refused(s, "turn A N") == "DEI-MOVE-3"
    assert dei.reported(dei.play(s, "turn A S"), "DEI-MOVE-3", "way") == ["S"]
    assert s.points[0] == 2


@pytest.mark.rule("DEI-MOVE-3")
def test_a_turn_on_the_spot_is_part_of_the_movement():
    s = dei.position("1A l6 N (1 coin)")
    dei.play(s, "turn A E", "buy A")
    assert dei.refused(s, "sail A N") == "DEI-MOVE-1"


@pytest.mark.rule("DEI-MOVE-4")
@pytest.mark.parametrize("other", ["1B", "2A", "big", "small"])
def test_no_two_ships_on_one_square(other):
    s = dei.position(f"1A g8 N, {other} g7 N")
    assert dei.refused(s, "sail A N") == "DEI-MOVE-4"
    assert dei.refused(s, "sail A NE") is None


@pytest.mark.rule("DEI-MOVE-5")
def test_never_onto_land_or_off_the_board():
    assert dei.refused(dei.position("1A d5 E"), "sail A E") == "DEI-MOVE-5"
    assert dei.refused(dei.position("1A a5 W"), "sail A W") == "DEI-MOVE-5"
    assert dei.refused(dei.position("1A h10 S"), "sail A S") == "DEI-MOVE-5"


@pytest.mark.rule("DEI-MOVE-5")
def test_between_two_land_squares_one_may_pass_at_the_corner():
    drawing = """
............
.11+....+22.
.11+....+22.
............
....a.+.....
.....a+..MM+
....a....MM+
.b+.........
.bb.........
............
"""
    s = dei.position("1A f5 SW, 2A e7 N", drawing=drawing.replace("....a....MM+", ".........MM+"))
    dei.play(s, "sail A SW")
    assert dei.where(s, "1A") == "e6 SW"
    s = dei.position("1A f5 SW, 2A e6 N", drawing=drawing)
    assert dei.refused(s, "attack A 2A") is None  # guns reach across it as well


@pytest.mark.rule("DEI-MOVE-6")
def test_never_into_an_opponents_home_port():
    s = dei.position("1A h3 E, 2B a10 N")
    assert dei.refused(s, "sail A E") == "DEI-MOVE-6"
    assert dei.refused(dei.position("1A e2 W"), "sail A W") is None  # its own
    assert (
        dei.refused(dei.position("2A e2 W, 1A a10 N", active=1, seat=1), "sail A W") == "DEI-MOVE-6"
    )
    assert dei.refused(dei.position("2A h3 E, 2B a10 N", active=1, seat=1), "sail A E") is None


@pytest.mark.rule("DEI-MOVE-7")
def test_every_step_beside_a_pirate_wakes_it_and_a_turn_does_not():
    s = dei.position("1A e9 E, big g8 N")
    assert dei.kinds(dei.play(s, "sail A E", dice="6 1")) == ["sailed", "pirate-battle"]
    assert dei.kinds(dei.play(s, "turn A S")) == ["turned"]
    s = dei.position("1A f9 E, big g8 N")
    assert dei.kinds(dei.play(s, "sail A E", dice="6 1")) == ["sailed", "pirate-battle"]


@pytest.mark.rule("DEI-MOVE-7")
def test_both_pirates_attack_the_big_one_first():
    s = dei.position("1A e9 E, small g8 N, big g10 N")
    events = dei.play(s, "sail A E", dice="6 1 6 1")
    assert dei.reported(events, "DEI-PBATTLE-1", "pirate") == ["big", "small"]


@pytest.mark.rule("DEI-MOVE-8")
@pytest.mark.parametrize(
    ("start", "pirate", "step"),
    [
        ("h4 S", "h6 N", "SW"),  # into a port
        ("g5 N", "h6 N", "N"),  # out of it, away
        ("g5 S", "h6 N", "S"),  # within
        ("h7 N", "g6 N", "NE"),  # past a pirate in a port
    ],
)
def test_ports_are_safe(start, pirate, step):
    s = dei.position(f"1A {start}, big {pirate}")
    assert dei.reported(dei.play(s, f"sail A {step}"), "DEI-PBATTLE-1", "ship") == []


@pytest.mark.rule("DEI-MOVE-8")
def test_out_of_a_port_to_a_square_beside_a_pirate_wakes_it():
    s = dei.position("1A g5 N, big h6 N")
    assert dei.reported(dei.play(s, "sail A E", dice="6 1"), "DEI-PBATTLE-1", "ship") == [0]
