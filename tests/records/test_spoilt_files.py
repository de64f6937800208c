"""Whatever an edition or a map holds, its author is told what is wrong; no reader falls over.

    PYTHONPATH=tests python tests/records/test_spoilt_files.py    # writes both golden files again

`mistakes.json` makes every mistake once: in a file, what is replaced (its first place), by what,
and all that is said then. Files that ship are also spoilt at random. A digest covers everything
that is said about some of them, and of a map all that is read and measured.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from dataclasses import asdict
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from carrack.core.chance import Stream
from carrack.core.fluent import english
from carrack.core.game import canonical
from carrack.core.message import Message
from carrack.games.amerigo.box import checks as amerigo
from carrack.games.dutch_east_indies.box import checks as indies
from carrack.games.dutch_east_indies.chart.map_file import read_chart, read_draft
from carrack.games.dutch_east_indies.chart.waters import UNREACHED, reaches, square_name
from carrack.games.dutch_east_indies.components import DIRECTIONS
from carrack.games.shelf import problem_lines
from carrack.games.toml_file import FileProblem

HERE = Path(__file__).parent
GOLDEN, MISTAKES = HERE / "spoilt_files.json", HERE / "mistakes.json"
VALUES = ["0", "3", "4", "5", "31", "-1", "2.5", "true", '""', '" "', '"any"', "[]", "[[]]", "{}"]
VALUES += ["[[1, 2]]", "[1, 'x']", "[3, 4, 5]", "'x24 SE'", "'c0 N'", "' b3  SE'", "'b3 NN'", "'a'"]
VALUES += ["'aa'", "'A'", "'own'", "'deduced'", "'amerigo'"]
LINES = ["", "......", "PPPPPP", "#a#P#.", "x = 1", "[tiles]", "[[map]]", "[[tiles]]", "?"]
LINES += ["[[cards]]", "[sail]", "[[wild]]", "[[homes]]", "[market]", "[pirates]"]
MARKS = "......+++M1234abcz "
ROWS = 8


@cache
def source(name: str) -> list[str]:
    game, _, file = name.partition("/")
    found = files(f"carrack.games.{game}").joinpath(file) if file else HERE / name
    return found.read_text(encoding="utf-8").split("\n")


def spoil(lines: list[str], stream: Stream) -> None:
    """Another berth or value, or a line replaced or taken away."""
    at, kind = stream.below(len(lines)), stream.below(4)
    key, equals, _ = lines[at].partition(" = ")
    if key in ("big", "small") and kind < 3:
        way = DIRECTIONS[stream.below(8)]
        lines[at] = f'{key} = "{square_name(stream.below(12), stream.below(12))} {way}"'
    elif equals and not key.startswith("#"):
        lines[at] = f"{key} = {VALUES[stream.below(len(VALUES))]}"
    else:
        lines[at : at + 1] = [LINES[stream.below(len(LINES))]] * stream.below(3)


def redraw(lines: list[str], stream: Stream) -> None:
    """Some squares of a drawing, or a row or a column of it, missing or there twice."""
    first = lines.index('chart = """') + 1
    rows = lines[first : lines.index('"""', first)]
    row, column, kind = stream.below(len(rows)), stream.below(len(rows[0])), stream.below(5)
    if kind == 0:
        rows[row : row + 1] = [rows[row]] * (2 * stream.below(2))
    elif kind == 1:
        rows = [line[:column] + line[column : column + 1] + line[column:] for line in rows]
    elif kind == 2:
        rows = [line[:column] + line[column + 1 :] for line in rows]
    else:
        for _ in range(1 + stream.below(4)):
            row, mark = stream.below(len(rows)), MARKS[stream.below(len(MARKS))]
            rows[row] = rows[row][:column] + mark + rows[row][column + stream.below(9) % 8 // 7 :]
            column = stream.below(len(rows[0]))
    lines[first : lines.index('"""', first)] = rows


def spoilt(name: str, seed: int) -> str:
    """A file with some things changed in it."""
    stream, lines = Stream(seed), list(source(name))
    for _ in range(seed % 4 if 'chart = """' in lines else 0):
        redraw(lines, stream)
    for _ in range((seed + 1) // 3 % 3):
        spoil(lines, stream)
    return "\n".join(lines)


def said_of_map(text: str) -> list[object]:
    """What is read, measured and said; on a map without errors everybody can sail everywhere."""
    draft = read_draft(text, "box.toml")
    far = reaches(draft.waters)
    assert not draft.playable or all(
        max(each.nearest_wild, each.market) < UNREACHED for each in far
    )
    findings = [asdict(finding) for finding in draft.findings]
    return [asdict(draft.chart), [asdict(each) for each in far], findings, *texts(draft.problems)]


def said_of_edition(
    read: Callable[[str, str], tuple[object, list[FileProblem]]], text: str
) -> object:
    made, problems = read(text, "box.toml")
    assert (made is None) == any(not problem.warning for problem in problems)
    return texts(problems)


def texts(problems: list[FileProblem]) -> list[str]:
    return [str(problem) for problem in problems]


MAPS = "dutch_east_indies/maps"
KINDS: dict[str, tuple[int, Callable[[str], object]]] = {
    "amerigo/editions/reconstructed.toml": (6, partial(said_of_edition, amerigo.read_edition)),
    "dutch_east_indies/editions/reconstructed.toml": (
        6,
        partial(said_of_edition, indies.read_edition),
    ),
    f"{MAPS}/cove.toml": (80, said_of_map),
    f"{MAPS}/two.toml": (20, said_of_map),
    f"{MAPS}/three.toml": (20, said_of_map),
    f"{MAPS}/four.toml": (20, said_of_map),
}
"""How often each file is spoilt for a digest, and what is to be said about it."""


def digests(name: str) -> list[str]:
    """Digests of what is said about a file, row by row."""
    count, said = KINDS[name]
    rows = [range(row * count, (row + 1) * count) for row in range(ROWS)]
    texts = [canonical([said(spoilt(name, seed)) for seed in row]).encode() for row in rows]
    return [hashlib.blake2b(text, digest_size=4).hexdigest() for text in texts]


@pytest.mark.parametrize("name", KINDS)
def test_of_a_spoilt_file_is_said_what_always_was_said(name: str) -> None:
    assert digests(name) == json.loads(GOLDEN.read_text(encoding="utf-8"))[name]


Read = Callable[[str, str], tuple[object, list[FileProblem]]]
READERS: dict[str, Read] = {
    "amerigo/editions/reconstructed.toml": amerigo.read_edition,
    "dutch_east_indies/editions/reconstructed.toml": indies.read_edition,
    "empty.toml": amerigo.read_edition,
    "pond.toml": read_chart,
}
TOLD_ELSEWHERE = {"box-no-deck", "file-none", "file-none-near", "file-not-utf8", "file-misnamed"}
TOLD_ELSEWHERE |= {"file-noun", "file-problems", "file-unread"}
TOLD_ELSEWHERE |= {"file-name-reserved", "file-name-shipped", "file-name-hidden"}
CASES: dict[str, list[list[str]]] = json.loads(MISTAKES.read_text(encoding="utf-8"))


def problems_of(name: str, old: str, new: str) -> list[FileProblem]:
    """What is wrong with a file after a replacement; without an error it is read."""
    text = "\n".join(source(name))
    assert old in text, old
    made, problems = READERS[name](text.replace(old, new, 1), "box.toml")
    assert (made is None) == any(not problem.warning for problem in problems)
    return problems


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [(name, old, new, said) for name in READERS for old, new, *said in CASES[name]],
)
def test_a_mistake_is_reported_with_its_place_and_what_would_be_right(
    name: str, old: str, new: str, said: list[str]
) -> None:
    assert problem_lines(problems_of(name, old, new)) == said


def keys_in(said: Any) -> set[str]:
    """The keys of a message, and of those among its arguments."""
    nested = said.args.values() if isinstance(said, Message) else ()
    own = {said.key} if isinstance(said, Message) else set()
    return own.union(*map(keys_in, nested))


def test_every_sentence_about_a_file_is_said_of_a_mistake() -> None:
    found = [problems_of(name, old, new) for name in READERS for old, new, *_ in CASES[name]]
    said = set().union(*[keys_in(each.message) for problems in found for each in problems])
    texts = [english(f"carrack.games.{game}") for game in ("amerigo", "dutch_east_indies")]
    keys = {key for each in texts for key in each.patterns if key.startswith(("file-", "box-"))}
    assert keys - said == TOLD_ELSEWHERE


@pytest.mark.parametrize("value", VALUES)
def test_a_table_replaced_by_a_value_is_an_error(value: str) -> None:
    lines = source("amerigo/editions/reconstructed.toml")
    for table in set(tomllib.loads("\n".join(lines))) - {"game", "name", "title"}:
        heads = (f"{table} =", f"[{table}]", f"[[{table}]]")
        kept = [line for line in lines if not line.startswith(heads)]
        text = "\n".join([f"{table} = {value}", *kept])
        assert amerigo.read_edition(text, "box.toml")[0] is None, table


def told_again(name: str) -> str:
    """The mistakes of a file, a line for each."""
    cases = [[a, b, *problem_lines(problems_of(name, a, b))] for a, b, *_ in CASES[name]]
    lines = ",\n".join([json.dumps(case, ensure_ascii=False) for case in cases])
    return f"{json.dumps(name)}: [\n{lines}\n]"


if __name__ == "__main__":
    made = {name: digests(name) for name in KINDS}
    GOLDEN.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8", newline="\n")
    mistakes = ",\n".join([told_again(name) for name in READERS])
    MISTAKES.write_text(f"{{\n{mistakes}\n}}\n", encoding="utf-8", newline="\n")
