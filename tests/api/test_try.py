"""Lines that are tried: who may ask what, what is answered, and that nothing is left of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from api.test_beside_table import Device, device
from api.test_invitations import arrived
from api.test_tab import WISH, Page, with_page
from carrack.bots.assessment import Assessment
from carrack.server.thinking.bots import BotFailed, DecisionTask
from carrack.tab.bots import QUICKER, TabBots
from support.server import in_turn
from support.server.local import LocalServer, NewTable, Seat, next_of, opened
from support.server.shared_luck import refused

__all__ = ["device"]

Json = dict[str, Any]
HINTED = {"game": "guided"}


def attempt(who: Seat, *moves: str, at: int = 0, by: int = 0, **more: Any) -> httpx.Response:
    """Tries moves of one seat."""
    line = [{"seat": by, "move": move} for move in moves]
    return who.post("/try", {"at": at, "moves": line, **more})


def tried(who: Seat, *moves: str, **more: Any) -> Json:
    response = attempt(who, *moves, **more)
    assert response.status_code == 200, response.text
    return dict(response.json())


def brought(local: LocalServer, made: NewTable) -> str:
    """The record of a table, uploaded."""
    text = made.spectator.get("/record").text
    return str(local.client.post("/api/v1/replays", content=text).json()["replay"])


def attempt_again(local: LocalServer, replay: str, body: Json) -> httpx.Response:
    """Tries a line in an uploaded record."""
    return local.client.post(f"/api/v1/replays/{replay}/try", json=body)


# --- what is answered ----------------------------------------------------------------------------


def test_what_is_sure_is_what_the_table_answers_when_it_is_played(local: LocalServer) -> None:
    made = local.table(game="dutch-east-indies", options={"start": "1"}, seed=4)
    ada = made.seats[0]
    moves: list[str] = []
    said = tried(ada)
    while not said["stopped"] and said["turn"] == 0:
        legal = said["position"]["legal"]
        moves.append(legal[len(moves) % min(3, len(legal))]["move"])
        said = tried(ada, *moves)
    sure = moves[: said["sure"]]
    assert len(sure) > 1
    steps = said["steps"]
    for number, move in enumerate(sure):
        now = ada.plays(move)
        assert now["steps"] == [steps[number]]
    again = ada.look()
    assert said["position"]["view"] == again["view"]
    assert (said["deciding"], said["turn"], said["over"]) == (0, again["view"]["turn"], False)
    for part in ("legal", "left", "courses", "standing", "result"):
        assert said["position"][part] == again[part]
    assert (said["at"], said["seat"], said["imagined"], said["chosen"]) == (0, 0, None, None)


def test_a_line_goes_on_from_an_imagination_over_turns_of_all(local: LocalServer) -> None:
    made = local.table()
    line = [{"seat": seat, "move": move} for seat in (0, 1, 0) for move in ("throw", "end")]
    body = {"at": 0, "moves": line, "imagined": 7}
    said = made.seats[0].post("/try", body).json()
    assert said["imagined"] == 7
    assert [step["seq"] for step in said["steps"]] == [1, 2, 3, 4, 5, 6]
    assert [step["decision"] for step in said["steps"]] == [0, 1, 2, 3, 4, 5]
    assert [step["turn"] for step in said["steps"]] == [0, 0, 1, 1, 2, 2]
    assert (said["sure"], said["stopped"], said["turn"], said["deciding"]) == (0, False, 3, 1)
    drawn = [event for step in said["steps"] for event in step["events"] if "card" in event]
    assert {event["seat"] for event in drawn} == {0}  # what others draw is not shown
    assert {each["seat"] for each in said["position"]["commands"]} == {0, 1}
    assert made.seats[0].post("/try", body).json() == said
    others = [tried(made.seats[0], "throw", imagined=number) for number in range(12)]
    assert len({each["steps"][0]["events"][0]["eyes"] for each in others}) > 3


def test_commands_of_any_seat_are_tried_and_are_sure(local: LocalServer) -> None:
    made = local.table()
    call = [{"seat": 1, "move": "call", "command": True}]
    said = made.seats[0].post("/try", {"at": 0, "moves": call}).json()
    assert (said["sure"], said["stopped"], said["steps"][0]["kind"]) == (1, False, "command")
    assert [each["seat"] for each in said["position"]["commands"]] == [0]
    assert refused(made.seats[0].post("/try", {"at": 0, "moves": call * 2})) == (422, "refused")


def test_an_end_that_is_tried_has_a_result_and_no_moves(local: LocalServer) -> None:
    made = local.table(options={"rounds": 1})
    line = [{"seat": seat, "move": move} for seat in (0, 1) for move in ("throw", "end")]
    said = made.seats[0].post("/try", {"at": 0, "moves": line, "imagined": 0}).json()
    assert (said["over"], said["deciding"]) == (True, -1)
    assert said["position"]["result"]["places"]
    assert said["position"]["legal"] == said["position"]["commands"] == []
    more = [*line, {"seat": 0, "move": "throw"}]
    after = made.seats[0].post("/try", {"at": 0, "moves": more, "imagined": 0})
    assert refused(after) == (422, "refused")
    assert after.json()["error"]["field"] == "moves[4]"
    assert after.json()["error"]["key"] == "refusal-game-over"
    bot = made.seats[0].post("/try", {"at": 0, "moves": line, "imagined": 0, "bot": True}).json()
    assert (bot["chosen"], len(bot["steps"])) == (None, 4)  # nobody decides any more


def test_a_bot_thinks_only_where_there_is_a_choice_and_not_for_too_long(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, bots = local.table(game="amerigo", options={}), local.tables.bots
    first = made.seats[by := made.spectator.look()["deciding"]]
    assert TabBots.quicker == QUICKER
    for quicker, thinks in (({}, "admiral"), (QUICKER, "navigator")):
        asked: list[str] = []
        monkeypatch.setattr(bots, "quicker", quicker)
        monkeypatch.setattr(bots, "assess", Noted(asked).assess)
        assert tried(first, "gold", by=by, imagined=3, bot=True)["chosen"] == "end"
        assert asked == []
        assert attempt(first, imagined=3, bot=True).status_code == 503
        assert asked == [thinks]


class Noted:
    """Notes which bots are asked, and answers nothing."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    async def assess(self, task: DecisionTask) -> Assessment:
        self.names.append(task.bot)
        raise BotFailed("it is only noted")


