"""The schema of the tables in PostgreSQL: the migrations of SQLite, in other words.

A table of its own says which of them the database has been through.
"""

from __future__ import annotations

from typing import Any

from carrack.server.store.connection import SqlConnection
from carrack.server.store.schema import APPLICATION, MIGRATIONS, VERSION
from carrack.server.store.store import StoreError
from carrack.server.store.translation import schema_for_postgresql

MARK = "carrack_schema"
"""The table that marks a database as Carrack's own, and has its version."""

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
"""What statements ask of SQLite, as far as they need it: days are only subtracted."""


def migrate(connection: Any, where: str) -> None:
    """Bring a database to the newest schema in one transaction; refuse newer and foreign ones."""
    connection.execute("BEGIN")
    try:
        connection.execute("SELECT pg_advisory_xact_lock(?)", (APPLICATION,))  # of two, one does it
        version = require_known(connection, where)
        if version == 0:
            require_fit(connection, where)
            connection.execute(f"CREATE TABLE {MARK} (application BIGINT, version BIGINT)")
            connection.execute(f"INSERT INTO {MARK} VALUES (?, 0)", (APPLICATION,))
        for migration in MIGRATIONS[version:]:
            for statement in migration:
                connection.execute_as_is(schema_for_postgresql(statement))
        if version < VERSION:
            for function in FUNCTIONS:
                connection.execute_as_is(function)
            connection.execute(f"UPDATE {MARK} SET version = ?", (VERSION,))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def require_known(connection: SqlConnection, where: str) -> int:
    """The version of a schema; 0: empty. Raises StoreError for a foreign or newer database."""
    if connection.execute("SELECT to_regclass(?)", (MARK,)).fetchone()[0] is None:
        others = connection.execute(
            "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
        )
        if others.fetchone()[0]:
            raise StoreError(f"{where} belongs to another program; make a database for Carrack")
        return 0
    owner, version = connection.execute(f"SELECT application, version FROM {MARK}").fetchone()
    if owner != APPLICATION:
        raise StoreError(f"{where} belongs to another program; make a database for Carrack")
    if version > VERSION:
        raise StoreError(
            f"{where} was written by a newer Carrack (its schema is {version}, this one knows"
            f" {VERSION}); install the newer version"
        )
    return int(version)


def require_fit(connection: SqlConnection, where: str) -> None:
    """Raise StoreError for a database that cannot hold every text."""
    encoding = connection.execute("SHOW server_encoding").fetchone()[0]
    if encoding != "UTF8":
        raise StoreError(
            f"{where} is encoded in {encoding}; make one with createdb --encoding UTF8"
            " --template template0"
        )
