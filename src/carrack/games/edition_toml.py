"""Cells of an editor as values of TOML, and back. What is no such value stays the text it is."""

import json
import re
from typing import Any, Final

from carrack.core.message import printable

WHOLE: Final = re.compile(r"-?\d{1,9}")
SHARE: Final = re.compile(r"\d{1,3}(?:[.,]\d{1,9})?")
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
BETWEEN: Final = re.compile(r"[\s,;/:]+")  # between the numbers or words of one cell
YES: Final = ("true", "yes", "x", "1")
NO: Final = ("", "false", "no", "0")


def shown_cell(value: object, kind: str) -> str:
    """A value of a file as a cell shows it; empty for what is missing."""
    if value is None or value is False:
        return ""
    if isinstance(value, list):
        if kind == "drawing":
            return "\n".join([str(row) for row in value])
        return " ".join([shown_entry(entry) for entry in value])
    if kind == "drawing":
        return str(value).strip("\n")
    return "true" if value is True else str(value)


def shown_entry(entry: object) -> str:
    """An entry of a list; pairs are joined by a slash."""
    if isinstance(entry, list):
        return "/".join([str(each) for each in entry])
    return str(entry)


def parsed_cell(cell: str, kind: str) -> Any:
    """The value that a cell stands for, None if it is empty."""
    text = cell.strip("\n") if kind == "drawing" else cell.strip()
    if not text or (kind == "yes" and text.lower() in NO):
        return None
    if kind == "drawing":
        return text.split("\n")
    parts = [part for part in BETWEEN.split(text) if part]
    if kind == "wholes":
        return [number(part) for part in parts]
    if kind == "pairs":
        return [[number(part) for part in parts[i : i + 2]] for i in range(0, len(parts), 2)]
    if kind == "words":
        return parts
    if kind == "yes":
        return True if text.lower() in YES else text
    if kind == "share" and SHARE.fullmatch(text):
        return float(text.replace(",", "."))
    return number(text) if kind == "whole" else text


def number(text: str) -> int | str:
    """A whole number, or the text if it is none."""
    return int(text) if WHOLE.fullmatch(text) else text


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join([written(entry) for entry in value])}]"
    if isinstance(value, str):
        # what JSON may leave as it is and TOML may not
        return json.dumps(printable(value), ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)


def written_key(key: str) -> str:
    """A key as TOML."""
    return key if BARE.fullmatch(key) else written(key)
