"""`make test`: pytest three times. With arguments: pytest with these, once.

1. Everything but what is marked `serial`, three files side by side (pytest-xdist): tests wait for
   servers and browsers now and then, so that three keep two cores busy. The static edition that
   the browser's tests want is made meanwhile, so that none of them waits for it.
2. What ships is compiled: rules, records and whatever else stands close to the engine once more, on
   the compiled engine; whole games of bots are played there only. It is made while the first pass
   runs. It needs a C compiler; without one the run fails, unless `CARRACK_COMPILE=0`.
3. What is marked `serial`, alone: it measures time, or takes the whole machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SIDE_BY_SIDE = ("-n", "3", "--dist", "loadfile", "--no-loadscope-reorder")
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
    "tests/property/test_blind_bots.py",
    *(f"tests/environments/test_{name}.py" for name in ("gymnasium", "limits", "rewards")),
    *(f"tests/unit/test_{unit}.py" for unit in UNITS),
)
WHOLE_GAMES = (
    *("amerigo_conservation", "amerigo_knowledge", "dei_conservation", "dei_lines"),
    *("dei_solo_games", "judging", "kept_rows", "landings", "luck", "standing"),
)
PLAYED_COMPILED = (
    *(f"tests/property/test_{name}.py" for name in WHOLE_GAMES),
    *("tests/unit/test_strengths.py", "tests/unit/test_without_numpy.py"),
)
"""Whole games and hundreds of decisions of bots: they take a quarter of the time on the compiled
engine, and where there is one they are played on it alone."""

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


def building_the_site() -> subprocess.Popen[str]:
    """Makes the static edition. What goes wrong is said by the first test that wants it."""
    make = "import support.page.site as site; site.built()"
    command = ["nice", "-n", "10", sys.executable, "-c", make]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, stderr=subprocess.DEVNULL
    )


def everything() -> list[int]:
    """The exit statuses of all passes."""
    compiled = (*ON_THE_COMPILED, *PLAYED_COMPILED)
    if missing := [path for path in compiled if not (ROOT / path).exists()]:
        sys.exit(f"tests/run.py names what is not there: {', '.join(missing)}")
    engine = compiling() if os.environ.get("CARRACK_COMPILE") != "0" else None
    site = building_the_site()
    try:
        later = [f"--ignore={path}" for path in PLAYED_COMPILED if engine is not None]
        side_by_side = (*SIDE_BY_SIDE, "-m", "not long and not serial")
        codes = [tested("side by side", *side_by_side, *later)]
        if engine is not None:
            folder = engine.communicate()[0].strip()
            on_it = (*side_by_side, "--compiled", *compiled)
            codes.append(
                engine.returncode or tested("on the compiled engine", *on_it, PYTHONPATH=folder)
            )
    finally:
        for process in filter(None, (engine, site)):
            process.terminate()
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
