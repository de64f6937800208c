"""The bot `deckhand`: plays by the rule of thumb, and often enough does something else instead.

Its mistakes are those of a beginner: not nonsense, but a line that looked good too. How many it
makes is one number.
"""

from __future__ import annotations

from carrack.bots.search.mind import Mind
from carrack.bots.search.ranking import Candidate, candidates
from carrack.bots.search.thinker import Thinker
from carrack.core.chance import Stream
from carrack.core.game import State
from carrack.core.seat import SeatHandle

LINES = 8
CARELESS = 35
"""In how many of 100 decisions it takes any of the lines that it sees."""


class Beginner(Thinker):
    """The first line of the game's knowledge, or now and then another."""

    def __init__(self, name: str, mind: Mind, careless: int = CARELESS) -> None:
        super().__init__(name, mind)
        self.careless = careless

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        """Its line first; it judges none of them."""
        found = candidates(self.mind, state, LINES)
        if stream.below(100) < self.careless:
            found.insert(0, found.pop(stream.below(len(found))))
        return found
