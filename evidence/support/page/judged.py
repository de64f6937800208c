"""Finished games of four with an analysis, made in seconds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from evidence.support.page import brief_judge

from support.server.process import Server, serving
from support.server.tables import Table, bot, human, open_table
from support.waiting import LIMIT, found

Json = dict[str, Any]
INDIES: Json = {"game": "dutch-east-indies", "options": {"start": "1", "rounds": 2}}
GAMES: dict[str, Json] = {"amerigo": {"game": "amerigo"}, "dutch-east-indies": INDIES}


@pytest.fixture(scope="session")
def judging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that analyses a game in seconds."""
    program = (str(Path(brief_judge.__file__)),)
    with serving(tmp_path_factory.mktemp("judging"), program=program) as running:
        yield running


class Played(dict[str, Table]):
    """A game of each kind that four have played to the end, Ada at random, once it is wanted."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server

    def __missing__(self, game: str) -> Table:
        table = self[game] = over(self.server, GAMES[game])
        analysed(table)
        return table


@pytest.fixture(scope="session")
def played(judging: Server) -> Played:
    """Games that are over and analysed."""
    return Played(judging)


def analysed(table: Table) -> None:
    """Waits until there is an analysis."""
    table.ask("POST", "/analysis", -1)
    done = lambda: table.ask("GET", "/analysis").json()["status"] == "done"  # noqa: E731
    found(done, "it is analysed", limit=5 * LIMIT)


def over(server: Server, asked: Json) -> Table:
    """A game that is over: Ada's, who plays at random, and of three bots."""
    others = [bot(name, "random") for name in ("Bo", "Ba", "Cy")]
    table = open_table(server.address, human("Ada"), *others, seed=5, **asked)
    table.play_until(lambda _: False)
    return table
