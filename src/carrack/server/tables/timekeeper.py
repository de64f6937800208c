"""The time of a server, and what it does when somebody's clock runs out.

There is one timer for all clocks: it waits for the nearest deadline, or for the next sign. The
server signs that it is at work, so that after a kill what lies between its last sign and its next
start is given back to every running clock. Where no clock runs there is no timer, and no sign.

Of several servers one has this duty (`duties.py`), and looks every second what the others have
stored. Each signs by being alive; only if none is at a start, time is given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType

from carrack.server.clocks.hours import Away
from carrack.server.clocks.now import Now, steady_time
from carrack.server.duties import cancelled
from carrack.server.refusals import Problem
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store

SIGN_SECONDS = 10.0
SHARED_SECONDS = 0.5  # between two looks at what other servers have stored
FAILED_SECONDS = 2.0  # the same after a failure
VISIT_SECONDS = 1.0
"""After which the other tables do not wait for one: another server may keep it."""
LEAST_SECONDS = 0.02  # so that a deadline has certainly passed

log = logging.getLogger(__name__)

Visit = Callable[[str], Awaitable[None]]
"""A function that opens a table, so that it sees what has become of it. Raises Problem."""

NOBODY: Mapping[tuple[str, int], Away] = MappingProxyType({})


class Timekeeper:
    """The time of a server and the timer of all its clocks, from `start` to `close`."""

    def __init__(
        self, store: Store, now: Now | None = None, has_duty: Callable[[], bool] | None = None
    ) -> None:
        """`has_duty` says whether this server is the one of several that looks after the clocks.

        None: it is alone.
        """
        self.store = store
        self.has_duty = has_duty
        self.now: Now = now or steady_time()
        self.due: int | None = None
        """The time at which the nearest clock runs out."""
        self.failed = False  # a table could not be looked after
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.visits: dict[str, asyncio.Task[None]] = {}  # those under way, by their tables

    async def resume(self, away: Mapping[tuple[str, int], Away] = NOBODY) -> None:
        """Give every running clock back what lies between the last sign and now.

        `away` gives the hours that do not count, of seats at tables. If the store fails, that is
        logged, and all else goes on.
        """
        try:
            await self._resume(away)
        except StoreError as error:
            log.error("the time since the last start cannot be given back to clocks: %s", error)

    async def _resume(self, away: Mapping[tuple[str, int], Away]) -> None:
        if await self.store.next_due() is None:
            return
        now = self.now()
        last = await self.store.signed() or now
        known = await self.store.running_clocks({table for table, _ in away}) if away else []
        with_hours = [
            (table, clock.interrupted(last, now, away[table, clock.seat]))
            for table, clock in known
            if (table, clock.seat) in away
        ]
        await self.store.give_back(last, now, with_hours)
        self.due = await self.store.next_due()

    def start(self, visit: Visit) -> None:
        """Begin to watch the clocks: `visit` looks after a table where a clock has run out."""
        self.task = asyncio.create_task(self._watch(visit))

    async def close(self) -> None:
        await cancelled(self.task, *self.visits.values())

    def signed_at(self, now: int) -> int | None:
        """The time with which a step of a table is a sign of this server, if it needs one."""
        return now if self.has_duty is None else None

    def note_due(self, due: int | None) -> None:
        """A clock has been stored that runs out at this time (None: none runs)."""
        if due is not None and (self.due is None or due < self.due):
            self.due = due
            self.woken.set()

    async def _watch(self, visit: Visit) -> None:
        while True:
            try:
                async with asyncio.timeout(self._seconds()):
                    await self.woken.wait()
            except TimeoutError:
                await self._looked(visit)
            self.woken.clear()

    def _seconds(self) -> float | None:
        """Return how long nothing is to be done; None: until a clock runs."""
        if self.has_duty is not None:
            return FAILED_SECONDS if self.failed else SHARED_SECONDS
        if self.due is None:
            return None
        if self.failed:
            return SIGN_SECONDS
        return min(max((self.due - self.now()) / 1000, LEAST_SECONDS), SIGN_SECONDS)

    async def _looked(self, visit: Visit) -> None:
        try:
            await self.look(visit)
        except StoreError as error:
            self.failed = True
            log.error("the clocks cannot be looked after: %s", error)
        except Exception:
            self.failed = True
            log.exception("the clocks cannot be looked after")

    async def look(self, visit: Visit) -> None:
        """Look after the tables where a clock has run out, and sign. Raises StoreError."""
        if self.has_duty is not None and not self.has_duty():
            return
        self.failed, now = False, self.now()
        for name in await self.store.due_clocks(now):
            if name not in self.visits:
                self.visits[name] = asyncio.create_task(self._visited(visit, name))
        if self.visits:
            await asyncio.wait(self.visits.values(), timeout=VISIT_SECONDS)
        self.due = await self.store.next_due()
        self.failed |= not self.visits and self.due is not None and self.due <= now
        if self.has_duty is None:
            await self.store.sign(self.now())

    async def _visited(self, visit: Visit, name: str) -> None:
        try:
            await visit(name)
        except Problem as problem:
            self.failed = True
            log.warning("table %s: its clock cannot be looked after: %s", name, problem)
        except Exception:
            self.failed = True
            log.exception("table %s: its clock cannot be looked after", name)
        finally:
            del self.visits[name]
