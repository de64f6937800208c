"""The check of names and docstrings that `make check` runs."""

from __future__ import annotations

from pathlib import Path

import pytest

import words


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Empty folders in place of the sources that the check reads."""
    for name, folder in (("PYTHON", "src/carrack"), ("PAGE", "web/src")):
        (tmp_path / folder).mkdir(parents=True)
        monkeypatch.setattr(words, name, tmp_path / folder)
    monkeypatch.setattr(words, "ROOT", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("src/carrack/keeper.py", "", "'keeper': *operator*"),
        ("src/carrack/one.py", "def tell_all() -> None: ...", "one.py:1 `tell_all`"),
        ("src/carrack/one.py", "class JobBoard: ...", "'job'"),
        ("src/carrack/one.py", "async def hear() -> None: ...", "'hear'"),
        ("src/carrack/one.py", '"""What it is."""', "one.py:1 a docstring begins with 'What'"),
        ("src/carrack/one.py", 'class A:\n    """Who."""', "one.py:2 a docstring"),
        ("src/carrack/one.py", 'def whatever() -> None:\n    """Whatever."""', ""),
        ("src/carrack/testing.py", "def check_beside() -> None: ...", ""),
        ("src/carrack/one.py", "teller = jobs = 1", ""),  # only what is declared
        ("web/src/told.ts", "", "`told`"),
        ("web/src/one.ts", "export const tellAll = (a: string) => a;", "one.ts:1 `tellAll`"),
        ("web/src/one.test.ts", "function tell() {}", ""),
    ],
)
def test_retired_words_and_docstrings_that_ask_are_found(
    sources: Path, file: str, text: str, found: str
) -> None:
    (sources / file).write_text(text, "utf-8")
    findings = list(words.findings())
    assert [found in each for each in findings] == ([True] if found else [])
    assert words.main() == len(findings)
