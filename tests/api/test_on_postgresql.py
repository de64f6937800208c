"""The server with its tables in PostgreSQL: what matters most, by the tests for SQLite."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from api.test_killed import KILLS, killed
from api.test_leaving_for_good import (
    test_a_person_takes_everything_about_them_away,
    test_records_replay_and_are_verified_as_before,
)
from api.test_lobby import (
    ada,
    ben,
    local,
    test_a_click_takes_a_seat_and_another_one_gives_it_up,
    test_a_seat_is_kept_for_whoever_is_invited_by_name,
    test_a_table_is_found_by_those_to_whom_it_is_open,
)
from api.test_moves import (
    test_a_move_id_stands_for_one_request_of_one_seat,
    test_a_repeated_request_is_carried_out_once_and_shows_how_things_stand,
    test_a_request_is_known_again_after_a_restart,
    test_of_requests_sent_together_each_is_carried_out_once_and_only_one_wins,
    test_taking_back_is_a_step_of_its_own,
)
from api.test_people import (
    test_a_host_is_host_on_every_device_and_a_rematch_is_theirs_too,
    test_people_are_tidied_with_the_tables,
)
from api.test_tables import (
    test_a_finished_game_can_be_verified_and_a_running_record_hides_its_secrets,
    test_the_list_of_ones_tables_tells_how_games_ended,
)
from support.server import local as servers
from support.server import postgres
from support.server.local import LocalServer
from support.server.process import new_table, run, serving

__all__ = [
    "ada",
    "ben",
    "local",
    "test_a_click_takes_a_seat_and_another_one_gives_it_up",
    "test_a_finished_game_can_be_verified_and_a_running_record_hides_its_secrets",
    "test_a_host_is_host_on_every_device_and_a_rematch_is_theirs_too",
    "test_a_move_id_stands_for_one_request_of_one_seat",
    "test_a_person_takes_everything_about_them_away",
    "test_a_repeated_request_is_carried_out_once_and_shows_how_things_stand",
    "test_a_request_is_known_again_after_a_restart",
    "test_a_seat_is_kept_for_whoever_is_invited_by_name",
    "test_a_table_is_found_by_those_to_whom_it_is_open",
    "test_of_requests_sent_together_each_is_carried_out_once_and_only_one_wins",
    "test_people_are_tidied_with_the_tables",
    "test_records_replay_and_are_verified_as_before",
    "test_taking_back_is_a_step_of_its_own",
    "test_the_list_of_ones_tables_tells_how_games_ended",
]


@pytest.fixture(autouse=True)
def on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server of a test has its tables in PostgreSQL."""
    postgres.needed()
    from carrack.server.store.postgres import PostgresStore

    def opened(file: Path) -> Any:
        return PostgresStore(postgres.url_for(file.parent))

    monkeypatch.setattr(servers, "SqliteStore", opened)


def test_the_tables_are_in_postgresql_indeed(local: LocalServer, tmp_path: Path) -> None:
    local.table()
    assert not list(tmp_path.glob("*.db"))


@pytest.mark.serial
def test_a_killed_server_has_lost_nothing_in_postgresql(tmp_path: Path) -> None:
    killed(tmp_path / "data", KILLS, "--database", postgres.url_for(tmp_path))


@pytest.mark.long
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
        servers.until(lambda: httpx.get(address).status_code == 200)
        # what it said last it says again for two seconds
        servers.until(lambda: httpx.get(f"{server.address}/health").status_code == 200)
        new_table(server)
        refused = run("tables", "list", "--data", str(tmp_path / "data"))
        assert (refused.returncode, "are in PostgreSQL" in refused.stderr) == (1, True)
