"""`make test`: what can run side by side does so on two cores, then what has to be alone.

    python tests/run.py [--compiled] [what pytest takes]

Tests of one file stay together, in order, in one process. What came of all passes is told at the
end. With `-n 0` among what pytest takes, one process runs them all, one after the other.

What ships is compiled, so a pass runs rules, records, units, environments and the contract of games
once more on the compiled engine, which is made while the first one runs; tests marked `once` are
left out of it. It needs a C compiler: without one the run fails, unless `CARRACK_COMPILE=0`.
Where only some tests are asked for, it comes with `--compiled`.

A browser, sockets and processes that are killed hang on a machine that does other things, too. Up
to three tests of those kinds that failed are tried once more by themselves; one that passes then is
told as unsteady. Rules, records and whatever else is the same each time have no second try.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

SIDE_BY_SIDE = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder", "--alone", "without"]
BY_THEMSELVES = ["--alone", "only"]
ON_THE_COMPILED = [
    *(f"tests/{kind}" for kind in ("rules", "records", "unit", "environments")),
    "src/carrack/testing/test_contract.py",
]
"""What runs on the compiled engine, too."""
ROOT = Path(__file__).resolve().parents[1]
AT_WILL = ("tests/api/", "tests/browser/", "tests/store/")
"""The kinds whose tests hang on other processes."""
TRIED_AGAIN = 3
NOT_COMPILED = "there is no engine, as said above; CARRACK_COMPILE=0 does without"
COUNTED = ("passed", "failed", "error", "skipped", "xfailed", "xpassed")
GOES_ON = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)


class Tally:
    """What came of the passes."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.failed: list[str] = []
        self.passed: set[str] = set()
        self.unsteady: list[str] = []
        self.began = time.monotonic()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Adds a pass."""
        for outcome in COUNTED:
            reports = terminalreporter.getreports(outcome)
            self.counts[outcome] += len(reports)
            if outcome in ("failed", "error"):
                self.failed += [report.nodeid for report in reports]
            elif outcome == "passed":
                self.passed |= {report.nodeid for report in reports}

    def may_be_tried_again(self) -> bool:
        """A few failed, and each of them hangs on other processes."""
        return 0 < len(self.failed) <= TRIED_AGAIN and all(
            name.startswith(AT_WILL) for name in self.failed
        )

    def tried_again(self, again: Tally) -> None:
        """Takes over what came of the failed tests by themselves."""
        self.unsteady = sorted(again.passed)
        self.failed = [name for name in self.failed if name not in again.passed]
        self.counts["passed"] += len(again.passed)
        self.counts["error"], self.counts["failed"] = 0, len(self.failed)

    def add(self, name: str, told: dict[str, Any]) -> None:
        """Takes over what came of a pass in another process, which says `name` of each failure."""
        self.counts.update(told["counts"])
        self.failed += [f"{name}: {failed}" for failed in told["failed"]]

    def __str__(self) -> str:
        told = [f"{self.counts[outcome]} {outcome}" for outcome in COUNTED if self.counts[outcome]]
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        lines = [f"FAILED {name}" for name in self.failed]
        lines += [f"UNSTEADY {name}: failed, then passed by itself" for name in self.unsteady]
        return "\n".join(
            [*lines, f"in all: {', '.join(told) or 'no tests'}, {minutes}:{seconds:02}"]
        )


class CompiledPass:
    """The pass on the compiled engine: compiling begins at once, `run` waits for it."""

    def __init__(self) -> None:
        nice = ["nice", "-n", "10"] if shutil.which("nice") else []
        command = [*nice, sys.executable, "engine_build.py", "folder", "--must"]
        self.compiling = subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE)
        self.code = int(pytest.ExitCode.OK)
        self.told: dict[str, Any] = {"counts": {}, "failed": []}

    def stop(self) -> None:
        """Ends the compiling, as Ctrl-C would."""
        self.compiling.send_signal(signal.SIGINT)
        self.compiling.wait()

    def run(self, wanted: list[str]) -> None:
        """Leaves the exit status in `code` (1: nothing could be compiled), the tally in `told`."""
        folder = self.compiling.communicate()[0].strip()
        if self.compiling.returncode:
            self.told = {"counts": {"failed": 1}, "failed": [NOT_COMPILED]}
            self.code = int(pytest.ExitCode.TESTS_FAILED)
            return
        print("\n== on the compiled engine", flush=True)
        with tempfile.TemporaryDirectory() as place:
            told = Path(place) / "tally.json"
            command = [sys.executable, __file__, "--compiled-pass", str(told), *wanted]
            self.code = subprocess.run(
                command, cwd=ROOT, env={**os.environ, "PYTHONPATH": folder}, check=False
            ).returncode
            if told.is_file():
                self.told = json.loads(told.read_text())


def compiled_pass(told: Path, wanted: list[str]) -> int:
    """What a process of its own does, which imports the compiled engine; its tally is in a file."""
    tally = Tally()
    paths = [] if any(named(word) for word in wanted) else ON_THE_COMPILED
    code = int(pytest.main([*SIDE_BY_SIDE, "--compiled", *paths, *wanted], [tally]))
    told.write_text(json.dumps({"counts": tally.counts, "failed": tally.failed}))
    return code


def named(word: str) -> bool:
    """Whether a word of the command line is a file or folder of tests."""
    return (ROOT / word.partition("::")[0]).exists()


def main(wanted: list[str]) -> int:
    """All passes; the exit status of the worst. No tests at all are a failure, as ever."""
    if wanted[:1] == ["--compiled-pass"]:
        return compiled_pass(Path(wanted[1]), wanted[2:])
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as shells have it in the background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    asked = not wanted or "--compiled" in wanted
    wanted = [word for word in wanted if word != "--compiled"]
    compiled = CompiledPass() if asked and os.environ.get("CARRACK_COMPILE") != "0" else None
    tally, codes = Tally(), set[int]()
    codes.add(int(pytest.main([*SIDE_BY_SIDE, *wanted], [tally])))
    if codes <= set(GOES_ON):  # else it was interrupted, or pytest itself failed
        if compiled is not None:
            compiled.run(wanted)  # before what measures time: nothing may be compiled meanwhile
        codes.add(int(pytest.main([*BY_THEMSELVES, *wanted], [tally])))
    elif compiled is not None:
        compiled.stop()
    if pytest.ExitCode.TESTS_FAILED in codes and tally.may_be_tried_again():
        again = Tally()
        codes = {int(pytest.main([*tally.failed], [again]))}
        again.passed -= set(again.failed)
        tally.tried_again(again)
    if compiled is not None:
        codes.add(compiled.code)
        tally.add("compiled", compiled.told)
    print(tally)
    if asked and compiled is None:
        print("the compiled engine, which is what ships, was not tested: CARRACK_COMPILE=0")
    if codes != {pytest.ExitCode.NO_TESTS_COLLECTED}:
        codes.discard(pytest.ExitCode.NO_TESTS_COLLECTED)
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
