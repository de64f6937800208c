"""Standing orders at tables over days: what the server plays for somebody, and who knows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from carrack.server.store.connection import SqlConnection
from carrack.server.store.instructions import Instruction
from support.server import in_turn
from support.server.clock import ServerTime
from support.server.local import LocalServer, NewTable, Seat, opened
from support.server.people import Device
from support.server.shared_luck import ADA, BEN, refused

DAY = 86_400
DAYS = {"kind": "days", "bank": 3 * DAY, "credit": DAY, "nights": False}
BOT = {"kind": "bot", "bot": "careful"}
AFTER = 60.1
"""A little more than the minute after which an order is carried out."""
ENDS, FORCED = {"ends": True, "forced": False}, {"ends": False, "forced": True}


@pytest.fixture
def time() -> ServerTime:
    return ServerTime()


@pytest.fixture
def local(tmp_path: Path, time: ServerTime) -> Iterator[LocalServer]:
    with opened(tmp_path, now=time) as local:
        yield local


def over_days(
    local: LocalServer, *seats: Any, practice: bool = False, rounds: int = 3, **clock: Any
) -> NewTable:
    """A table of Ada and Ben over days, whose luck is always the same."""
    wanted = list(seats or (ADA, BEN))
    made = local.table(
        players=len(wanted),
        seats=wanted,
        seed=3,
        options={"rounds": rounds},
        clock={**DAYS, **clock},
    )
    for seat, wish in enumerate(wanted):
        if wish.get("elsewhere"):
            assert made.comes(seat).status_code == 200

    def in_earnest(c: SqlConnection) -> None:
        c.execute(
            "UPDATE tables SET practice = 0, revision = revision + 1 WHERE id = ?", (made.table,)
        )

    if not practice:
        local.does(local.tables.store.write, in_earnest)
        for tables in local.at_each():
            if made.table in tables.known:
                tables.known[made.table].there = None
    return made


def passes(local: LocalServer, seconds: float) -> None:
    """Lets time pass; two servers go by a clock that is set ahead, and look what is due."""
    keeper = local.tables.timekeeper
    if not in_turn.OfThisTest.database:
        local.passes(seconds)
        return
    keeper.now.passes(seconds)
    local.does(keeper.look, local.tables.visit)


def orders(giver: Seat, **said: Any) -> httpx.Response:
    """The answer to the instructions that somebody gives."""
    address = f"/api/v1/tables/{giver.table}/instructions"
    return giver.local.client.put(address, json=said, headers=giver.headers)


def ordered(seat: Seat, **said: Any) -> None:
    response = orders(seat, **said)
    assert response.status_code == 200, response.text


def own(seat: Seat) -> dict[str, Any]:
    """What the first own seat is told of its instructions."""
    response = seat.get("/instructions")
    assert response.status_code == 200, response.text
    return dict(response.json()["seats"][0])


def goes_out(seat: Seat) -> None:
    """Somebody looks, and throws until the lantern is out: only end is left."""
    seat.plays("look")
    while [move["move"] for move in seat.look()["legal"]] != ["end"]:
        seat.plays("throw")


def test_a_turn_in_which_nothing_is_left_is_ended_after_a_minute(local: LocalServer) -> None:
    made = over_days(local)
    ada = made.seats[0]
    ordered(ada, **ENDS)
    goes_out(ada)
    passes(local, 59)
    assert made.spectator.look()["deciding"] == 0
    passes(local, 1.1)
    now = made.spectator.look()
    assert now["deciding"] == 1
    assert own(ada)["played"] == [now["seq"] - 1]  # the note of the clock follows


def test_nothing_is_ended_while_something_is_left_or_without_the_order(local: LocalServer) -> None:
    made = over_days(local)
    ada = made.seats[0]
    ordered(ada, **ENDS)
    passes(local, 200)
    assert made.spectator.look()["seq"] == made.open_table().seq
    ordered(ada, ends=False, forced=False)
    goes_out(ada)
    passes(local, 200)
    assert (made.spectator.look()["deciding"], own(ada)["played"]) == (0, [])
    ordered(ada, **ENDS)  # never at once, even if the decision has waited for long
    passes(local, 59)
    assert made.spectator.look()["deciding"] == 0
    passes(local, 1.1)
    assert made.spectator.look()["deciding"] == 1


def test_where_the_clock_is_short_half_of_it_is_waited(local: LocalServer) -> None:
    made = over_days(local, bank=20, credit=60)
    ada = made.seats[0]
    ordered(ada, **ENDS)
    goes_out(ada)
    passes(local, 39)
    assert made.spectator.look()["deciding"] == 0
    passes(local, 1.1)
    assert made.spectator.look()["deciding"] == 1


def test_it_survives_a_restart(tmp_path: Path, time: ServerTime) -> None:
    with opened(tmp_path, now=time) as local:
        made = over_days(local)
        ordered(made.seats[0], **ENDS)
        goes_out(made.seats[0])
        passes(local, 30)
    with opened(tmp_path, now=time) as local:
        again = NewTable(local, made.answer)
        passes(local, 29)
        assert again.spectator.look()["deciding"] == 0
        passes(local, 1.1)
        assert again.spectator.look()["deciding"] == 1


def pauses(made: NewTable) -> None:
    for seat in made.seats:
        assert seat.pause().status_code == 200


def test_a_pause_is_waited_out_and_a_minute_begins_anew(local: LocalServer) -> None:
    made = over_days(local)
    ada = made.seats[0]
    ordered(ada, **ENDS)
    goes_out(ada)
    passes(local, 30)
    pauses(made)
    passes(local, 300)
    assert made.spectator.look()["deciding"] == 0
    assert ada.pause(False).status_code == 200
    passes(local, 59)
    assert made.spectator.look()["deciding"] == 0
    passes(local, 1.1)
    assert made.spectator.look()["deciding"] == 1


def test_what_is_said_and_noted_meanwhile_changes_nothing(local: LocalServer) -> None:
    made = over_days(local)
    ada = made.seats[0]
    ordered(ada, **ENDS)
    goes_out(ada)
    passes(local, 30)
    assert made.seats[1].act(1, "rename", name="Bea").status_code == 200
    assert made.seats[1].post("/talk", {"text": "Well?"}).status_code == 200
    ordered(ada, **ENDS)  # the same again
    passes(local, 30.1)
    assert made.spectator.look()["deciding"] == 1


@pytest.mark.parametrize(
    ("action", "more", "why"), [("bot", {"bot": "careful"}, "bot"), ("resign", {}, "resigned")]
)
def test_it_is_dropped_when_a_bot_plays(
    local: LocalServer, action: str, more: dict[str, Any], why: str
) -> None:
    made = over_days(local)
    ada = made.seats[0]
    ordered(ada, **ENDS)
    assert ada.act(0, action, **more).status_code == 200
    assert (own(ada)["ends"], own(ada)["dropped"]) == (False, why)
    assert refused(orders(ada, **ENDS)) == (403, "bot-seat")
    assert made.host.act(0, "human").status_code == 200
    ordered(ada, **ENDS)
    assert (own(ada)["ends"], own(ada)["dropped"]) == (True, None)


def test_what_a_server_of_before_has_gone_past_begins_anew_or_ends_with_the_link(
    local: LocalServer,
) -> None:
    made = over_days(local)
    goes_out(made.seats[0])
    keeper, seats = local.tables.timekeeper, made.open_table().seats
    moment = keeper.now  # of a time that only the test moves
    old = Instruction(0, seats[0].token or "", ends=True, step=0, due=moment())
    lost = Instruction(1, "another's", ends=True, step=0, due=moment())
    for row in (old, lost):
        local.does(local.tables.store.instructions.put, made.table, row)
    local.does(keeper.look, local.tables.visit)
    (row,) = local.does(local.tables.store.instructions.of_table, made.table)
    assert (row.seat, row.due - moment()) == (0, 60_000)
    passes(local, AFTER)
    assert made.spectator.look()["deciding"] == 1


def test_whoever_gets_the_seat_gets_no_orders_with_it(local: LocalServer) -> None:
    made = over_days(local)
    ordered(made.seats[1], **ENDS)
    made.invitations[1] = made.host.act(1, "invite").json()["invitation"]
    assert made.comes(1, name="Eve").status_code == 200
    assert own(made.seats[1]) == {**own(made.seats[0]), "seat": 1}


def test_it_is_over_with_the_game(local: LocalServer) -> None:
    made = over_days(local)
    ordered(made.seats[1], **ENDS)
    made.play_out()
    assert local.does(local.tables.store.instructions.of_table, made.table) == []
    assert refused(orders(made.seats[1], **ENDS)) == (422, "over")


def test_only_games_of_days_between_people_have_them_and_only_owners_give_them(
    local: LocalServer,
) -> None:
    for made in (
        over_days(local, practice=True),
        over_days(local, ADA, BOT),
        over_days(local, kind="live"),
        local.table(),
    ):
        assert refused(orders(made.seats[0], **ENDS)) == (422, "instructions")
        assert made.seats[0].get("/instructions").json() == {"possible": False, "seats": []}
    made = over_days(local)
    assert refused(orders(made.spectator, **ENDS)) == (401, "token")
    assert refused(orders(made.host, **ENDS)) == (401, "token")
    assert refused(orders(made.seats[0], seat=1, **ENDS)) == (403, "seat")
    assert refused(orders(made.seats[0], ends=True)) == (400, "malformed")


def without_cards(made: NewTable) -> None:
    """Everybody plays until no card is left to be drawn: then nothing of an end is revealed."""
    while made.spectator.look()["view"]["left"]:
        made.deciding().plays("throw", "end")


@pytest.fixture
def late(tmp_path: Path, time: ServerTime) -> Iterator[NewTable]:
    """A table where Ada has thrown a 1, her end can be taken back, and Ben has no cards to draw."""
    with opened(tmp_path, now=time, ended_seconds=4) as local:
        made = over_days(local, rounds=9)
        without_cards(made)
        yield made


def blown_out(seat: Seat) -> None:
    while [move["move"] for move in seat.look()["legal"]] != ["end"]:
        seat.plays("throw")


def test_who_takes_back_what_was_played_so_wants_no_more_of_it(late: NewTable) -> None:
    ada = late.seats[0]
    ordered(ada, **ENDS)
    blown_out(ada)
    passes(late.local, AFTER)
    now = late.spectator.look()
    assert (now["deciding"], now["ended"]["seat"]) == (1, 0)
    assert ada.undo(now["ended"]["to"]).status_code == 200
    assert (own(ada)["ends"], own(ada)["dropped"]) == (False, "undone")
    passes(late.local, 200)
    assert late.spectator.look()["deciding"] == 0


def test_what_somebody_has_taken_back_is_left_to_them_and_the_next_is_not(late: NewTable) -> None:
    ada = late.seats[0]
    ordered(ada, **ENDS)
    blown_out(ada)
    passes(late.local, 20)
    ada.plays("end")
    assert ada.undo(late.spectator.look()["ended"]["to"]).status_code == 200
    passes(late.local, 200)
    assert (late.spectator.look()["deciding"], own(ada)["ends"]) == (0, True)
    ada.plays("end")
    late.seats[1].plays("throw", "end")
    blown_out(ada)
    passes(late.local, AFTER)
    assert late.spectator.look()["deciding"] == 1


def test_what_everybody_sees_is_forced_is_answered(late: NewTable) -> None:
    ada = late.seats[0]
    ordered(ada, **FORCED)
    passes(late.local, 59)
    assert not late.spectator.look()["view"]["throws"]
    passes(late.local, 1.1)
    assert len(late.spectator.look()["view"]["throws"]) == 1


def test_what_is_forced_and_ends_no_turn_is_not_answered_by_the_other_order(late: NewTable) -> None:
    ordered(late.seats[0], **ENDS)
    passes(late.local, 200)
    assert not late.spectator.look()["view"]["throws"]


def test_whoever_takes_their_data_away_takes_their_orders_and_whoever_leaves_has_none(
    local: LocalServer,
) -> None:
    made, device = over_days(local), Device(local).remembered("Ada")
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    ordered(made.seats[0], **ENDS)
    ordered(made.seats[1], **FORCED)
    *_, table = [json.loads(line) for line in device.ask("GET", "/me/file").text.splitlines()]
    assert table["standing_orders"] == [{"seat": 0, **ENDS}]
    assert device.ask("DELETE", "/me", {}).status_code == 200
    assert [own(seat)["ends"] or own(seat)["forced"] for seat in made.seats] == [False, True]


# --- what the others see ------------------------------------------------------------------------


def seen(made: NewTable, *others: Seat) -> list[Any]:
    """Everything that others are given of a table, but what differs from table to table."""
    found: list[Any] = []
    for other in others:
        rows = [{"table": made.table, "tokens": other.tokens}]
        mine = made.local.client.post("/api/v1/mine", json={"tables": rows, "due_in": True})
        found += [other.get(path).json() for path in ("", "/steps", "/at/0", "/instructions")]
        found += [other.get("/record").text, mine.json()]
    return found


def without(data: Any, *keys: str) -> Any:
    """The same without what differs from table to table."""
    if isinstance(data, dict):
        return {key: without(each, *keys) for key, each in data.items() if key not in keys}
    return [without(each, *keys) for each in data] if isinstance(data, list) else data


def test_others_see_a_move_by_order_as_one_by_hand(local: LocalServer) -> None:
    told: list[list[Any]] = []
    seconds = AFTER
    for by_order in (True, False):
        made = over_days(local)
        ada, others = made.seats[0], (made.spectator, made.seats[1], made.host)
        with made.seats[1].watching() as ben, made.spectator.watching() as watcher:
            goes_out(ada)
            if by_order:
                before = seen(made, *others)
                ordered(ada, **ENDS)
                assert seen(made, *others) == before
            passes(local, seconds)
            if not by_order:
                ada.plays("end")
                passes(local, AFTER - seconds)
            heard = [next_until(socket, 1) for socket in (ben, watcher)]
        now = made.spectator.look()
        assert own(ada)["played"] == ([now["seq"] - 1] if by_order else [])
        seconds = now["clocks"]["seats"][0]["used"] / 1000
        assert 60 <= seconds <= AFTER
        told.append([heard, seen(made, *others)])
    by_order, by_hand = (without(each, "table", "at", "created", "updated") for each in told)
    assert by_order == by_hand


def next_until(socket: Any, deciding: int) -> list[Any]:
    """All messages up to the one with which somebody is to decide."""
    messages = [socket.receive_json()]
    while messages[-1].get("deciding") != deciding:
        messages.append(socket.receive_json())
    return messages
