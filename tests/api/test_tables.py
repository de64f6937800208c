"""Tables from beginning to end: made, played, listed, verified, deleted, played again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carrack.core.chance import commitment
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.verify import verify
from support.games import tiny
from support.server.local import LocalServer, NewTable, until_person_decides


def test_a_new_table_gives_a_link_for_everybody_who_is_no_bot(local: LocalServer) -> None:
    made = local.against_bots(3)
    answer = made.answer
    tokens = [seat["token"] for seat in answer["seats"]]
    assert len(tokens[0]) >= 43
    assert tokens[1:] == [None, None]
    assert len({answer["host"], tokens[0], answer["table"]}) == 3
    assert len(answer["commitment"]) == 64


def test_the_snapshot_tells_what_the_table_is(local: LocalServer) -> None:
    made = local.table()
    now = made.seats[1].look()
    assert (now["game"], now["title"], now["players"]) == ("tiny", "Lanterns", 2)
    assert now["options"] == {"rounds": 2, "deal": "open"}
    assert (now["status"], now["deciding"], now["seq"], now["steps_total"]) == ("running", 0, 0, 1)
    assert (now["you"], now["viewer"], now["host"], now["practice"]) == ([1], 1, False, False)
    assert now["result"] is None
    assert now["seed"] is None
    assert now["rematch"] is None
    assert now["provisional"] is False
    names = [(seat["name"], seat["kind"], seat["online"]) for seat in now["seats"]]
    assert names == [("Ada", "human", False), ("Ben", "human", False)]
    assert now["commitment"] == made.answer["commitment"]


def test_who_decides_gets_the_legal_moves_and_nobody_else(local: LocalServer) -> None:
    made = local.table()
    legal = made.seats[0].look()["legal"]
    assert [move["move"] for move in legal] == ["throw", "look"]
    assert legal[0]["key"] == "move-throw"
    assert legal[0]["index"] == tiny.THROW
    for other in (made.seats[1], made.spectator, made.host):
        assert other.look()["legal"] == []


def test_a_whole_game_against_bots_reaches_its_end(local: LocalServer) -> None:
    made = local.against_bots(4, "careful")
    while (now := until_person_decides(made))["status"] == "running":
        made.seats[0].plays("throw", "end")
    assert sorted(now["result"]["places"])[0] == 1
    assert now["deciding"] == -1
    assert made.seats[0].look()["legal"] == []
    turns = {step["turn"] for step in made.spectator.get("/steps").json()["steps"]}
    assert turns == set(range(9))


def test_a_finished_game_can_be_verified_and_a_running_record_hides_its_secrets(
    local: LocalServer,
) -> None:
    made = local.table()
    made.seats[0].plays("throw")
    running = made.seats[0].get("/record").text
    assert '"hash"' not in running
    assert '"chance":"deck"' not in running
    assert '"chance":"throw 0 0"' in running
    refused = local.client.post("/api/v1/replays", content=running)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "running-record")
    assert "damaged" not in refused.text
    made.seats[0].plays("end")
    made.play_out()
    text = made.spectator.get("/record").text
    record = read_record(text.splitlines())
    assert Replay(tiny.GAME, record).run().over
    found = verify(tiny.GAME, record)
    assert (found.practice, found.commitment) == (False, made.answer["commitment"])
    seed = made.spectator.look()["seed"]
    assert commitment(bytes.fromhex(seed)) == made.answer["commitment"]
    assert json.loads(text.splitlines()[-1]) == {"note": {"seed": seed}}


def test_a_brought_record_tells_its_chosen_seed_if_all_draws_follow_from_it(
    local: LocalServer,
) -> None:
    def seed_of(record: str) -> Any:
        brought = local.client.post("/api/v1/replays", content=record)
        assert brought.status_code == 201, brought.text
        return brought.json()["seed"]

    practice, real = local.table(seed=11), local.table()
    for made in (practice, real):
        made.play_out()
    record = practice.spectator.get("/record").text
    seed = practice.spectator.look()["seed"]
    assert (seed_of(record), int(seed, 16)) == (seed, 11)
    assert seed_of(real.spectator.get("/record").text) is None
    twelve, hashed = f"{12:064x}", commitment(bytes.fromhex(f"{12:064x}"))
    assert seed_of(record.replace(seed, twelve)) is None
    forged = record.replace(seed, twelve).replace(practice.answer["commitment"], hashed)
    assert seed_of(forged) is None, "its draws are those of another seed"


def test_a_chosen_seed_marks_a_practice_table_that_repeats_itself(local: LocalServer) -> None:
    def story() -> list[Any]:
        made = local.table(seed=11)
        assert made.spectator.look()["practice"] is True
        made.play_out()
        text = made.spectator.get("/record").text
        assert verify(tiny.GAME, read_record(text.splitlines())).practice
        return [line for line in text.splitlines() if '"chance"' in line]

    assert story() == story()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game"),
    ({"players": 7}, "players"),
    ({"players": "two"}, "players"),
    ({"seats": []}, "seats"),
    ({"seats": [{"kind": "human"}, {"kind": "alien"}]}, "seats[1].kind"),
    ({"seats": [{"kind": "human"}, {"kind": "bot", "bot": "genius"}]}, "seats[1].bot"),
    ({"seats": [{"kind": "human"}, {"kind": "bot"}]}, "seats[1].bot"),
    ({"seats": [{"kind": "human", "bot": "random"}, {"kind": "human"}]}, "seats[0].bot"),
    ({"seats": [{"kind": "human", "name": "x" * 41}, {"kind": "human"}]}, "seats[0].name"),
    ({"seats": [{"kind": "human", "name": "a\u0000b"}, {"kind": "human"}]}, "seats[0].name"),
    ({"options": {"rounds": 99}}, "options"),
    ({"options": {"speed": 1}}, "options"),
    ({"options": {"rounds": True}}, "options[...]"),
    ({"seed": -1}, "seed"),
    ({"seed": 0.5}, "seed"),
    ({"colour": "red"}, "colour"),
]


@pytest.mark.parametrize(("changes", "field"), WRONG)
def test_a_table_that_cannot_be_is_refused_and_the_field_named(
    local: LocalServer, changes: dict[str, Any], field: str
) -> None:
    response = local.post_table(**changes)
    error = response.json()["error"]
    assert (response.status_code, error["code"], error["field"]) == (400, "malformed", field)
    assert len(error["message"]) > 10


def test_what_is_no_json_is_refused(local: LocalServer) -> None:
    for body in (b"", b"{", b"[]", b"nul", b'"\\ud800"', b"\xff", b"[" * 50_000):
        response = local.client.post("/api/v1/tables", content=body)
        assert (response.status_code, response.json()["error"]["code"]) == (400, "malformed")
    response = local.client.post("/api/v1/tables", content=b" " * 70_000)
    assert response.status_code == 413


def test_names_are_given_and_tidied(local: LocalServer) -> None:
    seats = [{"kind": "human", "name": "  Ada \n L. "}, {"kind": "human"}]
    seats.append({"kind": "bot", "bot": "careful", "name": ""})
    made = local.table(players=3, seats=seats)
    names = [seat["name"] for seat in made.spectator.look()["seats"]]
    assert names == ["Ada L.", "Player 2", "Careful 3"]


def test_rules_and_texts_of_a_game_are_served(local: LocalServer) -> None:
    get = local.client.get
    rules = get("/api/v1/games/amerigo/rules/de").json()
    assert {"AM-BUILD-1", "AM-SHIP-1"} <= {rule["id"] for rule in rules}
    assert (
        get("/api/v1/games/amerigo/rules/xx").json() == get("/api/v1/games/amerigo/rules/en").json()
    )
    messages = get("/api/v1/games/amerigo/messages/en")
    assert messages.headers["content-type"].startswith("text/plain")
    assert "move-sail" in messages.text
    brief = get("/api/v1/games/amerigo/messages/en?without=lesson-,,xx").text
    assert "\nmove-sail =" in messages.text and "\nmove-sail =" in brief
    assert "\nlesson-" in messages.text and "lesson-" not in brief
    assert messages.text.startswith("#") and "\n#" not in brief
    for path in ("amerigo/messages/xx", "amerigo/messages/..", "chess/rules/en", "tiny/rules/en"):
        response = get(f"/api/v1/games/{path}")
        assert response.status_code == 404


def test_my_tables_say_whose_turn_it_is(local: LocalServer) -> None:
    made, other = local.table(), local.table()
    other.play_out()
    rows = [
        {"table": made.table, "tokens": made.seats[0].tokens},
        {"table": made.table, "tokens": made.seats[1].tokens},
        {"table": "nowhere", "tokens": ["x"]},
        {"table": other.table, "tokens": [other.host.tokens[0]]},
        {"table": made.table},
    ]
    found = local.client.post("/api/v1/mine", json={"tables": rows}).json()
    assert [row.get("your_turn") for row in found] == [True, False, None, False, False]
    assert [row.get("status") for row in found] == ["running"] * 2 + [None, "over", "running"]
    assert found[2] == {"table": "nowhere", "missing": True}
    assert (found[3]["host"], found[0]["title"], found[0]["you"]) == (True, "Lanterns", [0])
    made.seats[0].plays("throw", "end")
    found = local.client.post("/api/v1/mine", json={"tables": rows[:2]}).json()
    assert [row["your_turn"] for row in found] == [False, True]


def test_a_device_is_told_of_two_hundred_tables_at_a_time_and_of_each_once(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows by the thousand with 64 tokens each held up everybody's moves."""
    made, hashed = local.table(), []

    def counted(token: str) -> str:
        hashed.append(token)
        return token

    monkeypatch.setattr("carrack.server.tables.glances.hashed", counted)
    tokens = [f"{number:043}" for number in range(64)]
    same = [{"table": made.table, "tokens": tokens} for _ in range(600)]
    others = [{"table": f"nowhere{number}", "tokens": tokens} for number in range(600)]
    found = local.client.post("/api/v1/mine", json={"tables": same + others}).json()
    names = [made.table, *(f"nowhere{number}" for number in range(199))]
    assert [row["table"] for row in found] == names
    assert sorted(hashed) == tokens


