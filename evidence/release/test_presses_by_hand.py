"""With the cardboard a game alone needs few presses: what the page makes of games is counted."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST = 200
"""Presses besides one's own moves."""


@pytest.mark.skipif(not (ROOT / "web/node_modules").exists(), reason="the page counts them")
@pytest.mark.parametrize("script", ["by_hand", "beside"])
def test_a_game_alone_by_hand_needs_at_most_two_hundred_presses(script: str) -> None:
    command = [sys.executable, str(ROOT / f"benchmarks/{script}.py"), "--games", "2", "--seed", "1"]
    tests = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [*command, "--levels", "easy"],
        text=True,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": tests},
    )
    found = re.search(r"^easy +\d+ +(\d+) +at most (\d+) rounds$", done.stdout, re.MULTILINE)
    assert found, done.stdout + done.stderr
    presses, rounds = map(int, found.groups())
    assert 2 * rounds < presses <= MOST
