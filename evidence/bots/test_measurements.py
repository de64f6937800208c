"""The measuring scripts run: each a short while, on what it is made for."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def measured(script: str, *asked: str) -> str:
    """What a script prints; it must succeed."""
    command = [sys.executable, str(BENCHMARKS / script), *asked]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_is_offered_is_counted_beside_what_was_and_a_turn_is_timed() -> None:
    asked = ["dutch-east-indies", "--games", "1", "--every", "12", "--bots", "navigator"]
    title, head, lines, *_, turn = measured("lines.py", *asked).splitlines()
    assert title.startswith("The Dutch East Indies, 2 players, ")
    assert head.split()[-2:] == ["narrow", "wide"]
    assert min(int(count) for count in lines.split()[1:]) > 50
    assert turn.startswith("navigator")


def test_a_short_run_measures_what_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    options = ["--rounds", "2", "--seconds", "0.02", "--json", str(file)]
    assert "amerigo-2" in measured("peers.py", "--only", "amerigo-2", *options)
    (row,) = json.loads(file.read_text())["rows"]
    assert row["name"] == "carrack:amerigo-2"
    assert len(row["rounds"]) == len(row["copies"]) == 2
    assert all(one["moves"] > one["forced"] > 0 for one in row["rounds"])
    assert row["peak_bytes"] > 10e6


@pytest.mark.thorough
def test_a_server_is_put_under_load() -> None:
    asked = ["--sockets", "6", "--rate", "30", "--seconds", "1"]
    said = measured("load.py", *asked, "--compiled", str(BENCHMARKS.parent / "src"))
    setup, head, _, figures = said.splitlines()
    assert setup == "amerigo: 1 tables, 6 sockets, uncompressed"
    line = dict(zip(head.split(" | "), figures.split(" | "), strict=True))
    assert float(line["moves/s"]) > 5
    assert float(line["pushed p99"]) >= float(line["p50"]) > 0
    assert figures.endswith("| 0 |")
