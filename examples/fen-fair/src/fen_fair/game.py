"""The contract, operation by operation."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from carrack.core.chance import Chance, Stream
from carrack.core.game import OVER, Game, Move, Refusal, Result
from carrack.core.observation import Field
from carrack.core.options import Option
from fen_fair import readers
from fen_fair.state import FIELDS, MOVES, PACKAGE, THINGS, Fen
from fen_fair.turns import lay_out, play, why_not


class FenFair(Game[Fen]):
    """Fen Fair, for two to four."""

    def __init__(self) -> None:
        self.name = "fen-fair"
        self.title = "Fen Fair"
        self.rules_version = "1"
        self.package = PACKAGE

    def options(self) -> list[Option]:
        """FF-TURN-1."""
        return [Option("days", 8, [], 3, 12)]

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Fen:
        return lay_out(players, options["days"], chance)

    # --- playing ---------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        return MOVES

    def refusal(self, state: Fen, move: Move) -> Refusal | None:
        return why_not(state, move)

    def apply(self, state: Fen, move: Move, chance: Chance) -> None:
        play(state, move)

    def result(self, state: Fen) -> Result:
        """FF-END-2."""
        rank = [(coins, sum(sold)) for coins, sold in zip(state.coins, state.sold, strict=True)]
        places = [1 + sum(other > mine for other in rank) for mine in rank]
        return Result(state.coins[:], places, "FF-END-2")

    # --- what a seat may know --------------------------------------------------------------------

    def view(self, state: Fen, viewer: int | None) -> dict[str, Any]:
        return readers.view(state, viewer)

    def plain_view(self, state: Fen, viewer: int | None) -> dict[str, Any]:
        return readers.plain_view(state, viewer)

    def imagine(self, state: Fen, seat: int, stream: Stream) -> Fen:
        return readers.imagine(state, seat, stream)

    def describe(self, state: Fen, move: Move) -> dict[str, Any]:
        return readers.describe(state, move)

    def left(self, state: Fen) -> list[dict[str, Any]]:
        """Nothing that is not done in a turn can be done later (FF-TURN-2)."""
        if state.seat == OVER or not state.things:
            return []
        return [readers.message("left-things", things=state.things, all=THINGS)]

    def standing(self, state: Fen) -> list[dict[str, Any]]:
        return readers.standing(state)

    def board(self, state: Fen) -> str:
        return readers.board(state)

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        return readers.observation_fields(players)

    def observation(self, state: Fen, seat: int) -> list[int]:
        return readers.observation(state, seat)

    # --- stored, and played by bots --------------------------------------------------------------

    def to_json(self, state: Fen) -> dict[str, Any]:
        return {field: deepcopy(getattr(state, field)) for field in FIELDS}

    def from_json(self, data: dict[str, Any]) -> Fen:
        state = Fen(len(data["at"]), data["days"])
        for field in FIELDS:
            setattr(state, field, deepcopy(data[field]))
        return state

    def advisors(self) -> dict[str, str]:
        return {"thrifty": "fen_fair.bots:thrifty"}

    def knowledge(self) -> str:
        return "fen_fair.bots:KNOWLEDGE"


GAME = FenFair()
