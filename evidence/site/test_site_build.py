"""What `make site` says when it is given something that is no game."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import site_build as site  # noqa: E402


def test_a_path_that_is_not_there_is_named_before_anything_is_built(tmp_path: Path) -> None:
    target = tmp_path / "site"
    command = [sys.executable, "site_build.py", "--target", str(target), "../my-gam"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("../my-gam: no such folder or wheel; a game is a folder with")
    assert not target.exists()


def test_a_folder_or_file_without_a_package_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    file.write_text("a game")
    for path in (tmp_path, file):
        with pytest.raises(site.BuildFailed, match="no game can be installed from it"):
            site.require_package(path)


def test_a_folder_with_a_package_and_a_wheel_are_taken(tmp_path: Path) -> None:
    site.require_package(ROOT / "examples" / "fen-fair")
    wheel = tmp_path / "my_game-1-py3-none-any.whl"
    wheel.touch()
    site.require_package(wheel)


def test_a_package_without_a_game_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / "tools-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as files:
        files.writestr(
            "tools-1.dist-info/entry_points.txt", "[console_scripts]\ntools = tools:main\n"
        )
    with pytest.raises(site.BuildFailed, match="announces no game.*group carrack.games"):
        site.require_game(wheel)
    with zipfile.ZipFile(wheel, "a") as files:
        files.writestr("game-1.dist-info/entry_points.txt", "[carrack.games]\ngame = game:GAME\n")
    site.require_game(wheel)


def test_what_is_no_wheel_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / "cut.whl"
    wheel.write_text("not a wheel")
    with pytest.raises(site.BuildFailed, match="this is no wheel"):
        site.require_game(wheel)
