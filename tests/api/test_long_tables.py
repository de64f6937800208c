"""A table has a longest length, and a long one is opened where nobody waits for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrack.server.settings import Settings
from carrack.server.store.table_rows import Stored
from support.server.local import LocalServer, NewTable, Seat, opened
from support.waiting import found

HERE = {"loopback_exempt": True}
NEVER = 10_000


def card(seat: Seat) -> str:
    """A move that can be taken back."""
    return next(move["move"] for move in seat.look()["legal"] if move["move"].startswith("card"))


def ready(made: NewTable) -> Seat:
    """Every player who can play a card now; those who throw a 1 pass."""
    made.deciding().plays("throw")
    while not any(move["move"].startswith("card") for move in made.deciding().look()["legal"]):
        made.deciding().plays("end")
        made.deciding().plays("throw")
    return made.deciding()


def take_back(seat: Seat) -> Any:
    """Asks for the last decision to be taken back."""
    return seat.undo(seat.look()["decision"] - 1)


def refused(response: Any) -> str:
    assert response.status_code == 422, response.text
    return str(response.json()["error"]["code"])


def lengthened(local: LocalServer) -> NewTable:
    """A table with some of everything, in the middle of a turn."""
    seats = [{"kind": "human", "name": name} for name in "ABC"]
    made = local.table(players=3, seats=seats, options={"rounds": 4})
    ready(made).plays("end")
    seat = ready(made)
    seat.plays(card(seat))
    made.host.act(0, "rename", name="Zoë")
    take_back(seat)
    seat.plays(card(seat))
    made.seats[1].command("call", 1)
    return made


def test_a_long_table_allows_no_undo_but_comes_to_its_end(tmp_path: Path) -> None:
    """Moves and undos by the ten thousand made a table that took seconds to open."""
    with opened(tmp_path, settings=Settings(table_steps=30, **HERE)) as local:
        made = local.table(options={"rounds": 5})
        seat = ready(made)
        while seat.look()["seq"] < 30:
            seat.plays(card(seat))
            last = take_back(seat)
        if last.status_code == 200:
            seat.plays(card(seat))
        assert refused(take_back(seat)) == "long"
        assert refused(made.seats[0].command("call", 0)) == "long"
        assert refused(made.host.pause()) == "long"
        assert refused(made.host.act(1, "rename", name="Nobody")) == "long"
        assert made.host.act(1, "link").status_code != 422
        made.play_out()
        assert made.spectator.look()["status"] == "over"


@pytest.mark.parametrize("cold_steps", [1, NEVER])
def test_a_table_that_the_workshop_opens_is_the_same(tmp_path: Path, cold_steps: int) -> None:
    with opened(tmp_path, settings=Settings(**HERE)) as local:
        made = lengthened(local)
        before = [seat.look() for seat in (*made.seats, made.spectator)]
        steps = made.seats[2].get("/steps").json()
        answer = made.answer
    with opened(tmp_path, settings=Settings(cold_steps=cold_steps, **HERE)) as local:
        made = NewTable(local, answer)
        assert [seat.look() for seat in (*made.seats, made.spectator)] == before
        assert made.seats[2].get("/steps").json() == steps
        seat = made.deciding()
        assert seat.undo(seat.look()["undo_floor"]).status_code == 200
        made.play_out()
        over = made.spectator.look()
        assert made.spectator.get("/at/5").status_code == 200
    with opened(tmp_path, settings=Settings(cold_steps=cold_steps, **HERE)) as local:
        assert Seat(local, made.table).look() == over


def test_a_damaged_table_says_so_wherever_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, settings=Settings(**HERE)) as local:
        table = lengthened(local).table
    answers = []
    for cold_steps in (NEVER, 1):
        with opened(tmp_path, settings=Settings(cold_steps=cold_steps, **HERE)) as local:
            load = local.tables.store.load

            async def damaged(name: str, load: Any = load) -> Stored:
                stored = await load(name)
                lines = [line.replace('"card ', '"dance ') for line in stored.lines]
                return replace(stored, lines=lines)

            monkeypatch.setattr(local.tables.store, "load", damaged)
            answer = local.client.get(f"/api/v1/tables/{table}")
            answers.append((answer.status_code, answer.json()))
    assert answers[0] == answers[1]
    assert answers[0][0] == 500


def test_a_table_longer_than_any_could_become_is_not_opened(tmp_path: Path) -> None:
    with opened(tmp_path, settings=Settings(**HERE)) as local:
        table = lengthened(local).table
    with opened(tmp_path, settings=Settings(opened_steps=3, **HERE)) as local:
        assert refused(local.client.get(f"/api/v1/tables/{table}")) == "long"


def rested(made: NewTable, last_step: int) -> dict[str, Any]:
    """The table once no bot is to decide, or nobody may any more."""

    def awaited() -> dict[str, Any] | None:
        now = made.spectator.look()
        return now if now["deciding"] == 0 or now["seq"] >= last_step else None

    return found(awaited, "the bots end their turns")


def test_a_table_does_not_grow_for_ever(tmp_path: Path) -> None:
    """In some games two who want to can move to and fro as long as they like; so may bots."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    with opened(tmp_path, settings=Settings(last_step=12, **HERE)) as local:
        made = local.table(seats=seats, options={"rounds": 9})
        while (now := rested(made, 12))["seq"] < 12 or made.seats[0].look()["legal"]:
            assert now["deciding"] == 0
            made.seats[0].plays(made.seats[0].look()["legal"][-1]["move"])
        assert refused(made.seats[0].move("end")) == "long"
        assert 12 <= made.spectator.look()["seq"] < 16
