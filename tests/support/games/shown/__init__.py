"""The tiny game as a package with all that a page can be given: texts, rules, places, a board.

`SHOWN` says what lies where, and is drawn plainly; `DRAWN` brings a module that draws its board,
`STAGED` one that draws all of the table.
"""

from __future__ import annotations

from typing import Any

from carrack.core.game import OVER, Move
from carrack.core.registry import register
from support.games import tiny

DIE, DECK = 0, 1  # places, as moves speak of them
PLACES = {tiny.THROW: DIE, tiny.LOOK: DECK}


class ShownLanterns(tiny.Lanterns):
    """Lanterns with places for the die and the deck."""

    def __init__(self, name: str = "shown", *, board: str = "", stage: str = "") -> None:
        super().__init__()
        self.name = name
        self.package = "support.games.shown"
        self.board_module = board
        self.stage_module = stage

    def describe(self, state: tiny.Hill, move: Move) -> dict[str, Any]:
        squares = [PLACES[move.index]] if move.index in PLACES else []
        return {**super().describe(state, move), "squares": squares}

    def plain_view(self, state: tiny.Hill, viewer: int | None) -> dict[str, Any]:
        thrown = [{"key": "eyes", "args": {"eyes": eyes}} for eyes in state.throws]
        out = ["lantern-out"] if 1 in state.throws else []
        die: dict[str, Any] = {"name": "place-die", "holds": [*thrown, *out], "square": DIE}
        if state.seat != OVER:
            die["seat"] = state.seat
        deck = {"name": "place-deck", "holds": [top(state, viewer)], "square": DECK}
        return {
            "sides": [
                {
                    "points": points,
                    "hand": state.hands[seat] if seat == viewer else len(state.hands[seat]),
                    "called": state.called[seat],
                }
                for seat, points in enumerate(state.points)
            ],
            "table": {"cards-played": state.played, "cards-left": len(state.deck)},
            "asks": "asks-throw" if not state.throws else "asks-more",
            "board": [[die, deck]],
        }


def top(state: tiny.Hill, viewer: int | None) -> dict[str, Any] | str:
    """The top card, for those who have looked at it."""
    if viewer in state.knowers and state.deck:
        return {"key": "card", "args": {"card": state.deck[-1]}}
    return "face-down"


SHOWN = ShownLanterns()
DRAWN = ShownLanterns("drawn", board="page/board.js")
STAGED = ShownLanterns("staged", stage="page/stage.js")
for game in (SHOWN, DRAWN, STAGED):
    register(game)
