"""What a worker does with the jobs of a series, the same in a process and in a cluster."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from carrack.workers.work import Answer, PoolError
from carrack.workers.worker import Caller, Handler, portable


@dataclass
class Report(Generic[Answer]):
    """What came of a batch: the first answers in order, then perhaps what went wrong.

    `seconds` is how long the worker was at it.
    """

    answers: list[Answer]
    error: Exception | None
    seconds: float


@dataclass(frozen=True)
class Preparation:
    """The message that makes a worker ready for a piece of work, which is pickled."""

    work: bytes


class BatchWorker:
    """Makes ready for one piece of work after the other, and answers batches of jobs."""

    def __init__(self) -> None:
        self.answer: Callable[[Any], Any] | None = None

    def handle(self, message: Preparation | list[Any], stopped: Callable[[], bool]) -> Report[Any]:
        """Makes ready; or answers jobs until all are done, one fails, or it is stopped."""
        start, answers, error = time.monotonic(), list[Any](), None
        try:
            if isinstance(message, Preparation):
                self.answer = pickle.loads(message.work).prepare()
            else:
                self._answer(message, answers, stopped)
        except Exception as wrong:
            error = portable(wrong)
        return Report(answers, error, time.monotonic() - start)

    def _answer(self, jobs: list[Any], answers: list[Any], stopped: Callable[[], bool]) -> None:
        if self.answer is None:
            raise PoolError("a worker was given jobs before it was ready")
        for job in jobs:
            if stopped():
                return
            answers.append(self.answer(job))


def prepare() -> Handler:
    """What a process needs to work for a pool."""
    worker = BatchWorker()

    def handle(message: Any, caller: Caller) -> Report[Any]:
        return worker.handle(message, caller.interrupts)

    return handle
