"""Own bots: however one comes in, it plays the same games, and what it does wrong costs it."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from carrack.arena.series.playing import Outcome, make_plan
from carrack.arena.series.simulate import simulate
from carrack.arena.tournament.tournament import make_tournament
from carrack.bots import BotError, UnknownBot, checked_decision, make_bot, our_bot
from carrack.bots.own import finding, program, protocol
from carrack.cli.main import main
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.seat import SeatHandle, for_seat
from support.bots import own_program
from support.games import tiny

BOTS = Path(__file__).parents[2] / "tests/support" / "bots"
OWN_PROGRAM = BOTS / "own_program.py"
OWN_CLASS = f"{BOTS / 'own_class.py'}:OwnBot"
Captured = pytest.CaptureFixture[str]


def command(manner: str = "well", settings: str = "") -> str:
    return f"cmd:{settings}{sys.executable} {OWN_PROGRAM} {manner}"


def outcomes(bot: str, games: int = 3) -> list[Outcome]:
    """Games against chance."""
    play = make_plan(tiny.GAME, [bot, "random"], games, seed=5).prepare()
    return [replace(play(number), seconds=0.0, thought=[]) for number in range(1, games + 1)]


def handle(seed: int = 1) -> SeatHandle:
    state = tiny.GAME.setup(2, checked_options(tiny.GAME, 2, {}), Seeded(seed))
    return for_seat(tiny.GAME, state, Stream(1))


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A working folder of its own; at the end no process may be left."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    gc.collect()  # an error that was raised, its frames and their bot hold each other
    assert not children(), "a program was left behind"


def processes(*columns: str) -> list[list[str]]:
    """What `ps` says of all processes, without those that have ended and wait to be reaped."""
    listed = ",".join(f"{column}=" for column in ("stat", *columns))
    asked = ["ps", "-e", "-ww", "-o", listed]  # however narrow the terminal is
    table = subprocess.run(asked, check=True, capture_output=True, text=True)
    rows = [row.split(maxsplit=len(columns)) for row in table.stdout.splitlines()]
    return [row[1:] for row in rows if not row[0].startswith("Z")]


def children() -> list[str]:
    """The programs that this process has started and that have not ended."""
    return [
        args
        for parent, args in processes("ppid", "args")
        if parent == str(os.getpid()) and "supervisor.py" in args
    ]


def unless(wrong: Callable[[], object]) -> None:
    """Waits until it is so no more."""
    deadline = time.monotonic() + 120
    while wrong() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not wrong()


# --- the ways in ---------------------------------------------------------------------------------


class Replying(BaseHTTPRequestHandler):
    """Answers as the program would."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        manner = self.path.strip("/") or "well"
        if manner == "refuse" and message["type"] == "decide":
            self.reply(500, "no idea\nnone at all")
            return
        if manner == "slow" and message["type"] == "decide":
            time.sleep(3)
        self.reply(200, own_program.answered(message, manner) or "")

    def reply(self, status: int, text: str) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_: object) -> None:
        return


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a program answers HTTP."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Replying)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_every_way_in_plays_the_same_games(started: Path, address: str) -> None:
    (started / "mine.py").write_text(Path(OWN_CLASS.partition(":")[0]).read_text())
    inside = outcomes(OWN_CLASS)
    assert any(outcome.decisions for outcome in inside)
    for name in (
        command(),
        address,
        "mine.py:OwnBot",
        "support.bots.own_class:OwnBot",
        "support.bots.own_class:advise",
    ):
        assert outcomes(name) == inside, name
    assert outcomes(f"{OWN_CLASS}:step=1") != inside


def test_an_installed_package_brings_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {"mine": EntryPoint("mine", "support.bots.own_class:OwnBot", finding.GROUP)}
    monkeypatch.setattr(finding, "_installed", lambda: points)
    assert outcomes("mine") == outcomes(OWN_CLASS)
    assert outcomes("mine:step=1") == outcomes(f"{OWN_CLASS}:step=1")
    assert make_bot(tiny.GAME, "mine").name == "mine"
    with pytest.raises(UnknownBot, match="there are careful, random, mine"):
        make_bot(tiny.GAME, "xyz")


def test_names_travel_to_workers(started: Path) -> None:
    bots = [command(), OWN_CLASS, "random"]
    plan = make_plan(tiny.GAME, bots, 8, seed=5)
    alone, shared = simulate(plan, 1).to_json(), simulate(plan, 2).to_json()
    assert {**alone, "seconds": 0} == {**shared, "seconds": 0}


# --- what is said --------------------------------------------------------------------------------


def test_a_seat_gets_the_message_on_the_page() -> None:
    seat, memory = handle(), {"a": 1}
    question = protocol.decide("m", seat, Stream(7), memory, 2.5)
    legal = [{"index": move.index, "move": move.notation} for move in seat.legal()]
    assert question == {
        "type": "decide",
        "match": "m",
        "seat": 0,
        "count": len(legal),
        "deadline": 2500,
        "seed": Stream(7).below(1 << 31),
        "legal": legal,
        "memory": memory,
        "view": seat.view(),
    }
    assert list(question)[:7] == ["type", "match", "seat", "count", "deadline", "seed", "legal"]


