"""`carrack encoding`: what the numbers mean, in the terminal and in the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.cli.main import main
from carrack.core.game import checked_options
from carrack.core.observation import observation_size
from support.games import tiny

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
Captured = pytest.CaptureFixture[str]


def printed(capsys: Captured, *argv: str) -> list[str]:
    assert main(["encoding", *argv]) == 0
    return capsys.readouterr().out.splitlines()


def test_moves_of_a_kind_stand_together(capsys: Captured) -> None:
    lines = printed(capsys, "tiny", "--players", "3")
    assert lines[0] == "Lanterns, 3 players: observations of 35 numbers, 10 move numbers"
    assert [line.split("  ", 1)[0] for line in lines[3:6]] == ["0", "1–6", "7–9"]
    assert lines[4].endswith("card 1 … card 6")


def test_fields_have_place_shape_and_range(capsys: Captured) -> None:
    lines = printed(capsys, "tiny", "--markdown")
    options = checked_options(tiny.GAME, 2, {})
    fields = tiny.GAME.observation_fields(2, options)
    rows = [line.strip("| ").split(" | ") for line in lines[-len(fields) :]]
    assert [row[1] for row in rows] == [field.name for field in fields]
    assert rows[2][:4] == ["2", "points", "2", "0–127"]
    last = fields[-1]
    assert int(rows[-1][0]) + last.size == observation_size(fields)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["amerigoo"], "did you mean 'amerigo'"),
        (["amerigo", "--players", "5"], "2 to 4 players, not 5"),
        (["amerigo", "--option", "colour=1"], "has no option “colour”"),
    ],
)
def test_mistakes_are_reported(capsys: Captured, argv: list[str], said: str) -> None:
    assert main(["encoding", *argv]) == 2
    assert said in capsys.readouterr().err


def test_the_tables_of_the_page_are_what_the_command_prints(capsys: Captured) -> None:
    blocks = re.findall(
        r"<!-- carrack encoding (.*?) -->\n(.*?)<!-- end -->", PAGE.read_text(), re.DOTALL
    )
    assert len(blocks) == 2
    for argv, block in blocks:
        assert printed(capsys, *argv.split(), "--markdown") == block.splitlines()
