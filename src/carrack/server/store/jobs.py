"""Work that one of several processes takes from the store, and does once in effect.

Whoever takes something is its holder; it is free again when the holder is not alive any more
(`duties.py`). What a holder brings is only kept as long as it is the holder.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from carrack.server.store.analyses import ANALYSIS, analysis_row
from carrack.server.store.connection import SqlConnection, column
from carrack.server.store.duties import ALIVE, NOW
from carrack.server.store.rows import Rows, reads, writes
from carrack.server.store.table_rows import AnalysisRow

SKIP_LOCKED = "/* SKIP LOCKED */"
"""A mark where PostgreSQL passes over rows that another process is taking (`translation.py`)."""
ASKED, ANSWERED = "carrack_asked", "carrack_answered"
"""The messages between processes that are sent at once."""
BROUGHT_AGE = 24 * 60 * 60 * 1000  # milliseconds
BROUGHT_BYTES = 32 << 20
"""The most bytes of uploaded records that are kept."""
_FREE_ANALYSIS = f"status = 'waiting' AND NOT EXISTS ({ALIVE.format('analyses')})"
_FREE_DECISION = f"answer IS NULL AND NOT EXISTS ({ALIVE.format('decisions')})"


@dataclass(frozen=True)
class DecisionRow:
    """A decision that a bot is to make: `job` says which, for whoever can read it."""

    decision: str
    job: bytes
    account: str | None = None


class TaskStore(Rows):
    """The queue of background jobs."""

    # --- analyses --------------------------------------------------------------------------------

    @reads
    def waiting(c: SqlConnection) -> list[str]:
        """The tables whose analysis nobody alive is making, the oldest request first."""
        found = c.execute(f"SELECT table_id FROM analyses WHERE {_FREE_ANALYSIS} ORDER BY number")
        return column(found)

    @writes
    def take_analysis(c: SqlConnection, table: str, holder: str) -> AnalysisRow | None:
        """Begin to make an analysis, which counts as a try; return how it was before.

        None: there is nothing to be made, or somebody alive is making it.
        """
        found = c.execute(
            f"{ANALYSIS} WHERE table_id = ? AND {_FREE_ANALYSIS} {SKIP_LOCKED}", (table,)
        ).fetchone()
        if found is None:
            return None
        c.execute(
            "UPDATE analyses SET holder = ?, tries = tries + 1 WHERE table_id = ?", (holder, table)
        )
        return analysis_row(found)

    # --- decisions -------------------------------------------------------------------------------

    @writes
    def add(c: SqlConnection, row: DecisionRow) -> None:
        """Let others make a decision."""
        c.execute(
            f"INSERT INTO decisions (id, account, job, asked) VALUES (?, ?, ?, {NOW})",
            (row.decision, row.account, zlib.compress(row.job, 1)),
        )

    @writes
    def take(c: SqlConnection, holder: str) -> DecisionRow | None:
        """Begin to make a decision that nobody alive is making, if there is one.

        First comes whose account has the fewest in the making, then who has waited longest.
        """
        found = c.execute(
            f"SELECT id, job, account FROM decisions WHERE {_FREE_DECISION} ORDER BY"
            " (SELECT count(*) FROM decisions AS others WHERE others.account IS NOT NULL"
            " AND others.account = decisions.account AND others.holder IS NOT NULL"
            f" AND others.answer IS NULL), asked, id LIMIT 1 {SKIP_LOCKED}"
        ).fetchone()
        if found is None:
            return None
        decision, job, account = found
        c.execute("UPDATE decisions SET holder = ? WHERE id = ?", (holder, decision))
        return DecisionRow(decision, zlib.decompress(job), account)

    @writes
    def answer(c: SqlConnection, decision: str, holder: str, answer: bytes) -> bool:
        """Store what a holder has decided; return whether anybody waits for it still."""
        done = c.execute(
            "UPDATE decisions SET answer = ? WHERE id = ? AND holder = ? AND answer IS NULL",
            (answer, decision, holder),
        )
        return bool(done.rowcount)

    @reads
    def state(c: SqlConnection, decision: str) -> tuple[bytes | None, bool]:
        """Return a decision if it is known; otherwise whether nobody alive is making it."""
        query = f"SELECT answer, {_FREE_DECISION} FROM decisions WHERE id = ?"
        found = c.execute(query, (decision,)).fetchone()
        return (None, True) if found is None else (found[0], bool(found[1]))

    @asynccontextmanager
    async def listening(self, what: str, notify: Callable[[], None]) -> AsyncIterator[None]:
        """Call `notify` soon after a decision was `ASKED` or `ANSWERED`, or that was missed.

        Where nobody says so it is never called.
        """
        yield

    @writes
    def give_back(c: SqlConnection, decision: str, holder: str) -> None:
        """Let somebody else make a decision."""
        c.execute(
            "UPDATE decisions SET holder = NULL WHERE id = ? AND holder = ?", (decision, holder)
        )

    @writes
    def withdraw(c: SqlConnection, decision: str) -> bool:
        """Drop a decision if nobody alive is making it; return whether it was dropped."""
        done = c.execute(f"DELETE FROM decisions WHERE id = ? AND {_FREE_DECISION}", (decision,))
        return bool(done.rowcount)

    @writes
    def drop(c: SqlConnection, decision: str) -> None:
        """Forget a decision."""
        c.execute("DELETE FROM decisions WHERE id = ?", (decision,))

    @writes
    def drop_old(c: SqlConnection, age: int) -> None:
        """Forget what was asked longer ago than so many milliseconds; whoever asked has died."""
        c.execute(f"DELETE FROM decisions WHERE asked < {NOW} - ?", (age,))

    @reads
    def wanted(c: SqlConnection, holder: str) -> list[str]:
        """The decisions of a holder for which somebody waits still."""
        query = "SELECT id FROM decisions WHERE holder = ? AND answer IS NULL"
        return column(c.execute(query, (holder,)))

    # --- records that somebody brings ------------------------------------------------------------

    @writes
    def bring(c: SqlConnection, name: str, record: str) -> None:
        """Store an uploaded record for all processes; only the newest are kept."""
        kept = zlib.compress(record.encode("utf-8", "surrogatepass"), 1)
        c.execute(f"INSERT INTO brought (name, record, at) VALUES (?, ?, {NOW})", (name, kept))
        weighed = "SELECT name, sum(length(record)) OVER (ORDER BY at DESC, name) AS sum"
        gone = f"SELECT name FROM ({weighed} FROM brought) AS weighed WHERE sum > ?"
        c.execute(f"DELETE FROM brought WHERE name IN ({gone})", (BROUGHT_BYTES,))

    @reads
    def brought(c: SqlConnection, name: str) -> str | None:
        """A record that was brought to one of the processes, if it is kept still."""
        found = c.execute("SELECT record FROM brought WHERE name = ?", (name,)).fetchone()
        return zlib.decompress(found[0]).decode("utf-8", "surrogatepass") if found else None

    @writes
    def drop_brought(c: SqlConnection) -> None:
        """Forget what was brought too long ago."""
        c.execute(f"DELETE FROM brought WHERE at < {NOW} - ?", (BROUGHT_AGE,))
