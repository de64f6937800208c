"""The store of a tab: SQLite in memory, of which every change is kept by the browser.

The browser keeps the bytes of the database in blocks. It takes the changed ones of a job all at
once or not at all, so neither a crash nor a full disk leaves half a change.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Protocol, TypeVar

from carrack.core.message import Message
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError
from carrack.server.store.schema import VERSION, migrate
from carrack.server.store.store import Store
from carrack.server.store.table_rows import Damage

T = TypeVar("T")

BLOCK = 4096
"""Bytes of a block, and of a page of the database."""

FULL, TAKEN, FORBIDDEN = "tab-full", "tab-taken", "tab-forbidden"
"""Reasons for storing nothing more: no room, another tab has the tables, it is not allowed."""

DAMAGED, NEWER = "tab-damaged", "tab-newer"
"""Reasons against a stored database: it cannot be read, a newer version has written it."""


class TabMessage(Message):
    """A message about this browser; its texts are in `tab/locale`."""

    def package(self) -> str:
        return "carrack.tab"


class TabStoreError(StoreError):
    """The browser does not keep the tables; `said` is the sentence."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said

    @property
    def reason(self) -> Message:
        return self.said


def not_kept(key: str, why: str = "") -> TabStoreError:
    """The error with a text of `tab/locale`; `why` is what the browser says."""
    return TabStoreError(TabMessage(key, {"why": why}))


class KeptBlocks(Protocol):
    """The bytes in the browser. Both raise StoreError, and then nothing has changed."""

    async def load(self) -> bytes:
        """All that is kept. From now on it belongs to this tab."""

    async def keep(self, changed: dict[int, bytes], size: int) -> None:
        """Keep the changed blocks, by number, of now `size` bytes, durably and all at once."""


class TabStore(Store):
    """Tables in a browser. :meth:`open` it first."""

    def __init__(self, blocks: KeptBlocks) -> None:
        super().__init__()
        self.blocks = blocks
        self.kept = b""
        self.lock = asyncio.Lock()
        self.job: asyncio.Task[object] | None = None
        """The newest job; event loops forget tasks to which nobody else holds on."""

    async def open(self) -> None:
        """Read what is kept, and bring it to the newest schema. Raises StoreError."""
        self.kept = await self.blocks.load()
        self.connection = self._reopened()
        require_readable(self.connection)
        if problems := problems_of(self.connection):
            self.connection.close()
            raise not_kept(DAMAGED, problems[0])
        migrate(self.connection, "what this browser keeps")
        await self._keep()

    async def write(self, job: Callable[[SqlConnection], T]) -> T:
        await self.lock.acquire()
        # a caller that goes away ends no job half-way: what is in memory is always what is kept
        self.job = task = asyncio.create_task(self._done(job))
        return await asyncio.shield(task)

    async def _done(self, job: Callable[[SqlConnection], T]) -> T:
        """The result of a job, once it is kept; then the lock is released."""
        try:
            outcome = self._tried(job)
            await self._keep()
            return outcome
        finally:
            self.lock.release()

    async def read(self, job: Callable[[SqlConnection], T]) -> T:
        async with self.lock:  # what is not kept yet is seen by nobody
            try:
                return job(self.connection)
            except sqlite3.Error as error:
                raise not_kept(DAMAGED, str(error)) from None

    def _tried(self, job: Callable[[SqlConnection], T]) -> T:
        """The job's result; it is done in memory as a whole, or not at all."""
        connection = self.connection
        try:
            connection.execute("BEGIN")
            outcome = job(connection)
            connection.execute("COMMIT")
            return outcome
        except sqlite3.Error as error:
            raise not_kept(DAMAGED, str(error)) from None
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    async def _keep(self) -> None:
        """Let the browser keep what has changed; if it does not, undo it."""
        now = self.connection.serialize()
        changed = blocks_between(self.kept, now)
        if not changed and len(now) == len(self.kept):
            return
        try:
            await self.blocks.keep(changed, len(now))
        except BaseException:
            self.connection.close()
            self.connection = self._reopened()
            raise
        self.kept = now

    def _reopened(self) -> sqlite3.Connection:
        """A connection to what is kept. Raises StoreError if that is no database."""
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        try:
            if self.kept:
                connection.deserialize(self.kept)
            connection.execute(f"PRAGMA page_size = {BLOCK}")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA secure_delete = ON")  # deleted secrets are gone
            connection.execute("SELECT count(*) FROM sqlite_master")
        except sqlite3.Error as error:
            connection.close()
            raise not_kept(DAMAGED, str(error)) from None
        return connection

    async def damage(self) -> Damage | None:
        async with self.lock:
            problems = problems_of(self.connection)
        return Damage(problems, []) if problems else None

    async def close(self) -> None:
        async with self.lock:
            self.connection.close()


def require_readable(connection: sqlite3.Connection) -> None:
    """Raise StoreError if a newer version of Carrack has written the tables."""
    if connection.execute("PRAGMA user_version").fetchone()[0] > VERSION:
        raise not_kept(NEWER)


def problems_of(connection: sqlite3.Connection) -> list[str]:
    """Return the problems that SQLite finds in the database; none if it is whole."""
    try:
        found = connection.execute("PRAGMA quick_check(5)").fetchall()
    except sqlite3.Error as error:
        return [str(error)]
    return [str(line) for (line,) in found if line != "ok"]


def blocks_between(before: bytes, after: bytes) -> dict[int, bytes]:
    """The blocks of `after` that differ from `before`, by number."""
    starts = range(0, len(after), BLOCK)
    return {
        start // BLOCK: after[start : start + BLOCK]
        for start in starts
        if after[start : start + BLOCK] != before[start : start + BLOCK]
    }
