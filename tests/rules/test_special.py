"""The white action: AM-SPEC. The track begins white, blue, black, green, red, yellow, brown."""

import pytest

from support.positions import amerigo

RED_SPACE, LAST = 4, 15
COAST = "...... ...... .aP#.. ...... ...... ......"


@pytest.mark.rule("AM-SPEC-1")
@pytest.mark.rule("AM-ROUND-5")
def test_example_with_5_ap_a_disc_moves_4_onto_another_and_leads_from_the_next_phase_on():
    blue, yellow, red = range(3)
    s = amerigo.position(
        players=3, special=[4, 0, 2], track=[0, 2, 1], order=[0, 2, 1], acting=2, seat=1
    )
    amerigo.act(s, "white", 5)
    events = amerigo.play(s, "order 4")
    assert amerigo.reported(events, "AM-SPEC-1", "steps", "at") == [(4, RED_SPACE)]
    assert (s.track, s.gold[yellow], amerigo.legal(s)) == ([yellow, blue, red], 0, ["end"])
    amerigo.play(s, "end")
    assert (s.seat, s.order) == (yellow, [yellow, blue, red])


@pytest.mark.rule("AM-SPEC-3")
@pytest.mark.rule("AM-SPEC-5")
def test_example_with_5_ap_white_cubes_are_treated_as_red():
    s = amerigo.position(special=[RED_SPACE, 0], fallen="5 white")
    events = amerigo.play(s, "red")
    assert amerigo.reported(events, "AM-SPEC-3", "colour", "count") == [("red", 5)]
    amerigo.play(s, "take n-X5")


@pytest.mark.rule("AM-SPEC-1")
def test_every_action_point_is_one_space_forward():
    s = amerigo.acting("3 white")
    assert amerigo.legal(s) == ["end", "order 1", "order 2", "order 3"]
    assert amerigo.refused(s, "order 4") == "AM-GOLD-3"
    amerigo.play(s, "order 2")
    assert (s.special, s.ap) == ([2, 0], 1)


@pytest.mark.rule("AM-SPEC-1")
def test_a_disc_that_lands_on_others_is_put_on_top_and_passing_does_not_matter():
    s = amerigo.acting("4 white", players=4, special=[0, 3, 3, 1], track=[2, 1, 3, 0])
    over, onto = s.copy(), s.copy()
    amerigo.play(onto, "order 3")
    assert onto.track == [0, 2, 1, 3]
    amerigo.play(over, "order 2")
    assert over.track == [2, 1, 0, 3]


@pytest.mark.rule("AM-SPEC-2")
def test_overflow_at_the_end_of_the_track_pays_2_gold():
    s = amerigo.acting("4 white", special=[LAST - 1, 0])
    assert (amerigo.refused(s, "order 2"), amerigo.legal(s, "order")) == ("AM-SPEC-2", ["order 1"])
    assert amerigo.reported(amerigo.play(s, "order 1", "end"), "AM-SPEC-2", "count") == [2, 2]
    assert s.gold[0] == 2


@pytest.mark.rule("AM-SPEC-2")
def test_reaching_the_end_exactly_or_stopping_short_pays_nothing():
    for start, ap, steps in ((LAST - 2, 2, 2), (LAST - 2, 4, 1)):
        s = amerigo.position(special=[start, 0])
        amerigo.act(s, "white", ap)
        amerigo.play(s, f"order {steps}", "end")
        assert s.gold[0] == 0


@pytest.mark.rule("AM-SPEC-3")
def test_the_colour_under_the_disc_is_on_offer_if_a_white_cube_is_there():
    s = amerigo.position(special=[RED_SPACE, 0], fallen="3 blue 1 white")
    assert amerigo.legal(s) == ["blue", "gold", "red", "white"]
    assert [amerigo.refused(s, colour) for colour in ("black", "green")] == ["AM-SPEC-3"] * 2
    amerigo.cubes(s, "3 blue")
    assert amerigo.refused(s, "red") == "AM-ROUND-4"


@pytest.mark.rule("AM-SPEC-3")
def test_a_disc_on_the_first_space_gives_no_special_action():
    s = amerigo.position(fallen="5 white")
    assert amerigo.legal(s) == ["gold", "white"]


@pytest.mark.rule("AM-SPEC-3")
def test_it_is_the_own_disc_that_counts():
    s = amerigo.position(special=[1, RED_SPACE], fallen="5 white")
    assert amerigo.legal(s) == ["blue", "gold", "white"]


@pytest.mark.rule("AM-SPEC-4")
def test_on_the_last_space_white_stands_for_any_colour():
    s = amerigo.position(special=[LAST, 0], fallen="2 white")
    everything = ["black", "blue", "brown", "gold", "green", "red", "white", "yellow"]
    assert amerigo.legal(s) == everything
    assert amerigo.reported(amerigo.play(s, "brown"), "AM-SPEC-4", "count") == [2]


@pytest.mark.rule("AM-SPEC-4")
def test_on_the_last_space_too_a_white_cube_is_needed():
    s = amerigo.position(special=[LAST, 0], fallen="2 blue")
    assert amerigo.legal(s) == ["blue", "gold"]


@pytest.mark.rule("AM-SPEC-5")
def test_white_cubes_are_never_added_to_another_colour():
    s = amerigo.position(special=[RED_SPACE, 0], fallen="3 blue 2 red 2 white")
    amerigo.play(s, "red")
    assert s.ap == 3


@pytest.mark.rule("AM-SPEC-5")
def test_an_action_by_way_of_white_has_its_own_tokens_and_its_own_overflow():
    s = amerigo.position(special=[2, 0], cannons=[12, 0])
    amerigo.give(s, 0, "black2")
    amerigo.cubes(s, "4 white")
    events = amerigo.play(s, "black")
    assert amerigo.reported(events, "AM-SPEC-3", "count") == [6]
    assert amerigo.reported(events, "AM-CANNON-2", "count") == [2, 2]
    assert amerigo.legal(s) == ["end"]


@pytest.mark.rule("AM-SPEC-5")
def test_an_action_by_way_of_white_is_not_white():
    s = amerigo.position(COAST, special=[1, 0])
    amerigo.put_ships(s, 0, "b2", "@2")
    amerigo.cubes(s, "4 white")
    amerigo.play(s, "blue")
    assert amerigo.refused(s, "order 1") == "AM-ROUND-6"
    amerigo.play(s, "sail A b3", "post c3", "end")
    assert s.special == [1, 0]


@pytest.mark.rule("AM-SPEC-6")
def test_choosing_order_at_the_end_pays_2_gold_and_leaves_the_stack_as_it_is():
    s = amerigo.acting("3 white", special=[LAST, LAST], track=[1, 0])
    assert (s.track, s.gold[0], amerigo.legal(s)) == ([1, 0], 2, ["end"])
    amerigo.play(s, "end")
    assert (s.track, s.gold[0]) == ([1, 0], 2)


@pytest.mark.rule("AM-SPEC-6")
def test_a_disc_that_does_not_move_is_not_restacked():
    s = amerigo.acting("3 white", special=[3, 3], track=[1, 0])
    amerigo.play(s, "end")
    assert s.track == [1, 0]


@pytest.mark.rule("AM-SPEC-1")
def test_the_track_is_the_one_that_the_tests_speak_of():
    assert amerigo.EDITION.special.colours[RED_SPACE] == 2
    assert amerigo.EDITION.special.steps == LAST
