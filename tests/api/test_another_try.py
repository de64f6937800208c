"""Turns of finished games tried anew: who may ask, what is told, and what is kept to itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec

from carrack.analysis.another_try import Verdict
from carrack.analysis.describe import FORM
from carrack.server.store.table_rows import DONE, AnalysisRow
from carrack.server.thinking.bots import BotFailed, TurnTask
from support.games import searchable
from support.server.local import InlineBots, LocalServer, NewTable, Seat, opened

Json = dict[str, Any]
GUIDED = searchable.GAME.name


def asked(who: Seat, *moves: str, at: int = 0, **more: Any) -> httpx.Response:
    return who.post("/judge", {"at": at, "moves": list(moves), **more})


def judged(who: Seat, *moves: str, **more: Any) -> Json:
    response = asked(who, *moves, **more)
    assert response.status_code == 200, response.text
    return dict(response.json())


def error(response: httpx.Response) -> tuple[int, str, str]:
    found = response.json()["error"]
    return response.status_code, found["code"], found["key"]


def over(local: LocalServer, game: str = GUIDED) -> NewTable:
    made = local.table(game=game)
    made.play_out()
    return made


def test_a_turn_is_judged_once_the_game_is_over_for_whoever_may_see_it(local: LocalServer) -> None:
    made = local.table(game=GUIDED)
    assert error(asked(made.seats[0])) == (422, "running", "problem-running-turn")
    made.play_out()
    told = judged(made.spectator, "throw")
    assert told == judged(made.seats[1], "throw")
    assert told["tried"]["line"] == ["throw"]
    assert told["tried"]["line_moves"][0]["move"] == "throw"
    assert (told["accepted"], told["loss"]["win"]) == (True, 0.0)  # there is nothing else to do


def test_the_best_line_is_told_only_to_who_asks_for_it(local: LocalServer) -> None:
    made = over(local)
    at = next(step["seq"] for step in steps(made) if step["move"] == "throw")
    told = judged(made.host, "end", at=at)
    assert told["best"] is None
    shown = judged(made.host, "end", at=at, show=True)
    assert shown["best"]["line"]
    assert {**shown, "best": None} == told


def steps(made: NewTable) -> list[Json]:
    return list(made.spectator.get("/steps").json()["steps"])


def test_the_best_line_is_that_of_the_analysis(local: LocalServer) -> None:
    made = over(local)
    assert isinstance(local.bots, InlineBots)
    best = [{"line": ["the", "best"]}]
    decision = {"at": 0, "strong": True, "best": best}
    for form, found, line in (
        (FORM, {**decision, "strong": False}, None),
        (FORM, decision, ("the", "best")),
        (FORM - 1, decision, None),
        (1, {"at": 0}, None),
    ):
        body = msgspec.json.encode({"form": form, "decisions": [found]})
        row = AnalysisRow(made.table, DONE, body=body)
        local.does(local.tables.store.put_analysis, row)
        asked(made.host, "throw")
        assert local.bots.judged[-1].best == line


def test_without_one_of_the_analysis_the_best_line_is_the_one_that_is_named(
    local: LocalServer,
) -> None:
    made = over(local)
    assert isinstance(local.bots, InlineBots)
    for strong, line in ((False, ("throw",)), (True, ("the", "best"))):
        decision = {"at": 0, "strong": strong, "best": [{"line": ["the", "best"]}]}
        body = msgspec.json.encode({"form": FORM, "decisions": [decision]})
        local.does(local.tables.store.put_analysis, AnalysisRow(made.table, DONE, body=body))
        asked(made.host, "throw", best=["throw"])
        assert local.bots.judged[-1].best == line


class Failing(InlineBots):
    """Bots that fail to judge turns."""

    async def judge(self, task: TurnTask) -> Verdict:
        raise BotFailed("its process ended")


def test_a_judge_that_fails_is_said_to(tmp_path: Path) -> None:
    with opened(tmp_path, Failing()) as local:
        made = over(local)
        assert error(asked(made.host, "throw")) == (503, "busy", "problem-no-verdict")


def test_an_impossible_turn_is_refused_with_the_move(local: LocalServer) -> None:
    made = over(local)
    refused = asked(made.host, "throw", "end")
    assert error(refused)[:2] == (422, "refused")
    assert refused.json()["error"]["field"] == "moves[0]"  # nothing can follow what it draws
    last = len(steps(made)) - 1
    assert error(asked(made.host, at=last + 1)) == (404, "no-step", "problem-no-step")
    assert error(asked(made.host, at=last)) == (422, "over", "problem-over-branch")
    assert asked(made.host, *["end"] * 201).status_code == 400


def test_a_game_that_nobody_can_judge_is_refused(local: LocalServer) -> None:
    made = over(local, "tiny")
    assert error(asked(made.host, "throw")) == (422, "unjudged", "problem-unjudged")


def test_it_is_judged_in_an_uploaded_record_too(local: LocalServer) -> None:
    made = over(local)
    text = made.spectator.get("/record").text
    replay = local.client.post("/api/v1/replays", content=text).json()["replay"]
    body = {"at": 0, "moves": ["throw"]}
    told = local.client.post(f"/api/v1/replays/{replay}/judge", json=body)
    assert told.json() == judged(made.host, "throw")


def test_who_knows_the_best_line_of_a_record_names_it(local: LocalServer) -> None:
    made = over(local)
    text = made.spectator.get("/record").text
    replay = local.client.post("/api/v1/replays", content=text).json()["replay"]
    address = f"/api/v1/replays/{replay}/judge"
    at = next(step["seq"] for step in steps(made) if step["move"] == "throw")
    assert isinstance(local.bots, InlineBots)
    body = {"at": at, "moves": [], "best": ["end"], "show": True}
    told = local.client.post(address, json=body)
    assert told.json()["best"]["line"] == ["end"]
    assert local.bots.judged[-1].best == ("end",)
    for field, line in (("best", ["end", "end"]), ("best", ["sing"]), ("moves", ["sing"])):
        refused = local.client.post(address, json={**body, field: line})
        assert error(refused)[:2] == (422, "refused")
        assert refused.json()["error"]["field"] == f"{field}[0]"


def test_nothing_is_kept(local: LocalServer) -> None:
    made = over(local)
    before = made.spectator.get("/record").text, made.host.look()
    judged(made.host, "throw")
    assert (made.spectator.get("/record").text, made.host.look()) == before
