"""Python that stands on the pages: it runs, or is quoted."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import carrack
from carrack.cli.main import main
from carrack.core.chance import Stream

ROOT = Path(__file__).parents[2]
QUOTED = {"core.md": ROOT / "tests" / "support" / "games" / "tiny.py"}
"""Pages that explain a program which lies in a file, and what they quote from."""
ELSEWHERE = ("a-game-in-an-afternoon.md",)
FEWER = ("games=1000", "games=4")
"""A series as long as the page has it takes minutes where nothing is compiled."""


def pieces(page: Path) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return [textwrap.dedent(one.partition("```")[0]) for one in text.split("```python\n")[1:]]


def pages() -> list[Path]:
    """Every page with Python on it, but those that have a test of their own."""
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [page for page in found if page.name not in ELSEWHERE and pieces(page)]


def statements(code: str) -> list[str]:
    """The lines of a program, without their comments."""
    return [line.partition("  #")[0].strip() for line in code.splitlines() if line.strip()]


def run_as_script(code: str, folder: Path) -> str:
    """What a program prints in a folder of its own; it must succeed."""
    (folder / "script.py").write_text(code, encoding="utf-8")
    home = str(Path(carrack.__file__).parents[1])  # the engine that is tested, whichever it is
    done = subprocess.run(
        [sys.executable, "script.py"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": home},
        text=True,
        capture_output=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("page", [page for page in pages() if page.name not in QUOTED], ids=str)
def test_a_page_s_python_runs(page: Path, tmp_path: Path) -> None:
    session, stream = carrack.new_game("amerigo", seed=7), Stream(7)
    for _ in range(9):
        session.play(session.game.legal(session.match.state).sample(stream))
    (tmp_path / "evening.jsonl").write_text(session.record(), encoding="utf-8")
    if "games.parquet" in page.read_text(encoding="utf-8"):
        argv = ["simulate", "amerigo", "--games", "1", "--workers", "1"]
        assert main([*argv, "--dataset", str(tmp_path / "games.parquet")]) == 0
    for code in pieces(page):
        run_as_script(code.replace(*FEWER), tmp_path)


@pytest.mark.parametrize("name", QUOTED)
def test_what_a_page_quotes_stands_in_the_file(name: str) -> None:
    there = set(statements(QUOTED[name].read_text(encoding="utf-8")))
    for code in pieces(ROOT / "docs" / name):
        assert [line for line in statements(code) if line not in there] == []
