"""Carrack as a program: how soon it answers, what it loads, pipes and Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from carrack.cli.main import main
from support.games.tiny_record import record_of_a_game

TESTS = Path(__file__).parents[2] / "tests"


def test_bench_starts_a_game_and_simulates_many_in_processes_of_their_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.cli.bench.SIMULATED", 3)
    argv = ("bench", "amerigo", "--players", "2", "--games", "1", "--repeats", "1", "--start")
    assert main(argv) == 0
    text = capsys.readouterr().out
    assert re.search(r"first game played \d+\.\d\d s after starting", text)
    assert re.search(r"3 games simulated in \d\d+ MB", text)
    assert main([*argv, "--json"]) == 0
    start = json.loads(capsys.readouterr().out)["start"]
    assert 0 < start["first_game_cpu"] < start["first_game_seconds"] * 1.5
    assert 10e6 < start["simulated_bytes"] < 500e6


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
