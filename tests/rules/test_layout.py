"""Laying the island area: AM-SETUP-2 and AM-SETUP-4 to AM-SETUP-7, on maps drawn as text."""

from dataclasses import replace

import pytest

from carrack.core.chance import Chance, Seeded
from carrack.games.amerigo.box.edition import load_edition
from carrack.games.amerigo.chart import layout as layouts
from carrack.games.amerigo.chart.layout import (
    Layout,
    acceptance,
    assemble,
    draw_layout,
    find_islands,
    is_legal,
    layout_from_text,
    layout_text,
    make_grid,
    map_size,
    rotate,
    squares_of,
)

EDITION = load_edition("reconstructed")


class Dealt(Chance):
    """Answers the named draws from a table; whatever else is drawn fails the test."""

    def __init__(self, tiles: dict[str, list[int]], turns: dict[str, list[int]]) -> None:
        self.tiles = tiles
        self.turns = turns
        self.asked: list[str] = []

    def permutation(self, purpose: str, size: int) -> list[int]:
        assert size == 16
        self.asked.append(purpose)
        return self.tiles[purpose]

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        assert set(bounds) == {4}
        self.asked.append(purpose)
        return self.turns[purpose]


def island_map(drawing: str) -> Layout:
    return layout_from_text(drawing.split())


@pytest.mark.rule("AM-SETUP-4")
def test_the_border_is_the_outermost_ring_of_squares():
    ring = [square for square in range(72) if square % 12 in (0, 11) or not 12 <= square < 60]
    assert squares_of(make_grid(12, 6).border) == ring
    assert squares_of(make_grid(12, 6).all_squares) == list(range(72))


def rules_broken(drawing: str, **limits: int) -> list[str]:
    return [rule for rule, _ in faults(island_map(drawing), **limits)]


def faults(layout: Layout, **limits: int) -> list[tuple[str, str]]:
    return [(fault.rule, fault.text) for fault in layouts.faults(layout, **limits)]


def first_legal_seed(players: int) -> int:
    """A seed whose first attempt is legal."""
    return next(s for s in range(99) if acceptance(EDITION, players, Seeded(s), 1) == 1)


# --- AM-SETUP-2 ------------------------------------------------------------------------------


@pytest.mark.rule("AM-SETUP-2")
@pytest.mark.parametrize(("players", "columns", "rows"), [(2, 3, 3), (3, 4, 3), (4, 4, 4)])
def test_the_island_area_grows_with_the_number_of_players(players, columns, rows):
    layout = draw_layout(EDITION, players, Seeded(1))
    assert (layout.columns, layout.rows) == (columns, rows)
    assert len(layout.placed) == columns * rows
    assert len(layout.squares) == columns * rows * 36


