"""Rounds, phases and turns: AM-ROUND."""

import pytest

from carrack.core.chance import Draw, Recorded
from carrack.core.game import OVER
from carrack.games.amerigo.components import COLOURS
from support.positions import amerigo

NOTHING = [0] * 7
BLUE, BLACK, RED, BROWN, GREEN, YELLOW, WHITE = range(7)


def last_turn(s, phase, **fields):
    """The last seat of a phase has taken gold and can end the turn."""
    s.phase, s.acting = phase, s.players - 1
    s.seat = s.order[s.acting]
    for name, value in fields.items():
        setattr(s, name, value)
    amerigo.play(s, "gold")
    return s


def thrown(purpose, stuck, freed):
    """A tower that answers one throw."""
    return Recorded([Draw(purpose, stuck + freed)])


@pytest.mark.rule("AM-ROUND-1")
def test_five_rounds_of_seven_phases_run_in_the_order_of_the_colours():
    s, phases = amerigo.new_game(2, stick=0, dislodge=0), []
    while s.seat != OVER:
        phases.append((s.round, COLOURS[s.phase]))
        amerigo.play(s, "gold", "end")
        amerigo.play(s, "gold", "end")
    order = ["blue", "black", "red", "brown", "green", "yellow", "white"]
    assert phases == [(number, colour) for number in range(1, 6) for colour in order]


@pytest.mark.rule("AM-ROUND-2")
def test_a_phase_throws_its_whole_storage_and_whatever_falls_out_is_in_the_action_space():
    s = last_turn(amerigo.position(), BLUE)
    s.storage, s.inside = [6, 5, 4, 7, 7, 7, 6], [0, 2, 3, 0, 0, 0, 0]
    tower = thrown("tower 1 black", [0, 1, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0])
    events = amerigo.play(s, "end", chance=tower)
    out = [0, 4, 2, 0, 0, 0, 0]
    assert amerigo.reported(events, "AM-ROUND-2", "colour", "count", "out") == [("black", 5, out)]
    assert (s.space, s.storage[BLACK], s.inside) == (out, 0, [0, 3, 1, 0, 0, 0, 0])


@pytest.mark.rule("AM-ROUND-3")
def test_a_phase_with_an_empty_storage_space_is_skipped():
    s = last_turn(amerigo.position(), BLUE)
    s.storage[BLACK], s.inside[BLACK] = 0, 7
    events = amerigo.play(s, "end")
    assert amerigo.reported(events, "AM-ROUND-3", "colour") == ["black"]
    assert (s.phase, s.seat, s.step) == (RED, 0, 0)


@pytest.mark.rule("AM-ROUND-3")
def test_a_phase_in_which_nothing_falls_out_is_skipped():
    s = last_turn(amerigo.position(), BLUE)
    sticks = Draw("tower 1 black", [0, 7, 0, 0, 0, 0, 0, *NOTHING])
    falls = Draw("tower 1 red", [*NOTHING, *NOTHING])
    events = amerigo.play(s, "end", chance=Recorded([sticks, falls]))
    assert amerigo.reported(events, "AM-ROUND-3", "colour") == ["black"]
    assert (s.phase, s.space, s.inside[BLACK]) == (RED, [0, 0, 7, 0, 0, 0, 0], 7)


@pytest.mark.rule("AM-ROUND-4")
def test_the_rulebooks_throw_offers_four_actions_of_four_action_points():
    s = last_turn(amerigo.position(), WHITE, round=1, cannons=[9, 9])
    s.storage, s.inside = [4, 6, 6, 7, 5, 7, 6], [3, 1, 1, 0, 2, 0, 0]
    tower = thrown("tower 2 blue", NOTHING, [0, 1, 1, 0, 2, 0, 0])
    amerigo.play(s, "end", chance=tower)
    assert s.space == [4, 1, 1, 0, 2, 0, 0]
    assert amerigo.legal(s) == ["black", "blue", "gold", "green", "red"]
    for colour in ("black", "blue", "green", "red"):
        other = s.copy()
        amerigo.play(other, colour)
        assert other.ap == 4


@pytest.mark.rule("AM-ROUND-4")
def test_a_colour_that_is_not_in_the_action_space_is_not_on_offer():
    s = amerigo.position(fallen="4 blue 1 black 1 red 2 green")
    assert [amerigo.refused(s, colour) for colour in ("brown", "yellow", "white")] == [
        "AM-ROUND-4"
    ] * 3
    assert amerigo.reported(amerigo.play(s, "red"), "AM-ROUND-4", "colour", "count") == [("red", 4)]


@pytest.mark.rule("AM-ROUND-5")
def test_seats_act_from_the_farthest_disc_to_the_last_and_stacks_from_the_top():
    s = amerigo.position(players=4, special=[0, 2, 5, 2], track=[2, 3, 1, 0])
    s = last_turn(s, BLUE)
    amerigo.play(s, "end")
    seats = []
    while s.phase == BLACK:
        seats.append(s.seat)
        amerigo.play(s, "gold", "end")
    assert seats == [2, 3, 1, 0]


