"""Profiles: one's rated games, the ratings that follow from them, and what brought points."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.main import main
from carrack.ratings.sources import score_sheets
from carrack.server.store.faults import StoreError
from carrack.server.store.rated import games_at, rated_tables, share_rated
from carrack.server.store.schema import MIGRATIONS
from support.server import in_turn
from support.server.earlier import in_version
from support.server.local import LocalServer, opened
from support.server.people import Device
from support.server.rated_tables import person, played_rated, rated_table
from support.server.shared_luck import refused
from support.waiting import found

SOON = 5.0  # seconds until another server has heard of it


def test_a_profile_shows_what_the_command_computes(
    local: LocalServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ben = person(local, "Ada"), person(local, "Ben")
    made = [played_rated(ada, ben), played_rated(ada, ben), played_rated(ada, bots=2)]
    assert main(["ratings", "--json", "--data", str(tmp_path)]) == 0
    pools = json.loads(capsys.readouterr().out)["pools"]
    for device in (ada, ben):
        shown = device.get("/me/profile")
        computed = [
            (pool["game"], pool["players"], side["rating"], side["sigma"], side["games"])
            for pool in pools
            for side in pool["sides"]
            if side.get("person") == shown["person"]
        ]
        ratings = shown["ratings"]
        assert [
            (r["game"], r["players"], r["rating"], r["sigma"], len(r["curve"])) for r in ratings
        ] == computed
        for each in ratings:
            assert each["curve"][-1]["rating"] == each["rating"]
    mine = ada.get("/me/profile")
    assert {game["table"] for game in mine["games"]} == {each.table for each in made}
    assert {other["name"] for game in mine["games"] for other in game["others"]} >= {"Ben"}


def test_rated_tables_of_an_earlier_version_are_found_and_by_an_index(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    with opened(tmp_path / "new") as local:
        ada, ben = person(local, "Ada"), person(local, "Ben")
        played_rated(ada, ben)
        local.table().play_out()
        before = ada.get("/me/profile")
    index = next(n for n, m in enumerate(MIGRATIONS) if "CREATE INDEX rated_tables" in m[0])
    file = tmp_path / "carrack.db"
    in_version(index, tmp_path / "new" / "carrack.db", file)
    with opened(tmp_path) as local:
        ada.local = ben.local = local
        assert ada.get("/me/profile") == before
        assert ben.get(f"/people/{before['person']}")["name"] == "Ada"
    asked: list[str] = []
    with closing(sqlite3.connect(file)) as connection:
        connection.set_trace_callback(asked.append)
        assert len(rated_tables(connection)) == 1
        assert not share_rated(connection, "nobody", "else")
        connection.set_trace_callback(None)
        plans = [connection.execute(f"EXPLAIN QUERY PLAN {each}").fetchall() for each in asked]
    assert len(plans) == 2
    assert all("rated_tables" in steps[0][-1] for steps in plans)


def test_the_categories_of_a_profile_add_up_to_its_points(local: LocalServer) -> None:
    ada = person(local, "Ada")
    played_rated(ada, bots=1)
    shown = ada.get("/me/profile")
    (rating,), (game,) = shown["ratings"], shown["games"]
    assert [each["source"] for each in rating["sources"]]
    assert sum(each["mine"] for each in rating["sources"]) == game["points"]


def test_score_sheets_leave_out_what_was_taken_back(local: LocalServer) -> None:
    made = rated_table(person(local, "Ada"), bots=1)
    made.seats[0].plays("throw")
    open_table = made.open_table()
    steps = open_table.story.steps
    event = steps[-1].events[0]
    event.data.update(points=3, source="climb")
    event.seat = 0
    assert score_sheets(steps, 2)[0] == {"climb": 3}
    steps[-1].undone = True
    assert score_sheets(steps, 2) == [{}, {}]


def test_a_profile_is_for_those_who_share_a_rated_table(local: LocalServer) -> None:
    ada, ben, eve = (person(local, name) for name in ("Ada", "Ben", "Eve"))
    played_rated(ada, ben)
    played_rated(ben, eve)
    ids = {each: each.get("/me/profile")["person"] for each in (ada, ben, eve)}
    seen = ada.get(f"/people/{ids[ben]}")
    assert (seen["name"], seen["you"], len(seen["games"])) == ("Ben", False, 2)
    hidden, shared = sorted(seen["games"], key=lambda game: game["table"] is not None)
    assert (hidden["table"], hidden["others"]) == (None, [])
    assert shared["table"] and shared["others"][0]["person"] == ids[ada]
    assert "Eve" not in json.dumps(seen)
    assert refused(ada.ask("GET", f"/people/{ids[eve]}")) == (404, "no-person")
    assert refused(ada.ask("GET", "/people/0000")) == (404, "no-person")
    assert refused(Device(local).ask("GET", "/me/profile")) == (401, "signed-out")
    assert ada.get(f"/people/{ids[ada]}")["you"]


def test_whoever_is_deleted_has_no_profile_and_the_others_keep_theirs(local: LocalServer) -> None:
    ada, ben = person(local, "Ada"), person(local, "Ben")
    played_rated(ada, ben)
    gone, before = ben.get("/me/profile")["person"], ada.get("/me/profile")
    assert ben.ask("DELETE", "/me", {}).status_code == 200

    def after() -> dict[str, Any] | None:
        now = ada.get("/me/profile")
        return now if now["games"][0]["others"][0]["name"] == "somebody" else None

    others = SOON if in_turn.servers() > 1 else 0  # the server that has done it knows at once
    assert found(after, "every server knows of it", others)["ratings"] == before["ratings"]
    assert refused(ada.ask("GET", f"/people/{gone}")) == (404, "no-person")


def test_a_new_person_has_an_empty_profile(local: LocalServer) -> None:
    shown = person(local, "Ada").get("/me/profile")
    assert (shown["ratings"], shown["games"]) == ([], [])


def test_a_game_that_could_not_be_read_is_read_the_next_time(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, fails = person(local, "Ada"), [True]

    def sometimes(*asked: Any) -> Any:
        if fails.pop():
            raise StoreError("the connection is lost")
        fails.append(False)
        return games_at(*asked)

    played_rated(ada, bots=1)
    assert len(ada.get("/me/profile")["games"]) == 1
    played_rated(ada, bots=1)
    monkeypatch.setattr("carrack.server.people.profiles.games_at", sometimes)
    assert ada.ask("GET", "/me/profile").status_code == 503
    fails.append(False)
    assert len(ada.get("/me/profile")["games"]) == 2