@pytest.mark.rule("AM-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players_has_an_island_area(players):
    with pytest.raises(ValueError, match="2 to 4 players.*AM-SETUP-1"):
        map_size(players)


@pytest.mark.rule("AM-SETUP-2")
def test_tiles_and_turns_come_from_the_draws_of_the_first_attempt():
    seed = first_legal_seed(2)
    chance = Seeded(seed)
    layout = draw_layout(EDITION, 2, Seeded(seed))
    assert [tile for tile, _ in layout.placed] == chance.permutation("tiles 1", 16)[:9]
    assert [turn for _, turn in layout.placed] == chance.integers("turns 1", [4] * 9)


@pytest.mark.rule("AM-SETUP-6")
def test_tiles_that_make_no_legal_map_are_named():
    edition = replace(EDITION, big_island=1, chests=0)
    with pytest.raises(ValueError, match="no legal map for 2 players in 10,000 draws"):
        draw_layout(edition, 2, Seeded(1))


@pytest.mark.rule("AM-SETUP-2")
def test_no_tile_is_used_twice_and_any_tile_and_turn_may_come():
    seen = set()
    for seed in range(60):
        placed = draw_layout(EDITION, 4, Seeded(seed)).placed
        assert sorted(tile for tile, _ in placed) == list(range(16))
        seen.update(placed)
    assert seen == {(tile, turn) for tile in range(16) for turn in range(4)}


@pytest.mark.rule("AM-SETUP-2")
def test_a_tile_is_turned_clockwise_by_quarters():
    tile = ("abc", "def", "ghi")
    assert rotate(tile, 0) == tile
    assert rotate(tile, 1) == ("gda", "heb", "ifc")
    assert rotate(tile, 2) == ("ihg", "fed", "cba")
    assert rotate(tile, 3) == ("cfi", "beh", "adg")
    assert rotate(tile, 4) == tile


@pytest.mark.rule("AM-SETUP-2")
def test_tiles_lie_in_reading_order():
    layout = assemble(EDITION, 3, 3, [(n, n % 4) for n in range(9)])
    lines = layout_text(layout).split("\n")
    for position in range(9):
        top, left = position // 3 * 6, position % 3 * 6
        shown = tuple(line[left : left + 6] for line in lines[top : top + 6])
        assert shown == rotate(EDITION.tiles[position].rows, position % 4)


@pytest.mark.rule("AM-SETUP-5")
def test_an_illegal_layout_is_redrawn_with_the_next_attempt():
    illegal = next(s for s in range(999) if acceptance(EDITION, 4, Seeded(s), 1) == 0)
    legal = first_legal_seed(4)
    sources = {"1": Seeded(illegal), "2": Seeded(legal)}
    dealt = Dealt(
        {f"tiles {n}": source.permutation("tiles 1", 16) for n, source in sources.items()},
        {f"turns {n}": source.integers("turns 1", [4] * 16) for n, source in sources.items()},
    )
    layout = draw_layout(EDITION, 4, dealt)
    assert dealt.asked == ["tiles 1", "turns 1", "tiles 2", "turns 2"]
    assert layout == draw_layout(EDITION, 4, Seeded(legal))


# --- AM-SETUP-4 ------------------------------------------------------------------------------


@pytest.mark.rule("AM-SETUP-4")
def test_water_inside_a_ring_of_land_is_enclosed():
    drawing = """
        ......
        .###..
        .#.P..
        .###..
        ......
        ......
    """
    assert faults(island_map(drawing)) == [
        ("AM-SETUP-4", "land encloses the water at c3; ships must reach all water")
    ]


@pytest.mark.rule("AM-SETUP-4")
def test_water_is_not_joined_across_a_corner():
    drawing = """
        ......
        .###..
        .#.P..
        .##...
        ..#...
        ......
    """
    assert "AM-SETUP-4" not in rules_broken(drawing.replace(".##...", ".#...."))
    assert "AM-SETUP-4" in rules_broken(drawing)


@pytest.mark.rule("AM-SETUP-4")
def test_a_bay_that_opens_to_the_frame_is_legal():
    drawing = """
        .#....
        .#.P..
        .#.#..
        .###..
        ......
        ......
    """
    assert rules_broken(drawing) == []


@pytest.mark.rule("AM-SETUP-4")
def test_an_anchor_square_is_water_and_must_be_reachable_like_any_other():
    drawing = """
        ......
        ..#...
        .PaP..
        ..#...
        ......
        ......
    """
    assert "AM-SETUP-4" in rules_broken(drawing)


@pytest.mark.rule("AM-SETUP-4")
def test_four_tiles_can_enclose_the_water_where_they_meet():
    corner = ["......", "......", "..#P##", "..####", "..##..", "..##.."]
    right = [line[::-1] for line in corner]
    upper = [a + b for a, b in zip(corner, right, strict=True)]
    whole = layout_from_text(upper + upper[::-1])
    assert [rule for rule, _ in faults(whole)] == ["AM-SETUP-4"]


# --- AM-SETUP-5 ------------------------------------------------------------------------------


@pytest.mark.rule("AM-SETUP-5")
def test_islands_that_touch_at_a_corner_break_the_rule():
    drawing = """
        ......
        .#P...
        .##...
        ...##.
        ...#P.
        ......
    """
    said = "the land at d4 touches the island of b2 only at a corner; "
    said += "land that touches must be joined along sides"
    assert faults(island_map(drawing)) == [("AM-SETUP-5", said)]


@pytest.mark.rule("AM-SETUP-5")
def test_land_may_touch_at_a_corner_if_it_is_joined_elsewhere():
    # the way round closes a ring, so such land breaks AM-SETUP-4, and that rule alone
    drawing = """
        ......
        .#P...
        .##...
        .#.##.
        .###P.
        ......
    """
    assert rules_broken(drawing) == ["AM-SETUP-4"]


@pytest.mark.rule("AM-SETUP-5")
def test_the_other_diagonal_counts_too_and_so_does_a_border_between_tiles():
    drawing = """
        ............
        .....##P....
        ...P#.......
        ....#.......
        ............
        ............
    """
    assert rules_broken(drawing) == ["AM-SETUP-5"]


@pytest.mark.rule("AM-SETUP-5")
def test_the_left_and_the_right_border_do_not_touch_each_other():
    drawing = """
        .....P
        #....#
        P.....
        ......
        ......
        ......
    """
    layout = island_map(drawing)
    assert find_islands(layout.squares, 6, 6) == [[5, 11], [6, 12]]
    assert faults(layout) == []


@pytest.mark.rule("AM-SETUP-5")
def test_islands_are_orthogonal_areas_ordered_by_their_first_square():
    layout = island_map("""
        ...#..
        .#.P..
        .P.##.
        ......
        ....#.
        ..P##.
    """)
    assert find_islands(layout.squares, 6, 6) == [[3, 9, 15, 16], [7, 13], [28, 32, 33, 34]]


# --- AM-SETUP-6 ------------------------------------------------------------------------------

SIX_ISLANDS = """
    #P.#P.
    ......
    #P.#P.
    ......
    #P.#P.
    ......
"""


@pytest.mark.rule("AM-SETUP-6")
def test_more_big_islands_than_chests_break_the_rule():
    assert faults(island_map(SIX_ISLANDS), big_island=2) == [
        (
            "AM-SETUP-6",
            "6 islands have 2 or more squares of land, but there are only 5 treasure chests",
        )
    ]


@pytest.mark.rule("AM-SETUP-6")
def test_as_many_big_islands_as_chests_are_legal():
    assert is_legal(island_map(SIX_ISLANDS), big_island=2, chests=6)
    assert is_legal(island_map(SIX_ISLANDS), big_island=3, chests=0)


@pytest.mark.rule("AM-SETUP-6")
@pytest.mark.parametrize(("land", "big"), [(19, False), (20, True)])
def test_an_island_is_big_from_twenty_squares_on(land, big):
    squares = ["P"] + ["#"] * (land - 1) + ["."] * (36 - land)
    drawing = " ".join("".join(squares[row * 6 : row * 6 + 6]) for row in range(6))
    assert rules_broken(drawing, chests=0) == (["AM-SETUP-6"] if big else [])


@pytest.mark.rule("AM-SETUP-6")
def test_commodity_spaces_and_post_spaces_are_land():
    drawing = "nfcstP ###### ###### ##.... ...... ......"
    assert rules_broken(drawing, chests=0) == ["AM-SETUP-6"]


# --- AM-SETUP-7 ------------------------------------------------------------------------------


@pytest.mark.rule("AM-SETUP-7")
def test_an_island_without_a_trading_post_space_breaks_the_rule():
    drawing = """
        ##....
        #P....
        ......
        ...##.
        ...#n.
        ......
    """
    said = "the island of d4 has no trading-post space, so nobody could ever build there"
    assert faults(island_map(drawing)) == [("AM-SETUP-7", said)]


@pytest.mark.rule("AM-SETUP-7")
def test_a_space_on_another_part_of_the_same_island_is_enough():
    drawing = """
        ......
        .####.
        .#....
        .#....
        .#P...
        ......
    """
    assert rules_broken(drawing) == []


# --- the rest --------------------------------------------------------------------------------


def test_all_faults_are_reported_at_once():
    assert rules_broken("""
        .###..
        .#.#..
        .###..
        ....#.
        ....P.
        ......
    """) == ["AM-SETUP-4", "AM-SETUP-5", "AM-SETUP-7"]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "0 by 0 squares"),
        (["......"], "6 by 1 squares; both must be multiples of 6"),
        (["......"] * 5, "6 by 5 squares; both must be multiples of 6"),
        (["......"] * 5 + ["....."], "every row of this map must have 6 squares"),
    ],
)
def test_a_text_map_with_wrong_sides_is_refused(lines, message):
    with pytest.raises(ValueError, match=message):
        layout_from_text(lines)


def test_maps_are_equal_whatever_was_asked_of_them():
    one, other = [layout_from_text(["......"] * 5 + ["#P...."]) for _ in range(2)]
    assert one.islands
    assert one == other
