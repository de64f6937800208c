"""When tables end: those that nobody uses, after a warning, and those that their keeper ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from carrack.server.settings import Settings
from carrack.server.store import endings
from carrack.server.store.connection import SqlConnection
from carrack.server.store.endings import EndStore
from carrack.server.store.faults import Missing
from carrack.server.store.sqlite import connect
from carrack.server.store.tables import TableStore
from carrack.server.store.talk import TalkStore
from support.server import postgres
from support.server.stored_tables import change, stored

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
RULES = Settings(finished_days=100, abandoned_days=50, unbegun_days=20, warning_days=10)


def day(days: float) -> datetime:
    return BEGIN + timedelta(days=days)


@pytest.fixture(params=["sqlite", "postgresql"])
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[SqlConnection]:
    opened = postgres.connected if request.param == "postgresql" else connect
    with closing(opened(tmp_path / "a.db")) as connection:
        yield connection


def table(file: SqlConnection, name: str, status: str = "running", used: float = 1.0) -> None:
    """A table made on the first day and used last on another."""
    new = stored(name)
    row = replace(new.row, created=endings.text(BEGIN), updated=endings.text(BEGIN))
    TableStore.create(file, replace(new, row=row))
    play(file, name, used, status)


def play(file: SqlConnection, name: str, used: float, status: str = "running") -> None:
    first = len(TableStore.load(file, name).lines)
    step = change(first, "a line", table=name)
    TableStore.commit(file, replace(step, updated=endings.text(day(used)), status=status))


def swept(file: SqlConnection, at: float, rules: Settings = RULES) -> dict[str, str]:
    """The marks after a look on some day: which table ends on which."""
    EndStore.mark(file, EndStore.unused(file, rules, day(at)))
    return {end.table: end.at[:10] for end in EndStore.ends(file)}


def on(days: float) -> str:
    return endings.text(day(days))[:10]


def test_what_nobody_uses_is_marked_so_many_days_before_its_time(file: SqlConnection) -> None:
    table(file, "over", "over")
    table(file, "running")
    table(file, "unbegun", used=0.01)
    assert swept(file, 10) == {}
    assert swept(file, 10.1) == {"unbegun": on(20.1)}
    table(file, "given up", "ended", used=1)
    assert swept(file, 11.1)["given up"] == on(21.1)
    TableStore.delete(file, "given up")
    assert swept(file, 40.9) == {"unbegun": on(50.9)}  # overdue unseen: a new warning
    assert swept(file, 41.1) == {"unbegun": on(50.9), "running": on(51.1)}
    assert swept(file, 91.1)["over"] == on(101.1)


def test_a_zero_keeps_tables_for_ever(file: SqlConnection) -> None:
    table(file, "over", "over")
    table(file, "running")
    table(file, "unbegun", used=0)
    never = Settings(finished_days=0, abandoned_days=0, unbegun_days=0)
    assert swept(file, 10_000, never) == {}


@pytest.mark.parametrize("use", ["play", "talk", "keep"])
def test_whoever_comes_back_takes_the_mark_away(file: SqlConnection, use: str) -> None:
    table(file, "lagoon")
    assert swept(file, 45) == {"lagoon": on(55)}
    if use == "play":
        play(file, "lagoon", 46)
    elif use == "talk":
        TalkStore.say(file, "lagoon", 0, endings.text(day(46)), "I am back")
    else:
        EndStore.keep(file, "lagoon", day(46))
    assert EndStore.ends(file) == []
    assert swept(file, 55) == {}
    assert swept(file, 90) == {"lagoon": on(100)}  # fifty days more


def test_what_a_long_absent_server_finds_overdue_is_told_first(file: SqlConnection) -> None:
    table(file, "lagoon")
    assert swept(file, 1000) == {"lagoon": on(1010)}
    assert swept(file, 1010.5) == {"lagoon": on(1010)}
    assert swept(file, 3000) == {"lagoon": on(3010)}


def test_only_the_keeper_takes_back_what_the_keeper_ends(file: SqlConnection) -> None:
    table(file, "lagoon")
    mark = EndStore.end(file, "lagoon", day(2), 7)
    assert (mark.at[:10], mark.why) == (on(9), "keeper")
    play(file, "lagoon", 3)
    EndStore.keep(file, "lagoon", day(4))
    assert [end.at[:10] for end in EndStore.ends(file)] == [on(9)]
    assert swept(file, 60) == {"lagoon": on(9)}
    EndStore.keep(file, "lagoon", day(5), keeper=True)
    assert EndStore.ends(file) == []


def test_a_mark_goes_with_its_table_and_needs_one(file: SqlConnection) -> None:
    table(file, "lagoon")
    EndStore.end(file, "lagoon", day(2), 7)
    TableStore.delete(file, "lagoon")
    assert EndStore.ends(file) == []
    with pytest.raises(Missing):
        EndStore.end(file, "lagoon", day(2), 7)
    with pytest.raises(Missing):
        EndStore.keep(file, "lagoon", day(2))


def test_what_ends_is_found_without_reading_all_that_was_ever_played(tmp_path: Path) -> None:
    """An index has the tables that are not over, and those that were made long enough ago."""
    with closing(connect(tmp_path / "a.db")) as connection:

        def asked(statement: str) -> None:
            plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()
            steps.extend(step for *_, step in plan if "tables" in step or step.startswith("SCAN"))

        steps: list[str] = []
        looked: list[str] = []
        connection.set_trace_callback(looked.append)
        EndStore.unused(connection, RULES, day(20))
        TableStore.unopened(connection, endings.text(day(20)))
        EndStore.ends(connection)
        connection.set_trace_callback(None)
        for each in looked:
            asked(each)
    assert [step for step in steps if "SEARCH tables USING" in step] == [
        "SEARCH tables USING INDEX unfinished_tables (created<?)",
        "SEARCH tables USING INDEX passing_tables (created<?)",
        "SEARCH tables USING INDEX gathering_tables (fixed<?)",
        "SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)",
    ]
    assert not [step for step in steps if "SCAN tables" in step or step == "SCAN ends"]
