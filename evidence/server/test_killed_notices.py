"""SIGKILL at random moments while people are told of their turns: each is told, and hardly twice.

A server alone is started again; of two processes one is killed, and the other goes on.
Every turn makes one entry, also of people who have no address; every entry gets its fate, every
name under which something is handed over arrives, and one arrives twice only where the server died
between handing over and storing that.
"""

from __future__ import annotations

import itertools
import os
import random
import signal
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.server import in_turn
from support.server.in_turn import OfThisTest
from support.server.process import NONE, PROGRAMS, Server
from support.server.receiver import Receiver, receiver
from support.waiting import until

SMALL = (str(PROGRAMS / "small_games.py"),)
PLAYERS, ROUNDS, AT_ONCE = 4, 9, 8  # of a table; tables that are played in turn
PEOPLE, SILENT = 12, 2  # and how many of them have no address
LIFE = (0.2, 1.0)  # seconds
PATIENCE = 60.0
SAID = {"CARRACK_ADDRESS": "http://localhost", "CARRACK_NOTICE_HOSTS": "127.0.0.1"}
UNDER_WAY = "SELECT notice FROM handovers WHERE due IS NOT NULL"
ENDS = 'SELECT table_id, count(*) FROM entries WHERE line LIKE \'%"move":"end"%\' GROUP BY 1'
Json = dict[str, Any]


