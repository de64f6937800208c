"""Lessons at a table: made from a position, told with every step how far they are."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.server.tables import lessons
from support.server.local import LocalServer, NewTable, next_of, until_person_decides

COURSE = "/api/v1/games/amerigo/lessons"


def begun(local: LocalServer, lesson: str, **body: Any) -> NewTable:
    response = local.client.post(f"{COURSE}/{lesson}", json=body)
    assert response.status_code == 201, response.text
    return NewTable(local, response.json())


def test_the_course_of_a_game_is_listed_in_order(local: LocalServer) -> None:
    course = local.client.get(COURSE).json()
    assert [lesson["name"] for lesson in course][:3] == ["turn", "ships", "post"]
    counts = {game["name"]: game["lessons"] for game in local.client.get("/api/v1/games").json()}
    assert counts["amerigo"] == len(course)
    assert counts["tiny"] == len(local.client.get("/api/v1/games/tiny/lessons").json()) == 0


def test_a_table_says_which_goals_are_met_and_which_slip_was_made(local: LocalServer) -> None:
    made = begun(local, "turn", name="Ada", names=["Spieler 1", "Spieler 2"])
    ada = made.seats[1]
    now = ada.look()
    assert (now["practice"], now["deciding"]) == (True, 1)
    assert [seat["name"] for seat in now["seats"]] == ["Spieler 1", "Ada"]
    assert all(seat["online"] for seat in now["seats"]), "nobody is away in a lesson"
    assert now["lesson"]["name"] == "turn"
    assert [step["met"] for step in now["lesson"]["steps"]] == [[], [False], [False], [False]]
    with ada.watching() as socket:
        assert next_of(socket, "sync")["lesson"] == now["lesson"]
        assert all(seat["online"] for seat in next_of(socket, "presence")["seats"])
        told = ada.plays("black", "load 2")["lesson"]["steps"]
        assert (told[1]["met"], told[2]["met"]) == ([True], [False])
        assert told[2]["slip"] == "lesson-turn-few"
        ada.undo(ada.look()["decision"] - 1)
        told = ada.plays("load 6")["lesson"]["steps"]
        assert (told[2]["met"], told[2]["slip"]) == ([True], "")
        ada.plays("end")
        pushed = [next_of(socket, "steps")["lesson"]["steps"] for _ in range(5)]
    assert pushed[-1][3]["met"] == [True]
    assert local.table().seats[0].look()["lesson"] is None


def test_the_end_of_a_turn_can_be_taken_back_without_haste(local: LocalServer) -> None:
    ada = begun(local, "plan").seats[1]
    ended = ada.plays("red", "end")
    assert ended["lesson"]["steps"][1]["slip"] == "lesson-plan-early"
    assert ended["ended"]["seconds"] > 600
    assert ada.undo(ended["ended"]["to"]).status_code == 200
    assert ada.look()["lesson"]["steps"][1]["slip"] == ""


def test_nothing_before_a_lesson_can_be_taken_back_and_it_is_the_same_for_everybody(
    local: LocalServer,
) -> None:
    tables = [begun(local, "complete") for _ in range(2)]
    for made in tables:
        now = made.seats[1].look()
        assert now["undo_floor"] == now["decision"] > 0
        assert made.tokens[0] is None  # nobody plays that seat
        made.seats[1].plays("build v-I1/0 o17", "end")
    one, other = (made.seats[1].look()["view"] for made in tables)
    assert one == other


def test_a_bot_plays_the_other_seat_where_the_lesson_says_so(local: LocalServer) -> None:
    made = begun(local, "round")
    assert [seat["bot"] for seat in made.spectator.look()["seats"]] == ["deckhand", None]
    made.seats[1].plays("gold", "end")
    until_person_decides(made)
    assert made.seats[1].look()["lesson"]["steps"][0]["met"] == [True]


def test_what_is_no_lesson_is_said(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = local.client.post(f"{COURSE}/swimming", json={})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (404, "no-lesson")
    assert "Amerigo has no lesson “swimming”" in wrong.json()["error"]["message"]
    assert local.client.get("/api/v1/games/chess/lessons").json()["error"]["code"] == "no-game"

    def broken(package: str) -> dict[str, Any]:
        raise lessons.LessonError("01-turn.toml: Object missing required field `seed`")

    monkeypatch.setattr(lessons, "course_of", broken)
    unreadable = local.client.get(COURSE)
    assert unreadable.status_code == 500
    assert "01-turn.toml: Object missing" in unreadable.json()["error"]["message"]
