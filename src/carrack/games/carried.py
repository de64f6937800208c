"""Components that a game carries with it: the text of their file is one of its options.

So its record has all that it needs, and replays wherever it is read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, TypeVar

from carrack.core.message import Message, MessageError
from carrack.core.options import Option
from carrack.games.shelf import Component, Shelf
from carrack.games.toml_file import FileError

BOX: Final = "box"  # the option that holds an edition, and
LONGEST_BOX: Final = 40_000  # its characters
EDITION: Final = "edition"  # the option that names one, and
SHIPPED: Final = "reconstructed"  # the one that ships
CONTENT: Final = "content"  # of the edition, in the identity of a game
KEPT: Final = 64  # texts that are not read again

C = TypeVar("C", bound=Component)

_read: dict[str, Any] = {}  # by package, folder and text


def carried(shelf: Shelf[C], text: str) -> C:
    """The component in a text, which it has as its `text`. Raises FileError with all errors."""
    key = f"{shelf.package} {shelf.folder} {text}"
    found = _read.get(key)
    if found is None:
        read: Any = shelf.of_text(text, shelf.noun)
        found = replace(read, text=text)
        if len(_read) >= KEPT:
            del _read[next(iter(_read))]
        _read[key] = found
    component: C = found
    return component


class BoxOption(Option):
    """An edition as the text of its file; empty: the one that option `edition` names."""

    def __init__(self, shelf: Shelf[Any]) -> None:
        super().__init__(BOX, "", [], 0, 0, longest=LONGEST_BOX)
        self.shelf = shelf

    def checked(self, value: object) -> int | str:
        """The text, if it is that of an edition. Raises MessageError saying what is wrong."""
        text = str(super().checked(value))
        if text:
            read_box(self.shelf, text)
        return text


def read_box(shelf: Shelf[C], text: str) -> C:
    """The edition in a text. Raises MessageError with all its errors."""
    try:
        return carried(shelf, text)
    except FileError as error:  # nothing is missing here, so it is not an error of components
        said = error.message
    raise MessageError(Message("wrong-box", {"problems": said}))


def box_of(shelf: Shelf[C], options: dict[str, Any]) -> C:
    """The edition of a game: the one that it carries, else a named one as it was begun with.

    Raises FileError, and MessageError if one is carried and another one named.
    """
    text, name = str(options.get(BOX, "")), str(options[EDITION])
    if not text:
        return shelf.as_begun(name, str(options.get(CONTENT, "")))
    if name != SHIPPED:
        both = {"edition": name, "shipped": SHIPPED}
        raise MessageError(Message("wrong-box-and-edition", both))
    return read_box(shelf, text)


def box_identity(shelf: Shelf[Any], options: dict[str, Any]) -> dict[str, Any]:
    """Name and content of the edition of a game."""
    found = box_of(shelf, options)
    name = found.name if options.get(BOX) else str(options[EDITION])
    return {EDITION: name, CONTENT: found.digest}


def box_to_json(box: Any) -> dict[str, Any]:
    """Return the name of a position's edition; a carried one has its text there too."""
    named = {"edition": box.name, "digest": box.digest}
    return {**named, BOX: box.text} if box.text else named


def box_from_json(shelf: Shelf[C], data: dict[str, Any]) -> C:
    """The edition that such data names; its digest shows whether it is still the same."""
    if BOX in data:
        return carried(shelf, data[BOX])
    return shelf.as_begun(data["edition"], data["digest"])
