"""The tiny game with bots that fail in the middle of a game."""

from __future__ import annotations

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.registry import register
from carrack.core.seat import SeatHandle
from support.games import tiny


class FailingBots(tiny.Lanterns):
    """Lanterns with failing bots."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "clumsy"

    def advisors(self) -> dict[str, str]:
        return {
            "stumble": "support.bots.failing_bots:stumble",
            "cheat": "support.bots.failing_bots:cheat",
        }


def stumble(handle: SeatHandle, stream: Stream) -> Move:
    """Raises once the turn has a climb to lose."""
    if handle.view()["turn"] > 4:
        raise ZeroDivisionError("no steps left")
    return handle.legal().sample(stream)


def cheat(handle: SeatHandle, stream: Stream) -> Move:
    """Ends the turn, even where that is illegal."""
    return tiny.MOVES[tiny.END]


GAME = FailingBots()
register(GAME)
