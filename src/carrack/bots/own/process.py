"""A program on this machine, connected by its standard input and output."""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from carrack.bots.bot import UnknownBot
from carrack.bots.own.line import LONGEST_WORD, Channel, plain
from carrack.bots.own.protocol import LONGEST_ANSWER

FAREWELL = 1.0
"""Seconds for a program to end by itself when its input ends."""
SUPERVISOR = Path(__file__).with_name("supervisor.py")
POSIX = os.name == "posix"


def split(command: str) -> list[str]:
    """The words of a command, split as in a shell; no shell runs it. Raises UnknownBot."""
    try:
        words = shlex.split(command, posix=POSIX)
    except ValueError as error:
        raise UnknownBot(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise UnknownBot("cmd: is followed by a command, as in cmd:python mybot.py")
    return words


def check_program(words: list[str], folder: str | None = None) -> None:
    """Raise UnknownBot if there is no such program."""
    program = words[0]
    where = os.path.join(folder, program) if folder and os.path.dirname(program) else program
    if shutil.which(where) is None:
        reason = "there is none"
        if os.path.exists(where):
            reason = "it may not be run; name what runs it, as in python3 bot.py"
        raise UnknownBot(f"the program {program!r} cannot be started: {reason}")


class ProcessLine(Channel):
    """A process, its three pipes, and a thread for each of them.

    Carrack may be killed at any time: then the process's input ends, and a supervisor
    (`supervisor.py`; not on Windows) ends the process and everything that it started.
    """

    def __init__(self, words: list[str], memory: int, folder: str | None = None) -> None:
        """Start it. `memory` is the limit in bytes, 0: none. Raises OSError."""
        super().__init__()
        self.life = -1
        self.process = self._started(words, memory, folder)
        self.sent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        assert self.process.stdin and self.process.stdout and self.process.stderr  # pipes
        self._thread(self._write, self.process.stdin)
        self._thread(self._read, self.process.stdout)
        self.listener = self._thread(self._listen, self.process.stderr)

    def _started(
        self, words: list[str], memory: int, folder: str | None
    ) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        if not POSIX:
            return subprocess.Popen(words, cwd=folder, stdin=pipe, stdout=pipe, stderr=pipe)
        theirs, self.life = os.pipe()
        supervisor = [sys.executable, "-I", "-S", str(SUPERVISOR), str(memory), str(theirs)]
        try:
            return subprocess.Popen(
                [*supervisor, *words],
                cwd=folder,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                pass_fds=(theirs,),
                start_new_session=True,  # keep Ctrl-C from it
            )
        finally:
            os.close(theirs)

    @staticmethod
    def _thread(work: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
        thread = threading.Thread(target=work, args=(pipe,), daemon=True)
        thread.start()
        return thread

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (message := self.sent.get()) is not None:
                pipe.write(message + b"\n")
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := pipe.readline(LONGEST_ANSWER + 2)) and not self.over:
                self.answers.put(line)
        self.answers.put(None)

    def _listen(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST_WORD):
                self.words.append(plain(line))

    def last_words(self) -> str:
        self.listener.join(FAREWELL)  # its last output may still be being read
        return super().last_words()

    def send(self, message: bytes) -> None:
        self.sent.put(message)

    def _send(self, message: bytes) -> None:
        self.sent.put(message)

    def ending(self) -> str:
        try:
            code = self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "it closed its standard output"
        if POSIX and code > 128:
            code = 128 - code
        return f"it was ended by signal {-code}" if code < 0 else f"it ended with exit code {code}"

    def close(self, farewell: bytes = b"") -> None:
        """Close its input, and kill it if it does not end by itself."""
        if farewell:
            self.sent.put(farewell)
        self.sent.put(None)
        self.over = True
        try:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL if farewell else 0)
        finally:
            self._kill()
            while not self.answers.empty():  # the reading thread may be waiting for room
                self.answers.get()

    def _kill(self) -> None:
        if self.process.returncode is None:
            with suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL) if POSIX else self.process.kill()
            self.process.wait()
        if self.life >= 0:
            os.close(self.life)
            self.life = -1
