"""Numbers in sentences of the command line and of errors, which are in English."""

from __future__ import annotations


def counted(count: float, noun: str, nouns: str = "", form: str = "") -> str:
    """A number with its noun; `nouns` is the plural where that is not made by an s.

    >>> counted(1, "second"), counted(0.5, "second"), counted(0, "person", "people")
    ('1 second', '0.5 seconds', '0 people')
    """
    number = format(count, form or ("d" if isinstance(count, int) else "g"))
    return f"{number} {noun if count == 1 else nouns or noun + 's'}"
