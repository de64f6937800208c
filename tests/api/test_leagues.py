"""Leagues: a season goes by itself, from the first pairing to promotion."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.main import main
from carrack.server.leagues import league_tables
from carrack.server.people.people import People
from support.server.leagues import League, league_of
from support.server.local import LocalServer, Seat
from support.server.people import Device, SignedInSeat
from support.server.shared_luck import Device as Comer
from support.server.shared_luck import refused
from support.server.upkeep import upkeep_after
from support.waiting import until

SIX = ("Ada", "Ben", "Cy", "Dee", "Eve", "Flo")


def lines(shown: dict[str, Any]) -> list[list[str]]:
    """The names of each group in the order of the standings."""
    return [[line["name"] for line in group["lines"]] for group in shown["season"]["groups"]]


def computed(
    league: League, season: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], action: str
) -> Any:
    """What `carrack league` computes from the file of a season."""
    file = tmp_path / "season.json"
    file.write_text(json.dumps(league.host.get(f"{league.path}/seasons/{season}")))
    assert main(["league", action, str(file), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_whole_season_is_played_and_recomputed_from_its_file(
    local: LocalServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    league = league_of(local, *SIX)
    begun = league.begins()
    assert [len(group["lines"]) for group in begun["season"]["groups"]] == [4, 2]
    assert begun["season"]["round"] == 1 and begun["season"]["rounds"] == 2
    pairs = computed(league, 1, tmp_path, capsys, "pair")
    for number in (1, 2):
        season = league.seen()["season"]
        for group, pairing in zip(season["groups"], pairs, strict=True):
            names = {line["number"]: line["name"] for line in group["lines"]}
            games = group["rounds"][number - 1]["games"]
            assert [[names[n] for n in g["seats"]] for g in games] == pairing["rounds"][number - 1]
            assert group["pairing"]["cost"] == pairing["cost"]
            assert group["pairing"]["least"] == pairing["least"]
        league.plays_round()
    over = league.seen()
    assert over["season"]["over"] and over["can_begin"]
    told = computed(league, 1, tmp_path, capsys, "standings")
    assert [[line["person"] for line in group] for group in told["groups"]] == lines(over)
    assert [line["points"] for group in told["groups"] for line in group] == [
        line["points"] for group in over["season"]["groups"] for line in group["lines"]
    ]
    upper, lower = lines(over)
    again = league.begins()
    assert again["season"]["season"] == 2
    groups = [{line["name"] for line in group["lines"]} for group in again["season"]["groups"]]
    assert groups == [{*upper[:-1], lower[0]}, {upper[-1], *lower[1:]}]
    assert league.seen(season="?season=1")["season"] == over["season"]


def test_the_operator_lists_leagues_and_writes_their_files(
    local: LocalServer, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    league = league_of(local, "Ada", "Ben")
    league.begins()
    data = ["--data", str(tmp_path)]
    assert main(["league", "list", *data]) == 0
    assert f"{league.id}  Tuesdays" in capsys.readouterr().out
    assert main(["league", "file", league.id, *data]) == 0
    written = json.loads(capsys.readouterr().out)
    assert written == league.host.get(f"{league.path}/seasons/1")
    assert main(["league", "file", "none", *data]) == 1
    assert "see `carrack league list`" in capsys.readouterr().err
    assert main(["league", "file", league.id, "--season", "2", *data]) == 1
    assert "no season 2" in capsys.readouterr().err


def test_the_tables_of_a_league_are_among_those_of_their_people_and_rated(
    local: LocalServer,
) -> None:
    league = league_of(local, "Ada", "Ben")
    league.begins()
    [(game, names)] = league.games()
    for name in names:
        [mine] = league.devices[name].get("/me/tables")
        assert mine["table"] == game["table"]
        assert mine["you"] == [names.index(name)]
    shown = Seat(local, game["table"]).look()
    assert shown["rated"] and not shown["hints"]
    assert shown["status"] == "running"
    assert [game["seats"][shown["deciding"]]] == game["late"]
    late = league.devices[names[shown["deciding"]]]
    assert late.get("/leagues")["mine"][0]["late"]
    league.plays_round()
    [played] = league.seen()["season"]["groups"][0]["rounds"][0]["games"]
    assert sorted(played["places"]) in ([1, 2], [1, 1])
    person = league.host.get("/me/profile")
    assert [each["table"] for each in person["games"]] == [game["table"]]


def test_a_live_clock_waits_until_everybody_has_come(local: LocalServer) -> None:
    clock = {"kind": "live", "bank": 600, "credit": 20}
    league = league_of(local, "Ada", "Ben", clock=clock, games=1)
    league.begins()
    [(game, names)] = league.games()
    assert Seat(local, game["table"]).look()["status"] == "waiting"
    assert sorted(game["late"]) == sorted(game["seats"])
    devices = [
        Comer(SignedInSeat(league.devices[name], game["table"]), seat)
        for seat, name in enumerate(names)
    ]
    devices[0].commits()
    [(game, _)] = league.games()
    assert game["late"] == [game["seats"][1]], "who has come is waited for by nobody"
    devices[1].commits()
    for device in devices:
        device.opens()
    shown = Seat(local, game["table"]).look()
    assert (shown["status"], shown["rated"]) == ("running", True)


def test_a_round_that_is_due_counts_as_it_stands(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", round_hours=24)
    league.begins()
    [(game, _)] = league.games()
    upkeep_after(local, days=0.9)
    assert league.seen()["season"]["round"] == 1
    upkeep_after(local, days=1.1)
    season = league.seen()["season"]
    assert season["round"] == 2
    [first] = season["groups"][0]["rounds"][0]["games"]
    assert first["places"] == [0 if n in game["late"] else 1 for n in game["seats"]]
    missed = {line["number"]: line["missed"] for line in season["groups"][0]["lines"]}
    assert [missed[n] for n in game["late"]] == [1]


def test_the_host_can_put_a_round_off(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", round_hours=24)
    league.begins()
    league.host.ask("PUT", league.path, {"hours": 72})
    upkeep_after(local, days=2)
    assert league.seen()["season"]["round"] == 1


def test_who_joins_late_plays_from_the_next_season_on(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben")
    league.begins()
    league.devices["Cy"] = Device(local).remembered("Cy")
    shown = league.devices["Cy"].post(f"{league.path}/join", {})
    assert shown["yours"] and lines(shown) == [["Ada", "Ben"]]
    for _ in range(2):
        league.plays_round()
    assert {*lines(league.begins())[0]} == {"Ada", "Ben", "Cy"}


def test_who_leaves_is_missing_in_the_games_to_come_or_replaced(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", "Cy", "Dee", games=3)
    league.begins()
    league.devices["Dee"].post(f"{league.path}/leave", {})
    number = line_of(league, "Dee")["number"]
    league.plays_round()
    missed = [g for g, names in league.games() if "Dee" in names]
    assert [g["places"][g["seats"].index(number)] for g in missed] == [0]
    assert missed[0]["table"] is None
    eve = league.devices["Eve"] = Device(local).remembered("Eve")
    me = member(eve.post(f"{league.path}/join", {}), "Eve")
    league.host.post(f"{league.path}/people", {"group": 1, "number": number, "by": me["person"]})
    league.plays_round()
    names = {name for _, names in league.games() for name in names}
    assert "Eve" in names and "Dee" not in names
    line = line_of(league, "Eve")
    assert line["number"] == number and line["missed"] == 1, "with the games of the place"


def test_who_left_and_comes_back_has_the_own_place_again(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben")
    league.begins()
    ben = league.devices["Ben"]
    assert not ben.post(f"{league.path}/leave", {})["yours"]
    assert line_of(league, "Ben")["gone"]
    assert ben.post(f"{league.path}/join", {})["yours"]
    assert not line_of(league, "Ben")["gone"]


def line_of(league: League, name: str) -> dict[str, Any]:
    groups = league.seen()["season"]["groups"]
    return dict(next(ln for group in groups for ln in group["lines"] if ln["name"] == name))


def member(shown: dict[str, Any], name: str) -> dict[str, Any]:
    return dict(next(each for each in shown["members"] if each["name"] == name))


def test_a_swiss_is_paired_round_by_round(
    local: LocalServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    league = league_of(local, "Ada", "Ben", "Cy", "Dee", "Eve", kind="swiss", games=2)
    league.begins()
    [out] = league.seen()["season"]["groups"][0]["rounds"][0]["out"]
    league.plays_round()
    shown = league.seen()
    assert shown["season"]["round"] == 0 and shown["can_begin"], "the host begins each round"
    first = shown["season"]["groups"][0]["rounds"][0]
    assert first["cost"] == {"meetings": 0, "apart": 0, "least_meetings": 0, "least_apart": 0}
    resting = next(n for n, ln in named(shown).items() if ln["number"] != out)
    league.devices[resting].post(f"{league.path}/away", {"away": True})
    league.devices["Flo"] = Device(local).remembered("Flo")
    league.devices["Flo"].post(f"{league.path}/join", {})
    league.begins()
    second = league.seen()["season"]["groups"][0]["rounds"][1]
    cost = second["cost"]
    assert (cost["meetings"], cost["apart"]) == (cost["least_meetings"], cost["least_apart"])
    names = {line["number"]: name for name, line in named(league.seen()).items()}
    playing = {names[n] for game in second["games"] for n in game["seats"]}
    assert resting not in playing and len(playing) == 4
    assert names[out] in playing, "nobody sits out twice while others have not"
    league.plays_round()
    assert league.seen()["season"]["over"] and not league.seen()["can_begin"]
    assert refused(league.host.ask("POST", f"{league.path}/begin", {})) == (422, "league")
    told = computed(league, 1, tmp_path, capsys, "standings")["groups"][0]
    assert [line["person"] for line in told] == lines(league.seen())[0]


def named(shown: dict[str, Any]) -> dict[str, dict[str, Any]]:
    group = shown["season"]["groups"][0]
    return {line["name"]: line for line in group["lines"]}


# --- people --------------------------------------------------------------------------------------


def test_whoever_is_deleted_is_somebody_in_the_standings(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", "Cy", "Dee")
    league.begins()
    league.plays_round()
    number = line_of(league, "Ben")["number"]
    told = league.devices["Ben"].ask("GET", "/me/file").text.splitlines()
    [about] = [json.loads(line) for line in told if '"league"' in line]
    assert about["name"] == "Tuesdays" and about["member"]
    assert [game["round"] for game in about["seasons"][0]["games"]] == [1]
    assert league.devices["Ben"].ask("DELETE", "/me", {}).status_code == 200
    shown = league.seen()
    [line] = [ln for ln in shown["season"]["groups"][0]["lines"] if ln["number"] == number]
    assert (line["name"], line["person"]) == (None, None)
    assert "Ben" not in json.dumps(league.host.get(f"{league.path}/seasons/1"))
    assert "Ben" not in json.dumps(shown)


def test_two_people_made_one_keep_the_place(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben")
    league.begins()
    new = Device(local).remembered("Benjamin")
    code = league.devices["Ben"].post("/me/code", {})["code"]
    new.post("/me/merge", {"code": code})
    assert line_of(league, "Benjamin")["number"] == 1
    assert new.get("/leagues")["mine"][0]["league"] == league.id


def test_two_people_made_one_begin_the_next_season_once(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", "Cy")
    league.begins()
    while not league.seen()["season"]["over"]:
        league.plays_round()
    code = league.devices["Cy"].post("/me/code", {})["code"]
    league.devices["Ben"].post("/me/merge", {"code": code})
    assert sorted(lines(league.begins())[0]) == ["Ada", "Ben"]


def test_a_league_without_its_host_belongs_to_the_first_member(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", "Cy")
    assert league.host.ask("DELETE", "/me", {}).status_code == 200
    ben = league.devices["Ben"]
    assert league.seen(ben)["you_host"] and not league.seen(league.devices["Cy"])["you_host"]
    assert ben.post(f"{league.path}/begin", {})["season"]["season"] == 1


def test_a_server_that_stopped_in_the_middle_makes_up_for_it(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", "Cy", "Dee")
    for tables in local.at_each():
        tables.subscribers.when_ended = lambda table: None
    league.begins()
    for game, names in league.games():
        league.plays(game["table"], names)
    assert league.seen()["season"]["round"] == 1, "nobody has heard of the ends"
    upkeep_after(local, days=0)
    until(lambda: league.seen()["season"]["round"] == 2)


def test_a_damaged_table_stops_no_other_league(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    carrack: Any = local.client.app.state.carrack  # type: ignore[attr-defined]
    carrack.tables.subscribers.when_ended = lambda table: None
    first, other = (league_of(local, *names) for names in (("Ada", "Ben"), ("Cy", "Dee")))
    for league in (first, other):
        league.begins()
        for game, names in league.games():
            league.plays(game["table"], names)
    (damaged,) = [game["table"] for game, _ in first.games()]
    result = league_tables.result

    async def found(table: str, people: People) -> tuple[int, ...] | None:
        if table == damaged:
            raise ValueError("a record that says nothing")
        return await result(table, people)

    monkeypatch.setattr(league_tables, "result", found)
    upkeep_after(local, days=0)
    assert [league.seen()["season"]["round"] for league in (first, other)] == [1, 2]
