"""`carrack league make`, while the server runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.cli import league_make
from carrack.cli.main import main
from support.server.clubs import FOUNDING, club_of
from support.server.local import LocalServer, opened
from support.server.people import Device

Run = Callable[..., tuple[int, str, str]]
TINY = ("--host", "Ada", "--game", "tiny", "--players", "2", "--option", "rounds=1")


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str) -> tuple[int, str, str]:
        status = main(["league", "make", *arguments, "--data", str(tmp_path)])
        return status, *capsys.readouterr()

    return command


def test_a_league_is_made_by_whoever_runs_the_server(local: LocalServer, run: Run) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    clock = ("--clock", "kind=live", "bank=600", "nights=false")
    status, said, _ = run("Tuesdays", *TINY, *clock, "--address", "https://carrack.example")
    assert status == 0
    made, link, _ = said.splitlines()
    [card] = ada.get("/leagues")["mine"]
    assert made == f"{card['league']}  Tuesdays"
    assert link == f"https://carrack.example/#/league/{card['league']}"
    shown = ben.post(f"/leagues/{card['league']}/join", {})
    assert shown["host"] == "Ada" and [each["name"] for each in shown["members"]] == ["Ada", "Ben"]
    terms = shown["terms"]
    assert (terms["at_table"], terms["options"], terms["round_hours"]) == (2, {"rounds": 1}, 168)
    assert (terms["clock"]["bank"], terms["clock"]["nights"]) == (600, False)
    begun = ada.post(f"/leagues/{card['league']}/begin", {})
    assert begun["season"]["round"] == 1


def test_a_swiss_is_made_for_a_club_where_its_host_belongs(tmp_path: Path, run: Run) -> None:
    with opened(tmp_path, settings=FOUNDING) as local:
        ada, ben, cy = (Device(local).remembered(name) for name in ("Ada", "Ben", "Cy"))
        club = club_of(ada, ben)
        assert run("Cup", *TINY, "--swiss", "--club", "Sea dogs")[0] == 0
        [card] = ben.get("/leagues")["open"]
        assert (card["kind"], card["club"]) == ("swiss", club)
        assert cy.get("/leagues") == {"mine": [], "open": []}
        status, _, said = run("Cup", *TINY[2:], "--host", "Cy", "--club", "Sea dogs")
        assert status == 1
        assert "Cy does not belong to Sea dogs; `carrack club invite` makes a link" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("Tuesdays", "--host", "Cy"), "nobody here is called 'Cy'; see `carrack people list`"),
        ((" ", "--host", "Ada"), "a league's name must have 1 to"),
        (("A\tB\x07", *TINY), "U+0007"),
        (("A", "--host", "Ada", "--game", "chess"), "chess"),
        (("A", *TINY, "--club", "none"), "no club here is called 'none'"),
        (("A", *TINY, "--players", "4", "--games", "9"), "--games: With 4 at a table, a season"),
        (("A", *TINY, "--games", "16"), "--games: 16 is too large; it must be 15 or less"),
        (
            ("A", *TINY, "--players", "3", "--group-size", "2"),
            "--group-size: A group needs at",
        ),
        (("A", *TINY, "rounds=99"), "--option: "),
        (("A", *TINY, "rounds"), "option 'rounds': write it as name=value"),
        (("A", *TINY, "--clock", "live"), "--clock 'live': write it as name=value"),
        (("A", *TINY, "--clock", "kind=live"), "--clock: Object missing required field `bank`"),
        (("A", *TINY, "--clock", "kind=live", "bank=-1"), "--clock: Expected `int` >= 1"),
        (
            ("A", *TINY, "--clock", "kind=live", "bank=60", "nights=true"),
            "--clock: ",
        ),
    ],
)
def test_a_league_that_cannot_be_is_refused_with_what_is_wrong(
    local: LocalServer,
    run: Run,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    ada = Device(local).remembered("Ada")
    try:
        status, _, error = run(*arguments)
    except SystemExit as end:
        status, error = int(str(end.code)), capsys.readouterr().err
    assert status != 0
    assert said in error
    assert ada.get("/leagues") == {"mine": [], "open": []}


def test_nobody_is_made_host_of_more_leagues_than_on_the_page(
    local: LocalServer, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    Device(local).remembered("Ada")
    monkeypatch.setattr(league_make, "MOST_LEAGUES", 1)
    assert run("Tuesdays", *TINY)[0] == 0
    assert "Ada is in 1 leagues, and must leave one first" in run("Fridays", *TINY)[2]
