"""Whatever a file holds, its author is told what is wrong; the reader never falls over."""

import tomllib
from importlib.resources import files

from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.games.amerigo.box.checks import read_edition

SHIPPED = (
    files("carrack.games.amerigo")
    .joinpath("editions")
    .joinpath("reconstructed.toml")
    .read_text(encoding="utf-8")
)
LINES = SHIPPED.split("\n")
VALUES = ["3", "-1", "2.5", "true", '""', '"any"', "[]", "[[]]", "[[1, 2]]", "[1, 'x']", "{}"]
WHOLE_LINES = ["", "......", "PPPPPP", "#a#P#.", "x = 1", "[tiles]", "[[map]]", "[[tiles]]", "???"]

value = st.sampled_from(VALUES)
line_number = st.integers(0, len(LINES) - 1)


def told(text: str) -> bool:
    """Reads a text; True if it has errors. Fails if the reader raises or contradicts itself."""
    edition, problems = read_edition(text, "box.toml")
    errors = [problem for problem in problems if not problem.warning]
    assert (edition is None) == bool(errors)
    for problem in problems:
        assert problem.wrong and str(problem).startswith("box.toml: ")
        assert problem.line <= len(text.split("\n"))
    return bool(errors)


@settings(max_examples=150, deadline=None)
@given(line_number, value)
def test_any_value_may_be_replaced_by_any_other(number, new):
    lines = list(LINES)
    key, equals, _ = lines[number].partition(" = ")
    if equals and not lines[number].startswith("#"):
        lines[number] = f"{key} = {new}"
    told("\n".join(lines))


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(line_number, st.sampled_from(WHOLE_LINES)), min_size=1, max_size=3))
def test_any_lines_may_be_replaced_or_emptied(changes):
    lines = list(LINES)
    for number, new in changes:
        lines[number] = new
    told("\n".join(lines))


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(sorted(tomllib.loads(SHIPPED))), value)
def test_a_table_replaced_by_a_value_is_an_error(table, new):
    text = f"{table} = {new}\n" + "\n".join(
        line for line in LINES if not line.startswith((f"{table} =", f"[{table}]", f"[[{table}]]"))
    )
    if table in ("name", "title") and new == '"any"':
        return
    assert told(text)
