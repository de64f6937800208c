"""Rows of a store: each of its methods is a job.

A job gets a connection in the place of `self`, within a transaction. Called on a store it is
awaited, and has a transaction of its own: `await store.people.add(person, session)`. Called on the
class it is a part of the transaction of whoever has a connection in hand:
`PeopleStore.add(c, person, session)`. What only other jobs ask is a function beside the class.

A job may be carried out several times, of which one counts: it changes nothing but the database.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, overload

from carrack.server.store.connection import SqlConnection

P = ParamSpec("P")
T = TypeVar("T")


class Ways(Protocol):
    """The two ways in which jobs reach a database. Raises StoreError."""

    def write(self, job: Callable[[SqlConnection], T], /) -> Coroutine[Any, Any, T]:
        """The result of a job that changes something, durably, and all of it or nothing."""

    def read(self, job: Callable[[SqlConnection], T], /) -> Coroutine[Any, Any, T]:
        """The result of a job that only reads, all of it from one state."""


class Rows:
    """A store whose methods are jobs."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways


@dataclass(frozen=True)
class BoundQuery(Generic[T]):
    """A job with what it is about. One that asks everything `at_once` needs no transaction."""

    job: Callable[..., T]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    at_once: bool

    def __call__(self, connection: SqlConnection) -> T:
        return self.job(connection, *self.args, **self.kwargs)


class StoreMethod(Generic[P, T]):
    """A job as a method."""

    def __init__(
        self,
        job: Callable[Concatenate[SqlConnection, P], T],
        way: Callable[[Ways], Callable[[Callable[[SqlConnection], T]], Coroutine[Any, Any, T]]],
        at_once: bool = False,
    ) -> None:
        self.job = job
        self.way = way
        self.at_once = at_once
        self.__doc__ = job.__doc__

    @overload
    def __get__(
        self, rows: None, owner: type[Rows]
    ) -> Callable[Concatenate[SqlConnection, P], T]: ...

    @overload
    def __get__(self, rows: Rows, owner: type[Rows]) -> Callable[P, Coroutine[Any, Any, T]]: ...

    def __get__(self, rows: Rows | None, owner: type[Rows]) -> Any:
        if rows is None:
            return self.job
        job, way = self.job, self.way(rows.ways)

        def run(*args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
            return way(BoundQuery(job, args, kwargs, self.at_once))

        run.__doc__ = job.__doc__
        return run


def writes(job: Callable[Concatenate[SqlConnection, P], T]) -> StoreMethod[P, T]:
    """Turn a job that changes something into a method."""
    return StoreMethod(job, lambda ways: ways.write)


def reads(job: Callable[Concatenate[SqlConnection, P], T]) -> StoreMethod[P, T]:
    """Turn a job that only reads into a method."""
    return StoreMethod(job, lambda ways: ways.read)


def reads_at_once(job: Callable[Concatenate[SqlConnection, P], T]) -> StoreMethod[P, T]:
    """Turn a job into a method that only reads, and asks all of it `at_once`."""
    return StoreMethod(job, lambda ways: ways.read, at_once=True)
