"""Two servers on one PostgreSQL: each answers as if it were alone."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from evidence.server.test_several_servers import dies

from carrack.server.several.processes import LOOK_SECONDS
from carrack.server.store.postgres_exchange import CHANNEL
from carrack.server.store.table_rows import Change
from support.server import postgres
from support.server.local import (
    LocalServer,
    NewTable,
    Seat,
    move_id,
    next_of,
    opened,
    until_person_decides,
)
from support.waiting import until

Pair = tuple[LocalServer, LocalServer]


@contextmanager
def two(folder: Path, **more: Any) -> Iterator[Pair]:
    """Two servers that know each other."""
    postgres.needed()
    from carrack.server.store.postgres import PostgresStore

    url = postgres.url_for(folder)
    with (
        opened(folder, store=PostgresStore(url), **more) as one,
        opened(folder, store=PostgresStore(url), **more) as other,
    ):
        until(lambda: all(server.tables.others.line.known for server in (one, other)))
        yield one, other


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Pair]:
    with two(tmp_path) as pair:
        yield pair


def at(server: LocalServer, seat: Seat) -> Seat:
    """The same device, at another server."""
    return Seat(server, seat.table, *seat.tokens)


def steps(server: LocalServer, made: NewTable) -> list[Any]:
    shown = Seat(server, made.table).get("/steps").json()["steps"]
    return [(step["seq"], step["kind"], step["move"]) for step in shown]


def shown(socket: Any, newest: int) -> list[int]:
    """The steps that a watcher is shown, up to a newest one; several may come together."""
    seen = [0]
    while seen[-1] < newest:
        seen += [step["seq"] for step in next_of(socket, "steps")["steps"]]
    return seen[1:]


def test_of_two_who_write_at_once_one_is_judged_again(
    servers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes second is told what has come first, as if both had asked one server."""
    one, other = servers
    made = one.table()
    at(other, made.seats[0]).look()
    rivals = [at(other, made.seats[0])]
    at_once = one.tables.store.commit

    async def commit(change: Change) -> None:
        if rivals and change.receipt is not None:
            rival = rivals.pop()
            await asyncio.to_thread(lambda: rival.plays("throw"))
        await at_once(change)

    monkeypatch.setattr(one.tables.store, "commit", commit)
    late = made.seats[0].post("/moves", {"move_id": move_id(), "move": "throw", "at": 0})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert [step["move"] for step in late.json()["missed"]] == ["throw"]
    assert len(steps(one, made)) == 2


def test_a_seat_and_a_move_at_once_are_both_kept(
    servers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers
    made = one.table()
    rivals = [at(other, made.seats[0])]
    at_once = one.tables.store.commit

    async def commit(change: Change) -> None:
        if rivals:
            rival = rivals.pop()
            await asyncio.to_thread(lambda: rival.plays("throw"))
        await at_once(change)

    monkeypatch.setattr(one.tables.store, "commit", commit)
    assert made.seats[1].act(1, "rename", name="Bea").status_code == 200
    assert [kind for _, kind, _ in steps(one, made)] == ["setup", "move", "note"]
    assert other.tables and Seat(other, made.table).look()["seats"][1]["name"] == "Bea"


def test_what_is_not_told_is_seen_within_a_second(
    servers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers

    async def lost(message: str) -> None:
        return

    made = one.table()
    with Seat(other, made.table).watching(0) as socket:
        next_of(socket, "sync")
        monkeypatch.setattr(one.tables.others.line.exchange, "send", lost)
        made.seats[0].plays("throw")
        played = time.monotonic()
        assert [step["seq"] for step in next_of(socket, "steps")["steps"]] == [1]
        assert time.monotonic() - played < LOOK_SECONDS + 1, "on a busy machine"


class Outside:
    """Another program on the database, which hears what the servers say of tables."""

    def __init__(self, folder: Path) -> None:
        self.connection = psycopg.connect(postgres.url_for(folder), autocommit=True)
        self.connection.execute(f"LISTEN {CHANNEL}".encode())

    def heard(self) -> list[list[str]]:
        """The tables that have changed, message by message, until nothing is said for a moment."""
        found = []
        for notified in self.connection.notifies(timeout=0.7):
            found += [what for kind, *what in json.loads(notified.payload)[1:] if kind == "changed"]
        return [each[0] for each in found]


def test_what_has_changed_is_told_together_and_by_no_transaction_of_the_store(
    servers: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A NOTIFY within that of a move makes all commits queue up, and each costs every process."""
    one, _ = servers
    tables = [one.table() for _ in range(6)]
    names = [made.table for made in tables]

    async def all_change() -> None:
        for name in names:
            one.tables.others.line.changed(name)

    outside = Outside(tmp_path)
    with closing(outside.connection):
        outside.heard()
        one.does(all_change)
        assert outside.heard() == [names], "in one message"
        tables[0].seats[0].plays("throw")
        assert outside.heard() == [[names[0]]]

        fails = b"SELECT 1 / 0, $1::text, $2::text"
        monkeypatch.setattr("carrack.server.store.postgres_connection.NOTIFY", fails)
        tables[1].seats[0].plays("throw")
        assert outside.heard() == [], "told by the transaction"


def test_a_bot_thinks_at_one_server_only(servers: Pair) -> None:
    one, other = servers
    made = one.against_bots()
    with Seat(other, made.table).watching() as socket:
        next_of(socket, "sync")
        made.seats[0].plays("throw", "end")
        until_person_decides(NewTable(other, made.answer))
    assert (len(one.bots.jobs) > 0, other.bots.jobs) == (True, [])  # type: ignore[attr-defined]


def test_a_bot_whose_server_says_nothing_more_thinks_at_the_other_within_two_seconds(
    servers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers

    async def never(what: object) -> None:
        await asyncio.Event().wait()

    made = one.against_bots()
    monkeypatch.setattr(one.bots, "decide", never)
    with Seat(other, made.table).watching() as socket:
        next_of(socket, "sync")
        made.seats[0].plays("throw", "end")
        until(lambda: other.tables.others.line.think(made.table))
        monkeypatch.setattr(one.tables.others.line.exchange, "send", never)
        dies(one)
        began = time.monotonic()
        until_person_decides(NewTable(other, made.answer))
        assert time.monotonic() - began < 4
    assert other.bots.jobs  # type: ignore[attr-defined]
