"""The green action: AM-BUILD. Tiles of one square (`W`, `X`, `=`) stand for tiles of any size."""

import pytest

from carrack.games.amerigo.box.shapes import make_shape
from carrack.games.amerigo.chapters.build import post_factor
from support.positions import amerigo

SMALL = """
    ......
    .a0##.
    ..####
    ...#P.
    ....a.
    ......
"""
BIG = """
    .a0###
    ..####
    ..cs##
    ..####
    ..####
    ......
"""
LAST_TWO = """
    .a0WWW
    ..WWWW
    a0WWWW
    ..WW##
    .a1XXX
    ......
"""


def builder(drawing, ap, *tiles, **fields):
    """Seat 0 has tiles and builds with these action points."""
    s = amerigo.position(drawing, **fields)
    amerigo.supply(s, 0, *tiles)
    amerigo.act(s, "green", ap)
    return s


# --- the rulebook's examples -----------------------------------------------------------------


@pytest.mark.rule("AM-BUILD-1")
@pytest.mark.rule("AM-BUILD-5")
@pytest.mark.rule("AM-BUILD-6")
@pytest.mark.rule("AM-BUILD-7")
def test_example_three_tiles_are_built_for_4_ap_and_10_points_and_take_sugar_and_cotton():
    s = builder(BIG, 4, "n-I2", "v-O4", "v-I3")
    events = amerigo.play(s, "build n-I2/1 c2", "build v-I3/1 d2", "build v-O4/0 e2")
    assert amerigo.points(events) == [("AM-BUILD-7", 3), ("AM-BUILD-7", 3), ("AM-BUILD-7", 4)]
    assert amerigo.reported(events, "AM-BUILD-5", "good") == ["cotton", "sugar"]
    assert (s.points[0], s.ap, amerigo.tiles_of(s, 0)) == (10, 0, [])


@pytest.mark.rule("AM-BUILD-8")
@pytest.mark.rule("AM-BUILD-9")
@pytest.mark.rule("AM-BUILD-10")
@pytest.mark.rule("AM-BUILD-12")
def test_example_the_last_village_of_an_island_in_round_2_brings_17_points_and_the_chest():
    s = builder(LAST_TWO, 1, "v-I2", round=2)
    events = amerigo.play(s, "build v-I2/0 e4")
    assert amerigo.points(events) == [("AM-BUILD-7", 2), ("AM-BUILD-8", 3), ("AM-BUILD-10", 12)]
    assert amerigo.points(events, 1) == [("AM-BUILD-10", 4)]
    assert (s.points, s.chests) == ([17, 4], [1, 0])


@pytest.mark.rule("AM-BUILD-2")
def test_example_a_tile_that_lies_partly_on_water_cannot_be_placed():
    s = builder(SMALL, 4, "v-O4", "v-I2")
    assert amerigo.refused(s, "build v-O4/0 c3") == "AM-BUILD-2"  # its lower left square is water
    assert amerigo.refused(s, "build v-I2/0 f3") == "AM-BUILD-2"  # beyond the border
    assert amerigo.refused(s, "build v-I2/0 a1") == "AM-BUILD-2"


@pytest.mark.rule("AM-BUILD-3")
def test_example_a_tile_without_connection_to_the_post_cannot_be_placed():
    s = builder(SMALL, 1, "v-I1")
    assert amerigo.refused(s, "build v-I1/0 e2") == "AM-BUILD-3"
    assert amerigo.legal(s, "build") == ["build v-I1/0 c3", "build v-I1/0 d2"]


# --- where -----------------------------------------------------------------------------------


@pytest.mark.rule("AM-BUILD-1")
def test_only_tiles_of_the_personal_supply_are_built():
    s = builder(SMALL, 4, "v-I1")
    assert amerigo.refused(s, "build v-I2/0 d2") == "AM-BUILD-1"
    amerigo.play(s, "build v-I1/0 d2")
    assert amerigo.refused(s, "build v-I1/0 c3") == "AM-BUILD-1"


