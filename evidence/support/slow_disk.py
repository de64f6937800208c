"""`carrack`, with a disk that takes its time: the moment between asking for a commit and having it
grows from a fraction of a millisecond to twenty, so that a kill hits it."""

from __future__ import annotations

import random
import sys
import time
from concurrent.futures import Future
from typing import Any

from carrack.cli import main as program
from carrack.server.store.writer import Job, TaskWriter

carried_out = TaskWriter._carry_out


def slowly(self: TaskWriter, batch: list[tuple[Job, Future[Any]]]) -> None:
    time.sleep(random.uniform(0, 0.02))
    carried_out(self, batch)


if __name__ == "__main__":
    TaskWriter._carry_out = slowly  # type: ignore[method-assign]
    sys.exit(program.main())
