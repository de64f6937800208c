"""How well somebody plays, for others: only if they want it, and nothing of a single game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carrack.analysis import rating
from carrack.server.people import shown_play
from carrack.server.shapes.answer_types import PlayedPayload
from support.games import searchable
from support.server.local import LocalServer, NewTable
from support.server.people import Device
from support.server.rated_tables import person, played_rated
from support.server.shared_luck import refused
from support.waiting import until

Json = dict[str, Any]
GUIDED = searchable.GAME.name


def analysed_game(whose: Device, seed: int) -> NewTable:
    """A game in whose first seat somebody has played, analysed."""
    made = whose.local.table(game=GUIDED, seed=seed)
    whose.post("/me/claims", {"tokens": made.seats[0].tokens})
    made.play_out()
    made.host.post("/analysis", b"")
    until(lambda: made.host.get("/analysis").json()["status"] == "done", "the analysis has ended")
    return made


def wants(whose: Device, shown: bool) -> None:
    answer = whose.ask("PUT", "/me", {"play_shown": shown})
    assert answer.status_code == 200, answer.text
    assert answer.json()["person"]["play_shown"] is shown


def test_how_well_somebody_plays_is_shown_only_if_they_want_it(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown_play, "LEAST_GAMES", 2)
    monkeypatch.setattr(rating, "LEAST_FREE", 1)
    ada, ben, eve = (person(local, name) for name in ("Ada", "Ben", "Eve"))
    played_rated(ada, ben)
    name = ada.get("/me/profile")["person"]
    address = f"/people/{name}/play"
    made = [analysed_game(ada, 1)]
    assert ada.get("/me")["person"]["play_shown"] is False
    wants(ada, True)
    assert ben.get(address) == [], "too few games"
    made.append(analysed_game(ada, 2))

    (shown,) = ben.get(address)
    tables = [{"table": each.table, "tokens": each.seats[0].tokens} for each in made]
    (own,) = ada.post("/mine/play", {"tables": tables})
    assert shown == {key: own[key] for key in ("game", "title", "games", "pr", "strengths", "like")}
    assert (shown["game"], shown["games"]) == (GUIDED, 2)
    assert ada.get(address) == [shown], "they see what others see"
    assert not any(each.table in json.dumps(shown) for each in made)

    assert refused(eve.ask("GET", address)) == (404, "no-person")
    assert refused(Device(local).ask("GET", address)) == (401, "signed-out")
    assert ben.get(f"/people/{ben.get('/me/profile')['person']}/play") == []
    everything = ada.ask("GET", "/me/file").text.splitlines()
    assert json.loads(everything[0])["person"]["play_shown"] is True

    wants(ada, False)
    assert ben.get(address) == ada.get(address) == []
    wants(ada, True)
    assert ada.ask("DELETE", "/me", {}).status_code == 200
    assert refused(ben.ask("GET", address)) == (404, "no-person")


def pooled(games: int, pr: Json | None) -> PlayedPayload:
    """Somebody's rating over so many games."""
    found = {**rating.over_games([]), "games": games, "pr": pr}
    return PlayedPayload(game=GUIDED, title="Lanterns", missing=[], **found)


def test_five_games_that_give_a_pr_are_enough_to_be_shown(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = (person(local, name) for name in ("Ada", "Ben"))
    played_rated(ada, ben)
    wants(ada, True)
    pr = {"value": 41.0, "low": 30.0, "high": 52.0}
    found = [pooled(4, pr), pooled(5, pr), pooled(6, None)]

    async def several(*_: object) -> list[PlayedPayload]:
        return found

    monkeypatch.setattr(shown_play, "pooled_play", several)
    shown = ben.get(f"/people/{ada.get('/me/profile')['person']}/play")
    assert [(one["games"], one["pr"]) for one in shown] == [(5, pr)]
