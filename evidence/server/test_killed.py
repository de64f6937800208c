"""SIGKILL at random moments under load: nothing acknowledged is lost, nothing seen was not kept.

Players post random legal moves and take some back; watchers note every step that is pushed to them.
The server is killed, started again on the same folder, and must then hold every step that anybody
has been shown or told of, under the same number. What was under way is asked again by the same
`move_id`, and is carried out once.
"""

from __future__ import annotations

import itertools
import json
import os
import random
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

from support.server.process import CARRACK, Server, serving
from support.waiting import until

SLOW_DISK = (str(Path(__file__).parents[1] / "support" / "slow_disk.py"),)
KILLS = int(os.environ.get("CARRACK_KILLS", "3"))
Step = dict[str, Any]


def identity(step: Step) -> tuple[Any, ...]:
    """What a step is for ever; `undone` may change later, by a step of its own."""
    return step["kind"], step["seat"], step["move"], step["decision"], step["turn"]


class Played:
    """A table, and everything that clients have learnt about it."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.table: str = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
        self.known: dict[int, Step] = {}
        self.lock = threading.Lock()
        self.acknowledged = 0
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.last: tuple[str, dict[str, Any], bytes] | None = None
        self.mistakes: list[str] = []

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {','.join(self.tokens)}"}

    @property
    def newest(self) -> int:
        """The newest step that anybody was told of."""
        with self.lock:
            return max(self.known, default=0)

    def learn(self, steps: list[Step]) -> None:
        """Notes steps that were shown; they must agree with what was shown before."""
        with self.lock:
            for step in steps:
                known = self.known.setdefault(step["seq"], step)
                if identity(known) != identity(step):
                    self.mistakes.append(f"step {step['seq']} was {known} and became {step}")


class Life:
    """A server from its start to its death, and the people who come to it."""

    def __init__(self, server: Server, tables: list[Played], seed: float) -> None:
        self.server = server
        self.tables = tables
        self.seed = seed
        self.people = ThreadPoolExecutor(64)
        self.done: list[Future[None]] = []

    def go(self, what: Callable[..., None], *arguments: Any) -> None:
        """Lets somebody do something meanwhile."""
        self.done.append(self.people.submit(what, *arguments))

    def attend(self, played: Played, bots: int) -> None:
        """Plays at a table until the server is gone; when a game is over, at a new one."""
        choice = random.Random(f"{self.seed} {played.table}")
        try:
            with self.server.client() as client:
                while True:
                    self.go(watch, self.server, played, [])
                    self.go(watch, self.server, played, played.tokens)
                    play(client, played, choice, str(self.server.process.pid))
                    played = Played(new_table(client, bots))
                    self.tables.append(played)
        except httpx.TransportError:
            return

    def end(self) -> None:
        """Kills the server; whatever went wrong with anybody is raised here."""
        self.server.kill()
        for job in self.done:
            job.result(timeout=30)
        self.people.shutdown()


def play(client: httpx.Client, played: Played, choice: random.Random, name: str) -> None:
    """Plays the people's seats to the end of the game."""
    address = f"/api/v1/tables/{played.table}"
    now = client.get(address, headers=played.headers).json()
    for number in itertools.count():
        while now["status"] == "running" and not now["legal"]:
            time.sleep(0.002)
            now = client.get(address, headers=played.headers).json()
        if now["status"] == "over":
            return
        path, body = wish(now, choice)
        body["move_id"] = f"{name}-{number}"
        now = post(client, played, path, body)


def wish(now: dict[str, Any], choice: random.Random) -> tuple[str, dict[str, Any]]:
    """A random legal move, or now and then one taken back."""
    if now["undo_floor"] < now["decision"] and choice.random() < 0.3:
        to = choice.randrange(now["undo_floor"], now["decision"])
        return "undo", {"to": to, "at": now["seq"]}
    return "moves", {"move": choice.choice(now["legal"])["move"], "at": now["seq"]}


