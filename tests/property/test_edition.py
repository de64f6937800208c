"""Whatever an edition or a map holds, its author is told what is wrong; no reader falls over."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.games.amerigo.box import checks as amerigo
from carrack.games.dutch_east_indies.box import checks as indies
from carrack.games.dutch_east_indies.chart.map_file import read_chart
from carrack.games.dutch_east_indies.chart.waters import UNREACHED, distance_report
from carrack.games.toml_file import FileProblem

VALUES = ["3", "-1", "2.5", "true", '""', '"any"', "[]", "[[]]", "[[1, 2]]", "[1, 'x']", "{}"]
VALUES += ['"x24 SE"']
WHOLE_LINES = ["", "......", "PPPPPP", "#a#P#.", "x = 1", "[tiles]", "[[map]]", "[[tiles]]", "?"]
WHOLE_LINES += ["[[cards]]", "[sail]", "[[wild]]", "[[homes]]", "[market]"]
MARKS = ".+M1234abcz "


@dataclass(frozen=True)
class Source:
    """A file that ships, and what reads it."""

    read: Callable[[str, str], tuple[Any, list[FileProblem]]]
    lines: list[str]


def source(read: Callable[[str, str], Any], game: str, name: str) -> Source:
    text = files(f"carrack.games.{game}").joinpath(name).read_text(encoding="utf-8")
    return Source(read, text.split("\n"))


AMERIGO = source(amerigo.read_edition, "amerigo", "editions/reconstructed.toml")
INDIES = source(indies.read_edition, "dutch_east_indies", "editions/reconstructed.toml")
MAPS = [
    source(read_chart, "dutch_east_indies", f"maps/{name}.toml")
    for name in ("two", "three", "four")
]
any_file = st.sampled_from([AMERIGO, INDIES, *MAPS])
number = st.integers(0, 10_000)


def told(file: Source, lines: list[str]) -> bool:
    """Reads a text; True if it has errors. Fails if the reader raises or contradicts itself."""
    made, problems = file.read("\n".join(lines), "box.toml")
    errors = [problem for problem in problems if not problem.warning]
    assert (made is None) == bool(errors)
    for problem in problems:
        assert problem.wrong and str(problem).startswith("box.toml: ")
        assert problem.line <= len(lines)
    if file in MAPS and made is not None:  # everybody can sail to all islands but homes
        for reach in distance_report(made):
            assert reach.nearest_wild < UNREACHED
            assert reach.market < UNREACHED
    return bool(errors)


@settings(max_examples=400, deadline=None)
@given(any_file, number, st.sampled_from(VALUES))
def test_any_value_may_be_replaced_by_any_other(file: Source, where: int, value: str) -> None:
    lines = list(file.lines)
    key, equals, _ = lines[where % len(lines)].partition(" = ")
    if equals and not key.startswith("#"):
        lines[where % len(lines)] = f"{key} = {value}"
    told(file, lines)


@settings(max_examples=300, deadline=None)
@given(any_file, st.lists(st.tuples(number, st.sampled_from(WHOLE_LINES)), min_size=1, max_size=3))
def test_any_lines_may_be_replaced_or_emptied(file: Source, changes: list[tuple[int, str]]) -> None:
    lines = list(file.lines)
    for where, line in changes:
        lines[where % len(lines)] = line
    told(file, lines)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(sorted(tomllib.loads("\n".join(AMERIGO.lines)))), st.sampled_from(VALUES))
def test_a_table_replaced_by_a_value_is_an_error(table: str, value: str) -> None:
    heads = (f"{table} =", f"[{table}]", f"[[{table}]]")
    kept = [line for line in AMERIGO.lines if not line.startswith(heads)]
    if table not in ("name", "title") or not value.startswith('"'):
        assert told(AMERIGO, [f"{table} = {value}", *kept])


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(MAPS),
    st.lists(st.tuples(number, number, st.sampled_from(MARKS)), min_size=1, max_size=4),
)
def test_any_squares_of_a_map_may_be_redrawn(
    file: Source, changes: list[tuple[int, int, str]]
) -> None:
    lines = list(file.lines)
    first = lines.index('chart = """') + 1
    rows = lines.index('"""', first) - first
    for row, column, mark in changes:
        old = lines[first + row % rows]
        at = column % len(old)
        lines[first + row % rows] = old[:at] + mark + old[at + 1 :]
    told(file, lines)
