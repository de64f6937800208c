"""Who may connect, how long a connection may keep us waiting, and what is left of descriptors."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from carrack.server.http.budget import PATIENCE, Budgets, count, too_many
from carrack.server.http.clients import CLIENT, Clients, site
from carrack.server.http.protocol import Problem
from carrack.server.settings import Settings

log = logging.getLogger(__name__)

CONNECTING = 0.5  # the cost of a connection
SPARE = 256  # descriptors for the store, the bots and what else is not a connection
MANY, TOLD_SECONDS = 200, 60.0  # refusals that are worth a line of the log, one a minute
TOLD = 40  # refused connections of an address that are still told why
CLOSING_SECONDS = 10.0  # for the other side to take what was written last
STALLED_SECONDS = 30.0  # for the other side to take anything at all
FULL_SECONDS = 10


class Connection(Protocol):
    """What is watched of a connection, HTTP or WebSocket."""

    transport: asyncio.Transport
    deadline: float

    @property
    def stalled(self) -> bool:
        """Whether the other side does not take what was written."""
        ...

    def expire(self) -> None:
        """The other side has not said in time what it was to say."""
        ...


class Connections:
    """The connections of a server, of HTTP and WebSockets alike."""

    def __init__(
        self,
        settings: Settings,
        clients: Clients,
        budgets: Budgets,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.clients = clients
        self.budgets = budgets
        self.clock = clock
        self.descriptors = raised_descriptors()
        self.most = min(settings.most_connections, self.descriptors - self.spare)
        self.short = False
        self.told = -TOLD_SECONDS
        self.paying: dict[asyncio.Transport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.waiting: dict[asyncio.Transport, tuple[float, int]] = {}

    @property
    def spare(self) -> int:
        """Descriptors that connections leave to others."""
        return min(SPARE, self.descriptors // 2)

    @property
    def backlog(self) -> int:
        """Connections that are taken at one go, before any of them can be refused."""
        return max(8, min(128, self.spare // 2))

    # --- coming and going -----------------------------------------------------------------------

    def enter(self, transport: asyncio.Transport, peer: str, others: int) -> Problem | None:
        """A new connection beside this many others; the problem if it is one too many.

        Whoever comes too often is not even told.
        """
        problem = self._entered(transport, peer, others)
        self.budgets.refused += problem is not None
        return problem

    def _entered(self, transport: asyncio.Transport, peer: str, others: int) -> Problem | None:
        if self.short or others > self.most:
            if others > self.most + self.backlog:
                transport.abort()
            return Problem(503, "full", retry_after=FULL_SECONDS)
        if self.clients.exempt(peer) or self.clients.trusts(peer):
            return None
        address = self.paying[transport] = site(peer)
        count(self.by_address, address, 1)
        over = self.by_address[address] - self.settings.connections_per_address
        now = self.budgets.clock()
        seconds = self.budgets.costs.wait(address, now, CONNECTING, PATIENCE)
        if over > TOLD:
            transport.abort()
        if over > 0:
            return too_many("too-many-connections", FULL_SECONDS)
        if seconds > PATIENCE:
            return too_many("too-many", seconds)
        return None

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        address = self.paying.pop(transport, None)
        self.waiting.pop(transport, None)
        if address is not None:
            count(self.by_address, address, -1)

    def charge(self, scope: Any, cost: float) -> float:
        """Charges for what comes on a connection; gives the seconds until more may be read."""
        client = scope.get(CLIENT)
        return 0.0 if client is None else self.budgets.debit(client, cost)

    # --- deadlines ------------------------------------------------------------------------------

    def sweep(self, connections: Iterable[Connection]) -> None:
        """Ends the connections that keep us waiting; looks what is left of descriptors."""
        now = self.clock()
        for connection in list(connections):
            if connection.deadline < now and not connection.transport.is_closing():
                connection.expire()
            self._sweep_unread(connection, now)
        self._tell_refused(now)
        short = few_left(self.descriptors, self.spare // 2)
        if short and not self.short:
            log.warning("almost out of descriptors (%d): newcomers are refused", self.descriptors)
        self.short = short

    def _tell_refused(self, now: float) -> None:
        """Says now and then that many were refused: in less than they have sent."""
        if self.budgets.refused >= MANY and now - self.told >= TOLD_SECONDS:
            log.warning("%d requests were refused: too many from an address", self.budgets.refused)
            self.told, self.budgets.refused = now, 0

    def _sweep_unread(self, connection: Connection, now: float) -> None:
        """Breaks off what the other side does not take, whether we still write or have closed."""
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


# --- descriptors ---------------------------------------------------------------------------------


def raised_descriptors() -> int:
    """How many files and connections this process may have open, once raised as far as may be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 1 << 20
    most = 1 << 20 if hard == resource.RLIM_INFINITY else min(hard, 1 << 20)
    for wanted in (most, min(most, 10_240)):  # macOS allows no more, whatever it says
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            continue
        return wanted
    return soft


def few_left(limit: int, spare: int) -> bool:
    """Whether fewer than this many descriptors are free, by the number that a new one gets."""
    try:
        descriptor = os.open(os.devnull, os.O_RDONLY)
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    os.close(descriptor)
    return descriptor > limit - spare
