"""The long proofs: each file is one, and what comes of it is a line of `last.json`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from evidence.figures import NOTED
from evidence.run import LAST, git, last, proofs

from carrack.testing.walks import THOROUGH

HERE = Path(__file__).parent
Outcomes = dict[str, dict[str, Any]]
OUTCOMES = pytest.StashKey[Outcomes]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[OUTCOMES] = {}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes hours, unless `CARRACK_THOROUGH` is set."""
    hours = [item for item in items if item.get_closest_marker("thorough") and not THOROUGH]
    if hours:
        config.hook.pytest_deselected(items=hours)
        items[:] = [item for item in items if item not in set(hours)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Takes what a test has measured along in its report."""
    NOTED.clear()
    try:
        return (yield)
    finally:
        item.user_properties += [("figure", each) for each in NOTED]


class Recorder:
    """Adds up what comes of each proof; in the process that prints it, side by side too."""

    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        path = Path(report.nodeid.partition("::")[0])
        if path.parts[0] != HERE.name:
            return
        found = self.outcomes.setdefault(
            f"{path.parent.name}/{path.stem}", {"seconds": 0.0, "ended": Counter(), "figures": {}}
        )
        found["seconds"] += report.duration
        if report.when == "call" or report.outcome != "passed":
            found["ended"][report.outcome] += 1
        for key, value in report.user_properties if report.when == "call" else ():
            if key == "figure":
                what, measured, limit = value
                worst = max(measured, found["figures"].get(what, [measured])[0])
                found["figures"][what] = [worst, limit]


def pytest_sessionstart(session: pytest.Session) -> None:
    session.config.pluginmanager.register(Recorder(session.config.stash[OUTCOMES]))


def in_words(found: dict[str, Any]) -> str:
    """One line: how many passed, how long it took, each figure and its limit."""
    ended = ", ".join(f"{number} {how}" for how, number in sorted(found["ended"].items()))
    figures = [
        f"{what} {value:g} (at most {limit:g})" for what, (value, limit) in found["figures"].items()
    ]
    return "; ".join([ended, f"{found['seconds']:.0f} s", *figures])


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print and keep a line for each proof that was run whole."""
    outcomes = config.stash[OUTCOMES]
    if not outcomes or hasattr(config, "workerinput"):
        return
    part = bool(config.option.keyword or any("::" in each for each in config.args))
    there = proofs()
    kept = {name: line for name, line in last().items() if name in there}
    commit = "".join(git("rev-parse", "--short=10", "HEAD"))
    changed = (
        "+" if git("status", "--porcelain", "--untracked-files=no", ":!evidence/last.json") else ""
    )
    now = datetime.now(UTC).isoformat(timespec="seconds")
    terminalreporter.section("evidence")
    for name, found in sorted(outcomes.items()):
        line = in_words(found)
        terminalreporter.write_line(f"{name:42} {line}", red="failed" in found["ended"])
        seconds = round(found["seconds"])
        kept[name] = {"commit": commit + changed, "date": now, "line": line, "seconds": seconds}
    if not part:
        LAST.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
