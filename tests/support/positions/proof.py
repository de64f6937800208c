"""Proofs that the page's own tests give for what tests of this side have collected."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
FOLDER = "src/app/inWords"


def proven(proof: str, collected: Any, folder: Path, *only: str, **told: str) -> None:
    """Has one of the page's tests look at what was collected."""
    file = folder / "positions.json"
    file.write_text(json.dumps(collected), encoding="utf-8")
    test = f"{FOLDER}/{proof}.test.ts"
    run = [sys.executable, "hatch_build.py", "npm", "exec", "--", "vitest", "run", test, *only]
    surroundings = {**os.environ, "CARRACK_POSITIONS": str(file), **told}
    done = subprocess.run(
        run, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
