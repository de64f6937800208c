"""The bot `learned`: takes the line whose end the trained network likes best."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.bots.search.context import SearchContext
from carrack.bots.search.ranking import IMAGINED, Candidate, candidates, rank
from carrack.bots.search.search_bot import SearchBot
from carrack.core.chance import Stream
from carrack.core.game import State
from carrack.core.seat import SeatHandle

POINT = 130
"""The value of a point ahead, of 65536 for a win: it decides when a game is won or lost."""


@dataclass(frozen=True)
class LearnedSettings:
    """Settings: `lines` to compare, the value of a `point` ahead, and the network that judges.

    0 `lines` are as many as the game suggests; with `wide` 0 only those of earlier versions. `net`
    is a file of weights, `none` for none; the default is the game's own.
    """

    lines: int = 0
    point: int = POINT
    wide: int = 1
    net: str = ""


class Learned(SearchBot):
    """A bot that looks no further than the ends of its lines.

    What a line reveals is imagined so many `times`.
    """

    def __init__(
        self, name: str, context: SearchContext, settings: LearnedSettings, times: int = IMAGINED
    ) -> None:
        super().__init__(name, context)
        self.settings = settings
        self.times = times

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        """All lines, best first by the judge's opinion, or in the order of the knowledge."""
        found = candidates(self.context, state, self.settings.lines)
        if self.context.judge is None:
            return found
        return rank(self.context, state, found, self.settings.point, stream, self.times)
