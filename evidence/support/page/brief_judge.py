"""`carrack` with instant bots, and judges who look briefly: a game takes seconds."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from carrack.analysis import analyst, looks  # noqa: E402
from carrack.cli import main as program  # noqa: E402
from carrack.core.game import Game  # noqa: E402
from support.server.programs import instant_bots  # noqa: E402

PLAYOUTS = 48
usual = looks.usual_looks


def brief(game: Game[Any], *given: Any, **named: Any) -> looks.Looks:
    """The usual judges with few playouts, without hindsight, and with little luck drawn again."""
    return replace(usual(game, *given, **named | {"playouts": PLAYOUTS}), hindsight=None, redraws=2)


if __name__ in ("__main__", "__mp_main__"):  # workers that think import this file, too
    looks.usual_looks = analyst.usual_looks = brief
    instant_bots.install()

if __name__ == "__main__":
    sys.exit(program.main())
