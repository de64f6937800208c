"""The contract, operation by operation."""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, Stream
from carrack.core.game import Game, Move, Refusal, Result
from carrack.core.options import Option
from fen_fair import page
from fen_fair.state import GOODS, MOVES, Fen
from fen_fair.turns import lay_out, play, why_not


class FenFair(Game[Fen]):
    """Fen Fair, for two to four."""

    def __init__(self) -> None:
        self.name = "fen-fair"
        self.title = "Fen Fair"
        self.rules_version = "1"
        self.package = "fen_fair"
        self.state_class = Fen

    def options(self) -> list[Option]:
        """FF-TURN-1."""
        return [Option("days", 8, [], 3, 12)]

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Fen:
        return lay_out(players, options["days"], chance)

    def open_draw(self, purpose: str) -> bool:
        return purpose == "wants"

    def moves(self) -> list[Move]:
        return MOVES

    def refusal(self, state: Fen, move: Move) -> Refusal | None:
        return why_not(state, move)

    def apply(self, state: Fen, move: Move, chance: Chance) -> None:
        play(state, move)

    def result(self, state: Fen) -> Result:
        """FF-END-3."""
        rank = [(coins, sum(sold)) for coins, sold in zip(state.coins, state.sold, strict=True)]
        places = [1 + sum(other > mine for other in rank) for mine in rank]
        return Result(state.coins[:], places, "FF-END-3")

    def plain_view(self, state: Fen, viewer: int | None) -> dict[str, Any]:
        return page.plain_view(state, viewer)

    def describe(self, state: Fen, move: Move) -> dict[str, Any]:
        return page.describe(state, move)

    def left(self, state: Fen) -> list[dict[str, Any]]:
        """Nothing that is not done in a turn can be done later (FF-TURN-2)."""
        return [page.message("left-things", things=state.things)] if state.things else []

    def imagine(self, state: Fen, seat: int, stream: Stream) -> Fen:
        """Mixes all crates that the seat does not see, and draws the others' commissions."""
        other = state.copy()
        rivals = [rival for rival in range(len(state.at)) if rival != seat]
        crates = [crate for pile in state.piles for crate in pile[:-1]]
        crates += [crate for rival in rivals for crate in state.covered[rival]]
        crates.sort()  # nothing is left of how they really lie
        crates = [crates[i] for i in stream.shuffled(len(crates))]
        for rival in rivals:
            other.covered[rival] = sorted(crates.pop() for _ in state.covered[rival])
            other.commissions[rival] = stream.below(len(GOODS))
        other.piles = [[*(crates.pop() for _ in pile[:-1]), *pile[-1:]] for pile in state.piles]
        return other

    def knowledge(self) -> str:
        return "fen_fair.bots:KNOWLEDGE"


GAME = FenFair()
