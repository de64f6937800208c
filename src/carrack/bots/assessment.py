"""A bot's opinion of a position: the best moves with values, and the expectation of every side."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class MoveValue:
    """A move as a bot sees it, from the point of view of the deciding seat.

    `move` is its notation, `index` its number, `line` the notations of the moves that the bot would
    play, beginning with it. `win` is the chance of winning (a shared win counts as its share) and
    `points` the points expected at the end; None if the bot does not judge them. `visits` is how
    often the search has tried it.
    """

    move: str
    index: int
    line: tuple[str, ...]
    win: float | None
    points: float | None
    visits: int


@dataclass(frozen=True)
class Assessment:
    """A position as a bot sees it.

    `moves` are those that were looked at, the best first, the first being the bot's choice. `wins`
    and `points` are, for every side, its chance of winning and the points it may expect (empty if
    the bot does not judge); both assume that the best move is made. `iterations` is how many
    playouts or evaluations were spent, `seconds` how long it took.
    """

    bot: str
    seat: int
    moves: tuple[MoveValue, ...]
    wins: tuple[float, ...] = ()
    points: tuple[float, ...] = ()
    iterations: int = 0
    seconds: float = field(default=0.0, compare=False)

    def to_json(self) -> dict[str, Any]:
        """The assessment as plain data, with the field names of this class."""
        return asdict(self)
