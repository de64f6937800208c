"""Removal of tables: those that nobody uses, and those that the operator ends.

Nothing is removed without warning. A table gets a *mark* with the day of its end, which all
visitors see; playing, talking or asking to keep the table removes a mark for lack of use. A rated
game that is over never has one for lack of use: it counts. All times are UTC, ISO 8601, to the
second.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from carrack.server.settings import Settings
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Missing
from carrack.server.store.rated import IS_RATED
from carrack.server.store.rows import Rows, reads, writes
from carrack.server.store.table_rows import ENDED, OVER, End

BESIDE = "revision = revision + 1, beside = revision + 1"
"""The assignments to a table when something changes that is not in its record."""
UNUSED, KEEPER = "unused", "keeper"
"""The reasons for which a table ends: long unused, or by the operator."""
VISIT = timedelta(hours=1)
"""A table last used within this time of its making counts as not begun."""
APART = timedelta(minutes=2)
"""By less than this the clocks of two servers differ, of which one notes a use, one the mark."""
AT_ONCE = 1000  # tables that are marked at a time
MISSED = timedelta(days=1)
"""A mark overdue by more than this was not seen, as the server was down."""

USED = (
    "max(updated, coalesce((SELECT at FROM talk WHERE talk.table_id = id"
    " ORDER BY number DESC LIMIT 1), ''), coalesce(kept, ''))"
)
_BEFORE = f"julianday(told) - {APART / timedelta(days=1)}"
LIMIT = (
    f"CASE WHEN status = '{OVER}' THEN :finished WHEN status = '{ENDED}'"
    f" OR julianday(used) - julianday(created) <= {VISIT / timedelta(days=1)} THEN :unbegun"
    " ELSE :abandoned END"
)
"""The days without use after which a table ends; 0: never."""
_LASTING = (
    f"SELECT id, status, created, {USED} AS used, at, told, why FROM tables"
    " LEFT JOIN ends ON table_id = id"
)
_UNUSED = (  # indexes know the tables that are old enough: what was made lately was used lately
    f"SELECT id, used, days FROM (SELECT id, used, at, told, why, {LIMIT} AS days"
    f" FROM ({_LASTING} WHERE status <> '{OVER}' AND created <= :made_by"
    f" UNION ALL {_LASTING} WHERE status = '{OVER}' AND NOT {IS_RATED} AND :finished > 0"
    " AND created <= :finished_by) AS lasting) AS limited WHERE days > 0"
    " AND julianday(used) + days <= julianday(:now) + :warning_days"
    f" AND (at IS NULL OR (why = '{UNUSED}' AND ({_BEFORE} <= julianday(used) OR at < :missed)))"
    f" LIMIT {AT_ONCE}"
)


def text(moment: datetime) -> str:
    """A time as it is stored."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def text_now() -> str:
    """The time of this machine as it is stored."""
    return text(datetime.now(UTC))


def moment(text: str) -> datetime:
    """A stored time."""
    return datetime.fromisoformat(text)


_HOLDING = (  # in this order: tables are many, marks are few
    "SELECT id, at, told, why FROM ends CROSS JOIN tables WHERE table_id = id AND at IS NOT NULL"
    f" AND (why = '{KEEPER}' OR julianday({USED}) < {_BEFORE})"
)


class EndStore(Rows):
    """The ends of tables."""

    @reads
    def ends(c: SqlConnection) -> list[End]:
        """The marks in force, the nearest first."""
        found = c.execute(f"{_HOLDING} ORDER BY at")
        return [End(*values) for values in found.fetchall()]

    @reads
    def end_of(c: SqlConnection, table: str) -> End | None:
        """The mark of a table, if it has one in force."""
        found = c.execute(f"{_HOLDING} AND id = ?", (table,)).fetchone()
        return None if found is None else End(*found)

    @writes
    def end(c: SqlConnection, table: str, now: datetime, days: float) -> End:
        """Mark a table on behalf of the operator. Raises Missing."""
        mark = End(table, text(now + timedelta(days=days)), text(now), KEEPER)
        _put(c, mark)
        return mark

    @writes
    def keep(c: SqlConnection, table: str, now: datetime, keeper: bool = False) -> None:
        """Note a use of a table. Only the operator removes the operator's mark. Raises Missing."""
        raised(c, table)
        held = "" if keeper else f" WHERE ends.why IS NULL OR ends.why <> '{KEEPER}'"
        c.execute(
            "INSERT INTO ends (table_id, kept) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE"
            f" SET kept = excluded.kept, at = NULL, told = NULL, why = NULL{held}",
            (table, text(now)),
        )

    @reads
    def used(c: SqlConnection) -> list[tuple[str, str]]:
        """All tables with the time of their last use, the latest first."""
        return c.execute(
            f"SELECT id, {USED} AS used FROM tables LEFT JOIN ends ON table_id = id"
            " ORDER BY used DESC"
        ).fetchall()

    @reads
    def unused(c: SqlConnection, settings: Settings, now: datetime) -> list[End]:
        """New marks for long unused tables, at most `AT_ONCE`.

        One that came due unseen is renewed.
        """
        least = min(filter(None, (settings.abandoned_days, settings.unbegun_days)), default=0)
        values = {
            "finished": settings.finished_days,
            "abandoned": settings.abandoned_days,
            "unbegun": settings.unbegun_days,
            "warning_days": settings.warning_days,
            "now": text(now),
            "missed": text(now - MISSED),
            "made_by": text(now + timedelta(days=settings.warning_days - least)),
            "finished_by": text(
                now + timedelta(days=settings.warning_days - settings.finished_days)
            ),
        }
        earliest = now + timedelta(days=settings.warning_days)
        found = c.execute(_UNUSED, values).fetchall()
        return [
            End(table, text(max(moment(used) + timedelta(days=days), earliest)), text(now), UNUSED)
            for table, used, days in found
        ]

    @writes
    def mark(c: SqlConnection, marks: list[End]) -> None:
        """Store marks, replacing earlier ones of their tables."""
        for each in marks:
            _put(c, each)

    async def sweep(self, settings: Settings, now: datetime) -> list[End]:
        """Mark the tables that have long been unused; return the new marks."""
        marks = await self.unused(settings, now)
        if marks:
            await self.mark(marks)
        return marks


def _put(c: SqlConnection, mark: End) -> None:
    raised(c, mark.table)
    c.execute(
        "INSERT INTO ends (table_id, at, told, why) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
        " DO UPDATE SET at = excluded.at, told = excluded.told, why = excluded.why",
        (mark.table, mark.at, mark.warned, mark.why),
    )


def raised(c: SqlConnection, table: str) -> None:
    """Raise the revision of a table, beside whose record something changes. Raises Missing."""
    change = f"UPDATE tables SET {BESIDE} WHERE id = ?"
    if c.execute(change, (table,)).rowcount == 0:
        raise Missing(f"there is no table {table!r}")
