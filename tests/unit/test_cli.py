"""The command line: what is printed, what is refused, and with which exit code."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from carrack import __version__
from carrack.cli.main import GROUPS, main
from carrack.core.branch import branched
from carrack.core.chance import CommittedChance, Stream, commitment
from carrack.core.match import Match, new_header, resumed
from carrack.core.record import note_entry, read_record
from support.bots import failing_bots
from support.games import tiny

TESTS = Path(__file__).parents[1]
KEY = bytes(range(32))

Captured = pytest.CaptureFixture[str]


def record_of_a_game(folder: Path) -> Path:
    """The record of a finished table, its seed revealed."""
    extra = {"commitment": commitment(KEY), "practice": False}
    header = new_header(tiny.GAME, 2, {}, [{"name": "Ada"}, {"name": "Ben"}], extra)
    match, stream = Match(tiny.GAME, header, CommittedChance(KEY)), Stream(2)
    while not match.over:
        match.play(match.state.seat, tiny.GAME.legal(match.state).sample(stream))
    match.add_note(note_entry({"seed": KEY.hex()}))
    path = folder / "game.jsonl"
    path.write_text(match.record().text(), encoding="utf-8")
    return path


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


def test_a_long_series_tells_how_far_it_is_where_nobody_sees_a_bar(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_bench_starts_a_game_and_simulates_many_in_processes_of_their_own(
    printed: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.cli.bench.SIMULATED", 3)
    argv = ("bench", "amerigo", "--players", "2", "--games", "1", "--repeats", "1", "--start")
    text = printed(*argv)
    assert re.search(r"first game played \d+\.\d\d s after starting", text)
    assert re.search(r"3 games simulated in \d\d+ MB", text)
    start = json.loads(printed(*argv, "--json"))["start"]
    assert 0 < start["first_game_cpu"] < start["first_game_seconds"] * 1.5
    assert 10e6 < start["simulated_bytes"] < 500e6


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


# --- as a program --------------------------------------------------------------------------------


def program(code: str, *argv: str) -> subprocess.Popen[str]:
    """Carrack in a process of its own, with the tiny game registered."""
    start = (
        f"import sys; sys.path.insert(0, {str(TESTS)!r}); from support.games import tiny; {code}"
    )
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", start, *argv], stdout=pipe, stderr=pipe, text=True
    )


RUN = "from carrack.cli.main import main; sys.exit(main())"


def least_work(*argv: str) -> float:
    """Seconds of the processor that a command takes when nothing comes in between."""
    taken = []
    for _ in range(5):
        before = os.times()
        subprocess.run([sys.executable, "-m", "carrack", *argv], check=True, stdout=-3)
        after = os.times()
        taken.append(sum(after[2:4]) - sum(before[2:4]))  # of children, user and system
    return min(taken)


def test_a_small_question_is_answered_at_once() -> None:
    assert least_work("--help") < 0.2


def test_nothing_heavy_is_imported_for_a_small_question() -> None:
    code = (
        "from carrack.cli.main import main; main(['rules', 'AM-BUILD-1', '--game', 'amerigo']);"
        "print([m for m in ('rich', 'starlette', 'uvicorn', 'msgspec', 'numpy', 'carrack.server', "
        "'carrack.arena', 'carrack.bots') if m in sys.modules])"
    )
    assert program(code).communicate()[0].splitlines()[-1] == "[]"


def test_the_first_game_is_there_within_half_a_second_of_the_processor() -> None:
    assert least_work("simulate", "amerigo", "--games", "1") < 0.5


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_a_series_takes_little_memory() -> None:
    code = "from carrack.cli.main import main; main(); print(open('/proc/self/status').read())"
    argv = ("simulate", "amerigo", "--games", "100", "--players", "4", "--workers", "1")
    found = re.search(r"VmHWM:\s+(\d+) kB", program(code, *argv).communicate()[0])
    assert found is not None
    assert int(found[1]) < 60 * 1024  # 33 MB; the goal for a thousand games is 80


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_done(workers: str, tmp_path: Path) -> None:
    argv = ("simulate", "tiny", "--games", "1000000", "--json", "--records", str(tmp_path))
    running = program(RUN, *argv, "--workers", workers)
    while not any(tmp_path.iterdir()):  # pytest's own time limit ends this if nothing comes
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err.strip() == "carrack: finishing what is under way; Ctrl-C again ends at once"
    data = json.loads(out)
    assert data["interrupted"]
    assert 0 < data["games"] < 1_000_000


@pytest.mark.parametrize(
    "argv",
    [
        ["--help"],
        ["simulate", "--help"],
        ["simulate", "tiny", "--games", "2", "--workers", "1"],  # tables by rich
        ["replay", "FILE", "--events"],
    ],
)
def test_a_pipe_that_its_reader_has_closed_is_no_error(argv: list[str], tmp_path: Path) -> None:
    path = str(record_of_a_game(tmp_path))
    reader, writer = os.pipe()
    os.close(reader)
    start = f"import sys; sys.path.insert(0, {str(TESTS)!r}); from support.games import tiny; {RUN}"
    done = subprocess.run(
        [sys.executable, "-c", start, *[path if word == "FILE" else word for word in argv]],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_record_is_read_from_standard_input(tmp_path: Path) -> None:
    text = record_of_a_game(tmp_path).read_text()
    start = f"import sys; sys.path.insert(0, {str(TESTS)!r}); from support.games import tiny; {RUN}"
    done = subprocess.run(
        [sys.executable, "-c", start, "replay", "-"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "every line agrees" in done.stdout


@pytest.mark.parametrize("command", ["train", "arena", "simulate", "analyse"])
def test_every_process_is_told_to_stay_on_its_core_before_it_loads_numpy(command: str) -> None:
    """A training would round its floats otherwise with every other number of threads."""
    found = (
        "import os, sys; from importlib.abc import MetaPathFinder\n"
        "class Watch(MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'numpy': print('numpy', os.environ.get('OPENBLAS_NUM_THREADS'),"
        " os.environ.get('OMP_NUM_THREADS'))\n"
        "sys.meta_path.insert(0, Watch())\n"
        "from contextlib import suppress; from carrack.cli.main import main\n"
        f"with suppress(SystemExit): main([{command!r}])\n"
        "import numpy"
    )
    free = {name: value for name, value in os.environ.items() if "NUM_THREADS" not in name}
    greedy = {**free, "OMP_NUM_THREADS": "8"}
    done = subprocess.run(
        [sys.executable, "-c", found], env=greedy, capture_output=True, text=True, check=False
    )
    assert done.stdout.splitlines() == ["numpy 1 1"], done.stderr
