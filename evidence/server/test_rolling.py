"""One server after another is started again, also in a later version, while people play.

People come to either server, as through a proxy. They lose no move, and bots go on.
"""

from __future__ import annotations

import random
import threading
from contextlib import ExitStack
from pathlib import Path

import httpx
import psycopg
import pytest
from evidence.figures import figure
from evidence.server.test_killed import check
from evidence.server.test_killed_process import GO_ON_SECONDS, Lasting

from support.server import postgres
from support.server.process import CARRACK, LATER_SCHEMA, Server, new_table, serving


class Either(httpx.BaseTransport):
    """Asks one of several servers, whichever it is."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.wrapped = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        server = httpx.URL(random.choice(self.servers).address)
        request.url = request.url.copy_with(host=server.host, port=server.port)
        return self.wrapped.handle_request(request)


class Pair:
    """Two servers on one database, each of which can be started again, behind one address."""

    def __init__(self, folder: Path, url: str, stack: ExitStack) -> None:
        self.folders = [folder / "one", folder / "other"]
        self.url = url
        self.stack = stack
        self.servers = [self.started(number, CARRACK) for number in range(2)]

    def started(self, number: int, program: tuple[str, ...]) -> Server:
        options = ("--port", "0", "--database", self.url)
        return self.stack.enter_context(serving(self.folders[number], *options, program=program))

    @property
    def live(self) -> str:
        return random.choice(self.servers).live

    def client(self) -> httpx.Client:
        return httpx.Client(base_url="http://either", transport=Either(self.servers), timeout=30)

    def start_again(self, number: int, program: tuple[str, ...]) -> None:
        status, _, errors = self.servers[number].stop()
        assert (status in (0, -15), errors) == (True, "")
        self.servers[number] = self.started(number, program)


READING = 5.0  # seconds for which somebody reads when the later version starts


def reads(url: str) -> None:
    """Keeps tables from being changed for a while, as whoever makes a backup does."""
    reader = psycopg.connect(url)
    for table in ("entries", "tables"):
        reader.execute(f"SELECT 1 FROM {table} LIMIT 1".encode())
    threading.Timer(READING, reader.close).start()


def rolled(folder: Path, program: tuple[str, ...]) -> str:
    """Starts one server after the other again while people play; returns the database."""
    url = postgres.new_database("rolling")
    with ExitStack() as stack:
        pair = Pair(folder, url, stack)
        life = Lasting(pair)  # type: ignore[arg-type]
        life.begin("rolling")
        for number in range(2):
            life.play_on(20)
            reads(url)
            pair.start_again(number, program)
            life.play_on(20)
            for server in pair.servers:  # the earlier version plays on beside the later one
                new_table(server)
        life.end()
        for server in pair.servers:
            with server.client() as client:
                for played in life.tables:
                    check(client, played)
            status, _, errors = server.stop()
            assert (status in (0, -15), errors) == (True, "")
    figure("seconds that people wait", max(life.waited[0]), life.allowed(GO_ON_SECONDS))
    return url


@pytest.mark.thorough
def test_a_rolling_restart_loses_no_move(tmp_path: Path) -> None:
    rolled(tmp_path, CARRACK)


@pytest.mark.serial
def test_a_rolling_upgrade_across_a_change_of_the_schema_loses_no_move(tmp_path: Path) -> None:
    with psycopg.connect(rolled(tmp_path, LATER_SCHEMA)) as connection:
        notes = connection.execute("SELECT DISTINCT note FROM entries").fetchall()
    assert notes == [("",)], "it is the later schema"
