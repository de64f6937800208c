"""The tiny game with knowledge, so that bots search it and judge positions: cheap bots for tests.

Nothing has been trained for it, so that a search plays to the end of the game.
"""

from __future__ import annotations

from carrack.core.chance import Stream
from carrack.core.knowledge import Knowledge
from carrack.core.move import Move
from carrack.core.registry import register
from support.games import tiny


class Guided(tiny.Lanterns):
    """Lanterns with knowledge."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "guided"

    def knowledge(self) -> str:
        return "support.games.searchable:KNOWLEDGE"

    def advisors(self) -> dict[str, str]:
        return {"careful": "support.games.tiny:careful"}

    def turned_up(self, before: tiny.Hill, after: tiny.Hill, seat: int) -> list[str]:
        """The top card, looked at or drawn, for the seat that did so."""
        if before.reveals == after.reveals or seat != before.seat or seat in before.knowers:
            return []
        shown = seat in after.knowers or len(after.deck) < len(before.deck)
        return [f"card {len(before.deck)}"] if shown else []

    def imagine_seeing(
        self, before: tiny.Hill, after: tiny.Hill, seat: int, names: list[str], stream: Stream
    ) -> tiny.Hill:
        """With the top card where it lies, if it is named."""
        if f"card {len(before.deck)}" not in names or seat in before.knowers:
            return self.imagine(before, seat, stream)
        state = before.copy()
        state.knowers = sorted({*before.knowers, seat})
        state = self.imagine(state, seat, stream)
        state.knowers = before.knowers[:]
        return state


class HillKnowledge(Knowledge[tiny.Hill]):
    """Throw once, play the best card, end."""

    def advice(self, state: tiny.Hill, stream: Stream) -> Move:
        if not state.throws:
            return tiny.MOVES[tiny.THROW]
        cards = [card for card in state.hands[state.seat] if tiny.why_no_card(state, card) is None]
        blown_out = 1 in state.throws
        return tiny.MOVES[max(cards) if cards and not blown_out else tiny.END]

    def end_move(self, state: tiny.Hill) -> Move | None:
        return tiny.MOVES[tiny.END] if state.throws else None


class Ponderous(Guided):
    """Lanterns with knowledge that is slow."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "ponderous"

    def knowledge(self) -> str:
        return "support.games.searchable:PONDERING"


LONG = 3_000_000
"""So many numbers take some 0.06 s to add."""


class Pondering(HillKnowledge):
    """The same knowledge, but listing lines takes a while."""

    def lines(self, state: tiny.Hill, most: int) -> list[list[Move]]:
        sum(range(LONG))
        return super().lines(state, most)


GAME = Guided()
PONDEROUS = Ponderous()
KNOWLEDGE = HillKnowledge(GAME)
PONDERING = Pondering(PONDEROUS)
for _game in (GAME, PONDEROUS):
    register(_game)
