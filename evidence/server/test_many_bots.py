"""A real server on which one address has thirty tables of bots: others' bots answer as before."""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from support.server.process import NO_PAUSES, Server, serving

ATTACKER = "127.0.0.9"
TABLES = 30
LIMITS = {"CARRACK_LOOPBACK_EXEMPT": "false"}  # all as shipped
DEI = {"game": "dutch-east-indies"}
Json = dict[str, Any]

pytestmark = [
    pytest.mark.serial,
    pytest.mark.skipif(sys.platform != "linux", reason="has one address for this machine only"),
]


class Caller:
    """Somebody who asks from an address of this machine."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        transport = httpx.HTTPTransport(local_address=address)
        self.client = httpx.Client(base_url=server.address, transport=transport, timeout=60)

    def table(self, *bots: str, **changes: Any) -> Json:
        """A table of as many bots, after one person if the first is ""."""
        seats = [{"kind": "bot", "bot": bot} if bot else {"kind": "human"} for bot in bots]
        wish = {**DEI, "players": len(seats), "seats": seats, **changes}
        made = self.client.post("/api/v1/tables", json=wish)
        assert made.status_code == 201, made.text
        return dict(made.json())

    @contextmanager
    def watching(self, table: str, token: str = "") -> Iterator[ClientConnection]:
        """A connection to a table, which has said hello."""
        host, _, port = self.server.address.removeprefix("http://").partition(":")
        wire = socket.create_connection((host, int(port)), source_address=(self.address, 0))
        address = f"{self.server.live}/api/v1/tables/{table}/live"
        with connect(address, sock=wire, max_queue=None) as live:
            live.send(json.dumps({"tokens": [token] if token else [], "since": None}))
            yield live

    def move(self, made: Json, now: Json) -> Json:
        """Ends the turn if that is possible, else plays what is legal first."""
        legal = [move["move"] for move in now["legal"]]
        body = {
            "move_id": f"m{now['seq']}",
            "at": now["seq"],
            "move": "end" if "end" in legal else legal[0],
        }
        headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        answer = self.client.post(
            f"/api/v1/tables/{made['table']}/moves", json=body, headers=headers
        )
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def turns_of_bot(caller: Caller, bot: str, count: int) -> list[float]:
    """How long some turns of the bot at its own table take, from the move before them."""
    made, seconds, asked = caller.table("", bot), [], time.monotonic()
    with caller.watching(made["table"], made["seats"][0]["token"]) as live:
        now = json.loads(live.recv())
        while len(seconds) < count:
            while now["deciding"] == 0:
                now, asked = caller.move(made, now), time.monotonic()
            while now["deciding"] != 0:
                said = json.loads(live.recv(timeout=60))
                now = said if said["type"] == "steps" and said["seq"] > now["seq"] else now
            seconds.append(time.monotonic() - asked)
    return seconds


def finished(caller: Caller) -> Json:
    """A table of bots that have played to the end."""
    made = caller.table(*["deckhand"] * 4, options={"rounds": 4})
    with caller.watching(made["table"]) as live:
        while json.loads(live.recv(timeout=60)).get("status") != "over":
            pass
    return made


def analysis(caller: Caller, made: Json, method: str = "GET") -> Json:
    """How the analysis of an own table stands; with POST it is asked for."""
    address = f"/api/v1/tables/{made['table']}/analysis"
    headers = {"Authorization": f"Bearer {made['host']}"}
    return dict(caller.client.request(method, address, headers=headers).json())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, program=NO_PAUSES, limits=LIMITS) as server:
        yield server


@pytest.fixture
def attacker(server: Server) -> Iterator[Caller]:
    """One address with thirty tables of four bots each, all of them watched."""
    caller = Caller(server, ATTACKER)
    with ExitStack() as watching:
        for number in range(TABLES):
            bots = ("admiral", "deckhand")[number % 2]
            table = caller.table(*[bots] * 4)["table"]
            watching.enter_context(caller.watching(table))
        yield caller


def test_a_deckhand_answers_while_another_address_has_thirty_tables_of_bots(
    server: Server, attacker: Caller
) -> None:
    seconds = sorted(turns_of_bot(Caller(server, "127.0.0.1"), "deckhand", 12))
    assert seconds[10] < 2.0, seconds


@pytest.mark.thorough
def test_so_does_an_analysis_begin_and_a_deckhand_answer_many_times(tmp_path: Path) -> None:
    limits = {**LIMITS, "CARRACK_TABLES_AT_ONCE": "60", "CARRACK_COST_AT_ONCE": "2000"}
    with serving(tmp_path, program=NO_PAUSES, limits=limits) as server, ExitStack() as watching:
        honest, caller = Caller(server, "127.0.0.1"), Caller(server, ATTACKER)
        own, games = finished(honest), [finished(caller) for _ in range(12)]
        for _ in range(TABLES):
            table = caller.table(*["admiral"] * 4)["table"]
            watching.enter_context(caller.watching(table))
        for made in games:
            analysis(caller, made, "POST")
        analysis(honest, own, "POST")
        asked = time.monotonic()
        seconds = sorted(turns_of_bot(honest, "deckhand", 40))
        assert seconds[37] < 2.0, seconds
        while analysis(honest, own)["done"] == 0:
            assert time.monotonic() - asked < 60.0
            time.sleep(0.5)
