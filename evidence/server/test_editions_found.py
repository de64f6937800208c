"""The editions in the data folder of a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.games.editions import edition_text, write_edition
from support.server.local import (
    move_id,
)
from support.server.process import serving


def test_the_server_finds_the_editions_of_its_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With bots in processes of their own, which must find them too: none falls back to chance."""
    monkeypatch.delenv("CARRACK_EDITIONS")
    data = tmp_path / "data"
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "human", "name": "Ada"}]
    wish = {"game": "amerigo", "players": 2, "seats": seats, "options": {"edition": "my-box"}}
    with serving(data) as server, server.client() as client:
        assert list((data / "editions").iterdir()) == []
        write_edition(data / "editions", edition_text(chests="6"))
        made = client.post("/api/v1/tables", json=wish).json()
        address = f"/api/v1/tables/{made['table']}"
        headers = {"Authorization": f"Bearer {made['seats'][1]['token']}"}
        while not any(step["seat"] == 0 for step in client.get(f"{address}/steps").json()["steps"]):
            now = client.get(address, headers=headers).json()
            if not now["legal"]:
                continue  # the bot is thinking
            body = {"move_id": move_id(), "index": now["legal"][-1]["index"], "at": now["seq"]}
            client.post(f"{address}/moves", json=body, headers=headers).raise_for_status()
        assert client.get(address).json()["view"]["static"]["title"] == "The box my-box"
        _, _, said = server.stop()
    assert "failed" not in said
