"""Results of a record for ratings: its players, their places, and whether the game counts.

The header of a rated table says in `extra["rated"]` who took part, seat by seat: a person by the
pseudonym, or a bot with its version. Nothing else about people is needed, and nothing else is read.
The note with the seed says when the game ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from carrack.core.luck import ENTERED, PRACTICE, is_moved, luck_of
from carrack.core.record import Entry, Header, Record

RATED = "rated"
"""The key that a rated table writes into the `extra` of its header: `{"seats": […]}`."""
ENDED = "ended"
"""The key for the end of a rated game, in the note that shows the seed."""
TIME = "%Y-%m-%dT%H:%M:%SZ"
"""The form of that time, which is UTC: such texts are ordered as the times are."""
LEAVING, RETURNING = ("bot", "resign"), "human"
"""The notes of a seat that is handed to a bot, and of its person's return."""


class Uncounted(StrEnum):
    """A reason for which a game does not count."""

    UNRATED = "unrated"
    PRACTICE = "practice"
    MOVED = "moved"
    ALONE = "alone"
    NOBODY = "nobody"
    UNKNOWN = "unknown"
    TWICE = "twice"
    UNFINISHED = "unfinished"
    UNDATED = "undated"

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return SENTENCES[self]


SENTENCES = {
    Uncounted.UNRATED: "its table was not a rated one",
    Uncounted.PRACTICE: "it is practice: its draws could be known, or it goes on from another game",
    Uncounted.MOVED: "it was moved while it was running, in a file that holds its secrets",
    Uncounted.ALONE: "nobody sat on a second seat",
    Uncounted.NOBODY: "no person took part",
    Uncounted.UNKNOWN: "nobody knows who sat on one of its seats",
    Uncounted.TWICE: "one person held two of its seats",
    Uncounted.UNFINISHED: "it was not played to its end",
    Uncounted.UNDATED: "its record does not say when it ended",
}


@dataclass(frozen=True, order=True)
class Side:
    """A rated player: a person by the pseudonym, or a version of a bot."""

    name: str
    version: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether it is a bot: people have no version."""
        return bool(self.version)

    def as_data(self) -> dict[str, str]:
        """The side as records and answers name it."""
        if self.is_bot:
            return {"bot": self.name, "version": self.version}
        return {"person": self.name}


@dataclass(frozen=True)
class Played:
    """A game for ratings. `game` and `players` say which rating it is for.

    `name` is the commitment of its table, which no other game has. `sides`, `places` and `points`
    are by seat; if the game does not count, `uncounted` says why, and they may be empty.
    """

    game: str
    players: int
    name: str
    ended: str = ""
    sides: tuple[Side, ...] = ()
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    uncounted: Uncounted | None = None


def played(record: Record) -> Played:
    """Return what a record says. Header, notes and result are enough of it."""
    header = record.header
    name = str(header.extra.get("commitment", ""))
    sides, ended = _sides(header), _ended(record.entries)
    result = _result(header, record.entries)
    reason = _uncounted(record, sides, ended)
    if reason is not None or result is None:
        why = reason or Uncounted.UNFINISHED
        return Played(header.game, header.players, name, ended, uncounted=why)
    places, points = result
    placed = without_leavers(places, left(record.entries))
    known = tuple(side for side in sides if side is not None)
    return Played(header.game, header.players, name, ended, known, placed, points)


def places_of(record: Record) -> tuple[int, ...] | None:
    """The places of a game's seats, whoever has left behind all others; None if it has no end."""
    result = _result(record.header, record.entries)
    return without_leavers(result[0], left(record.entries)) if result is not None else None


def _uncounted(record: Record, sides: Sequence[Side | None], ended: str) -> Uncounted | None:
    """The first reason why a game does not count; whether it has a result is not asked."""
    header, people = record.header, [side for side in sides if side and not side.is_bot]
    if not isinstance(header.extra.get(RATED), dict):
        return Uncounted.UNRATED
    chosen = luck_of(header)["scheme"] in (PRACTICE, ENTERED)
    practice = header.extra.get("practice") is not False or chosen
    reasons = {
        Uncounted.PRACTICE: practice or "branch" in header.extra,
        Uncounted.MOVED: any(map(is_moved, record.entries)),
        Uncounted.ALONE: header.players < 2,
        Uncounted.UNKNOWN: len(sides) != header.players or None in sides,
        Uncounted.NOBODY: not people,
        Uncounted.TWICE: len(set(people)) < len(people),
        Uncounted.UNFINISHED: not any(entry.kind == "result" for entry in record.entries),
        Uncounted.UNDATED: not ended,
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


def _sides(header: Header) -> list[Side | None]:
    """Return who took part, seat by seat; None where the record names nobody."""
    rated = header.extra.get(RATED)
    seats = rated.get("seats") if isinstance(rated, dict) else None
    return [_side(seat) for seat in seats] if isinstance(seats, list) else []


def _side(seat: Any) -> Side | None:
    if not isinstance(seat, dict):
        return None
    person, bot, version = seat.get("person"), seat.get("bot"), seat.get("version")
    if isinstance(person, str) and person:
        return Side(person)
    is_bot = isinstance(bot, str) and isinstance(version, str) and bot and version
    return Side(str(bot), str(version)) if is_bot else None


def _ended(entries: Sequence[Entry]) -> str:
    """Return when a game ended, by the note with its seed; empty if that is not said."""
    notes = (entry.data["note"] for entry in reversed(entries) if entry.kind == "note")
    said = next((note.get(ENDED) for note in notes if "seed" in note), None)
    try:
        datetime.strptime(str(said), TIME)
    except ValueError:
        return ""
    return str(said)


def _result(
    header: Header, entries: Sequence[Entry]
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Places and points of the seats; those of automata follow them and are left out."""
    found: dict[str, Any] = next(
        (entry.data["result"] for entry in entries if entry.kind == "result"), {}
    )
    rows = [found.get("places"), found.get("points")]
    for row in rows:
        if not isinstance(row, list) or len(row) < header.players:
            return None
        if not all(type(value) is int for value in row):
            return None
    places, points = (tuple(row[: header.players]) for row in rows if row is not None)
    return places, points


# --- who leaves ----------------------------------------------------------------------------------


def left(entries: Sequence[Entry]) -> list[int]:
    """The seats that bots have finished the game for, in the order in which they were left."""
    gone: list[int] = []
    for entry in entries:
        note = entry.data["note"] if entry.kind == "note" else {}
        seat: Any = note.get("seat")
        if note.get("action") in LEAVING and seat not in gone:
            gone.append(seat)
        elif note.get("action") == RETURNING and seat in gone:
            gone.remove(seat)
    return gone


def without_leavers(places: Sequence[int], gone: Sequence[int]) -> tuple[int, ...]:
    """The places with those who have left behind all others: who left first is last.

    >>> without_leavers([1, 2, 2, 4], gone=[0, 2])
    (4, 1, 3, 2)
    """
    order = list(reversed(gone))
    keys = [
        (1, order.index(seat)) if seat in order else (0, place) for seat, place in enumerate(places)
    ]
    return tuple(1 + sum(other < key for other in keys) for key in keys)
