"""The command line: what is printed, what is refused, and with which exit code."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from types import SimpleNamespace

import pytest

from carrack import __version__
from carrack.cli.main import GROUPS, main
from carrack.core.branch import branched
from carrack.core.chance import CommittedChance, Stream, commitment
from carrack.core.match import resumed
from carrack.core.record import note_entry, read_record
from support.bots import failing_bots
from support.games import tiny
from support.games.tiny_record import KEY, record_of_a_game

TESTS = Path(__file__).parents[1]

Captured = pytest.CaptureFixture[str]


# --- help ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("argv", [(), ("--help",), ("-h",), ("help",)])
def test_help_names_every_command(argv: tuple[str, ...], printed: Callable[..., str]) -> None:
    text = printed(*argv)
    for title, commands in GROUPS:
        assert title in text
        for name, _, about in commands:
            assert name in text
            assert about in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_every_command_has_its_own_help(capsys: Captured) -> None:
    for name in (name for _, commands in GROUPS for name, _, _ in commands):
        with pytest.raises(SystemExit) as end:
            main([name, "--help"])
        assert end.value.code == 0
        assert f"usage: carrack {name}" in capsys.readouterr().out


def test_the_version_is_printed(printed: Callable[..., str]) -> None:
    assert printed("--version") == f"carrack {__version__}\n"


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["simulte"], "there is no command 'simulte'; did you mean 'simulate'?"),
        (["xyzzy"], "there is no command 'xyzzy'; carrack --help lists the commands"),
        (["replay"], "the following arguments are required: FILE"),
        (["rules", "--frob"], "does not understand --frob\nsee: carrack rules --help\n"),
        (
            ["arena", "tiny", "--map-seed", "3"],
            "carrack arena does not understand --map-seed 3; options of the game are written "
            "--option NAME=VALUE\nsee: carrack arena --help\n",
        ),
        (["serve", "--procesess", "2"], "understand --procesess 2; did you mean --processes?\n"),
        (["simulate", "tiny", "--re", "x"], "understand --re x; did you mean --records?\n"),
        (["map", "generate", "--see", "1"], "carrack map does not understand --see 1\n"),
        (["statistics", "tiny", "--bots", ""], "--bots has an empty text: write a"),
        (["simulate", "tiny", "--reward="], "--reward has an empty text: write a"),
        (["arena", "tiny", "careful", "random"], "random; bots are written --bots A,B\n"),
        (["simulate", "tiny", "--bots", 'random,"cmd:a'], "double quotes, as in random,"),
        (["simulate", "tiny", "--bots", "random\nrandom"], "cannot be separated"),
        (["simulate", "tiny", "--games", "ten"], "'ten' is not a whole number"),
        (["simulate", "tiny", "--games", "0"], "0 is too small; it must be 1 or more"),
        (["simulate", "tiny", "--seed", "-1"], "-1 is too small; it must be 0 or more"),
        (["simulate", "tiny", "--workers", "0"], "0 is too small; it must be 1 or more"),
        (["simulate", "amergo"], "there is no game 'amergo'; did you mean 'amerigo'?"),
        (["simulate", "tiny", "--bots", "careful,radnom"], "did you mean 'random'?"),
        (["simulate", "tiny", "--players", "5"], "Lanterns is for 2 to 4 players, not 5"),
        (["simulate", "tiny", "--option", "rounds"], "'rounds': write it as name=value"),
        (["simulate", "tiny", "--option", "rounds=x"], "whole number from 1 to 9, not “x”"),
        (["simulate", "tiny", "--option", "speed=3"], "no option “speed”; it has rounds, deal"),
        (["simulate", "tiny", "--records", __file__], "this is a file; name a folder"),
        (["bench", "tiny", "--players", "9"], "Lanterns is for 2 to 4 players, not 9"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["verify", str(TESTS)], "Is a directory"),
        (["rules", "AM-BIULD-1"], "no rule AM-BIULD-1; did you mean AM-BUILD-1"),
        (["rules", "submarine"], "has 'submarine'; try fewer or other words"),
        (["rules", "--game", "clumsy"], "Lanterns has no rules in 'en' or English"),
    ],
)
def test_what_is_asked_wrongly_is_answered_in_a_line_or_two(
    argv: list[str], message: str, refused: Callable[..., str]
) -> None:
    assert message in refused(*argv)


def test_too_few_bots_are_counted_and_an_example_is_given(refused: Callable[..., str]) -> None:
    message = refused("simulate", "tiny", "--players", "3", "--bots", "careful,random")
    assert "--bots names 2 bots for 3 players" in message
    assert "--bots careful,random,careful" in message


def test_a_bot_at_fault_is_named(refused: Callable[..., str]) -> None:
    assert "bot 'cheat' in seat 1 chose <end>" in refused(
        "simulate", failing_bots.GAME.name, "--bots", "random,cheat", "--games", "3"
    )


# --- simulate, bench -----------------------------------------------------------------------------


def test_simulate_prints_one_json_object(printed: Callable[..., str]) -> None:
    argv = ["simulate", "tiny", "--bots", "careful,random,careful", "--games", "8", "--seed", "3"]
    data = json.loads(printed(*argv, "--json", "--sources", "--option", "rounds=2", "deal=tight"))
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("tiny", 3, 8, 3)
    assert data["options"] == {"rounds": 2, "deal": "tight"}
    assert [seat["bot"] for seat in data["seats"]] == ["careful", "random", "careful"]
    assert set(data["seats"][0]["sources"]) == {"climb"}
    assert data["decisions"] > data["forced"] > 0
    assert data["seconds"] > 0
    again = json.loads(printed(*argv, "--json", "--option", "rounds=2", "--option", "deal=tight"))
    assert [seat["wins"] for seat in again["seats"]] == [seat["wins"] for seat in data["seats"]]


def test_simulate_prints_tables(printed: Callable[..., str]) -> None:
    text = printed("simulate", "tiny", "--players", "2", "--games", "5", "--sources")
    assert "tiny: 5 games of 2 players, seed 0" in text
    for word in ("spread", "wins", "climb", "winner's points", "turns", "decisions/s"):
        assert word in text


def test_names_of_one_folder_stay_apart_in_a_table(
    printed: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    bots = [f"a-folder-with-rather-a-long-name/{name}.py:OwnBot" for name in ("bold", "calm")]
    Path("a-folder-with-rather-a-long-name").mkdir()
    for bot in bots:
        copyfile(TESTS / "support/bots/own_class.py", bot.partition(":")[0])
    for command in ("arena", "simulate"):
        text = printed(command, "tiny", "--bots", ",".join(bots), "--games", "2", "--workers", "1")
        rows = [line.split("│") for line in text.splitlines() if line.startswith("│")]
        column = "".join(row[1 if command == "arena" else 2].strip() for row in rows)
        assert all(bot in column for bot in bots), text


def test_a_long_series_tells_how_far_it_is_where_nobody_sees_a_bar(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.cli.progress.FIRST", 0.01)
    monkeypatch.setattr("carrack.cli.progress.SILENCE", 0.01)
    monkeypatch.setattr("carrack.cli.progress.time", SimpleNamespace(monotonic=lambda: 7.0))
    assert main(["simulate", "tiny", "--games", "150"]) == 0
    lines = capsys.readouterr().err.splitlines()
    matches = [re.fullmatch(r"carrack: (\d+) of 150 games after 0 s", line) for line in lines]
    counts = [int(found[1]) for found in matches if found]
    assert len(counts) == len(lines) > 0
    assert counts == sorted(counts)


def test_simulate_writes_records_that_replay(printed: Callable[..., str], tmp_path: Path) -> None:
    printed("simulate", "tiny", "--games", "2", "--seed", "5", "--records", str(tmp_path / "new"))
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 2
    for file in files:
        assert "every line agrees" in printed("replay", str(file))


def test_bench_prints_rates_and_what_runs(printed: Callable[..., str]) -> None:
    argv = ("bench", "tiny", "--games", "3", "--repeats", "2")
    text = printed(*argv)
    assert "compiled" in text
    for name in ("decisions/s", "games/s", "copies/s", "bytes/state"):
        assert name in text
    data = json.loads(printed(*argv, "--json", "--players", "2", "4"))
    assert [speed["players"] for speed in data["speeds"]] == [2, 4]
    assert all(speed["decisions_per_second"] > 0 for speed in data["speeds"])
    assert data["options"] == {}
    assert isinstance(data["compiled"], bool)


# --- records -------------------------------------------------------------------------------------


def test_replay_tells_the_result(printed: Callable[..., str], tmp_path: Path) -> None:
    text = printed("replay", str(record_of_a_game(tmp_path)), "--board")
    assert "Lanterns, 2 players" in text
    assert "every line agrees" in text
    assert "place 1" in text
    assert "decided by TI-OVER-1" in text
    assert "seat 0: " in text


def test_replay_stops_where_it_is_told(printed: Callable[..., str], tmp_path: Path) -> None:
    text = printed("replay", str(record_of_a_game(tmp_path)), "--until", "4")
    assert "4 decisions" in text
    assert "agrees so far" in text
    assert "the game is not over" in text


def test_replay_prints_events_as_json_lines(capsys: Captured, tmp_path: Path) -> None:
    assert main(["replay", str(record_of_a_game(tmp_path)), "--events"]) == 0
    out, err = capsys.readouterr()
    events = [json.loads(line) for line in out.splitlines()]
    assert {"threw", "scored"} <= {event["event"] for event in events}
    assert all(event["rule"].startswith("TI-") for event in events)
    assert "every line agrees" in err
    points = sum(event.get("points", 0) for event in events if event["seat"] == 1)
    assert f"{points:4} points" in err


def test_a_damaged_record_names_file_and_line(refused: Callable[..., str], tmp_path: Path) -> None:
    path = record_of_a_game(tmp_path)
    lines = path.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if '"turn":2' in line)
    lines[number] = lines[number].replace('"hash":"', '"hash":"0')
    path.write_text("\n".join(lines))
    message = refused("replay", str(path))
    assert f"{path}: line {number + 1}: the record says" in message
    assert "but the game gives" in message
    path.write_text("\n".join([*lines[:3], "{]"]))
    assert f"{path}: line 4: " in refused("replay", str(path))


@pytest.mark.skipif(not Path("/dev/zero").is_char_device(), reason="no such device here")
def test_a_line_without_an_end_is_not_read_to_it(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with open("/dev/zero", encoding="utf-8") as endless:
        monkeypatch.setattr("sys.stdin", endless)
        assert "-: line 1: longer than 16,777,216 characters" in refused("replay", "-")
    path = record_of_a_game(tmp_path)
    with open(path, "a", encoding="utf-8") as file:
        file.write(" " * (2**24 + 1))
    lines = len(path.read_text().splitlines())
    assert f"{path}: line {lines}: longer than" in refused("replay", str(path))


def test_what_is_no_record_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not a record" in refused("replay", str(path))
    path.write_text("")
    assert "the file is empty" in refused("verify", str(path))


@pytest.mark.skipif(not Path("/dev/zero").is_char_device(), reason="no such device here")
@pytest.mark.parametrize(
    "command",
    [
        ["replay", "/dev/zero"],
        ["verify", "/dev/zero"],
        ["analyse", "/dev/zero"],
        ["map", "check", "/dev/zero"],
        ["edition", "check", "/dev/zero"],
        ["simulate", "dutch-east-indies", "--option", "map=@/dev/zero"],
        ["simulate", "amerigo", "--bots", "learned:net=/dev/zero,greedy"],
        ["train", "export", "anywhere", "--league", "/dev/zero"],
    ],
)
def test_what_has_no_end_is_not_read(refused: Callable[..., str], command: list[str]) -> None:
    message = refused(*command)
    assert "/dev/zero" in message and "is a device, not a file" in message
    assert ("standard input" in message) == (command[0] in ("replay", "verify", "analyse"))


def test_only_an_export_is_a_judges(refused: Callable[..., str]) -> None:
    said = refused("train", "amerigo", "--out", "anywhere", "--judge")
    assert "--judge belongs to export: carrack train export DIR --judge" in said


def test_verify_proves_a_fair_table(printed: Callable[..., str], tmp_path: Path) -> None:
    text = printed("verify", str(record_of_a_game(tmp_path)))
    assert text.startswith("fair: ")
    assert commitment(KEY) in text


def test_a_game_that_continues_from_another_says_so(
    printed: Callable[..., str], tmp_path: Path
) -> None:
    old = read_record(record_of_a_game(tmp_path).read_text(encoding="utf-8").splitlines())
    new = branched(old, 5, old.header.seats, {"commitment": commitment(KEY), "practice": True})
    match = resumed(tiny.GAME, new, CommittedChance(KEY))
    while not match.over:
        match.play(match.state.seat, tiny.GAME.legal(match.state).sample(Stream(match.decision)))
    match.add_note(note_entry({"seed": KEY.hex()}))
    path = tmp_path / "on.jsonl"
    path.write_text(match.record().text(), encoding="utf-8")
    source = f"continues from the game of commitment {commitment(KEY)[:12]}…, step 5; from there:\n"
    assert printed("verify", str(path)).startswith(f"{source}fair: ")
    replayed = printed("replay", str(path))
    assert "every line agrees" in replayed
    assert f"continues from the game of commitment {commitment(KEY)[:12]}…, step 5" in replayed


# --- rules, editions -----------------------------------------------------------------------------


def test_rules_are_printed_whole_by_name_and_by_words(printed: Callable[..., str]) -> None:
    everything = printed("rules", "--game", "amerigo")
    one = printed("rules", "am-build-4", "--game", "amerigo")
    assert one.splitlines()[1] == "  AM-BUILD-4"
    found = printed("rules", "cannons", "pirates", "--game", "amerigo")
    assert found.count("AM-") < everything.count("AM-")
    assert "AM-PIRATE-1" in found
    assert max(len(line) for line in everything.splitlines()) <= 100


def test_rules_are_looked_up_in_every_game(printed: Callable[..., str]) -> None:
    assert printed("rules", "dei-solo-8").split()[:2] == ["Solo", "DEI-SOLO-8"]
    both = printed("rules", "pirates")
    assert both.index("AMERIGO") < both.index("AM-PIRATE-1") < both.index("THE DUTCH EAST INDIES")
    assert both.index("THE DUTCH EAST INDIES") < both.index("DEI-PIRATE-1")


def test_an_edition_is_checked_by_its_game(capsys: Captured, tmp_path: Path) -> None:
    broken = tmp_path / "mine.toml"
    broken.write_text('name = "mine"\n')
    assert main(["edition", "check", str(broken), "--game", "amerigo"]) == 1
    assert "not playable yet" in capsys.readouterr().out
    assert main(["edition", "check", str(broken), "--game", "tiny"]) == 1
    assert "Lanterns has no custom editions" in capsys.readouterr().out