class Play:
    """Tables of people who are told of their turns, at a server that is killed again and again."""

    def __init__(self, data: Path, hook: Receiver, kills: int, seed: float) -> None:
        self.data = data
        self.hook = hook
        self.kills = kills
        self.choice = random.Random(seed)
        self.lives = 0
        self.under_way: Counter[str] = Counter()
        """What was being handed over when a server died, and how often."""
        self.cookies: list[str] = []
        self.doomed: threading.Timer | None = None
        self.killer = threading.Thread(target=self.kill_one_after_another)
        self.over = threading.Event()
        self.server = self.born()
        self.client = httpx.Client(base_url=f"{self.server.address}/api/v1", timeout=30)

    def born(self) -> Server:
        """A server, which will be killed soon if some are still to be."""
        if self.lives:
            self.note_under_way()
        self.lives += 1
        limits = {**NONE, **SAID, "CARRACK_NOTICE_SECONDS": "0"}
        server = Server(self.data, "--port", "0", program=SMALL, limits=limits)
        if self.cookies and self.lives <= self.kills and not server.is_several:
            self.doomed = threading.Timer(self.choice.uniform(*LIFE), server.kill)
            self.doomed.start()
        return server

    def note_under_way(self) -> None:
        """Note what is being handed over when somebody has died."""
        self.under_way.update(name for (name,) in self.look(UNDER_WAY))

    def begin(self) -> None:
        """Let the kills begin: of the server, or of one of its processes after the other."""
        if self.server.is_several:
            self.killer.start()
        else:
            self.server.kill()

    def kill_one_after_another(self) -> None:
        """Kill one of two processes as soon as there are two; the other goes on."""
        while self.lives <= self.kills and not self.over.is_set():
            before = self.server.processes
            if self.over.wait(self.choice.uniform(*LIFE)):
                return
            os.kill(self.choice.choice(before), signal.SIGKILL)
            self.note_under_way()
            self.lives += 1
            until(lambda b=before: len(set(self.server.processes) - set(b)) == 1)  # type: ignore[misc]

    def look(self, query: str) -> list[tuple[Any, ...]]:
        """What the store answers."""
        with in_turn.database(self.data / "carrack.db") as asked:
            return asked.execute(query).fetchall()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """The answer to a request, which is asked again if whoever was to give it dies."""
        while True:
            origin = {"Origin": self.server.address, **headers}
            try:
                answer = self.client.request(method, path, json=body, headers=origin)
                return answer.json() if answer.status_code < 300 else None
            except (httpx.TransportError, ValueError):
                if self.server.is_several:
                    continue
                self.server.process.wait()
                self.server = self.born()
                self.client.close()
                self.client = httpx.Client(base_url=f"{self.server.address}/api/v1", timeout=30)

    def people(self) -> None:
        """People who are told of their turns, each at their own address; and a few who are not."""
        for n in range(PEOPLE):
            answer = self.client.post(
                "/me", json={"name": f"P{n}"}, headers={"Origin": self.server.address}
            )
            cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
            self.client.cookies.clear()
            self.cookies.append(cookie)
            body = {"address": f"{self.hook.address}/{n}", "wanted": ["turn"]}
            if n >= SILENT:
                assert self.ask("POST", "/me/notices", body, Cookie=self.cookie(n))

    def cookie(self, person: int) -> str:
        """The cookie, whose name has the port of the server."""
        port = self.server.address.rpartition(":")[2]
        return f"carrack-{port}={self.cookies[person]}"

    def table(self) -> Json:
        """A table of people drawn at random."""
        seats = [{"kind": "human"}] * PLAYERS
        wish = {"game": "tiny", "players": PLAYERS, "seats": seats, "options": {"rounds": ROUNDS}}
        while (made := self.ask("POST", "/tables", wish)) is None:
            pass
        drawn = self.choice.sample(range(PEOPLE), PLAYERS)
        for person, seat in zip(drawn, made["seats"], strict=True):
            body = {"tokens": [seat["token"]]}
            while self.ask("POST", "/me/claims", body, Cookie=self.cookie(person)) is None:
                pass
        return {**made, "deciding": 0}

    def turn(self, made: Json) -> bool:
        """Plays one turn; returns whether the game goes on."""
        address, first, now = f"/tables/{made['table']}", made["deciding"], None
        while now is None or (now["status"] == "running" and now["deciding"] == first):
            bearer = f"Bearer {made['seats'][first]['token']}"
            if now is None:  # the answer was lost with the server
                now = self.ask("GET", address, Authorization=bearer)
                continue
            index = now["legal"][-1]["index"]
            body = {"move_id": f"m{self.choice.random()}", "index": index, "at": now["seq"]}
            now = self.ask("POST", f"{address}/moves", body, Authorization=bearer)
            now = now and now.get("snapshot", now)
        made["deciding"] = now["deciding"]
        return bool(now["status"] == "running")

    def turns(self, count: int) -> None:
        """Plays about so many turns, at several tables in turn, and until all kills are done."""
        tables: list[Json] = []
        for number in itertools.count():
            if number >= count and (self.lives > self.kills or not self.server.is_several):
                return
            while len(tables) < AT_ONCE:
                tables.append(self.table())
            made = tables.pop(0)
            if self.turn(made):
                tables.append(made)

    def entries(self) -> list[tuple[Any, ...]]:
        """All entries of the outbox, once all have their fate."""
        end = time.monotonic() + PATIENCE
        while self.look("SELECT 1 FROM outbox WHERE fate IS NULL LIMIT 1"):
            assert time.monotonic() < end, "some never get a fate"
            assert self.server.process.poll() is None
            time.sleep(0.05)
        return self.look("SELECT id, table_id, seat, turn, fate, leader FROM outbox")

    def asked(self) -> Counter[str]:
        """How many turns began at each table after its first."""
        over = self.look("SELECT id FROM tables WHERE status = 'over'")
        return Counter(dict(self.look(ENDS))) - Counter(table for (table,) in over)

    def end(self) -> None:
        self.over.set()
        if self.killer.is_alive():
            self.killer.join()
        if self.doomed is not None:
            self.doomed.cancel()
        self.client.close()
        if self.server.process.poll() is None:
            self.server.kill()


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.thorough)])
def test_every_turn_is_told_and_twice_only_where_the_server_died(
    tmp_path: Path, thorough: bool
) -> None:
    turns, kills = (10_000, 60) if thorough else (100, 2) if OfThisTest.database else (300, 4)
    seed = float(os.environ.get("CARRACK_SEED", time.time()))
    with receiver() as hook:
        play = Play(tmp_path, hook, kills, seed)
        try:
            play.people()
            play.begin()
            play.turns(turns)
            if play.doomed is not None:
                play.doomed.cancel()
            play.ask("GET", "/server")  # so that there is one
            entries, asked = play.entries(), play.asked()
        finally:
            play.end()
    assert play.lives > play.kills, f"killed too seldom (seed {seed})"
    told = Counter((table, turn) for _, table, _, turn, _, _ in entries)
    assert set(told.values()) == {1}, "each turn makes one entry"
    assert Counter(table for table, _ in told) == asked
    fates = {name: fate for name, _, _, _, fate, _ in entries}
    assert set(fates.values()) <= {"sent", "bunched", "left-out"}
    assert {fates[leader] for *_, leader in entries if leader} <= {"sent"}
    arrived = Counter(taken.json["id"] for taken in hook.taken)
    assert set(arrived) == {name for name in fates if fates[name] == "sent"}
    more = arrived - Counter(set(arrived))
    assert more <= play.under_way, "told again though it was stored that it was told"
    print(f"{len(entries)} entries, {kills} kills, {Counter(fates.values())}, {more.total()} twice")
    assert len(arrived) > len(entries) / 3
