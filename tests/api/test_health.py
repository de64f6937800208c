"""The host of a server sees how it is doing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from carrack.server.health import KEPT_SECONDS, PATIENCE_SECONDS
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store
from support.server import in_turn
from support.server.local import AT_HOME, opened, stranger
from support.waiting import LIMIT, until


class Failing(Store):
    """A store whose disk fills up."""

    touched = 0
    full = False

    async def touch(self) -> None:
        self.touched += 1
        if self.full:
            raise StoreError("database or disk is full")
        await super().touch()


def test_a_server_that_can_save_is_healthy_and_ready_under_any_name(tmp_path: Path) -> None:
    with stranger(tmp_path, hosts=("x.example",)) as client:
        asked = range(3)  # of three requests in a row each of two servers answers one
        until(lambda: all(client.get("/ready").status_code == 200 for _ in asked))
        for path in ("/health", "/ready"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert answer.json()["ok"] is True
            assert answer.json()["key"] == ""
        assert client.get("/api/v1/server").status_code == 421


def test_a_server_that_cannot_save_says_so_and_again_when_it_can(tmp_path: Path) -> None:
    store = in_turn.made_as(Failing, tmp_path / "carrack.db")
    with opened(tmp_path, store=store, settings=AT_HOME) as local:
        health = local.client.app.state.carrack.health  # type: ignore[attr-defined]
        now = 0.0
        health.clock = lambda: now
        assert local.client.get("/health").status_code == 200
        store.full = True
        assert local.client.get("/health").status_code == 200  # asked a moment ago
        for _ in range(20):
            now += KEPT_SECONDS
            answers = [local.client.get(path) for path in ("/health", "/ready", "/health")]
            assert [answer.status_code for answer in answers] == [503] * 3
            assert answers[0].json()["key"] == "problem-unwritable"
            assert "disk" not in answers[0].text  # that is for the log
            store.full = False
            now += KEPT_SECONDS
            assert local.client.get("/ready").status_code == 200
            store.full = True
        assert store.touched == 41


def test_a_database_that_another_program_holds_is_noticed(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        assert local.client.get("/health").status_code == 200
        local.passes(KEPT_SECONDS)
        health = local.client.app.state.carrack.health  # type: ignore[attr-defined]
        with sqlite3.connect(tmp_path / "carrack.db") as other:
            other.execute("BEGIN IMMEDIATE")
            asked = local.portal.start_task_soon(health.wrong)  # type: ignore[union-attr]
            local.passes(PATIENCE_SECONDS - 0.01, held=True)
            assert not asked.done()
            local.passes(0.02, held=True)
            assert "has not answered for 5 seconds" in asked.result(LIMIT)
            assert local.client.get("/health").status_code == 503
            other.rollback()
