"""The blue action: AM-SHIP."""

import pytest

from carrack.games.amerigo.readers.notation import read_node
from support.positions import amerigo

COAST = """
    ......
    ......
    .aP#..
    ..#Pa.
    ......
    ......
"""
SETTLED = COAST.replace("P#", "0#")
OPEN_SEA = ("." * 18 + " ") * 18


def ships_at(s, first, second="@3"):
    """Both ships of seat 0 are on the board."""
    amerigo.put_ships(s, 0, first, second)
    return s


def sailing(ap, first, second="@3", drawing=COAST, **fields):
    """Both ships of seat 0 are on the board, and it has chosen blue."""
    s = ships_at(amerigo.position(drawing, **fields), first, second)
    amerigo.act(s, "blue", ap)
    return s


# --- the rulebook's examples -----------------------------------------------------------------


@pytest.mark.rule("AM-SHIP-1")
@pytest.mark.rule("AM-SHIP-2")
@pytest.mark.rule("AM-SHIP-5")
def test_example_with_4_ap_a_ship_moves_3_and_discovers_the_other_uses_4_elsewhere():
    s = amerigo.acting("4 blue", COAST)
    events = amerigo.play(s, "place @1", "sail A e4", "post d4")
    assert amerigo.reported(events, "AM-SHIP-2", "steps") == [3]
    assert amerigo.points(events) == [("AM-SHIP-5", 3)]
    assert amerigo.reported(amerigo.play(s, "place @3", "sail B e2"), "AM-SHIP-2", "steps") == [4]
    assert (s.points, amerigo.ship_at(s, 0, 0), amerigo.ship_at(s, 0, 1)) == ([3, 0], "e4", "e2")


@pytest.mark.rule("AM-SHIP-5")
@pytest.mark.rule("AM-SHIP-6")
def test_example_with_5_ap_a_second_post_on_the_same_island_scores_nothing():
    s = sailing(5, "e5", drawing=COAST.replace("#P", "#0"))
    events = amerigo.play(s, "sail A b3", "post c3")
    assert amerigo.reported(events, "AM-SHIP-2", "steps") == [5]
    assert (amerigo.points(events), s.post_count, s.points) == ([], [2, 0], [0, 0])


# --- AM-SHIP-1: placing ----------------------------------------------------------------------


@pytest.mark.rule("AM-SHIP-1")
def test_ships_are_placed_free_of_charge_on_any_frame_space():
    s = amerigo.acting("2 blue", COAST)
    assert amerigo.legal(s, "place") == ["place @0", "place @1", "place @2", "place @3"]
    amerigo.play(s, "place @2", "place @2")
    assert (s.ap, amerigo.ship_at(s, 0, 0), amerigo.ship_at(s, 0, 1)) == (2, "@2", "@2")


@pytest.mark.rule("AM-SHIP-1")
def test_both_ships_must_be_placed_before_the_turn_can_end():
    s = amerigo.acting("4 blue", COAST)
    assert amerigo.refused(s, "end") == "AM-SHIP-1"
    amerigo.play(s, "place @1", "sail A e4")
    assert amerigo.refused(s, "end") == "AM-SHIP-1"
    amerigo.play(s, "place @0")
    assert amerigo.refused(s, "end") is None


@pytest.mark.rule("AM-SHIP-1")
def test_a_ship_that_is_not_placed_cannot_sail_and_one_that_is_is_not_placed_again():
    s = amerigo.acting("4 blue", COAST)
    assert amerigo.refused(s, "sail A e4") == "AM-SHIP-1"
    amerigo.play(s, "place @1", "place @3")
    assert amerigo.refused(s, "place @0") == "AM-SHIP-1"


@pytest.mark.rule("AM-SHIP-1")
def test_whoever_plays_blue_by_way_of_white_places_ships_too():
    s = amerigo.position(COAST, special=[1, 0], fallen="3 white")  # its disc is on blue
    amerigo.play(s, "blue")
    assert amerigo.refused(s, "end") == "AM-SHIP-1"
    amerigo.play(s, "place @1", "place @3", "sail A e4", "end")


# --- AM-SHIP-2: moving -----------------------------------------------------------------------


