"""SIGKILL of one of two processes under load: nothing is lost, and the others go on.

As in `test_killed`, but the server goes on: people whose connection breaks ask again, by the same
`move_id`, and watchers come back with the number of the newest step that they have seen.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from evidence.figures import figure
from evidence.server.test_killed import KILLS, Played, check, table_of, wish
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from support.server import postgres
from support.server.process import NO_PAUSES, Server, serving
from support.waiting import until

GO_ON_SECONDS = 2.0
"""Within which people whose process was killed are answered by another one."""
QUIET = 0.25
"""Seconds that nobody waits for a move, on a machine that does nothing else."""
WATCHER_SECONDS = 20.0
"""Until somebody who watches has come back, and is shown the newest step."""


class Busy(Exception):
    """A server says that it cannot keep anything now, and is to be asked again."""


class Lasting:
    """People at a server of several processes, who go on whatever happens to any of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.over = threading.Event()
        self.people = ThreadPoolExecutor(64)
        self.done: list[Future[None]] = []
        self.tables: list[Played] = []
        self.busy = 0
        """How often somebody was told to ask again."""
        self.waited: dict[int, list[float]] = {0: [], 1: []}
        """How long each step was waited for, in seconds, at tables with so many bots."""
        self.calm: list[float] = []
        """The same of tables without bots, before anything had happened."""

    def begin(self, seed: str) -> None:
        """Let people play at three tables until the end, at one of them with a bot."""
        for number, bots in enumerate((0, 0, 1)):
            self.done.append(self.people.submit(self.attend, bots, f"{seed} {number}"))
        self.play_on(20)
        first = len(self.waited[0])
        self.play_on(40)
        self.calm = self.waited[0][first:]

    @property
    def acknowledged(self) -> int:
        return sum(played.acknowledged for played in self.tables)

    def play_on(self, moves: int) -> None:
        """Wait until so many moves more are acknowledged."""
        aim = self.acknowledged + moves
        until(lambda: self.acknowledged >= aim)

    def attend(self, bots: int, seed: str) -> None:
        """Play at a table until the end, and watch it; when a game is over, at a new one."""
        choice = random.Random(seed)
        while not self.over.is_set():
            with self.server.client() as client:
                played = Played(self._asked(partial(_made, client, bots)))
                self.tables.append(played)
                ended = threading.Event()
                for tokens in ([], played.tokens):
                    self.done.append(self.people.submit(self.watch, played, tokens, ended))
                try:
                    self.play(client, played, choice, self.waited[bots])
                finally:
                    ended.set()

    def play(
        self, client: httpx.Client, played: Played, choice: random.Random, waited: list[float]
    ) -> None:
        """Play the people's seats to the end of the game."""
        address = f"/api/v1/tables/{played.table}"

        def look() -> dict[str, Any]:
            return _known(client.get(address, headers=played.headers))

        def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
            return _known(client.post(f"{address}/{path}", json=body, headers=played.headers))

        began = time.monotonic()
        for number in itertools.count():
            now = self._asked(look)
            while now["status"] == "running" and not now["legal"] and not self.over.is_set():
                time.sleep(0.002)
                now = self._asked(look)
            if now["status"] == "over" or self.over.is_set():
                return
            path, body = wish(now, choice)
            body["move_id"] = f"n{number}"
            played.pending = (path, body)
            answer = self._asked(lambda p=path, b=body: post(p, b))
            waited.append(time.monotonic() - began)
            began = time.monotonic()
            played.learn(answer.get("steps", []))
            played.acknowledged += 1
            played.last = (path, body, json.dumps(answer).encode())
            played.pending = None

    def watch(self, played: Played, tokens: list[str], ended: threading.Event) -> None:
        """Note what is pushed, without a gap, over as many connections as that takes, to the end.

        Who watches is shown all that anybody is told, and soon.
        """
        newest, late = 0, float("inf")

        def goes_on() -> bool:
            nonlocal late
            if not ended.is_set():
                return True
            late = min(late, time.monotonic() + WATCHER_SECONDS)
            return newest < played.newest and time.monotonic() < late

        while goes_on():
            try:
                with connect(f"{self.server.live}/api/v1/tables/{played.table}/live") as socket:
                    socket.send(json.dumps({"tokens": tokens, "since": newest}))
                    while goes_on():
                        steps = json.loads(socket.recv(timeout=0.5)).get("steps", [])
                        played.learn(steps)
                        for step in steps:
                            if step["seq"] != newest + 1:
                                played.mistakes.append(f"after step {newest} came {step['seq']}")
                            newest = step["seq"]
            except (WebSocketException, OSError, EOFError, TimeoutError):
                time.sleep(0.05)
        if time.monotonic() > late:
            played.mistakes.append(f"who watches sees nothing after step {newest}")

    def end(self) -> None:
        """Stop; whatever went wrong with anybody is raised here."""
        self.over.set()
        for job in self.done:
            job.result(timeout=60)
        self.people.shutdown()

    def judged(self) -> None:
        """Nothing that was acknowledged or shown is lost. (When everything is over.)"""
        with self.server.client() as client:
            for played in self.tables:
                check(client, played)

    def allowed(self, seconds: float) -> float:
        """For how long somebody may wait where a quiet machine takes so many seconds."""
        return seconds * max(1.0, max(self.calm) / QUIET)

    def _asked(self, ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """The answer of whichever process is there."""
        while True:
            try:
                return ask()
            except httpx.TransportError:
                time.sleep(0.01)
            except Busy:
                self.busy += 1
                time.sleep(0.05)


def _made(client: httpx.Client, bots: int) -> dict[str, Any]:
    return _known(client.post("/api/v1/tables", json=table_of(bots)))


def _known(response: httpx.Response) -> dict[str, Any]:
    if response.status_code == 503:
        raise Busy
    assert response.is_success, response.text[:300]
    return dict(response.json())


def listening(url: str) -> int:
    """How many processes hear the others, and answer."""
    import psycopg

    query = "SELECT count(*) FROM pg_stat_activity WHERE query = 'LISTEN carrack'"
    with psycopg.connect(url) as connection:
        found = connection.execute(f"{query} AND datname = current_database()".encode())
        return int(found.fetchall()[0][0])


def one_killed(data: Path, times: int) -> None:
    """Kills one of two processes several times, while people play."""
    choice = random.Random(times)
    url = postgres.url_for(data)
    more = ("--port", "0", "--database", url, "--processes", "2")
    with serving(data, *more, program=NO_PAUSES) as server:
        life = Lasting(server)
        life.begin(str(times))
        for _ in range(times):
            until(lambda: listening(url) == 2)
            time.sleep(choice.uniform(0.5, 1.5))
            before = server.processes
            killed = choice.choice(before)
            os.kill(killed, signal.SIGKILL)
            until(lambda b=before: len(set(server.processes) - set(b)) == 1)  # type: ignore[misc]
        time.sleep(GO_ON_SECONDS)
        life.end()
        life.judged()
        status, _, errors = server.stop()
        assert status == 0
        assert errors.count("a process has ended (-9)") == times, errors
        assert "Traceback" not in errors, errors
    assert life.acknowledged > 5 * times
    for bots, waited in life.waited.items():
        more = 1 if bots else 0  # a bot, on a busy machine
        who = f"seconds that tables with {bots} bots wait"
        figure(who, max(waited), life.allowed(GO_ON_SECONDS + more))


@pytest.mark.serial
def test_who_played_at_a_killed_process_goes_on_at_another_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    one_killed(tmp_path / "data", KILLS)


@pytest.mark.thorough
def test_a_process_killed_a_hundred_times_has_lost_nothing(tmp_path: Path) -> None:
    one_killed(tmp_path / "data", 100)
