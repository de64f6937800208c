"""The progress tokens: AM-TOKEN."""

from dataclasses import replace

import pytest

from carrack.games.amerigo.chapters.pirates import pirates_attack, strength
from carrack.games.amerigo.chapters.scoring import final_scoring
from carrack.games.amerigo.components import COLOURS, ProgressToken
from support.positions import amerigo

COAST = """
    ......
    ......
    .aP#..
    ..#Pa.
    ......
    ......
"""


def owner(*tokens, drawing=COAST, **fields):
    """Seat 0 owns tokens."""
    s = amerigo.position(drawing, **fields)
    amerigo.give(s, 0, *tokens)
    return s


def ap_by_action(*tokens, ap=3):
    """The action points of seat 0 for each colour in an action space with that number of cubes."""
    found = {}
    for colour in COLOURS:
        s = owner(*tokens)
        amerigo.cubes(s, f"{ap} {colour}")
        amerigo.play(s, colour)
        found[colour] = s.ap
    return found


def ending(s):
    """Final scoring: the points of seat 0, by rule."""
    s.events = []
    final_scoring(s)
    return amerigo.points(s.events)


# --- action points ---------------------------------------------------------------------------


@pytest.mark.rule("AM-TOKEN-1")
@pytest.mark.parametrize("colour", COLOURS[:6])
def test_2_ap_more_for_the_depicted_action_whenever_it_is_chosen(colour):
    assert ap_by_action(f"{colour}2") == dict.fromkeys(COLOURS, 3) | {colour: 5}


@pytest.mark.rule("AM-TOKEN-2")
@pytest.mark.parametrize("pair", ["red-blue", "brown-yellow", "black-green"])
def test_1_ap_more_for_either_of_two_depicted_actions(pair):
    first, second = pair.split("-")
    assert ap_by_action(pair) == dict.fromkeys(COLOURS, 3) | {first: 4, second: 4}


@pytest.mark.rule("AM-TOKEN-1")
@pytest.mark.rule("AM-TOKEN-2")
def test_these_tokens_are_permanent_and_their_owners_alone():
    s = owner("red2", "red-blue")
    amerigo.act(s, "red", 2)
    assert s.ap == 5
    amerigo.play(s, "end", "red")
    assert (s.seat, s.ap) == (1, 2)
    amerigo.play(s, "end")
    amerigo.act(s, "red", 2)
    assert (s.seat, s.ap) == (0, 5)


@pytest.mark.rule("AM-TOKEN-3")
def test_8_ap_more_for_each_ship_in_a_blue_action_once():
    s = owner("ships8", drawing=("." * 24 + " ") * 24)
    amerigo.put_ships(s, 0, "a5", "x5")
    amerigo.act(s, "blue", 2)
    assert amerigo.refused(s, "sail A k5") == "AM-GOLD-3"
    assert amerigo.reported(amerigo.play(s, "use ships8"), "AM-TOKEN-3", "token") == ["ships8"]
    assert s.ap == 10
    amerigo.play(s, "sail A a15", "sail B x15")
    assert (amerigo.ship_at(s, 0, 0), amerigo.ship_at(s, 0, 1)) == ("a15", "x15")
    assert amerigo.refused(s, "use ships8") == "AM-TOKEN-3"


@pytest.mark.rule("AM-TOKEN-3")
def test_the_ship_token_works_in_a_blue_action_only_and_while_a_ship_can_move():
    s = owner("ships8")
    amerigo.put_ships(s, 0, "a1", "f6")
    assert amerigo.refused(s, "use ships8") == "AM-TOKEN-3"
    green = s.copy()
    amerigo.act(green, "green", 1)
    assert amerigo.refused(green, "use ships8") == "AM-TOKEN-3"
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A b1")
    assert amerigo.refused(s, "use ships8") is None
    amerigo.play(s, "sail B e6")
    assert amerigo.refused(s, "use ships8") == "AM-TOKEN-3"


