"""The board of a plain view (`Game.plain_view`) as text, for terminals and notebooks."""

from __future__ import annotations

from typing import Any

from carrack.core.fluent import Texts

SEAT = "_seat"  # a seat in a field of this ending is a name in the field without it


def drawn(board: Any, texts: Texts) -> str:
    """Rows of places, each with what it holds below its name; a text stays as it is."""
    if isinstance(board, str):
        return board
    rows = [[place_lines(place, texts) for place in row] for row in board]
    width = max([len(line) for row in rows for lines in row for line in lines], default=0) + 2
    return "\n\n".join([row_text(row, width) for row in rows])


def row_text(row: list[list[str]], width: int) -> str:
    """The lines of places side by side."""
    height = max([len(lines) for lines in row], default=0)
    columns = [lines + [""] * (height - len(lines)) for lines in row]
    return "\n".join(
        ["".join([lines[i].ljust(width) for lines in columns]).rstrip() for i in range(height)]
    )


def place_lines(place: dict[str, Any] | None, texts: Texts) -> list[str]:
    """The name of a place, and a line for each thing that it holds."""
    if place is None:
        return ["-"]
    return [said(word, texts) for word in (place["name"], *place.get("holds", []))]


def said(word: Any, texts: Texts) -> str:
    """A word of a plain view in the language of the texts; seats by their numbers."""
    if not isinstance(word, dict):
        return texts.text(str(word), {})
    args = dict(word["args"])
    for field, value in word["args"].items():
        if field == "seat" or field.endswith(SEAT):
            args["player" if field == "seat" else field.removesuffix(SEAT)] = f"seat {value}"
    return texts.text(word["key"], args)
