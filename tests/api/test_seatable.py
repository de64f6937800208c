"""People seat the named strengths; whatever else sits at a table plays on."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from carrack.bots import STRENGTHS
from carrack.server.store.sqlite import SqliteStore
from support.games import searchable  # noqa: F401  (registered by being imported)
from support.server.local import InlineBots, LocalServer, NewTable, opened, until_person_decides

ENDLESS = "flat:iterations=999999"


class OnlyStrengths(InlineBots):
    all_bots = False


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalServer]:
    with opened(tmp_path, OnlyStrengths()) as local:
        yield local


def against(bot: str) -> dict[str, Any]:
    return {"game": "guided", "seats": [{"kind": "human"}, {"kind": "bot", "bot": bot}]}


@pytest.mark.parametrize("bot", ["flat", "search", "learned", ENDLESS, "random", "careful"])
def test_only_the_strengths_can_be_seated(local: LocalServer, bot: str) -> None:
    made = local.table(**against("deckhand"))
    until_person_decides(made)
    refused = [
        local.post_table(**against(bot)),
        made.host.act(1, "bot", bot=bot),
        made.seats[0].act(0, "resign", bot=bot),
    ]
    assert [response.status_code for response in refused] == [400] * 3
    assert all("admiral" in response.json()["error"]["message"] for response in refused)


def test_nor_can_others_play_on_from_a_finished_game(local: LocalServer) -> None:
    made = local.table(game="guided")
    made.play_out()
    for bot, status in (("search", 400), ("admiral", 201)):
        post = {"step": 1, "seats": against(bot)["seats"]}
        assert made.host.post("/branch", post).status_code == status


def test_a_game_offers_those_that_can_be_seated(local: LocalServer) -> None:
    games = {game["name"]: game for game in local.client.get("/api/v1/games").json()}
    assert games["guided"]["bots"] == games["guided"]["strengths"] == list(STRENGTHS)
    assert (games["tiny"]["bots"], games["tiny"]["strengths"]) == (["careful", "random"], [])


def test_a_kept_seat_of_a_bot_that_is_gone_is_played_by_the_rule_of_thumb(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    file = tmp_path / "carrack.db"
    with opened(tmp_path, store=SqliteStore(file)) as local:
        made = local.table(**against("admiral"))
        until_person_decides(made)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE seats SET bot = 'tree' WHERE bot = 'admiral'")
    with opened(tmp_path, OnlyStrengths(), store=SqliteStore(file)) as local:
        again = NewTable(local, made.answer)
        again.seats[0].plays("throw", "end")
        assert until_person_decides(again)["seats"][1]["bot"] == "tree"
        steps = again.spectator.get("/steps").json()["steps"]
        moves = [step["move"] for step in steps if step["kind"] == "move" and step["seat"] == 1]
        assert (moves[0], moves[-1]) == ("throw", "end")
        assert "look" not in moves  # chance would now and then
        while until_person_decides(again)["status"] == "running":
            again.seats[0].plays(again.seats[0].look()["legal"][0]["move"])
        rematch = NewTable(local, again.host.post("/rematch", {"seats": "same"}).json())
        assert rematch.spectator.look()["seats"][1]["bot"] == "careful"
    assert caplog.text == ""


def test_where_all_can_be_seated_each_is_listed_under_one_name(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        games = {game["name"]: game for game in local.client.get("/api/v1/games").json()}
        assert games["guided"]["bots"] == [*STRENGTHS, "learned", "search", "random"]
        for other_name in ("careful", "flat"):  # understood as before
            assert local.post_table(**against(other_name)).status_code == 201


def test_whoever_resigns_is_replaced_without_naming_anybody(local: LocalServer) -> None:
    made = local.table(**against("deckhand"))
    assert made.seats[0].act(0, "resign").json()["seat"]["bot"] == "careful"


def test_a_table_with_another_bot_continues_and_so_does_its_rematch(tmp_path: Path) -> None:
    with opened(tmp_path) as local:  # an earlier server, or one that offers them all
        made = local.table(**against("random"))
        made.seats[0].plays("throw", "end")
        until_person_decides(made)
    with opened(tmp_path, OnlyStrengths()) as local:
        again = NewTable(local, made.answer)
        while until_person_decides(again)["status"] == "running":
            again.seats[0].plays(again.seats[0].look()["legal"][0]["move"])
        rematch = again.host.post("/rematch", {"seats": "same"}).json()
        assert NewTable(local, rematch).spectator.look()["seats"][1]["bot"] == "random"
