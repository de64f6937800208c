"""The clients of `load.py`: as little work as possible for each message, whatever it holds.

Load generator and server share a machine, so what a client does not need it does not read: an
answer is its status and its length, a push its last bytes.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import zlib
from collections.abc import Callable
from typing import Any, cast

PUSH = b'"type":"steps"}'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
COMPRESSED = 0x40


class Caller(asyncio.Protocol):
    """Requests one after the other on a connection that stays open, and is opened again if need be.

    Like a browser it takes gzip.
    """

    def __init__(self, host: str, port: int) -> None:
        self.address = host, port
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None

    async def post(self, path: str, body: Any, token: str = "") -> tuple[int, bytes]:
        """Send a request, once more if the connection was just closed; return status and body."""
        host, port = self.address
        data = json.dumps(body).encode()
        allowed = f"Authorization: Bearer {token}\r\nAccept-Encoding: gzip\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\n{allowed}"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        try:
            return await self._sent(head.encode() + data)
        except ConnectionError:
            return await self._sent(head.encode() + data)

    async def _sent(self, request: bytes) -> tuple[int, bytes]:
        loop = asyncio.get_running_loop()
        if self.transport is None:
            await loop.create_connection(lambda: self, *self.address)
        assert self.transport is not None
        self.answer = loop.create_future()
        self.transport.write(request)
        return await self.answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self.buffer[:end]).lower()
        length = int(head.split(b"content-length:", 1)[1].split(b"\r\n", 1)[0])
        if len(self.buffer) >= end + 4 + length and self.answer is not None:
            self.answer.set_result((int(head[9:12]), bytes(self.buffer[end + 4 :])))
            self.answer = None
            self.buffer.clear()

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        self.buffer.clear()
        if self.answer is not None:
            self.answer.set_exception(ConnectionError(f"the server hung up: {error}"))
            self.answer = None


class Watcher(asyncio.Protocol):
    """A WebSocket that watches a table; `heard` is called for every step that is pushed."""

    def __init__(
        self, path: str, token: str | None, deflate: bool, heard: Callable[[int], None]
    ) -> None:
        self.path = path
        self.hello = json.dumps({"tokens": [token] if token else []}).encode()
        self.deflate = deflate
        self.heard = heard
        self.buffer = bytearray()
        self.inflating: Any = None
        self.opened = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: int | None = None

    async def connect(self, host: str, port: int) -> None:
        """Connect, and wait for the table to be shown."""
        self.host = f"{host}:{port}"
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        await self.ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        offer = (
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            if self.deflate
            else ""
        )
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            (
                f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{offer}"
                f"Sec-WebSocket-Key: {key}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened:
            self._open()
        while self.opened and (frame := self._frame()) is not None:
            self._read(*frame)

    def _open(self) -> None:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self.buffer[:end]).lower()
        if not head.startswith(b"http/1.1 101"):
            self.ready.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
            self.transport.close()
            return
        del self.buffer[: end + 4]
        self.opened = True
        if b"permessage-deflate" in head:
            self.inflating = zlib.decompressobj(-15)
        self._send(TEXT, self.hello)

    def _frame(self) -> tuple[int, bytes] | None:
        """The first byte and the payload of the next frame that is there whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        first, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        return first, payload

    def _read(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.closed = int.from_bytes(payload[:2], "big")
            self._lost(f"the server closed with {self.closed}: {payload[2:].decode()}")
        elif kind == TEXT:
            size = len(payload)
            if first & COMPRESSED:
                payload = self.inflating.decompress(payload + b"\x00\x00\xff\xff")
            if not self.ready.done():
                self.ready.set_result(None)
            if payload.endswith(PUSH):
                self.heard(size)

    def _send(self, kind: int, payload: bytes) -> None:
        """A frame, masked with zeros, which change nothing."""
        size = len(payload)
        length = bytes([size | 0x80]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + bytes(4) + payload)

    def connection_lost(self, error: Exception | None) -> None:
        self._lost(f"the server hung up: {error}")

    def _lost(self, why: str) -> None:
        self.closed = self.closed or 1006
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(why))
