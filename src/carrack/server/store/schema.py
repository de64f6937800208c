"""The schema of the tables in SQLite, and how an older one becomes today's."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from carrack.server.store.store import StoreError

APPLICATION = 0x43524B31  # marks the file as Carrack's own

# Each migration leads from one version of the schema to the next; none is ever edited once
# released.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
             id TEXT PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL, seed BLOB NOT NULL,
             practice INTEGER NOT NULL, host TEXT NOT NULL, status TEXT NOT NULL,
             deciding INTEGER NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL)""",
        """CREATE TABLE seats (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
             name TEXT NOT NULL, kind TEXT NOT NULL, bot TEXT, token TEXT, resigned INTEGER NOT
             NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        """CREATE TABLE entries (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
             line TEXT NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
        """CREATE TABLE answers (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, move_id TEXT NOT NULL,
             asker TEXT NOT NULL, request TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL,
             PRIMARY KEY (table_id, move_id))""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN rematch TEXT",
        "CREATE INDEX running_tables ON tables (deciding) WHERE status = 'running'",
        "CREATE INDEX old_answers ON answers (table_id, seq)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE analyses (
             number INTEGER PRIMARY KEY, status TEXT NOT NULL, tries INTEGER NOT NULL, message TEXT
             NOT NULL, body BLOB, table_id TEXT NOT NULL UNIQUE REFERENCES tables ON DELETE
             CASCADE)""",
    ),
    (
        "ALTER TABLE seats ADD COLUMN arrival TEXT NOT NULL DEFAULT 'here'",
        "ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE talk (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
             seat INTEGER NOT NULL, at TEXT NOT NULL, text TEXT NOT NULL,
             PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE seats ADD COLUMN invitation TEXT",
        "ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN watchable INTEGER NOT NULL DEFAULT 1",
    ),
    (
        """CREATE TABLE receipts (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, move_id TEXT NOT NULL,
             asker TEXT NOT NULL, request TEXT NOT NULL, seq INTEGER NOT NULL,
             PRIMARY KEY (table_id, move_id)) WITHOUT ROWID""",
        """INSERT INTO receipts SELECT table_id, move_id, asker, substr(request, 1, 32), seq
             FROM answers""",
        "DROP TABLE answers",
    ),
    (
        """CREATE TABLE ends (
             table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, kept TEXT, at TEXT,
             told TEXT, why TEXT) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN fixed TEXT",
        "ALTER TABLE seats ADD COLUMN entropy_hash TEXT",
        "ALTER TABLE seats ADD COLUMN entropy TEXT",
    ),
    ("ALTER TABLE analyses ADD COLUMN findings BLOB",),
    (
        """CREATE TABLE people (
             id TEXT PRIMARY KEY, name TEXT NOT NULL, time_zone TEXT NOT NULL, language TEXT NOT
             NULL, created TEXT NOT NULL)""",
        """CREATE TABLE sessions (
             hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
             created TEXT NOT NULL, seen TEXT NOT NULL, device TEXT NOT NULL)""",
        "CREATE INDEX sessions_of_people ON sessions (person)",
        """CREATE TABLE claims (
             hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
             at TEXT NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX claims_of_people ON claims (person)",
        "CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL",
        "CREATE INDEX tables_by_host ON tables (host)",
    ),
    (
        """CREATE TABLE codes (
             hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
             kind TEXT NOT NULL, until TEXT NOT NULL) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE passkeys (
             id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
             party TEXT NOT NULL, public_key BLOB NOT NULL, sign_count INTEGER NOT NULL,
             created TEXT NOT NULL, used TEXT NOT NULL, device TEXT NOT NULL)""",
    ),
    (
        """CREATE TABLE mailboxes (
             address TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE REFERENCES people ON DELETE
             CASCADE) WITHOUT ROWID""",
        "ALTER TABLE codes ADD COLUMN address TEXT",
    ),
    (
        """CREATE TABLE clocks (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
             remaining INTEGER NOT NULL, used INTEGER NOT NULL, since INTEGER, due INTEGER,
             credited INTEGER NOT NULL, ran_out INTEGER NOT NULL, returned INTEGER NOT NULL,
             PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        "CREATE INDEX due_clocks ON clocks (due) WHERE due IS NOT NULL",
        "CREATE TABLE signs (number INTEGER PRIMARY KEY CHECK (number = 1), at INTEGER NOT NULL)",
    ),
    (
        """CREATE TABLE hours (
             person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE, night_from INTEGER,
             night_to INTEGER, holidays TEXT NOT NULL) WITHOUT ROWID""",
    ),
)
VERSION = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection, path: Path | str) -> None:
    """Migrate an older file in one transaction; refuse newer and foreign ones."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = require_known(connection, path)
        for migration in MIGRATIONS[version:]:
            for statement in migration:
                connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA user_version = {VERSION}")
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.close()
        raise


def require_known(connection: sqlite3.Connection, path: Path | str) -> int:
    """The version of a file's schema; 0: empty. Raises StoreError for a foreign or newer file."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if owner != APPLICATION and not empty:
        raise StoreError(f"{path} belongs to another program; choose another folder with --data")
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a newer Carrack (its schema is {version}, this one knows"
            f" {VERSION}); install the newer version, or choose another folder with --data"
        )
    return version
