"""`carrack new-game`: what it writes passes its tests and is played at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from support.games.installed import install

Run = Callable[..., str]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def python(*words: str, cwd: Path, site: Path) -> str:
    """What a module prints, beside an installed game; it must succeed."""
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", *words]
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": path},
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_written_passes_its_tests_and_those_of_the_contract(
    printed: Run, tmp_path: Path
) -> None:
    said = printed("new-game", "salt-road")
    steps = said.partition("next:\n")[2].splitlines()
    assert [step.split()[-1] for step in steps] == [
        *("salt-road", "'.[test]'", "pytest", "salt-road", "play")
    ]
    folder, site = tmp_path / "salt-road", tmp_path / "site"
    install(folder, site)
    report = python("pytest", "-q", "-p", "no:cacheprovider", cwd=folder, site=site)
    assert " passed" in report.splitlines()[-1]
    asked = ["simulate", "salt-road", "--players", "3", "--bots", "hasty,random,hasty"]
    table = json.loads(
        python("carrack", *asked, "--games", "20", "--json", cwd=tmp_path, site=site)
    )
    assert table["games"] == 20
    rule = python("carrack", "rules", "SR-TURN-2", cwd=tmp_path, site=site)
    assert "as long as each is smaller" in rule


def test_it_has_its_own_name_everywhere(printed: Run, tmp_path: Path) -> None:
    printed("new-game", "go-4-it", "somewhere/else")
    written = {
        file.relative_to(tmp_path).as_posix(): file.read_text(encoding="utf-8")
        for file in (tmp_path / "somewhere").rglob("*.*")
        if file.is_file()
    }
    texts = ["README.md", "pyproject.toml", "src/go_4_it/__init__.py", "src/go_4_it/game.py"]
    texts += [f"src/go_4_it/rules/{language}.md" for language in ("en", "de")]
    texts += [f"src/go_4_it/locale/{language}.ftl" for language in ("en", "de")]
    texts += ["tests/test_rules.py"]
    assert set(written) == {f"somewhere/else/{name}" for name in texts}
    old = ("my-game", "my_game", "My Game", "MyGame", "MG-")
    assert not [name for name, text in written.items() if any(word in text for word in old)]
    assert "class Go4It(Game[Row]):" in written["somewhere/else/src/go_4_it/game.py"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["Salt Road"], "a game is named with small letters and digits, in words joined by -"),
        (["salt--road"], "as in salt-road; not 'salt--road'"),
        (["s" * 41], "at most 40"),
        (["amerigo"], "there is a game 'amerigo' already; choose another name"),
        (["json"], "'json' means something else in Python already; choose another name"),
        (["class"], "choose another name, as in class-game"),
        (["salt-road", "here"], "here exists already; name a folder that does not"),
    ],
)
def test_what_cannot_be_written_is_answered_in_a_sentence(
    words: list[str], why: str, refused: Run, tmp_path: Path
) -> None:
    (tmp_path / "here").mkdir()
    assert why in refused("new-game", *words)
    assert [path.name for path in tmp_path.rglob("*")] == ["here"]
