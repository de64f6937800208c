"""The real server: a separate process, reached over the network, stopped or killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from support.server.in_turn import OfThisTest
from support.waiting import until

START_SECONDS = 60
CARRACK = ("-m", "carrack")
PROGRAMS = Path(__file__).parent / "programs"
NO_PAUSES = (str(PROGRAMS / "no_pauses.py"),)
STEP_BY_STEP = (str(PROGRAMS / "step_by_step.py"),)
QUICK_PLAYOUTS = 120
"""Playouts of a close look, so that an analysis is there soon."""
NONE = {
    "CARRACK_LOOPBACK_EXEMPT": "true",  # everybody in a test comes from one address
    "CARRACK_ALL_BOTS": "true",  # the simplest play fastest
    "CARRACK_ANALYSIS_PLAYOUTS": str(QUICK_PLAYOUTS),
}
FEW_DESCRIPTORS = (str(PROGRAMS / "few_descriptors.py"),)
WITHOUT_UVLOOP = (str(PROGRAMS / "without_uvloop.py"),)
NEWER_PAGE = (str(PROGRAMS / "newer_page.py"),)
LATER_SCHEMA = (str(PROGRAMS / "later_schema.py"),)


class Server:
    """`carrack serve` on a data folder. `address` is what it printed first."""

    def __init__(
        self,
        data: Path,
        *more: str,
        command: str = "serve",
        program: tuple[str, ...] = CARRACK,
        limits: dict[str, str] = NONE,
    ) -> None:
        if OfThisTest.database and command == "serve":
            more = (*more, "--processes", "2")
            OfThisTest.opened += 1
        self.is_several = "--processes" in more
        arguments = [sys.executable, *program, command, "--data", str(data), *more]
        self.said = tempfile.TemporaryFile("a+")  # noqa: SIM115  (a pipe nobody reads would fill)
        self.process = subprocess.Popen(
            arguments,
            stdout=subprocess.PIPE,
            stderr=self.said,
            text=True,
            env={**os.environ, **limits},
        )
        assert self.process.stdout is not None
        self.first = self.process.stdout.readline().rstrip("\n")
        self.address = self.first.removeprefix("Carrack is open at ")

    @property
    def live(self) -> str:
        return self.address.replace("http:", "ws:")

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=30, verify=False)

    @property
    def processes(self) -> list[int]:
        """The processes that answer, of a server that has several."""
        found = subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=False
        )
        return [int(number) for number in found.stdout.split()]

    def kill(self) -> None:
        """Kills the server, with all its processes, as a power failure would."""
        self.process.send_signal(signal.SIGSTOP)  # which would start others
        for process in self.processes if self.is_several else ():
            os.kill(process, signal.SIGKILL)
        self.process.kill()
        self.process.communicate()

    @property
    def errors(self) -> str:
        """What it has written to its standard error, but for what it says of this SQLite."""
        self.said.seek(0)
        return "".join(line for line in self.said if "WAL-reset bug" not in line)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Asks it to end; returns its status and its output after the first line."""
        assert self.process.stdout is not None
        self.process.send_signal(how)
        until(lambda: self.process.poll() is not None, "the server ends")
        return self.process.returncode, self.process.stdout.read(), self.errors


@contextmanager
def serving(
    data: Path,
    *more: str,
    command: str = "serve",
    program: tuple[str, ...] = CARRACK,
    limits: dict[str, str] = NONE,
) -> Iterator[Server]:
    """Yields a server that is always ended; `limits` are settings for the environment."""
    more = more or ("--port", "0")
    server = Server(data, *more, command=command, program=program, limits=limits)
    try:
        yield server
    except BaseException:
        print(f"{server.address}:\n{server.errors}", file=sys.stderr)
        raise
    finally:
        if server.process.poll() is None:
            server.kill()


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs `carrack` to its end."""
    command = [sys.executable, *CARRACK, *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=START_SECONDS, check=False
    )


def new_table(server: Server, **changes: Any) -> dict[str, Any]:
    """A table of two people, with these changes."""
    seats = [{"kind": "human"}, {"kind": "human"}]
    wish = {"game": "amerigo", "players": 2, "seats": seats, **changes}
    made = httpx.post(f"{server.address}/api/v1/tables", json=wish)
    assert made.status_code == 201, made.text
    return dict(made.json())
