"""Nobody can take all connections: newcomers wait, and tables play on."""

from __future__ import annotations

import json
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from support.server import in_turn
from support.server.lines import HELLO, KEY, SECONDS, UPGRADE, answer_of, line_to
from support.server.process import FEW_DESCRIPTORS, NONE, Server, new_table, serving

GET = b"GET /api/v1/server HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"


def crowd(stack: ExitStack, server: Server, number: int) -> list[socket.socket]:
    """Opens silent connections."""
    return [stack.enter_context(line_to(server)) for _ in range(number)]


def asks_again(server: Server) -> bytes:
    """What a newcomer is answered on a connection of its own."""
    with line_to(server) as line:
        line.sendall(GET)
        return answer_of(line)


def ping(live: Any) -> float:
    """Seconds until somebody who watches a table is answered."""
    began = time.monotonic()
    live.send('{"type":"ping"}')
    while json.loads(live.recv(timeout=SECONDS))["type"] != "pong":
        pass
    return time.monotonic() - began


def test_an_address_with_too_many_connections_is_refused_more_and_keeps_those_it_has(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, limits={"CARRACK_CONNECTIONS_PER_ADDRESS": "8"}) as server:
        made = new_table(server)
        with (
            connect(f"{server.live}/api/v1/tables/{made['table']}/live") as live,
            ExitStack() as stack,
        ):
            live.send(HELLO)
            assert json.loads(live.recv())["type"] == "sync"
            crowd(stack, server, 7)
            with line_to(server) as one_more:
                one_more.sendall(GET)
                answer = answer_of(one_more)
            assert answer.startswith(b"HTTP/1.1 429")
            assert b"retry-after: " in answer.lower()
            assert ping(live) < SECONDS
            stack.close()
            deadline = time.monotonic() + 60
            while not (ours := asks_again(server)).startswith(b"HTTP/1.1 200"):
                assert time.monotonic() < deadline, ours
                time.sleep(0.1)


def test_out_of_descriptors_newcomers_are_refused_and_tables_play_on(tmp_path: Path) -> None:
    """256 of them, and for each process 400 connections that say nothing."""
    limits = {**NONE, "CARRACK_HEAD_SECONDS": "1.5"}
    with serving(tmp_path, program=FEW_DESCRIPTORS, limits=limits) as server:
        made = new_table(server)
        path = f"/api/v1/tables/{made['table']}"
        with connect(f"{server.live}{path}/live") as live, server.client() as seated:
            live.send(HELLO)
            assert json.loads(live.recv())["type"] == "sync"
            seat = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            assert seated.get(path, headers=seat).status_code == 200
            with ExitStack() as stack:
                crowd(stack, server, 400 * in_turn.servers())
                assert seated.get(path, headers=seat).status_code == 200
                assert ping(live) < SECONDS
                deadline = time.monotonic() + 60
                while not answered(server):  # the silent ones go when their time is over
                    assert time.monotonic() < deadline
                    time.sleep(0.1)
                assert ping(live) < SECONDS
        _, _, errors = server.stop()
    assert len(errors) < 2_000, errors[:2_000]


def answered(server: Server) -> bool:
    """Whether a newcomer is answered."""
    try:
        return httpx.get(f"{server.address}/api/v1/server", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.serial
def test_a_flood_on_a_websocket_is_read_no_faster_than_it_is_paid_for(tmp_path: Path) -> None:
    """Pings as fast as they are taken, of our own and of the protocol, and what others wait."""
    with serving(tmp_path, limits={}) as server:
        path = f"/api/v1/tables/{new_table(server)['table']}/live"
        floods = (frame(1, b'{"type":"ping"}') * 2_000, frame(9, b"") * 5_000)
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")  # with a budget of its own
        with (
            line_to(server) as one,
            line_to(server) as other,
            httpx.Client(base_url=server.address, transport=elsewhere) as honest,
        ):
            for line in (one, other):
                line.sendall(f"GET {path} HTTP/1.1\r\n".encode() + UPGRADE + KEY + b"\r\n")
                assert line.recv(1_000).startswith(b"HTTP/1.1 101")
                line.sendall(frame(1, HELLO.encode()))
                line.setblocking(False)
            waits: list[float] = []
            until = time.monotonic() + 2
            while time.monotonic() < until:
                drown(one, floods[0])
                drown(other, floods[1])
                began = time.monotonic()
                assert honest.get("/api/v1/server").status_code == 200
                waits.append(time.monotonic() - began)
                time.sleep(0.01)
            assert sorted(waits)[len(waits) // 2] < 0.1, sorted(waits)


def frame(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    return bytes([0x80 | kind, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


def drown(line: socket.socket, flood: bytes) -> None:
    """Sends as much as the other side takes."""
    try:
        line.send(flood)
    except OSError:
        return
