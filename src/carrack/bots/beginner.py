"""Bots that play by the rule of thumb: `helmsman` always, `deckhand` with lapses.

The mistakes of a deckhand are those of a beginner: not nonsense, but another line that looked good.
One number says how many it makes.
"""

from __future__ import annotations

from carrack.bots.search.context import SearchContext
from carrack.bots.search.ranking import Candidate, candidates
from carrack.bots.search.search_bot import SearchBot
from carrack.core.chance import Stream
from carrack.core.game import State
from carrack.core.seat import SeatHandle

LINES = 8
"""A careless deckhand takes one of this many lines."""


class Beginner(SearchBot):
    """Begins a turn with the first line of the game's knowledge, or now and then with another.

    In `careless` of 100 looks chance decides. It finishes what it has begun, unless something is
    revealed: then it looks again.
    """

    def __init__(self, name: str, context: SearchContext, careless: int) -> None:
        super().__init__(name, context)
        self.careless = careless

    def keeps_lines(self) -> bool:
        """True: a line, good or bad, is played to its end."""
        return True

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        """The lines, with its choice first; it judges none of them."""
        found = candidates(self.context, state, LINES)
        if stream.below(100) < self.careless:
            found.insert(0, found.pop(stream.below(len(found))))
        return found
