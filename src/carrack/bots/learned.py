"""The bot `learned`: takes the line of which the trained network says that it ends best."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.bots.search.context import SearchContext
from carrack.bots.search.ranking import Candidate, candidates, rank
from carrack.bots.search.search_bot import SearchBot
from carrack.core.chance import Stream
from carrack.core.game import State
from carrack.core.seat import SeatHandle

POINT = 130
"""What a point ahead counts beside winning, of 65536: it decides where all is won or lost."""


@dataclass(frozen=True)
class LearnedSettings:
    """How many `lines` it compares, what a `point` ahead counts beside winning, and who judges.

    0 `lines` are as many as the game finds worth it; with `wide` 0 only those of earlier versions.
    `net` is a file of weights, `none` for none; without it those that the game ships judge.
    """

    lines: int = 0
    point: int = POINT
    wide: int = 1
    net: str = ""


class Learned(SearchBot):
    """Looks no further than where its lines end."""

    def __init__(self, name: str, context: SearchContext, settings: LearnedSettings) -> None:
        super().__init__(name, context)
        self.settings = settings

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        """All lines, by what the judge says of their ends, or as the game's knowledge has them."""
        found = candidates(self.context, state, self.settings.lines)
        if self.context.judge is None:
            return found
        return rank(self.context, state, found, self.settings.point, stream)