@pytest.mark.rule("AM-SHIP-2")
def test_each_ship_has_all_action_points_for_itself():
    s = sailing(2, "a1", "f6")
    assert amerigo.refused(s, "sail B d5") == "AM-GOLD-3"  # three spaces away
    amerigo.play(s, "sail A c1", "sail B d6")
    assert (amerigo.ship_at(s, 0, 0), amerigo.ship_at(s, 0, 1)) == ("c1", "d6")


@pytest.mark.rule("AM-SHIP-2")
def test_ships_move_over_sides_never_over_corners_and_only_on_water():
    s = sailing(1, "d5")
    assert amerigo.legal(s, "sail A") == ["sail A c5", "sail A d6", "sail A e5"]
    assert [amerigo.refused(s, "sail A e4"), amerigo.refused(s, "sail A d4")] == [
        "AM-GOLD-3",
        "AM-SHIP-2",
    ]


@pytest.mark.rule("AM-SHIP-2")
def test_the_ships_may_move_in_either_order():
    s = sailing(2, "a1", "f6")
    amerigo.play(s, "sail B d6", "sail A c1")
    assert amerigo.reported(s.events, "AM-SHIP-2", "ship") == [1, 0]


@pytest.mark.rule("AM-SHIP-2")
def test_a_ship_that_has_ended_its_movement_never_resumes_it_whatever_is_paid():
    s = sailing(3, "a1", "f6", gold=[9, 0])
    amerigo.play(s, "sail A b1")
    assert amerigo.refused(s, "sail A c1") == "AM-SHIP-2"
    amerigo.play(s, "sail B a6")  # five spaces, two of them for gold
    assert (amerigo.legal(s), s.gold[0]) == (["end"], 9)
    assert amerigo.refused(s, "sail A c1") == "AM-SHIP-2"
    s = sailing(3, "a1", "f6")
    amerigo.play(s, "sail B f5")
    assert amerigo.refused(s, "sail B f4") == "AM-SHIP-2"


@pytest.mark.rule("AM-SHIP-2")
def test_a_post_belongs_to_the_movement_and_is_lost_when_the_other_ship_starts():
    s = sailing(3, "b2", "f6")
    amerigo.play(s, "sail A b3")
    assert amerigo.refused(s, "post c3") is None
    amerigo.play(s, "sail B e6")
    assert amerigo.refused(s, "post c3") == "AM-SHIP-4"


@pytest.mark.rule("AM-SHIP-2")
def test_the_second_ship_may_be_placed_after_the_first_has_sailed():
    s = amerigo.acting("4 blue", COAST)
    amerigo.play(s, "place @1", "sail A e4", "post d4", "place @1", "sail B f1")
    assert amerigo.ship_at(s, 0, 1) == "f1"


# --- AM-SHIP-3: room -------------------------------------------------------------------------


@pytest.mark.rule("AM-SHIP-3")
def test_a_water_space_of_a_tile_holds_one_ship_a_frame_space_any_number():
    s = ships_at(amerigo.position(COAST), "a1", "@1")
    amerigo.put_ships(s, 1, "b1", "@1")
    amerigo.act(s, "blue", 4)
    assert [amerigo.refused(s, "sail A b1"), amerigo.refused(s, "sail A @1")] == ["AM-SHIP-3", None]
    amerigo.play(s, "sail A @1")
    assert s.ships[0] == s.ships[1] == s.ships[3]


@pytest.mark.rule("AM-SHIP-3")
def test_ones_own_ship_is_in_the_way_like_any_other():
    s = sailing(4, "a1", "b1")
    assert amerigo.refused(s, "sail A b1") == "AM-SHIP-3"
    amerigo.play(s, "sail B c1", "sail A b1")


@pytest.mark.rule("AM-SHIP-3")
def test_ships_pass_through_others():
    s = amerigo.position("""
        AB....
        ######
        ##P###
        ######
        ######
        ######
    """)
    amerigo.put_ship(s, 0, 1, "@3")
    amerigo.act(s, "blue", 2)
    assert amerigo.refused(s, "sail A b1") == "AM-SHIP-3"
    amerigo.play(s, "sail A c1")
    assert amerigo.ship_at(s, 0, 0) == "c1"


