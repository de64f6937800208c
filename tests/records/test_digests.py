"""Games of a seed go as they always went, interpreted or compiled, to the last hash.

`make test` compares some games of each kind with the digests in `digests.json`, `make fast` does so
with the compiled engine; the long test compares 1,000 of each kind in both engines.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from digests import GAMES, GOLDEN, Kind, digest, digests, kind_name, kinds

ROOT = Path(__file__).parents[2]
MANY_GAMES = 1000
TOLD_GAMES = 50

KNOWN = json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", list(kinds()), ids=kind_name)
def test_the_game_of_a_seed_goes_as_it_always_went(kind: Kind) -> None:
    assert digests(kind, GAMES) == KNOWN[kind_name(kind)]


def test_no_two_games_are_alike() -> None:
    rows = [row for kind in KNOWN.values() for row in kind]
    assert len(set(rows)) == len(rows) == GAMES * len(list(kinds()))


def test_what_is_told_is_part_of_a_digest_if_wanted() -> None:
    kind = next(kinds())
    assert digest(kind, 3, told=True) != digest(kind, 3)


def tree(folder: Path) -> Path:
    """A copy of the sources, without what was compiled, that can be compiled."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "webui", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    for file in (*ROOT.glob("*.py"), ROOT / "pyproject.toml"):
        shutil.copy2(file, folder / file.name)
    return folder


def in_tree(folder: Path, *command: str) -> str:
    """What a Python program prints that is run with the sources of a tree."""
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


WHERE = "import carrack.core.game, carrack.games.amerigo.game as g; print(g.__file__)"


@pytest.mark.long
def test_both_engines_play_a_thousand_games_of_each_kind_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pure, compiled = tree(tmp_path / "pure"), tree(tmp_path / "compiled")
    in_tree(compiled, "hatch_build.py", "compile")
    assert in_tree(pure, "-c", WHERE).strip().endswith(".py")
    assert not in_tree(compiled, "-c", WHERE).strip().endswith(".py")
    script = str(ROOT / "tests" / "digests.py")
    for asked in (["--games", str(MANY_GAMES)], ["--games", str(TOLD_GAMES), "--told"]):
        first, second = (in_tree(folder, script, *asked) for folder in (pure, compiled))
        assert first.splitlines() == second.splitlines()
        with capsys.disabled():
            print(f"\n{len(first.splitlines())} games alike in both engines: {' '.join(asked)}")
