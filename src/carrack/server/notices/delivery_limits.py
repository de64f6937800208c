"""Limits on parallel deliveries, so that an address that hangs keeps nobody else waiting.

An address has `PATIENCE` seconds of the quick lane. One that has not answered by then goes on in
the slow lane, and begins there until it has answered in time again. So the quick lane never stands
still for longer, however many addresses hang. Where the slow lane is full, an address that hangs is
put off; and no host has more than its few places.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

QUICK, SLOW, OF_HOST = 24, 16, 4  # at once
PATIENCE = 2.0  # seconds
HOST_SECONDS = 10.0  # that one waits for a place of its host
ENOUGH = 10_000  # addresses that hang are remembered

Job = Callable[[], Awaitable[None]]


class PutOff(Exception):
    """Too many are being waited for that hang, or that belong to the same host: later."""


class DeliveryLimits:
    """The deliveries under way, and the addresses that hung last time; `patience` is in seconds."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.quick = asyncio.Semaphore(QUICK)
        self.slow = asyncio.Semaphore(SLOW)
        self.hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.hung: OrderedDict[str, None] = OrderedDict()

    async def hand_over(self, address: str, host: str, job: Job) -> None:
        """Do what hands something to an address; raises what it raises, or PutOff."""
        async with self._place_of(host):
            if address not in self.hung:
                await self._quickly(address, job)
            elif self.slow.locked():
                raise PutOff
            else:
                await self._slowly(address, job)

    async def hand_to_own(self, host: str, job: Job) -> None:
        """The same for a host of the server's own, which is in nobody else's way."""
        async with self._place_of(host):
            await job()

    @asynccontextmanager
    async def _place_of(self, host: str) -> AsyncIterator[None]:
        """A place of a host; raises PutOff if none becomes free soon."""
        places = self.hosts.setdefault(host, asyncio.Semaphore(OF_HOST))
        try:
            async with asyncio.timeout(HOST_SECONDS):
                await places.acquire()
        except TimeoutError:
            raise PutOff from None
        try:
            yield
        finally:
            places.release()

    async def _quickly(self, address: str, job: Job) -> None:
        task: asyncio.Future[None] | None = None
        try:
            async with self.quick:
                task = asyncio.ensure_future(job())
                await asyncio.wait((task,), timeout=self.patience)
            if not task.done():
                self._hangs(address)
                if self.slow.locked():
                    raise PutOff
                async with self.slow:
                    await asyncio.wait((task,))
            task.result()
        finally:
            if task is not None and not task.done():
                task.cancel()
                await asyncio.wait((task,))

    async def _slowly(self, address: str, job: Job) -> None:
        async with self.slow:
            began = time.monotonic()
            try:
                await job()
            finally:
                if time.monotonic() - began < self.patience:
                    self.hung.pop(address, None)

    def _hangs(self, address: str) -> None:
        self.hung[address] = None
        if len(self.hung) > ENOUGH:
            self.hung.popitem(last=False)