@pytest.mark.rule("AM-BUILD-1")
def test_nothing_is_built_on_an_island_without_a_post_of_ones_own():
    s = builder("0##... ##.... a..... ....a. ...#1# ...===", 4, "v-I1")
    assert amerigo.refused(s, "build v-I1/0 d5") == "AM-BUILD-1"
    assert amerigo.legal(s, "build") == ["build v-I1/0 a2", "build v-I1/0 b1"]


@pytest.mark.rule("AM-BUILD-1")
@pytest.mark.parametrize(("tile", "cost"), [("v-I3", 1), ("n-I1", 1), ("n-I3", 3)])
def test_a_village_costs_1_ap_a_neutral_tile_its_size(tile, cost):
    s = builder(SMALL, 3, tile)
    amerigo.play(s, f"build {tile}/0 d2" if tile == "n-I1" else f"build {tile}/0 c3")
    assert s.ap == 3 - cost
    s = builder(SMALL, cost - 1 or 1, tile)
    assert bool(amerigo.legal(s, "build")) == (cost == 1)


@pytest.mark.rule("AM-BUILD-2")
def test_only_free_spaces_are_built_on():
    s = builder(SMALL.replace("0##", "0W="), 4, "v-I1", "v-I2")
    assert [amerigo.refused(s, f"build v-I1/0 {x}") for x in ("d2", "e2")] == ["AM-BUILD-2"] * 2
    assert amerigo.refused(s, "build v-I2/0 c3") is None


@pytest.mark.rule("AM-BUILD-2")
def test_tiles_may_be_turned():
    s = builder(SMALL, 1, "v-I2", "v-L3")
    turned = ["build v-I2/0 c3", "build v-I2/0 d2", "build v-I2/1 d2"]
    assert amerigo.legal(s, "build v-I2") == turned
    assert len({m.split("/")[1][0] for m in amerigo.legal(s, "build v-L3")}) == 4


@pytest.mark.rule("AM-BUILD-2")
def test_shapes_that_differ_from_their_mirror_image_may_be_turned_over():
    assert len(make_shape("L4", ["#.", "#.", "##"]).orientations) == 8
    assert len(make_shape("S4", ["##.", ".##"]).orientations) == 4


@pytest.mark.rule("AM-BUILD-3")
def test_own_villages_and_neutral_tiles_link_in_one_chain():
    s = builder(SMALL.replace("0##", "0W="), 1, "v-I1")
    assert "build v-I1/0 e3" in amerigo.legal(s)
    s = builder(SMALL.replace("0##", "0#="), 1, "v-I1")
    assert "build v-I1/0 e3" not in amerigo.legal(s)


@pytest.mark.rule("AM-BUILD-3")
def test_a_chain_of_neutral_tiles_links_even_if_another_player_built_them():
    s = amerigo.position(".0..1. .##### .a..a. ...... ...... ......", seat=1, order=[1, 0])
    amerigo.supply(s, 0, "v-I1")
    amerigo.supply(s, 1, "n-I4")
    amerigo.act(s, "green", 4)
    amerigo.play(s, "build n-I4/0 b2", "end")
    amerigo.act(s, "green", 1)
    assert amerigo.legal(s) == ["build v-I1/0 f2", "end"]


@pytest.mark.rule("AM-BUILD-3")
def test_other_players_villages_do_not_link():
    own, others = SMALL.replace("0##", "0W#"), SMALL.replace("0##", "0X#")
    assert "build v-I1/0 e2" in amerigo.legal(builder(own, 1, "v-I1"))
    assert amerigo.refused(builder(others, 1, "v-I1"), "build v-I1/0 e2") == "AM-BUILD-3"


