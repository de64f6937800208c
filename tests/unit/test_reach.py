"""A program knows whether other devices can come to it, and says what to type so that they can."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.cli import reach
from carrack.cli.reach import play_in_the_network, reach_of
from carrack.server.reach import Reach
from carrack.server.settings import Settings

LAN = "http://192.168.1.5:8090"


class Listening:
    """Stands for a socket."""

    def __init__(self, host: str) -> None:
        self.host = host

    def getsockname(self) -> tuple[str, int]:
        return self.host, 8090


@pytest.mark.parametrize(
    ("host", "settings", "network", "found"),
    [
        ("127.0.0.1", {}, LAN, Reach(None, "type this")),
        ("127.0.0.1", {"hosts": ("local",)}, LAN, Reach(None, "type this")),
        ("::1", {}, LAN, Reach(None, "type this")),
        ("0.0.0.0", {}, LAN, Reach(LAN)),
        ("0.0.0.0", {"address": "https://a.example"}, LAN, Reach(LAN)),
        ("0.0.0.0", {}, None, Reach(None, "")),
        ("0.0.0.0", {"proxies": ("172.16.0.0/12",)}, None, Reach()),
        ("127.0.0.1", {"proxies": ("127.0.0.1",)}, LAN, Reach()),
        ("127.0.0.1", {"address": "https://a.example"}, LAN, Reach()),
        ("127.0.0.1", {"hosts": ("local", "a.example")}, LAN, Reach()),
        ("192.168.1.5", {}, LAN, Reach()),
        ("fe80::1%eth0", {}, LAN, Reach()),
    ],
)
def test_who_can_come(
    host: str,
    settings: dict[str, Any],
    network: str | None,
    found: Reach,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda port: network)
    listening: Any = Listening(host)
    assert reach_of(listening, Settings(**settings), "type this") == found


@pytest.mark.parametrize(
    ("argv", "environment", "typed"),
    [
        ("/usr/bin/carrack play", {}, "carrack play --lan"),
        (".venv/bin/carrack play --port 8100", {}, ".venv/bin/carrack play --port 8100 --lan"),
        ("/a/carrack/__main__.py play", {}, ".venv/bin/python -m carrack play --lan"),
        ("/cache/bin/carrack-games play", {"UV": "/bin/uv"}, "uvx … play --lan"),
        ("/a/notebook.py", {}, "carrack play --lan"),
        ("carrack play", {"CARRACK_BY_MAKE": "1"}, "make play ARGS=--lan"),
        (
            "carrack play --port 8100",
            {"CARRACK_BY_MAKE": "1"},
            "make play ARGS='--port 8100 --lan'",
        ),
    ],
)
def test_what_to_type(
    argv: str, environment: dict[str, str], typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "which", lambda name, path: f"/usr/bin/{name}")
    words = argv.split()
    assert play_in_the_network(words, [".venv/bin/python"], environment) == typed
