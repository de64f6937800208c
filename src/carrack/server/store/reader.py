"""Reads the SQLite file while it is written to."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from carrack.server.store.connection import SqlConnection
from carrack.server.store.damage import reading
from carrack.server.store.faults import StoreError

T = TypeVar("T")


class Reader:
    """A thread with its own connection, which waits neither for the writer nor for others.

    Each job sees exactly what was committed before it began.
    """

    def __init__(self, path: Path) -> None:
        """`path` is a file that is open for writing already. Raises StoreError."""
        try:
            self.connection = reading(path)
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be read: {error}") from None
        self.thread = ThreadPoolExecutor(1, "carrack-reader")

    def submit(self, job: Callable[[SqlConnection], T]) -> Future[T]:
        """The future result of a job."""
        return self.thread.submit(self._done, job)

    def stop(self) -> None:
        """Carry out what was submitted, then close the connection."""
        self.thread.shutdown()
        self.connection.close()

    def _done(self, job: Callable[[SqlConnection], T]) -> T:
        """The job's result, all of it read from one state of the file. Raises StoreError."""
        try:
            self.connection.execute("BEGIN")
            try:
                return job(self.connection)
            finally:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}") from None
