"""A class of one's own may take no more than a program may: it loses the decision, no more."""

from __future__ import annotations

import copy
import json
import pickle
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from carrack.arena.series.playing import make_plan
from carrack.bots import BotError, UnknownBot, checked_decision, make_bot
from carrack.bots.own.timed import TimedBot
from carrack.cli.main import main
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.seat import SeatHandle, for_seat
from support.games import tiny

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "setitimer"), reason="this system has no alarms"
)

Captured = pytest.CaptureFixture[str]

HANGING = """
import threading, time
import numpy
from carrack.bots import Bot

class Asleep(Bot):
    def __init__(self, seconds=None):
        super().__init__("asleep")
        self.told = seconds
        self.asked = 0
    def decide(self, handle, stream):
        self.asked += 1
        if self.asked > 1:
            time.sleep(3600)
        return handle.legal().sample(stream)

class Waiting(Bot):
    def __init__(self):
        super().__init__("waiting")
    def decide(self, handle, stream):
        threading.Event().wait()

class Stubborn(Bot):
    def __init__(self):
        super().__init__("stubborn")
    def decide(self, handle, stream):
        while True:
            try:
                while True:
                    list(handle.legal())
            except Exception:
                pass

class Deaf(Bot):
    def __init__(self):
        super().__init__("deaf")
        self.heard = 0
    def decide(self, handle, stream):
        while self.heard < 1:
            try:
                time.sleep(3600)
            except BaseException:
                self.heard += 1
        time.sleep(3600)

class Greedy(Bot):
    def __init__(self):
        super().__init__("greedy")
        self.kept = []
        self.asked = 0
    def decide(self, handle, stream):
        self.asked += 1
        self.kept.append(numpy.empty(400 << 20, numpy.int8))  # of which nothing is written
        if self.asked > 5:
            self.kept.clear()
        return handle.legal().sample(stream)

def advise(handle, stream):
    time.sleep(3600)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to be in, with classes that hang."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hanging.py").write_text(HANGING)
    return tmp_path


def handle() -> SeatHandle:
    state = tiny.GAME.setup(2, checked_options(tiny.GAME, 2, {}), Seeded(1))
    return for_seat(tiny.GAME, state, Stream(1))


@pytest.mark.parametrize("what", ["Waiting", "Stubborn", "Deaf", "advise"])
def test_whatever_it_does_its_time_ends(folder: Path, what: str) -> None:
    bot, seat = make_bot(tiny.GAME, f"hanging.py:{what}:seconds=0.2"), handle()
    start = time.monotonic()
    with pytest.raises(BotError, match="in seat 0 failed: Fault: no answer within 0.2 seconds"):
        checked_decision(bot, seat, Stream(1), seat.legal())
    assert 0.2 <= time.monotonic() - start < 30


def test_a_class_that_sleeps_for_ever_loses_decisions_and_the_series_continues(
    folder: Path, capsys: Captured
) -> None:
    name = "hanging.py:Asleep:seconds=0.05"
    asked_for = ["arena", "tiny", "--bots", f"{name},random", "--games", "2", "--workers", "2"]
    assert main([*asked_for, "--results", "x.jsonl", "--option", "rounds=1"]) == 0
    output = capsys.readouterr()
    lost = [sum(json.loads(line)["lost"]) for line in Path("x.jsonl").read_text().splitlines()[1:]]
    assert sum(lost) > 0
    assert f"{name} lost {sum(lost)} of its decisions to faults of its own" in output.err
    assert "no answer within 0.05 seconds" in output.err


def test_check_tells_that_it_is_late(folder: Path, capsys: Captured) -> None:
    argv = ["bot", "check", "--game", "tiny", "--games", "1", "hanging.py:Asleep:seconds=0.02"]
    assert main(argv) == 1
    assert "in time     NO: slowest" in (out := capsys.readouterr().out)
    assert ", of 20\n" in out


def test_without_being_told_it_has_as_long_as_a_program(folder: Path) -> None:
    bot = make_bot(tiny.GAME, "hanging.py:Asleep")
    assert isinstance(bot, TimedBot)
    assert bot.limits.seconds == 10


def test_a_class_that_takes_seconds_is_told_them(folder: Path) -> None:
    bot = make_bot(tiny.GAME, "hanging.py:Asleep:seconds=3")
    assert isinstance(bot, TimedBot)
    assert (bot.limits.seconds, vars(bot.bot)["told"]) == (3, "3")
    with pytest.raises(UnknownBot, match="seconds of bot .* is a number above 0 up to 3600"):
        make_bot(tiny.GAME, "hanging.py:Waiting:seconds=no")


def test_copies_are_timed_too(folder: Path) -> None:
    bot, seat = make_bot(tiny.GAME, "hanging.py:Waiting:seconds=0.05"), handle()
    for each in (copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        with pytest.raises(BotError, match="no answer within"):
            checked_decision(each, seat, Stream(1), seat.legal())


def test_an_alarm_of_somebody_else_rings_all_the_same(folder: Path) -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    others = signal.setitimer(signal.ITIMER_REAL, 200)  # pytest's own limit may be there
    try:
        bot, seat = make_bot(tiny.GAME, "hanging.py:Waiting:seconds=0.1"), handle()
        with pytest.raises(BotError, match="no answer within"):
            checked_decision(bot, seat, Stream(1), seat.legal())
        assert rung == []
        left, every = signal.getitimer(signal.ITIMER_REAL)
        assert 0 < left <= 200 - 0.1 and every == 0
        signal.raise_signal(signal.SIGALRM)
        assert rung == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, *others)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is bounded on Linux")
def test_a_class_that_wants_too_much_memory_loses_the_decision_alone(folder: Path) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_DATA)
    seat = handle()
    for bot in (
        make_bot(tiny.GAME, "hanging.py:Greedy:memory=1400"),
        pickle.loads(pickle.dumps(make_bot(tiny.GAME, "hanging.py:Greedy:memory=1400"))),
    ):
        for _ in range(3):
            assert checked_decision(bot, seat, Stream(1), seat.legal()) in seat.legal()
        for _ in range(2):
            with pytest.raises(BotError, match="it needs more than 1,400 MiB of memory"):
                checked_decision(bot, seat, Stream(1), seat.legal())
        assert resource.getrlimit(resource.RLIMIT_DATA) == before
        assert len(np.empty(2000 << 20, np.int8)) == 2000 << 20, "others have what they want"
        bot.bot.kept.clear()  # type: ignore[attr-defined]
        assert checked_decision(bot, seat, Stream(1), seat.legal()) in seat.legal()
    free = make_bot(tiny.GAME, "hanging.py:Greedy:memory=0")
    for _ in range(5):
        assert checked_decision(free, seat, Stream(1), seat.legal()) in seat.legal()


def test_no_alarm_rings_after_a_decision_in_time(folder: Path) -> None:
    bot, seat = make_bot(tiny.GAME, "hanging.py:Asleep:seconds=30"), handle()
    before = signal.getsignal(signal.SIGALRM), signal.setitimer(signal.ITIMER_REAL, 0)
    try:
        assert checked_decision(bot, seat, Stream(1), seat.legal()) in seat.legal()
        assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
        assert signal.getsignal(signal.SIGALRM) == before[0]
    finally:
        signal.setitimer(signal.ITIMER_REAL, *before[1])


def test_outside_of_the_main_thread_it_plays_without_an_alarm(folder: Path) -> None:
    def play() -> int:
        assert threading.current_thread() is not threading.main_thread()
        plan = make_plan(tiny.GAME, ["support.bots.own_class:OwnBot", "random"], 1)
        return plan.prepare()(1).decisions

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(play).result() > 0
