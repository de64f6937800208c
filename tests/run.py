"""`make test`: pytest three times. With arguments: pytest with these, once, on two cores.

1. Everything but what is marked `serial`, two files side by side (pytest-xdist).
2. What ships is compiled: rules, records and whatever else stands close to the engine once more, on
   the compiled engine. It is made while the first pass runs. It needs a C compiler; without one the
   run fails, unless `CARRACK_COMPILE=0`.
3. What is marked `serial`, alone: it measures time, or takes the whole machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SIDE_BY_SIDE = ("-n", "2", "--dist", "loadfile", "--no-loadscope-reorder")
UNITS = (
    *("automaton", "bots", "branch", "chance", "checkpoint", "copies", "dei_greedy"),
    *("dei_knowledge", "dei_solo_resumed", "dei_view", "docstrings", "edition", "end_of_turn"),
    *("exceptions", "final", "flat", "gains", "greedy", "left", "match", "options"),
    *("over_at_once", "playout", "record", "redraws", "reel", "registry", "row", "rules_versions"),
    *("shapes", "simulate", "tensors", "vector", "verify"),
)
"""The units that stand close enough to the engine to fail on one build and not on the other."""
ON_THE_COMPILED = (
    *("tests/rules", "tests/records", "src/carrack/testing/test_contract.py"),
    *("tests/property/test_blind_bots.py", "tests/environments/test_gymnasium.py"),
    *("tests/environments/test_limits.py", "tests/environments/test_rewards.py"),
    *(f"tests/unit/test_{unit}.py" for unit in UNITS),
)

KEPT_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
"""Tests start hundreds of processes; without bytecode each would compile the whole package."""


def tested(name: str, *arguments: str, **environment: str) -> int:
    """The exit status of a pass."""
    print(f"== {name}", flush=True)
    command = [sys.executable, "-m", "pytest", "-q", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **KEPT_BYTECODE, **environment}, check=False
    ).returncode


def compiling() -> subprocess.Popen[str]:
    """Compiles the engine; prints the folder to import it from."""
    command = ["nice", "-n", "10", sys.executable, "engine_build.py", "folder", "--must"]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE)


def everything() -> list[int]:
    """The exit statuses of all passes."""
    if missing := [path for path in ON_THE_COMPILED if not (ROOT / path).exists()]:
        sys.exit(f"tests/run.py names what is not there: {', '.join(missing)}")
    engine = compiling() if os.environ.get("CARRACK_COMPILE") != "0" else None
    try:
        codes = [tested("side by side", *SIDE_BY_SIDE, "-m", "not long and not serial")]
        if engine is not None:
            folder = engine.communicate()[0].strip()
            on_it = (*SIDE_BY_SIDE, "--compiled", "-m", "not long and not serial and not slow")
            codes.append(
                engine.returncode
                or tested("on the compiled engine", *on_it, *ON_THE_COMPILED, PYTHONPATH=folder)
            )
    finally:
        if engine is not None:
            engine.terminate()
    return [*codes, tested("alone", "-m", "serial and not long")]


def main(wanted: list[str]) -> int:
    """The worst exit status."""
    began = time.monotonic()
    codes = [tested("what is asked for", *SIDE_BY_SIDE, *wanted)] if wanted else everything()
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    print(f"== {'FAILED' if any(codes) else 'passed'}, {minutes}:{seconds:02}")
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
