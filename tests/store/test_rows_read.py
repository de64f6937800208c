"""What a request costs however many tables there are: rows read, and none by reading all."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from carrack.server.settings import Settings
from carrack.server.store.sqlite import SqliteStore
from carrack.server.store.store import Store
from support.server import postgres
from support.server.stored_tables import stored

FEW, MANY = 2_000, 6_000
LARGE = ("tables", "seats", "entries", "claims", "clocks", "receipts", "seat_names")
NOW = datetime(2026, 6, 1, tzinfo=UTC)
OWN = 5
"""Tables of the person who asks; each other one is of somebody else.

More are open to everybody than the lobby shows, fewer to the club.
"""
HEADER = '{"carrack":1,"extra":{"notes":"' + random.Random(1).randbytes(700).hex() + '"}}'
"""As long as those of real games, so that a table read is a page read."""
OTHERS = (
    """INSERT INTO tables (id, game, header, seed, practice, host, status, deciding, created,
         updated, club, open_to, fixed) SELECT 'old' || n, 'tiny', 'HEADER', seed, 0, 'host' || n,
         CASE WHEN n % 9 = 0 THEN 'waiting' WHEN n % 3 = 0 THEN 'running' ELSE 'over' END, 0,
         '2026-05-30T00:00:00Z', '2026-05-31T' || (100000 + n) || 'Z', 'club',
         CASE WHEN n % 2 = 0 OR n > 500 THEN 'everybody' ELSE 'club' END, NULL
         FROM tables, numbers WHERE id = 'harbour'""",
    """INSERT INTO seats (table_id, seat, name, kind, bot, token, resigned, arrival, former)
         SELECT 'old' || n, seat, name, kind, bot, token || n, 0, arrival, former
         FROM seats, numbers WHERE table_id = 'harbour'""",
    """INSERT INTO entries (table_id, number, line) SELECT 'old' || n, number, line
         FROM entries, numbers WHERE table_id = 'harbour'""",
    """INSERT INTO claims (hash, person, at) SELECT 'host' || n,
         CASE WHEN n <= OWN THEN 'ada' ELSE 'ben' END, '2026-05-30T00:00:00Z' FROM numbers""",
    """INSERT INTO clocks (table_id, seat, remaining, used, since, due, credited, ran_out, returned)
         SELECT 'old' || n, 0, 1, 0, 1, 4000000000000 + n, 0, 0, 0 FROM numbers WHERE n % 3 = 0""",
    "UPDATE counts SET number = number + (SELECT count(*) FROM numbers)",
)


def questions(store: Store) -> dict[str, Callable[[], Awaitable[Any]]]:
    """What the store is asked on the way of requests, and every minute."""
    now = int(NOW.timestamp() * 1000)
    some = [f"old{n}" for n in range(1, 100)]
    return {
        "how many tables there are": store.count,
        "who is signed in": lambda: store.people.signed_in("hash"),
        "the lobby": lambda: store.lobby.open_to("ada"),
        "the tables of a club": lambda: store.lobby.of_club("club"),
        "which of them are offered": lambda: store.lobby.offered(some),
        "how many somebody offers": lambda: store.lobby.offered_by("ada"),
        "the tables of a person": lambda: store.people.tables("ada"),
        "tables at a glance": lambda: store.glance(some),
        "how they have ended": lambda: store.results(some),
        "when their clocks run out": lambda: store.dues(some),
        "which of them belong to leagues": lambda: store.leagues.of_tables(some),
        "a cold table": lambda: store.load("old7"),
        "what is new there": lambda: store.news("old7", 1, 0, 0),
        "whether a move was made": lambda: store.receipt("old7", "m1"),
        "the clocks that have run out": lambda: store.due_clocks(now),
        "the next that runs out": store.next_due,
        "clocks that soon run out": lambda: store.outbox.soon_out(now, 86_400_000),
        "tables that were not opened": lambda: store.unopened("2026-01-01T00:00:00Z"),
        "tables that end": store.ends,
        "tables that nobody uses": lambda: store.sweep(Settings(), NOW),
        "analyses that wait": store.jobs.waiting,
    }


class Measured:
    """A connection that adds up what its statements read."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.read = 0

    def execute(self, statement: str, values: Any = ()) -> Any:
        raise NotImplementedError


