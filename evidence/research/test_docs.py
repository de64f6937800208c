"""The examples of the page about environments run as they stand there."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def examples() -> list[tuple[str, str]]:
    """The chapter and the text of every piece of Python on the page."""
    found = []
    for chapter in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        title, _, text = chapter.partition("\n")
        pieces = [piece.partition("```")[0] for piece in text.split("```python\n")[1:]]
        found += [(title, textwrap.dedent(piece)) for piece in pieces]
    return found


def test_every_library_has_an_example() -> None:
    assert {"PettingZoo", "Gymnasium", "OpenSpiel"} <= {title for title, _ in examples()}


@pytest.mark.parametrize(("title", "code"), [pytest.param(*one, id=one[0]) for one in examples()])
def test_an_example_runs(title: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, f"{PAGE.name}: {title}", "exec"), {"__name__": title})
    assert capsys.readouterr().out, "it prints nothing"
