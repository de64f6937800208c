"""The game in `examples/` at a table: nothing of Carrack knows it, and everything works."""

from __future__ import annotations

import fen_fair
from carrack.core.registry import register
from support.server.local import LocalServer, until_person_decides

register(fen_fair.GAME)


def test_a_whole_game_against_a_bot_with_hints_undo_and_replay(local: LocalServer) -> None:
    made = local.against_bots(game="fen-fair", bot="deckhand", options={"days": 3})
    ada = made.seats[0]
    ada.plays("go heron", "go alder")
    assert ada.undo(1).status_code == 200
    while until_person_decides(made)["status"] == "running":
        now = ada.look()
        hint = ada.post("/hint", {"at": now["seq"]}).json()
        assert hint["bot"] == "admiral"
        ada.plays(hint["moves"][0]["move"])
    over = made.spectator.look()
    assert over["result"]["rule"] == "FF-END-3"
    assert [side["commission"] is None for side in over["view"]["plain"]["sides"]] == [False, False]
    steps = made.spectator.get("/steps?from=0").json()["steps"]
    began = steps[0]["events"][0]
    assert (began["event"], began["rule"], began["points"]) == ("began", "FF-FEN-4", 4)
    half = made.spectator.get(f"/at/{over['seq'] // 2}").json()["view"]["plain"]
    assert half["table"]["day"]["args"]["day"] in (1, 2)


def test_a_rule_that_forbids_a_move_is_named_in_a_sentence(local: LocalServer) -> None:
    ada = local.table(game="fen-fair", options={"days": 3}).seats[0]
    error = ada.move("go alder").json()["error"]
    assert error["rule"] == "FF-TURN-3"
    assert error["message"] == "No way leads from here to Alder Farm directly."
    german = local.client.get("/api/v1/games/fen-fair/messages/de").text
    assert f"{error['key']} = Kein Weg führt von hier" in german


def test_what_the_other_has_under_the_tarpaulin_is_a_number(local: LocalServer) -> None:
    made = local.table(game="fen-fair", options={"days": 3})
    made.seats[0].plays("go heron", "go alder", "draw", "end")
    sides = [seat.look()["view"]["plain"]["sides"][0] for seat in made.seats]
    assert len(sides[0]["tarpaulin"]) == sides[1]["tarpaulin"] == 1
    assert sides[0]["commission"] and sides[1]["commission"] is None