def test_only_the_host_deletes_a_table(local: LocalServer) -> None:
    made = local.table()
    for who, status in ((made.spectator, 401), (made.seats[0], 403)):
        address = f"/api/v1/tables/{made.table}"
        assert local.client.delete(address, headers=who.headers).status_code == status
    assert made.spectator.get().status_code == 200
    assert local.client.delete(address, headers=made.host.headers).json() == {"deleted": made.table}
    assert made.spectator.get().status_code == 404
    assert local.tables.known == {}
    assert local.client.delete(address, headers=made.host.headers).status_code == 404


def test_a_rematch_has_the_same_people_with_the_same_links_and_another_seed(
    local: LocalServer,
) -> None:
    made = local.against_bots(3, "careful", seed=5)
    assert made.seats[0].post("/rematch", {}).status_code == 422
    while until_person_decides(made)["status"] == "running":
        made.seats[0].plays("throw", "end")
    assert made.spectator.post("/rematch", {}).status_code == 401
    answer = made.seats[0].post("/rematch", {})
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert answer.json()["seats"][0]["token"] == made.seats[0].tokens[0]
    assert answer.json()["host"] is None
    again = NewTable(local, {**made.answer, "table": table})
    now = again.seats[0].look()
    assert now["you"] == [0]
    assert again.host.look()["host"] is True
    assert (now["practice"], now["options"]) == (False, made.spectator.look()["options"])
    assert [seat["kind"] for seat in now["seats"]] == ["human", "bot", "bot"]
    assert now["commitment"] != made.answer["commitment"]
    note = made.spectator.get("/steps").json()["steps"][-1]["note"]
    assert note == {"rematch": table}
    assert made.host.post("/rematch", {}).json()["table"] == table
    assert made.spectator.look()["rematch"] == table


