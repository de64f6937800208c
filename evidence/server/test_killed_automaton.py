"""A server that is killed in the turn of an automaton."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.server.local import move_id
from support.server.process import Server, serving

SLOW_AUTOMATON = (str(Path(__file__).parents[1] / "support" / "slow_automaton.py"),)


def wish(**options: int | str) -> dict[str, Any]:
    """Ada alone."""
    seats = [{"kind": "human", "name": "Ada"}]
    settings = {"rounds": 3, "pace": "slow", **options}
    return {"game": "lamps", "players": 1, "seats": seats, "options": settings}


def asked(client: httpx.Client, made: dict[str, Any], body: dict[str, Any]) -> httpx.Response:
    token = made["seats"][0]["token"]
    headers = {"Authorization": f"Bearer {token}"}
    return client.post(f"/api/v1/tables/{made['table']}/moves", json=body, headers=headers)


def killed_within(server: Server, made: dict[str, Any], body: dict[str, Any]) -> None:
    """Asks for a move, and kills the server when the automaton has played but nothing is kept."""
    assert server.process.stdout is not None
    with ThreadPoolExecutor(1) as thread, server.client() as client:
        answer = thread.submit(asked, client, made, body)
        assert "turn 3\n" in iter(server.process.stdout.readline, "")
        server.process.kill()
        with pytest.raises(httpx.TransportError):
            answer.result()


def test_a_kill_in_its_turn_leaves_nothing_half_done(tmp_path: Path) -> None:
    with serving(tmp_path, program=SLOW_AUTOMATON) as server:
        with server.client() as client:
            made = client.post("/api/v1/tables", json=wish()).json()
            throw = {"move_id": move_id(), "move": "throw", "at": 0}
            assert asked(client, made, throw).status_code == 200
        end = {"move_id": move_id(), "move": "end", "at": 1}
        killed_within(server, made, end)
    with serving(tmp_path, program=SLOW_AUTOMATON) as server, server.client() as client:
        now = client.get(f"/api/v1/tables/{made['table']}").json()
        assert (now["seq"], now["view"]["turn"], now["deciding"]) == (1, 1, 0)
        first, again = (asked(client, made, end) for _ in range(2))
        assert (first.status_code, again.json()["repeated"]) == (200, True)
        assert again.json()["seq"] == first.json()["seq"]
        answer = first.json()
        assert [step["move"] for step in answer["steps"]] == ["end"]
        assert {event["seat"] for event in answer["steps"][0]["events"]} == {0, 1}
        assert (answer["seq"], answer["view"]["turn"], answer["deciding"]) == (2, 3, 0)
        assert server.stop()[0] in (0, -15)