# --- AM-SHIP-4: posts ------------------------------------------------------------------------


@pytest.mark.rule("AM-SHIP-4")
def test_a_post_is_established_next_to_the_anchor_space_where_a_ship_ends_its_movement():
    s = sailing(4, "b1")
    assert amerigo.refused(s, "post c3") == "AM-SHIP-4"
    events = amerigo.play(s, "sail A b3", "post c3")
    assert amerigo.reported(events, "AM-SHIP-4", "square") == [14]
    assert (s.posts_left, s.posts) == ([11, 12], [14 * 4])


@pytest.mark.rule("AM-SHIP-4")
def test_no_post_is_established_beside_water_that_is_no_anchor_space():
    s = sailing(4, "b1")
    amerigo.play(s, "sail A c2")  # next to the trading-post space
    assert amerigo.refused(s, "post c3") == "AM-SHIP-4"


@pytest.mark.rule("AM-SHIP-4")
def test_an_occupied_space_takes_no_second_post():
    s = sailing(4, "b1", drawing=SETTLED.replace("0", "1"))
    amerigo.play(s, "sail A b3")
    assert (amerigo.refused(s, "post c3"), amerigo.legal(s, "post")) == ("AM-SHIP-4", [])


@pytest.mark.rule("AM-SHIP-4")
@pytest.mark.rule("AM-BUILD-4")
def test_a_space_that_is_built_over_takes_no_post():
    s = ships_at(amerigo.position(COAST), "b1")
    s.free[0] &= ~1  # the first square, c3
    amerigo.act(s, "blue", 4)
    amerigo.play(s, "sail A b3")
    assert amerigo.refused(s, "post c3") == "AM-SHIP-4"


@pytest.mark.rule("AM-SHIP-4")
def test_if_there_are_several_spaces_the_player_chooses_one_and_only_one():
    s = amerigo.position("""
        ......
        ..P...
        .#aP..
        .#P#..
        .###..
        ......
    """)
    ships_at(s, "c3")
    amerigo.act(s, "blue", 3)
    amerigo.play(s, "sail A c3")
    assert amerigo.legal(s, "post") == ["post c2", "post c4", "post d3"]
    amerigo.play(s, "post d3")
    assert (amerigo.refused(s, "post c4"), amerigo.legal(s, "post")) == ("AM-SHIP-4", [])


@pytest.mark.rule("AM-SHIP-4")
def test_of_two_spaces_at_an_anchor_the_one_that_is_taken_is_refused():
    s = sailing(4, "b5", drawing="...... .1#... .aP#.. ...... ...... ......")
    amerigo.play(s, "sail A b3")
    assert (amerigo.legal(s, "post"), amerigo.refused(s, "post b2")) == (["post c3"], "AM-SHIP-4")


@pytest.mark.rule("AM-SHIP-4")
def test_establishing_is_optional():
    s = sailing(4, "b1")
    amerigo.play(s, "sail A b3", "end")
    assert (s.posts, s.points) == ([], [0, 0])


@pytest.mark.rule("AM-SHIP-4")
def test_a_ship_that_stays_where_it_is_may_establish_a_post():
    s = sailing(1, "b3")
    amerigo.play(s, "sail A b3", "post c3")
    assert s.points == [3, 0]
    assert amerigo.refused(s, "sail A b2") == "AM-SHIP-2"


@pytest.mark.rule("AM-SHIP-4")
def test_staying_where_no_post_can_be_established_is_no_move():
    s = sailing(1, "b3", "c1", drawing=SETTLED)
    assert [amerigo.refused(s, "sail A b3"), amerigo.refused(s, "sail B c1")] == ["AM-SHIP-4"] * 2


# --- AM-SHIP-5 to 7: what posts bring --------------------------------------------------------


@pytest.mark.rule("AM-SHIP-5")
def test_only_the_first_post_of_all_is_a_discovery():
    s = sailing(4, "b1", drawing=COAST.replace("#P", "#1"))
    assert amerigo.points(amerigo.play(s, "sail A b3", "post c3")) == []


