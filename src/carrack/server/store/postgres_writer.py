"""Threads that write to PostgreSQL, each on a connection of its own, jobs in groups.

Another server may be paused or cut off in the middle of a transaction, and then keeps what it has
changed from everybody. A job that meets such a lock waits a moment for it, leaves its group, which
is committed without it, and is tried again apart until the lock is gone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty
from typing import Any, TypeVar, cast

import psycopg
from psycopg.errors import DeadlockDetected, LockNotAvailable, SerializationFailure

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Conflict, StoreError
from carrack.server.store.postgres_connection import WATCH, PostgresConnection, first_line
from carrack.server.store.table_rows import Change
from carrack.server.store.tables import TableStore
from carrack.server.store.writer import Batch, Job, Submitted, TaskWriter, settle

T = TypeVar("T")

AGAIN = (SerializationFailure, DeadlockDetected)
TRIES = 20
SERIALIZABLE = "BEGIN ISOLATION LEVEL SERIALIZABLE"
AT_A_REVISION = "BEGIN ISOLATION LEVEL READ COMMITTED"
MOST_WAIT = "SET lock_timeout = 300"
"""Milliseconds for which a group waits for a lock. (Other servers keep theirs for a few.)"""
IN_TROUBLE = "SET LOCAL lock_timeout = 5"
"""The same while somebody is known to keep locks: the others of the group are not to wait."""
MARK, DONE = "SAVEPOINT job", "RELEASE job"
PAUSE = 0.25  # seconds between two tries of jobs that have met a lock
AT_A_TIME = 20  # of these
MOST_KEPT = 9.0
"""Seconds after which a job is given up that has met a lock."""
LOCKED = object()
"""The outcome of a job that has met a lock, and was undone."""


class Reconnecting:
    """A connection that is made anew when it is lost."""

    def __init__(self, connect: Callable[[], PostgresConnection]) -> None:
        """Connect. Raises StoreError."""
        self.connect = connect
        self.connection = connect()
        self.failure = StoreError("")
        self.failed = -1.0  # when that was
        self.again = False
        """Whether any work was done again since somebody said that none was."""

    def done(self, begin: Sequence[str], work: Callable[[PostgresConnection], T]) -> T:
        """Do some work in a new transaction; return its result. Raises StoreError, psycopg.Error.

        A connection that gave no answer at all was most likely lost before; the work is done on a
        new one.
        """
        for last in (False, True):
            if self.connection.lost:
                self.connection = self._connected()
            try:
                self.connection.begin(*begin)
                return work(self.connection)
            except psycopg.OperationalError:
                if last or self.connection.line.answered:
                    raise
                self.again = True
                self.connection.close()
        raise AssertionError

    def _connected(self) -> PostgresConnection:
        try:
            return self.connect()
        except StoreError as error:
            self.failure, self.failed = error, time.monotonic()
            raise

    def roll_back(self) -> None:
        """Leave the transaction; where that is not to be had, the connection."""
        try:
            self.connection.execute_as_is("ROLLBACK")
        except psycopg.Error:
            self.connection.close()


@dataclass(frozen=True)
class Kept:
    """A job that has met a lock, and when it is given up."""

    job: Job
    future: Future[Any]
    until: float


class PostgresWriter(TaskWriter):
    """A thread that writes."""

    def __init__(self, connect: Callable[[], PostgresConnection], begin: str) -> None:
        """Connect; `begin` is how a transaction begins. Raises StoreError."""
        self.line = Reconnecting(connect)
        self.begin = begin
        self.kept: list[Kept] = []  # who has waited longest comes first
        self.next_try = 0.0
        self.in_trouble = False
        super().__init__()

    def _submitted(self, timeout: float | None = None) -> Submitted:
        try:
            return super()._submitted(PAUSE if self.kept else timeout)
        except Empty:
            return []

    def _carry_out(self, batch: Batch) -> None:
        if batch:
            until = time.monotonic() + MOST_KEPT
            self.in_trouble = bool(self.kept)
            self._settle([Kept(job, future, until) for job, future in batch])
        if self.kept and time.monotonic() >= self.next_try:
            self.in_trouble = True
            tried, self.kept = self.kept[:AT_A_TIME], self.kept[AT_A_TIME:]
            self._settle(tried)
            self.next_try = time.monotonic() + PAUSE

    def _settle(self, jobs: list[Kept]) -> None:
        """Carry jobs out, and keep those that meet a lock for later."""
        outcomes = self._outcomes([each.job for each in jobs])
        for each, outcome in zip(jobs, outcomes, strict=True):
            if outcome is not LOCKED:
                settle(each.future, outcome)
            elif time.monotonic() < each.until and not WATCH.ending:
                self.kept.append(each)
            else:
                settle(each.future, _given_up())

    def _close(self) -> None:
        for each in self.kept:
            settle(each.future, _given_up())
        self.line.connection.close()

    def _outcomes(self, jobs: Sequence[Job]) -> list[Any]:
        failure: Exception = StoreError("the database is asked by too many at once")
        for _ in range(TRIES):
            try:
                return self._carried_out(jobs)
            except AGAIN:
                self.line.roll_back()
            except StoreError as error:  # there is no connection
                failure = error
                break
            except Exception as error:  # whatever it is, this thread goes on
                self.line.roll_back()
                failure = StoreError(f"the database refuses: {first_line(error)}")
                break
        return [failure] * len(jobs)

    def _carried_out(self, jobs: Sequence[Job]) -> list[Any]:
        """Carry out jobs and commit; return the outcomes. Raises StoreError, psycopg.Error."""
        begin = (self.begin, *self._wait(), MARK)
        return self.line.done(begin, lambda connection: _all(connection, jobs))

    def _wait(self) -> list[str]:
        return [IN_TROUBLE] if self.in_trouble else []


@dataclass(frozen=True)
class StepTask:
    """The job of storing a step."""

    change: Change

    @property
    def table(self) -> str:
        return self.change.table

    def __call__(self, connection: SqlConnection) -> None:
        TableStore.commit(connection, self.change)


class ProbeTask:
    """The job of writing as a step does, to a table that needs room on the disk; none is left."""

    table = ""

    def __call__(self, connection: SqlConnection) -> None:
        try:
            connection.execute("CREATE TEMPORARY TABLE probe AS SELECT 1 AS kept")
            connection.execute("DROP TABLE probe")
        except psycopg.Error as error:  # whatever it is: the steps of the group may be kept
            raise StoreError(f"the database refuses: {first_line(error)}") from None


class StepWriter(PostgresWriter):
    """A thread that writes steps, those of a group in the order of their tables.

    A step keeps its table's row until the group is committed. Two servers that took the rows of the
    same tables in different orders would wait for each other, a second long.
    """

    def __init__(self, connect: Callable[[], PostgresConnection]) -> None:
        """Connect. Raises StoreError."""
        super().__init__(connect, AT_A_REVISION)

    def _outcomes(self, jobs: Sequence[Job]) -> list[Any]:
        steps = cast("Sequence[StepTask | ProbeTask]", jobs)
        order = sorted(range(len(steps)), key=lambda number: steps[number].table)
        self.line.again = False
        found = super()._outcomes([steps[number] for number in order])
        outcomes = dict(zip(order, found, strict=True))
        if self.line.again:  # whatever meets a step may meet itself, stored on a lost connection
            for number, outcome in outcomes.items():
                if outcome is LOCKED or isinstance(outcome, Conflict):
                    outcomes[number] = StoreError("nobody knows whether the step was stored")
        return [outcomes[number] for number in range(len(steps))]

    def _carried_out(self, jobs: Sequence[Job]) -> list[Any]:
        """The same; where nothing is amiss, all is asked and committed in one pipeline."""

        def all_at_once(connection: PostgresConnection) -> list[Any]:
            with connection.committed(_messages(jobs)):
                return [job(connection) for job in jobs]

        try:
            return self.line.done((self.begin, *self._wait()), all_at_once)
        except Exception as error:  # of one job: it is told from the others below
            if self.line.connection.lost:
                raise
            self.in_trouble |= isinstance(error, LockNotAvailable)
        self.line.roll_back()
        return super()._carried_out(jobs)


def _all(connection: PostgresConnection, jobs: Sequence[Job]) -> list[Any]:
    """Carry out jobs that are committed together; return the outcomes."""
    outcomes = []
    for number, job in enumerate(jobs):
        if number:
            connection.go_on(DONE, MARK)
        outcomes.append(_outcome(job, connection))
    stored = zip(jobs, outcomes, strict=True)
    with connection.committed(_messages([job for job, outcome in stored if outcome is None])):
        pass
    return outcomes


def _messages(jobs: Iterable[Job]) -> list[str]:
    """Return the messages to other processes about jobs that are done."""
    told: dict[Callable[[list[str]], Iterable[str]], list[str]] = {}
    for job in jobs:
        if isinstance(job, StepTask) and (tell := job.change.told) is not None:
            told.setdefault(tell, []).append(job.table)
    return [message for tell, tables in told.items() for message in tell(tables)]


def _outcome(job: Job, connection: PostgresConnection) -> Any:
    """The job's result or its exception, which undoes this job alone."""
    try:
        return job(connection)
    except LockNotAvailable:
        connection.execute_as_is("ROLLBACK TO job", IN_TROUBLE)
        return LOCKED
    except psycopg.OperationalError:  # of the connection or of the transaction: it is for all
        raise
    except Exception as error:
        connection.execute_as_is("ROLLBACK TO job")
        return error if isinstance(error, StoreError) else StoreError(first_line(error))


def _given_up() -> StoreError:
    return StoreError("another server keeps what is to be changed, and does not go on")
