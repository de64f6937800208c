"""`carrack serve --processes N`: several servers behind one port, on one database.

They accept from one socket that all inherit, and not each from one of its own (`SO_REUSEPORT`): a
connection that waits there when a process dies is accepted by the next one, and is not lost.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from types import FrameType

from carrack.server.settings import Settings, SettingsError

MOST = 64
LOOK_SECONDS = 0.05
SOON_SECONDS = 2.0
"""Until a process is started again that has lived less than `SHORT_SECONDS`."""
SHORT_SECONDS = 5.0
PATIENCE_SECONDS = 15.0
"""After which a process that was asked to end is killed."""


@dataclass(frozen=True)
class Inherited:
    """The files that a process inherits from its parent, by number.

    They are the socket to accept from, where to say that it is open, and what ends with its parent.
    The processes have a `number` from 0 on.
    """

    listening: int
    ready: int
    alive: int
    number: int = 0

    @classmethod
    def read(cls, text: str) -> Inherited:
        """Read what :meth:`__str__` has written."""
        return cls(*map(int, text.split(",")))

    def __str__(self) -> str:
        return f"{self.listening},{self.ready},{self.alive},{self.number}"

    @property
    def files(self) -> tuple[int, int, int]:
        return self.listening, self.ready, self.alive

    def socket(self) -> socket.socket:
        """The socket that all processes accept from."""
        return socket.socket(fileno=self.listening)

    def opened(self, end: Callable[[], None]) -> None:
        """Say that this process is open; call `end` when its parent is gone."""
        os.write(self.ready, b".")
        os.close(self.ready)
        asyncio.get_running_loop().add_reader(self.alive, end)


def require_possible(count: int, settings: Settings) -> None:
    """Raise SettingsError where a server cannot be that many processes."""
    if not 1 <= count <= MOST:
        raise SettingsError(f"a server has 1 to {MOST} processes, not {count}")
    if count > 1 and not settings.database:
        raise SettingsError(
            "several processes need their tables in PostgreSQL: name it with --database"
            " postgresql://USER@HOST/DATABASE (docs/hosting.md)"
        )
    if count > 1 and sys.platform == "win32":
        raise SettingsError("several processes share a port on Linux and macOS only")


class Child:
    """One of the processes."""

    def __init__(self, inherited: Inherited) -> None:
        command = [sys.executable, *sys.orig_argv[1:], "--inherited", str(inherited)]
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, pass_fds=inherited.files)

    @property
    def ended(self) -> bool:
        return self.process.poll() is not None


class Processes:
    """The processes of a server: started, started again when one dies, and ended together."""

    def __init__(self, listening: socket.socket, count: int) -> None:
        self.count = count
        self.ready, ready = os.pipe()
        alive, self.alive = os.pipe()
        os.set_blocking(self.ready, False)
        files = listening.fileno(), ready, alive
        self.inherited = [Inherited(*files, number) for number in range(count)]
        self.children: list[Child] = []
        self.stopping = 0
        """The signal that has ended this server."""

    def run(self, opened: Callable[[], None]) -> int:
        """Serve until somebody ends it; `opened` is called when all are open."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._stop)
        self.children = [Child(each) for each in self.inherited]
        try:
            if not self._all_open():
                return 0 if self.stopping else 1
            opened()
            while not self.stopping:
                self._look_after()
                time.sleep(LOOK_SECONDS)
            return 0
        finally:
            self._end()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = number

    def _all_open(self) -> bool:
        """Wait until all are open; False if one cannot be, which has said why."""
        missing = self.count
        while missing and not self.stopping:
            with suppress(BlockingIOError):
                missing -= len(os.read(self.ready, missing))
            if any(child.ended for child in self.children):
                return False
            time.sleep(LOOK_SECONDS)
        return not missing

    def _look_after(self) -> None:
        """Start those again that have died."""
        now = time.monotonic()
        for number, child in enumerate(self.children):
            lasted = child.began + SHORT_SECONDS < now
            if child.ended and (lasted or child.began + SOON_SECONDS < now):
                how = child.process.returncode
                print(f"carrack: a process has ended ({how}); it begins anew", file=sys.stderr)
                self.children[number] = Child(self.inherited[number])

    def _end(self) -> None:
        for child in self.children:
            if not child.ended:
                child.process.terminate()
        until = time.monotonic() + PATIENCE_SECONDS
        for child in self.children:
            try:
                child.process.wait(max(until - time.monotonic(), 0))
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()
