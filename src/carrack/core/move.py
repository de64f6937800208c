"""Moves, and why one is refused, as the contract (:mod:`carrack.core.game`) has them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.copying import Again, again


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One possible decision of a game. Made once per table of moves and shared: compare with `is`.

    `index` is its number, the same on every map of an edition and number of players; `notation` its
    short text in records.
    """

    def __init__(self, index: int, notation: str) -> None:
        self.index = index
        self.notation = notation

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> Again:
        """A game with tables of moves finds its own again: they are compared with `is`."""
        return again(self)

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """Why a move is not allowed.

    The rule it breaks (or `""` where no rule speaks) and a sentence.
    """

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason

    def __repr__(self) -> str:
        return f"{self.rule}: {self.reason}" if self.rule else self.reason


class Refused(ValueError):
    """A move that was refused. `rule` names the rule, `reason` says why; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.rule = refusal.rule
        self.reason = refusal.reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Processes hand exceptions to each other, and make them anew."""
        return type(self), (Refusal(self.rule, self.reason),)
