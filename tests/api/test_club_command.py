"""`carrack club`, while the server runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.cli.main import main
from support.server.clubs import listed
from support.server.leagues import wish
from support.server.local import LocalServer
from support.server.people import Device

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str) -> tuple[int, str, str]:
        status = main(["club", *arguments, "--data", str(tmp_path)])
        return status, *capsys.readouterr()

    return command


def secret_in(said: str) -> dict[str, str]:
    line = next(line for line in said.splitlines() if "/#/join/" in line)
    return {"invitation": line.rpartition("/")[2]}


def test_a_club_is_founded_by_whoever_runs_the_server(local: LocalServer, run: Run) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    _, said, _ = run("found", "Sea dogs", "--host", "Ada", "--address", "https://carrack.example")
    assert "https://carrack.example/#/join/" in said
    ben.post("/club-invitation/accept", secret_in(said))
    status, shown, _ = run("show", "Sea dogs")
    assert status == 0
    assert [line.split("  ")[1][:3] for line in shown.splitlines()[:2]] == ["Ada", "Ben"]
    assert shown.splitlines()[-1] == "Sea dogs: 2 members, a link lets people join"
    assert "Sea dogs  (2 members" in run("list")[1]
    assert json.loads(run("list", "--json")[1])["members"] == 2
    again = secret_in(run("invite", "Sea dogs")[1])
    assert ben.ask("POST", "/club-invitation", secret_in(said)).status_code == 410
    assert ben.post("/club-invitation", again)["member"]
    run("revoke", "Sea dogs")
    assert ben.ask("POST", "/club-invitation", again).status_code == 410

    run("host", "Sea dogs", "Ben")
    known = secret_in(run("invite", "Sea dogs")[1])
    run("remove", "Sea dogs", "Ada")
    assert ada.ask("POST", "/club-invitation", known).status_code == 410
    assert [(each["name"], each["role"]) for each in ben.get("/clubs")["clubs"]] == [
        ("Sea dogs", "host")
    ]
    assert ada.get("/clubs")["clubs"] == []


def test_a_club_is_exported_and_dissolved(local: LocalServer, run: Run, tmp_path: Path) -> None:
    ada = Device(local).remembered("Ada")
    run("found", "Sea dogs", "--host", "Ada")
    club = ada.get("/clubs")["clubs"][0]["club"]
    made = listed(ada, local, club=club, free=0, options={"rounds": 1})
    made.play_out()
    file = tmp_path / "club.jsonl"
    assert run("export", club, str(file))[1] == f"{file}: 1 member and 1 table of Sea dogs\n"
    first, table = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert (first["members"][0]["name"], table["table"]) == ("Ada", made.table)
    assert run("export", club, str(file))[0] == 1
    league = ada.post("/leagues", wish(club=club))["league"]
    run("dissolve", club)
    local.tables.known.clear()
    assert ada.get("/clubs")["clubs"] == []
    assert [each["club"] for each in ada.get("/leagues")["mine"]] == [None]
    assert Device(local).remembered("Ben").get("/leagues")["open"] == []  # nobody else finds it
    assert ada.get(f"/leagues/{league}")["name"] == "Tuesdays"
    assert made.seats[0].look()["you"] == [0]
    assert local.client.get(f"/api/v1/tables/{made.table}").status_code == 403


def test_what_is_not_there_is_named(local: LocalServer, run: Run, tmp_path: Path) -> None:
    assert run("found", " ") == (1, "", "carrack: a club's name must have 1 to 40 characters\n")
    assert "no club here is called 'Gulls'" in run("show", "Gulls")[2]
    assert "nobody here is called 'Eve'" in run("found", "Gulls", "--host", "Eve")[2]
    assert run("list")[1] == "0 clubs\n"
    run("found", "Gulls")
    run("found", "Gulls")
    assert "http://localhost:8090/#/join/" in run("found", "Terns")[1]
    (tmp_path / "carrack.toml").write_text('address = "https://table.example.org/"')
    assert "\nhttps://table.example.org/#/join/" in run("found", "Auks")[1]
    assert "2 clubs are called 'Gulls'" in run("invite", "Gulls")[2]
