"""Batches of a series' jobs, handled by a worker the same in a process and in a cluster."""

from __future__ import annotations

import logging
import pickle
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from carrack.workers.work import Answer, PoolError
from carrack.workers.worker import Caller, Handler, portable


@dataclass
class Report(Generic[Answer]):
    """The result of a batch: the first answers in order, then perhaps an error.

    `seconds` is how long the worker took.
    """

    answers: list[Answer]
    error: Exception | None
    seconds: float


@dataclass(frozen=True)
class Preparation:
    """The message that prepares a worker for a piece of work, which is pickled.

    `tells`: it may warn of what it meets. One of the workers does; all would say the same.
    """

    work: bytes
    tells: bool = True


class BatchWorker:
    """Prepares for one piece of work after another, and answers batches of jobs."""

    def __init__(self) -> None:
        self.answer: Callable[[Any], Any] | None = None

    def handle(self, message: Preparation | list[Any], stopped: Callable[[], bool]) -> Report[Any]:
        """Prepare for work; or answer jobs until all are done, one fails, or it is stopped."""
        start, answers, error = time.monotonic(), list[Any](), None
        try:
            if isinstance(message, Preparation):
                logging.disable(logging.NOTSET if message.tells else logging.WARNING)
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
    """The handler with which a process works for a pool."""
    worker = BatchWorker()

    def handle(message: Any, caller: Caller) -> Report[Any]:
        return worker.handle(message, caller.interrupts)

    return handle
