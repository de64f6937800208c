"""`carrack` with instant bots, and judges who look briefly: a game takes seconds."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from carrack.analysis import looks  # noqa: E402
from carrack.cli import main as program  # noqa: E402
from support.server.programs import instant_bots  # noqa: E402

PLAYOUTS = 48

if __name__ in ("__main__", "__mp_main__"):  # workers that think import this file, too
    looks.CLOSE = replace(looks.CLOSE, iterations=PLAYOUTS)
    instant_bots.install()

if __name__ == "__main__":
    sys.exit(program.main())
