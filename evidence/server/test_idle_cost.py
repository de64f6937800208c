"""What tables that nobody uses cost those who play."""

from __future__ import annotations

import time

from carrack.server.tables.table import Table
from support.server.local import LocalServer


def test_a_request_costs_the_same_however_many_tables_are_watched(local: LocalServer) -> None:
    tables = local.tables
    for number in range(50_000):
        name = f"watched{number}"
        tables.known[name] = table = Table.__new__(Table)
        table.name, table.users = name, 1

    async def asks() -> float:
        began = time.thread_time()
        for number in range(200):
            async with tables.use(f"nowhere{number}"):
                pass
        return time.thread_time() - began

    try:
        seconds = local.does(asks)
    finally:
        tables.known.clear()
    assert seconds < 0.5  # 50 microseconds each, not the ten milliseconds of a look at all
