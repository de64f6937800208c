"""The time of a server."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]
"""The time of a server: milliseconds since 1970."""


def steady_time() -> Now:
    """The machine's time as it is now, which goes on steadily even if somebody sets its clock."""
    first, begun = time.time(), time.monotonic()
    return lambda: int((first + time.monotonic() - begun) * 1000)
