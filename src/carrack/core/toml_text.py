"""TOML that anybody may have written: whatever is wrong with it is one kind of error."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any, Final

DEEPEST: Final = 64  # brackets in brackets, or tables in tables; no file of Carrack has ten
LONG_KEY: Final = re.compile(rf"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){{{DEEPEST}}}""")
"""Keys as in `a.b.c = 1`; the parser takes seconds for one with thousands of parts."""


def file_text(file: Path) -> str:
    """The text of a file of settings. Raises OSError, or ValueError that says what to mend."""
    if file.is_char_device() and file != Path(os.devnull):
        raise ValueError("this is a device, not a file")
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ValueError("this is not UTF-8 text; save it as UTF-8") from None


def read_toml(text: str) -> dict[str, Any]:
    """The content of a text, which may begin with a byte order mark.

    Raises tomllib.TOMLDecodeError, also for what the parser itself breaks down on:

        >>> read_toml("a = " + "[" * 5000 + "]" * 5000)
        Traceback (most recent call last):
        tomllib.TOMLDecodeError: brackets or keys nest more than 64 deep
    """
    try:
        if LONG_KEY.search(text):
            raise RecursionError
        content = tomllib.loads(text.removeprefix("\ufeff"))
        _require_flat(content)
    except RecursionError:
        problem = f"brackets or keys nest more than {DEEPEST} deep"
        raise tomllib.TOMLDecodeError(problem) from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:  # Python's own limit
        raise tomllib.TOMLDecodeError("a number has thousands of digits") from None
    return content


def _require_flat(content: object) -> None:
    """Raise RecursionError for what nests so deep that nothing later could walk it."""
    layer = [content]
    for _ in range(DEEPEST):
        layer = [
            inner
            for each in layer
            if isinstance(each, (dict, list))
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
        if not layer:
            return
    raise RecursionError
