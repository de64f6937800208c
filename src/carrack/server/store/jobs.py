"""Work that one of several processes takes from the store, and does once in effect.

Whoever takes something is its holder; it is free again when the holder is not alive any more
(`duties.py`). What a holder brings is only kept as long as it is the holder.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection
from carrack.server.store.duties import ALIVE, NOW
from carrack.server.store.old_rows import Jobs, all_rows
from carrack.server.store.table_rows import AnalysisRow

SKIP_LOCKED = "/* SKIP LOCKED */"
"""Where PostgreSQL passes over rows that another process is just taking (`translation.py`)."""
ASKED, ANSWERED = "carrack_asked", "carrack_answered"
"""What processes tell each other at once."""
BROUGHT_AGE = 24 * 60 * 60 * 1000  # milliseconds
BROUGHT_BYTES = 32 << 20
"""How long records that somebody brings are kept, and how many."""
_FREE_ANALYSIS = f"status = 'waiting' AND NOT EXISTS ({ALIVE.format('analyses')})"
_FREE_DECISION = f"answer IS NULL AND NOT EXISTS ({ALIVE.format('decisions')})"


@dataclass(frozen=True)
class DecisionRow:
    """A decision that a bot is to make: `job` says which, for whoever can read it."""

    decision: str
    job: bytes
    account: str | None = None


class JobStore:
    """Where work waits for whoever takes it."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, all or nothing."""
        self.do = do
        self.read = read

    # --- analyses --------------------------------------------------------------------------------

    async def waiting(self) -> list[str]:
        """The tables whose analysis nobody alive is making, the oldest request first."""
        return await self.read(_waiting)

    async def take_analysis(self, table: str, holder: str) -> AnalysisRow | None:
        """Begin to make an analysis, which counts as a try; how it was before.

        None: there is nothing to be made, or somebody alive is making it.
        """
        return await self.do(lambda c: _take_analysis(c, table, holder))

    # --- decisions -------------------------------------------------------------------------------

    async def add(self, row: DecisionRow) -> None:
        """Let others make a decision."""
        statement = "INSERT INTO decisions (id, account, job, asked) VALUES (?, ?, ?, {})"
        values = (row.decision, row.account, zlib.compress(row.job, 1))
        await self.do(all_rows(statement.format(NOW), values))

    async def take(self, holder: str) -> DecisionRow | None:
        """Begin to make a decision that nobody alive is making, if there is one.

        First comes whose account has the fewest in the making, then who has waited longest.
        """
        return await self.do(lambda c: _take(c, holder))

    async def answer(self, decision: str, holder: str, answer: bytes) -> bool:
        """Store what a holder has decided; whether anybody waits for it still."""
        statement = "UPDATE decisions SET answer = ? WHERE id = ? AND holder = ? AND answer IS NULL"
        done = await self.do(lambda c: c.execute(statement, (answer, decision, holder)).rowcount)
        return bool(done)

    async def state(self, decision: str) -> tuple[bytes | None, bool]:
        """What was decided, if that is known; otherwise whether nobody alive is making it."""
        return await self.read(lambda c: _state(c, decision))

    @asynccontextmanager
    async def hearing(self, what: str, heard: Callable[[], None]) -> AsyncIterator[None]:
        """Call `heard` soon after a decision was `ASKED` or `ANSWERED`, or that was missed.

        Where nobody says so it is never called.
        """
        yield

    async def give_back(self, decision: str, holder: str) -> None:
        """Let somebody else make a decision."""
        statement = "UPDATE decisions SET holder = NULL WHERE id = ? AND holder = ?"
        await self.do(all_rows(statement, (decision, holder)))

    async def withdraw(self, decision: str) -> bool:
        """Drop a decision that nobody alive is making; whether it was one."""
        statement = f"DELETE FROM decisions WHERE id = ? AND {_FREE_DECISION}"
        done = await self.do(lambda c: c.execute(statement, (decision,)).rowcount)
        return bool(done)

    async def drop(self, decision: str) -> None:
        """Forget a decision."""
        await self.do(all_rows("DELETE FROM decisions WHERE id = ?", (decision,)))

    async def drop_old(self, age: int) -> None:
        """Forget what was asked longer ago than so many milliseconds; whoever asked has died."""
        await self.do(all_rows(f"DELETE FROM decisions WHERE asked < {NOW} - ?", (age,)))

    async def wanted(self, holder: str) -> list[str]:
        """The decisions of a holder for which somebody waits still."""
        statement = "SELECT id FROM decisions WHERE holder = ? AND answer IS NULL"
        found = await self.read(lambda c: c.execute(statement, (holder,)).fetchall())
        return [decision for (decision,) in found]

    # --- records that somebody brings ------------------------------------------------------------

    async def bring(self, name: str, record: str) -> None:
        """Let other processes show a record; of all only the newest are kept."""
        kept = zlib.compress(record.encode("utf-8", "surrogatepass"), 1)
        await self.do(lambda c: _bring(c, name, kept))

    async def brought(self, name: str) -> str | None:
        """A record that was brought to one of the processes, if it is kept still."""
        query = "SELECT record FROM brought WHERE name = ?"
        found = await self.read(lambda c: c.execute(query, (name,)).fetchone())
        return zlib.decompress(found[0]).decode("utf-8", "surrogatepass") if found else None

    async def drop_brought(self) -> None:
        """Forget what was brought too long ago."""
        await self.do(all_rows(f"DELETE FROM brought WHERE at < {NOW} - ?", (BROUGHT_AGE,)))