def test_it_rests_on_any_step_and_what_was_undone_counts(local: LocalServer) -> None:
    made = local.table(game="dutch-east-indies", options={"start": "1"}, seed=4)
    ada = made.seats[0]
    first, then = [move["move"] for move in ada.look()["legal"][:2]]
    ada.plays(first)
    assert ada.undo(0).status_code == 200
    ada.plays(then)
    for at, decision in ((0, 0), (1, 1), (2, 0), (3, 1)):
        said = tried(ada, at=at)
        assert said["position"]["view"] == ada.get(f"/at/{at}").json()["view"]
        move = said["position"]["legal"][0]["move"]
        [step] = tried(ada, move, at=at, imagined=1)["steps"]
        assert (step["seq"], step["decision"], step["move"]) == (at + 1, decision, move)


# --- what is refused -----------------------------------------------------------------------------


MALFORMED: list[tuple[Json, tuple[int, str, str | None]]] = [
    ({}, (400, "malformed", "at")),
    ({"at": -1}, (400, "malformed", "at")),
    ({"at": 2.5}, (400, "malformed", "at")),
    ({"at": 1}, (404, "no-step", None)),
    ({"at": 0, "imagined": -1}, (400, "malformed", "imagined")),
    ({"at": 0, "imagined": 2**32}, (400, "malformed", "imagined")),
    ({"at": 0, "imagined": "1"}, (400, "malformed", "imagined")),
    ({"at": 0, "seat": 2}, (400, "malformed", "seat")),
    ({"at": 0, "seat": -1}, (400, "malformed", "seat")),
    ({"at": 0, "bot": 1}, (400, "malformed", "bot")),
    ({"at": 0, "depth": 3}, (400, "malformed", "depth")),
    ({"at": 0, "moves": "throw"}, (400, "malformed", "moves")),
    ({"at": 0, "moves": ["throw"]}, (400, "malformed", "moves[0]")),
    ({"at": 0, "moves": [{"move": "throw"}]}, (400, "malformed", "moves[0].seat")),
    ({"at": 0, "moves": [{"seat": 0, "move": ""}]}, (400, "malformed", "moves[0].move")),
    ({"at": 0, "moves": [{"seat": 0, "move": "throw"}] * 601}, (400, "malformed", "moves")),
    ({"at": 0, "moves": [{"seat": 2, "move": "end"}]}, (400, "malformed", "moves[0].seat")),
    ({"at": 0, "moves": [{"seat": 0, "move": "sing"}]}, (422, "refused", "moves[0]")),
    ({"at": 0, "moves": [{"seat": 0, "move": "end"}]}, (422, "refused", "moves[0]")),
    ({"at": 0, "moves": [{"seat": 1, "move": "throw"}]}, (422, "refused", "moves[0]")),
    (
        {"at": 0, "moves": [{"seat": 0, "move": "throw", "command": True}]},
        (422, "refused", "moves[0]"),
    ),
    (
        {
            "at": 0,
            "imagined": 1,
            "moves": [{"seat": 0, "move": m} for m in ("throw", "end", "end")],
        },
        (422, "refused", "moves[2]"),
    ),
]


