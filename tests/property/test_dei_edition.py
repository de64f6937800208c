"""Whatever an edition or map of The Dutch East Indies holds, the reader tells and never falls."""

from importlib.resources import files

from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.games.dutch_east_indies.box.checks import read_edition
from carrack.games.dutch_east_indies.chart.map_file import read_chart
from carrack.games.dutch_east_indies.chart.waters import UNREACHED, distance_report

FOLDER = files("carrack.games.dutch_east_indies")
EDITION = FOLDER.joinpath("editions/reconstructed.toml").read_text(encoding="utf-8").split("\n")
MAPS = [
    FOLDER.joinpath(f"maps/{name}.toml").read_text(encoding="utf-8").split("\n")
    for name in ("two", "three", "four")
]
VALUES = ["3", "-1", "2.5", "true", '""', '"any"', "[]", "[[1, 2]]", "[1, 'x']", "{}", '"x24 SE"']
WHOLE_LINES = [
    "",
    ".....",
    "x = 1",
    "[[cards]]",
    "[sail]",
    "[[wild]]",
    "[[homes]]",
    "[market]",
    "?",
]
MARKS = ".+M1234abcz "

number = st.integers(0, 10_000)


def with_value(lines: list[str], where: int, value: str) -> str:
    """The lines with the value of one key replaced, if that line has one."""
    changed = list(lines)
    key, equals, _ = changed[where % len(lines)].partition(" = ")
    if equals and not key.startswith("#"):
        changed[where % len(lines)] = f"{key} = {value}"
    return "\n".join(changed)


def with_lines(lines: list[str], changes: list[tuple[int, str]]) -> str:
    """The lines with some of them replaced."""
    changed = list(lines)
    for where, line in changes:
        changed[where % len(lines)] = line
    return "\n".join(changed)


def told_of_edition(text: str) -> None:
    edition, problems = read_edition(text, "box.toml")
    assert (edition is None) == any(not problem.warning for problem in problems)
    for problem in problems:
        assert problem.wrong and problem.line <= len(text.split("\n"))


def told_of_map(text: str) -> None:
    """Reads a map; one without errors can be sailed by everybody, to every island but homes."""
    chart, problems = read_chart(text, "sea.toml")
    assert (chart is None) == any(not problem.warning for problem in problems)
    for problem in problems:
        assert problem.wrong and problem.line <= len(text.split("\n"))
    if chart is not None:
        for reach in distance_report(chart):
            assert reach.nearest_wild < UNREACHED
            assert reach.market < UNREACHED


@settings(max_examples=150, deadline=None)
@given(number, st.sampled_from(VALUES))
def test_any_value_of_an_edition_may_be_replaced(where, value):
    told_of_edition(with_value(EDITION, where, value))


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(number, st.sampled_from(WHOLE_LINES)), min_size=1, max_size=3))
def test_any_lines_of_an_edition_may_be_replaced(changes):
    told_of_edition(with_lines(EDITION, changes))


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(MAPS), number, st.sampled_from(VALUES))
def test_any_value_of_a_map_may_be_replaced(lines, where, value):
    told_of_map(with_value(lines, where, value))


@settings(max_examples=100, deadline=None)
@given(
    st.sampled_from(MAPS),
    st.lists(st.tuples(number, st.sampled_from(WHOLE_LINES)), min_size=1, max_size=3),
)
def test_any_lines_of_a_map_may_be_replaced(lines, changes):
    told_of_map(with_lines(lines, changes))


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(MAPS),
    st.lists(st.tuples(number, number, st.sampled_from(MARKS)), min_size=1, max_size=4),
)
def test_any_squares_of_a_map_may_be_redrawn(lines, changes):
    first = lines.index('chart = """') + 1
    rows = lines[first : lines.index('"""', first)]
    for row, column, mark in changes:
        old = rows[row % len(rows)]
        at = column % len(old)
        rows[row % len(rows)] = old[:at] + mark + old[at + 1 :]
    told_of_map("\n".join([*lines[:first], *rows, *lines[first + len(rows) :]]))
