"""The state of the server for monitoring: `/health` and `/ready`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store

log = logging.getLogger(__name__)

KEPT_SECONDS = 2.0  # seconds for which an answer is kept, so that requests do not wear out the disk
PATIENCE_SECONDS = 5.0


class Health:
    """Whether the store can be written, from a recent check."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock: Callable[[], float] = time.monotonic
        self.checked = -KEPT_SECONDS
        self.problem = ""
        self.lock = asyncio.Lock()

    async def wrong(self) -> str:
        """Return what is wrong with the store; empty if nothing is."""
        async with self.lock:
            if self.clock() - self.checked >= KEPT_SECONDS:
                self.problem = await self._looked()
                self.checked = self.clock()
            return self.problem

    async def _looked(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.store.touch()
        except StoreError as error:
            wrong = str(error)
        except TimeoutError:
            wrong = f"the store has not answered for {PATIENCE_SECONDS:g} seconds"
        else:
            return ""
        log.error("nothing can be saved: %s", wrong)
        return wrong
