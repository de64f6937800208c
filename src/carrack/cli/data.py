"""What other programs read from standard output and write to standard input: always UTF-8.

Prose goes out in the letters of whoever reads it, with a question mark for what they lack.
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
