"""A damaged database is told of at the start and when somebody meets it."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from support.server.local import opened
from support.server.stored_tables import damaged
from support.waiting import until


def test_damage_is_told_at_the_start_and_when_somebody_meets_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(tmp_path) as local:
        made = [local.table() for _ in range(2)]
        for table in made:
            for _ in range(4):
                table.deciding().plays("throw", "end")
    rows = [(made[0].table, number, f'"{number:0>100}"') for number in range(1000, 1300)]
    with closing(sqlite3.connect(tmp_path / "carrack.db", isolation_level=None)) as connection:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    damaged(tmp_path / "carrack.db", made[0].table)
    with caplog.at_level(logging.ERROR), opened(tmp_path) as local:
        until(lambda: "the database is damaged" in caplog.text)
        assert f"cannot be read whole: {made[0].table}" in caplog.text
        assert local.client.get(f"/api/v1/tables/{made[0].table}").status_code == 503
        assert f"table {made[0].table} cannot be read" in caplog.text
        assert local.client.get(f"/api/v1/tables/{made[1].table}").status_code == 200
