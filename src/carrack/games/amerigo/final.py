"""What cannot be taken back once a turn is confirmed: a move of Amerigo is final only by its end.

Nothing is drawn or revealed within a turn. The last turn of a phase throws the cubes of the next
one, before which a round may end.
"""

from __future__ import annotations

from typing import Any

from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.moves import END, AmerigoMove
from carrack.games.amerigo.state import COLOURS, ROUNDS, Amerigo
from carrack.games.amerigo.tower import cleared


def final_of(s: Amerigo, move: AmerigoMove) -> list[dict[str, Any]]:
    """What follows a legal move that ends a phase: a throw, the pirates, the final scoring."""
    if move.kind != END or s.acting + 1 < len(s.order):
        return []
    storage = cleared(s)
    later = [colour for colour in range(s.phase + 1, COLOURS) if storage[colour]]
    if later:
        return [thrown(later[0])]
    pirates: dict[str, Any] = {"key": "final-pirates", "args": {}}
    again = [colour for colour in range(COLOURS) if storage[colour]]
    if again and s.round < ROUNDS:
        return [pirates, thrown(again[0])]
    return [pirates, {"key": "final-scoring", "args": {}}]


def thrown(colour: int) -> dict[str, Any]:
    """The next throw that has cubes (AM-ROUND-2, AM-ROUND-3)."""
    return {"key": "final-throw", "args": {"colour": COLOUR_NAMES[colour]}}
