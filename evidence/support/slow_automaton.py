"""`carrack` with a lamplighter whose turns are slow, so that a kill interrupts one."""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from carrack.cli import main as program
from carrack.core.chance import Chance
from carrack.core.game import Move
from carrack.core.registry import register
from support.games import tiny_solo

SLOWLY = 0.6  # seconds


class SlowAutomaton(tiny_solo.Lamps):
    def apply(self, state: tiny_solo.tiny.Hill, move: Move, chance: Chance) -> None:
        turn = state.turn
        super().apply(state, move, chance)
        if state.turn == turn + 2:  # what the lamplighter did is there, but nothing is kept yet
            print(f"turn {state.turn}", flush=True)
            time.sleep(SLOWLY)


if __name__ == "__main__":
    register(SlowAutomaton())
    sys.exit(program.main())
