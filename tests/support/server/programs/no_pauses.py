"""`carrack` whose bots continue at once: the end of a turn cannot be undone.

Tests play many turns against bots; those four seconds each would be most of their time. What is
done each minute is done each second.
"""

from __future__ import annotations

import sys
from functools import partial

from carrack.cli import main as program
from carrack.cli import play
from carrack.server import upkeep
from carrack.server.app import make_app

upkeep.ROUND_SECONDS = 1.0
play.make_app = partial(make_app, ended_seconds=0)  # type: ignore[assignment]

if __name__ == "__main__":
    sys.exit(program.main())
