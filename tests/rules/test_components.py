"""What lies in the box: the numbers that the rules give, in the edition that ships.

A test names a rule only if the rule is about the contents of the box; what happens with them in
play is proved elsewhere.
"""

from collections import Counter

import pytest

from carrack.games.amerigo import components
from carrack.games.amerigo.box.edition import load_edition
from carrack.games.amerigo.box.shapes import mirrored, turned

EDITION = load_edition("reconstructed")
DRAWN = "".join("".join(tile.rows) for tile in EDITION.tiles)


def points(kinds, shape):
    kind = next(kind for kind in kinds if kind.shape.name == shape)
    return kind.small_points, kind.big_points


@pytest.mark.rule("AM-SETUP-2")
def test_there_are_sixteen_different_island_tiles():
    assert len(EDITION.tiles) == 16
    assert len({tile.rows for tile in EDITION.tiles}) == 16
    assert len({tile.id for tile in EDITION.tiles}) == 16


@pytest.mark.rule("AM-SETUP-6")
def test_an_island_is_big_from_twenty_squares_and_there_are_five_chests():
    assert (EDITION.big_island, EDITION.chests) == (20, 5)


@pytest.mark.rule("AM-SETUP-8")
def test_the_tiles_have_eight_spaces_for_each_good_two_or_three_on_a_tile():
    assert {DRAWN.count(letter) for letter in components.GOOD_LETTERS} == {8}
    assert len(components.GOOD_LETTERS) == len(components.GOODS) == 5
    for tile in EDITION.tiles:
        assert sum(
            tile.rows[row].count(x) for row in range(6) for x in components.GOOD_LETTERS
        ) in (2, 3)


def test_the_tiles_have_32_trading_post_spaces_each_beside_an_anchor():
    assert DRAWN.count(components.POST_SPACE) == DRAWN.count("a") == 32
    assert {"".join(tile.rows).count(components.POST_SPACE) for tile in EDITION.tiles} == {2}


def test_each_player_has_12_posts_2_ships_and_16_village_tiles_of_1_to_4_squares():
    assert (EDITION.post_limit, EDITION.ships) == (12, 2)
    assert sum(kind.count for kind in EDITION.villages) == 16
    assert {kind.shape.size for kind in EDITION.villages} == {1, 2, 3, 4}


def test_the_pirate_markers_are_0_0_1_2_3_4():
    assert sorted(EDITION.pirates) == [0, 0, 1, 2, 3, 4]


@pytest.mark.rule("AM-SETUP-11")
def test_there_are_24_progress_tokens_one_of_each_kind_but_the_action_points():
    rules = Counter(token.rule for token in EDITION.tokens)
    assert len(EDITION.tokens) == 24
    assert rules == {f"AM-TOKEN-{n}": {1: 6, 2: 3}.get(n, 1) for n in range(1, 18)}


@pytest.mark.rule("AM-SETUP-12")
@pytest.mark.parametrize(("players", "in_play"), [(2, 30), (3, 40), (4, 50)])
def test_30_40_or_50_production_tokens_are_in_play(players, in_play):
    assert sum(kind.in_play(players) for kind in EDITION.production) == in_play
    for good in range(5):
        kinds = [kind for kind in EDITION.production if kind.good == good]
        assert sum(kind.in_play(players) for kind in kinds) == in_play // 5


@pytest.mark.rule("AM-SETUP-12")
def test_each_good_has_three_tokens_of_cost_2_four_of_3_and_three_of_4():
    for good in range(5):
        kinds = [kind for kind in EDITION.production if kind.good == good]
        assert {kind.cost: kind.in_play(4) for kind in kinds} == {2: 3, 3: 4, 4: 3}


def test_there_are_seven_cubes_of_each_of_seven_colours():
    assert EDITION.cubes_per_colour * len(components.COLOURS) == 49


