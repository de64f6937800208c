"""`carrack` of a later version: its schema has one migration more, which only adds."""

from __future__ import annotations

import sys

from carrack.server.store import schema

ADDS = (
    "ALTER TABLE entries ADD COLUMN note TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN colour TEXT",
    "CREATE TABLE notes (number INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL)",
    "CREATE INDEX noted_entries ON entries (note) WHERE note <> ''",
)

if __name__ == "__main__":
    schema.MIGRATIONS += (ADDS,)
    schema.VERSION += 1

    from carrack.cli.main import main  # what it imports takes the version as it finds it

    sys.exit(main())
