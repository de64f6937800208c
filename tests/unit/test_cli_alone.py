"""The command line alone against an automaton, and where only a goal ends a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.cli.main import main
from support.games import tiny_solo

Captured = pytest.CaptureFixture[str]


def test_alone_the_table_shows_the_automaton(printed: Callable[..., str]) -> None:
    text = printed("simulate", "lamps", "--players", "1", "--bots", "careful", "--games", "4")
    assert "lamps: 4 games of 1 player against 1 automaton" in text
    assert len([line for line in text.splitlines() if "│ automaton │" in line]) == 1
    assert "1 game of 2 players" in printed("simulate", "lamps", "--games", "1")


def test_random_players_end_at_a_limit_that_is_told(capsys: Captured) -> None:
    limit = "carrack: random players seldom finish a game of The Lamplighter, so each ends at "
    for argv, warned in (
        ("--bots random --games 1", True),
        ("--bots careful,random --games 1", True),
        ("--bots random --games 1 --option rounds=2", False),
        ("--bots careful --games 1", False),
    ):
        assert main(["simulate", "lamps", *argv.split()]) == 0
        told = capsys.readouterr()
        assert (f"{limit}the limit rounds=6;" in told.err) == warned, argv
    game = ["simulate", "dutch-east-indies", "--games", "1", "--seed", "3"]
    assert main(game) == 0, "it ends"
    told = capsys.readouterr()
    assert "choose another with --option rounds=…, or none with --option rounds=0" in told.err
    assert "nobody has won 1 of the games: a limit ended them" in told.out
    assert main(["simulate", "tiny", "--games", "1"]) == 0
    assert capsys.readouterr().err == ""


def test_replay_names_the_automaton(printed: Callable[..., str], tmp_path: Path) -> None:
    argv = ["simulate", "lamps", "--players", "1", "--bots", "careful", "--games", "1"]
    printed(*argv, "--records", str(tmp_path))
    text = printed("replay", str(next(tmp_path.iterdir())))
    assert f"{tiny_solo.GAME.title}, 1 player against 1 automaton" in text
    assert re.search(r"seat 1  automaton +\d+ points  place [12]", text)
