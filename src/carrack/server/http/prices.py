"""Prices of requests, and what addresses may spend and have in progress.

A cost is in the milliseconds that a request may take the server: an address has a budget of them
(`guard.py`), so that nobody can use more than a small share of the server. One is a millisecond of
the processor at most (`evidence/server/test_prices.py`).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from starlette.routing import BaseRoute

from carrack.server.budget import Bucket, Clock
from carrack.server.refusals import too_many
from carrack.server.settings import Settings

PATIENCE = 1.5  # seconds that a request waits for its budget before it is refused
JOB_SECONDS = 5  # after which an address with many jobs may ask again
SOCKET_SECONDS = 30


class Price(NamedTuple):
    """The price of a request; for a WebSocket, of opening it.

    A job keeps a process busy for a while, or may be a long one: each address may have only a few
    of them open. What makes a table that stays is rationed besides.
    """

    cost: float
    is_job: bool = False
    makes_table: bool = False


PRICE = "carrack.price"
"""The key of a price in a request's scope, if somebody pays it."""
LEAST = Price(1)
CHANGES = dict.fromkeys(("PUT", "DELETE"), Price(3))
"""The price of what changes something at an address that no row names."""
MESSAGE = 1.0
"""A message on a WebSocket."""


class Prices:
    """The prices of all requests: those that the rows name, and what anything else costs."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self.by_method: dict[str, list[Any]] = {}
        for route in routes:
            for method in getattr(route, "methods", None) or ("GET",):
                self.by_method.setdefault(method, []).append(route)

    def of(self, method: str, path: str) -> Price:
        """The price of a request; a WebSocket's method is GET."""
        rows = self.by_method.get("GET" if method == "HEAD" else method, [])
        found = next((row for row in rows if row.path_regex.match(path)), None)
        return getattr(found, "price", None) or CHANGES.get(method, LEAST)


class Budgets:
    """The budgets of all addresses: cost, new tables, jobs under way, open connections."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.costs = Bucket(settings.cost_per_second, settings.cost_at_once)
        self.tables = Bucket(settings.tables_per_minute / 60, settings.tables_at_once)
        self.daily = Bucket(settings.tables_per_day / 86_400, settings.tables_per_day)
        self.jobs: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()
        self.refused = 0
        """Requests and connections refused since the last log entry about them."""

    def charge(self, client: str, price: Price) -> float:
        """Charge a request; return the seconds that it must wait. Raises Problem 429."""
        now = self.clock()
        if price.is_job and self.jobs[client] >= self.settings.jobs_per_address:
            raise too_many("too-many-jobs", JOB_SECONDS)
        seconds = self.costs.wait(client, now, price.cost, PATIENCE)
        if seconds > PATIENCE:
            raise too_many("too-many", seconds)
        if price.makes_table:
            waits = [bucket.wait(client, now) for bucket in (self.tables, self.daily)]
            if any(waits):
                raise too_many("too-many-tables", max(waits))
        return seconds

    def debit(self, client: str | None, cost: float) -> float:
        """Charge for work already done; return the seconds until more should be done."""
        return 0.0 if client is None else self.costs.wait(client, self.clock(), cost, float("inf"))

    def require_socket(self, client: str) -> None:
        """Raise Problem 429 if no further connection may watch."""
        if self.sockets[client] >= self.settings.connections_per_address:
            raise too_many("too-many-connections", SOCKET_SECONDS)
