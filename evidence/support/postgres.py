"""A PostgreSQL store by its address, and what another program finds and does there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


def with_store(url: str, story: Callable[[Any], Awaitable[T]]) -> T:
    from carrack.server.store.postgres import PostgresStore

    async def run() -> T:
        store = PostgresStore(url)
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(run())


def asked(url: str, *statements: str) -> list[Any]:
    """What another program finds in a database."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        cursors = [connection.execute(each.encode()) for each in statements]
        return cursors[-1].fetchall() if cursors[-1].description else []


CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
