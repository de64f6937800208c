"""Ctrl-C as a request to finish cleanly, instead of an exception at any line."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

SAID = b"\ncarrack: finishing what is under way; Ctrl-C again ends at once\n"


class Interrupts:
    """While this context lasts, the first Ctrl-C sets `hit`; a second one raises KeyboardInterrupt.

    The first one is reported on standard error. Outside the main thread, which alone gets signals,
    it does nothing.
    """

    def __init__(self) -> None:
        self.hit = False
        self._here = threading.current_thread() is threading.main_thread()

    def stop(self) -> bool:
        """Whether Ctrl-C was pressed: what a pool asks (:meth:`carrack.workers.pool.Pool.map`)."""
        return self.hit

    def __enter__(self) -> Interrupts:
        if self._here:
            self._before = signal.signal(signal.SIGINT, self._on_signal)
        return self

    def __exit__(self, *_: object) -> None:
        if self._here:
            signal.signal(signal.SIGINT, self._before)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        if self.hit:
            raise KeyboardInterrupt
        self.hit = True
        with suppress(OSError):
            os.write(2, SAID)  # `print` may be in the middle of printing


@contextmanager
def held_back() -> Iterator[None]:
    """Delay Ctrl-C. A process started meanwhile never notices it, not even while starting.

    Only if the system has signal masks; elsewhere a worker ignores Ctrl-C once it has started.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
