"""Tables with a custom edition: made, kept over a restart, and waiting for it if it is gone.

The edition lies in a folder that `CARRACK_EDITIONS` names, as the data folder's does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.server.tables import components
from carrack.server.tables.hub import AGAIN, WAITS
from support.games.editions import edition_text, write_edition
from support.server.local import (
    LocalServer,
    NewTable,
    closed_with,
    move_id,
    next_of,
    opened,
    until_person_decides,
)

OWN: dict[str, Any] = {"game": "amerigo", "options": {"edition": "my-box"}}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the edition `my-box`, which has six chests."""
    monkeypatch.setenv("CARRACK_EDITIONS", str(tmp_path / "editions"))
    monkeypatch.setattr(components, "FRESH_SECONDS", 0)  # nobody waits a second here
    write_edition(tmp_path / "editions", edition_text(chests="6", stick="0.4"))
    return tmp_path / "editions"


def reopened(local: LocalServer, made: NewTable) -> NewTable:
    """The same table on a restarted server."""
    return NewTable(local, made.answer)


def test_custom_editions_are_offered_with_their_odds(folder: Path, local: LocalServer) -> None:
    games = local.client.get("/api/v1/games").json()
    amerigo = next(game for game in games if game["name"] == "amerigo")
    options = {option["name"]: option for option in amerigo["options"]}
    edition, stick = options["edition"], options["stick"]
    assert edition["choices"] == ["reconstructed", "my-box"]
    assert (stick["default"], stick["defaults"]["my-box"]) == (30, 40)


def test_a_table_with_a_custom_edition_continues_after_a_restart(
    folder: Path, tmp_path: Path
) -> None:
    with opened(tmp_path) as local:
        made = local.table(**OWN)
        seq = made.one_move()
        fixed = made.spectator.look()["view"]["static"]
        assert (fixed["edition"], fixed["title"]) == ("my-box", "The box my-box")
        assert fixed["provenance"]["map"] == "rulebook"
        header = made.open_table().match.header
        assert header.options["stick"] == 40
    with opened(tmp_path) as local:
        made = reopened(local, made)
        assert made.spectator.look()["seq"] == seq
        assert made.one_move() == seq + 1


def test_a_table_waits_while_its_edition_is_another_and_others_continue(
    folder: Path, local: LocalServer
) -> None:
    made, other = local.table(**OWN), local.table(game="amerigo", options={})
    seq = made.one_move()
    with made.seats[0].watching() as socket:
        next_of(socket, "sync")
        write_edition(folder, edition_text(chests="4"))
        response = made.spectator.get()
        assert response.status_code == 503
        error = response.json()["error"]
        assert error["code"] == "components"
        assert "waits until the operator puts them back (content is" in error["message"]
        assert closed_with(socket) == AGAIN
    with made.seats[0].watching() as socket:
        assert closed_with(socket) == WAITS
    assert (
        made.seats[0].post("/moves", {"move_id": move_id(), "index": 0, "at": seq}).status_code
        == 503
    )
    assert other.one_move() == 1
    fresh = local.table(**OWN)
    state: Any = fresh.open_table().match.state
    assert state.world.edition.chests == 4
    write_edition(folder, edition_text(chests="6", stick="0.4"))
    assert made.one_move() == seq + 1


def test_after_a_restart_without_the_edition_only_its_tables_wait(
    folder: Path, tmp_path: Path
) -> None:
    with opened(tmp_path) as local:
        lost, other = local.against_bots(2, **OWN), local.table(game="amerigo", options={})
    path = folder / "my-box.toml"
    text = path.read_text(encoding="utf-8")
    path.unlink()
    with opened(tmp_path) as local:
        lost, other = reopened(local, lost), reopened(local, other)
        error = lost.seats[0].get().json()["error"]
        assert error["code"] == "components"
        assert "there is no edition 'my-box'" in error["message"]
        assert other.one_move() == 1
        write_edition(folder, text)
        until_person_decides(lost)
        assert lost.one_move() > 0


def test_an_edition_with_mistakes_makes_no_table(folder: Path, local: LocalServer) -> None:
    write_edition(folder, edition_text(chests="-1"))
    response = local.post_table(**OWN)
    assert response.status_code == 400
    error = response.json()["error"]
    assert error["field"] == "options"
    assert "my-box.toml: map.chests, line 29" in error["message"]
    (problem,) = error["args"]["problems"]
    assert (error["key"], problem["args"]["said"]["key"]) == ("file-problems", "file-other")
    assert str(folder) not in error["message"]


def test_an_uploaded_record_needs_its_edition(folder: Path, local: LocalServer) -> None:
    made = local.table(**OWN)
    made.one_move()
    text = made.open_table().match.record().text()
    assert local.client.post("/api/v1/replays", content=text).status_code == 201
    (folder / "my-box.toml").unlink()
    response = local.client.post("/api/v1/replays", content=text)
    assert response.status_code == 422
    message = response.json()["error"]["message"]
    assert message.startswith("This record was played with components that are missing here: ")