@pytest.mark.rule("AM-TOKEN-3")
def test_a_ship_that_has_ended_its_movement_gets_nothing_of_the_8():
    s = owner("ships8")
    amerigo.put_ships(s, 0, "a1", "f6")
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A b1", "use ships8")
    assert amerigo.refused(s, "sail A c1") == "AM-SHIP-2"
    amerigo.play(s, "sail B a6")


# --- pirates ---------------------------------------------------------------------------------


@pytest.mark.rule("AM-TOKEN-4")
def test_the_pirates_are_2_stronger_for_all_others():
    s = owner("pirates2", players=3, pirates=(3, 0, 0, 0, 0, 0), cannons=[9, 9, 9])
    assert [strength(s, seat) for seat in range(3)] == [3, 5, 5]
    pirates_attack(s)
    assert s.cannons == [6, 4, 4]


@pytest.mark.rule("AM-TOKEN-5")
@pytest.mark.parametrize(("force", "lost"), [(1, 1), (3, 2), (4, 2)])
def test_pirate_losses_are_halved_and_rounded_up_but_the_cannons_are_lost(force, lost):
    s = owner("half-loss", pirates=(force, 0, 0, 0, 0, 0), points=[20, 20])
    s.cannons = [force - 1, 0]
    s.events = []
    pirates_attack(s)
    assert amerigo.points(s.events) == [("AM-TOKEN-5", -lost)]
    assert (s.points, s.cannons) == ([20 - lost, 20 - force], [0, 0])


@pytest.mark.rule("AM-TOKEN-6")
@pytest.mark.parametrize(("force", "cannons", "gold"), [(0, 0, 2), (3, 3, 2), (3, 2, 0)])
def test_2_gold_for_fighting_the_pirates_off_completely_at_strength_0_too(force, cannons, gold):
    s = owner("victory-gold", pirates=(force, 0, 0, 0, 0, 0), cannons=[cannons, 12])
    s.events = []
    pirates_attack(s)
    assert s.gold == [gold, 0]
    assert amerigo.reported(s.events, "AM-TOKEN-6", "count") == ([2] if gold else [])


# --- plan and build --------------------------------------------------------------------------


@pytest.mark.rule("AM-TOKEN-7")
@pytest.mark.parametrize(("there", "other"), [("red", "green"), ("green", "red")])
def test_red_and_green_cubes_make_either_action_available(there, other):
    s = owner("red-green", f"{other}2")
    amerigo.cubes(s, f"2 {there} 1 blue")
    assert amerigo.legal(s) == sorted(["blue", "gold", "green", "red"])
    assert amerigo.reported(amerigo.play(s, other), "AM-TOKEN-7", "colour", "count") == [(other, 4)]


@pytest.mark.rule("AM-TOKEN-7")
def test_without_the_token_or_the_cubes_there_is_no_exchange():
    s = amerigo.position()
    amerigo.give(s, 1, "red-green")
    amerigo.cubes(s, "2 red 1 blue")
    assert amerigo.refused(s, "green") == "AM-ROUND-4"
    s = owner("red-green")
    amerigo.cubes(s, "2 blue")
    assert amerigo.legal(s) == ["blue", "gold"]


@pytest.mark.rule("AM-TOKEN-7")
def test_numbers_of_red_and_green_cubes_are_never_added():
    s = owner("red-green")
    amerigo.cubes(s, "2 red 3 green")
    assert amerigo.reported(amerigo.play(s, "red"), "AM-ROUND-4", "count") == [3]


@pytest.mark.rule("AM-TOKEN-7")
def test_the_token_exchanges_cubes_not_the_space_under_the_disc():
    s = owner("red-green", special=[3, 0])  # on green
    amerigo.cubes(s, "2 white")
    assert amerigo.legal(s) == ["gold", "green", "white"]
    assert amerigo.refused(s, "red") == "AM-SPEC-3"


@pytest.mark.rule("AM-TOKEN-8")
def test_two_neutral_tiles_are_planned_each_at_its_cost():
    s = owner("two-neutral")
    amerigo.act(s, "red", 6)
    amerigo.play(s, "take n-I2", "take n-I3")
    assert s.ap == 1
    assert amerigo.refused(s, "take n-I1") == "AM-TOKEN-8"
    assert amerigo.legal(s, "take n") == []
    amerigo.play(s, "take v-I1", "end", "red", "take n-I1")
    assert amerigo.refused(s, "take n-I1") == "AM-PLAN-2"  # seat 1 has no such token


