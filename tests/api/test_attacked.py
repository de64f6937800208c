"""An honest table plays on, and soon hears its answers, while one address does its worst."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

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


def judged(peace: dict[str, Any], *rounds: dict[str, Any]) -> None:
    for trial in rounds:
        assert trial["moves"] / trial["seconds"] > peace["moves"] / peace["seconds"] / 3, trial
        assert (trial["refused"], trial["lost"], trial["bugs"]) == (0, 0, 0), trial
        assert trial["p99"] < SOON, trial
        assert trial["mebibytes"] < peace["mebibytes"] + MEMORY, trial
        assert trial["open_files"] < peace["open_files"] + CONNECTIONS, trial


@pytest.mark.serial
def test_an_honest_table_plays_on_while_one_address_does_everything_at_once() -> None:
    judged(*attacked("--mixed", "--seconds", "5"))


@pytest.mark.serial
def test_no_expensive_request_stops_an_honest_table() -> None:
    judged(*attacked("uploads", "mine", "maps", "long-table", "--seconds", "1.5"))


@pytest.mark.long
def test_an_honest_table_plays_on_for_twenty_minutes() -> None:
    judged(*attacked("--mixed", "--seconds", "1200"))


@pytest.mark.long
def test_each_attack_leaves_an_honest_table_in_peace() -> None:
    judged(*attacked("--seconds", "15"))