def test_the_list_of_ones_tables_tells_how_games_ended(local: LocalServer) -> None:
    made = local.table()
    wanted = {"tables": [{"table": made.table, "tokens": made.seats[0].tokens}]}
    (row,) = local.client.post("/api/v1/mine", json=wanted).json()
    assert row["result"] is None
    made.play_out()
    made.host.act(0, "rename", name="Countess")
    (row,) = local.client.post("/api/v1/mine", json=wanted).json()
    assert row["result"] == made.spectator.look()["result"]
    assert row["result"]["places"].count(1) >= 1
    assert "cut" not in row["result"]


def test_a_game_that_a_limit_ended_is_marked_wherever_its_result_is(local: LocalServer) -> None:
    made = local.table(game="dutch-east-indies", options={"rounds": 1})
    while (now := made.spectator.look())["status"] == "running":
        made.seats[now["deciding"]].plays("end")
    assert (now["result"]["rule"], now["result"]["cut"]) == ("DEI-LIMIT-1", True)
    wanted = {"tables": [{"table": made.table, "tokens": made.seats[0].tokens}]}
    (row,) = local.client.post("/api/v1/mine", json=wanted).json()
    assert row["result"] == now["result"]
    text = made.spectator.get("/record").text
    assert '"cut"' not in text, "a record says it by its rule"
    brought = local.client.post("/api/v1/replays", content=text).json()
    assert brought["result"] == now["result"]


