"""WebSockets below ASGI: input is read no faster than it is paid for."""

from __future__ import annotations

import asyncio
import math
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from carrack.server.http.prices import MESSAGE
from carrack.server.http.wire import Config, log, raw_answer
from carrack.server.refusals import malformed
from carrack.server.tables.hub import PUSH

MESSAGE_SIZE = 16 * 1024  # bytes of a message
SLICE = 256  # bytes of them that cost as much as one message
UNREAD = 64 * 1024
FRAGMENTS = 64  # of a message


def text_frame(message: bytes) -> bytes:
    """A message of text as a server writes it: one frame, neither masked nor compressed."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class LiveSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose input is paid for, and read no faster than that."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.logger = log
        self.conn.logger = log
        self.gate = config.connections
        self.deadline = math.inf
        self.unread = b""
        self.resting: asyncio.TimerHandle | None = None

    @property
    def stalled(self) -> bool:
        """Whether the other side does not take what was written."""
        return not self.writable.is_set()

    def expire(self) -> None:
        """Do nothing: uvicorn's pings detect dead connections."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.resting is not None:
            self.resting.cancel()
        super().connection_lost(exc)
        self.gate.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._greet(data)
            return
        self.unread += data
        if len(self.unread) > UNREAD:
            self.transport.abort()
        elif self.resting is None:
            self._read()
        else:
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope)[PUSH] = self.push

    def push(self, message: bytes) -> bool:
        """Write a message if the client keeps up; return whether it did.

        ASGI and the library would cost ten times as much per watcher.
        """
        closed = self.close_sent or self.disconnected or self.transport.is_closing()
        if closed or self.stalled or not self.handshake_complete:
            return False
        self.transport.write(text_frame(message))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # uvicorn would log the refusal as unfinished

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(self.frames):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def _greet(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:
            refusal = malformed(None, "no-websocket")
            self.transport.write(b"".join(self.conn.data_to_send()) or raw_answer(refusal))
            self.transport.close()

    def _read(self) -> None:
        """Read slice by slice, for as long as the budget lasts."""
        self.resting = None
        while self.unread and not self.transport.is_closing():
            piece, self.unread = self.unread[:SLICE], self.unread[SLICE:]
            super().data_received(piece)
            wait = self.gate.charge(self.scope, MESSAGE)
            if wait > 0:
                self.transport.pause_reading()
                self.resting = self.loop.call_later(wait, self._rested)
                return

    def _rested(self) -> None:
        self._read()
        if self.resting is None and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()


def _is_text(frames: list[bytes]) -> bool:
    """Whether a message is UTF-8; otherwise uvicorn would log a long traceback."""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
