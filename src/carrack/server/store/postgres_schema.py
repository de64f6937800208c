"""The schema of the tables in PostgreSQL: the migrations of SQLite, in other words.

A table of its own says which of them the database has been through.
"""

from __future__ import annotations

import time
from typing import Any

from psycopg.errors import DeadlockDetected, LockNotAvailable

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError
from carrack.server.store.schema import APPLICATION, MIGRATIONS, USABLE_FROM, VERSION
from carrack.server.store.translation import schema_for_postgresql

MARK = "carrack_schema"
"""The table that marks a database as Carrack's own, and has its version."""
USABLE = "usable_from"
"""Its column that says which earlier versions can go on with the database: `USABLE_FROM`."""
MOST_WAIT = 100  # milliseconds for which others wait behind a migration that waits for a table
PAUSE = 0.4  # seconds for which they go on until it is tried again
TRIES = 120

FUNCTIONS = (
    """CREATE OR REPLACE FUNCTION julianday(moment TEXT) RETURNS DOUBLE PRECISION
       LANGUAGE sql STABLE AS
       $$ SELECT CAST(extract(epoch FROM moment::timestamptz) AS DOUBLE PRECISION) / 86400 $$""",
    """CREATE OR REPLACE FUNCTION json_extract(document TEXT, path TEXT) RETURNS TEXT
       LANGUAGE sql IMMUTABLE AS $$ SELECT CASE found WHEN 'true' THEN '1' WHEN 'false' THEN '0'
       ELSE found END FROM (SELECT document::json
       #>> string_to_array(substr(path, 3), '.') AS found) AS searched $$""",
    """CREATE OR REPLACE FUNCTION min(a TEXT, b TEXT) RETURNS TEXT
       LANGUAGE sql IMMUTABLE AS $$ SELECT least(a, b) $$""",
    """CREATE OR REPLACE FUNCTION max(a TEXT, b TEXT, c TEXT) RETURNS TEXT
       LANGUAGE sql IMMUTABLE AS $$ SELECT greatest(a, b, c) $$""",
)
"""Functions of SQLite that statements use, as far as they need: days are only subtracted."""


def migrate(connection: Any, where: str) -> None:
    """Bring a database to the newest schema in one transaction; refuse newer and foreign ones.

    Servers of an earlier version may go on meanwhile where that allows it: then those that play
    come first, and this is tried again.
    """
    for _ in range(TRIES):
        try:
            _migrate(connection, where)
            return
        except (DeadlockDetected, LockNotAvailable):
            time.sleep(PAUSE)
    raise StoreError(
        f"{where} cannot be updated to the schema of this version: it is always in use; end what"
        " has read from it for long, such as a backup, and start again"
    )


def _migrate(connection: Any, where: str) -> None:
    connection.execute("BEGIN")
    try:
        connection.execute("SELECT pg_advisory_xact_lock(?)", (APPLICATION,))  # of two, one does it
        version = require_known(connection, where)
        if version == 0:
            require_fit(connection, where)
            connection.execute(f"CREATE TABLE {MARK} (application BIGINT, version BIGINT)")
            connection.execute(
                f"INSERT INTO {MARK} (application, version) VALUES (?, 0)", (APPLICATION,)
            )
        elif version < USABLE_FROM:
            connection.have_alone()
        if version < VERSION:
            _go_through(connection, version)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _go_through(connection: Any, version: int) -> None:
    """Carry out the migrations from a version to the newest one."""
    connection.execute_as_is(f"SET LOCAL lock_timeout = {MOST_WAIT}")
    for migration in MIGRATIONS[version:]:
        for statement in migration:
            connection.execute_as_is(schema_for_postgresql(statement))
    for function in FUNCTIONS:
        connection.execute_as_is(function)
    connection.execute_as_is(f"ALTER TABLE {MARK} ADD COLUMN IF NOT EXISTS {USABLE} BIGINT")
    mark = f"UPDATE {MARK} SET version = ?, {USABLE} = ?"
    connection.execute(mark, (VERSION, USABLE_FROM))


def require_known(connection: SqlConnection, where: str) -> int:
    """The version of a schema; 0: empty.

    Raises StoreError for a foreign database, and a newer one that is not for this version.
    """
    if connection.execute("SELECT to_regclass(?)", (MARK,)).fetchone()[0] is None:
        others = connection.execute(
            "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
        )
        if others.fetchone()[0]:
            raise StoreError(f"{where} belongs to another program; make a database for Carrack")
        return 0
    query = f"SELECT application, version, to_jsonb({MARK}) ->> '{USABLE}' FROM {MARK}"
    owner, version, usable_from = connection.execute(query).fetchone()
    if owner != APPLICATION:
        raise StoreError(f"{where} belongs to another program; make a database for Carrack")
    if version > VERSION < int(usable_from or version):
        raise StoreError(
            f"{where} was written by a newer Carrack (its schema is {version}, this one knows"
            f" {VERSION}); install the newer version"
        )
    return int(version)


def require_up_to_date(version: int, where: str) -> None:
    """Raise StoreError for a schema of an earlier version, or none."""
    if version == 0:
        raise StoreError(f"{where} is empty: no server of Carrack has ever used it")
    if version < VERSION:
        raise StoreError(
            f"{where} is from an earlier version (its schema is {version}, this one needs"
            f" {VERSION}); start a server of this version on it first"
        )


def require_same(version: int, where: str) -> None:
    """Raise StoreError for a schema that is not of this very version."""
    require_up_to_date(version, where)
    if version > VERSION:
        raise StoreError(
            f"{where} is from a later version (its schema is {version}, this one knows {VERSION});"
            " move it with the later version"
        )


def require_fit(connection: SqlConnection, where: str) -> None:
    """Raise StoreError for a database that cannot hold every text."""
    encoding = connection.execute("SHOW server_encoding").fetchone()[0]
    if encoding != "UTF8":
        raise StoreError(
            f"{where} is encoded in {encoding}; make one with createdb --encoding UTF8"
            " --template template0"
        )
