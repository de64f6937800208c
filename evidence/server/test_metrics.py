"""What a server measures: told at an address of its own, and nothing that names anybody."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.testclient import TestClient

from carrack.cli.play import metrics_for
from carrack.server.http.app import make_app
from carrack.server.metrics import MeasuredStore, Metrics
from carrack.server.settings import Settings, SettingsError
from carrack.server.store.store import Store
from support.server import in_turn, postgres
from support.server.local import AT_HOME, InlineBots, LocalServer, next_of
from support.server.people import Device
from support.server.process import NONE, new_table, serving


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
        return make_app(kept, bots, None, 0, AT_HOME, metrics=metrics)

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


def test_a_server_shows_metrics_at_their_own_address_alone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        there = f"127.0.0.1:{free.getsockname()[1]}"
    with serving(tmp_path, limits={**NONE, "CARRACK_METRICS": there}) as server:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        new_table(server, seats=seats)
        text = httpx.get(f"http://{there}/metrics").text
        assert "carrack_moves_total" in text
        assert 'route="/api/v1/tables",status="201"' in text
        assert "carrack_moves" not in httpx.get(f"{server.address}/metrics").text
        assert server.stop()[2] == ""


def free_ports(count: int) -> int:
    """The first of so many ports in a row that nobody listens at."""
    for first in range(20_000, 30_000, 10):
        with ExitStack() as tried, suppress(OSError):
            for port in range(first, first + count):
                tried.enter_context(socket.create_server(("127.0.0.1", port)))
            return first
    raise AssertionError("no ports are free")


def test_each_of_several_processes_shows_its_own_metrics_one_port_after_the_other(
    tmp_path: Path,
) -> None:
    postgres.needed()
    url = postgres.url_for(tmp_path)
    first = free_ports(2)
    limits = {**NONE, "CARRACK_METRICS": f"127.0.0.1:{first}"}
    more = ("--port", "0", "--database", url, "--processes", "2")
    with serving(tmp_path, *more, limits=limits) as server:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        new_table(server, seats=seats)
        texts = [httpx.get(f"http://127.0.0.1:{first + n}/metrics").text for n in range(2)]
        made = 'route="/api/v1/tables",status="201"} 1.0'
        assert sum(made in text for text in texts) == 1
        assert all('carrack_store_seconds_count{kind="read"}' in text for text in texts)
        assert server.stop()[2] == ""


def test_without_the_library_or_with_a_wrong_address_it_is_said_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert metrics_for(Settings()) is None
    with serving(tmp_path, limits={"CARRACK_METRICS": "here"}) as server:
        server.process.wait(20)
        assert "127.0.0.1:9464" in server.errors
    for name in [name for name in sys.modules if name.startswith("prometheus_client")]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "carrack.server.metrics")
    with pytest.raises(SettingsError, match="prometheus-client"):
        metrics_for(Settings(metrics="127.0.0.1:1"))
