"""`make test`: set up, compile, then every check and test on all cores. The same answer each time.

    python tests/run.py                  # the gate
    python tests/run.py --quick          # linters, types, rules, records, contract: at each save
    python tests/run.py -k pirates       # pytest with these arguments

Compiling and the static edition come first, so that nothing slows the tests down but tests. Then
each check and each group of folders is a process of its own; the longest begins first. What a
process prints is shown when it has ended, at once if it fails. At the end: a table of folders, the
slowest tests, what was skipped and why, and the budgets (speed and bytes), which never fail it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "tests"
BEGAN = ROOT / "build" / ".began"
"""When `make test` began: its set-up is over when this program starts."""
MAKE = ("make", "--no-print-directory")
ENVIRONMENT = {"PYTHONDONTWRITEBYTECODE": ""}
"""Tests start processes; without bytecode each would compile the whole package."""

UNITS = (
    *("automaton", "bots", "branch", "chance", "checkpoint", "copies", "dei_greedy"),
    *("dei_knowledge", "dei_solo_resumed", "dei_view", "edition", "end_of_turn"),
    *("exceptions", "final", "flat", "gains", "greedy", "left", "match", "options"),
    *(
        "over_at_once",
        "playout",
        "record",
        "redraws",
        "reel",
        "registry",
        "sequence",
        "rules_versions",
    ),
    *("shapes", "simulate", "tensors", "vector", "verify"),
)
"""The units that stand close enough to the engine to fail on one build and not on the other."""
WHOLE_GAMES = (
    *("amerigo_conservation", "amerigo_knowledge", "dei_conservation", "dei_lines"),
    *("dei_solo_games", "judging", "kept_rows", "landings", "standing"),
)
PLAYED_COMPILED = tuple(f"tests/property/test_{name}.py" for name in WHOLE_GAMES)
"""Whole games take a quarter of the time on the compiled engine, and are played on it alone."""
ON_THE_COMPILED = (
    *("tests/rules", "tests/records", "src/carrack/testing/test_contract.py", *PLAYED_COMPILED),
    *(f"tests/unit/test_{unit}.py" for unit in UNITS),
)


@dataclass(frozen=True)
class Task:
    """A process of the gate: what it is called and runs, and how long that takes on a free core."""

    name: str
    command: tuple[str, ...]
    seconds: float
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def log(self) -> Path:
        return BUILD / f"{self.name.replace(' ', '-')}.log"


def check(name: str, seconds: float) -> Task:
    """A target of `make check`."""
    return Task(name, (*MAKE, name), seconds)


def tests(name: str, seconds: float, *arguments: str, **environment: str) -> Task:
    """Pytest on some folders, whose results go into `build/tests`."""
    results = f"--junitxml={BUILD / name.replace(' ', '-')}.xml"
    command = (sys.executable, "-m", "pytest", "-q", "--no-header", results, *arguments)
    return Task(name, command, seconds, environment)


CHECKS = (
    *(check("svelte-check", 40), check("eslint", 45), check("vitest", 40), check("mypy", 30)),
    *(check("imports", 6), check("page-types", 3), check("ruff", 2)),
)
QUICK = (
    *(check("mypy", 30), check("imports", 6), check("page-types", 3), check("ruff", 2)),
    tests("rules and records", 35, "tests/rules", "tests/records"),
    tests("contract", 40, "src/carrack/testing"),
)


def gate(engine: str) -> list[Task]:
    """Every task, given the folder of the compiled engine; "" where there is none."""
    pure = [f"--ignore={path}" for path in PLAYED_COMPILED if engine]
    server = sorted(map(str, (ROOT / "tests" / "api").glob("test_*.py")))
    tasks = [
        *CHECKS,
        *(tests(f"server {half + 1}", 80, *server[half::2]) for half in (0, 1)),
        tests("store", 40, "tests/store"),
        tests("units", 130, "tests/unit", "tests/environments"),
        tests("journeys", 150, "tests/journeys"),
        tests("rules", 120, "tests/rules", "tests/records", "tests/property", *pure),
        tests("contract", 75, "src", "examples"),
    ]
    if engine:
        compiled = ("--compiled", *ON_THE_COMPILED)
        tasks.append(tests("compiled", 75, *compiled, PYTHONPATH=engine))
    return tasks


# --- running ------------------------------------------------------------------------------------


class Lanes:
    """Runs tasks side by side, the longest first, and collects those that fail."""

    def __init__(self, tasks: list[Task]) -> None:
        self.left = sorted(tasks, key=lambda task: task.seconds)
        self.failed: list[str] = []
        self.lock = threading.Lock()

    def run(self) -> list[str]:
        """The names of the tasks that failed."""
        number = (os.cpu_count() or 2) + 2  # some wait for a disk or a browser
        lanes = [threading.Thread(target=self.work) for _ in range(number)]
        for lane in lanes:
            lane.start()
        for lane in lanes:
            lane.join()
        return self.failed

    def work(self) -> None:
        """Take tasks until there are none."""
        while task := self.next():
            began = time.monotonic()
            with task.log.open("w") as log:
                code = subprocess.run(
                    task.command,
                    cwd=ROOT,
                    env={**os.environ, **ENVIRONMENT, **task.environment},
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    check=False,
                ).returncode
            self.tell(task, code, time.monotonic() - began)

    def next(self) -> Task | None:
        with self.lock:
            return self.left.pop() if self.left else None

    def tell(self, task: Task, code: int, seconds: float) -> None:
        """Say how a task ended; what it printed if it failed."""
        with self.lock:
            if code:
                self.failed.append(task.name)
                print(task.log.read_text("utf-8", errors="replace"))
            print(f"== {task.name}: {'FAILED' if code else 'passed'}, {clock(seconds)}", flush=True)


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{round(seconds) // 60}:{round(seconds) % 60:02}"


def compiled_engine() -> str:
    """The folder of the compiled engine, made where its sources have changed.

    `CARRACK_COMPILE=0` does without. Raises SystemExit where there is no C compiler.
    """
    if os.environ.get("CARRACK_COMPILE") == "0":
        return ""
    command = [sys.executable, "engine_copy.py", "--must"]
    done = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        sys.exit("== FAILED: the engine was not compiled; CARRACK_COMPILE=0 does without")
    return done.stdout.strip()


def build_site() -> None:
    """Make the static edition that the journeys play, where its sources have changed."""
    make = "import support.page.site as site; site.built()"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    subprocess.run([sys.executable, "-c", make], cwd=ROOT, env=environment, check=True)


# --- telling ------------------------------------------------------------------------------------


def results(tasks: list[Task]) -> Iterator[tuple[str, str, float, str]]:
    """Of each test its folder, its name, its seconds, and why it was skipped, if it was."""
    for task in tasks:
        file = task.log.with_suffix(".xml")
        for case in ET.parse(file).iter("testcase") if file.exists() else ():
            module = case.get("classname", "").split(".")
            folder = "/".join(module[:2]) if module[0] == "tests" else module[0]
            if task.environment.get("PYTHONPATH"):
                folder = "compiled"
            skipped = case.find("skipped")
            why = "" if skipped is None else skipped.get("message", "")
            yield folder, f"{'/'.join(module)}::{case.get('name')}", float(case.get("time", 0)), why


def tell_results(tasks: list[Task]) -> None:
    """Print the table of folders, the ten slowest tests, and what was skipped."""
    found = list(results(tasks))
    number, seconds = Counter[str](), Counter[str]()
    for folder, _, took, _ in found:
        number[folder] += 1
        seconds[folder] += took  # type: ignore[assignment]
    print(f"\n{'folder':24}{'tests':>8}{'seconds':>9}")
    for folder, took in seconds.most_common():
        print(f"{folder:24}{number[folder]:8}{took:9.1f}")
    print(f"{'all':24}{len(found):8}{sum(seconds.values()):9.1f}\n\nslowest")
    for _, name, took, _ in sorted(found, key=lambda each: -each[2])[:10]:
        print(f"{took:8.1f}  {name}")
    for why, times in Counter(why for *_, why in found if why).most_common():
        print(f"skipped {times:4}  {why}")


def tell_budgets(engine: str) -> None:
    """Print speed and bytes beside what a commit has kept of them; they fail nothing."""
    for path in ("", *([engine] if engine else [])):
        environment = {**os.environ, "PYTHONPATH": path}
        subprocess.run([sys.executable, "tests/budgets.py"], cwd=ROOT, env=environment, check=False)


def main(wanted: list[str]) -> int:
    """Run what is asked for; 0 if nothing failed."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also as a job in the background
    BUILD.mkdir(parents=True, exist_ok=True)
    for file in BUILD.glob("*.xml"):
        file.unlink()
    if wanted and wanted != ["--quick"]:
        return subprocess.run(
            [sys.executable, "-m", "pytest", *wanted], cwd=ROOT, check=False
        ).returncode
    began, engine, lines = time.monotonic(), "", []
    tasks = list(QUICK)
    if not wanted:
        if BEGAN.exists():
            lines.append(f"set-up {clock(time.time() - float(BEGAN.read_text()))}")
        build_site()
        engine = compiled_engine()
        lines.append(f"compiling {clock(time.monotonic() - began)}")
        tasks = gate(engine)
    began = time.monotonic()
    failed = Lanes(tasks).run()
    tell_results(tasks)
    lines.append(f"tests {clock(time.monotonic() - began)}")
    if not wanted:
        tell_budgets(engine)
    print(f"\n== {', '.join(lines)}")
    print(f"== FAILED: {', '.join(failed)}" if failed else "== passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