# --- order -----------------------------------------------------------------------------------


@pytest.mark.rule("AM-TOKEN-9")
def test_the_disc_jumps_on_top_of_the_foremost_one_whatever_the_ap():
    s = owner("first", players=3, special=[2, 9, 9], track=[2, 1, 0])
    amerigo.act(s, "white", 1)
    assert amerigo.reported(amerigo.play(s, "jump"), "AM-TOKEN-9", "token", "at") == [
        ("first", None),
        (None, 9),
    ]
    assert (s.track, s.special, s.gold[0], amerigo.legal(s)) == ([0, 2, 1], [9, 9, 9], 0, ["end"])


@pytest.mark.rule("AM-TOKEN-9")
def test_the_jump_is_made_once_and_only_with_white():
    s = owner("first", special=[0, 3], track=[1, 0])
    amerigo.act(s, "red", 1)
    assert amerigo.refused(s, "jump") == "AM-ROUND-6"
    s = owner("first", special=[0, 3], track=[1, 0])
    amerigo.act(s, "white", 1)
    amerigo.play(s, "jump", "end", "white", "order 1", "end")
    amerigo.act(s, "white", 1)
    assert amerigo.refused(s, "jump") == "AM-TOKEN-9"


@pytest.mark.rule("AM-TOKEN-9")
def test_nobody_jumps_onto_the_own_disc():
    s = owner("first", special=[5, 3])
    amerigo.act(s, "white", 1)
    assert (amerigo.refused(s, "jump"), amerigo.legal(s)) == ("AM-TOKEN-9", ["end", "order 1"])


@pytest.mark.rule("AM-TOKEN-9")
def test_a_jump_at_the_end_of_the_track_replaces_the_overflow():
    s = owner("first", special=[15, 15], track=[1, 0])
    amerigo.act(s, "white", 3)
    jumped, passed = s.copy(), s.copy()
    amerigo.play(jumped, "jump", "end")
    assert (jumped.track, jumped.gold[0]) == ([0, 1], 0)
    amerigo.play(passed, "end")
    assert (passed.track, passed.gold[0]) == ([1, 0], 2)


@pytest.mark.rule("AM-TOKEN-9")
def test_values_passed_by_the_jump_count():
    s = owner("first", special=[0, 10], track=[1, 0])
    amerigo.act(s, "white", 1)
    amerigo.play(s, "jump")
    assert ("AM-FINAL-4", 6) in ending(s)


# --- gold ------------------------------------------------------------------------------------


@pytest.mark.rule("AM-TOKEN-10")
@pytest.mark.rule("AM-TOKEN-11")
@pytest.mark.parametrize(
    ("token", "gold", "rule"), [("gold3", 3, "AM-TOKEN-10"), ("gold5", 5, "AM-TOKEN-11")]
)
def test_3_or_5_gold_once(token, gold, rule):
    s = owner(token)
    events = amerigo.play(s, f"use {token}")
    assert amerigo.reported(events, rule, "token", "count") == [(token, None), (None, gold)]
    assert (s.gold[0], amerigo.refused(s, f"use {token}")) == (gold, rule)
    assert amerigo.GAME.view(s, 1)["seats"][0]["tokens"] == [{"id": token, "used": True}]


@pytest.mark.rule("AM-TOKEN-10")
@pytest.mark.rule("AM-TOKEN-11")
def test_a_token_of_somebody_else_is_not_used_and_most_tokens_work_by_themselves():
    s = amerigo.position()
    amerigo.give(s, 1, "gold3", "gold5")
    assert [amerigo.refused(s, "use gold3"), amerigo.refused(s, "use gold5")] == [
        "AM-TOKEN-10",
        "AM-TOKEN-11",
    ]
    amerigo.give(s, 0, "seven")
    assert amerigo.refused(s, "use seven") == "AM-TOKEN-16"


