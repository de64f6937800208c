"""Scripts of `benchmarks` run with the compiled engine, as their results were made."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_compiled(script: str, *options: str) -> None:
    """Run a script with a compiled copy of the package; it has to succeed."""
    made = subprocess.run(
        [sys.executable, ROOT / "engine_copy.py", "--must"],
        check=True,
        capture_output=True,
        text=True,
    )
    folder = made.stdout.split()[-1]
    done = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / script, *options],
        env={**os.environ, "PYTHONPATH": folder},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