def post(client: httpx.Client, played: Played, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Asks, and notes what is acknowledged."""
    played.pending = (path, body)
    address = f"/api/v1/tables/{played.table}/{path}"
    response = client.post(address, json=body, headers=played.headers)
    assert response.status_code == 200, f"{path} {body}: {response.text[:300]}"
    answer: dict[str, Any] = response.json()
    played.learn(answer["steps"])
    played.acknowledged += 1
    played.last = (path, body, response.content)
    played.pending = None
    return answer


def watch(server: Server, played: Played, tokens: list[str]) -> None:
    """Notes what is pushed, without a gap, until the connection ends."""
    try:
        with connect(f"{server.live}/api/v1/tables/{played.table}/live") as socket:
            since = played.newest
            socket.send(json.dumps({"tokens": tokens, "since": since}))
            newest = since
            while True:
                message = json.loads(socket.recv())
                steps = message.get("steps", [])
                played.learn(steps)
                for step in steps:
                    if step["seq"] != newest + 1:
                        played.mistakes.append(f"after step {newest} came {step['seq']}")
                    newest = step["seq"]
    except (WebSocketException, OSError, EOFError):
        return


def one_life(
    data: Path,
    tables: list[Played],
    choice: random.Random,
    more: tuple[str, ...],
    program: tuple[str, ...],
) -> None:
    """Starts the server, checks what it still knows, loads it with work, kills it."""
    with serving(data, *more, program=program) as server:
        with server.client() as client:
            for played in tables:
                check(client, played)
            fresh = [(Played(new_table(client, bots)), bots) for bots in (0, 0, 1)]
        tables += [played for played, _ in fresh]
        life = Life(server, tables, choice.random())
        for played, bots in fresh:
            life.go(life.attend, played, bots)
        until(lambda: all(played.acknowledged for played, _ in fresh))
        time.sleep(choice.uniform(0.1, 1.0))
        life.end()


def table_of(bots: int) -> dict[str, Any]:
    """The wish for a table of people and so many bots."""
    seats: list[dict[str, str]] = [{"kind": "human"}] * (2 - bots)
    seats = seats + [{"kind": "bot", "bot": "random"}] * bots
    return {"game": "amerigo", "players": 2, "seats": seats}


def new_table(client: httpx.Client, bots: int) -> dict[str, Any]:
    made = client.post("/api/v1/tables", json=table_of(bots))
    assert made.status_code == 201, made.text
    return dict(made.json())


def check(client: httpx.Client, played: Played) -> None:
    """The server knows every step that anybody has seen, and answers what was asked before."""
    assert played.mistakes == []
    address = f"/api/v1/tables/{played.table}"
    kept = client.get(f"{address}/steps", headers=played.headers).json()["steps"]
    assert [step["seq"] for step in kept] == list(range(len(kept)))
    for seq, step in played.known.items():
        assert seq < len(kept), f"step {seq} was seen, but is gone: {step}"
        assert identity(kept[seq]) == identity(step)
    if played.last is not None:
        path, body, answer = played.last
        again = client.post(f"{address}/{path}", json=body, headers=played.headers)
        assert (again.status_code, again.json()["seq"]) == (200, json.loads(answer)["seq"])
    if played.pending is not None:
        ask_again(client, played, *played.pending)


def ask_again(client: httpx.Client, played: Played, path: str, body: dict[str, Any]) -> None:
    """What was under way is carried out once, however often it is asked for."""
    address = f"/api/v1/tables/{played.table}/{path}"
    answers = [client.post(address, json=body, headers=played.headers).json() for _ in range(3)]
    assert {answer["seq"] for answer in answers} == {body["at"] + 1}, answers
    since = f"/api/v1/tables/{played.table}/steps?from={body['at'] + 1}"
    steps = client.get(since, headers=played.headers).json()["steps"]
    assert [step["move"] for step in steps] == [body.get("move", "")]
    played.learn(steps)
    played.pending = None


def killed(data: Path, times: int, *more: str) -> None:
    """Kills the server several times, with an eye on how much was going on."""
    more = ("--port", "0", *more)
    choice = random.Random(times)
    tables: list[Played] = []
    for life in range(times):
        one_life(data, tables, choice, more, CARRACK if life % 3 == 0 else SLOW_DISK)
    with serving(data, *more) as server, server.client() as client:
        for played in tables:
            check(client, played)
        status, _, errors = server.stop()
        assert (status in (0, -15), errors) == (True, "")
    assert sum(played.acknowledged for played in tables) > 5 * times
    assert sum(len(played.known) for played in tables) > 10 * times


@pytest.mark.serial
def test_a_killed_server_has_lost_nothing_that_it_acknowledged_or_showed(tmp_path: Path) -> None:
    killed(tmp_path, KILLS)


@pytest.mark.thorough
def test_a_server_killed_a_hundred_times_has_lost_nothing(tmp_path: Path) -> None:
    killed(tmp_path, 100)
