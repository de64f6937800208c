"""Sources of a game's points: the score sheet of each seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carrack.core.story import HistoryStep

SOURCES = "sources"
"""The score sheets of a rated game's seats, in the note that shows the seed."""


def score_sheets(steps: Iterable[HistoryStep], seats: int) -> list[dict[str, int]]:
    """Points by category, seat by seat, of the steps that were not taken back."""
    sheets: list[dict[str, int]] = [{} for _ in range(seats)]
    for step in steps:
        for event in () if step.undone else step.events:
            source, points = event.data.get("source"), event.data.get("points")
            if source is not None and points is not None and 0 <= event.seat < seats:
                sheet = sheets[event.seat]
                sheet[source] = sheet.get(source, 0) + points
    return sheets


def sheets_in(notes: Iterable[dict[str, Any]], seats: int) -> tuple[dict[str, int], ...]:
    """The score sheets that a record's notes hold; none where they have another form."""
    for note in notes:
        found = note.get(SOURCES)
        if isinstance(found, list) and len(found) == seats and all(map(_is_sheet, found)):
            return tuple(found)
    return ()


def _is_sheet(value: Any) -> bool:
    return isinstance(value, dict) and all(type(points) is int for points in value.values())
