"""Whole recorded games, entered, typed and played through the server, beyond those of the gate."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from api.test_amerigo_table import test_a_whole_game_is_played_kept_and_verified as played_whole
from api.test_beside_table import WHOLE, require_kept, require_same
from carrack.cli.main import main
from carrack.core.record import read_record
from property.test_entered import test_entered_games_are_the_games_that_were_played as entered_alike
from support.server.entering import Entering, recorded
from support.server.local import LocalServer, opened
from unit.test_beside_command import RECORDS, Captured, Terminal, typed_game

ABOUT = ("src/carrack/core", "src/carrack/games", "src/carrack/server/tables")
LONG = ["amerigo-4-random", "dutch-east-indies-1-careless", "dutch-east-indies-3-mixed"]


@pytest.fixture
def local(tmp_path: Path) -> LocalServer:
    with opened(tmp_path) as local:
        yield local


@pytest.mark.parametrize("name", LONG)
def test_entered_games_are_the_games_that_were_played(name: str) -> None:
    entered_alike(name)


def test_a_whole_game_of_four_is_played_kept_and_verified(local: LocalServer) -> None:
    played_whole(local, 4)


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_is_entered_view_by_view(local: LocalServer, name: str) -> None:
    entering = Entering(local, recorded(name))
    entering.answer_all()
    for _ in entering.decisions():
        entering.answer_all()
        require_same(entering)
    require_kept(entering, entering.finish().json())


def test_a_whole_game_of_amerigo_is_typed_verified_and_analysed(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path
) -> None:
    terminal = Terminal(monkeypatch, capsys, tmp_path / "evening.jsonl")
    record = read_record((RECORDS / "amerigo-2-greedy.jsonl").read_text().splitlines())
    lines, _ = typed_game(record, len(record.entries))
    given = [f"{key}={value}" for key, value in record.header.options.items()]
    shown = terminal([*lines, ""], "amerigo", "--players", "2", "--option", *given)
    assert "The record is in" in shown
    file = str(terminal.file)
    assert main(["verify", file]) == 0
    assert "entered by hand" in capsys.readouterr().out
    assert main(["analyse", file, "--bot", "greedy", "--redraws", "2", "--json", "-"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"] and told["luck"]