@pytest.mark.rule("AM-BUILD-3")
def test_a_chain_must_lead_to_a_post_of_ones_own():
    loose, linked = "1#==.. ######", "1#===. ####=#"
    s = builder(f"{loose} ....=0 .....a a..... ......", 1, "v-I1")
    assert amerigo.refused(s, "build v-I1/0 b1") == "AM-BUILD-3"
    s = builder(f"{linked} ....=0 .....a a..... ......", 1, "v-I1")
    assert amerigo.refused(s, "build v-I1/0 b1") is None


@pytest.mark.rule("AM-BUILD-3")
def test_a_tile_that_closes_a_gap_links_what_lies_beyond_it():
    s = builder("0#==## ...... ...... ...... ...... ......", 2, "v-I1", "v-I1")
    assert amerigo.refused(s, "build v-I1/0 e1") == "AM-BUILD-3"
    amerigo.play(s, "build v-I1/0 b1", "build v-I1/0 e1")


@pytest.mark.rule("AM-BUILD-3")
def test_a_new_post_links_the_neutral_tiles_beside_it():
    s = amerigo.position("1==#.. P=#... a..... ...... ...... ......")
    amerigo.supply(s, 0, "v-I1")
    amerigo.put_ships(s, 0, "a3", "@2")
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A a3", "post a2", "end", "gold", "end")
    amerigo.act(s, "green", 1)
    assert amerigo.legal(s, "build") == ["build v-I1/0 c2", "build v-I1/0 d1"]


@pytest.mark.rule("AM-BUILD-4")
def test_a_trading_post_is_never_built_over_an_empty_space_for_one_is():
    s = builder(SMALL.replace("#P", "WP").replace("0##", "01#"), 1, "v-I1", "v-I2")
    assert amerigo.refused(s, "build v-I1/0 c2") == "AM-BUILD-4"
    assert amerigo.refused(s, "build v-I1/0 d2") == "AM-BUILD-4"
    amerigo.play(s, "build v-I1/0 e4")


@pytest.mark.rule("AM-BUILD-4")
def test_a_post_just_established_is_not_built_over_either():
    s = amerigo.position("P##... a..... ...... ...... ...... ......")
    amerigo.supply(s, 0, "v-I1")
    amerigo.put_ships(s, 0, "a2", "@2")
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A a2", "post a1", "end", "gold", "end")
    amerigo.act(s, "green", 1)
    assert amerigo.refused(s, "build v-I1/0 a1") == "AM-BUILD-4"
    assert amerigo.legal(s, "build") == ["build v-I1/0 b1"]


@pytest.mark.rule("AM-BUILD-4")
def test_no_post_is_established_where_the_space_was_built_over():
    s = builder(SMALL.replace("#P", "WP"), 1, "v-I1")
    amerigo.play(s, "build v-I1/0 e4", "end")
    amerigo.put_ships(s, 1, "e6", "@0")
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A e5")
    assert (amerigo.refused(s, "post e4"), amerigo.legal(s, "post")) == ("AM-SHIP-4", [])


@pytest.mark.rule("AM-BUILD-14")
def test_touching_at_a_corner_never_links():
    s = builder(SMALL, 1, "v-I1")
    assert amerigo.refused(s, "build v-I1/0 d3") == "AM-BUILD-14"
    assert "build v-I1/0 d3" not in amerigo.legal(s)
    s = builder("...... ..0... .##... ...... ...... ......", 1, "v-I1")
    assert amerigo.refused(s, "build v-I1/0 b3") == "AM-BUILD-14"  # on the other side
    s = builder("...... .##... ..0... ...... ...... ......", 1, "v-I1")
    assert amerigo.refused(s, "build v-I1/0 b2") == "AM-BUILD-14"  # below
    s = amerigo.position("#..... ...... ..1... .##... ...... ......", order=[1, 0], seat=1)
    amerigo.supply(s, 1, "v-I1")
    amerigo.act(s, "green", 1)
    assert amerigo.refused(s, "build v-I1/0 b4") == "AM-BUILD-14"  # whoever builds, anywhere


