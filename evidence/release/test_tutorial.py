"""The code that the tutorial shows is that of the example, word for word."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "a-game-in-an-afternoon.md").read_text("utf-8")
PART = re.compile(r"\]\((\.\./examples/[^)]+)\)|^```(\w+)\n(.*?)^```$", re.M | re.S)


def excerpts() -> list[tuple[Path, str]]:
    """Every block of code, with the file that was last named before it."""
    found, file = [], Path()
    for named, _, code in PART.findall(PAGE):
        if named:
            file = DOCS / named
        else:
            found.append((file, code))
    return found


def test_every_piece_of_code_is_in_the_file_named_before_it() -> None:
    wrong = [
        f"{file.name}: {code.splitlines()[0]}"
        for file, code in excerpts()
        if code not in file.read_text("utf-8")
    ]
    assert wrong == []
    assert len(excerpts()) > 15


def test_every_file_of_the_example_is_shown() -> None:
    package = DOCS.parent / "examples" / "fen-fair" / "src" / "fen_fair"
    shown = {file.name for file, _ in excerpts()}
    assert {path.name for path in package.glob("*.py")} - shown == {"__init__.py"}
