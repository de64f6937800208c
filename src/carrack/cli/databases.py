"""The database of a data folder: its own, or one in PostgreSQL.

A folder whose server has its tables in PostgreSQL says so in a file, so that no command takes what
an earlier server has left in it for today's tables.
"""

from __future__ import annotations

import logging
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.cli.folder import database
from carrack.server.store.faults import StoreError
from carrack.server.store.sqlite import SqliteStore
from carrack.server.store.wal_reset import advice

if TYPE_CHECKING:
    from carrack.server.store.store import Store

log = logging.getLogger(__name__)

MARK = "in-postgresql"
SCHEMES = ("postgresql://", "postgres://")
_SAID = "The tables of this folder are in PostgreSQL (docs/hosting.md).\n"


def is_url(place: str) -> bool:
    """Whether a place of tables is a PostgreSQL database; otherwise it is a folder."""
    return place.startswith(SCHEMES)


SERVED = (
    "name the database with --database, or move them back with"
    " `carrack move-store postgresql://… FOLDER`"
)


def require_here(data: Path, mend: str = SERVED) -> None:
    """Raise StoreError if the tables of a folder are in PostgreSQL."""
    if (data / MARK).exists():
        raise StoreError(f"the tables of {data} are in PostgreSQL, {mend}")


def opened_store(data: Path, url: str) -> Store:
    """The store of a server: in its folder, or in PostgreSQL. Raises StoreError with advice."""
    if not url:
        require_here(data)
        kept = SqliteStore(database(data))
        if any(known := advice()):
            log.warning("%s; %s", *known)
        return kept
    store: Store = postgres().PostgresStore(url)
    (data / MARK).write_text(_SAID, encoding="ascii")
    return store


def bring_up_to_date(data: Path, url: str) -> None:
    """Bring a database to the newest schema, for those that will serve it. Raises StoreError."""
    postgres().opened_database(url).close()
    (data / MARK).write_text(_SAID, encoding="ascii")


def postgres() -> Any:
    """Return the module that opens PostgreSQL. Raises StoreError where its library is missing."""
    return _loaded("postgres")


def postgres_commands() -> Any:
    """The same for commands, beside servers."""
    return _loaded("postgres_commands")


def _loaded(name: str) -> Any:
    try:
        return import_module(f"carrack.server.store.{name}")
    except ImportError:
        raise StoreError(
            "tables in PostgreSQL need psycopg, which is missing; in a clone:"
            " pip install '.[postgres]'"
        ) from None
