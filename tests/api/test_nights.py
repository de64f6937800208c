"""Nights and holidays: what people may say of them, and how the clocks of tables go by them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.server import in_turn
from support.server.clock import ServerTime
from support.server.local import LocalServer, NewTable, next_of, opened, own_token
from support.server.people import Device, done
from support.server.shared_luck import ADA, BEN, refused
from support.waiting import until

HOUR, DAY = 3_600, 86_400
PACE = {"kind": "days", "bank": 3 * DAY, "credit": 0}
NIGHT = {"begin": 23, "end": 8}
EIGHT_TO_EIGHT = {"begin": 20, "end": 8}


@pytest.fixture
def time() -> ServerTime:
    """It is nine in the morning in Berlin, on Friday the 15th of January 2027."""
    return ServerTime()


@pytest.fixture
def local(tmp_path: Path, time: ServerTime) -> Iterator[LocalServer]:
    with opened(tmp_path, now=time) as local:
        yield local


@pytest.fixture
def ada(local: LocalServer) -> Device:
    return Device(local).remembered()


def says(device: Device, night: Any = None, *holidays: tuple[str, str]) -> Any:
    """The answer to a person who says when they do not play."""
    ranges = [{"first": first, "last": last} for first, last in holidays]
    return device.ask("PUT", "/me/hours", {"night": night, "holidays": ranges})


def table(local: LocalServer, owner: Device, **clock: Any) -> NewTable:
    """A table of days where the person on that device holds the first seat, which is to decide."""
    made = local.table(seats=[ADA, BEN], seed=3, clock={**PACE, **clock})
    assert made.comes(1).status_code == 200
    owner.post("/me/claims", {"tokens": made.seats[0].tokens})
    return made


def first(made: NewTable) -> dict[str, Any]:
    return dict(made.spectator.look()["clocks"]["seats"][0])


def hours_left(made: NewTable) -> float:
    return float(first(made)["left"] / 1000 / HOUR)


def revision(local: LocalServer, made: NewTable) -> int:
    """How often something has been stored of a table."""
    return int(local.does(local.tables.store.load, made.table).row.revision)


def test_a_person_says_when_they_do_not_play(local: LocalServer, ada: Device) -> None:
    assert ada.get("/me")["hours"]["night"] is None
    me = done(says(ada, NIGHT, ("2027-02-01", "2027-02-05"), ("2027-02-04", "2027-02-07")))
    assert me["hours"] == {
        "night": NIGHT,
        "holidays": [{"first": "2027-02-01", "last": "2027-02-07"}],
        "left": 23,
        "most": 30,
        "longest": 12,
    }
    assert ada.get("/me") == me
    file = ada.ask("GET", "/me/file").text.splitlines()[0]
    assert json.loads(file)["hours"]["night"] == [23, 8]
    assert Device(local).ask("PUT", "/me/hours", {"night": None, "holidays": []}).status_code == 401


@pytest.mark.parametrize(
    ("night", "holiday", "words"),
    [
        ({"begin": 20, "end": 9}, ("2027-02-01", "2027-02-01"), "at most 12 hours"),
        ({"begin": 8, "end": 8}, ("2027-02-01", "2027-02-01"), "at most 12 hours"),
        ({"begin": 24, "end": 8}, ("2027-02-01", "2027-02-01"), "<= 23"),
        (None, ("2027-01-14", "2027-01-16"), "the past (2027-01-14)"),
        (None, ("2027-02-31", "2027-03-01"), "no such day"),
        (None, ("2027-02-02", "2027-02-01"), "before it begins"),
        (None, ("2027-02-01", "2027-03-03"), "at most 30 days"),
        (None, ("2028-12-31", "2029-01-01"), "2029-01-01 is later"),
    ],
)
def test_hours_that_cannot_be_are_refused_with_a_reason(
    ada: Device, night: Any, holiday: tuple[str, str], words: str
) -> None:
    answer = says(ada, night, holiday)
    assert (refused(answer), words in answer.json()["error"]["message"]) == (
        (400, "malformed"),
        True,
    ), answer.text


@pytest.mark.parametrize(
    ("holidays", "row"),
    [
        ([("2027-02-01", "2027-02-03"), ("2027-01-01", "2027-01-02")], 1),
        ([("2027-02-01", "2027-02-20"), ("2027-04-01", "2027-04-20"), ("2027-05-01",) * 2], 1),
        ([("2029-02-01", "2029-02-03"), ("2027-01-01", "2027-01-02")], 0),
    ],
)
def test_the_holiday_that_is_too_much_is_named(
    ada: Device, holidays: list[tuple[str, str]], row: int
) -> None:
    answer = says(ada, None, *holidays)
    assert answer.json()["error"]["field"] == f"holidays[{row}]"


def test_a_year_has_thirty_days_of_holidays_and_those_that_have_begun_are_spent(
    ada: Device, time: ServerTime
) -> None:
    done(says(ada, None, ("2027-01-15", "2027-02-03")))
    assert refused(says(ada, None, ("2027-01-15", "2027-02-03"), ("2027-05-01", "2027-05-11")))
    time.passes(2 * DAY)
    me = done(says(ada, None))  # back on the third day, which stays
    assert me["hours"]["holidays"] == [{"first": "2027-01-15", "last": "2027-01-17"}]
    assert me["hours"]["left"] == 27
    time.passes(DAY)
    assert ada.get("/me")["hours"]["holidays"] == []
    assert refused(says(ada, None, ("2027-05-01", "2027-05-28"))) == (400, "malformed")
    done(says(ada, None, ("2027-05-01", "2027-05-27"), ("2028-01-01", "2028-01-30")))


def test_the_night_is_moved_no_more_than_three_times_in_a_short_while(ada: Device) -> None:
    begins: list[int] = []

    def moves() -> Any:
        begins.append(21 + len(begins) % 3)
        answer = says(ada, {"begin": begins[-1], "end": 7})
        if not answer.is_success:
            begins.pop()
        return answer

    in_turn.let_through(moves, 3, good=200)
    done(says(ada, {"begin": begins[-1], "end": 7}, ("2027-02-01", "2027-02-05")))
    assert refused(says(ada, NIGHT)) == (429, "too-many")
    assert refused(ada.ask("PUT", "/me", {"time_zone": "Asia/Tokyo"})) == (429, "too-many")
    done(ada.ask("PUT", "/me", {"name": "Ada L.", "time_zone": "Europe/Berlin"}))
    done(says(ada, None))


def test_where_no_time_zone_is_known_there_are_no_hours(local: LocalServer) -> None:
    device = Device(local)
    device.post("/me", {"name": "Eve", "time_zone": "Mars/Olympus"})
    assert refused(says(device, NIGHT)) == (400, "malformed")
    assert refused(says(device, None, ("2027-02-01", "2027-02-01"))) == (400, "malformed")


def test_a_clock_stands_still_at_night_and_others_see_no_more_than_that(
    local: LocalServer, ada: Device, time: ServerTime
) -> None:
    made = table(local, ada)
    done(says(ada, NIGHT, ("2027-03-01", "2027-03-05")))
    clock = first(made)
    assert (clock["still"], clock["until"]) == (False, time.now + 14 * HOUR * 1000)
    time.passes(15 * HOUR)
    assert (hours_left(made), first(made)["still"]) == (58, True)
    assert first(made)["until"] == time.now + 8 * HOUR * 1000
    time.passes(9 * HOUR)
    assert (hours_left(made), first(made)["still"]) == (57, False)
    seen = json.dumps([made.spectator.look(), made.spectator.get("/steps").json()])
    assert (
        "2027-03" not in seen
        and "Berlin" not in seen
        and "night" not in seen.replace('"nights"', "")
    )
    made.seats[0].plays("throw", "end")
    assert (first(made)["still"], first(made)["until"]) == (False, None)  # it does not run
    assert "Berlin" not in made.spectator.get("/record").text


def test_the_list_of_tables_says_how_long_the_own_clock_lasts_and_nothing_of_others(
    local: LocalServer, ada: Device, time: ServerTime
) -> None:
    made = table(local, ada, bank=20 * HOUR)
    done(says(ada, NIGHT))
    assert [row["due_in"] for row in ada.get("/me/tables")] == [29 * HOUR * 1000]
    time.passes(HOUR)
    for seat, due in ((0, 28 * HOUR * 1000), (1, None)):
        rows = [{"table": made.table, "tokens": made.seats[seat].tokens}]
        (row,) = local.client.post("/api/v1/mine", json={"tables": rows}).json()
        assert row["due_in"] == due
    made.seats[0].plays("throw", "end")
    assert [row["due_in"] for row in ada.get("/me/tables")] == [None]


def test_a_look_stores_nothing_once_the_clocks_go_by_the_hours_of_their_people(
    local: LocalServer, ada: Device
) -> None:
    ready = [200, 200]  # at the start of several servers tables are revised
    until(lambda: [local.client.get("/ready").status_code for _ in ready] == ready)
    done(says(ada, NIGHT))
    made = local.table(seats=[ADA, BEN], seed=3, clock=PACE)
    ada.post("/me/claims", {"tokens": made.seats[0].tokens})
    assert made.comes(1).status_code == 200
    for hours in (NIGHT, EIGHT_TO_EIGHT, None):
        if hours != NIGHT:  # which they were when the game began
            done(says(ada, hours))
        stored = revision(local, made)
        for _ in range(3):
            first(made)
        assert revision(local, made) == stored


def test_a_clock_runs_out_when_exactly_its_time_has_counted(
    local: LocalServer, ada: Device, time: ServerTime
) -> None:
    made = table(local, ada, bank=20 * HOUR, out="wait")
    done(says(ada, NIGHT))
    assert any(tables.timekeeper.due is not None for tables in local.at_each())
    time.passes(14 * HOUR + 9 * HOUR + 6 * HOUR - 1)
    assert not first(made)["out"]
    time.passes(1)
    assert first(made)["out"]


def test_changed_hours_reach_a_running_clock_at_once_and_save_no_time_already_used(
    local: LocalServer, ada: Device, time: ServerTime
) -> None:
    made = table(local, ada)
    time.passes(5 * HOUR)
    with made.seats[1].watching() as socket:
        next_of(socket, "sync")
        done(says(ada, None, ("2027-01-15", "2027-01-16")))
        shown = [next_of(socket, "steps")["clocks"]["seats"][0]]
        while not shown[-1]["still"]:
            shown.append(next_of(socket, "steps")["clocks"]["seats"][0])
    assert {clock["left"] for clock in shown} == {67 * HOUR * 1000}
    time.passes(2 * HOUR)
    assert hours_left(made) == 67
    done(says(ada, None))  # today stays
    time.passes(9 * HOUR)
    assert hours_left(made) == 66
    due = local.does(local.tables.store.next_due)
    assert due == time.now + 66 * HOUR * 1000


def test_time_used_stays_used_where_the_table_is_read_anew_as_hours_are_stored(
    local: LocalServer, ada: Device, time: ServerTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may do so, or the next one where the server was killed."""
    made = table(local, ada)
    time.passes(5 * HOUR)
    hours = type(local.tables.store.hours)
    put = hours.put

    async def gone(store: Any, person: str, said: Any) -> None:
        await store.ways.write(lambda c: put(c, person, said))
        for tables in local.at_each():
            tables.known[made.table].there = None

    monkeypatch.setattr(hours, "put", gone)
    done(says(ada, None, ("2027-01-15", "2027-01-16")))
    assert (hours_left(made), first(made)["still"]) == (67, True)


