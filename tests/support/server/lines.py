"""Connections to a real server on which tests send raw bytes."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPResponse

from support.server.process import Server

HELLO = json.dumps({"tokens": [], "since": None})
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE = b"Host: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n"
SECONDS = 6.0  # a busy machine may be late


@contextmanager
def line_to(server: Server) -> Iterator[socket.socket]:
    """A connection on which a test sends raw bytes."""
    host, port = server.address.removeprefix("http://").rsplit(":", 1)
    with socket.create_connection((host, int(port)), timeout=SECONDS) as line:
        yield line


def answer_of(line: socket.socket) -> bytes:
    """Everything received until the server closes."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def status_of(line: socket.socket) -> int:
    """The status of one answer, which is read whole."""
    answer = HTTPResponse(line)
    answer.begin()
    answer.read()
    return answer.status


def ask(server: Server, *sent: bytes) -> bytes:
    """The answers on a new connection until it is closed."""
    with line_to(server) as line:
        for part in sent:
            line.sendall(part)
        return answer_of(line)
