"""The result of a game, as the contract (:mod:`carrack.core.game`) defines it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """The result of a game: points and place (1 is first) by side, and the rule that decided.

    Sides are the seats, then the automata (:meth:`carrack.core.game.Game.automata`). Sides that are
    tied share a place, and the next place is skipped: 1, 1, 3. `cut` says that the game was stopped
    at a set limit before anybody had reached the goal.
    """

    def __init__(self, points: list[int], places: list[int], rule: str, cut: bool = False) -> None:
        self.points = points
        self.places = places
        self.rule = rule
        self.cut = cut

    def winners(self) -> list[bool]:
        """Whether each side has won, alone or with others: nobody has where the game was cut."""
        return [place == 1 and not self.cut for place in self.places]

    def shown(self) -> dict[str, Any]:
        """The same for a page, which also wants to know of a limit; a record has the rule."""
        return {**self.to_json(), "cut": True} if self.cut else self.to_json()

    def to_json(self) -> dict[str, Any]:
        """The result as plain data: `points`, `places`, and `rule`, which reveals a limit too."""
        return {"points": self.points, "places": self.places, "rule": self.rule}