@pytest.mark.rule("AM-TOKEN-12")
def test_1_gold_for_every_post_established_from_now_on():
    s = owner("post-gold", drawing=COAST.replace("aP#", "a1#"))
    amerigo.put_ships(s, 0, "e5", "f6")
    assert s.gold[0] == 0
    amerigo.act(s, "blue", 1)
    events = amerigo.play(s, "sail A e4", "post d4")
    assert amerigo.reported(events, "AM-TOKEN-12", "count") == [1]
    assert s.gold == [1, 0]


@pytest.mark.rule("AM-TOKEN-12")
def test_posts_of_others_and_posts_of_old_bring_no_gold():
    s = owner("post-gold", drawing=COAST.replace("P#", "0#"), seat=1, order=[1, 0])
    amerigo.put_ships(s, 1, "e5", "f6")
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A e4", "post d4")
    assert s.gold == [0, 0]


@pytest.mark.rule("AM-TOKEN-14")
@pytest.mark.parametrize(("text", "gold"), [("1 red", 1), ("4 red 1 blue", 3), ("6 red", 3)])
def test_taking_gold_yields_one_for_two_cubes_rounded_up(text, gold):
    s = owner("gold-by-two")
    amerigo.cubes(s, text)
    assert amerigo.reported(amerigo.play(s, "gold"), "AM-TOKEN-14", "count") == [gold]
    assert s.gold[0] == gold


# --- points ----------------------------------------------------------------------------------


@pytest.mark.rule("AM-TOKEN-13")
def test_1_point_for_each_own_post_in_final_scoring():
    s = owner("post-points", drawing=COAST.replace("P#", "0#").replace("#P", "#0"))
    assert ending(s) == [("AM-TOKEN-13", 2)]


@pytest.mark.rule("AM-TOKEN-15")
@pytest.mark.rule("AM-ROUND-6")
def test_instead_of_an_action_1_point_for_each_cube_in_the_action_space_once():
    s = owner("cubes")
    amerigo.cubes(s, "4 red 2 white")
    assert amerigo.points(amerigo.play(s, "cubes")) == [("AM-TOKEN-15", 6)]
    assert (s.points, s.ap, amerigo.legal(s)) == ([6, 0], 0, ["end"])
    amerigo.play(s, "end", "gold", "end")
    assert (s.seat, amerigo.refused(s, "cubes")) == (0, "AM-TOKEN-15")


@pytest.mark.rule("AM-TOKEN-15")
def test_in_final_scoring_the_cube_token_is_worth_nothing():
    assert ending(owner("cubes", "ships8", "first", "red2")) == []


@pytest.mark.rule("AM-TOKEN-16")
def test_7_points_in_final_scoring():
    s = owner("seven")
    assert (ending(s), s.points) == ([("AM-TOKEN-16", 7)], [7, 0])


@pytest.mark.rule("AM-TOKEN-17")
def test_points_equal_to_the_gold_track_after_the_conversion():
    s = owner("gold-points", gold=[6, 0], chests=[1, 0])
    assert ending(s) == [("AM-FINAL-1", 9), ("AM-TOKEN-17", 9)]
    assert s.gold == [9, 0]


# --- all of them -----------------------------------------------------------------------------


def test_each_of_the_seventeen_kinds_is_in_the_box():
    rules = {amerigo.EDITION.tokens[number].rule for number in amerigo.TOKEN.values()}
    assert rules == {f"AM-TOKEN-{number}" for number in range(1, 18)}


@pytest.mark.parametrize(("rule", "known_as"), [("AM-TOKEN-10", "gold3"), ("AM-TOKEN-3", "ships8")])
def test_an_edition_may_have_two_tokens_of_one_kind_and_both_are_offered(rule, known_as):
    tokens = (ProgressToken("twin", rule, "once", ()), *amerigo.EDITION.tokens[1:])
    s = amerigo.position(edition=replace(amerigo.EDITION, digest=known_as, tokens=tokens))
    s.held[0] = 1 | 1 << amerigo.TOKEN[known_as]
    amerigo.act(s, "blue", 1)
    assert amerigo.legal(s, "use") == [f"use {known_as}", "use twin"]
    assert amerigo.refused(s, "use twin") is None
