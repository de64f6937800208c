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
import subprocess
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from api.test_killed import KILLS, Played, check, new_table, wish
from support.server import postgres
from support.server.local import until
from support.server.process import NO_PAUSES, Server, serving

GO_ON_SECONDS = 2.0
"""Within which people whose process was killed are answered by another one."""


class Lasting:
    """People at a server of several processes, who go on whichever of them dies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.over = threading.Event()
        self.people = ThreadPoolExecutor(64)
        self.done: list[Future[None]] = []
        self.tables: list[Played] = []
        self.waited: dict[int, list[float]] = {0: [], 1: []}
        """How long each step was waited for, in seconds, at tables with so many bots."""

    def attend(self, bots: int, seed: str) -> None:
        """Play at a table until the end, and watch it; when a game is over, at a new one."""
        choice = random.Random(seed)
        while not self.over.is_set():
            with self.server.client() as client:
                played = Played(_asked(lambda c=client: new_table(c, bots)))
                self.tables.append(played)
                for tokens in ([], played.tokens):
                    self.done.append(self.people.submit(self.watch, played, tokens))
                self.play(client, played, choice, self.waited[bots])

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
            now = _asked(look)
            while now["status"] == "running" and not now["legal"] and not self.over.is_set():
                time.sleep(0.002)
                now = _asked(look)
            if now["status"] == "over" or self.over.is_set():
                return
            path, body = wish(now, choice)
            body["move_id"] = f"n{number}"
            played.pending = (path, body)
            answer = _asked(lambda p=path, b=body: post(p, b))
            waited.append(time.monotonic() - began)
            began = time.monotonic()
            played.learn(answer.get("steps", []))
            played.acknowledged += 1
            played.last = (path, body, json.dumps(answer).encode())
            played.pending = None

    def watch(self, played: Played, tokens: list[str]) -> None:
        """Note what is pushed, without a gap, over as many connections as that takes."""
        newest = 0
        while not self.over.is_set():
            try:
                with connect(f"{self.server.live}/api/v1/tables/{played.table}/live") as socket:
                    socket.send(json.dumps({"tokens": tokens, "since": newest}))
                    while not self.over.is_set():
                        steps = json.loads(socket.recv(timeout=0.5)).get("steps", [])
                        played.learn(steps)
                        for step in steps:
                            if step["seq"] != newest + 1:
                                played.mistakes.append(f"after step {newest} came {step['seq']}")
                            newest = step["seq"]
            except (WebSocketException, OSError, EOFError, TimeoutError):
                continue

    def end(self) -> None:
        """Stop; whatever went wrong with anybody is raised here."""
        self.over.set()
        for job in self.done:
            job.result(timeout=30)
        self.people.shutdown()


def _asked(ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The answer of whichever process is there."""
    while True:
        try:
            return ask()
        except httpx.TransportError:
            time.sleep(0.01)


def _known(response: httpx.Response) -> dict[str, Any]:
    assert response.status_code == 200, response.text[:300]
    return dict(response.json())


def processes_of(server: Server) -> list[int]:
    """The processes that answer."""
    found = subprocess.run(
        ["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False
    )
    return [int(number) for number in found.stdout.split()]


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
        for number, bots in enumerate((0, 0, 1)):
            life.done.append(life.people.submit(life.attend, bots, f"{times} {number}"))
        for _ in range(times):
            until(lambda: listening(url) == 2)
            time.sleep(choice.uniform(0.5, 1.5))
            os.kill(choice.choice(processes_of(server)), signal.SIGKILL)
            until(lambda: listening(url) == 1)
        time.sleep(GO_ON_SECONDS)
        life.end()
        with server.client() as client:
            for played in life.tables:
                check(client, played)
        status, _, errors = server.stop()
        assert status == 0
        assert errors.count("a process has ended (-9)") >= times - 1, errors
        assert "Traceback" not in errors, errors
    assert sum(played.acknowledged for played in life.tables) > 5 * times
    for bots, waited in life.waited.items():
        print(f"{bots} bots: {len(waited)} moves, longest wait {sorted(waited)[-4:]} s")
    assert max(life.waited[0]) <= GO_ON_SECONDS
    assert max(life.waited[1]) <= GO_ON_SECONDS + 1, "a bot, on a busy machine"


@pytest.mark.serial
def test_who_played_at_a_killed_process_goes_on_at_another_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    one_killed(tmp_path / "data", KILLS)


@pytest.mark.long
def test_a_process_killed_a_hundred_times_has_lost_nothing(tmp_path: Path) -> None:
    one_killed(tmp_path / "data", 100)
