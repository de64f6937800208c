"""Tables that were begun by earlier rules or with earlier luck go on; unknown ones are named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carrack.core.record import read_record
from carrack.core.verify import verify
from support.games import tiny
from support.server import in_turn
from support.server.local import NewTable, opened

SEED = 2**40 + 7


def edited(folder: Path, change: str) -> None:
    """Changes the header of the only table that is kept."""
    with in_turn.database(folder / "carrack.db") as database:
        database.execute(f"UPDATE tables SET header = {change}")


@pytest.mark.parametrize("named", [True, False])
def test_a_practice_table_continues_with_the_luck_it_was_begun_with(
    named: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not named:
        monkeypatch.setattr("carrack.server.tables.new_game.SEEDED_2", "seeded-1")
    with opened(tmp_path) as local:
        made = local.table(seed=SEED)
    if not named:  # as an earlier version left it
        edited(tmp_path, "json_remove(header, '$.extra.luck.source')")
    with opened(tmp_path) as local:
        made = NewTable(local, made.answer)
        made.play_out()
        text = made.spectator.get("/record").text
    record = read_record(text.splitlines())
    assert record.header.extra["luck"].get("source") == ("seeded-2" if named else None)
    assert verify(tiny.GAME, record).practice


def test_a_table_by_rules_that_are_not_known_is_refused_by_name(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
    edited(tmp_path, "json_set(header, '$.rules', '99')")
    with opened(tmp_path) as local:
        answer = NewTable(local, made.answer).spectator.get("")
        assert answer.status_code == 500
        error = answer.json()["error"]
        assert error["code"] == "unreadable"
        assert "by rules 99, but known here are 1" in error["message"]


def test_a_table_with_luck_that_is_not_known_is_refused_by_name(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table(seed=SEED)
    edited(tmp_path, "json_set(header, '$.extra.luck.source', 'seeded-9')")
    with opened(tmp_path) as local:
        answer = NewTable(local, made.answer).spectator.get("")
        assert "'seeded-9'; known here are" in answer.json()["error"]["message"]


def test_a_record_by_unknown_rules_cannot_be_uploaded(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
        made.play_out()
        lines = made.spectator.get("/record").text.splitlines()
        header = json.dumps(json.loads(lines[0]) | {"rules": "99"})
        refused = local.client.post("/api/v1/replays", content="\n".join([header, *lines[1:]]))
        assert refused.status_code in (400, 422)
        assert "by rules 99, but known here are 1" in refused.json()["error"]["message"]
