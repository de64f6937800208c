"""`carrack` with the tiny games that bots search; one of them takes its time."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from carrack.cli import main as program
from support.games import searchable  # noqa: F401  (workers import this file too, and with it the games)

if __name__ == "__main__":
    sys.exit(program.main())
