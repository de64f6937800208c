"""Data for other programs, on standard input and output: always UTF-8.

Prose is written in the encoding of the terminal, with a question mark for what it lacks.
"""

from __future__ import annotations

import sys
from typing import Any


def print_data(text: str, end: str = "\n", flush: bool = False) -> None:
    """Print JSON, CSV or a record, which is UTF-8 wherever it goes."""
    _changed(sys.stdout, encoding="utf-8", errors="backslashreplace")
    print(text, end=end, flush=flush)


def read_data() -> Any:
    """Standard input, as UTF-8."""
    _changed(sys.stdin, encoding="utf-8", errors="strict")
    return sys.stdin


def print_prose() -> None:
    """Let letters that a pipe or a terminal cannot hold be replaced from now on."""
    _changed(sys.stdout, errors="replace")


def _changed(stream: Any, **how: str) -> None:
    if hasattr(stream, "reconfigure"):  # what stands in its place may hold everything
        stream.reconfigure(**how)
