"""*Keep a table open* and *Your first training*, followed from an empty folder."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from carrack.cli.main import main
from support.server.process import serving
from support.server.tables import Table, human, open_table

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorials"
SMALLER = {
    r"--imitation-games 256 --eval-every 256 --eval-games 12": "--games-per-round 2 "
    "--imitation-games 2 --eval-every 2 --eval-games 2 --hidden 8",
    r"--games 512\b": "--games 2",
    r"--games 1024\b": "--games 4",
}
"""A training of seconds instead of minutes."""


def commands(name: str) -> list[str]:
    """The commands of a tutorial, in their order."""
    text = (TUTORIALS / f"{name}.md").read_text("utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.M | re.S)
    return [line for kind, block in blocks if not kind for line in block.splitlines()]


def shorter(command: str) -> str:
    """The same with less to play."""
    for long, short in SMALLER.items():
        command = re.sub(long, short, command)
    return command


def play_on(table: Table) -> None:
    """Whoever decides makes the first legal move."""
    seat = table.look()["deciding"]
    table.play(seat, table.look(seat)["legal"][0]["move"])


def test_a_table_is_kept_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    serve, health, tables, backup, restore = map(shlex.split, commands("keep-a-table-open"))
    assert serve[:5] == ["carrack", "serve", "--data", "crew", "--port"]
    path = health[1].partition("8123")[2]
    crew = Path("crew")
    with serving(crew) as server:
        assert server.client().get(path).status_code == 200
        table = open_table(server.address, human("Ada"), human("Ben"))
        play_on(table)
        assert main(tables[1:]) == 0
        assert main(backup[1:]) == 0
        server.kill()
    with serving(crew) as server:
        table.address = server.address
        played = table.moves()
        assert len(played) == 1
        play_on(table)
        server.stop()
    assert main(restore[1:]) == 0
    with serving(crew) as server:
        table.address = server.address
        assert table.moves() == played


def test_a_first_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for command in commands("your-first-training"):
        if command.startswith("carrack arena"):
            continue  # seconds a game; that the network is one that plays the hint shows, too
        assert main(shlex.split(shorter(command))[1:]) == 0, command
    assert Path("net/weights.json").exists()
