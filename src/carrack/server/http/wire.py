"""HTTP and WebSockets below ASGI, where half a request can be seen.

Uvicorn reads for as long as a client sends; here a head or body must arrive in time and within
limits, malformed requests are answered like all others, and a WebSocket is read no faster than it
is paid for. What uvicorn's settings can do is left to them (`cli/play.py`); each method that stands
in place of one of its own says why none does. `tests/api/test_wire_names.py` knows all names of
uvicorn that are used here, and which limit hangs on each.
"""

from __future__ import annotations

import asyncio
import logging
import math
from functools import lru_cache
from http.client import responses
from typing import TYPE_CHECKING, Any, cast

import h11
from starlette.datastructures import Headers
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from carrack.server.budget import BYTES
from carrack.server.http.clients import ACCOUNT
from carrack.server.http.connections import Connection
from carrack.server.http.guard import FIELDS, HEADERS, policy
from carrack.server.http.prices import MESSAGE
from carrack.server.http.requests import refusal
from carrack.server.refusals import Problem, malformed
from carrack.server.tables.hub import PUSH

HEAD = 64 * 1024  # bytes
LINE = 4_000  # bytes that the WebSocket library accepts in a line, with some reserve
PIPELINED = 16  # most requests sent before the first was answered
REFUSED_SECONDS = 0.5  # before an address over budget gets its answer: it would retry at once
LINGER_SECONDS = 2.0  # for the rest of a body that is no longer needed
PROXY_IDLE_SECONDS = 75  # a proxy keeps its connections, and would lose a request on a closed one
MESSAGE_SIZE = 16 * 1024  # bytes of a message on a WebSocket
SLICE = 256  # bytes of them that cost as much as one message
UNREAD = 64 * 1024
FRAGMENTS = 64  # of a message

UNLOGGED = (
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",
)
"""Messages that uvicorn calls errors: one that is no text, and a refused WebSocket."""
logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in UNLOGGED)


def raw_answer(problem: Problem) -> bytes:
    """The answer to malformed input that never became a request."""
    response = refusal(problem)
    more = {"Connection": "close", "Content-Security-Policy": policy("")}
    response.headers.update(more | HEADERS)
    status = response.status_code
    lines = [f"HTTP/1.1 {status} {responses[status]}".encode()]
    lines += [name + b": " + value for name, value in response.raw_headers]
    return b"\r\n".join(lines) + b"\r\n\r\n" + response.body


if TYPE_CHECKING:
    _Base = H11Protocol
else:
    _Base = asyncio.Protocol


class Bounded(Connection, _Base):
    """An HTTP connection with deadlines and limits, mixed into uvicorn's protocols."""

    owed: bool
    """Whether more of a body is to come, of one that is no longer needed too."""
    refused: Problem | None = None
    head = 0
    """Bytes of a head that is not whole yet."""

    def expire(self) -> None:
        """Answer that the head or body did not arrive in time."""
        if self._answering and not self.owed:  # later input may wait for the end of that
            self.deadline = self.gate.clock() + self.gate.settings.head_seconds
        elif self.refused is not None:
            self.end(self.refused)
        elif self.head or self._answering:
            self.end(Problem("too-slow"))
        else:
            self.transport.close()

    def end(self, problem: Problem) -> None:
        """Answer, if nothing else is being answered, and close."""
        cycle = self.answered
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(raw_answer(problem))
        if cycle is not None:
            cycle.disconnected = True  # nobody is left to receive the current answer
        self.transport.close()

    @property
    def answered(self) -> RequestResponseCycle | None:
        """The request that is being answered, or was last."""
        return self.cycle

    @property
    def _answering(self) -> bool:
        """Whether the request that was read last is not answered yet."""
        return bool(self.cycle) and not self.cycle.response_complete

    # No setting: limit_concurrency counts connections, but not those of an address.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.refused = self.gate.enter(transport, peer, len(self.connections))
        patience = self.gate.settings.head_seconds if self.refused is None else REFUSED_SECONDS
        self.deadline = self.gate.clock() + patience
        if self.gate.clients.trusts(peer):
            self.timeout_keep_alive = PROXY_IDLE_SECONDS

    # No setting: timeout_keep_alive ends with the first byte, and only h11 limits a head.
    def data_received(self, data: bytes) -> None:
        if self.refused is not None:
            return
        if self.owed:
            self._body(data)
        else:
            self._head(data)

    def _head(self, data: bytes) -> None:
        """Take the beginning of a request, and anything that comes with it."""
        before = self.cycle
        if self.head == 0:
            late = self.gate.clock() + self.gate.settings.head_seconds
            self.deadline = min(self.deadline, late)
        now, rest = data[: HEAD - self.head], data[HEAD - self.head :]
        self.head += len(now)
        super().data_received(now)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.cycle is not before:
            self._begun()
            if rest:
                self.data_received(rest)
        elif rest:
            self.end(Problem("too-long", "long-head", {"most": HEAD}))

    def _body(self, data: bytes) -> None:
        """Take more of a body.

        After one that is no longer needed the connection can be used again: a proxy sends other
        people's requests on it.
        """
        before = self.cycle
        self.gate.budgets.debit(cast(Any, before.scope.get(ACCOUNT)), len(data) / BYTES)
        super().data_received(data)
        if self.cycle is not before or not self.owed:
            self._begun()
            if self.cycle is before and not self._answering:
                super().on_response_complete()

    def _begun(self) -> None:
        """Await the body of a request whose head is whole, or nothing if that is whole too."""
        self.head = 0
        late = self.gate.clock() + self.gate.settings.body_seconds
        self.deadline = late if self.owed else math.inf

    # No setting: uvicorn reads a body that is no longer needed for as long as it is sent.
    def on_response_complete(self) -> None:
        if self.owed and not self._answering and not self.transport.is_closing():
            self.deadline = self.gate.clock() + LINGER_SECONDS
            self.flow.resume_reading()
        else:
            super().on_response_complete()

    # No setting: uvicorn answers in plain text, without our headers.
    def send_400_response(self, msg: str) -> None:
        self.end(malformed(None, "not-http"))

    # No setting: uvicorn upgrades whatever asks, and its library refuses in its own words.
    def _should_upgrade(self) -> bool:
        headers = Headers(raw=self.headers)
        return (
            self.scope["method"] == "GET"
            and headers.get("sec-websocket-version") == "13"
            and len(headers.get("sec-websocket-key", "")) == 24
            and len(self.headers) <= FIELDS
            and all(len(name) + len(value) <= LINE for name, value in self.headers)
            and super()._should_upgrade()
        )


