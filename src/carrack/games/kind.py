"""A kind of move: one row that says how it is read, refused, played and described.

A game has its rows in `KINDS` of its `kinds`, by the number that a move has as its `kind`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from carrack.core.game import Move, Refusal, State

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)

ANY_TIME: Final = -1


def never(s: S, move: M) -> Refusal | None:
    """Refuses nothing that its time allows."""
    return None


def nothing_more(s: S, move: M, told: dict[str, Any]) -> None:
    """Tells nothing beyond what is told of every move."""


class Kind(Generic[S, M]):
    """A row.

    `rule`: by which such a move is made. `play`: what it does, less what follows by itself.
    `refusal`: the rule that it breaks, when it is the time for it. `describe`: adds what is
    particular to it to what is told of every move. `when`: the action or task that must be under
    way. `read`: the move that the words of a notation name, where they are not all listed by it.
    """

    def __init__(
        self,
        rule: str,
        play: Callable[[S, M], None],
        refusal: Callable[[S, M], Refusal | None] = never,
        describe: Callable[[S, M, dict[str, Any]], None] = nothing_more,
        when: int = ANY_TIME,
        read: Callable[[S, list[str]], M | None] | None = None,
    ) -> None:
        self.rule = rule
        self.play = play
        self.refusal = refusal
        self.describe = describe
        self.when = when
        self.read = read
        self.key = ""  # of its message, made when first told

    def told(self, move: M) -> dict[str, Any]:
        """What is told of every move; the first word of its notation is that of its message."""
        if not self.key:
            self.key = f"move-{move.notation.partition(' ')[0]}"
        told: dict[str, Any] = {"index": move.index, "move": move.notation, "key": self.key}
        told["args"], told["group"], told["rule"] = {}, [], self.rule
        return told


def by_number(rows: dict[int, Kind[S, M]]) -> list[Kind[S, M]]:
    """The rows in the order of their numbers, of which none may be left out."""
    return [rows[number] for number in range(len(rows))]
