"""How a game ended, as the contract (:mod:`carrack.core.game`) has it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """How a game ended: points and place (1 is first) by side, and the rule that decided.

    Sides are the seats, then the automata (:meth:`carrack.core.game.Game.automata`). Sides that
    nothing tells apart share a place, and the next one is counted on: 1, 1, 3. `cut` says that the
    game was broken off at a limit somebody had set, before anybody had met its goal.
    """

    def __init__(self, points: list[int], places: list[int], rule: str, cut: bool = False) -> None:
        self.points = points
        self.places = places
        self.rule = rule
        self.cut = cut

    def to_json(self) -> dict[str, Any]:
        """As plain data: `points`, `places`, `rule`, which tells of a limit too."""
        return {"points": self.points, "places": self.places, "rule": self.rule}