def test_a_renewed_link_loses_nothing_of_the_night_before_whoever_has_it_in_memory(
    local: LocalServer, ada: Device, time: ServerTime
) -> None:
    made = table(local, ada)
    done(says(ada, EIGHT_TO_EIGHT))
    made.spectator.look()
    local.tables.known[made.table].there = None
    time.passes(15 * HOUR)  # four of them at night
    token = own_token()
    assert made.seats[0].act(0, "link", token=token).status_code == 200
    local.tables.known[made.table].there = None  # another table needs the room
    assert (hours_left(made), first(made)["still"]) == (61, False)
    due = local.does(local.tables.store.next_due)
    assert due == time.now + 61 * HOUR * 1000, "whoever has the new link has said nothing of nights"


def test_a_night_that_somebody_else_brings_along_saves_nothing_of_before(
    local: LocalServer, ada: Device, time: ServerTime
) -> None:
    done(says(ada, EIGHT_TO_EIGHT))
    made = local.table(seats=[ADA, BEN], seed=3, clock=PACE)
    assert made.comes(1).status_code == 200
    made.spectator.look()
    time.passes(15 * HOUR)
    ada.post("/me/claims", {"tokens": made.seats[0].tokens})
    assert (hours_left(made), first(made)["still"]) == (57, True)
    time.passes(2 * HOUR)
    ada.post("/me/release", {"table": made.table})
    assert (hours_left(made), first(made)["still"]) == (57, False)
    ada.post("/me/claims", {"tokens": made.seats[0].tokens})
    time.passes(2 * HOUR)
    done(ada.ask("DELETE", "/me", {}))
    assert (hours_left(made), first(made)["still"]) == (57, False)


