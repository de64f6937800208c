"""A server whose routes are measured, and somebody there who has something."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.server.leagues import League
from support.server.local import LocalServer, NewTable
from support.server.people import Device
from support.server.ports import held_port
from support.server.process import NONE, PROGRAMS, Server, serving

RECORDS = Path(__file__).parents[2] / "tests" / "records"
RECORD = (RECORDS / "dutch-east-indies-1-careless.jsonl").read_bytes()
BOX = RECORDS.parents[1] / "src/carrack/games/amerigo/editions/reconstructed.toml"
TIMES, BATCHES = 10, 3
QUIET = 0.3
"""Milliseconds that the least request costs where nothing else runs.

A machine that does other things too takes twice as long; the least request, asked before and
after, says how much longer.
"""
LIMITS = {
    **NONE,
    "CARRACK_CLUBS": "everybody",
    "CARRACK_OPEN_TABLES_PER_PERSON": "100000",
    "CARRACK_NOTICE_HOSTS": "127.0.0.1",
    "CARRACK_MAIL_HOST": "127.0.0.1",
    "CARRACK_MAIL_PORT": "9",  # nobody takes mails there
    "CARRACK_MAIL_FROM": "carrack@example.org",
}
SMALL = (str(PROGRAMS / "small_games.py"),)
INDIES = "dutch-east-indies"
NAMES = ("Ada", "Ben", "Cy", "Dora")
HUMANS = [{"kind": "human", "name": name} for name in NAMES]
WISH = {"game": INDIES, "players": 4, "seats": HUMANS, "options": {}}

Asked = tuple[str, Any, dict[str, str]]
"""The path of a request, its body (None: nothing), and its headers."""


class World:
    """A server, somebody there, and what that person has."""

    def __init__(self, server: Server, client: httpx.Client) -> None:
        self.server = server
        self.client = client
        self.local = LocalServer(client, None)  # type: ignore[arg-type]
        self.ada = self.person("Ada")
        self.made = self.table(40)
        self.beside = self.local.table(**WISH, beside=True)
        self.small, self.over = self.local.table(), self.local.table()
        self.over.play_out()
        self.club = self.ada.post("/clubs", {"name": "Sea dogs"})["club"]
        self.member = self.ada.get(f"/clubs/{self.club}")["members"][0]["person"]
        self.host = self.person("Eve")
        self.league = League({"Eve": self.host, **{n: self.person(n) for n in NAMES}})
        self.season = self.league.begins()
        self.replay = client.post("/api/v1/replays", content=RECORD).json()["replay"]
        claimed = [self.local.table().tokens[0] for _ in range(100)]
        self.ada.post("/me/claims", {"tokens": [*claimed, self.made.tokens[0]]})

    def person(self, name: str) -> Device:
        return Device(self.local, self.server.address).remembered(name)

    def table(self, moves: int = 0, **more: Any) -> NewTable:
        made = self.local.table(**{**WISH, **more})
        for _ in range(moves):
            made.one_move()
        return made

    def known(self, made: NewTable, *more: str) -> dict[str, str]:
        """What opens everything at a table, for its host, who is signed in."""
        tokens = [made.answer["host"], *[token for token in made.tokens if token], *more]
        return {"Authorization": f"Bearer {','.join(tokens)}", **self.ada.headers}

    def least(self) -> float:
        """What the least request costs now, in milliseconds of the processor."""
        before = self.processor_ms()
        for _ in range(2 * TIMES):
            self.client.get("/api/v1/nothing")
        return (self.processor_ms() - before) / 2 / TIMES

    def processor_ms(self) -> float:
        """What the server and its processes have had of the processor."""
        return sum(map(_nanoseconds, _family(self.server.process.pid))) / 1e6


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server that knows its address, and somebody there who has something."""
    with held_port() as port:
        address = f"http://localhost:{port}"
        limits = {**LIMITS, "CARRACK_ADDRESS": address}
        folder = tmp_path_factory.mktemp("priced")
        with (
            serving(folder, "--port", port, program=SMALL, limits=limits) as server,
            httpx.Client(base_url=address, timeout=60) as client,
        ):
            server.address = address
            yield World(server, client)


def _family(process: int) -> Iterator[int]:
    yield process
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _family(int(child))


def _nanoseconds(process: int) -> int:
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks)
