"""One server with its tables in PostgreSQL. What the others test is tested with two (on_two.py)."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from evidence.server.test_killed import KILLS, killed

from carrack.server.store.store import Store
from support.server import in_turn, postgres
from support.server.local import LocalServer
from support.server.process import new_table, run, serving
from support.waiting import until


@pytest.fixture(autouse=True)
def on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server of a test has its tables in PostgreSQL."""
    postgres.needed()

    def kept_in(file: Path) -> Store:
        return in_turn.on_postgresql(postgres.url_for(file.parent))

    monkeypatch.setattr(in_turn, "kept_in", kept_in)


def test_the_tables_are_in_postgresql_indeed(local: LocalServer, tmp_path: Path) -> None:
    local.table()
    assert not list(tmp_path.glob("*.db"))


@pytest.mark.serial
def test_a_killed_server_has_lost_nothing_in_postgresql(tmp_path: Path) -> None:
    killed(tmp_path / "data", KILLS, "--database", postgres.url_for(tmp_path))


@pytest.mark.thorough
def test_a_server_killed_a_hundred_times_has_lost_nothing_in_postgresql(tmp_path: Path) -> None:
    killed(tmp_path / "data", 100, "--database", postgres.url_for(tmp_path))


@pytest.mark.serial
@pytest.mark.skipif(postgres.NAMED, reason="the server is not this test's to stop")
def test_a_server_outlives_its_postgresql(tmp_path: Path) -> None:
    """Requests say meanwhile that nothing can be kept; nothing acknowledged is lost."""
    url, cluster = postgres.url_for(tmp_path), postgres.cluster()
    with serving(tmp_path / "data", "--port", "0", "--database", url) as server:
        made = new_table(server)
        cluster.stop("immediate")
        try:
            assert httpx.get(f"{server.address}/health").status_code == 503
            wish = {"game": "amerigo", "players": 2, "seats": [{"kind": "human"}] * 2}
            refused = httpx.post(f"{server.address}/api/v1/tables", json=wish)
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "store")
        finally:
            cluster.start()
        address = f"{server.address}/api/v1/tables/{made['table']}"
        assert httpx.get(address).status_code == 200
        with cluster.standing_still():
            refused = httpx.get(address, timeout=10)
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "store")
        until(lambda: httpx.get(address).status_code == 200)
        # what it said last it says again for two seconds
        until(lambda: httpx.get(f"{server.address}/health").status_code == 200)
        new_table(server)
        refused = run("tables", "list", "--data", str(tmp_path / "data"))
        assert (refused.returncode, "are in PostgreSQL" in refused.stderr) == (1, True)
