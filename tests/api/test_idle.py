"""Tables that nobody uses: how many stay in memory, and what they cost those who play."""

from __future__ import annotations

import gc
import weakref
from typing import Any

from carrack.server.tables.idle import ENTRY, TABLE
from carrack.server.tables.open_table import OpenTable
from support.server.local import LocalServer, next_of

NEW = TABLE + 3 * ENTRY  # bytes of a table of the tiny game, about


def test_idle_tables_are_let_go_and_read_again(local: LocalServer) -> None:
    local.tables.idle.most = 3 * NEW
    tables = [local.table() for _ in range(8)]
    for made in tables:
        made.seats[0].plays("throw")
    assert len(local.tables.known) <= 3
    hashes = [made.fingerprint()[0] for made in tables]
    assert len(hashes) == 8
    tables[0].seats[0].plays("end")


def test_as_many_stay_as_there_is_room_for(local: LocalServer) -> None:
    tables = [local.table() for _ in range(100)]
    opened: list[Any] = [local.tables.known[made.table].open_table for made in tables]
    for made in tables:
        made.seats[0].plays("throw")
    again = [local.tables.known[made.table].open_table for made in tables]
    assert all(before is after for before, after in zip(opened, again, strict=True))
    assert local.tables.idle.bytes > 100 * TABLE


def test_what_is_let_go_is_out_of_memory_at_once(local: LocalServer) -> None:
    gc.collect()
    gc.disable()
    try:
        made = local.table()
        made.seats[0].plays("throw")
        open_table: weakref.ref[OpenTable] = weakref.ref(local.tables.known[made.table].open_table)
        assert open_table() is not None
        local.tables.idle.most = 0
        local.table()
        assert open_table() is None
    finally:
        gc.enable()


def test_a_watched_table_is_not_let_go(local: LocalServer) -> None:
    local.tables.idle.most = 0
    made = local.table()
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        for _ in range(4):
            local.table().spectator.look()
        made.seats[0].plays("throw")
        assert next_of(socket, "steps")["seq"] == 1
