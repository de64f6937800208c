"""Rated tables: who takes part is known and settled, and records say all that ratings need."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from carrack.core.record import Record, read_record
from carrack.core.registry import find_game
from carrack.core.verify import verify
from carrack.ratings.results import Uncounted, played
from carrack.server.pseudonyms import pseudonym
from carrack.server.settings import DEFAULTS
from carrack.server.store.endings import EndStore
from carrack.server.store.table_rows import GATHERING
from support.server import in_turn
from support.server.local import LocalServer
from support.server.people import Device
from support.server.rated_tables import (
    BOT,
    asked,
    person,
    play_out,
    played_rated,
    rated_table,
)
from support.server.shared_luck import ADA, BEN, Waiting, refused
from support.waiting import from_now, until


def record_at(made: Waiting) -> Record:
    return read_record(made.spectator.get("/record").text.splitlines())


def id_of(device: Device) -> str:
    """What the records of a device's person call them."""
    line = device.ask("GET", "/me/file").text.splitlines()[0]
    return pseudonym(json.loads(line)["person"]["person"])


def test_a_rated_game_of_two_people_and_a_bot_says_who_took_part(local: LocalServer) -> None:
    ada, ben = person(local, "Ada"), person(local, "Ben")
    made = played_rated(ada, ben, bots=1)
    record = record_at(made)
    bot = {"bot": "random", "version": find_game("tiny").rules_version}
    seats = [{"person": id_of(ada)}, {"person": id_of(ben)}, bot]
    assert record.header.extra["rated"] == {"seats": seats}
    found = played(record)
    assert found.uncounted is None
    assert [side.as_data() for side in found.sides] == seats
    assert found.ended >= found.ended[:4] + "-01-01"
    assert not verify(find_game("tiny"), record).practice
    now = made.seats[0].look()
    assert (now["rated"], now["hints"]) == (True, False)
    for device in (ada, ben):
        assert [each["table"] for each in device.get("/me/tables")] == [made.table]


def test_lines_are_tried_at_a_rated_table_without_a_bot_until_it_is_over(
    local: LocalServer,
) -> None:
    made = rated_table(person(local, "Ada"), person(local, "Ben"))
    made.begins()
    line = {"at": 0, "moves": [{"seat": 0, "move": "throw"}], "imagined": 1}
    assert made.seats[1].post("/try", line).status_code == 200
    assert refused(made.seats[1].post("/try", {**line, "bot": True})) == (403, "hints")
    assert refused(made.seats[1].post("/try", {**line, "seat": 0})) == (403, "seat")
    play_out(made)
    assert made.seats[1].post("/try", {**line, "seat": 0, "bot": True}).status_code == 200


def test_a_table_that_nobody_wanted_rated_is_not(local: LocalServer) -> None:
    made = local.against_bots(2)
    assert "rated" not in record_at(made).header.extra  # type: ignore[arg-type]
    assert made.spectator.look()["rated"] is False


def test_a_rated_table_is_only_for_people_who_are_signed_in(local: LocalServer) -> None:
    assert refused(asked(Device(local), ADA, BOT)) == (401, "signed-out")
    made = rated_table(person(local, "Ada"), Device(local))
    assert refused(made.comes(1)) == (401, "signed-out")
    assert made.spectator.look()["seats"][1]["arrival"] != "came"


@pytest.mark.parametrize(
    "seats, more",
    [
        ((ADA, ADA), {}),
        ((BEN, BEN), {}),
        ((BOT, BOT), {}),
        ((ADA, BOT), {"seed": 7}),
        ((ADA, BEN), {"seed": 7}),
    ],
)
def test_what_cannot_be_rated_is_refused(
    local: LocalServer, seats: tuple[dict[str, Any], ...], more: dict[str, Any]
) -> None:
    answer = asked(person(local, "Ada"), *seats, **more).json()["error"]
    assert (answer["code"], answer["field"]) == ("malformed", "rated")


def test_nobody_plays_a_rated_game_against_themselves(local: LocalServer) -> None:
    ada = person(local, "Ada")
    made = rated_table(ada, ada)
    assert refused(made.comes(1)) == (422, "rated")


