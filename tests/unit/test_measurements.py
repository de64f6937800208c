"""Measurements that are asked for what cannot be: a line says so, and nothing is measured."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("vector.py amerigoo", "there is no game 'amerigoo'; did you mean 'amerigo'"),
        ("vector.py amerigo --players 9", "Amerigo is for 2 to 4 players, not 9"),
        ("workers.py --workers 0", "0 is too small"),
        ("hot.py amerigo --players 1", "Amerigo is for 2 to 4 players, not 1"),
        ("growth.py --games 3", "3 is too small; it must be 4 or more"),
        ("growth.py --read no-such-file", "no-such-file: No such file"),
        (f"growth.py --read {__file__}", "holds no figures of an earlier run"),
        (f"growth.py --compiled {BENCHMARKS}", "holds no package carrack"),
        ("peers.py --seconds nan", "no time to measure for"),
        ("peers.py --rounds 0", "0 is too small"),
        ("load.py --tables 0", "0 is too small"),
        ("lines.py amerigo --players 5", "Amerigo is for 2 to 4 players, not 5"),
        ("lines.py amerigo --bots greedy", "bot 'greedy' compares no lines"),
    ],
)
def test_what_cannot_be_measured_is_said(
    asked: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script, *argv = asked.split(" ")
    monkeypatch.setattr(sys, "argv", [script, *argv])
    monkeypatch.syspath_prepend(BENCHMARKS)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(BENCHMARKS / script), run_name="__main__")
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (2, "")
    assert said in err


def test_who_is_no_contestant_is_told_who_are() -> None:
    command = [sys.executable, str(BENCHMARKS / "peers.py"), "--only", "nobody"]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 1
    assert "nobody has 'nobody' in its name; there are carrack:amerigo-2, " in done.stderr


def test_what_is_offered_is_counted_beside_what_was_and_a_turn_is_timed() -> None:
    asked = ["dutch-east-indies", "--games", "1", "--every", "12", "--bots", "navigator"]
    command = [sys.executable, str(BENCHMARKS / "lines.py"), *asked]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    title, head, lines, *_, turn = done.stdout.splitlines()
    assert title.startswith("The Dutch East Indies, 2 players, ")
    assert head.split()[-2:] == ["narrow", "wide"]
    assert min(int(count) for count in lines.split()[1:]) > 50
    assert turn.startswith("navigator")


@pytest.mark.long
def test_a_server_is_put_under_load() -> None:
    source = str(BENCHMARKS.parent / "src")
    asked = ["--sockets", "6", "--rate", "30", "--seconds", "1", "--compiled", source]
    command = [sys.executable, str(BENCHMARKS / "load.py"), *asked]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    told, head, _, figures = done.stdout.splitlines()
    assert told == "amerigo: 1 tables, 6 sockets, uncompressed"
    line = dict(zip(head.split(" | "), figures.split(" | "), strict=True))
    assert float(line["moves/s"]) > 5
    assert float(line["pushed p99"]) >= float(line["p50"]) > 0
    assert figures.endswith("| 0 |")
