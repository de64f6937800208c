"""A worker process: it answers messages one after another, and ends with the process it serves.

Messages and answers are pickled and unpickled here, so that what cannot be pickled is a named error
and never the end of a worker. When a worker dies, `receive` says so; when the process that started
it is gone, however it ended, the worker ends at once, in the middle of its work.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from carrack.workers.interrupts import held_back
from carrack.workers.threads import one_thread
from carrack.workers.work import PoolError, WorkerDied

FAREWELL = 5.0  # seconds for a process to end by itself
START_SECONDS = 60.0  # added for a new process, which must first import what it needs

Progress = Callable[..., None]

# --- in the process -------------------------------------------------------------------------------


class Caller:
    """The sender of the message that a worker is working on."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def progress(self, *what: Any) -> None:
        """Report how far the answer has come."""
        self.connection.send(("progress", what))

    def interrupts(self) -> bool:
        """Whether it wants an answer now (:meth:`Worker.interrupt`)."""
        return self.connection.poll()


Handler = Callable[[Any, Caller], Any]
"""Returns the answer to a message."""

Prepare = Callable[[], Handler]
"""Prepares to answer messages, in the process of a worker."""


@dataclass(frozen=True)
class Limits:
    """The limits of a process: `memory` in bytes of addresses (0: none; Linux and macOS only).

    `nice` is how far it yields to other processes.
    """

    memory: int = 0
    nice: int = 0

    def apply(self) -> None:
        """Apply the limits to this process."""
        if self.nice and hasattr(os, "nice"):
            os.nice(self.nice)
        if not self.memory:
            return
        try:
            import resource
        except ImportError:  # Windows has no such limits
            return
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = self.memory if most == resource.RLIM_INFINITY else min(self.memory, most)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (limit, most))


NO_LIMITS = Limits()


