"""Displays of games in a notebook: installed ones, known here only by name.

Displays are entry points of the group `carrack.displays`: `board` shows a session where it stands,
`replay` a whole record. The core imports neither.
"""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from typing import Any

GROUP = "carrack.displays"

_hinted: list[str] = []
"""Hints that have been given once and are not repeated."""


def find_display(name: str) -> Any:
    """The display of that name, to be called with what it shows. Raises ImportError with advice."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            return point.load()
    raise ImportError(f"no display {name!r} is installed: pip install anywidget")


def bundle(session: Any, text: str) -> dict[str, Any]:
    """A session for IPython, by MIME type: the board as text, and drawn where possible."""
    if "ipykernel" not in sys.modules:  # a terminal shows only text
        return {"text/plain": text}
    try:
        drawn = find_display("board")(session)._repr_mimebundle_()
    except ImportError as error:
        return {"text/plain": text + _hint(str(error))}
    data = drawn[0] if isinstance(drawn, tuple) else drawn
    return {**data, "text/plain": text}


def _hint(words: str) -> str:
    """Say how to see more, once."""
    if words in _hinted:
        return ""
    _hinted.append(words)
    return f"\n\n{words}"


def replay(record: Any, **how: Any) -> Any:
    """A record with a slider, for the end of a notebook's cell.

    `record` is the text of a record, the path of its file, or a session; `how` as in the widget.
    Raises ImportError where that is missing, RecordError for a record that is damaged.

    >>> replay("saved.jsonl")  # doctest: +SKIP
    """
    return find_display("replay")(record, **how)
