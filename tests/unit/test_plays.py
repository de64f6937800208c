"""Finished games for other programs: CSV and play files of BG Stats, also by `carrack export`."""

from __future__ import annotations

import csv
import io
import json
import os
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.cli.main import main
from carrack.core.match import Match, Replay
from carrack.core.record import Record, note_entry, read_record
from carrack.core.registry import find_game
from carrack.plays.files import COLUMNS, as_bg_stats, as_csv
from carrack.plays.play import Play, PlayedSide, Unfinished, play_of

RECORDS = Path(__file__).parents[1] / "records"
AMERIGO, SOLO = RECORDS / "amerigo-2-greedy.jsonl", RECORDS / "dutch-east-indies-1-careless.jsonl"
ENDED = datetime(2026, 11, 23, 20, 15, 7, tzinfo=UTC)
BEGUN = datetime(2026, 11, 23, 19, 0, tzinfo=UTC)
NAMES = ["=1+1", "+A", "-A", "@A", "\tA", 'Ada, "the\nfirst"', "Zoë"]


def record_of(file: Path, *notes: dict[str, object], until: int | None = None) -> Record:
    """A record, cut after some entries, with notes at its end."""
    record = read_record(file.read_text().splitlines())
    added = [note_entry(note) for note in notes]
    return Record(record.header, [*record.entries[:until], *added])


def match_of(record: Record) -> Match:
    return Replay(find_game(record.header.game), record, listen=False).run()


def played(record: Record) -> Play:
    return play_of(record, match_of(record), ENDED, BEGUN)


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_a_game_has_a_line_for_each_side_with_all_columns() -> None:
    record = record_of(SOLO)
    human, automaton = rows(as_csv([played(record)]))
    digest = next(entry.data["hash"] for entry in record.entries if entry.kind == "result")
    same = {"date": "2026-11-23T20:15:07Z", "game": "The Dutch East Indies", "players": "1"}
    same |= {"minutes": "75", "hash": digest, "rounds": human["rounds"]}
    assert int(human["rounds"]) > 3
    first = {"seat": "1", "name": "careless", "bot": "", "points": "1", "place": "2", "winner": "0"}
    assert human == same | first
    second = {"seat": "2", "name": "Automaton", "bot": "automaton", "points": "8"}
    assert automaton == same | second | {"place": "1", "winner": "1"}


def test_an_automaton_is_called_as_the_reader_calls_it_and_is_the_same_in_every_language() -> None:
    record = record_of(SOLO)
    match = match_of(record)
    plays = [play_of(record, match, ENDED, BEGUN, name) for name in ("Automaton", "IA")]
    english, french = (json.loads(as_bg_stats([play], ENDED))["players"][1] for play in plays)
    assert (english["name"], french["name"]) == ("Automaton", "IA")
    assert english["uuid"] == french["uuid"]


def test_what_a_spreadsheet_would_compute_is_a_text_and_every_name_comes_back() -> None:
    sides = tuple(PlayedSide(name, "", 3, 1) for name in NAMES)
    text = as_csv([Play("Game", len(NAMES), "ab" * 8, sides)])
    assert text.splitlines()[0] == ",".join(COLUMNS)
    names = [row["name"] for row in rows(text)]
    assert names == ["'=1+1", "'+A", "'-A", "'@A", "'\tA", 'Ada, "the\nfirst"', "Zoë"]


def test_who_sat_there_at_the_end_is_in_the_notes() -> None:
    notes: list[dict[str, object]] = [
        {"action": "rename", "seat": 0, "name": "Bea"},
        {"action": "bot", "seat": 1, "bot": "helmsman", "name": "Cy"},
        {"action": "invite", "seat": 0, "name": "Old"},
        {"seed": "00", "ended": "2026-11-24T01:00:00Z"},
    ]
    play = played(record_of(AMERIGO, *notes))
    assert [(side.name, side.bot) for side in play.sides] == [("Bea", ""), ("Cy", "helmsman")]
    assert (play.ended, play.rounds) == (datetime(2026, 11, 24, 1, tzinfo=UTC), 5)


def test_a_game_over_days_has_no_minutes() -> None:
    record = record_of(AMERIGO)
    begun = datetime(2026, 11, 1, tzinfo=UTC)
    assert play_of(record, match_of(record), ENDED, begun).minutes is None


