"""An honest table plays on, and soon hears its answers, while one address does its worst."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from evidence.figures import figure

from support.server import postgres

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "attacks.py"

SOON = 1000.0
"""Milliseconds, on a machine that runs other things as well; how soon answers come on a quiet one
is measured by the script itself."""

CONNECTIONS = 250  # files that an address can have the server open
MEMORY = 100  # MiB that attacks can have it take


def attacked(*arguments: str) -> list[dict[str, Any]]:
    """How an honest table fared: in peace, then in every round."""
    command = [sys.executable, str(SCRIPT), "--json", *arguments]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def judged(peace: dict[str, Any], *rounds: dict[str, Any], processes: int = 1) -> None:
    """An address can have each process open so many files, and take so much memory."""
    for trial in rounds:
        slower = peace["moves"] / peace["seconds"] / (trial["moves"] / trial["seconds"])
        figure("times slower than in peace", slower, 3)
        figure("moves lost", trial["refused"] + trial["lost"] + trial["bugs"], 0)
        figure("p99 of an answer, seconds", trial["p99"], SOON)
        taken = trial["mebibytes"] - peace["mebibytes"]
        figure("MiB that attacks take of a process", taken / processes, MEMORY)
        assert trial["open_files"] < peace["open_files"] + processes * CONNECTIONS, trial


@pytest.mark.serial
def test_an_honest_table_plays_on_while_one_address_does_everything_at_once() -> None:
    judged(*attacked("--mixed", "--seconds", "5"))


@pytest.mark.serial
def test_no_expensive_request_stops_an_honest_table() -> None:
    judged(*attacked("uploads", "mine", "maps", "long-table", "--seconds", "1.5"))


def two(folder: Path) -> list[str]:
    """The arguments for two processes."""
    return ["--database", postgres.url_for(folder), "--processes", "2"]


@pytest.mark.thorough
def test_two_processes_stand_everything_at_once_as_well(tmp_path: Path) -> None:
    judged(*attacked("--mixed", "--seconds", "4", *two(tmp_path)), processes=2)


@pytest.mark.thorough
def test_two_processes_stand_each_attack(tmp_path: Path) -> None:
    judged(*attacked("--seconds", "10", *two(tmp_path)), processes=2)


@pytest.mark.thorough
def test_an_honest_table_plays_on_for_twenty_minutes() -> None:
    judged(*attacked("--mixed", "--seconds", "1200"))


@pytest.mark.thorough
def test_each_attack_leaves_an_honest_table_in_peace() -> None:
    judged(*attacked("--seconds", "15"))
