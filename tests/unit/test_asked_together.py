"""Questions for the revisions of tables: few on their way, and each answered by what is stored."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence

import pytest

from carrack.server.several.line import Line
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Exchange


class Slow(Exchange):
    """Answers a question when it is let, by then; notes what it was asked."""

    def __init__(self) -> None:
        self.stored = {"a": 1, "b": 1, "c": 1}
        self.asked: list[set[str]] = []
        self.free = asyncio.Semaphore(0)

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        self.asked.append(set(tables))
        await self.free.acquire()
        if "broken" in tables:
            raise StoreError("the connection is lost")
        return {table: self.stored[table] for table in tables if table in self.stored}


async def soon(line: Line, *tables: str) -> list[asyncio.Task[int | None]]:
    """Questions for these tables, once they have gone as far as they come."""
    tasks = [asyncio.create_task(line.revision(table)) for table in tables]
    for _ in range(5):
        await asyncio.sleep(0)
    return tasks


def test_what_is_asked_while_a_question_is_on_its_way_is_asked_together() -> None:
    async def asks() -> None:
        exchange = Slow()
        line = Line(exchange, "this")
        [first] = await soon(line, "a")
        later = await soon(line, "b", "c", "a", "gone")
        assert exchange.asked == [{"a"}]
        exchange.stored["a"] = 2
        exchange.free.release()
        assert await first == 2
        exchange.stored["a"] = 3
        exchange.free.release()
        assert await asyncio.gather(*later) == [1, 1, 3, None]
        assert exchange.asked == [{"a"}, {"a", "b", "c", "gone"}]

    asyncio.run(asks())


def test_a_failure_and_who_waits_no_more_harm_no_other_question() -> None:
    async def asks() -> None:
        exchange = Slow()
        line = Line(exchange, "this")
        [fails, with_it] = await soon(line, "broken", "a")
        [leaves, stays] = await soon(line, "b", "c")
        leaves.cancel()
        for _ in range(2):
            exchange.free.release()
        for task in (fails, with_it):
            with pytest.raises(StoreError):
                await task
        assert await stays == 1

    asyncio.run(asks())


def test_a_failure_that_nobody_waits_for_any_more_is_no_error_of_this_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def asks() -> None:
        exchange = Slow()
        [leaves] = await soon(Line(exchange, "this"), "broken")
        leaves.cancel()
        exchange.free.release()
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(asks())
    gc.collect()
    assert caplog.text == ""
