"""Tests in forks of one process that has collected them, in a copy of the tracked files."""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from changes import MOST_STATEMENTS

MEMORY = 4 << 30
MOST_SECONDS = 300.0  # for a test of the sound tree
OUT_OF_TIME = -signal.SIGVTALRM
HANGS = 90.0
"""Seconds beyond what a test may take after which it waits for what never comes."""
PASSED, FAILED = 0, 1
REACHED = bytearray(MOST_STATEMENTS)


class Loop:
    """A plugin that does something else with the tests that were collected than run them."""

    def __init__(self, work: Callable[[dict[str, pytest.Item]], None]) -> None:
        self.work = work

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "flaky: of earlier trees; nothing is tried again")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            pytest.exit("not everything can be collected", FAILED)
        gc.freeze()  # so that forks share the memory
        self.work({item.nodeid: item for item in session.items})
        return True


def forked(work: Callable[[], int], seconds: float) -> int:
    """The exit code of some work in a fork of this process; negative: the signal of its end."""
    assert threading.active_count() == 1, "a fork has one thread, and locks of the others"
    pid = os.fork()
    if pid == 0:
        code = FAILED
        try:
            os.setsid()
            code = work()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)
    ends = time.monotonic() + seconds
    code = OUT_OF_TIME
    while time.monotonic() < ends:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            code = OUT_OF_TIME if code == -signal.SIGALRM else code
            break
        time.sleep(0.002)
    with suppress(ProcessLookupError):  # what it has started, too
        os.killpg(pid, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(pid, 0)
    return code


def run_until_failure(items: list[pytest.Item], limits: dict[str, float], note: Path) -> int:
    """Run tests; noted is the one that runs, and the system ends a process that passes a limit."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for place, item in enumerate(items):
        note.write_text(item.nodeid, encoding="utf-8")
        signal.setitimer(signal.ITIMER_VIRTUAL, limits[item.nodeid])
        signal.setitimer(signal.ITIMER_REAL, HANGS + limits[item.nodeid])
        following = items[place + 1] if place + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if item.session.testsfailed:
            return FAILED
    return PASSED


def note_failing(items: list[pytest.Item], note: Path) -> None:
    """Note in a file the names of the tests that fail when all run one after the other."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for item, following in zip(items, [*items[1:], None], strict=True):
        before = item.session.testsfailed
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if item.session.testsfailed > before:
            with note.open("a", encoding="utf-8") as file:
                file.write(f"{item.nodeid}\n")


@dataclass
class Copy:
    """A copy of the tracked files, that tests run in."""

    root: Path

    @classmethod
    def of(cls, tree: Path, root: Path) -> Copy:
        listed = subprocess.run(["git", "-C", tree, "ls-files", "-z"], check=True, stdout=-1)
        for name in listed.stdout.decode().split("\0"):
            if name and not name.startswith("web/") and (tree / name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(tree / name, root / name)
        return cls(root)

    def enter(self) -> None:
        """Make this process one that knows this tree alone, and is silent."""
        os.chdir(self.root)
        places = [str(self.root / "src"), str(self.root / "tests")]
        sys.path[:] = places + sys.path
        os.environ["PYTHONPATH"] = os.pathsep.join(places)
        os.environ["CARRACK_COMPILE"] = "0"
        silence = os.open(self.log, os.O_WRONLY | os.O_CREAT)
        os.dup2(silence, 1)
        os.dup2(silence, 2)

    @property
    def log(self) -> Path:
        """What tests print."""
        return self.root.parent / f"{self.root.name}.txt"

    def collect(
        self, options: argparse.Namespace, work: Callable[[dict[str, pytest.Item]], None]
    ) -> int:
        """Collect all tests in this process, and do some work with them."""
        plain = ["-q", "--tb=no", "-o", "timeout=0", f"--basetemp={self.root}.tmp"]
        plain += [f"-pno:{name}" for name in ("cacheprovider", "xdist", "rerunfailures")]
        where = ["--rootdir", str(self.root), "-c", str(self.root / "pyproject.toml")]
        folders = [name for name in options.tests if (self.root / name).exists()]
        line = [*plain, *where, "-m", options.marks, *folders]
        return int(pytest.main(line, plugins=[Loop(work)]))


def in_shares(
    items: list[pytest.Item], workers: int, work: Callable[[list[pytest.Item]], None]
) -> None:
    """Do some work in forks of this process, each with a share of tests and its own folder."""
    pids = []
    for number in range(workers):
        pid = os.fork()
        if pid == 0:
            try:
                folders: Any = items[0].config._tmp_path_factory  # type: ignore[attr-defined]
                folders._given_basetemp = Path(f"{folders._given_basetemp}.{number}")
                work(items[number::workers])
            finally:
                os._exit(PASSED)
        pids.append(pid)
    for pid in pids:
        os.waitpid(pid, 0)


def look_at(items: list[pytest.Item], part: Path) -> None:
    """Run each test in a process of its own, and note what it reaches in a file."""

    def look(item: pytest.Item) -> int:
        began = time.process_time()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        seconds = round(time.process_time() - began, 4)
        if not item.session.testsfailed:
            with part.open("a", encoding="utf-8") as file:
                file.write(json.dumps([item.nodeid, seconds, hex(taken())]) + "\n")
        return PASSED

    for item in items:
        forked(partial(look, item), MOST_SECONDS)


def taken() -> int:
    """The statements reached since this was last asked, as bits."""
    bits = sum(1 << number for number, hit in enumerate(REACHED) if hit)
    REACHED[:] = bytes(len(REACHED))
    return bits