@pytest.mark.rule("AM-SHIP-6")
def test_a_player_has_no_more_than_twelve_posts():
    s = sailing(4, "b2", "e5", posts_left=[1, 12])
    amerigo.play(s, "sail A b3", "post c3", "sail B e4")
    assert s.posts_left[0] == 0
    assert (amerigo.refused(s, "post d4"), amerigo.legal(s, "post")) == ("AM-SHIP-6", [])


@pytest.mark.rule("AM-SHIP-7")
@pytest.mark.rule("AM-BUILD-11")
def test_a_post_on_the_last_empty_space_scores_discovery_completion_and_all_posts():
    s = sailing(4, "e5", drawing=COAST.replace("P#", "=X").replace("#P", "XP"), round=3)
    events = amerigo.play(s, "sail A e4", "post d4")
    assert amerigo.points(events) == [("AM-SHIP-5", 3), ("AM-BUILD-8", 3), ("AM-BUILD-10", 3)]


@pytest.mark.rule("AM-SHIP-7")
@pytest.mark.rule("AM-BUILD-11")
def test_the_placer_of_a_completing_post_gets_the_chest_and_the_new_post_counts():
    s = amerigo.position("""
        ......
        .0#1.a
        .####P
        .#####
        .#####
        .#####
    """)
    s.free[0] = s.world.islands[0].bit_of[17]  # all but f3 is built over
    ships_at(s, "f1")
    amerigo.act(s, "blue", 1)
    events = amerigo.play(s, "sail A f2", "post f3")
    assert amerigo.points(events) == [("AM-BUILD-8", 3), ("AM-BUILD-10", 3 * 5)]
    assert amerigo.points(events, 1) == [("AM-BUILD-10", 5)]
    assert (s.points, s.chests) == ([18, 5], [1, 0])


# --- AM-SHIP-8: the frame --------------------------------------------------------------------


@pytest.mark.rule("AM-SHIP-8")
def test_frame_spaces_are_neighbours_along_the_ring_and_touch_their_stretch_of_the_rim():
    s = sailing(1, "@1", "@0", drawing=OPEN_SEA)
    row = [f"sail A {column}1" for column in "defghi"]
    assert amerigo.legal(s, "sail A") == ["sail A @0", "sail A @2", *row]
    corner = ["a1", "a2", "a3", "b1", "c1"]
    assert amerigo.legal(s, "sail B") == [
        "sail B @1",
        "sail B @11",
        *[f"sail B {x}" for x in corner],
    ]


@pytest.mark.rule("AM-SHIP-8")
def test_a_ship_enters_the_frame_from_the_squares_that_it_touches():
    s = sailing(1, "j1", "r16", drawing=OPEN_SEA)
    assert amerigo.legal(s, "sail A @") == ["sail A @2"]
    assert amerigo.legal(s, "sail B @") == ["sail B @6"]  # the corner at the bottom right


@pytest.mark.rule("AM-SHIP-8")
@pytest.mark.parametrize(("players", "most"), [(2, 6), (3, 7), (4, 8)])
def test_the_ring_closes_and_its_farthest_spaces_are_half_way_round(players, most):
    world = amerigo.new_game(players).world
    start, ring = world.area, len(world.frame)
    assert world.distance(start, start + ring - 1) == 1
    assert max(world.distance(start, start + space) for space in range(ring)) == most


@pytest.mark.rule("AM-SHIP-8")
def test_land_at_the_rim_keeps_ships_from_the_frame():
    s = sailing(1, "f1", "@3", drawing="#####. " + "#####. " * 4 + "P#####")
    assert amerigo.legal(s, "sail B") == ["sail B @0", "sail B @2"]


@pytest.mark.rule("AM-SHIP-2")
@pytest.mark.parametrize(
    ("goal", "corner"), [("b2", "d2"), ("f2", "d2"), ("b6", "b4"), ("f6", "f4"), ("d6", None)]
)
def test_the_way_that_is_shown_turns_once_at_most_on_open_sea(goal, corner):
    world = amerigo.position().world
    start, end = [read_node(world, node) for node in ("d4", goal)]
    bends = world.voyages(start).bends(end)
    assert [world.numbers.node_text(node) for node in bends] == ([corner] if corner else [])
