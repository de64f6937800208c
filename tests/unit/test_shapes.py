import pytest

from carrack.games.amerigo.box.shapes import Cells, Shape, make_shape


def drawn(cells: Cells) -> str:
    """Draws cells, rows parted by a slash."""
    height = max(row for row, _ in cells) + 1
    width = max(column for _, column in cells) + 1
    return "/".join(
        "".join("#" if (row, column) in cells else "." for column in range(width))
        for row in range(height)
    )


def ways(*rows: str) -> list[str]:
    return [drawn(cells) for cells in make_shape("test", list(rows)).orientations]


@pytest.mark.parametrize(
    "lying",
    [
        "#",
        "##/##",
        "### #/#/#",
        "#./## ##/#. ##/.# .#/##",  # clockwise
        "#../### ##/#./#. ###/..# .#/.#/## ..#/### #./#./## ###/#.. ##/.#/.#",  # then mirrored
        "##./.## .#/##/#. .##/##. #./##/.#",
    ],
)
def test_a_shape_lies_in_its_quarter_turns_and_then_in_those_of_a_new_mirror_image(lying):
    assert ways(*lying.split()[0].split("/")) == lying.split()


@pytest.mark.parametrize(
    ("rows", "count"),
    [
        (["#####"], 2),
        ([".#.", "###"], 4),
        (["#.#", "###"], 4),
        (["#..", "#..", "###"], 4),
        (["#..", "##.", ".##"], 4),
        ([".#.", "###", ".#."], 1),
        (["###", "###"], 2),
        ([".##", "##.", ".#."], 8),
    ],
)
def test_orientations_are_distinct_and_as_many_as_the_symmetry_allows(rows, count):
    orientations = make_shape("test", rows).orientations
    assert len(orientations) == len(set(orientations)) == count


def test_every_orientation_starts_at_the_first_row_and_column_and_reads_in_order():
    for cells in make_shape("W5", ["#..", "##.", ".##"]).orientations:
        assert min(row for row, _ in cells) == 0
        assert min(column for _, column in cells) == 0
        assert list(cells) == sorted(cells)


def test_empty_rows_and_columns_around_a_drawing_do_not_matter():
    assert make_shape("L3", ["....", ".#..", ".##."]) == make_shape("L3", ["#.", "##"])


def test_a_drawing_without_squares_is_refused():
    with pytest.raises(ValueError, match="shape X is empty; draw its squares with '#'"):
        make_shape("X", ["..", ".."])


def test_a_drawing_in_two_pieces_is_refused_also_if_they_touch_at_a_corner():
    with pytest.raises(ValueError, match="shape X falls apart"):
        make_shape("X", ["#.", ".#"])


def test_shapes_are_values():
    assert make_shape("I2", ["##"]) == Shape("I2", 2, (((0, 0), (0, 1)), ((0, 0), (1, 0))))
