"""Wrong requests by the thousand: none is a mistake of the server, none changes anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from evidence.support import malformed

from support.server.process import Server, serving

NO_NUL = "A request cannot contain NUL (U+0000)."
FEW = 3_000
MANY = 1_000_000
SLACK = 4.0  # MiB that memory may differ anyway


def mebibytes(server: Server) -> float:
    """The memory of a server, in all its processes that answer requests."""
    own = server.process.pid
    started = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
    serving_too = [
        each for each in started if b"--inherited" in Path(f"/proc/{each}/cmdline").read_bytes()
    ]
    return sum(map(resident, [str(own), *serving_too]))


def resident(process: str) -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


def other_table(client: httpx.Client) -> tuple[str, dict[str, str]]:
    """A table that the sender of wrong requests knows nothing of but its name."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
    wish = {"game": "amerigo", "players": 2, "seats": seats}
    made = client.post("/api/v1/tables", json=wish).json()
    tokens = ",".join(seat["token"] for seat in made["seats"])
    return f"/api/v1/tables/{made['table']}", {"Authorization": f"Bearer {tokens}"}


def looked(client: httpx.Client, table: tuple[str, dict[str, str]]) -> Any:
    path, headers = table
    return client.get(path, headers=headers).json(), client.get(f"{path}/record").text


def bombarded(data: Path, count: int) -> None:
    """Sends wrong requests; they leave other tables, and memory, as they were."""
    with serving(data) as server:
        parts = urlsplit(server.address)
        assert parts.hostname and parts.port
        with server.client() as client:
            wish = {"game": "amerigo", "players": 2, "seats": [{"kind": "human"}] * 2}
            own = client.post("/api/v1/tables", json=wish).json()
            other = other_table(client)
            before = looked(client, other)
            warm = 0.0
            for part in range(10):
                tokens = [own["seats"][0]["token"]]
                address, live = (parts.hostname, parts.port), f"/api/v1/tables/{own['table']}/live"
                sent = asyncio.run(
                    malformed.send(address, own["table"], tokens, count // 10, count + part)
                )
                asyncio.run(malformed.watch(server.live + live, tokens, count // 1000, part))
                assert sent.mistakes == []
                assert sent.statuses.total() == count // 10
                warm = mebibytes(server) if part == 2 else warm
            assert looked(client, other) == before
            assert mebibytes(server) < 1.1 * warm + SLACK
            assert not {"Traceback", "ERROR"} & set(server.stop()[2].split())


def test_a_nul_is_refused_wherever_it_is_before_a_database_sees_it(tmp_path: Path) -> None:
    wish = {"game": "amerigo", "players": 2, "seats": [{"kind": "human"}] * 2}
    with serving(tmp_path) as server, server.client() as client:
        for path in ("tables/%00", "tables/%00/analysis", "tables/%00/move", "clubs/a%00b"):
            refused = client.post(f"/api/v1/{path}", json={})
            assert (refused.status_code, refused.json()["error"]["message"]) == (404, NO_NUL)
        assert client.get("/api/v1/lobby?game=%00").status_code == 404
        seats = [{"kind": "human", "name": "A\0"}, {"kind": "human", "name": r"A\u0000"}]
        refused = client.post("/api/v1/tables", json={**wish, "seats": seats})
        error = refused.json()["error"]
        assert (refused.status_code, error["message"]) == (400, NO_NUL)
        assert error["field"] == "seats[0].name"
        named = client.post("/api/v1/tables", json={**wish, "seats": seats[1:] * 2})
        assert named.status_code == 201  # a backslash and what follows it are no NUL


@pytest.mark.serial
def test_thousands_of_wrong_requests_do_nothing(tmp_path: Path) -> None:
    bombarded(tmp_path, FEW)


@pytest.mark.thorough
def test_a_million_wrong_requests_do_nothing(tmp_path: Path) -> None:
    bombarded(tmp_path, MANY)