@pytest.mark.parametrize(("body", "wrong"), MALFORMED)
def test_what_is_wrong_is_said_with_its_place(
    local: LocalServer, body: Json, wrong: tuple[int, str, str | None]
) -> None:
    made = local.table()
    before = made.fingerprint()
    answer = made.seats[0].post("/try", body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["field"]) == wrong
    assert made.fingerprint() == before


def test_a_rule_that_forbids_a_move_is_named(local: LocalServer) -> None:
    error = attempt(local.table().seats[0], "end").json()["error"]
    assert error["rule"].startswith("TI-TURN")


def test_six_hundred_moves_may_be_tried(local: LocalServer) -> None:
    line = [{"seat": 0, "move": "throw"}] * 600
    answer = local.table().seats[0].post("/try", {"at": 0, "moves": line, "imagined": 1})
    assert refused(answer) == (422, "refused")
    assert answer.json()["error"]["field"].startswith("moves[")


def test_seats_alone_try_at_a_running_table_each_from_its_own(local: LocalServer) -> None:
    made = local.table()
    ada, ben = made.seats
    assert refused(attempt(made.spectator)) == (401, "token")
    assert refused(attempt(made.spectator, seat=0)) == (401, "token")
    assert refused(attempt(made.host)) == (401, "token")
    assert refused(attempt(ben, seat=0)) == (403, "seat")
    assert refused(attempt(ada, seat=1)) == (403, "seat")
    assert [tried(who)["seat"] for who in (ada, ben)] == [0, 1]
    both = Seat(local, made.table, *ada.tokens, *ben.tokens)
    assert (tried(both)["seat"], tried(both, seat=1)["seat"]) == (0, 1)
    assert tried(ben, "throw", imagined=1)["steps"][0]["seat"] == 0
    for who in (ada, ben):
        assert tried(who)["position"]["view"] == who.look()["view"]


def test_who_has_lost_a_seat_tries_nothing_more(local: LocalServer) -> None:
    made, _, ben = arrived(local)
    assert attempt(ben).status_code == 200
    eve = Seat(local, made.table)
    eve.accepts(1, made.host.act(1, "invite").json()["invitation"], name="Eve")
    assert refused(attempt(ben)) == (401, "token")
    made.host.post("/watchers", {"open": False})
    assert refused(attempt(ben)) == (403, "closed")
    assert attempt(eve).status_code == 200


def test_before_a_game_has_begun_there_is_nothing_to_try(local: LocalServer) -> None:
    away = {"kind": "human", "name": "Ben", "elsewhere": True}
    made = local.table(seats=[{"kind": "human", "name": "Ada"}, away])
    assert refused(attempt(made.seats[0])) == (422, "waiting")


