"""What a worker does with a batch, wherever it sits: the same in a process and in a cluster.

Works, batches and reports travel as pickled bytes, made and opened here, so that what cannot be
pickled is somebody's error with a name, and never the end of a worker.
"""

from __future__ import annotations

import pickle
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from carrack.workers.work import Answer, CrewError, Desk, Job


@dataclass
class Report(Generic[Answer]):
    """What came of a batch: the first answers in order, then perhaps what went wrong.

    `seconds` is how long the worker was at it.
    """

    answers: list[Answer]
    error: Exception | None
    seconds: float


def packed(report: Report[Any]) -> bytes:
    """A report ready to be sent; if its answers cannot be pickled, that is what went wrong."""
    try:
        return pickle.dumps(report)
    except Exception as error:
        return pickle.dumps(Report([], portable(error), report.seconds))


def unpacked(message: bytes) -> Report[Any]:
    """What :func:`packed` packed."""
    report: Report[Any] = pickle.loads(message)
    return report


class Workplace:
    """Where one worker sits: its desk, and how it takes what it is sent."""

    def __init__(self) -> None:
        self.desk: Desk[Any, Any] | None = None

    def make_ready(self, work: bytes) -> Report[Any]:
        """Makes the desk of a pickled piece of work; says what went wrong if something did."""
        start = time.monotonic()
        try:
            self.desk = pickle.loads(work).desk()
            error = None
        except Exception as wrong:
            error = portable(wrong)
        return Report([], error, time.monotonic() - start)

    def do(self, jobs: bytes, stopped: Callable[[], bool]) -> Report[Any]:
        """Answers pickled jobs until all are done, one fails, or somebody wants it to stop."""
        start, answers, error = time.monotonic(), list[Any](), None
        try:
            self._answer(pickle.loads(jobs), answers, stopped)
        except Exception as wrong:
            error = portable(wrong)
        return Report(answers, error, time.monotonic() - start)

    def _answer(self, jobs: list[Job], answers: list[Any], stopped: Callable[[], bool]) -> None:
        if self.desk is None:
            raise CrewError("a worker was given jobs before it was ready")
        for job in jobs:
            if stopped():
                return
            answers.append(self.desk.play(job))


def portable(error: Exception) -> Exception:
    """An exception that can be sent, with a note of where it happened."""
    note = f"in a worker:\n{''.join(traceback.format_exception(error))}"
    try:
        copy = pickle.loads(pickle.dumps(error))
        same = type(copy) is type(error) and str(copy) == str(error)
    except Exception:
        same = False
    sent = error if same else CrewError(f"{type(error).__name__}: {error}")
    sent.add_note(note)
    return sent