@pytest.mark.parametrize("answer", [{"choice": 1}, {"move": "look"}, {"index": tiny.LOOK}], ids=str)
def test_a_move_is_named_in_one_of_three_ways(answer: dict[str, Any]) -> None:
    legal = handle().legal()
    assert [move.notation for move in legal] == ["throw", "look"]
    text = json.dumps({"type": "move", **answer, "memory": {"n": 1}}).encode()
    move, memory = protocol.read_move(text, legal)
    assert (move.notation, memory) == ("look", {"n": 1})


def test_a_program_hears_of_games_and_gets_its_memory_back(started: Path) -> None:
    bot, seat = make_bot(tiny.GAME, command("told")), handle()
    bot.decide(seat, Stream(1))
    bot.decide(seat, Stream(1))
    assert bot.memory(0)["asked"] == 2
    bot.forget()
    bot.decide(seat, Stream(1))
    kept = bot.memory(0)
    assert kept["asked"] == 1
    assert kept["told"] == ["hello", "new", "decide", "decide", "forget", "new", "decide"]
    bot.recall(0, {"asked": 7})
    bot.decide(seat, Stream(1))
    assert bot.memory(0)["asked"] == 8


# --- what goes wrong -----------------------------------------------------------------------------

FAULTS = [
    ("crash", "ended with exit code 1", "ValueError: I do not know what to do"),
    ("leave", "ended with exit code 3", "now I leave"),
    ("kill", "ended by signal 9", "now I kill"),
    ("greed", "ended with exit code 1", "MemoryError"),
    ("sleep", "no answer within 2 seconds", "now I sleep"),
    ("babble", "'let me think'; anything but answers belongs on standard error", "now I babble"),
    ("cheat", "chose 'fly', which is not legal", "now I cheat"),
    ("count", "chose choice 99999 .they go from 0 to 1., which is not legal", "now I count"),
    ("waver", "with exactly one of move, index and choice", "now I waver"),
    ("hoard", "memory has more than 65,536 bytes", "now I hoard"),
    ("flood", "more than 1,048,576 bytes: 'xxx", "now I flood"),
]


