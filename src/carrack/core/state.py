"""A position of a game: what every state has, whatever the game."""

from __future__ import annotations

from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from carrack.core.copying import Again, again, attributes, remade, unshared
from carrack.core.events import Event

UNHEARD: Final[dict[str, Any]] = {"events": None, "opening": None}  # in copies


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `seat` decides now (`OVER`: nobody, the game has ended).

    `turn` counts finished turns, including those of automata. `reveals` counts the times something
    hidden from somebody was shown (a look at a card, a throw): undo never goes back past one.
    `events` is None, or the list that `apply` reports to. `opening` is None, or what happened
    during set-up, such as the first turn of an automaton; copies do not carry it.
    """

    def __init__(self) -> None:
        self.seat = 0
        self.turn = 0
        self.reveals = 0
        self.events: list[Event] | None = None
        self.opening: list[Event] | None = None

    def copy(self) -> Self:
        """An independent copy that reports to nobody.

        Made of all attributes: lists and dictionaries are copied, everything else is shared.
        Copying field by field, in a method of its own, is several times faster.
        """
        copy: Self = remade(type(self), {**stored(self), **UNHEARD})
        return copy

    def report(
        self,
        kind: str,
        rule: str,
        seat: int,
        data: dict[str, Any],
        private: dict[str, Any] | None = None,
        readers: list[int] | None = None,
    ) -> None:
        """Report an event (see `Event` for the parameters) if anybody listens.

        Where building `data` is expensive, check `events is not None` first.
        """
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, data, private, readers))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> Again:
        """By attributes; a game whose positions share tables should go through `to_json`."""
        return again(self)


def stored(state: State) -> dict[str, Any]:
    """The attributes of a position but what it reports, independent of it."""
    return {name: unshared(v) for name, v in attributes(state).items() if name not in UNHEARD}
