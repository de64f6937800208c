"""`carrack` with instant bots, but an admiral who is seen thinking."""

from __future__ import annotations

import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from carrack.cli import main as program  # noqa: E402
from carrack.core.game import Move  # noqa: E402
from support.server.programs import instant_bots  # noqa: E402

SECONDS = 2.5
at_once = instant_bots.InstantBot.decide


def decide(bot: instant_bots.InstantBot, *position: object) -> Move:
    """The move that the bot likes best; the admiral takes his time."""
    if bot.name == "admiral":
        time.sleep(SECONDS)
    return at_once(bot, *position)  # type: ignore[arg-type]


if __name__ in ("__main__", "__mp_main__"):  # workers that think import this file, too
    instant_bots.InstantBot.decide = decide  # type: ignore[method-assign, assignment]
    instant_bots.install()

if __name__ == "__main__":
    sys.exit(program.main())