def test_the_towers_default_odds_are_30_and_8_in_a_hundred():
    assert (EDITION.stick, EDITION.dislodge) == (300_000, 80_000)


@pytest.mark.rule("AM-SETUP-15")
def test_there_are_37_neutral_tiles_of_1_to_6_squares():
    assert sum(kind.count for kind in EDITION.neutrals) == 37
    sizes = Counter()
    for kind in EDITION.neutrals:
        sizes[kind.shape.size] += kind.count
    assert sizes == {1: 4, 2: 6, 3: 8, 4: 8, 5: 7, 6: 4}


def test_a_village_tile_costs_1_whatever_its_size():
    assert {kind.cost for kind in EDITION.villages} == {1}


def test_a_neutral_tile_costs_its_size():
    assert all(kind.cost == kind.shape.size for kind in EDITION.neutrals)


def test_all_shapes_look_the_same_when_they_are_turned_over():
    for kind in EDITION.villages + EDITION.neutrals:
        turns = [kind.shape.orientations[0]]
        while len(turns) < 4:
            turns.append(turned(turns[-1]))
        assert mirrored(turns[0]) in turns, kind.id


def test_values_rise_with_the_size_and_from_small_to_big_islands():
    assert points(EDITION.villages, "I2") == (1, 2)
    assert points(EDITION.neutrals, "2x3") == (10, 14)
    for kind in EDITION.villages + EDITION.neutrals:
        assert kind.small_points < kind.big_points


def test_the_rulebooks_example_of_three_tiles_on_a_big_island_gives_10_points():
    three = points(EDITION.villages, "L3"), points(EDITION.villages, "O4")
    assert points(EDITION.neutrals, "I2")[1] + three[0][1] + three[1][1] == 10


def test_posts_score_triangular_numbers_beyond_the_printed_six_too():
    assert EDITION.post_factors == (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


@pytest.mark.rule("AM-BUILD-12")
def test_the_time_markers_are_5_4_3_2_1():
    assert EDITION.times == (5, 4, 3, 2, 1)


def test_the_progress_track_has_1_3_6_10_15_points_and_ends_with_the_last():
    assert [value for _, value in EDITION.progress.points] == [1, 3, 6, 10, 15]
    assert EDITION.progress.points[-1][0] == EDITION.progress.steps == 20
    assert EDITION.progress.colours == ()


def test_the_special_action_track_has_no_colour_at_the_start_and_six_colours_after():
    colours = EDITION.special.colours
    assert len(colours) == EDITION.special.steps + 1 == 16
    assert colours[0] == components.NO_COLOUR
    assert set(colours[1:-1]) == set(range(6))


def test_the_last_space_of_the_special_action_track_stands_for_any_colour():
    assert EDITION.special.colours[-1] == components.ANY_COLOUR


def test_the_gold_track_ends_at_12():
    assert EDITION.gold_limit == 12


def test_the_cannon_track_ends_at_12():
    assert EDITION.cannon_limit == 12


def test_each_action_but_white_has_a_token_of_two_action_points():
    depicted = [token.actions for token in EDITION.tokens if token.rule == "AM-TOKEN-1"]
    assert sorted(depicted) == [(0,), (1,), (2,), (3,), (4,), (5,)]


def test_the_pairs_of_actions_cover_the_same_six_and_red_and_blue_are_one():
    depicted = [token.actions for token in EDITION.tokens if token.rule == "AM-TOKEN-2"]
    assert sorted(sum(depicted, ())) == [0, 1, 2, 3, 4, 5]
    assert (0, 2) in depicted


@pytest.mark.parametrize(("use", "numbers"), [("once", {3, 9, 10, 11, 15}), ("end", {13, 16, 17})])
def test_tokens_are_of_use_once_or_at_the_end_or_all_the_time(use, numbers):
    found = {token.rule for token in EDITION.tokens if token.use == use}
    assert found == {f"AM-TOKEN-{n}" for n in numbers}