@pytest.mark.parametrize("clock", [{"nights": False}, {"kind": "live", "bank": DAY}])
def test_a_table_may_leave_no_hours_out(
    local: LocalServer, ada: Device, time: ServerTime, clock: dict[str, Any]
) -> None:
    done(says(ada, NIGHT))
    made = table(local, ada, **clock)
    assert made.spectator.look()["clock"]["nights"] is False
    time.passes(15 * HOUR)
    assert (first(made)["still"], first(made)["until"]) == (False, None)
    assert hours_left(made) == clock.get("bank", 3 * DAY) / HOUR - 15


def test_after_a_kill_the_hours_are_what_they_were(tmp_path: Path, time: ServerTime) -> None:
    folder, copy = tmp_path / "before", tmp_path / "after"
    folder.mkdir()
    with opened(folder, now=time) as local:
        device = Device(local).remembered()
        made = table(local, device)
        done(says(device, EIGHT_TO_EIGHT))
        time.passes(20 * HOUR)
        local.does(local.tables.timekeeper.look, local.tables.visit)
        shutil.copytree(folder, copy)
    time.passes(2 * DAY)
    with opened(copy, now=time) as local:
        again = NewTable(local, made.answer)
        assert (hours_left(again), first(again)["still"]) == (61, True)
        time.passes(4 * HOUR)
        assert hours_left(again) == 60


def test_whoever_is_made_one_with_somebody_goes_by_the_hours_of_the_one_who_has_any(
    local: LocalServer, ada: Device, time: ServerTime
) -> None:
    made = table(local, ada)
    done(says(ada, EIGHT_TO_EIGHT))
    other = Device(local)
    other.post("/me", {"name": "Ada L.", "time_zone": "Asia/Tokyo", "language": "de"})
    time.passes(15 * HOUR)
    assert (hours_left(made), first(made)["still"]) == (61, True)
    me = other.post("/me/merge", {"code": ada.post("/me/code", {})["code"]})
    assert (hours_left(made), first(made)["still"]) == (61, True)
    assert (me["hours"]["night"], me["person"]["time_zone"]) == (EIGHT_TO_EIGHT, "Europe/Berlin")
    again = Device(local).remembered("Ada again")
    done(says(again, NIGHT))
    me = again.post("/me/merge", {"code": other.post("/me/code", {})["code"]})
    assert me["hours"]["night"] == NIGHT
    assert (hours_left(made), first(made)["still"]) == (61, True)
