"""Stops a PostgreSQL, and removes its folder, when the process that started it is gone.

`postgres_guard.py PROCESS FOLDER COMMAND...`: the command is what stops it.
"""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
from contextlib import suppress


def main(process: str, folder: str, *stop: str) -> None:
    with suppress(ProcessLookupError):
        select.select([os.pidfd_open(int(process))], [], [])
    subprocess.run(stop, cwd="/", check=False, capture_output=True)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
