"""`make test`: what can run side by side does so on two cores, then what has to be alone.

    python tests/run.py [what pytest takes]

Tests of one file stay together, in order, in one process. What came of both passes is told at the
end. With `-n 0` among what pytest takes, one process runs them all, one after the other.

A browser, sockets and processes that are killed hang on a machine that does other things, too. Up
to three tests of those kinds that failed are tried once more by themselves; one that passes then is
told as unsteady. Rules, records and whatever else is the same each time have no second try.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

import pytest

SIDE_BY_SIDE = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder", "--alone", "without"]
BY_THEMSELVES = ["--alone", "only"]
AT_WILL = ("tests/api/", "tests/browser/", "tests/store/")
"""The kinds whose tests hang on other processes."""
TRIED_AGAIN = 3
COUNTED = ("passed", "failed", "error", "skipped", "xfailed", "xpassed")
GOES_ON = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)


class Tally:
    """What came of both passes."""

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

    def __str__(self) -> str:
        told = [f"{self.counts[outcome]} {outcome}" for outcome in COUNTED if self.counts[outcome]]
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        lines = [f"FAILED {name}" for name in self.failed]
        lines += [f"UNSTEADY {name}: failed, then passed by itself" for name in self.unsteady]
        return "\n".join(
            [*lines, f"in all: {', '.join(told) or 'no tests'}, {minutes}:{seconds:02}"]
        )


def main(wanted: list[str]) -> int:
    """Both passes; the exit status of the worse one. No tests at all are a failure, as ever."""
    tally, codes = Tally(), set[int]()
    for how in (SIDE_BY_SIDE, BY_THEMSELVES):
        codes.add(int(pytest.main([*how, *wanted], [tally])))
        if not codes <= set(GOES_ON):
            break
    if pytest.ExitCode.TESTS_FAILED in codes and tally.may_be_tried_again():
        again = Tally()
        codes = {int(pytest.main([*tally.failed], [again]))}
        again.passed -= set(again.failed)
        tally.tried_again(again)
    print(tally)
    if codes != {pytest.ExitCode.NO_TESTS_COLLECTED}:
        codes.discard(pytest.ExitCode.NO_TESTS_COLLECTED)
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
