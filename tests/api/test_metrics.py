"""What a server measures: told at an address of its own, and nothing that names anybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.testclient import TestClient

from carrack.server.app import make_app
from carrack.server.metrics import MeasuredStore, Metrics
from carrack.server.reach import NOWHERE
from carrack.server.store.store import Store
from support.server import in_turn
from support.server.local import AT_HOME, InlineBots, LocalServer, next_of
from support.server.people import Device


class Measured(LocalServer):
    """A server in this process that measures itself."""

    def __init__(self, client: TestClient, bots: InlineBots, metrics: Metrics) -> None:
        super().__init__(client, bots)
        self.metrics = metrics

    @property
    def text(self) -> str:
        """What it shows."""
        return generate_latest(self.metrics.registry).decode()

    def value(self, name: str, **labels: str) -> float:
        """One number."""
        families = text_string_to_metric_families(self.text)
        samples = [sample for family in families for sample in family.samples]
        found = [s.value for s in samples if s.name == name and labels.items() <= s.labels.items()]
        assert len(found) == 1, (name, labels, found)
        return float(found[0])


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Measured]:
    metrics, bots = Metrics(), InlineBots()

    def made(store: Store) -> Starlette:
        kept = MeasuredStore(store, metrics)
        return make_app(kept, bots, NOWHERE, 0, AT_HOME, metrics=metrics)

    with in_turn.client(made, tmp_path / "carrack.db") as client:
        yield Measured(client, bots, metrics)


def test_requests_are_counted_by_route_and_status_and_moves_by_what_is_kept(
    measured: Measured,
) -> None:
    made = measured.table()
    made.seats[0].plays("throw", "end")
    assert made.seats[0].move("end").status_code != 200
    moves = "/api/v1/tables/{table}/moves"
    assert measured.value("carrack_requests_total", route=moves, status="200") == 2
    assert measured.value("carrack_moves_total") == 2
    assert measured.value("carrack_request_seconds_count", route=moves) == 3
    assert measured.value("carrack_store_seconds_count", kind="write") >= 3
    assert measured.value("carrack_store_seconds_count", kind="read") >= 1


def test_watchers_tables_and_jobs_are_shown_as_they_are_now(measured: Measured) -> None:
    made = measured.table()
    with made.spectator.watching() as one, made.seats[0].watching() as other:
        next_of(one, "sync")
        next_of(other, "sync")
        assert measured.value("carrack_watchers") == 2
        assert measured.value("carrack_open_tables") == 1
    assert measured.value("carrack_jobs", kind="analysis", state="waiting") == 0
    live = "/api/v1/tables/{table}/live"
    assert measured.value("carrack_requests_total", route=live, status="101") == 2


def test_nothing_shown_names_anybody_and_strangers_make_no_new_lines(measured: Measured) -> None:
    made, device = measured.table(), Device(measured).remembered("Canary")
    made.seats[0].plays("throw")
    device.get("/me/tables")
    measured.client.request("CANARY", "/canary")
    before = measured.text.count("\n")
    for number in range(50):
        measured.client.request(f"M{number}", f"/api/v1/tables/nobody{number}/moves?a={number}")
        measured.client.get(f"/canary/{number}")
    assert measured.text.count("\n") <= before + 20
    secrets = [made.table, made.answer["host"], *made.tokens, device.cookie.partition("=")[2]]
    for word in [*secrets, "anary", "Ada"]:
        assert str(word) not in measured.text
    labels = set(re.findall(r"(\w+)=\"", measured.text))
    assert labels <= {"method", "route", "status", "kind", "state", "bot", "le"}
