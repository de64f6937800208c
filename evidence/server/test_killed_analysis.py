"""SIGKILL in the middle of an analysis: it goes on by itself, and comes to the same end."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from carrack.analysis.analyst import analyse, unwatched
from carrack.analysis.looks import usual_looks
from carrack.core.record import read_record
from support.games import searchable
from support.server.process import PROGRAMS, QUICK_PLAYOUTS, Server, serving
from support.server.watching import watching

SLOW_SEARCH = (str(PROGRAMS / "slow_search.py"),)
SEATS = [{"kind": "bot", "bot": "careful"}] * 2
Json = dict[str, Any]


def until(client: httpx.Client, path: str, reached: Callable[[Json], bool]) -> Json:
    end = time.monotonic() + 60
    while not reached(now := client.get(path).json()):
        assert time.monotonic() < end, now
        time.sleep(0.03)
    return dict(now)


def new_table(server: Server, client: httpx.Client, game: str) -> tuple[str, dict[str, str]]:
    """A game between bots that is over; its address, and the rights of its host."""
    wish = {"game": game, "players": 2, "seats": SEATS, "options": {"rounds": 2}}
    made = client.post("/api/v1/tables", json=wish).json()
    path = f"/api/v1/tables/{made['table']}"
    with watching(server.address, made["table"]):
        until(client, path, lambda now: now["status"] == "over")
    return path, {"Authorization": f"Bearer {made['host']}"}


def test_an_analysis_outlives_the_server_and_hinders_no_table(tmp_path: Path) -> None:
    with serving(tmp_path, program=SLOW_SEARCH) as server, server.client() as client:
        path, host = new_table(server, client, "ponderous")
        assert client.post(f"{path}/analysis", headers=host).status_code == 202
        until(client, f"{path}/analysis", lambda now: now["so_far"] is not None)
        new_table(server, client, "guided")  # is played meanwhile
        assert client.get(f"{path}/analysis").json()["status"] == "running"
        server.kill()
    with serving(tmp_path, program=SLOW_SEARCH) as server, server.client() as client:
        found = until(client, f"{path}/analysis", lambda now: now["status"] not in BEFORE)
        record = read_record(client.get(f"{path}/record").text.splitlines())
        status, _, errors = server.stop()
        assert (status in (0, -15), errors) == (True, "")
    assert found["status"] == "done", found
    record.header.game = "guided"  # the same, but faster
    looks = usual_looks(searchable.GAME, playouts=QUICK_PLAYOUTS)
    again = analyse(searchable.GAME, record, looks, unwatched)
    assert {**found["analysis"], "game": "guided"} == again


BEFORE = {"waiting", "running"}
