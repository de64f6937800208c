"""Moves, and why one is refused, as the contract (:mod:`carrack.core.game`) has them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.copying import Again, again
from carrack.core.message import NOTHING_MORE, Message, MessageError


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
class Refusal(Message):
    """Why a move is not allowed: the rule it breaks (or `""` where no rule speaks), and a sentence.

    A game whose words lie in its own `locale` derives a class of its own, whose `package` is the
    game's.
    """

    def __init__(self, rule: str, key: str, args: dict[str, Any] | None = None) -> None:
        # not by `super`: where legality is asked by `refusal is None`, it would cost a tenth
        self.rule = rule
        self.key = key
        self.args = NOTHING_MORE if args is None else args

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}" if self.rule else self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, self.key, self.args)


class Refused(MessageError):
    """A move that was refused; nothing has changed. `refusal` says why, `rule` names its rule.

    `number` says which move of a row it was, counted from 1; 0: it was not one of a row.
    """

    def __init__(self, refusal: Refusal, number: int = 0) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.rule = refusal.rule
        self.number = number

    def __str__(self) -> str:
        place = f"move {self.number}: " if self.number else ""
        return f"{place}{self.refusal}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal, self.number)
