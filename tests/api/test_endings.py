"""Tables that will be removed: players are told, and may keep them; then they are gone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from carrack.server.store.sqlite import connect
from carrack.server.tables.hub import NO_TABLE
from support.server.keeping import Keeper
from support.server.local import LocalServer, closed_with, next_of, opened
from support.server.upkeep import upkeep_after
from support.waiting import from_now


def in_days(text: str) -> int:
    return round((datetime.fromisoformat(text) - from_now()).total_seconds() / 86400)


def test_players_are_told_for_two_weeks_before_an_unused_table_goes(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
        upkeep_after(local, 15)
        with made.seats[0].watching() as ada:
            next_of(ada, "sync")
            upkeep_after(local, 17)
            notice = next_of(ada, "ends")["ends"]
            assert (in_days(notice["at"]), notice["why"]) == (31, "unused")
            with made.spectator.watching() as late:
                next_of(late, "sync")
                assert next_of(late, "ends")["ends"] == notice
            wish = {"tables": [{"table": made.table, "tokens": []}]}
            assert local.client.post("/api/v1/mine", json=wish).json()[0]["ends"] == notice
            upkeep_after(local, 30)
            assert made.spectator.get().status_code == 200
            upkeep_after(local, 31.5)
            assert next_of(ada, "deleted")
            assert closed_with(ada) == NO_TABLE
        assert made.spectator.get().status_code == 404
        assert local.client.post("/api/v1/mine", json=wish).json()[0]["missing"]


def test_whoever_sits_there_may_keep_an_unused_table_others_not(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
        upkeep_after(local, 17)
        assert made.spectator.post("/keep", {}).status_code == 401
        with made.seats[1].watching() as ben:
            next_of(ben, "ends")
            assert made.seats[0].post("/keep", {}).json() == {"ends": None}
            assert next_of(ben, "ends")["ends"] is None
        upkeep_after(local, 31.5)
        assert made.spectator.get().status_code == 200


def test_a_move_in_the_last_minute_keeps_the_table(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
        upkeep_after(local, 17)
        later = from_now(days=31)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                "carrack.server.tables.table.now", lambda: later.strftime("%Y-%m-%dT%H:%M:%SZ")
            )
            made.deciding().plays("throw")
        upkeep_after(local, 31.5)
        assert made.spectator.get().status_code == 200


def test_a_table_that_can_no_longer_be_opened_is_removed_too(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
        asyncio.run(spoil(local, made.table))
        assert made.spectator.get().status_code == 500
        upkeep_after(local, 17)
        upkeep_after(local, 31.5)
        assert made.spectator.get().status_code == 404


async def spoil(local: LocalServer, table: str) -> None:
    """Leaves nonsense where the header was, as an older and broken version might."""
    await local.tables.store.write(
        lambda c: c.execute("UPDATE entries SET line = '{}' WHERE table_id = ?", (table,))
    )
    local.tables.known.clear()


def test_the_operator_is_reported_what_is_wrong(tmp_path: Path, keeper: Keeper) -> None:
    for action in (("list",), ("end", "harbour"), ("expire",)):
        status, said = keeper(*action)
        assert (status, "there are no tables" in said) == (1, True)
    assert list(tmp_path.iterdir()) == []
    connect(tmp_path / "carrack.db").close()
    status, said = keeper("end", "harbour")
    assert (status, "there is no table 'harbour'" in said) == (1, True)
    with pytest.raises(SystemExit):
        keeper("end", "harbour", "--days", "soon")
    with closing(sqlite3.connect(tmp_path / "carrack.db")) as connection:
        connection.execute("PRAGMA user_version = 1")
    status, said = keeper("list")
    assert (status, "earlier version" in said) == (1, True)
