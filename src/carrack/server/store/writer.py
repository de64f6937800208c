"""The one thread that writes. Jobs that queue up share a commit and an fsync."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, TypeVar

from carrack.server.store.connection import SqlConnection

T = TypeVar("T")
Job = Callable[[SqlConnection], Any]
Batch = list[tuple[Job, Future[Any]]]
Submitted = list[tuple[Job, Future[Any]] | None]


class TaskWriter:
    """Takes jobs from everybody; a kind of database says how several are carried out at once."""

    def __init__(self) -> None:
        self.jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="carrack-store", daemon=True)
        self.thread.start()

    def submit(self, job: Callable[[SqlConnection], T]) -> Future[T]:
        """The future result of a job, once it is committed."""
        future: Future[T] = Future()
        self.jobs.put((job, future))
        return future

    def stop(self) -> None:
        """Carry out what was submitted, then close the connection."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = self._submitted()
            going = None not in batch
            self._carry_out([e for e in batch if e and e[1].set_running_or_notify_cancel()])
        self._close()

    def _submitted(self, timeout: float | None = None) -> Submitted:
        """Wait for jobs and return them; None: the end.

        Raises `queue.Empty` after `timeout` seconds.
        """
        batch: Submitted = [self.jobs.get(timeout=timeout)]
        while not self.jobs.empty():
            batch.append(self.jobs.get())
        return batch

    def _carry_out(self, batch: Batch) -> None:
        """Give each job its outcome."""
        outcomes = self._outcomes([job for job, _ in batch]) if batch else []
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            settle(future, outcome)

    def _outcomes(self, jobs: Sequence[Job]) -> list[Any]:
        """The result of each job or its exception, which undoes that job alone; all is kept."""
        raise NotImplementedError

    def _close(self) -> None:
        raise NotImplementedError


def settle(future: Future[Any], outcome: Any) -> None:
    """Give whoever waits for a job its result, or raise its exception there."""
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
