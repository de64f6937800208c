"""When Python looks for garbage: young objects often and briefly, all of them when nobody waits.

A collection of everything walks over all objects of all open tables and connections and stops the
server meanwhile: with a thousand watchers for a quarter of a second. Almost nothing at a table
needs it: what does not refer to itself in a circle is freed at once.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from pathlib import Path

YOUNG, MIDDLE, NEVER = 5_000, 5, 10**9
"""So many new objects, and the young ones are looked through; so many times, and the middle-aged
ones are too (some milliseconds); the old ones never by themselves."""

LOOK_SECONDS = 1.0
IDLE = 0.05
"""Below this share of a core the server counts as idle."""
REST_SECONDS = 60.0
"""So long lie between two collections while the server is idle."""
GROWN, SLACK = 1.5, 128 * 2**20
"""Grown by that factor and this many bytes since the last collection, memory does not wait for idle
moments."""

STATM = Path("/proc/self/statm")


class Collector:
    """Decides when everything is collected; asked once in a while."""

    def __init__(self) -> None:
        """What there is now stays for good: it is not looked at again. Thresholds are set."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.clock, self.worked = time.monotonic(), time.process_time()
        self.collected, self.size = self.clock, resident()

    async def run(self) -> None:
        """Looks once a second, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look(time.monotonic(), time.process_time(), resident())

    def look(self, clock: float, worked: float, size: int) -> bool:
        """Collects if it is time; says whether.

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
