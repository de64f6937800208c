"""Pipelines to PostgreSQL by libpq itself: statements there, answers back.

A cursor of the driver costs more than all else that a short statement costs in this process.
"""

from __future__ import annotations

import select
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any

import psycopg
from psycopg.adapt import PyFormat, Transformer
from psycopg.errors import error_from_result
from psycopg.pq import ExecStatus, PipelineStatus
from psycopg.pq.abc import PGresult

PREPARED = 500
"""Statements that a connection keeps prepared; the store has some two hundred."""

Kind = tuple[bytes, tuple[int, ...]]
"""A statement, and the types of its values."""


class PostgresRows:
    """The rows of a statement. Reading them waits for the answer; `status` is how it went."""

    def __init__(self, line: PostgresLine) -> None:
        self.line = line
        self.here = False
        self.changed = -1
        self.status = ""
        self.left: Iterator[Any] = iter(())

    def come(self, result: PGresult) -> None:
        """Take an answer."""
        self.here = True
        self.status = (result.command_status or b"").decode()
        if (changed := result.command_tuples) is not None:
            self.changed = max(self.changed, 0) + changed
        if result.ntuples:
            reading = Transformer.from_context(self.line.connection)
            reading.set_pgresult(result)
            self.left = iter(reading.load_rows(0, result.ntuples, tuple))

    def __iter__(self) -> Iterator[Any]:
        if not self.here:
            self.line.take()
        return self.left

    @property
    def rowcount(self) -> int:
        """Return the number of rows that were found or changed."""
        iter(self)
        return self.changed

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        return next(iter(self), None)

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        return list(self)


class PostgresLine:
    """The statements that are sent on a connection, and not answered yet."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection
        self.libpq = connection.pgconn
        self.ready = select.poll()
        self.used: set[Kind] = set()
        self.prepared: dict[Kind, bytes] = {}
        self.preparing: dict[Kind, bytes] = {}  # sent, and not answered yet
        self.names = count()
        self.awaited: list[Callable[[PGresult], None] | None] = []  # None: the end of a pipeline
        self.answered = False
        """Whether any answer has come since somebody said that none had."""

    def send(self, statement: bytes, values: Sequence[Any], rows: PostgresRows) -> None:
        """Send a statement soon; its rows come with `take`. Raises psycopg.Error."""
        sent = Transformer.from_context(self.connection)
        given = sent.dump_sequence(values, [PyFormat.AUTO] * len(values))
        types, formats = sent.types or (), sent.formats
        if self.libpq.pipeline_status == PipelineStatus.OFF:
            self.libpq.enter_pipeline_mode()
        kind = statement, types
        name = self.prepared.get(kind) or self.preparing.get(kind)
        if name is None and kind in self.used and len(self.prepared) < PREPARED:
            name = self.preparing[kind] = b"carrack_%d" % next(self.names)
            self.libpq.send_prepare(name, statement, types)
            self.awaited.append(partial(self._prepared, kind, name))
        if name is not None:
            self.libpq.send_query_prepared(name, given, formats)
        else:
            self.used.add(kind)
            self.libpq.send_query_params(statement, given, types, formats)
        self.awaited.append(rows.come)

    def end(self) -> None:
        """Send all that was to be sent: an error is one of what was asked until here."""
        if self.awaited and self.awaited[-1] is not None:
            self.libpq.pipeline_sync()
            self.awaited.append(None)
            self.libpq.flush()

    def take(self) -> None:
        """Wait for all answers. Raises psycopg.Error: the first; nothing after it was done.

        A connection that is lost meanwhile is closed.
        """
        awaited, failure = self.awaited, None
        try:
            self.end()
            self.awaited, self.preparing = [], {}
            for each in awaited:
                result = self._next()
                if each is None:
                    continue
                if result.status in (ExecStatus.FATAL_ERROR, ExecStatus.PIPELINE_ABORTED):
                    failure = failure or error_from_result(result)
                else:
                    each(result)
                    self.answered = True
                self._wait()
                self.libpq.get_result()  # None: there is no more of this statement
            if awaited:
                self.libpq.exit_pipeline_mode()
        except Exception:  # whatever it is: nobody knows any more which answer is next
            self.libpq.finish()
            if failure is None:
                raise
        if failure is not None:
            raise failure

    def _prepared(self, kind: Kind, name: bytes, _: PGresult) -> None:
        self.prepared[kind] = name

    def _next(self) -> Any:
        self._wait()
        result = self.libpq.get_result()
        if result is None:
            raise psycopg.OperationalError("the connection is lost")
        return result

    def _wait(self) -> None:
        """Wait until an answer is there; that may need more to be sent."""
        while (unsent := self.libpq.flush()) or self.libpq.is_busy():
            self.ready.register(self.libpq.socket, select.POLLIN | (unsent and select.POLLOUT))
            self.ready.poll()
            self.libpq.consume_input()
