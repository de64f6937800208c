"""Limits on connections: who may connect, how long one may stall, how many are left."""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import os
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from carrack.server.budget import Clock, count
from carrack.server.http.clients import Clients, site
from carrack.server.http.prices import PATIENCE, Budgets
from carrack.server.refusals import Problem, too_many
from carrack.server.settings import Settings

log = logging.getLogger(__name__)

CONNECTING = 0.5  # the cost of a connection
SPARE = 256  # descriptors for the store, the bots and all else that is not a connection
MANY, LOG_SECONDS = 200, 60.0  # refusals that are worth a line of the log, one a minute
EXPLAINED = 40  # refused connections of an address that are still given a reason
CLOSING_SECONDS = 10.0  # for the client to read what was written last
STALLED_SECONDS = 30.0  # for the client to read anything at all
FULL_SECONDS = 10


class Connection(asyncio.Protocol):
    """The supervision of a connection, mixed into uvicorn's protocols of HTTP and WebSockets."""

    transport: asyncio.Transport
    deadline = math.inf
    stalled = False
    """Whether the client is not reading what was written."""

    def __init__(self, config: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)  # type: ignore[call-arg]
        self.gate: Connections = config.app.state.connections

    def expire(self) -> None:
        """End a connection whose client did not send in time what was due."""

    # No setting: uvicorn does not tell when a connection ends.
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(self.transport)

    # No setting: uvicorn waits for a client that reads nothing for as long as it likes.
    def pause_writing(self) -> None:
        self.stalled = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stalled = False
        super().resume_writing()


class Connections:
    """The connections of a server, of HTTP and WebSockets alike."""

    def __init__(
        self, settings: Settings, clients: Clients, budgets: Budgets, clock: Clock = time.monotonic
    ) -> None:
        self.settings = settings
        self.clients = clients
        self.budgets = budgets
        self.clock = clock
        self.descriptors = raised_descriptors()
        self.spare = min(SPARE, self.descriptors // 2)  # descriptors that must be left free
        self.backlog = max(8, min(128, self.spare // 2))  # accepted before any can be refused
        self.most = min(settings.most_connections, self.descriptors - self.spare)
        self.short = False
        self.logged = -LOG_SECONDS
        self.paying: dict[asyncio.Transport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.waiting: dict[asyncio.Transport, tuple[float, int]] = {}

    def enter(self, transport: asyncio.Transport, peer: str, others: int) -> Problem | None:
        """Enter a new connection beside `others`; return a problem if it is one too many.

        An address that connects too often gets no answer.
        """
        problem = None
        if self.short or others > self.most:
            problem = Problem("full", retry_after=FULL_SECONDS)
            if others > self.most + self.backlog:
                transport.abort()
        elif not (self.clients.exempt(peer) or self.clients.trusts(peer)):
            problem = self._count(transport, site(peer))
        self.budgets.refused += problem is not None
        return problem

    def _count(self, transport: asyncio.Transport, address: str) -> Problem | None:
        """Count and charge a connection of an address; return a problem if it is one too many."""
        self.paying[transport] = address
        count(self.by_address, address, 1)
        over = self.by_address[address] - self.settings.connections_per_address
        if over > EXPLAINED:
            transport.abort()
        seconds = self.budgets.costs.wait(address, self.budgets.clock(), CONNECTING, PATIENCE)
        if over > 0:
            return too_many("too-many-connections", FULL_SECONDS)
        return too_many("too-many", seconds) if seconds > PATIENCE else None

    def leave(self, transport: asyncio.Transport) -> None:
        self.waiting.pop(transport, None)
        if transport in self.paying:
            count(self.by_address, self.paying.pop(transport), -1)

    def sweep(self, connections: Iterable[Connection]) -> None:
        """End stalled connections, and check the free descriptors."""
        now = self.clock()
        for connection in list(connections):
            if connection.deadline < now and not connection.transport.is_closing():
                connection.expire()
            self._sweep_unread(connection, now)
        if self.budgets.refused >= MANY and now - self.logged >= LOG_SECONDS:
            log.warning("%d requests were refused: too many from an address", self.budgets.refused)
            self.logged, self.budgets.refused = now, 0
        before, self.short = self.short, few_left(self.descriptors, self.spare // 2)
        if self.short and not before:
            log.warning("almost out of descriptors (%d): newcomers are refused", self.descriptors)

    def _sweep_unread(self, connection: Connection, now: float) -> None:
        """Abort a connection that is not being read, whether still open or closing."""
        transport = connection.transport
        closing = transport.is_closing()
        if not closing and not connection.stalled:
            self.waiting.pop(transport, None)
            return
        unread = transport.get_write_buffer_size()
        since, before = self.waiting.get(transport, (now, unread))
        if unread < before and not closing:
            since = now
        self.waiting[transport] = (since, unread)
        if now - since > (CLOSING_SECONDS if closing else STALLED_SECONDS):
            transport.abort()


def raised_descriptors() -> int:
    """The limit of open files and connections of this process, raised as far as allowed."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1 << 20 if hard == resource.RLIM_INFINITY else min(hard, 1 << 20)
    for wanted in (most, min(most, 10_240), soft):  # macOS allows no more, whatever it reports
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            break
    return wanted


def few_left(limit: int, spare: int) -> bool:
    """Whether fewer than `spare` descriptors are free, judging by the number of a new one."""
    try:
        descriptor = os.open(os.devnull, os.O_RDONLY)
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    os.close(descriptor)
    return descriptor > limit - spare
