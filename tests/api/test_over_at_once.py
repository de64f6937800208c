"""Tables whose game is over at its set-up: ended like all others, refused where that is certain."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carrack.core.chance import commitment
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.games.amerigo.game import GAME, AmerigoGame
from support.server import in_turn
from support.server.local import LocalServer, NewTable, opened

STUCK: dict[str, Any] = {"game": "amerigo", "options": {"stick": 100}}


@pytest.fixture
def unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks whether anything can happen, as it was once."""
    monkeypatch.setattr(AmerigoGame, "futile", lambda *_: None)


def as_left_by_an_earlier_version(folder: Path) -> None:
    """The only table's record ends with the set-up, and the table seems to be running."""
    with in_turn.database(folder / "carrack.db") as store:
        gone = "DELETE FROM entries WHERE line LIKE '%\"result\"%' OR line LIKE '{\"note\"%'"
        assert store.execute(gone).rowcount == 2
        store.execute("UPDATE tables SET status = 'running'")


def assert_ended(made: NewTable) -> None:
    now = made.spectator.look()
    assert (now["status"], now["deciding"]) == ("over", -1)
    assert commitment(bytes.fromhex(now["seed"])) == made.answer["commitment"]
    text = made.spectator.get("/record").text
    record = read_record(text.splitlines())
    assert [entry.kind for entry in record.entries[-3:]] == ["turn", "result", "note"]
    assert json.loads(text.splitlines()[-1]) == {"note": {"seed": now["seed"]}}
    assert Replay(GAME, record).run().over
    assert verify(GAME, record).moves == 0
    steps = made.spectator.get("/steps").json()["steps"]
    assert [step["kind"] for step in steps] == ["setup", "note"]


def test_a_new_table_is_refused_with_what_to_choose_instead(local: LocalServer) -> None:
    response = local.post_table(**STUCK)
    error = response.json()["error"]
    assert (response.status_code, error["field"]) == (400, "options")
    assert "stick" in error["message"]
    assert "choose 99 or less" in error["message"]


@pytest.mark.usefixtures("unasked")
def test_a_game_that_chance_ended_at_once_has_its_result_and_shows_its_seed(
    local: LocalServer,
) -> None:
    made = local.table(**STUCK)
    assert_ended(made)
    assert made.host.post("/rematch", {}).status_code == 201


@pytest.mark.usefixtures("unasked")
def test_a_table_of_an_earlier_version_ends_when_it_is_opened(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table(**STUCK)
    as_left_by_an_earlier_version(tmp_path)
    for _ in range(2):  # and only once
        with opened(tmp_path) as local:
            assert_ended(NewTable(local, made.answer))
