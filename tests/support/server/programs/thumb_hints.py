"""`carrack` whose hints come at once: by the rule of thumb instead of a long search."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from carrack.cli import main as program
from carrack.server.thinking import bots
from support.server.programs import no_pauses  # noqa: F401  (bots go on at once)

bots.HINTS_BY = "helmsman"

if __name__ == "__main__":
    sys.exit(program.main())