class MeasuredSqlite(Measured):
    """Counts steps of SQLite's machine, and refuses to look through a large table."""

    def execute(self, statement: str, values: Any = ()) -> Any:
        plan = self.connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
        for *_, line in plan:
            assert not any(line.startswith(f"SCAN {each}") for each in LARGE), (line, statement)
        self.connection.set_progress_handler(self._step, 1)
        try:
            rows = self.connection.execute(statement, values).fetchall()
        finally:
            self.connection.set_progress_handler(None, 0)
        return Rows(rows)

    def _step(self) -> None:
        self.read += 1


class MeasuredPostgres(Measured):
    """Counts the rows of all scans."""

    def execute(self, statement: str, values: Any = ()) -> Any:
        explain = f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}"
        found = self.connection.execute(explain, values).fetchone()[0]
        (plan,) = json.loads(found) if isinstance(found, str) else found
        self.read += sum(map(_rows, _scans(plan["Plan"])))
        return self.connection.execute(statement, values)


def _scans(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if "Scan" in node["Node Type"]:
        yield node
    for each in node.get("Plans", []):
        yield from _scans(each)


def _rows(scan: dict[str, Any]) -> float:
    """About so many: those of one loop are rounded, and even one without any is a look."""
    removed = sum(scan.get(f"Rows Removed by {why}", 0) for why in ("Filter", "Index Recheck"))
    return float(max(scan["Actual Rows"] + removed, 1) * scan["Actual Loops"])


class Rows:
    """Rows that were fetched already."""

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows

    def fetchall(self) -> list[Any]:
        return self.rows

    def fetchone(self) -> Any:
        return self.rows[0] if self.rows else None

    def __iter__(self) -> Iterator[Any]:
        return iter(self.rows)


def opened(kind: str, folder: Path) -> tuple[Any, type[Measured]]:
    if kind == "sqlite":
        folder.mkdir()
        return SqliteStore(folder / "a.db"), MeasuredSqlite
    postgres.needed()
    from carrack.server.store.postgres import PostgresStore

    return PostgresStore(postgres.url_for(folder)), MeasuredPostgres


async def filled(store: Any, tables: int) -> None:
    """A store with so many tables more than one, and the people who hold them."""
    await store.create(stored())

    def fill(connection: Any) -> None:
        connection.execute("CREATE TEMP TABLE numbers (n INTEGER)")
        connection.execute(
            "INSERT INTO numbers WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL"
            f" SELECT n + 1 FROM counted WHERE n < {tables}) SELECT n FROM counted"
        )
        connection.execute("INSERT INTO clubs (id, name, created) VALUES ('club', 'Club', '2026')")
        for person in ("ada", "ben"):
            connection.execute(
                "INSERT INTO people (id, name, time_zone, language, created)"
                " VALUES (?, ?, 'UTC', 'en', '2026')",
                (person, person),
            )
        connection.execute(
            "INSERT INTO sessions (hash, person, created, seen, device)"
            " VALUES ('hash', 'ada', '2026', '2026', '')"
        )
        connection.execute(
            "INSERT INTO members (club, person, role, since) VALUES ('club', 'ada', 'host', '2026')"
        )
        for statement in OTHERS:
            connection.execute(statement.replace("OWN", str(OWN)).replace("HEADER", HEADER))
        connection.execute("DROP TABLE numbers")
        if not isinstance(store, SqliteStore):  # SQLite knows nothing of its tables' sizes
            connection.execute("ANALYZE")

    await store.write(fill)


def read(kind: str, folder: Path, tables: int) -> Counter[str]:
    """What each question reads where there are so many tables."""

    async def story() -> Counter[str]:
        store, measure = opened(kind, folder)
        try:
            await filled(store, tables)
            asked = store.read
            found: Counter[str] = Counter()
            meters: list[Measured] = []

            async def measured(job: Callable[[Any], Any]) -> Any:
                def counted(connection: Any) -> Any:
                    if kind == "postgres":  # at this size it might rather read all
                        for way in ("seqscan", "hashjoin", "mergejoin"):
                            connection.execute(f"SET LOCAL enable_{way} = off")
                    meters.append(measure(connection))
                    return job(meters[-1])

                return await asked(counted)

            store.read = measured
            for what, question in questions(store).items():
                meters.clear()
                await question()
                found[what] = int(sum(meter.read for meter in meters))
            return found
        finally:
            await store.close()

    return asyncio.run(story())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_request_reads_more_where_there_are_more_tables(kind: str, tmp_path: Path) -> None:
    few, many = (read(kind, tmp_path / str(size), size) for size in (FEW, MANY))
    assert len(few) > 15
    grown = {what: (few[what], many[what]) for what in many if many[what] > few[what] * 1.1 + 20}
    assert not grown
