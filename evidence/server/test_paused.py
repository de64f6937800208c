"""One of two servers stands still, or is cut off from PostgreSQL, at random moments of a move.

Its transaction may be open then, and keep the tables of its moves. Whoever plays at another table
notices next to nothing; people at its own go on at the other server, and nothing is lost.
"""

from __future__ import annotations

import os
import random
import signal
import statistics
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from evidence.figures import figure
from evidence.server.test_killed import Played, check, new_table, wish
from evidence.server.test_killed_process import Lasting
from evidence.server.test_several_servers import asked
from evidence.support.relay import relay

from support.server import postgres
from support.server.process import NO_PAUSES, STEP_BY_STEP, Server, serving
from support.waiting import found, until

PAUSES, CUTS = 50, 10
TABLES = 6
"""At the server that stands still. As many people move there at the same time."""
OTHERS_SECONDS, OWN_SECONDS = 2.0, 10.0
MORE_CONNECTIONS = 8
"""Those of a server that comes back while PostgreSQL still has its former ones."""
CONNECTIONS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
OPEN = f"""{CONNECTIONS} AND backend_xid IS NOT NULL AND wait_event_type = 'Client'
  AND state_change < clock_timestamp() - interval '200 milliseconds'"""


class Table:
    """A table of two people, played at one server and, while that does not answer, at another."""

    def __init__(self, server: Server, other: Server) -> None:
        self.here, self.there = server.client(), other.client()
        self.number = 0
        self.begin()

    def begin(self) -> None:
        self.played = Played(new_table(self.here, 0))
        self.address = f"/api/v1/tables/{self.played.table}"

    def look(self) -> dict[str, Any]:
        response = self.here.get(self.address, headers=self.played.headers)
        return dict(response.json()) if response.status_code == 200 else {}

    def next(self, choice: random.Random) -> tuple[str, dict[str, Any]]:
        """A move or an undo; at a new table when the game is over."""
        now = found(self.look)
        assert now["seq"] >= self.played.newest, "what was acknowledged is lost"
        if now["status"] == "over":
            self.begin()
            now = self.look()
        path, body = wish(now, choice)
        self.number += 1
        return path, {**body, "move_id": f"m{self.number}"}

    def asks(self, client: httpx.Client, path: str, body: dict[str, Any]) -> httpx.Response:
        return client.post(f"{self.address}/{path}", json=body, headers=self.played.headers)

    def goes_on(self, path: str, body: dict[str, Any]) -> float:
        """Ask at the other server until it is done; the seconds that took."""
        began = time.monotonic()
        while (answer := self.asks(self.there, path, body)).status_code != 200:
            assert answer.status_code == 503, answer.text[:300]
        self.played.learn(answer.json().get("steps", []))
        return time.monotonic() - began


class Trials:
    """Two servers, of which the second is stopped again and again."""

    def __init__(self, folder: Path, one: Server, other: Server) -> None:
        self.folder, self.other = folder, other
        self.choice = random.Random(len(folder.name))
        self.tables = [Table(other, one) for _ in range(TABLES)]
        self.own: list[float] = []
        self.open = 0
        """How often it kept something."""
        self.connections: list[int] = []

    def count(self, query: str) -> int:
        return int(asked(self.folder, query)[0][0])

    def usual(self, people: ThreadPoolExecutor) -> float:
        """Seconds that all need to move at the same time."""
        took = []
        for _ in range(10):
            moves = [table.next(self.choice) for table in self.tables]
            began = time.monotonic()
            for done in self.move(people, moves):
                assert done.result().status_code == 200
            took.append(time.monotonic() - began)
        return statistics.median(took)

    def move(
        self, people: ThreadPoolExecutor, moves: list[tuple[str, dict[str, Any]]]
    ) -> list[Future[httpx.Response]]:
        return [
            people.submit(table.asks, table.here, *move)
            for table, move in zip(self.tables, moves, strict=True)
        ]

    def run(self, times: int, stop: Callable[[], None], go: Callable[[], None]) -> None:
        with ThreadPoolExecutor(2 * TABLES) as people:
            usual = self.usual(people)
            for _ in range(times):
                moves = [table.next(self.choice) for table in self.tables]
                first = self.move(people, moves)
                time.sleep(self.choice.uniform(0, usual))
                stop()
                try:
                    again = [
                        people.submit(table.goes_on, *move)
                        for table, move in zip(self.tables, moves, strict=True)
                    ]
                    time.sleep(0.5)
                    self.open += bool(self.count(OPEN))
                    self.own += [done.result() for done in again]
                    self.connections.append(self.count(CONNECTIONS))
                finally:
                    go()
                for done in first:
                    with suppress(httpx.TransportError):  # closed as idle since, and never read
                        assert done.result().status_code in (200, 409, 503), done.result().text
                until(lambda: httpx.get(f"{self.other.address}/health").status_code == 200)


def stopped(
    folder: Path,
    times: int,
    ways: Callable[[Server], tuple[Callable[[], None], Callable[[], None]]],
    through: str,
) -> None:
    """Stops one of two servers so many times while people play at both."""
    url = postgres.url_for(folder)
    with (
        serving(folder / "one", "--port", "0", "--database", url, program=NO_PAUSES) as one,
        serving(
            folder / "other", "--port", "0", "--database", through, program=STEP_BY_STEP
        ) as other,
    ):
        life = Lasting(one)
        life.begin(str(times))
        try:
            trials = Trials(folder, one, other)
            before = trials.count(CONNECTIONS)
            trials.run(times, *ways(other))
        finally:
            life.end()
        life.judged()
        with one.client() as client:
            for table in trials.tables:
                check(client, table.played)
        for server in (one, other):
            status, _, errors = server.stop()
            assert (status in (0, -15), "Traceback" in errors) == (True, False), errors
    assert trials.open > times // 10, "it kept hardly anything"
    figure("seconds that other tables wait", max(life.waited[0]), life.allowed(OTHERS_SECONDS))
    figure("seconds that its own tables wait", max(trials.own), life.allowed(OWN_SECONDS))
    figure("connections more", max(trials.connections) - before, MORE_CONNECTIONS)


@pytest.mark.serial
def test_a_server_that_stands_still_keeps_other_tables_from_nothing(tmp_path: Path) -> None:
    def ways(server: Server) -> tuple[Callable[[], None], Callable[[], None]]:
        process = server.process.pid
        return lambda: os.kill(process, signal.SIGSTOP), lambda: os.kill(process, signal.SIGCONT)

    stopped(tmp_path, PAUSES, ways, postgres.url_for(tmp_path))


@pytest.mark.serial
def test_a_server_that_is_cut_off_keeps_other_tables_from_nothing(tmp_path: Path) -> None:
    with relay(tmp_path / "way", postgres.url_for(tmp_path)) as (line, through):
        stopped(tmp_path, CUTS, lambda _: (line.interrupt, line.heal), through)
