"""A class that plays as `own_program.py` does, as its author would write it in a file."""

from __future__ import annotations

from itertools import islice

from carrack.bots import Bot
from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.seat import SeatHandle


class OwnBot(Bot):
    """Any legal move."""

    def __init__(self, step: str = "0", fails: str = "") -> None:
        super().__init__("own class")
        self.step = int(step)
        self.fails = fails

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        if self.fails:
            raise ZeroDivisionError(self.fails)
        legal = handle.legal()
        number = (stream.below(1 << 31) + self.step) % len(legal)
        return next(islice(legal, number, None))


class Guest(OwnBot):
    """Plays one game only."""

    games = ("dutch-east-indies",)


class Nobody:
    """No bot at all."""


def advise(handle: SeatHandle, stream: Stream) -> Move:
    """As the class."""
    return OwnBot().decide(handle, stream)
