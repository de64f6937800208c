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
    """Refuse nothing that its time allows."""
    return None


def nothing_more(s: S, move: M, data: dict[str, Any]) -> None:
    """Add nothing to what describes every move."""


class Kind(Generic[S, M]):
    """A row.

    `rule` is the rule by which such a move is made, `play` carries it out (less what follows
    without a decision), `refusal` gives the rule it breaks although it is the time for it, and
    `describe` adds what only this kind has to the description of every move. `when` is the action
    or task that must be under way. `read` finds the move that the words of a notation name, where a
    table of all notations would be too long.
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
        self.key = ""  # of its message, made from the notation of the first move described

    def description(self, move: M) -> dict[str, Any]:
        """Return data on any move; the key of its message is the first word of its notation."""
        if not self.key:
            self.key = f"move-{move.notation.partition(' ')[0]}"
        data: dict[str, Any] = {"index": move.index, "move": move.notation, "key": self.key}
        data["args"], data["group"], data["rule"] = {}, [], self.rule
        return data


def by_number(rows: dict[int, Kind[S, M]]) -> list[Kind[S, M]]:
    """The rows in the order of their numbers; none may be missing."""
    return [rows[number] for number in range(len(rows))]