def test_nobody_has_won_where_a_limit_ended_the_game(tmp_path: Path) -> None:
    game = make_plan(find_game("dutch-east-indies"), ["random"] * 3, 1, 3, {"rounds": 1})
    play = played(
        read_record((SeatedBots(replace(game, records=".")).play(1).record or "").splitlines())
    )
    assert [row["place"] for row in rows(as_csv([play]))] == ["1", "1", "1"]
    assert {row["winner"] for row in rows(as_csv([play]))} == {"0"}
    scores = json.loads(as_bg_stats([play], ENDED))["plays"][0]["playerScores"]
    assert not any(score["winner"] for score in scores)


def test_two_people_of_one_name_are_two_and_the_day_is_theirs() -> None:
    sides = tuple(
        PlayedSide(name, bot, 3, 1)
        for name, bot in [("Ada", ""), ("Ada", ""), ("Ada", "x"), ("Ada (2)", "")]
    )
    play = Play("Game", 4, "ab" * 8, sides, ended=datetime(2026, 11, 27, 23, 30, tzinfo=UTC))
    data = json.loads(as_bg_stats([play, play], ENDED, ZoneInfo("Europe/Berlin")))
    assert [each["name"] for each in data["players"]] == ["Ada", "Ada (2)", "Ada", "Ada (2)"]
    assert len({each["uuid"] for each in data["players"]}) == 4
    assert [score["playerRefId"] for score in data["plays"][0]["playerScores"]] == [1, 2, 3, 4]
    assert (data["plays"][0]["playDate"], data["plays"][0]["playDateYmd"]) == (
        "2026-11-28 00:30:00",
        20261128,
    )


def test_a_running_game_is_not_exported() -> None:
    record = record_of(AMERIGO, until=80)
    with pytest.raises(Unfinished):
        play_of(record, match_of(record))


def test_a_play_file_refers_only_to_what_it_holds_and_reads_the_same_twice() -> None:
    plays = [played(record_of(AMERIGO)), played(record_of(SOLO))]
    data = json.loads(as_bg_stats(plays, ENDED))
    assert as_bg_stats(plays, ENDED) == as_bg_stats(plays, BEGUN), "the time of export is nowhere"
    names = {player["id"]: player["name"] for player in data["players"]}
    games = {game["id"]: game["name"] for game in data["games"]}
    assert list(games.values()) == ["Amerigo", "The Dutch East Indies"]
    solo = data["plays"][1]
    assert games[solo["gameRefId"]] == "The Dutch East Indies"
    assert (solo["playDate"], solo["durationMin"]) == ("2026-11-23 20:15:07", 75)
    human, automaton = solo["playerScores"]
    assert names[human["playerRefId"]] == "careless"
    assert (human["score"], human["winner"], human["metaData"]) == ("1", False, "{}")
    assert (automaton["score"], automaton["rank"], automaton["winner"]) == ("8", 1, True)
    assert (automaton["role"], json.loads(automaton["metaData"])) == ("automaton", {"isNpc": 1})
    assert len({play["uuid"] for play in data["plays"]}) == 2


def test_the_command_writes_what_the_name_of_the_file_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    brought = tmp_path / "game.jsonl"
    brought.write_text(AMERIGO.read_text())
    os.utime(brought, (ENDED.timestamp(), ENDED.timestamp()))
    assert main(["export", str(brought), str(SOLO)]) == 0
    found = rows(capsys.readouterr().out)
    assert [row["seat"] for row in found] == ["1", "2", "1", "2"]
    assert found[0]["date"] == "2026-11-23T20:15:07Z"
    out = tmp_path / "games.bgsplay"
    assert main(["export", str(brought), "--output", str(out)]) == 0
    assert len(json.loads(out.read_text())["plays"]) == 1
    table = tmp_path / "games.csv"
    assert main(["export", str(brought), "--output", str(table)]) == 0
    assert table.read_bytes().count(b"\r\n") == 3


def test_the_command_names_the_record_that_is_not_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = tmp_path / "running.jsonl"
    running.write_text(record_of(AMERIGO, until=80).text())
    assert main(["export", str(AMERIGO), str(running)]) == 2
    assert f"{running}: the game is not over" in capsys.readouterr().err
