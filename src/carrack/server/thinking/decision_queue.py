"""The jobs that wait for a worker, and which of them is next.

* Time is shared by address, and within one by table (`shares.py`), so that a stranger with
  thirty tables of bots delays somebody else's by one decision at most.
* Slow jobs never have all workers: the quick ones do not wait for them.
* Nor has one address all of them: another's job finds one that is free.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from carrack.server.thinking.bots import DecisionTask, is_quick
from carrack.server.thinking.fair_shares import Shares


@dataclass(eq=False)
class QueuedTask:
    """A job in the queue: `what` to do, and the future `answer`."""

    what: str
    job: DecisionTask
    answer: asyncio.Future[Any]
    slow: bool = field(init=False)
    began: float = 0.0

    def __post_init__(self) -> None:
        self.slow = self.what != "decide" or not is_quick(self.job)

    @property
    def account(self) -> str | None:
        """The address that pays; None: this machine, or unknown."""
        return self.job.account


class DecisionQueue:
    """All queue of `workers` workers; times are those of `clock`, in seconds."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self.clock = clock
        self.waiting: list[QueuedTask] = []
        self.running: list[QueuedTask] = []
        self.accounts: Shares[str | None] = Shares()
        self.tables: dict[str | None, Shares[str]] = {}  # by address, while it wants something

    def add(self, queued: QueuedTask) -> None:
        self.tables.setdefault(queued.account, Shares())
        self.waiting.append(queued)

    def drop(self, queued: QueuedTask) -> None:
        """Remove a job that nobody waits for any more, if it has not begun."""
        self.waiting.remove(queued)
        self._gone(queued.account)

    def next(self) -> QueuedTask | None:
        """The job to begin now, if one may and a worker is free."""
        found = min(self._free(), key=self._order, default=None)
        if found is not None:
            self.waiting.remove(found)
            self.running.append(found)
            found.began = self.clock()
            self.accounts.served(found.account)
            self.tables[found.account].served(found.job.table)
        return found

    def done(self, queued: QueuedTask) -> None:
        """Note that a job has ended, well or not."""
        self.running.remove(queued)
        seconds = self.clock() - queued.began
        self.accounts.spent(queued.account, seconds)
        self.tables[queued.account].spent(queued.job.table, seconds)
        self._gone(queued.account)

    def _gone(self, account: str | None) -> None:
        """Forget the tables of an address without further jobs."""
        if not any(one.account == account for one in (*self.waiting, *self.running)):
            del self.tables[account]

    def _free(self) -> list[QueuedTask]:
        """The waiting jobs that may begin."""
        if len(self.running) >= self.workers:
            return []
        most = max(1, self.workers - 1)
        slow = sum(queued.slow for queued in self.running) < most
        at_work = [queued.account for queued in self.running]
        full = {one for one in at_work if one is not None and at_work.count(one) >= most}
        return [e for e in self.waiting if (slow or not e.slow) and e.account not in full]

    def _order(self, queued: QueuedTask) -> tuple[int, float, float]:
        """Addresses with nothing in progress come first: a job is not counted before it ends."""
        running = sum(other.account == queued.account for other in self.running)
        tables = self.tables[queued.account]
        return running, self.accounts.of(queued.account), tables.of(queued.job.table)