@pytest.mark.rule("AM-BUILD-14")
@pytest.mark.parametrize("square", ["f2", "f6"])
def test_squares_at_opposite_edges_of_the_map_touch_at_no_corner(square):
    s = builder("###### ###### ###### 0##### ###### ######", 1, "v-I1")
    assert amerigo.refused(s, f"build v-I1/0 {square}") == "AM-BUILD-3"


@pytest.mark.rule("AM-BUILD-2")
def test_the_squares_that_are_shown_of_a_tile_are_those_it_covers():
    world = amerigo.new_game(2).world
    for island in world.islands:
        for kind in range(len(world.kinds)):
            placements = world.placements(island.number, kind)
            for place, mask in enumerate(placements.masks):
                move = world.placed(placements, place)
                assert sorted(world.cells(move)) == island.squares_in(mask)


@pytest.mark.rule("AM-BUILD-14")
def test_a_tile_lies_on_one_island_and_bridges_nothing():
    s = builder("0#.#1. ##.##. a...a. ...... ...... ......", 6, "n-I4", "v-I3")
    assert amerigo.refused(s, "build v-I3/0 b1") == "AM-BUILD-14"
    s = builder("0#W### a..... ...... ...... ...... ......", 6, "v-I3")
    assert amerigo.refused(s, "build v-I3/0 b1") == "AM-BUILD-2"


# --- what it brings --------------------------------------------------------------------------


@pytest.mark.rule("AM-BUILD-5")
def test_the_commodity_of_a_space_built_over_goes_to_the_player():
    s = builder(BIG.replace("..####", "..#s##"), 2, "v-L3", "v-I2")
    events = amerigo.play(s, "build v-L3/0 d1")
    assert amerigo.reported(events, "AM-BUILD-5", "good") == ["sugar"]
    assert s.commodities == [0, 0, 0, 1, 0] + [0] * 5
    events = amerigo.play(s, "build v-I2/0 c3")
    assert amerigo.reported(events, "AM-BUILD-5", "good") == ["cotton", "sugar"]
    lying = amerigo.GAME.view(s, None)["board"]["commodities"]
    assert 9 not in [square for square, _ in lying] and len(lying) == 2


@pytest.mark.rule("AM-BUILD-6")
def test_several_tiles_are_built_in_one_action_on_several_islands():
    s = builder("0#.#0. ##.##. a...a. ...... ...... ......", 3, "v-I1", "v-I1", "v-I2")
    assert {move.split()[2] for move in amerigo.legal(s, "build")} == {"a2", "b1", "d1", "d2", "e2"}
    amerigo.play(s, "build v-I1/0 b1", "build v-I2/0 d2", "build v-I1/0 a2", "end")
    assert [free.bit_count() for free in s.free] == [1, 1]


@pytest.mark.rule("AM-BUILD-7")
@pytest.mark.parametrize("tile", ["v-I1", "v-L3", "n-I2", "n-T4"])
def test_a_tile_scores_its_smaller_value_on_a_small_island_its_larger_on_a_big_one(tile):
    kind = (amerigo.EDITION.villages + amerigo.EDITION.neutrals)[amerigo.KIND[tile]]
    for drawing, value in ((SMALL, kind.small_points), (BIG, kind.big_points)):
        s = builder(drawing, 4, tile)
        events = amerigo.play(s, amerigo.legal(s, "build")[0])
        assert amerigo.points(events) == [("AM-BUILD-7", value)]
        assert s.points == [value, 0]


@pytest.mark.rule("AM-BUILD-8")
@pytest.mark.rule("AM-BUILD-9")
def test_a_small_island_brings_3_points_to_who_completes_it_but_no_chest():
    s = builder("1X0#.. a..... ...... ...... ...... ......", 1, "v-I1", round=5)
    assert amerigo.points(amerigo.play(s, "build v-I1/0 d1")) == [
        ("AM-BUILD-7", 0),
        ("AM-BUILD-8", 3),
        ("AM-BUILD-10", 1),
    ]
    assert (s.points, s.chests) == ([4, 1], [0, 0])


