"""`carrack`, where several servers may use one database."""

from __future__ import annotations

import sys

from carrack.cli import main as program
from carrack.server.store.postgres_connection import PostgresConnection

PostgresConnection.take = lambda self: None  # type: ignore[method-assign]

if __name__ == "__main__":
    sys.exit(program.main())
