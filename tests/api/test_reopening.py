"""The end of a turn taken back later: with the consent of everybody else, or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.server.store.table_rows import ABSENT, SeatRow
from carrack.server.tables.reopening import holders, reopening_of
from support.games import tiny
from support.server.clock import ServerTime
from support.server.leagues import league_of
from support.server.local import LocalServer, NewTable, Seat, next_of, opened, until_person_decides
from support.server.people import SignedInSeat
from support.server.rated_tables import person, rated_table
from support.server.shared_luck import refused

ADA, BEN, CLEO, DORA = range(4)


def people(local: LocalServer, bots: int = 0, **more: Any) -> NewTable:
    """Four at a table, of which the last are bots; Ada has ended a turn, which showed nothing.

    The deck is used up before.
    """
    names = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cleo", "Dora")]
    seats: list[dict[str, Any]] = names[: 4 - bots]
    seats += [{"kind": "bot", "bot": "careful"} for _ in range(bots)]
    if "clock" in more:
        seats[1:] = [{**seat, "elsewhere": True} for seat in seats[1:]]
    wish = {"players": 4, "seats": seats, "options": {"rounds": 3}, "seed": 1, **more}
    made = local.table(**wish)
    if "clock" in more:  # then everybody has a device
        assert [made.comes(seat).status_code for seat in (BEN, CLEO, DORA)] == [200] * 3
    for seat in range(4 - bots):
        made.seats[seat].plays("throw", "end")
    until_person_decides(made)
    made.seats[ADA].plays("throw", "end")
    return made


def says(device: Seat, answer: str, **more: Any) -> httpx.Response:
    return device.post("/reopen", {"answer": answer, "at": device.look()["decision"], **more})


def state(made: NewTable) -> Any:
    return made.spectator.look()["reopening"]


def notes(made: NewTable) -> list[dict[str, Any]]:
    """What is noted of it, and what is undone, in order."""
    steps = made.spectator.get("/steps").json()["steps"]
    kept = [s["note"] if s["kind"] == "note" else s["kind"] for s in steps]
    return [each for each in kept if each == "undo" or "reopen" in str(each)]


def test_the_turn_is_open_again_when_everybody_has_agreed(local: LocalServer) -> None:
    made = people(local)
    assert state(made) == {"seat": ADA, "asked": False, "awaited": [BEN, CLEO, DORA]}
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        answer = says(made.seats[ADA], "ask")
        told = {"seat": ADA, "asked": True, "awaited": [BEN, CLEO, DORA]}
        assert answer.json() == {"reopening": told, "seq": made.spectator.look()["seq"]}
        push = next_of(socket, "steps")
        assert push["reopening"] == told
        assert push["steps"][0]["note"] == {"action": "ask-reopen", "seat": ADA}
    for seat in (CLEO, BEN):
        assert says(made.seats[seat], "yes").status_code == 200
    assert state(made)["awaited"] == [DORA]
    before = made.spectator.look()["decision"]
    assert says(made.seats[DORA], "yes").json()["reopening"] is None
    now = made.seats[ADA].look()
    assert (now["deciding"], now["decision"]) == (ADA, before - 1)
    assert "end" in [move["move"] for move in now["legal"]]
    agreed = [{"action": "agree-reopen", "seat": seat} for seat in (CLEO, BEN, DORA)]
    assert notes(made) == [{"action": "ask-reopen", "seat": ADA}, *agreed, "undo"]
    made.play_out()
    record = read_record(made.spectator.get("/record").text.splitlines())
    assert verify(tiny.GAME, record).practice


def test_one_who_does_not_agree_refuses_it_and_nobody_asks_twice_in_a_turn(
    local: LocalServer,
) -> None:
    made = people(local)
    says(made.seats[ADA], "ask")
    says(made.seats[BEN], "yes")
    assert says(made.seats[CLEO], "no").json()["reopening"] is None
    assert made.spectator.look()["deciding"] == BEN
    assert notes(made)[-1] == {"action": "refuse-reopen", "seat": CLEO}
    again = says(made.seats[ADA], "ask")
    assert refused(again) == (422, "refused")
    assert "once already" in again.json()["error"]["message"]
    assert refused(says(made.seats[DORA], "yes")) == (422, "refused")


def test_a_turn_that_was_open_again_is_not_asked_for_again(local: LocalServer) -> None:
    made = people(local)
    says(made.seats[ADA], "ask")
    for seat in (BEN, CLEO, DORA):
        says(made.seats[seat], "yes")
    made.seats[ADA].plays("end")
    assert state(made) is None
    assert refused(says(made.seats[ADA], "ask")) == (422, "refused")
    made.seats[BEN].plays("throw", "end")
    assert state(made)["seat"] == BEN  # another turn, another question


def test_whoever_plays_on_refuses_it(local: LocalServer) -> None:
    made = people(local)
    says(made.seats[ADA], "ask")
    at = made.spectator.look()["decision"]
    made.seats[BEN].plays("throw")
    assert state(made) is None
    late = made.seats[CLEO].post("/reopen", {"answer": "yes", "at": at})
    assert refused(late) == (422, "refused")
    assert "too late" in late.json()["error"]["message"]
    assert refused(says(made.seats[ADA], "ask")) == (422, "refused")


@pytest.mark.parametrize("refused_by", [None, CLEO])
def test_whoever_was_asked_may_ask_about_the_own_turn(
    local: LocalServer, refused_by: int | None
) -> None:
    made = people(local)
    says(made.seats[ADA], "ask")
    if refused_by is not None:
        says(made.seats[refused_by], "no")
    made.seats[BEN].plays("throw", "end")
    assert state(made) == {"seat": BEN, "asked": False, "awaited": [ADA, CLEO, DORA]}
    says(made.seats[BEN], "ask")
    assert state(made) == {"seat": BEN, "asked": True, "awaited": [ADA, CLEO, DORA]}


def test_an_answer_to_an_earlier_turn_is_none_to_this_one(local: LocalServer) -> None:
    made = people(local)
    at = made.spectator.look()["decision"]
    made.seats[BEN].plays("throw", "end")
    says(made.seats[BEN], "ask")
    stale = made.seats[ADA].post("/reopen", {"answer": "yes", "at": at})
    assert refused(stale) == (422, "refused")
    assert state(made)["awaited"] == [ADA, CLEO, DORA]


def test_who_may_ask_and_answer_and_saying_it_again_changes_nothing(local: LocalServer) -> None:
    made = people(local)
    stranger = Seat(local, made.table, "x" * 43)
    before = made.fingerprint()
    for answer in ("ask", "yes", "no"):
        for nobody in (made.spectator, stranger, made.host):
            assert refused(says(nobody, answer)) == (401, "token")
        assert refused(says(made.seats[BEN], answer, seat=ADA)) == (403, "seat")
        assert refused(made.seats[BEN].post("/reopen", {"answer": answer})) == (400, "malformed")
    assert refused(says(made.seats[BEN], "ask")) == (403, "seat")
    assert refused(says(made.seats[ADA], "maybe")) == (400, "malformed")
    unasked = says(made.seats[BEN], "yes")
    assert (refused(unasked), unasked.json()["error"]["key"]) == (
        (422, "refused"),
        "problem-reopen-unasked",
    )
    assert made.fingerprint() == before
    says(made.seats[ADA], "ask")
    says(made.seats[BEN], "yes")
    before = made.fingerprint()
    for seat, answer in ((ADA, "ask"), (ADA, "yes"), (ADA, "no"), (BEN, "yes"), (BEN, "no")):
        assert says(made.seats[seat], answer).status_code == 200
    assert made.fingerprint() == before
    made.seats[BEN].pause()
    assert refused(says(made.seats[CLEO], "yes")) == (422, "paused")
    made.seats[BEN].pause(False)
    assert state(made)["awaited"] == [CLEO, DORA]
    made.play_out()
    assert refused(says(made.seats[ADA], "ask")) == (422, "over")


def test_bots_agree_and_one_that_is_to_decide_plays_on(local: LocalServer) -> None:
    made = people(local, bots=1)
    says(made.seats[ADA], "ask")
    assert state(made)["awaited"] == [BEN, CLEO]
    for seat in (BEN, CLEO):
        says(made.seats[seat], "yes")
    assert made.spectator.look()["deciding"] == ADA
    made.seats[ADA].plays("end")
    made.seats[BEN].plays("throw", "end")
    answer = made.seats[CLEO].plays("throw", "end")
    assert (answer["deciding"], answer["reopening"]) == (3, None)


def test_where_nobody_else_holds_a_seat_nobody_is_to_be_asked(local: LocalServer) -> None:
    there = people(local).open_table()
    for seat in (BEN, CLEO, DORA):
        there.seat_changed(seat, token=None)
    assert (there.match.ended(), reopening_of(there)) == (ADA, None)


def test_people_at_one_device_agree_by_asking(local: LocalServer) -> None:
    made = people(local)
    here = Seat(local, made.table, *[made.tokens[seat] or "" for seat in (ADA, BEN)])
    assert says(here, "ask").json()["reopening"]["awaited"] == [CLEO, DORA]
    assert notes(made)[-1] == {"action": "ask-reopen", "seat": ADA, "agreed": [BEN]}
    there = Seat(local, made.table, *[made.tokens[seat] or "" for seat in (CLEO, DORA)])
    assert says(there, "yes").json()["reopening"] is None
    assert made.spectator.look()["deciding"] == ADA


def test_who_hands_over_the_seat_is_asked_no_more(local: LocalServer) -> None:
    made = people(local)
    says(made.seats[ADA], "ask")
    for seat in (BEN, CLEO):
        says(made.seats[seat], "yes")
    assert made.seats[DORA].act(DORA, "bot", bot="careful").status_code == 200
    assert made.spectator.look()["deciding"] == ADA


def test_the_last_one_asked_may_hand_over_the_seat_during_a_pause(local: LocalServer) -> None:
    made = people(local)
    says(made.seats[ADA], "ask")
    for seat in (BEN, CLEO):
        says(made.seats[seat], "yes")
    made.seats[ADA].pause()
    made.seats[DORA].act(DORA, "bot", bot="careful")
    assert made.spectator.look()["deciding"] == BEN
    made.seats[ADA].pause(False)
    assert made.spectator.look()["deciding"] == ADA


def test_an_end_that_revealed_something_stands(local: LocalServer) -> None:
    made = local.table(seed=1)
    made.seats[ADA].plays("throw", "end")
    assert state(made) is None
    assert refused(says(made.seats[ADA], "ask")) == (422, "refused")


def test_all_of_it_survives_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = people(local)
        says(made.seats[ADA], "ask")
        says(made.seats[BEN], "yes")
    with opened(tmp_path) as local:
        again = NewTable(local, made.answer)
        assert state(again) == {"seat": ADA, "asked": True, "awaited": [CLEO, DORA]}
        for seat in (CLEO, DORA):
            assert says(again.seats[seat], "yes").status_code == 200
        assert again.spectator.look()["deciding"] == ADA


def test_the_seconds_of_before_go_on_as_they_were(tmp_path: Path) -> None:
    with opened(tmp_path, ended_seconds=4) as local:
        made = people(local)
        ended = made.spectator.look()["ended"]
        assert made.seats[ADA].undo(ended["to"]).status_code == 200
        made.seats[ADA].plays("end")
        assert state(made)["asked"] is False


def test_the_clock_of_whoever_takes_back_goes_on(tmp_path: Path) -> None:
    time = ServerTime()
    with opened(tmp_path, now=time) as local:
        made = people(local, clock={"kind": "live", "bank": 600})
        time.passes(5)
        says(made.seats[ADA], "ask")
        for seat in (BEN, CLEO, DORA):
            says(made.seats[seat], "yes")
        time.passes(7)
        clocks = made.spectator.look()["clocks"]["seats"]
        assert [clock["running"] for clock in clocks] == [True, False, False, False]
        assert [clock["used"] // 1000 for clock in clocks] == [7, 5, 0, 0]


def test_rated_games_are_never_asked_about(local: LocalServer) -> None:
    made = rated_table(person(local, "Ada"), person(local, "Ben"), options={"rounds": 9})
    made.begins()
    stands(made.seats)


@pytest.mark.parametrize("rated", [False, True])
def test_nor_are_those_of_a_league(local: LocalServer, rated: bool) -> None:
    league = league_of(local, "Ada", "Ben", options={"rounds": 9}, rated=rated)
    league.begins()
    [(game, names)] = league.games()
    stands([SignedInSeat(league.devices[name], game["table"]) for name in names])


def stands(seats: list[Any]) -> None:
    """Plays until an end reveals nothing, and could be taken back in any other game."""
    for turn in range(9):
        now = seats[turn % 2].plays("throw", "end")
    assert now["reopening"] is None
    asked = seats[0].post("/reopen", {"answer": "ask", "at": now["decision"]})
    assert (refused(asked), asked.json()["error"]["key"]) == (
        (422, "rated"),
        "problem-reopen-counts",
    )


def test_only_people_who_have_come_are_asked() -> None:
    rows = [SeatRow(ADA, "Ada", "human", token="a"), SeatRow(BEN, "Ben", "human")]
    rows += [SeatRow(CLEO, "Cleo", "human", token="c", arrival=ABSENT), SeatRow(DORA, "", "bot")]
    assert holders(rows) == {ADA}