@pytest.mark.rule("AM-BUILD-8")
def test_an_island_with_an_empty_space_is_not_complete():
    s = builder("1X0##. a..... ...... ...... ...... ......", 2, "v-I1")
    amerigo.play(s, "build v-I1/0 d1")
    assert s.points == [0, 0]


@pytest.mark.rule("AM-BUILD-9")
def test_the_chest_lies_on_a_big_island_until_it_is_completed():
    s = builder(LAST_TWO, 2, "v-I1", "v-I1")
    amerigo.play(s, "build v-I1/0 e4")
    assert (s.chests[0], amerigo.GAME.view(s, None)["board"]["islands"][0]["chest"]) == (0, True)
    events = amerigo.play(s, "build v-I1/0 f4")
    assert [event.kind for event in events if event.rule == "AM-BUILD-9"] == ["chest"]
    assert (s.chests[0], amerigo.GAME.view(s, None)["board"]["islands"][0]["chest"]) == (1, False)


@pytest.mark.rule("AM-BUILD-10")
def test_posts_score_a_triangular_row_that_continues_beyond_six():
    row = [post_factor(amerigo.position(), posts) for posts in range(1, 13)]
    assert row == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]


@pytest.mark.rule("AM-BUILD-10")
def test_every_player_with_posts_scores_and_nobody_else():
    s = builder("110220 #..... ...... ...... ...... a.....", 1, "v-I1", players=4, round=4)
    s.edge[0] |= s.world.islands[0].bit_of[6]  # as if a chain led there
    s.points = [0] * 4
    amerigo.play(s, "build v-I1/0 a2")
    assert s.points == [3 + 3 * 2, 3 * 2, 3 * 2, 0]


@pytest.mark.rule("AM-BUILD-12")
@pytest.mark.parametrize(("number", "time"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_time_marker_shows_5_4_3_2_1_in_the_five_rounds(number, time):
    s = builder("0#.... a..... ...... ...... ...... ......", 1, "v-I1", round=number)
    events = amerigo.play(s, "build v-I1/0 b1")
    assert amerigo.reported(events, "AM-BUILD-10", "count", "time", "points") == [(1, time, time)]
    assert amerigo.GAME.view(s, None)["time"] == time


@pytest.mark.rule("AM-BUILD-13")
def test_commodities_tile_completion_chest_and_posts_come_in_this_order():
    s = builder(LAST_TWO.replace("WW##", "WWst"), 1, "v-I2")
    rules = [event.rule for event in amerigo.play(s, "build v-I2/0 e4")]
    assert rules == [
        "AM-BUILD-1",
        "AM-BUILD-5",
        "AM-BUILD-5",
        "AM-BUILD-7",
        "AM-BUILD-8",
        "AM-BUILD-9",
        "AM-BUILD-10",
        "AM-BUILD-10",
    ]


@pytest.mark.rule("AM-BUILD-13")
def test_each_tile_must_be_legal_at_the_moment_when_it_is_placed():
    s = builder("0###.. a..... ...... ...... ...... ......", 3, "v-I1", "v-I2")
    assert amerigo.refused(s, "build v-I2/0 c1") == "AM-BUILD-3"
    amerigo.play(s, "build v-I1/0 b1", "build v-I2/0 c1")
    assert s.free == [0]


@pytest.mark.rule("AM-BUILD-13")
def test_a_chest_just_won_may_pay_for_the_next_tile():
    s = builder(LAST_TWO + LAST_TWO.replace("W", "#"), 1, "v-I2", "n-I3")
    amerigo.play(s, "build v-I2/0 e4")
    assert (amerigo.legal(s, "build"), amerigo.refused(s, "chest")) == ([], None)
    amerigo.play(s, "chest")
    assert amerigo.legal(s, "build n-I3")
