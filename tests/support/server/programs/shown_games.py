"""`carrack` with small games, as if their packages were installed; bots go on at once."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from carrack.cli import main as program
from support.games import shown, tiny_solo  # noqa: F401  (registers them, in workers too)
from support.server.programs import no_pauses  # noqa: F401

if __name__ == "__main__":
    sys.exit(program.main())
