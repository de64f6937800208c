"""Garbage collection: young objects often and briefly, everything when nobody waits.

A full collection visits all objects of all open tables and connections and stops the server
meanwhile: with a thousand watchers for a quarter of a second. Almost nothing at a table needs it:
objects without reference cycles are freed at once.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from pathlib import Path

YOUNG, MIDDLE, NEVER = 5_000, 5, 10**9
"""Thresholds of the generations: after this many new objects the young ones are collected, after
this many such collections the middle-aged ones too (some milliseconds), the old ones never
automatically."""

LOOK_SECONDS = 1.0
IDLE = 0.05
"""Below this share of a core the server counts as idle."""
REST_SECONDS = 60.0
"""The time between two collections while the server is idle."""
GROWN, SLACK = 1.5, 128 * 2**20
"""If memory has grown by this factor and this many bytes since the last collection, the next one
does not wait for an idle moment."""

STATM = Path("/proc/self/statm")


class Collector:
    """Decides when to run a full collection."""

    def __init__(self) -> None:
        """Exempt all existing objects from collection, and set the thresholds."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.clock, self.worked = time.monotonic(), time.process_time()
        self.collected, self.size = self.clock, resident()

    async def run(self) -> None:
        """Check once a second, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look(time.monotonic(), time.process_time(), resident())

    def look(self, clock: float, worked: float, size: int) -> bool:
        """Collect if it is time; return whether it did.

        `clock` and `worked` are seconds passed and seconds worked, `size` bytes of memory.
        """
        idle = worked - self.worked < (clock - self.clock) * IDLE
        self.clock, self.worked = clock, worked
        rested = clock - self.collected >= REST_SECONDS and gc.get_count()[2] > 0
        if not (idle and rested) and size <= self.size * GROWN + SLACK:
            return False
        gc.collect()
        self.collected, self.size = clock, resident()
        return True


def resident() -> int:
    """Bytes that this process has in memory; 0 where the system does not say."""
    try:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
