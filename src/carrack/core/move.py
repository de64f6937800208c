"""Moves, and refusals of them, as the contract (:mod:`carrack.core.game`) defines them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.copying import Again, again
from carrack.core.message import NOTHING_MORE, Message, MessageError


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One possible decision of a game, made once per table of moves and shared: compare with `is`.

    `index` is its number, the same on every map of an edition and number of players; `notation` is
    its short text in records.
    """

    def __init__(self, index: int, notation: str) -> None:
        self.index = index
        self.notation = notation

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> Again:
        """A game with tables of moves must find its own again: they are compared with `is`."""
        return again(self)

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Message):
    """A reason against a move: the rule it breaks (`""` if no rule applies), and a sentence.

    A game with its own `locale` derives a class whose `package` is the game's.
    """

    def __init__(self, rule: str, key: str, args: dict[str, Any] | None = None) -> None:
        # not by `super`, which would cost a tenth where `refusal is None` decides what is legal
        self.rule = rule
        self.key = key
        self.args = NOTHING_MORE if args is None else args

    def as_data(self) -> dict[str, Any]:
        return {**super().as_data(), "rule": self.rule}

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}" if self.rule else self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, self.key, self.args)


class Refused(MessageError):
    """A move was refused; nothing has changed. `refusal` says why, `rule` names its rule.

    `number` is the place of the move in a sequence of moves, counted from 1; 0: it was not in a
    row.
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