def serve(connection: Connection, prepare: Prepare, limits: Limits) -> None:
    """Run a worker process: answer messages until nobody is left to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends its workers
    end_with_parent()
    one_thread()
    limits.apply()
    handler, caller = prepare(), Caller(connection)
    with suppress(EOFError, OSError):
        while True:
            message = connection.recv_bytes()
            if message:  # an empty one only interrupts
                connection.send_bytes(answered(message, lambda what: handler(what, caller)))


def end_with_parent() -> None:
    """End this process as soon as the one that started it is gone, in the middle of its work.

    That may take long: a bot may be silent for an hour, game after game.
    """
    parent = multiprocessing.parent_process()

    def outlive() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=outlive, daemon=True).start()


def answered(message: bytes, handle: Callable[[Any], Any]) -> bytes:
    """The result of a message, ready to be sent: the answer, or the error that was raised."""
    try:
        return pickle.dumps(("answer", handle(pickle.loads(message))))
    except Exception as error:
        return pickle.dumps(("error", portable(error)))


def opened(answer: bytes) -> Any:
    """The answer that :func:`answered` packed. Raises the error."""
    kind, value = pickle.loads(answer)
    if kind == "error":
        raise value
    return value


def portable(error: Exception) -> Exception:
    """An exception that can be sent, with a note of where it happened."""
    note = f"in a worker:\n{''.join(traceback.format_exception(error))}"
    try:
        copy = pickle.loads(pickle.dumps(error))
        same = type(copy) is type(error) and str(copy) == str(error)
    except Exception:
        same = False
    sent = error if same else PoolError(f"{type(error).__name__}: {error}")
    sent.add_note(note)
    return sent


# --- beside it ------------------------------------------------------------------------------------


class Worker:
    """One process and the line to it; the sender of a message receives its answer."""

    def __init__(self, prepare: Prepare, limits: Limits = NO_LIMITS) -> None:
        """Start the process, which calls `prepare` before its first answer."""
        self.package = package_folder()
        context = multiprocessing.get_context("spawn")  # the same everywhere, safe beside threads
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, prepare, limits), daemon=True)
        with held_back():
            self.process.start()
        theirs.close()

    def send(self, message: Any) -> None:
        """Send a message to be answered. If the worker is dead, `receive` will say so."""
        self._send(pickle.dumps(message))

    def interrupt(self) -> None:
        """Ask it to finish the current message early."""
        self._send(b"")

    def _send(self, message: bytes) -> None:
        with suppress(OSError):
            self.connection.send_bytes(message)

    def receive(self, seconds: float | None = None, progress: Progress | None = None) -> Any:
        """The answer to a message. Raises what was raised there, and WorkerDied.

        A worker that is silent for this many seconds, or sends nonsense, is killed.
        """
        while True:
            kind, value = self._on_message(seconds)
            if kind == "answer":
                return value
            if kind == "error":
                raise value
            if progress is not None:
                progress(*value)

    def _on_message(self, seconds: float | None) -> tuple[str, Any]:
        """Its next report."""
        try:
            if seconds is None or self.connection.poll(seconds):
                heard: tuple[str, Any] = pickle.loads(self.connection.recv_bytes())
                return heard
            reason = f"no answer within {seconds:g} second{'' if seconds == 1 else 's'}"
        except (EOFError, OSError):
            self.process.join(FAREWELL)
            reason = _ending(self.process.exitcode)
        except Exception as error:
            reason = f"its answer makes no sense ({type(error).__name__})"
        self.kill()
        raise WorkerDied(reason)

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.end()

    def end(self) -> None:
        """End the line, which the process notices; kill it if it does not end."""
        self.connection.close()
        self.process.join(FAREWELL)
        self.process.kill()
        self.process.join()


def end_all(workers: Iterable[Worker]) -> None:
    """End workers together."""
    workers = list(workers)
    for worker in workers:
        worker.connection.close()
    for worker in workers:
        worker.end()


def _ending(code: int | None) -> str:
    """Return how a process ended, for people."""
    if code is None:
        return "its process does not answer"
    if code < 0:
        return f"its process was killed by signal {-code}"
    return f"its process ended with exit code {code}"


def package_folder() -> str:
    """The folder of the path from which a new process imports Carrack; empty if none holds it.

    `make play` puts one first on the path that is there once the engine is compiled.
    """
    found = (each for each in sys.path if os.path.isfile(f"{each}/carrack/__init__.py"))
    return next(found, "")


class LastingWorker:
    """A worker that is started when it is first asked, and again after its process has died.

    So it is, between two messages, when a new process would import Carrack from another folder.
    One thread asks at a time; any may kill and close.
    """

    def __init__(self, prepare: Prepare, limits: Limits = NO_LIMITS) -> None:
        self.prepare = prepare
        self.limits = limits
        self.worker: Worker | None = None
        self.starting = threading.Lock()
        self.closed = False

    @property
    def process(self) -> BaseProcess | None:
        """The process, if there is one now, and it is the next to be asked."""
        return self.worker.process if self.worker is not None and self._lasts() else None

    def start(self) -> None:
        """Start the process now, so that whoever asks first waits less."""
        with suppress(WorkerDied):
            self._running()

    def ask(self, message: Any, seconds: float, progress: Progress | None = None) -> Any:
        """The answer to a message, within this many seconds of its start or of the last progress.

        A process that has to start first has more time. Raises what was raised there, and
        WorkerDied; a process that ran out of memory is not trusted with another message.
        """
        before = self.worker
        worker = self._running()
        if worker is not before:
            seconds += START_SECONDS
        try:
            worker.send(message)
            return worker.receive(seconds, progress)
        except (WorkerDied, MemoryError):
            worker.kill()
            self.worker = None
            raise

    def _running(self) -> Worker:
        with self.starting:
            if self.closed:
                raise WorkerDied("its worker has been closed")
            if self.worker is not None and not self._lasts():
                self.worker.end()
                self.worker = None
            if self.worker is None:
                self.worker = Worker(self.prepare, self.limits)
            return self.worker

    def _lasts(self) -> bool:
        return self.worker is not None and self.worker.package == package_folder()

    def kill(self) -> None:
        """Kill the process; a thread that waits for it gets WorkerDied."""
        with self.starting:  # one that has not been started cannot be killed
            if self.worker is not None:
                self.worker.process.kill()

    def close(self) -> None:
        """Kill the process for good: no other is started, even for a message on its way."""
        with self.starting:
            self.closed = True
        self.kill()
