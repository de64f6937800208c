"""A file that one process at a time may hold, until it closes it or ends, however it ends."""

from __future__ import annotations

import os
import sys
from typing import IO, Any

if sys.platform == "win32":
    import msvcrt

    def take(file: IO[Any]) -> bool:
        """Locks an open file for this process; False if another one holds it."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(file: IO[Any]) -> bool:
        """Locks an open file for this process; False if another one holds it."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some network folders know no locks; SQLite would not be safe there either, but let
            # people decide.
            return os.access(file.name, os.W_OK)
        return True