@pytest.mark.parametrize(("manner", "blame", "word"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_fault_costs_the_decision_and_is_reported_with_the_last_words(
    started: Path, manner: str, blame: str, word: str
) -> None:
    limits = "memory=256:seconds=" + ("2:" if manner == "sleep" else "30:")
    bot, seat = make_bot(tiny.GAME, command(manner, limits)), handle()
    bot.introduce()
    for _ in range(0 if manner == "sleep" else own_program.PATIENT):
        bot.decide(seat, Stream(1))
    with pytest.raises(BotError, match=blame) as raised:
        checked_decision(bot, seat, Stream(1), seat.legal())
    assert word in str(raised.value)
    assert "in seat 0 failed" in str(raised.value)
    assert not children()
    if manner != "sleep":
        assert checked_decision(bot, seat, Stream(1), seat.legal()) in seat.legal()  # started again


def test_a_series_continues_with_random_moves_and_tells_what_was_lost(
    started: Path, capsys: Captured, caplog: pytest.LogCaptureFixture
) -> None:
    results = started / "results.jsonl"
    bots = f"{OWN_CLASS}:fails=oops,random"
    asked_for = ["arena", "tiny", "--bots", bots, "--games", "4", "--workers", "1", "--json"]
    assert main([*asked_for, "--results", str(results)]) == 0
    output = capsys.readouterr()
    lost = [sum(json.loads(line)["lost"]) for line in results.read_text().splitlines()[1:]]
    assert all(lost)
    assert f"fails=oops lost {sum(lost)} of its decisions to faults of its own" in output.err
    assert "ZeroDivisionError: oops" in output.err
    [row] = [row for row in json.loads(output.out)["standings"] if row["bot"] != "random"]
    assert row["lost_decisions"] == sum(lost)
    assert len(caplog.messages) == 1 and "a random move is made in place" in caplog.text


def test_one_of_several_workers_tells_of_a_fault_at_once(
    capfd: pytest.CaptureFixture[str],
) -> None:
    bots = f"{OWN_CLASS}:fails=oops,random"
    assert main(["simulate", "tiny", "--bots", bots, "--games", "400", "--workers", "3"]) == 0
    told = capfd.readouterr().err
    assert told.count("a random move is made in place") == 1
    assert "of its decisions to faults of its own" in told


@pytest.mark.parametrize(
    ("path", "blame"),
    [
        ("refuse", "it answered 500 Internal Server Error; the last it wrote:\n    no idea\n"),
        ("slow#seconds=0.3", "no answer within 0.3 seconds"),
        ("babble", "makes no sense"),
    ],
)
def test_what_goes_wrong_over_http_costs_the_decision_too(
    address: str, path: str, blame: str
) -> None:
    own_program.received.clear()
    bot, seat = make_bot(tiny.GAME, f"{address}/{path}"), handle()
    with pytest.raises(BotError, match=blame):
        for _ in range(own_program.PATIENT + 1):
            checked_decision(bot, seat, Stream(1), seat.legal())


def test_what_a_program_has_started_ends_with_it(started: Path) -> None:
    code = (
        "import subprocess, sys; "
        f"subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(99)', '{GRANDCHILD}']); "
        f"exec(open({str(OWN_PROGRAM)!r}).read())"
    )
    bot = make_bot(tiny.GAME, f'cmd:{sys.executable} -c "{code}"')
    bot.decide(handle(), Stream(1))
    assert grandchildren()
    del bot
    unless(grandchildren)


GRANDCHILD = f"grandchild-{os.getpid()}"  # others on this machine may be testing too


def grandchildren() -> list[str]:
    return [args for (args,) in processes("args") if args.endswith(GRANDCHILD)]


def test_when_carrack_is_killed_its_programs_end(started: Path) -> None:
    busy = started / "busy.py"
    busy.write_text("import sys, time\nprint('begun', file=sys.stderr, flush=True)\ntime.sleep(99)")
    code = (
        "from carrack.bots.own.process import ProcessLine; import sys, time\n"
        f"line = ProcessLine([sys.executable, {str(busy)!r}], 0)\n"
        "while not line.words: time.sleep(0.01)\n"
        "print(line.process.pid, flush=True); time.sleep(99)"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    group = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    unless(lambda: str(group) in [pgid for (pgid,) in processes("pgid")])


# --- names that lead nowhere ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("cmd:", "cmd: is followed by a command"),
        ("cmd:no-such-program x", "program 'no-such-program' cannot be started: there is none"),
        ("cmd:'open", "cannot be read: No closing quotation"),
        ("cmd:seconds=0:python3", "seconds of bot .* is a number above 0 up to 3600, not '0'"),
        ("cmd:memory=much:python3", "memory of bot .* is a whole number of MiB.* not 'much'"),
        ("cmd:second=1:python3", "has the settings seconds and memory .MiB., not 'second=1'"),
        (f"cmd:{OWN_PROGRAM}", "it may not be run; name what runs it"),
        ("http://", "names no machine"),
        ("http://me:secret@x/", "has no user and no password before 'x'"),
        ("http://x/b\xf6t", "in ASCII without spaces"),
        ("http://x/a bot", "in ASCII without spaces"),
        ("http://x:y/", "cannot be read"),
        ("http://x/#speed=3", "has the settings seconds and memory"),
        ("nowhere:Bot", "no module 'nowhere': neither installed nor in this folder"),
        ("nowhere.py:Bot", "there is no file nowhere.py"),
        (
            "support.bots.own_class:Other",
            "support.bots.own_class has no Other; it has OwnBot, Guest",
        ),
        ("support.bots.own_class:Nobody", "which is not a carrack.bots.Bot"),
        (
            "support.bots.own_class:Guest",
            "support.bots.own_class:Guest plays dutch-east-indies, not tiny",
        ),
        ("support.bots.own_class:OwnBot:size=3", "cannot be made: TypeError.*size"),
        (
            "support.bots.own_class:OwnBot:step",
            "written support.bots.own_class:OwnBot:key=value, not 'step'",
        ),
        (f"{OWN_CLASS}:step", "own_class.py:OwnBot:key=value, not 'step'"),
        ("mine.py", "a class in a file is named mine.py:Class, a program cmd:python3 mine"),
        ("support.bots.own_class:OwnBot:step=x", "cannot be made: ValueError"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused_with_a_reason(name: str, hint: str) -> None:
    with pytest.raises(UnknownBot, match=hint):
        make_bot(tiny.GAME, name)


@pytest.mark.parametrize(
    ("manner", "hint"),
    [
        ("chess", "it plays chess, not tiny"),
        ("future", "it speaks version 2 of carrack-bot; this is version 1"),
    ],
)
def test_a_program_that_cannot_play_is_refused_before_anything_is_played(
    started: Path, manner: str, hint: str
) -> None:
    for make in (make_plan, make_tournament):
        with pytest.raises(UnknownBot, match=f"cannot play: {hint}"):
            make(tiny.GAME, [command(manner), "random"], 2, 2)


def test_a_program_that_never_says_hello_is_not_waited_for(
    started: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.2)
    with pytest.raises(UnknownBot, match="cannot play: no answer within 0.2 seconds"):
        make_plan(tiny.GAME, [command("mute"), "random"], 2)
    bot, seat = make_bot(tiny.GAME, command("mute")), handle()
    for _ in range(program.STARTS):
        with pytest.raises(BotError, match="no answer within"):
            checked_decision(bot, seat, Stream(1), seat.legal())
    for _ in range(2):
        with pytest.raises(BotError, match="failed to start 3 times in a row") as raised:
            checked_decision(bot, seat, Stream(1), seat.legal())
        assert str(raised.value).endswith("the last time no answer within 0.2 seconds")


@pytest.mark.parametrize(
    "name", ["cmd:true", "support.bots.own_class:OwnBot", "http://localhost:1/", "a.py:B"]
)
def test_ours_are_never_found_by_a_name_that_runs_something(name: str) -> None:
    with pytest.raises(UnknownBot, match="no bot"):
        our_bot(tiny.GAME, name)
