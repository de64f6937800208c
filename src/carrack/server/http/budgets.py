"""What addresses may spend, and what they have in progress."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from carrack.server.budget import Bucket
from carrack.server.http.prices import Price
from carrack.server.refusals import too_many
from carrack.server.settings import Settings

PATIENCE = 1.5  # seconds that a request waits for its budget before it is refused
DAY = 86_400.0
JOB_SECONDS = 5  # after which an address with many jobs may ask again
SOCKET_SECONDS = 30


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

    def charge(self, client: str, price: Price) -> float:
        """Charge a request; return the seconds that it must wait. Raises Problem 429."""
        now = self.clock()
        if price.is_job and self.jobs[client] >= self.settings.jobs_per_address:
            raise too_many("too-many-jobs", JOB_SECONDS)
        seconds = self.costs.wait(client, now, price.cost, PATIENCE)
        if seconds > PATIENCE:
            raise too_many("too-many", seconds)
        if price.makes_table:
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
