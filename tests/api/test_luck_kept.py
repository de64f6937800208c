"""A luck that never comes about, and one that comes about whatever happens to the server."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store
from carrack.server.store.table_rows import Change
from support.games import tiny
from support.server import in_turn
from support.server.local import LocalServer, next_of, opened
from support.server.shared_luck import Waiting, refused, waiting
from support.server.upkeep import upkeep_after

# --- what never comes of it ----------------------------------------------------------------------


def ended(made: Waiting, missing: list[int]) -> None:
    """Everything about a table that could not begin: it says why, and nothing was drawn."""
    now = made.spectator.look()
    assert (now["status"], now["view"], now["seq"]) == ("ended", None, -1)
    assert (now["awaited"], now["luck"]["missing"]) == ([], missing)
    for device in made.devices:
        if device.owner.tokens:
            assert refused(device.send(opened=device.share.hex())) == (422, "ended")
    assert refused(made.host.post("/begin", {})) == (422, "ended")
    assert refused(made.seats[0].pause()) == (422, "ended")
    wanted = {"tables": [{"table": made.table, "tokens": []}]}
    (row,) = made.local.client.post("/api/v1/mine", json=wanted).json()
    assert (row["status"], row["awaited"]) == ("ended", [])


def test_a_host_who_gives_up_ends_the_table_and_everybody_is_informed(local: LocalServer) -> None:
    made = waiting(local)
    made.everybody_comes()
    with made.seats[0].watching() as socket:
        next_of(socket, "sync")
        made.devices[0].opens()
        assert next_of(socket, "gathering")["luck"]["missing"] == [1]
        made.host.post("/begin", {"give_up": True})
        news = next_of(socket, "gathering")
        assert (news["status"], news["luck"]["missing"]) == ("ended", [1])
    ended(made, [1])


def test_a_table_can_be_given_up_before_anybody_has_come(local: LocalServer) -> None:
    made = waiting(local)
    assert made.host.post("/begin", {"give_up": True}).json()["status"] == "ended"
    ended(made, [])


def test_a_hash_that_is_never_opened_ends_the_table_and_never_changes_the_luck(
    tmp_path: Path,
) -> None:
    with opened(tmp_path) as local:
        made = waiting(local)
        made.everybody_comes()
        made.devices[0].opens()
    file = tmp_path / "carrack.db"
    with in_turn.database(file) as database:
        database.execute("UPDATE tables SET fixed = '2026-01-01T00:00:00Z'")
    with opened(tmp_path) as local:
        made = made.after_restart(local)
        with made.seats[0].watching() as socket:
            assert next_of(socket, "sync")["status"] == "ended"
        ended(made, [1])
    with in_turn.database(file) as database:
        assert database.execute("SELECT count(*) FROM entries").fetchone() == (0,)
        assert database.execute("SELECT status FROM tables").fetchone() == ("ended",)


def test_who_waits_for_a_share_is_told_when_its_time_is_over(local: LocalServer) -> None:
    made = waiting(local)
    made.everybody_comes()
    with made.seats[0].watching() as socket:
        made.devices[1].opens()
        upkeep_after(local, 6.9)
        assert made.spectator.look()["status"] == "waiting"
        upkeep_after(local, 7.1)
        while (news := socket.receive_json()).get("status") != "ended":
            pass
        assert (news["type"], news["luck"]["missing"]) == ("gathering", [0])
    ended(made, [0])


# --- whatever happens to the server --------------------------------------------------------------


class Stumbling(Store):
    """A store that fails the first time that each step is to be kept."""

    def __init__(self, *where: Any) -> None:
        super().__init__(*where)
        self.stumbles = True

    async def commit(self, change: Change) -> None:
        self.stumbles = not self.stumbles
        if not self.stumbles:
            raise StoreError("the disk is full")
        await super().commit(change)


def acts(made: Waiting) -> list[Callable[[], httpx.Response]]:
    """All that makes a table of two begin, in order."""
    ada, ben = made.devices
    return [
        lambda: ada.send(hash=ada.hash),
        lambda: made.comes(1, token="b" * 43),
        lambda: ben.send(hash=ben.hash),
        lambda: ben.send(opened=ben.share.hex()),
        lambda: ada.send(opened=ada.share.hex()),
    ]


def state_of(made: Waiting) -> dict[str, Any]:
    return {key: value for key, value in made.spectator.look().items() if key != "seats"}


def test_a_step_that_is_not_kept_has_not_happened_and_can_be_said_again(tmp_path: Path) -> None:
    store = in_turn.made_as(Stumbling, tmp_path / "carrack.db")
    with opened(tmp_path, store=store) as local:
        made = waiting(local)
        for act in acts(made):
            before = state_of(made)
            assert refused(act()) == (503, "store")
            assert state_of(made) == before
            assert act().status_code == 200
        assert made.spectator.look()["status"] == "running"
        made.seats[0].post("/moves", {"move_id": "m", "move": "throw", "at": 0})
        made.seats[0].plays("throw")


def test_whoever_opens_at_the_same_instant_there_is_one_set_up(local: LocalServer) -> None:
    for _ in range(5):
        made = waiting(local)
        made.everybody_comes()
        opening = [lambda d=device: d.send(opened=d.share.hex()) for device in made.devices]
        giving_up = [lambda m=made: m.host.post("/begin", {"give_up": True})]
        with ThreadPoolExecutor(9) as people:
            answers = [people.submit(act) for act in (*opening * 4, *giving_up)]
        codes = {answer.result().status_code for answer in answers}
        assert codes <= {200, 422}
        now = made.spectator.look()
        assert (now["status"], now["seq"]) in {("running", 0), ("ended", -1)}


def test_a_restart_between_any_two_steps_loses_nothing(tmp_path: Path) -> None:
    """Also where a step was kept, and the player who asked for it had no answer."""
    with opened(tmp_path) as local:
        made = waiting(local)
    for number in range(5):
        with opened(tmp_path) as local:
            made = made.after_restart(local)
            for act in acts(made)[: number + 1]:
                response = act()
                assert response.status_code == 200 or refused(response) == (422, "fixed")
            now = made.spectator.look()
    assert now["status"] == "running"
    with opened(tmp_path) as local:
        made = made.after_restart(local)
        assert made.spectator.look() == now | {"seats": made.spectator.look()["seats"]}
        made.play_out()
        text = made.spectator.get("/record").text
    assert verify(tiny.GAME, read_record(text.splitlines())).shared == [0, 1]