def test_every_position_of_the_past_can_be_looked_at(local: LocalServer) -> None:
    made = local.table()
    views = [made.seats[0].look()["view"]]
    for move in ("throw", "end"):
        views.append(made.seats[0].plays(move)["view"])
    made.host.act(1, "rename", name="Bea")
    assert [made.seats[0].get(f"/at/{k}").json()["view"] for k in range(3)] == views
    renamed = made.seats[0].get("/at/3").json()
    assert (renamed["view"], renamed["step"]["note"]["name"]) == (views[2], "Bea")
    made.seats[1].plays("throw", "end")
    assert made.seats[0].get("/at/5").json()["deciding"] == 0
    for wrong, status in (("99", 404), ("-1", 400), ("x", 400)):
        assert made.seats[0].get(f"/at/{wrong}").status_code == status


def test_a_record_can_be_uploaded_and_stepped_through(local: LocalServer) -> None:
    made = local.table()
    made.play_out()
    text = made.spectator.get("/record").text
    brought = local.client.post("/api/v1/replays", content=text).json()
    assert brought["total"] == len(brought["steps"]) == made.spectator.look()["steps_total"]
    assert brought["header"]["seats"][0]["name"] == "Ada"
    assert brought["result"] == made.spectator.look()["result"]
    for k in range(brought["total"]):
        step = local.client.get(f"/api/v1/replays/{brought['replay']}/at/{k}").json()
        assert step == made.spectator.get(f"/at/{k}").json()
    mine = local.client.get(f"/api/v1/replays/{brought['replay']}/at/0?seat=1").json()
    assert len(mine["view"]["hand"]) == 2
    for path in (f"{brought['replay']}/at/999", "nothing/at/0", f"table%2F{made.table}/at/0"):
        assert local.client.get(f"/api/v1/replays/{path}").status_code == 404


def test_a_damaged_record_names_its_line(local: LocalServer) -> None:
    made = local.table()
    made.play_out()
    lines = made.spectator.get("/record").text.splitlines()
    lines[3] = lines[3].replace('"throw"', '"end"')
    for text, status, words in (
        ("\n".join(lines), 422, "line 4"),
        (lines[1], 422, "line 1"),
        ("", 422, "line 1"),
        ("[" * 100_000, 422, "record"),
        ('{"carrack":1,"game":"chess"' + lines[0][lines[0].index(',"identity') :], 422, "chess"),
    ):
        response = local.client.post("/api/v1/replays", content=text)
        assert response.status_code == status, response.text
        assert words in response.json()["error"]["message"]
    cut = local.client.post("/api/v1/replays", content=lines[1]).json()["error"]
    header = {"key": "fault-no-header", "args": {"format": 1}}
    assert (cut["key"], cut["args"]["reason"]["key"]) == ("problem-record-damaged", "fault-line")
    assert header.items() <= cut["args"]["reason"]["args"]["reason"].items()
    assert local.client.post("/api/v1/replays", content=b"\xff").status_code == 400
