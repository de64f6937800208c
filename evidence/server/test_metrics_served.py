"""The metrics of a server, at an address of their own."""

from __future__ import annotations

import socket
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from carrack.cli.play import metrics_for
from carrack.server.settings import Settings, SettingsError
from support.server import postgres
from support.server.process import NONE, new_table, serving


def free_ports(count: int) -> int:
    """The first of so many ports in a row that nobody listens at."""
    for first in range(20_000, 30_000, 10):
        with ExitStack() as tried, suppress(OSError):
            for port in range(first, first + count):
                tried.enter_context(socket.create_server(("127.0.0.1", port)))
            return first
    raise AssertionError("no ports are free")


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
    loaded = [name for name in sys.modules if name.startswith("prometheus_client.")]
    for name in ["prometheus_client", *loaded]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "carrack.server.metrics", raising=False)
    with pytest.raises(SettingsError, match="prometheus-client"):
        metrics_for(Settings(metrics="127.0.0.1:1"))
