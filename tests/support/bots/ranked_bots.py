"""The tiny game with several bots of known strength: `careful` before `timid` before `rash`."""

from __future__ import annotations

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.registry import register
from carrack.core.seat import SeatHandle
from support.games import tiny


class RankedBots(tiny.Lanterns):
    """Lanterns with more bots."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "crowd"

    def advisors(self) -> dict[str, str]:
        names = ("careful", "timid", "rash")
        return {"careful": "support.games.tiny:careful"} | {
            name: f"support.bots.ranked_bots:{name}" for name in names[1:]
        }


def timid(handle: SeatHandle, stream: Stream) -> Move:
    """Throws once and ends."""
    return tiny.MOVES[tiny.END if handle.view()["throws"] else tiny.THROW]


def rash(handle: SeatHandle, stream: Stream) -> Move:
    """Throws until the lantern is out."""
    return tiny.MOVES[tiny.END if 1 in handle.view()["throws"] else tiny.THROW]


GAME = RankedBots()
register(GAME)
