"""HTTP below ASGI, where half a request can be seen; for WebSockets see `websocket.py`.

Uvicorn reads for as long as a client sends; here a head or body must arrive in time and within
limits, and malformed requests are answered like all others.
"""

from __future__ import annotations

import asyncio
import http
import logging
import math
from typing import TYPE_CHECKING, Any

import h11
import uvicorn
from starlette.datastructures import Headers
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from carrack.server.budget import BYTES
from carrack.server.http.connections import Connections
from carrack.server.http.guard import HEADERS, policy
from carrack.server.http.statuses import error_of, status_of
from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.reading import encoded

HEAD = 64 * 1024  # bytes
LINE = 4_000  # bytes that the WebSocket library accepts in a line, with some reserve
FIELDS = 100
PIPELINED = 16  # most requests sent before the first was answered
REFUSED_SECONDS = (
    0.5  # seconds before an address over budget gets its answer: it would only retry at once
)
LINGER_SECONDS = 2.0  # for the rest of a body that is no longer needed
PROXY_IDLE_SECONDS = 75  # a proxy keeps its connections, and would lose a request on a closed one

log = logging.getLogger(__name__)
log.setLevel(logging.ERROR)  # malformed requests are not worth a log entry


class Config(uvicorn.Config):
    """Uvicorn's configuration, with our connections."""

    def __init__(self, app: Any, connections: Connections, **more: Any) -> None:
        super().__init__(
            app,
            backlog=connections.backlog,
            h11_max_incomplete_event_size=HEAD,
            timeout_keep_alive=connections.settings.idle_seconds,
            **more,
        )
        self.connections = connections


def raw_answer(problem: Problem) -> bytes:
    """The answer to malformed input that never became a request."""
    body = encoded(error_of(problem))
    head = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Connection": "close",
        "Content-Security-Policy": policy(""),
        **HEADERS,
    }
    if problem.retry_after is not None:
        head["Retry-After"] = str(problem.retry_after)
    status = http.HTTPStatus(status_of(problem))
    lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
    lines += [f"{name}: {value}" for name, value in head.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


if TYPE_CHECKING:
    _Base = H11Protocol
else:
    _Base = asyncio.Protocol


class Bounded(_Base):
    """An HTTP connection with deadlines and limits, mixed into uvicorn's protocols."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.logger = log
        self.gate = config.connections
        self.limits = config.connections.settings
        self.refused: Problem | None = None
        self.deadline = math.inf
        self.head = 0  # bytes of a head that is not whole yet
        self.unwanted = False  # the body is no longer needed

    # --- watched by Connections -----------------------------------------------------------------

    @property
    def stalled(self) -> bool:
        """Whether the other side does not take what was written."""
        return self.flow.write_paused

    def expire(self) -> None:
        """Answer that the head or body did not arrive in time."""
        if self._answering:  # later input may wait for the end of that
            self.deadline = self.gate.clock() + self.limits.head_seconds
        elif self.refused is not None:
            self.end(self.refused)
        elif self.unwanted or not (self.head or self._reading):
            self.transport.close()
        else:
            self.end(Problem("too-slow"))

    def end(self, problem: Problem) -> None:
        """Answer, if nothing else is being answered, and close."""
        cycle = self._answered
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(raw_answer(problem))
        if cycle is not None:
            cycle.disconnected = True  # nobody is left to receive the current answer
        self.transport.close()

    @property
    def _request(self) -> RequestResponseCycle | None:
        """The request that was read last; uvicorn has none at first."""
        return self.cycle

    @property
    def _answered(self) -> RequestResponseCycle | None:
        """The request that is being answered, or was last."""
        return self.cycle

    @property
    def _reading(self) -> bool:
        """Whether a request is under way whose body is not whole."""
        cycle = self._request
        return cycle is not None and cycle.more_body and not cycle.response_complete

    @property
    def _answering(self) -> bool:
        """Whether a request that is whole is being answered."""
        cycle = self._request
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    # --- asyncio.Protocol -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.refused = self.gate.enter(transport, peer, len(self.connections))
        patience = self.limits.head_seconds
        if self.refused is not None:
            patience = REFUSED_SECONDS
        self.deadline = self.gate.clock() + patience
        if self.gate.clients.trusts(peer):
            self.timeout_keep_alive = PROXY_IDLE_SECONDS

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.refused is not None:
            return
        if self.unwanted:
            self._rest(data)
        elif self._reading:
            self._body(data)
        else:
            self._head(data)

    def _head(self, data: bytes) -> None:
        """Take the beginning of a request, and anything that comes with it."""
        before = self.cycle
        if self.head == 0:
            self.deadline = min(self.deadline, self.gate.clock() + self.limits.head_seconds)
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
        before = self.cycle
        self.gate.charge(before.scope, len(data) / BYTES)
        super().data_received(data)
        if self.cycle is not before:
            self._begun()
        elif not self._reading:
            self.deadline = math.inf

    def _rest(self, data: bytes) -> None:
        """Take more of a body that is no longer needed.

        After it the connection can be used again: a proxy sends other people's requests on it.
        """
        before = self.cycle
        self.gate.charge(before.scope, len(data) / BYTES)
        super().data_received(data)
        if self.cycle is not before:
            self.unwanted = False
            self._begun()
        elif not self._is_owed():
            self.unwanted = False
            self.deadline = math.inf
            super().on_response_complete()

    def _is_owed(self) -> bool:
        """Whether more of a body is to come."""
        raise NotImplementedError

    def _begun(self) -> None:
        """Handle the end of a head; from now on the body is awaited."""
        self.head = 0
        late = self.gate.clock() + self.limits.body_seconds
        self.deadline = late if self._reading else math.inf

    def on_response_complete(self) -> None:
        """Wait for the next request, or a moment longer for a body that is no longer needed."""
        cycle = self.cycle
        if cycle.response_complete and self._is_owed() and not self.transport.is_closing():
            self.unwanted = True
            self.deadline = self.gate.clock() + LINGER_SECONDS
            self.flow.resume_reading()
            return
        super().on_response_complete()

    # --- uvicorn --------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        self.end(malformed(None, "not-http"))

    def _should_upgrade(self) -> bool:
        """Whether this opens a WebSocket; other upgrades are answered as ordinary requests."""
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
    """The connection with uvicorn's pure Python protocol."""

    def _is_owed(self) -> bool:
        return self.conn.their_state is h11.SEND_BODY


HTTP: type[asyncio.Protocol] = BoundedH11
try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # it does not install everywhere
    pass
else:

    class BoundedHttpTools(Bounded, HttpToolsProtocol):  # type: ignore[misc]
        """The connection with uvicorn's faster protocol, where it can be installed."""

        answering: RequestResponseCycle | None = None
        owed = False

        @property
        def _answered(self) -> RequestResponseCycle | None:
            return self.answering

        def _start_asgi_task(self, cycle: Any, app: Any) -> None:
            self.answering = cycle  # of several pipelined requests, not the one read last
            super()._start_asgi_task(cycle, app)

        def on_message_begin(self) -> None:
            if len(self.pipeline) >= PIPELINED:
                raise ValueError("too many requests at once")
            self.owed = True
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self.owed = False
            super().on_message_complete()

        def _is_owed(self) -> bool:
            return self.owed

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            if self.parser.should_upgrade() and not self._should_upgrade():
                self.cycle.keep_alive = False  # the parser reads nothing after such a request

    HTTP = BoundedHttpTools
