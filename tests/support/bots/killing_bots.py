"""The tiny game with a bot that kills its process."""

from __future__ import annotations

import os
import signal

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.registry import register
from carrack.core.seat import SeatHandle
from support.games import tiny


class KillingBots(tiny.Lanterns):
    """Lanterns with such a bot."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "deadly"

    def advisors(self) -> dict[str, str]:
        return {"jump": "support.bots.killing_bots:jump"}


def jump(handle: SeatHandle, stream: Stream) -> Move:
    """Kills the process in the last turn of a game in which everybody has a 6."""
    if handle.view()["turn"] == 7 and 6 in handle.view()["played"]:
        os.kill(os.getpid(), signal.SIGKILL)
    return handle.legal().sample(stream)


GAME = KillingBots()
register(GAME)
