"""What sends half a request, too much, or nothing at all does not stay, and keeps nobody out."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.sync.client import connect

from support.server import postgres
from support.server.lines import HELLO, KEY, SECONDS, UPGRADE, answer_of, ask, line_to, status_of
from support.server.process import CARRACK, NONE, WITHOUT_UVLOOP, Server, new_table, serving

QUICK = {
    **NONE,
    "CARRACK_HEAD_SECONDS": "0.5",
    "CARRACK_BODY_SECONDS": "0.5",
    "CARRACK_IDLE_SECONDS": "1",
}


TWO = "two processes on PostgreSQL"


@pytest.fixture(
    scope="module",
    params=[CARRACK, WITHOUT_UVLOOP, pytest.param(TWO, marks=pytest.mark.thorough)],
    ids=["as installed", "in Python alone", "on two"],
)
def impatient(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives half a second for a head and as much for a body."""
    data = tmp_path_factory.mktemp("impatient")
    program, more = request.param, ["--port", "0"]
    if program == TWO:
        postgres.needed()
        program, more = CARRACK, [*more, "--database", postgres.url_for(data), "--processes", "2"]
    with serving(data, *more, program=program, limits=QUICK) as server:
        yield server


POST = b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 400\r\n\r\n"
CHUNKED = b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
GET = b"GET /api/v1/server HTTP/1.1\r\nHost: a\r\n"
UNWANTED = b"POST /nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n"


def test_half_a_request_does_not_stay(impatient: Server) -> None:
    halves = {
        b"": b"",
        b"GET /api/v1/ser": b"408",
        GET + b"X-Half": b"408",
        POST + b'{"game"': b"408",
        CHUNKED + b"5\r\nab": b"408",
    }
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(impatient)) for _ in halves]
        for line, half in zip(lines, halves, strict=True):
            line.sendall(half)
        assert [answer_of(line)[9:12] for line in lines] == list(halves.values())


def test_what_drips_does_not_stay_either(impatient: Server) -> None:
    drops = {b"GET / HTTP/1.1\r\n": b"X: y\r\n", POST: b" ", UNWANTED: b"x", b"": b"\r\n"}
    with ExitStack() as stack:
        lines = {stack.enter_context(line_to(impatient)): drop for drop in drops.values()}
        for line, beginning in zip(lines, drops, strict=True):
            line.sendall(beginning)
        deadline = time.monotonic() + SECONDS
        while lines:
            assert time.monotonic() < deadline, lines.values()
            time.sleep(0.1)
            for line in list(lines):
                try:
                    line.sendall(lines[line])
                except OSError:
                    del lines[line]


def test_after_a_body_that_nobody_wanted_the_next_request_is_answered(impatient: Server) -> None:
    """A proxy sends the requests of other people on the same connection."""
    refused = (
        b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nOrigin: http://b\r\nContent-Length: 6\r\n\r\n"
    )
    with line_to(impatient) as line:
        for _ in range(3):
            line.sendall(refused + b"123")
            assert status_of(line) == 403
            line.sendall(b"456")
            line.sendall(GET + b"\r\n")
            assert status_of(line) == 200
            line.sendall(refused + b"123")
            assert status_of(line) == 403
            line.sendall(b"456" + GET + b"\r\n")
            assert status_of(line) == 200


def test_somebody_who_asks_and_asks_again_is_answered_on_the_same_connection(
    impatient: Server,
) -> None:
    with impatient.client() as client:
        for _ in range(3):
            assert client.get("/api/v1/server").status_code == 200
            wrong = client.post("/api/v1/tables", content=b"x" * 70_000)
            assert wrong.status_code == 413
            time.sleep(0.3)  # longer in all than a head may take
        assert client.post("/api/v1/tables", content=b"{}").status_code == 400


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"nonsense\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000, b"431 400"),
        (b"GET /" + b"a" * 200_000, b"431 400"),
        (b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", b"404"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 300, b"200 503 400"),
    ],
)
def test_what_is_no_request_is_answered_like_everything_else(
    impatient: Server, sent: bytes, status: bytes
) -> None:
    answer = ask(impatient, sent)
    assert answer[9:12] in status.split()
    head = answer.split(b"\r\n\r\n")[0].lower()
    assert b"content-security-policy: default-src 'self';" in head
    assert b"x-content-type-options: nosniff" in head


LIVE = b"GET /api/v1/tables/a/live HTTP/1.1\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"POST /api/v1/tables HTTP/1.1\r\n" + UPGRADE + KEY + b"\r\n", b"400"),
        (
            b"POST /api/v1/tables HTTP/1.1\r\n" + UPGRADE + KEY + b"Content-Length: 2\r\n\r\n{}",
            b"400",
        ),
        (LIVE + UPGRADE + b"\r\n", b"404"),
        (LIVE + UPGRADE + KEY + b"X: y\r\n" * 300 + b"\r\n", b"431"),
        (b"GET /api/v1/nothing HTTP/1.1\r\n" + UPGRADE + KEY + b"\r\n", b"404"),
        (GET + b"Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n", b"200"),
    ],
)
def test_an_upgrade_that_is_none_is_answered(impatient: Server, sent: bytes, status: bytes) -> None:
    answer = ask(impatient, sent)
    assert answer[9:12] == status, answer[:200]
    assert b"content-security-policy" in answer.lower()


def test_a_message_that_is_no_text_closes_its_connection(impatient: Server) -> None:
    made = new_table(impatient)
    path = f"/api/v1/tables/{made['table']}/live"
    with line_to(impatient) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\n".encode() + UPGRADE + KEY + b"\r\n")
        assert line.recv(1_000).startswith(b"HTTP/1.1 101")
        line.sendall(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"\xff\xfe")
        assert answer_of(line)[:4] == bytes([0x88, 2, 0x03, 0xEF])  # 1007


def test_a_websocket_stays_however_impatient_the_server_is(impatient: Server) -> None:
    made = new_table(impatient)
    with connect(f"{impatient.live}/api/v1/tables/{made['table']}/live") as live:
        live.send(HELLO)
        assert json.loads(live.recv())["type"] == "sync"
        time.sleep(0.8)
        live.send('{"type":"ping"}')
        assert json.loads(live.recv(timeout=SECONDS))["type"] == "pong"
