"""Games by the hundred: both engines alike, secrets kept, earlier positions untouched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from carrack.core.game import Game
from carrack.testing.positions import check_branches
from carrack.testing.secrecy import check_imagined, check_twins
from carrack.testing.walks import how_many
from support.games.all_games import every_game

ABOUT = ("src/carrack/core", "src/carrack/games", "engine_build.py")
ROOT = Path(__file__).parents[2]
ALIKE = how_many(100, 1000)
"""Games of each kind that both engines play."""
TOLD = how_many(10, 50)
SECRET = how_many(10, 300)
BRANCHED = how_many(1, 20)
STEPS = how_many(2_000, 10_000)


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


def test_both_engines_play_many_games_of_each_kind_alike(tmp_path: Path) -> None:
    pure, compiled = tree(tmp_path / "pure"), tree(tmp_path / "compiled")
    in_tree(compiled, "hatch_build.py", "compile")
    assert in_tree(pure, "-c", WHERE).strip().endswith(".py")
    assert not in_tree(compiled, "-c", WHERE).strip().endswith(".py")
    script = str(ROOT / "tests" / "digests.py")
    for asked in (["--games", str(ALIKE)], ["--games", str(TOLD), "--told"]):
        first, second = (in_tree(folder, script, *asked) for folder in (pure, compiled))
        assert first.splitlines() == second.splitlines()


@every_game
def test_many_games_keep_their_secrets(game: Game[Any], players: int) -> None:
    for seed in range(SECRET):
        check_twins(game, players, seed, 20)
        check_imagined(game, players, seed, 5)


@every_game
def test_earlier_positions_are_what_they_were_after_many_steps(
    game: Game[Any], players: int
) -> None:
    for seed in range(BRANCHED):
        check_branches(game, players, seed, STEPS)