class BoundedH11(Bounded, H11Protocol):
    """The connection with uvicorn's pure Python protocol, which reads one request at a time."""

    @property
    def owed(self) -> bool:  # type: ignore[override]
        return self.conn.their_state is h11.SEND_BODY


try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # it does not install everywhere
    HTTP: type[asyncio.Protocol] = BoundedH11
else:

    class BoundedHttpTools(Bounded, HttpToolsProtocol):  # type: ignore[misc]
        """The connection with uvicorn's faster protocol, where it can be installed."""

        owed = False
        answered: RequestResponseCycle | None = None

        # No setting: uvicorn does not tell which of several requests is being answered.
        def _start_asgi_task(self, cycle: Any, app: Any) -> None:
            self.answered = cycle
            super()._start_asgi_task(cycle, app)

        # No setting: uvicorn reads all requests of a packet before the first is answered, and
        # the parser reads nothing after an upgrade that is none.
        def on_headers_complete(self) -> None:
            if len(self.pipeline) >= PIPELINED:
                raise ValueError("too many requests at once")
            super().on_headers_complete()
            self.owed = True
            if self.parser.should_upgrade() and not self._should_upgrade():
                self.cycle.keep_alive = False

        # No setting: uvicorn does not tell where a body ends that is no longer needed.
        def on_message_complete(self) -> None:
            self.owed = False
            super().on_message_complete()

    HTTP = BoundedHttpTools


@lru_cache(1)  # it goes to many watchers
def text_frame(message: bytes) -> bytes:
    """A message of text as a server writes it: one frame, neither masked nor compressed."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


class LiveSocket(Connection, WebSocketsSansIOProtocol):
    """A WebSocket whose input is paid for, and read no faster than that; pings find dead ones."""

    resting: asyncio.TimerHandle | None = None
    unread = b""

    # No setting: ws_max_size limits one message, and nothing limits pings.
    def data_received(self, data: bytes) -> None:
        greeted = self.handshake_initiated
        if not greeted:
            super().data_received(data)
            if not self.handshake_initiated:
                problem = malformed(None, "no-websocket")
                self.transport.write(b"".join(self.conn.data_to_send()) or raw_answer(problem))
                self.transport.close()
            elif not self.close_sent:
                cast(dict[str, Any], self.scope)[PUSH] = self.push
            return
        self.unread += data
        if len(self.unread) > UNREAD:
            self.transport.abort()
        elif self.resting is None:
            self._read()
        else:
            self.transport.pause_reading()

    def push(self, message: bytes) -> bool:
        """Write a message if the client keeps up; return whether it did.

        ASGI and the library would cost ten times as much per watcher.
        """
        closed = self.close_sent or self.transport.is_closing()
        if closed or self.stalled or not self.handshake_complete:
            return False
        self.transport.write(text_frame(message))
        return True

    # No setting: ws_max_size does not count fragments that are empty.
    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def _read(self) -> None:
        """Read slice by slice, for as long as the budget lasts."""
        self.resting = None
        while self.unread and not self.transport.is_closing():
            piece, self.unread = self.unread[:SLICE], self.unread[SLICE:]
            super().data_received(piece)
            wait = self.gate.budgets.debit(cast(Any, self.scope.get(ACCOUNT)), MESSAGE)
            if wait > 0:
                self.transport.pause_reading()
                self.resting = self.loop.call_later(wait, self._read)
                return
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
