"""News for people, stored with the step that it follows from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["turn", "began", "ended", "waits", "invited", "round", "gone"]
"""It is somebody's turn; a game has begun, or ended; others wait; somebody is invited to a table;
the next round of a league has begun; an address of theirs is gone."""
WANTED: tuple[Kind, ...] = ("turn", "began", "ended", "waits", "invited", "round")
"""The kinds that people choose from; that an address is gone is said to its owner."""
OF_TABLE: tuple[Kind, ...] = ("turn", "began", "ended", "waits")
"""The same for the address of a table."""


@dataclass(frozen=True)
class Moment:
    """Something that the person of a seat is told of, or everybody at the table (None)."""

    kind: Kind
    seat: int | None = None


@dataclass(frozen=True)
class News:
    """The moments of a step, and the seats that have decided something in it.

    `at` is when, `due` from when on it may be told, in milliseconds; `turn` and `step` are the
    newest.
    """

    moments: tuple[Moment, ...]
    decided: tuple[int, ...]
    turn: int
    step: int
    at: int
    due: int
