"""SIGKILL while clocks run: no acknowledged move is lost, and clocks stand still while it is down.

Each time the server is killed, everything that it has stored of the time is put back by an hour, as
if it had been down for so long.
"""

from __future__ import annotations

import json
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from support.server import in_turn
from support.server.process import Server, serving

KILLS, TABLES = 2, 2
HOUR, BANK = 3_600_000, 7_200  # ms, seconds
LOST = 10.0  # seconds that a kill may cost somebody at most
SLACK = 1.0  # seconds between a request and its answer, on a busy machine


@dataclass
class Timed:
    """A table with a clock, the steps that were acknowledged, and what was left when."""

    table: str
    tokens: list[str]
    acknowledged: list[int] = field(default_factory=list)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {','.join(self.tokens)}"}

    def look(self, client: httpx.Client) -> dict[str, Any]:
        answer = client.get(f"/api/v1/tables/{self.table}", headers=self.headers)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def play(self, client: httpx.Client) -> None:
        """Plays the first legal move again and again, until the server is gone."""
        try:
            while True:
                now = self.look(client)
                move = {"move_id": secrets.token_hex(8), "index": now["legal"][0]["index"]}
                address = f"/api/v1/tables/{self.table}/moves"
                body = {**move, "at": now["seq"]}
                answer = client.post(address, json=body, headers=self.headers)
                assert answer.status_code == 200, answer.text
                self.acknowledged.append(answer.json()["seq"])
        except httpx.TransportError:
            return

    def left(self, client: httpx.Client) -> list[float]:
        """Seconds that everybody has left."""
        return [clock["left"] / 1000 for clock in self.look(client)["clocks"]["seats"]]


def timed_table(client: httpx.Client) -> Timed:
    """A table of two people at two devices, with a clock that brings no credit."""
    seats = [{"kind": "human"}, {"kind": "human", "elsewhere": True}]
    clock = {"kind": "live", "bank": BANK, "credit": 0, "out": "wait"}
    wish = {"game": "amerigo", "players": 2, "seats": seats, "seed": 3, "clock": clock}
    made = client.post("/api/v1/tables", json=wish).json()
    token = secrets.token_urlsafe(32)
    accepts = {"action": "accept", "invitation": made["seats"][1]["invitation"], "token": token}
    answer = client.post(f"/api/v1/tables/{made['table']}/seats/1", json=accepts)
    assert answer.status_code == 200, answer.text
    return Timed(made["table"], [made["seats"][0]["token"], token])


def an_hour_ago(data: Path) -> None:
    """Puts all that is stored of the time back, as if the server had died an hour earlier."""
    with in_turn.database(data / "carrack.db") as connection:
        connection.execute(f"UPDATE clocks SET since = since - {HOUR}, due = due - {HOUR}")
        connection.execute(f"UPDATE signs SET at = at - {HOUR}")
        connection.execute(f"UPDATE duties SET until = until - {HOUR}")


def reconnects(server: Server, timed: Timed) -> None:
    """A page that was open comes back with what it has seen, and gets what it missed."""
    seen = max(timed.acknowledged, default=0)
    with connect(f"{server.live}/api/v1/tables/{timed.table}/live") as socket:
        socket.send(json.dumps({"tokens": timed.tokens, "since": seen}))
        message = json.loads(socket.recv(timeout=20))
    assert message["type"] == "sync"
    assert message["seq"] >= seen


@pytest.mark.serial
def test_a_kill_loses_no_move_and_nobody_more_than_ten_seconds(tmp_path: Path) -> None:
    tables: list[Timed] = []
    before: list[list[float]] = []
    looked = 0.0
    for life in range(KILLS + 1):
        started = time.monotonic()
        with serving(tmp_path) as server, server.client() as client:
            if not tables:
                tables = [timed_table(client) for _ in range(TABLES)]
            now = [timed.left(client) for timed in tables]
            alive = time.monotonic() - started + looked
            for was, left in zip(before, now, strict=False):
                for one, other in zip(was, left, strict=True):
                    assert one - other <= alive + SLACK, "a kill has cost somebody time"
                    assert other - one <= LOST + SLACK, "a kill has given somebody time"
            for timed in tables:
                steps = client.get(
                    f"/api/v1/tables/{timed.table}/steps", headers=timed.headers
                ).json()["steps"]
                assert {step["seq"] for step in steps} >= set(timed.acknowledged)
                reconnects(server, timed)
            if life == KILLS:
                assert all(len(timed.acknowledged) > KILLS for timed in tables)
                return
            before, since = now, time.monotonic()
            with ThreadPoolExecutor(TABLES) as people:
                plays = [people.submit(timed.play, server.client()) for timed in tables]
                time.sleep(0.7)
                server.kill()
            for play in plays:
                play.result()
            looked = time.monotonic() - since
        an_hour_ago(tmp_path)
