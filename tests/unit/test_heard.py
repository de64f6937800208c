"""Everything that a view holds can be heard, and from what is heard the position can be rebuilt.

The proof itself is `web/src/app/inWords/heard.test.ts`: here it gets positions of recorded games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.positions.heard import heard

ROOT = Path(__file__).resolve().parents[2]
PROOF = "src/app/inWords/heard.test.ts"
RECORDS = {
    "amerigo": ["amerigo-3-greedy.jsonl"],
    "dutch-east-indies": [
        f"dutch-east-indies-{of}.jsonl" for of in ("3-greedy", "1-greedy", "4-mixed")
    ],
}
"""Supply limited and not, with and without the automaton; a pirate beside two ships."""


def prove(folder: Path, spread: int, changes: int) -> None:
    positions = [heard(game, records, spread) for game, records in RECORDS.items()]
    file = folder / "positions.json"
    file.write_text(json.dumps(positions), encoding="utf-8")
    told = {"CARRACK_POSITIONS": str(file), "CARRACK_CHANGES": str(changes)}
    run = [sys.executable, "hatch_build.py", "npm", "exec", "--", "vitest", "run", PROOF]
    done = subprocess.run(
        run, cwd=ROOT, env={**os.environ, **told}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_every_leaf_of_a_view_is_heard_or_stands_on_the_list(tmp_path: Path) -> None:
    prove(tmp_path, spread=3, changes=8)


@pytest.mark.long
def test_every_leaf_is_heard_at_many_positions(tmp_path: Path) -> None:
    prove(tmp_path, spread=40, changes=200)
