"""`carrack` with the small game of the tests."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from carrack.cli import main as program
from support.games import tiny  # noqa: F401  (registered by being imported)

if __name__ == "__main__":
    program.main()
