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


class JobWriter:
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
            batch = [self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get())
            going = None not in batch
            wanted = [item for item in batch if item and item[1].set_running_or_notify_cancel()]
            if wanted:
                self._carry_out(wanted)
        self._close()

    def _carry_out(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        outcomes = self._outcomes([job for job, _ in batch])
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, BaseException):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    def _outcomes(self, jobs: Sequence[Job]) -> list[Any]:
        """The result of each job or its exception, which undoes that job alone; all is kept."""
        raise NotImplementedError

    def _close(self) -> None:
        raise NotImplementedError
