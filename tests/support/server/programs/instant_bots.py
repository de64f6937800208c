"""`carrack` with bots that answer at once, with the same values on every machine.

The strengths play and judge by a plain formula, so that tests of the page wait for nothing.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[3]))

from carrack.bots import names
from carrack.bots.assessment import Assessment, MoveValue
from carrack.bots.bot import Bot
from carrack.cli import main as program
from carrack.core.chance import Stream
from carrack.core.game import Game, Move
from carrack.core.seat import OpenHandle, SeatHandle
from support.server.programs import no_pauses  # noqa: F401  (bots go on at once)

STEP = 0.06  # of a chance of winning, from one move to the next best


class InstantBot(Bot):
    """Prefers moves in an order that depends only on their numbers."""

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """The move that it likes best."""
        return liked(handle)[0]

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        """Chances that rise and fall with the turns, and differ where nothing is hidden."""
        wins = chances(handle)
        points = [100 * win for win in wins]
        best = wins[handle.seat]
        values = [self.value(move, best - STEP * i) for i, move in enumerate(liked(handle)[:5])]
        return Assessment(self.name, handle.seat, tuple(values), tuple(wins), tuple(points), 1)

    def value(self, move: Move, win: float) -> MoveValue:
        """A move with a chance of winning, and points to match."""
        win = max(0.0, win)
        return MoveValue(move.notation, move.index, (move.notation,), win, 100 * win, 1)


def liked(handle: SeatHandle) -> list[Move]:
    """The legal moves, the best first."""
    return sorted(handle.legal(), key=lambda move: (move.index * 37 % 101, move.index))


def chances(handle: SeatHandle) -> list[float]:
    """Of every side, as turns and winds go; what a seat could know is half a turn from what was."""
    view = handle.view()
    turn = view["turn"] + 0.5 * isinstance(handle, OpenHandle)
    sides = len(view.get("seats") or view["homes"])
    wind = sum(pirate["square"] for pirate in view.get("pirates", []) if isinstance(pirate, dict))
    weights = [2.0 + math.sin(0.8 * turn + 2.1 * side + 0.3 * wind) for side in range(sides)]
    return [weight / sum(weights) for weight in weights]


def glance(name: str, game: Game[Any], settings: dict[str, str] | None = None) -> Bot:
    """The bot of any name."""
    return InstantBot(name)


def install() -> None:
    """Lets these bots play for all strengths of this process."""
    names.MAKERS.update(learned=glance, flat=glance)
    names.strength = lambda game, name: glance(name, game)  # type: ignore[attr-defined]


if __name__ in ("__main__", "__mp_main__"):  # not where a test only asks where this file lies
    install()

if __name__ == "__main__":
    sys.exit(program.main())
