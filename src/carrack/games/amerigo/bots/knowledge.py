"""Knowledge of Amerigo for bots: greedy's advice, lines of a turn, features."""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Stream
from carrack.core.knowledge import Feature, Knowledge
from carrack.core.move import Move
from carrack.core.registry import find_game
from carrack.games.amerigo.bots.features.row import SHARED, SIDE, rows_of
from carrack.games.amerigo.bots.greedy import planned
from carrack.games.amerigo.bots.lines import lines_of
from carrack.games.amerigo.chapters.rounds import end_refusal
from carrack.games.amerigo.state import COLOURS, ENDED, ROUNDS, Amerigo


class AmerigoKnowledge(Knowledge[Amerigo]):
    """It uses only public facts, and remembers nothing."""

    def advice(self, state: Amerigo, stream: Stream) -> Move:
        """Return the move that `greedy` would play; nothing is drawn."""
        return planned(state)

    def lines(self, state: Amerigo, most: int) -> list[list[Move]]:
        """Return lines of the turn, `greedy`'s own line first (:mod:`lines`)."""
        return lines_of(state, most)

    def narrow_lines(self, state: Amerigo, most: int) -> list[list[Move]]:
        """The same with few places for tiles, however many lines are wanted."""
        return lines_of(state, most, wide=False)

    def end_move(self, state: Amerigo) -> Move | None:
        """`end`, once something was chosen and what is compulsory is done (AM-ROUND-7)."""
        if state.step == ENDED or end_refusal(state) is not None:
            return None
        return state.world.end_move

    def shared_features(self) -> list[Feature]:
        """The clock, the cubes, the displays, the land."""
        return SHARED

    def side_features(self) -> list[Feature]:
        """Describe a seat's standing, its sheet, and its tiles, islands and ships."""
        return SIDE

    def features(self, state: Amerigo) -> list[list[int]]:
        """The shared row, then a row for each seat."""
        return rows_of(state)

    def pace(self, state: Amerigo) -> float:
        """The share of the turns that are over."""
        phase = state.acting / state.players
        return ((state.round - 1) * COLOURS + state.phase + phase) / (ROUNDS * COLOURS)


KNOWLEDGE: Final = AmerigoKnowledge(find_game("amerigo"))
