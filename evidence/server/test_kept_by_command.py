"""The ends of tables, listed and put off beside a running server."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx

from support.server.keeping import Keeper
from support.server.process import new_table, serving


def in_days(text: str) -> int:
    return round((datetime.fromisoformat(text) - datetime.now(UTC)).total_seconds() / 86400)


def rows(keeper: Keeper) -> list[dict[str, Any]]:
    status, said = keeper("list", "--json")
    assert status == 0, said
    return [json.loads(line) for line in said.splitlines()]


def test_the_keeper_lists_ends_and_keeps_tables_beside_a_running_server(
    tmp_path: Path, keeper: Keeper
) -> None:
    with serving(tmp_path) as server:
        one, two = new_table(server)["table"], new_table(server)["table"]
        found = rows(keeper)
        assert {row["table"] for row in found} == {one, two}
        assert found[0]["game"] == "amerigo"
        assert "token" not in json.dumps(found)
        assert f"{one} will be removed on" in keeper("end", one, two, "--days", "3")[1]
        assert keeper("keep", two)[0] == 0
        _, text = keeper("list")
        assert "(keeper)" in text
        assert text.endswith("2 tables\n")
        marks = {row["table"]: row["ends"] for row in rows(keeper)}
        assert (in_days(marks[one]["at"]), marks[two]) == (3, None)
        assert "within a minute" in keeper("end", one, "--days", "0")[1]
        address = f"{server.address}/api/v1/tables/{one}"
        assert httpx.get(address).status_code == 200  # the server does it, and tells who is there
    assert keeper("expire") == (0, f"{one} is removed\n")
    assert [row["table"] for row in rows(keeper)] == [two]
    _, said = keeper("expire", "--unbegun", "1", "--warning", "2")
    assert f"{two} will be removed on" in said
