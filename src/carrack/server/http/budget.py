"""What addresses may spend, and what they have in progress."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextvars import ContextVar

from carrack.server.http.prices import cost_of, is_job, makes_table
from carrack.server.refusals import Problem
from carrack.server.settings import Settings

ADDRESSES = 10_000  # remembered by a bucket
PATIENCE = 1.5  # seconds that a request waits for its budget before it is refused
DAY = 86_400.0
BYTES = 32 * 1024  # of a body or an answer that cost one
JOB_SECONDS = 5  # after which an address with many jobs may ask again
SOCKET_SECONDS = 30
TOO_MANY = "too-many"


class Bucket:
    """What an address may spend: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.addresses: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Spend `cost` at time `now` (seconds) if it is allowed; return whether it was."""
        return self.wait(address, now, cost) == 0

    def wait(self, address: str, now: float, cost: float = 1.0, patience: float = 0.0) -> float:
        """Spend `cost`, and return the seconds to wait; beyond `patience` nothing is spent."""
        left, since = self.addresses.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        cost = min(cost, self.burst)
        seconds = max(0.0, (cost - left) / self.rate)
        self.addresses[address] = (left - cost if seconds <= patience else left, now)
        if len(self.addresses) > ADDRESSES:
            self.addresses.popitem(last=False)
        return seconds


PAYER: ContextVar[Callable[[float], object] | None] = ContextVar("payer", default=None)
"""Charges the address that asked for the current work; None if nobody pays."""


def pay(cost: float) -> None:
    """Charge for work whose cost is known only when it is done."""
    payer = PAYER.get()
    if payer is not None:
        payer(cost)


class Budgets:
    """The budgets of all addresses: cost, new tables, jobs under way, open connections."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.costs = Bucket(settings.cost_per_second, settings.cost_at_once)
        self.tables = Bucket(settings.tables_per_minute / 60, settings.tables_at_once)
        self.daily = Bucket(settings.tables_per_day / DAY, settings.tables_per_day)
        self.jobs: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()
        self.refused = 0
        """Requests and connections refused since the last log entry about them."""

    def charge(self, client: str, method: str, path: str) -> float:
        """Charge a request; return the seconds that it must wait. Raises Problem 429."""
        now = self.clock()
        if is_job(method, path) and self.jobs[client] >= self.settings.jobs_per_address:
            raise too_many("too-many-jobs", JOB_SECONDS)
        seconds = self.costs.wait(client, now, cost_of(method, path), PATIENCE)
        if seconds > PATIENCE:
            raise too_many("too-many", seconds)
        if makes_table(method, path):
            self._charge_table(client, now)
        return seconds

    def _charge_table(self, client: str, now: float) -> None:
        waits = [bucket.wait(client, now) for bucket in (self.tables, self.daily)]
        if any(waits):
            raise too_many("too-many-tables", max(waits))

    def debit(self, client: str, cost: float) -> float:
        """Charge for work already done; return the seconds until more should be done."""
        return self.costs.wait(client, self.clock(), cost, float("inf"))

    def require_socket(self, client: str) -> None:
        """Raise Problem 429 if no further connection may watch."""
        if self.sockets[client] >= self.settings.connections_per_address:
            raise too_many("too-many-connections", SOCKET_SECONDS)


def too_many(key: str, seconds: float, **args: int) -> Problem:
    """A refusal that says when to come again."""
    again = max(1, int(seconds + 0.999))
    return Problem(TOO_MANY, key, args, retry_after=again)


def count(counter: Counter[str], key: str, by: int) -> None:
    """Add to a counter, and remove keys at zero."""
    counter[key] += by
    if counter[key] <= 0:
        del counter[key]
