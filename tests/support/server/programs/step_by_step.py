"""`carrack` that stores a move in several round trips, as it does where something is amiss.

Earlier versions do so always: whatever stops such a server finds it in the middle of a transaction.
"""

from __future__ import annotations

import sys

import no_pauses

from carrack.server.store.postgres_writer import PostgresWriter, StepWriter

StepWriter._carried_out = PostgresWriter._carried_out  # type: ignore[method-assign]

if __name__ == "__main__":
    sys.exit(no_pauses.program.main())
