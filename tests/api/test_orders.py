"""What the operator orders by commands beside a running server: it does so, or says why not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from carrack.cli.folder import Folder
from carrack.cli.main import main
from carrack.server.duties import Duties
from carrack.server.orders import Orders
from carrack.server.store.table_rows import FAILED
from carrack.server.tables.hub import AGAIN
from support.server.local import LocalServer, Seat, closed_with, next_of, opened
from support.server.people import Device
from support.waiting import until

Typed = Callable[..., str]


@pytest.fixture
def typed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Typed:
    """What a command prints on the server's data; it must end with the given status."""

    def command(*words: str, status: int = 0) -> str:
        capsys.readouterr()
        assert main([*words, "--data", str(tmp_path)]) == status
        said = capsys.readouterr()
        return said.err if status else said.out

    return command


def carry_out(local: LocalServer) -> None:
    """Lets the server do now what it does every few seconds."""
    carrack = local.client.app.state.carrack  # type: ignore[attr-defined]
    local.does(Orders(carrack, Duties()).carry_out)


def failed(typed: Typed) -> list[dict[str, str]]:
    """The orders that could not be carried out."""
    return list(json.loads(typed("admin", "--json"))["orders_failed"])


def test_somebody_is_signed_out_on_all_devices_at_once(local: LocalServer, typed: Typed) -> None:
    device, other = Device(local).remembered("Ada"), Device(local).remembered("Ben")
    made = local.table()
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    with device.at(made).watching() as socket:
        next_of(socket, "sync")
        assert "Ada is signed out" in typed("people", "sign-out", "Ada")
        carry_out(local)
        assert closed_with(socket) == AGAIN
    assert device.get("/me")["person"] is None
    assert other.get("/me")["person"]["name"] == "Ben"


def test_somebody_is_deleted_only_if_that_is_meant(local: LocalServer, typed: Typed) -> None:
    device, made = Device(local).remembered("Ada"), local.table()
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    assert "--yes" in typed("people", "delete", "Ada", status=1)
    carry_out(local)
    assert device.get("/me")["person"]["name"] == "Ada"
    typed("people", "delete", "Ada", "--yes")
    carry_out(local)
    assert device.get("/me")["person"] is None
    assert made.spectator.look()["seats"][0]["name"] != "Ada"
    assert made.seats[0].look()["you"] == [0], "the link works on"


def test_a_lost_seat_is_taken_by_a_new_invitation(local: LocalServer, typed: Typed) -> None:
    made = local.table()
    made.seats[0].plays("throw")
    link = typed("tables", "invite", made.table, "1", "--address", "https://a.org/").split()[0]
    assert link.startswith(f"https://a.org/#/i/{made.table}/0/")
    secret, device = link.rpartition("/")[2], Seat(local, made.table)
    assert device.accepts(0, secret).status_code == 410, "it holds once the server has done it"
    carry_out(local)
    assert made.seats[0].look()["you"] == [0]
    assert device.accepts(0, secret).status_code == 200
    assert made.seats[0].look()["you"] == []


def test_a_table_gets_another_host(local: LocalServer, typed: Typed) -> None:
    made = local.table()
    with made.host.watching() as socket:
        next_of(socket, "sync")
        link = typed("tables", "host", made.table).split()[0]
        carry_out(local)
        assert closed_with(socket) == AGAIN
    new = Seat(local, made.table, link.rpartition("/")[2])
    assert made.host.act(1, "rename", name="Cleo").status_code == 403
    assert new.act(1, "rename", name="Cleo").status_code == 200


def test_an_analysis_is_given_up_and_made_anew(local: LocalServer, typed: Typed) -> None:
    made = local.table(options={"rounds": 1})
    assert "not over" in typed("jobs", "again", made.table, status=1)
    made.play_out()
    analyse = partial(asyncio.Event().wait)  # it never ends

    async def forever(*_: object) -> None:
        await analyse()

    quick, local.bots.analyse = local.bots.analyse, forever  # type: ignore[assignment, method-assign]
    assert made.seats[0].post("/analysis", {}).status_code == 202
    until(lambda: made.seats[0].get("/analysis").json()["status"] == "running")
    assert "waiting" in typed("jobs", "list")
    typed("jobs", "stop", made.table)
    carry_out(local)
    stopped = made.seats[0].get("/analysis").json()
    assert (stopped["status"], stopped["key"]) == (FAILED, "problem-analysis-stopped")
    assert "the operator of this server" in typed("jobs", "list")
    local.bots.analyse = quick  # type: ignore[method-assign]
    typed("jobs", "again", made.table)
    carry_out(local)
    until(lambda: made.seats[0].get("/analysis").json()["status"] == "done")
    assert "0 analyses" in typed("jobs", "list")


def test_what_cannot_be_done_is_said_and_keeps_nothing_else_from_being_done(
    local: LocalServer, typed: Typed
) -> None:
    made, device = local.table(), Device(local).remembered("Ada")
    assert "only 2" in typed("tables", "invite", made.table, "3", status=1)
    assert "no table 'x'" in typed("tables", "host", "x", status=1)
    typed("tables", "invite", made.table, "1")
    typed("people", "sign-out", "Ada")
    made.seats[0].plays("throw")
    with made.seats[0].watching() as socket:
        next_of(socket, "sync")
        made.until_online(0)
        carry_out(local)
    (problem,) = failed(typed)
    assert problem["what"] == "invite" and "Ada" in problem["why"]
    assert device.get("/me")["person"] is None
    assert f"failed    invite {made.table}" in typed("admin")


def test_without_a_server_an_order_waits_for_its_start(tmp_path: Path, typed: Typed) -> None:
    with opened(tmp_path) as local:
        device = Device(local).remembered("Ada")
    assert "when the server next starts" in typed("people", "sign-out", "Ada")
    assert "1 wait for the server" in typed("admin")
    with opened(tmp_path) as local:
        device.local = local
        until(lambda: "wait for the server" not in typed("admin"))
        assert device.get("/me")["person"] is None


def test_a_server_at_a_glance(local: LocalServer, tmp_path: Path, typed: Typed) -> None:
    local.table()
    Device(local).remembered("Ada")
    shown = json.loads(typed("admin", "--json"))
    assert (shown["tables"], shown["people"], shown["devices"]) == ({"running": 1}, 1, 1)
    assert not shown["running"]
    folder = Folder(tmp_path)  # as the process of a server holds it
    assert "is running" in typed("admin")
    folder.release()
