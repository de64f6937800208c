"""`carrack` on a machine whose clock is a minute ahead, with the small game of the tests.

What is done each minute it does each second.
"""

from __future__ import annotations

import datetime
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

AHEAD = 60.0
_time = time.time


class _Ahead(datetime.datetime):
    """The same, but for what it is now."""

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> _Ahead:
        return super().now(tz) + datetime.timedelta(seconds=AHEAD)


time.time = lambda: _time() + AHEAD
datetime.datetime = _Ahead  # type: ignore[misc]

if __name__ == "__main__":
    from support.games import tiny  # noqa: F401  (registered by being imported)
    from support.server.programs import no_pauses

    sys.exit(no_pauses.program.main())
