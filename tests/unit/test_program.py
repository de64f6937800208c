"""The program as it is installed: what it is called, and its goodbye."""

from __future__ import annotations

import signal
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from carrack.cli import play
from carrack.cli.main import main

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@pytest.mark.parametrize("name", ["carrack", "carrack-games"])
def test_both_names_start_the_same_program(name: str) -> None:
    """`uvx carrack-games` runs what is called as the package."""
    scripts = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["scripts"]
    assert EntryPoint(name, scripts[name], "console_scripts").load() is main


@pytest.mark.parametrize(("heard", "goodbye"), [(signal.SIGINT, True), (signal.SIGTERM, False)])
def test_ctrl_c_is_answered_with_a_goodbye_also_where_it_is_not_passed_on(
    heard: signal.Signals,
    goodbye: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A shell starts jobs of the background with Ctrl-C ignored: nothing is raised at the end."""

    def run(server: play.Server, sockets: list[Any]) -> None:
        server.handle_exit(heard, None)
        assert server.should_exit

    monkeypatch.setattr(play.Server, "run", run)
    monkeypatch.setattr(play, "_parts", lambda *_: (FakeStore(), None))
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 0
    assert (play.CLOSED in capsys.readouterr().out) is goodbye


class FakeStore:
    """Nothing is kept by a server that does not run."""

    shared = False

    def hurry(self) -> None:
        return
