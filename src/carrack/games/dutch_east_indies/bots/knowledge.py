"""Knowledge of The Dutch East Indies for bots; `KNOWLEDGE` is the only instance."""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Stream
from carrack.core.knowledge import Feature, Knowledge
from carrack.core.move import Move
from carrack.core.registry import find_game
from carrack.games.dutch_east_indies.bots.features.row import features_of, pace_of
from carrack.games.dutch_east_indies.bots.features.shared import SHARED
from carrack.games.dutch_east_indies.bots.features.sides import SIDE
from carrack.games.dutch_east_indies.bots.greedy import planned
from carrack.games.dutch_east_indies.bots.lines import corsair_line, lines_of
from carrack.games.dutch_east_indies.chapters.movement import end_refusal
from carrack.games.dutch_east_indies.moves import END_MOVE
from carrack.games.dutch_east_indies.state import NOTHING, Dei

LONG: Final = 60  # rounds; of 10,000 games between `greedy` bots, four took longer


class IndiesKnowledge(Knowledge[Dei]):
    """Lines are plans for both ships, advice is `greedy`'s, features those of `features`."""

    def advice(self, state: Dei, stream: Stream) -> Move:
        """The move of `greedy`, which draws nothing."""
        return planned(state)

    def lines(self, state: Dei, most: int) -> list[list[Move]]:
        """Turns with a goal for each ship, `greedy`'s first, and goods handed over.

        Each answer to a question is a line of its own.
        """
        return lines_of(state, most)

    def narrow_lines(self, state: Dei, most: int) -> list[list[Move]]:
        """The same without handing goods to the other ship, and with the big ship always first."""
        return lines_of(state, most, wide=False)

    def styles(self) -> int:
        """One beside `greedy`'s: that of a corsair."""
        return 1

    def in_style(self, state: Dei, style: int) -> list[Move]:
        """A corsair's turn."""
        return corsair_line(state)

    def width(self) -> int:
        """The same as in the training of the network that ships."""
        return 8

    def overdue(self, state: Dei) -> bool:
        """After sixty rounds: two ships that lie in wait for each other could do so for ever."""
        return state.turn >= LONG * state.players

    def keeps_lines(self) -> bool:
        """True: a voyage makes sense only as a whole."""
        return True

    def end_move(self, state: Dei) -> Move | None:
        """`end`, if the active seat is free to act and no ship must leave its port."""
        free = state.ask == NOTHING and state.seat == state.active
        return END_MOVE if free and end_refusal(state) is None else None

    def shared_features(self) -> list[Feature]:
        return SHARED[:]

    def side_features(self) -> list[Feature]:
        return SIDE[:]

    def features(self, state: Dei) -> list[list[int]]:
        return features_of(state)

    def pace(self, state: Dei) -> float:
        """The leader's share of the goal."""
        return pace_of(state)


KNOWLEDGE = IndiesKnowledge(find_game("dutch-east-indies"))
