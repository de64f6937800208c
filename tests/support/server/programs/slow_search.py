"""`carrack` with the tiny games that bots search; one of them takes its time.

Analyses report at once what they have found.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from carrack.cli import main as program
from carrack.server.thinking import bots
from support.games import searchable  # noqa: F401  (workers import this file too, and with it the games)

bots.KEEP_SECONDS = 0.0

if __name__ == "__main__":
    sys.exit(program.main())
