"""The tests of one server, with every request to one of two in turn that share a PostgreSQL."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

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
    test_of_requests_sent_together_each_is_carried_out_once_and_only_one_wins,
    test_taking_back_is_a_step_of_its_own,
)
from api.test_people import test_a_host_is_host_on_every_device_and_a_rematch_is_theirs_too
from api.test_tables import (
    test_a_finished_game_can_be_verified_and_a_running_record_hides_its_secrets,
    test_the_list_of_ones_tables_tells_how_games_ended,
)
from support.server import local as servers
from support.server import postgres

__all__ = [
    "ada",
    "ben",
    "local",
    "test_a_click_takes_a_seat_and_another_one_gives_it_up",
    "test_a_finished_game_can_be_verified_and_a_running_record_hides_its_secrets",
    "test_a_host_is_host_on_every_device_and_a_rematch_is_theirs_too",
    "test_a_move_id_stands_for_one_request_of_one_seat",
    "test_a_repeated_request_is_carried_out_once_and_shows_how_things_stand",
    "test_a_seat_is_kept_for_whoever_is_invited_by_name",
    "test_a_table_is_found_by_those_to_whom_it_is_open",
    "test_of_requests_sent_together_each_is_carried_out_once_and_only_one_wins",
    "test_taking_back_is_a_step_of_its_own",
    "test_the_list_of_ones_tables_tells_how_games_ended",
]


class InTurn(TestClient):
    """A client of two servers: each request goes to the one whose turn it is."""

    def __init__(self, app: Any, **more: Any) -> None:
        super().__init__(app, **more)
        self.other = TestClient(app.state.other, **more)
        self.turns = itertools.cycle((super().request, self.other.request))

    def __enter__(self) -> InTurn:
        self.other.__enter__()
        super().__enter__()
        return self

    def __exit__(self, *how: Any) -> None:
        super().__exit__(*how)
        self.other.__exit__(*how)

    def request(self, *asked: Any, **more: Any) -> Any:  # type: ignore[override]
        return next(self.turns)(*asked, **more)


@pytest.fixture(autouse=True)
def on_two_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server of a test is two."""
    postgres.needed()
    from carrack.server.store.postgres import PostgresStore

    made, url = servers.make_app, ""

    def opened(file: Path) -> Any:
        nonlocal url
        url = postgres.url_for(file.parent)
        return PostgresStore(url)

    def both(store: Any, *args: Any, **more: Any) -> Any:
        app = made(store, *args, **more)
        app.state.other = made(PostgresStore(url), *args, **more)
        return app

    monkeypatch.setattr(servers, "SqliteStore", opened)
    monkeypatch.setattr(servers, "make_app", both)
    monkeypatch.setattr(servers, "TestClient", InTurn)
