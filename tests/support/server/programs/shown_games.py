"""`carrack` with small games and the example, as if they were installed; bots go on at once."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))
sys.path.insert(0, str(Path(__file__).parents[4] / "examples" / "fen-fair" / "src"))

import fen_fair
from carrack.cli import main as program
from carrack.core.registry import register
from support.games import shown  # noqa: F401  (registers them, in workers too)
from support.server.programs import no_pauses  # noqa: F401

register(fen_fair.GAME)

if __name__ == "__main__":
    sys.exit(program.main())