@pytest.mark.rule("AM-ROUND-5")
def test_a_change_of_the_order_takes_effect_in_the_next_phase():
    s = amerigo.position(players=3, phase=BLUE)
    amerigo.play(s, "gold", "end", "white", "order 1", "end")
    assert (s.phase, s.seat, s.order) == (BLUE, 2, [0, 1, 2])
    amerigo.play(s, "gold", "end")
    assert (s.phase, s.seat, s.order) == (BLACK, 1, [1, 0, 2])


@pytest.mark.rule("AM-ROUND-6")
def test_a_player_performs_exactly_one_action():
    s = amerigo.position(fallen="3 black 2 red")
    assert [amerigo.refused(s, move) for move in ("end", "load 1", "take v-I1")] == [
        "AM-ROUND-6"
    ] * 3
    amerigo.play(s, "black", "load 2")
    assert [amerigo.refused(s, m) for m in ("red", "gold", "cubes", "load 1")] == ["AM-ROUND-6"] * 4
    assert amerigo.legal(s) == ["end"]


@pytest.mark.rule("AM-ROUND-6")
def test_a_step_of_another_action_is_refused_while_one_is_under_way():
    s = amerigo.position()
    amerigo.display(s, "sugar2")
    amerigo.act(s, "red", 6)
    others = ("load 1", "advance 1", "buy sugar2", "order 1", "place @1", "pick red2")
    assert [amerigo.refused(s, move) for move in others] == ["AM-ROUND-6"] * 6


@pytest.mark.rule("AM-ROUND-6")
def test_gold_is_taken_instead_of_an_action_not_with_one():
    s = amerigo.position(fallen="3 black 2 red")
    amerigo.play(s, "gold")
    assert amerigo.refused(s, "black") == "AM-ROUND-6"
    assert amerigo.legal(s) == ["end"]


@pytest.mark.rule("AM-ROUND-6")
def test_several_players_may_choose_the_same_action():
    s = amerigo.acting("3 black")
    amerigo.play(s, "load 3", "end", "black", "load 3")
    assert s.cannons == [3, 3]


@pytest.mark.rule("AM-ROUND-7")
def test_a_player_passes_by_choosing_an_action_and_using_none_of_it():
    s = amerigo.acting("5 black", gold=[2, 0])
    amerigo.play(s, "end")
    assert (s.seat, s.cannons, s.gold) == (1, [0, 0], [2, 0])


@pytest.mark.rule("AM-ROUND-7")
def test_some_action_points_may_be_forfeited():
    s = amerigo.acting("5 red")
    amerigo.play(s, "take v-I4", "end", "red")
    assert (s.seat, s.ap) == (1, 5)


@pytest.mark.rule("AM-ROUND-8")
def test_after_the_phase_the_cubes_return_to_the_storage_of_their_colour():
    s = amerigo.position(phase=BLUE, fallen="4 blue 2 green 1 black")
    amerigo.play(s, "gold", "end", "gold", "end")
    assert s.phase == BLACK
    assert (s.storage, s.space) == ([7, 0, 7, 7, 7, 7, 7], [0, 7, 0, 0, 0, 0, 0])


@pytest.mark.rule("AM-ROUND-9")
def test_how_many_cubes_of_a_colour_stick_in_the_tower_is_public():
    s = amerigo.new_game(3)
    for viewer in (None, 0, 2):
        view = amerigo.GAME.view(s, viewer)
        outside = [a + b for a, b in zip(view["storage"], view["space"], strict=True)]
        assert view["tower"] == [7 - count for count in outside] == s.inside


@pytest.mark.rule("AM-ROUND-9")
def test_cubes_that_stick_stay_in_the_tower_over_the_end_of_a_phase():
    s = last_turn(amerigo.position(), BLUE)
    s.inside, s.storage = [0, 0, 0, 0, 0, 3, 0], [7, 7, 7, 7, 7, 4, 6]
    amerigo.play(s, "end")  # this tower loosens nothing
    assert s.inside == [0, 0, 0, 0, 0, 3, 0]


@pytest.mark.rule("AM-ROUND-10")
def test_the_points_of_an_action_are_the_largest_colour_and_all_matching_tokens():
    s = amerigo.position()
    amerigo.give(s, 0, "red2", "red-blue", "green2")
    amerigo.cubes(s, "4 blue 1 red 2 black")
    assert amerigo.reported(amerigo.play(s, "red"), "AM-ROUND-4", "colour", "count") == [("red", 7)]


@pytest.mark.rule("AM-ROUND-10")
def test_action_points_of_tokens_count_for_overflow():
    s = amerigo.position(cannons=[11, 0])
    amerigo.give(s, 0, "black2")
    amerigo.act(s, "black", 1)
    amerigo.play(s, "load 1")
    assert (s.cannons[0], s.gold[0]) == (12, 2)


@pytest.mark.rule("AM-ROUND-11")
def test_a_skipped_white_phase_still_ends_the_round():
    s = last_turn(amerigo.position(cannons=[3, 3], pirates=(2, 1, 0, 3, 4, 0)), YELLOW)
    s.storage[WHITE], s.inside[WHITE], s.space = 0, 7, [0, 0, 0, 0, 0, 1, 0]
    s.storage[YELLOW] = 6
    amerigo.play(s, "end")
    assert (s.round, s.phase, s.cannons) == (2, BLUE, [1, 1])