def test_a_rated_game_begins_with_everybody(local: LocalServer) -> None:
    ada, ben, eve = (person(local, name) for name in ("Ada", "Ben", "Eve"))
    made = rated_table(ada, ben, eve)
    made.comes(1)
    for device in made.devices[:2]:
        device.commits()
    host = ada.at(made, *made.host.tokens)
    assert refused(host.post("/begin", {})) == (422, "rated")
    assert host.act(2, "bot", bot="random").status_code == 200
    assert made.spectator.look()["luck"]["fixed"]
    for device in made.devices[:2]:
        device.opens()
    play_out(made)
    found = played(record_at(made))
    assert (found.uncounted, found.sides[2].name) == (None, "random")


def test_once_it_runs_each_decides_about_the_own_seat_alone(local: LocalServer) -> None:
    ada, ben = person(local, "Ada"), person(local, "Ben")
    made = rated_table(ada, ben, bots=1)
    made.begins()
    host = ada.at(made, *made.host.tokens)
    for seat, action in ((1, "bot"), (1, "invite"), (2, "human")):
        assert refused(host.act(seat, action)) == (422, "rated"), action
    gone = local.client.delete(f"/api/v1/tables/{made.table}", headers=host.headers)
    assert refused(gone) == (422, "rated")
    assert made.spectator.look()["status"] == "running"
    assert made.seats[1].act(1, "bot", bot="random").status_code == 200
    play_out(made)
    assert played(record_at(made)).places[1] == 3


def test_bots_play_a_rated_game_to_its_end_when_everybody_has_left(local: LocalServer) -> None:
    made = rated_table(person(local, "Ada"), bots=1)
    made.seats[0].act(0, "resign")
    until(lambda: made.spectator.look()["status"] == "over")
    found = played(record_at(made))
    assert (found.uncounted, found.places) == (None, (2, 1))


def test_a_rated_game_is_analysed_when_it_is_over(local: LocalServer) -> None:
    made = played_rated(person(local, "Ada"), bots=1)
    until(lambda: made.seats[0].get("/analysis").json()["status"] != "none")


def test_a_rated_game_that_is_over_is_never_removed_for_lack_of_use(
    local: LocalServer, tmp_path: Path
) -> None:
    kept, other = played_rated(person(local, "Ada"), bots=1), local.table()
    later = from_now(days=4000)
    with in_turn.database(tmp_path / "carrack.db") as connection:
        found = {end.table for end in EndStore.unused(connection, DEFAULTS, later)}
    assert other.table in found
    assert kept.table not in found


def test_a_rematch_of_a_rated_game_is_rated(local: LocalServer) -> None:
    ada, ben = person(local, "Ada"), person(local, "Ben")
    made = played_rated(ada, ben)
    answer = made.seats[0].post("/rematch", {"seats": "rotated"}).json()
    again = Waiting(local, answer)
    assert answer["status"] == GATHERING
    for seat, (device, before) in enumerate(zip((ben, ada), (1, 0), strict=True)):
        owner = device.at(again, *made.seats[before].tokens)
        again.seats[seat] = again.devices[seat].owner = owner
    for each in again.devices:
        each.commits()
    for each in again.devices:
        each.opens()
    play_out(again)
    sides = [side.name for side in played(record_at(again)).sides]
    assert sides == [id_of(ben), id_of(ada)]


def test_two_people_made_one_are_rated_as_one(local: LocalServer) -> None:
    ada, ben, twin = (person(local, name) for name in ("Ada", "Ben", "Ada too"))
    first, both = played_rated(twin, ben), played_rated(ada, twin)
    ada.post("/me/merge", {"code": twin.post("/me/code", {})["code"]})
    assert [side.name for side in played(record_at(first)).sides] == [id_of(ada), id_of(ben)]
    assert played(record_at(both)).uncounted is Uncounted.TWICE
    assert verify(find_game("tiny"), record_at(first)).moves


def test_the_command_rates_the_tables_of_a_folder_as_their_records(
    local: LocalServer, printed: Callable[..., str], tmp_path: Any
) -> None:
    ada, ben = person(local, "Ada"), person(local, "Ben")
    made = [played_rated(ada, ben), played_rated(ada, ben), played_rated(ben, bots=1)]
    files = []
    for number, each in enumerate(made):
        files.append(str(tmp_path / f"{number}.jsonl"))
        (tmp_path / f"{number}.jsonl").write_text(record_at(each).text(), encoding="utf-8")
    from_tables = json.loads(printed("ratings", "--json", "--data", str(tmp_path)))
    assert from_tables == json.loads(printed("ratings", "--json", *files))
    assert (from_tables["games"], from_tables["left_out"]) == (3, [])