def test_when_it_is_over_whoever_may_see_it_tries_from_any_seat(local: LocalServer) -> None:
    made = local.table()
    made.play_out()
    last = made.spectator.look()["seq"]
    for seat in (0, 1):
        said = tried(made.spectator, "throw", seat=seat, imagined=3)
        assert said["seat"] == seat
        assert said["position"]["view"]["viewer"] == seat
    assert tried(made.spectator)["seat"] == 0
    assert tried(made.seats[0], at=2)["seat"] == 1  # who decides there
    assert tried(made.spectator, at=last)["seat"] == 0
    assert tried(made.spectator, at=last)["over"] is True
    assert refused(attempt(made.spectator, seat=2)) == (400, "malformed")
    made.host.post("/watchers", {"open": False})
    assert refused(attempt(made.spectator)) == (403, "closed")
    assert attempt(made.seats[1]).status_code == 200


def test_a_record_that_is_brought_is_tried_like_a_game_that_is_over(local: LocalServer) -> None:
    made = local.table()
    made.play_out()
    replay = brought(local, made)
    for body in (
        {"at": 1, "moves": [{"seat": 0, "move": "end"}], "imagined": 5, "seat": 1},
        {"at": 2, "imagined": 5, "bot": True},
        {"at": 0},
    ):
        answer = attempt_again(local, replay, body)
        assert answer.status_code == 200, answer.text
        assert answer.json() == made.spectator.post("/try", body).json()
    assert refused(attempt_again(local, replay, {"at": 0, "seat": 2})) == (400, "malformed")
    assert refused(attempt_again(local, replay, {"at": 99})) == (404, "no-step")
    assert refused(attempt_again(local, "0" * 16, {"at": 0})) == (404, "no-replay")


# --- what is left of it, and where it works ------------------------------------------------------


def test_nothing_is_left_of_what_was_tried(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table(**HINTED)
        made.seats[0].plays("throw")
        before, stored = made.fingerprint(), in_turn.all_kept(tmp_path / "carrack.db")
        seen, steps = made.spectator.look(), made.spectator.get("/steps").text
        with made.spectator.watching() as socket:
            next_of(socket, "sync")
            for number in (None, 1, 2):
                tried(made.seats[0], "end", at=1, imagined=number, bot=True)
            assert made.fingerprint() == before
            assert made.spectator.look() == seen
            assert made.spectator.get("/steps").text == steps
            assert in_turn.all_kept(tmp_path / "carrack.db") == stored
            made.seats[0].plays("end")
            assert [step["move"] for step in next_of(socket, "steps")["steps"]] == ["end"]


def test_a_paused_table_can_be_thought_about(local: LocalServer) -> None:
    made = local.table(**HINTED)
    made.seats[0].pause()
    assert tried(made.seats[0], "throw", imagined=1)["steps"]
    assert tried(made.seats[1], bot=True)["chosen"]


def test_with_the_board_on_the_table_it_rests_on_what_was_entered(device: Device) -> None:
    ada, ben = device.made.seats
    device.set_up()
    ada.plays("throw")
    assert tried(ada)["stopped"] is False
    device.enter(1)
    at = ada.look()["seq"]
    for who in (ada, ben):
        said = tried(who, at=at)
        assert said["position"]["view"] == who.look()["view"]
        assert tried(who, "end", at=at)["stopped"] is True
        assert tried(who, "end", at=at, imagined=1)["turn"] == 1
    assert refused(attempt(device.made.spectator)) == (401, "token")
    assert tried(ada, at=at, imagined=1, bot=True)["chosen"]


def test_until_its_record_is_kept_a_game_beside_the_board_is_not_over(device: Device) -> None:
    device.set_up()
    device.play_out()
    assert refused(attempt(device.made.spectator)) == (401, "token")
    assert refused(attempt(device.made.seats[0], seat=1)) == (403, "seat")
    assert device.post("/finish").status_code == 200
    assert tried(device.made.spectator, seat=1)["seat"] == 1


def test_a_tab_tries_as_a_server_does(tmp_path: Path) -> None:
    async def story(page: Page) -> Any:
        _, made = await page.ask("POST", "tables", WISH)
        body = {"at": 0, "moves": [{"seat": 0, "move": "throw"}], "imagined": 1}
        path, token = f"tables/{made['table']}/try", made["seats"][0]["token"]
        return [await page.ask("POST", path, body, key) for key in (token, "")]

    (status, said), (nobody, _) = with_page(tmp_path, story)
    assert (status, nobody) == (200, 401)
    assert said["steps"][0]["move"] == "throw"
