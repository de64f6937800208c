"""`carrack`, with a disk that takes its time: the moment between asking for a commit and having it
grows from a fraction of a millisecond to twenty, so that a kill hits it."""

from __future__ import annotations

import random
import sys
import time
from concurrent.futures import Future
from typing import Any

from carrack.cli import main as program
from carrack.server.store.writer import Job, JobWriter

carried_out = JobWriter._carry_out


def slowly(self: JobWriter, batch: list[tuple[Job, Future[Any]]]) -> None:
    time.sleep(random.uniform(0, 0.02))
    carried_out(self, batch)


if __name__ == "__main__":
    JobWriter._carry_out = slowly  # type: ignore[method-assign]
    sys.exit(program.main())
