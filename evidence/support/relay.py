"""The way between a server and its PostgreSQL, which can be interrupted and healed.

Interrupted, it swallows everything, as a network does that is gone: nobody is told that a
connection is lost, and new ones are accepted but never answered. What was on its way arrives when
it is healed, if whoever has sent it still waits or not.
"""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

PORT = 5432
AT_A_TIME = 1 << 16
WRITTEN = re.compile(rb"INSERT 0 \d+\x00Z\x00\x00\x00\x05T")
"""What PostgreSQL says when it has inserted something, and the transaction goes on."""


class Relay:
    """A socket in a folder, behind which the PostgreSQL with a socket in another folder answers."""

    def __init__(self, folder: Path, to: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.here, self.there = (str(each / f".s.PGSQL.{PORT}") for each in (folder, to))
        self.loop = asyncio.new_event_loop()
        self.open = asyncio.Event()
        self.open.set()
        self.cut_when: re.Pattern[bytes] | None = None
        self.interrupted = threading.Event()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self._run(asyncio.start_unix_server(self._connected, self.here))

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    def interrupt(self) -> None:
        """Swallow everything from now on."""
        self.loop.call_soon_threadsafe(self._interrupt)
        assert self.interrupted.wait(10)

    def interrupt_when(self, seen: re.Pattern[bytes]) -> None:
        """Swallow everything from the moment on when PostgreSQL gives this answer; wait for it."""
        self.cut_when = seen
        assert self.interrupted.wait(20), "there was no such answer"

    def heal(self) -> None:
        """Let everything through again, beginning with what was on its way."""
        self.interrupted.clear()
        self.loop.call_soon_threadsafe(self.open.set)

    def _interrupt(self) -> None:
        self.cut_when = None
        self.open.clear()
        self.interrupted.set()

    async def _connected(
        self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter
    ) -> None:
        await self.open.wait()
        try:
            database, to_database = await asyncio.open_unix_connection(self.there)
        except OSError:  # it is being started again
            to_client.close()
            return
        await asyncio.gather(
            self._passed(client, to_database), self._passed(database, to_client, answers=True)
        )

    async def _passed(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, answers: bool = False
    ) -> None:
        """Pass everything on, to the end."""
        with suppress(OSError):
            while data := await source.read(AT_A_TIME):
                if answers and self.cut_when and self.cut_when.search(data):
                    self._interrupt()
                await self.open.wait()
                to.write(data)
                await to.drain()
        await self.open.wait()
        to.close()

    def close(self) -> None:
        async def ended() -> None:
            self.server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self._run(ended())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


@contextmanager
def relay(folder: Path, url: str) -> Iterator[tuple[Relay, str]]:
    """A relay to the database of an address, and its address there."""
    from psycopg.conninfo import conninfo_to_dict

    host = str(conninfo_to_dict(url)["host"])
    made = Relay(folder, Path(host))
    try:
        yield made, url.replace(f"host={host}", f"host={folder}")
    finally:
        made.close()
