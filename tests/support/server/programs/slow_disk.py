"""`carrack`, with a disk that takes its time: the moment between asking for a commit and having it
grows from a fraction of a millisecond to twenty, so that a kill hits it."""

from __future__ import annotations

import random
import sys
import time
from concurrent.futures import Future
from typing import Any

from carrack.cli import main as program
from carrack.server.store.sql import Job
from carrack.server.store.sqlite import Writer


class SlowWriter(Writer):
    def _carry_out(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        time.sleep(random.uniform(0, 0.02))
        super()._carry_out(batch)


if __name__ == "__main__":
    import carrack.server.store.sqlite

    carrack.server.store.sqlite.Writer = SlowWriter  # type: ignore[misc]
    sys.exit(program.main())