def _bring(connection: SqlConnection, name: str, record: bytes) -> None:
    statement = f"INSERT INTO brought (name, record, at) VALUES (?, ?, {NOW})"
    connection.execute(statement, (name, record))
    weighed = "SELECT name, sum(length(record)) OVER (ORDER BY at DESC, name) AS sum FROM brought"
    gone = f"SELECT name FROM ({weighed}) AS weighed WHERE sum > ?"
    connection.execute(f"DELETE FROM brought WHERE name IN ({gone})", (BROUGHT_BYTES,))


def _state(connection: SqlConnection, decision: str) -> tuple[bytes | None, bool]:
    query = f"SELECT answer, {_FREE_DECISION} FROM decisions WHERE id = ?"
    found = connection.execute(query, (decision,)).fetchone()
    return (None, True) if found is None else (found[0], bool(found[1]))


def _waiting(connection: SqlConnection) -> list[str]:
    found = connection.execute(
        f"SELECT table_id FROM analyses WHERE {_FREE_ANALYSIS} ORDER BY number"
    )
    return [table for (table,) in found.fetchall()]


def _take_analysis(connection: SqlConnection, table: str, holder: str) -> AnalysisRow | None:
    found = connection.execute(
        "SELECT table_id, status, tries, message, body, findings FROM analyses"
        f" WHERE table_id = ? AND {_FREE_ANALYSIS} {SKIP_LOCKED}",
        (table,),
    ).fetchone()
    if found is None:
        return None
    statement = "UPDATE analyses SET holder = ?, tries = tries + 1 WHERE table_id = ?"
    connection.execute(statement, (holder, table))
    return analysis_row(found)


def analysis_row(values: tuple) -> AnalysisRow:  # type: ignore[type-arg]
    """An analysis out of its columns."""
    name, status, tries, message, body, findings = values
    whole = None if body is None else zlib.decompress(body)
    kept = b"" if findings is None else zlib.decompress(findings)
    return AnalysisRow(name, status, tries, message, whole, kept)


def _take(connection: SqlConnection, holder: str) -> DecisionRow | None:
    found = connection.execute(
        f"SELECT id, job, account FROM decisions WHERE {_FREE_DECISION} ORDER BY"
        " (SELECT count(*) FROM decisions AS others WHERE others.account IS NOT NULL"
        " AND others.account = decisions.account AND others.holder IS NOT NULL"
        f" AND others.answer IS NULL), asked, id LIMIT 1 {SKIP_LOCKED}"
    ).fetchone()
    if found is None:
        return None
    decision, job, account = found
    connection.execute("UPDATE decisions SET holder = ? WHERE id = ?", (holder, decision))
    return DecisionRow(decision, zlib.decompress(job), account)
