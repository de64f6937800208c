"""Who asks too often waits; who does not, never notices."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

import tiny
from api.house import Inline
from carrack.server.app import make_app
from carrack.server.guard import Bucket, same_site
from carrack.server.sqlite import SqliteStore


def test_a_bucket_gives_a_burst_and_then_a_steady_rate() -> None:
    bucket = Bucket(rate=2.0, burst=5.0)
    assert [bucket.take("a", 0.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.take("b", 0.0)
    assert [bucket.take("a", 1.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take("a", 100.0) for _ in range(6)] == [True] * 5 + [False]


def test_a_bucket_forgets_old_addresses() -> None:
    bucket = Bucket(rate=1.0, burst=1.0)
    for number in range(10_500):
        bucket.take(f"address {number}", 0.0)
    assert len(bucket.addresses) == 10_000


def test_a_stranger_who_makes_tables_without_end_is_stopped_and_this_machine_is_not(
    tmp_path: Path,
) -> None:
    wish = {"game": tiny.GAME.name, "players": 2, "seats": [{"kind": "human"}] * 2}
    app = make_app(SqliteStore(tmp_path / "a.db"), Inline())
    with TestClient(app, client=("192.0.2.7", 5000)) as stranger:
        statuses = [stranger.post("/api/tables", json=wish).status_code for _ in range(40)]
        assert statuses == [201] * 30 + [429] * 10
        assert stranger.get("/api/games").status_code == 200
        stranger._transport.client = ("127.0.0.1", 5000)  # type: ignore[attr-defined]
        assert stranger.post("/api/tables", json=wish).status_code == 201


@pytest.mark.parametrize(
    ("origin", "host", "good"),
    [
        (None, "table.example", True),
        ("http://table.example", "table.example", True),
        ("https://TABLE.example", "table.example", True),
        ("http://192.168.1.5:8090", "192.168.1.5:8090", True),
        ("http://192.168.1.5:8091", "192.168.1.5:8090", False),
        ("https://evil.example", "table.example", False),
        ("http://table.example@evil.example", "table.example", False),
        ("null", "table.example", False),
        ("", "", False),
    ],
)
def test_only_pages_of_this_server_may_change_something(
    origin: str | None, host: str, good: bool
) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert same_site(Headers(headers)) is good
