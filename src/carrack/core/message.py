"""Sentences for people: a key with arguments, whose texts are in the `locale` of a package.

English is one of the languages; a page uses the reader's own (docs/core.md, Messages).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.core.fluent import CORE, english

NOTHING_MORE: Final[dict[str, Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """A sentence: the key of a text, and the arguments that fill it.

    Those are numbers, ids and names, other messages (a reason, say), or lists of them; of a list of
    messages each has its own line.
    A key without a text is shown as it is, so that a game without a `locale` may write a sentence.
    """

    def __init__(self, key: str, args: dict[str, Any] | None = None) -> None:
        self.key = key
        self.args = NOTHING_MORE if args is None else args

    def package(self) -> str:
        """The package whose `locale` holds the text."""
        return CORE

    @property
    def text(self) -> str:
        """The sentence in English."""
        return english(self.package()).text(self.key, self.args)

    def as_data(self) -> dict[str, Any]:
        """The message with the same in English, for other languages and programs."""
        args = {name: _plain(value) for name, value in self.args.items()}
        return {"key": self.key, "args": args, "message": printable(self.text)}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.key, self.args)


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, Message):
        return value.as_data()
    return printable(value) if isinstance(value, str) else value


def printable(text: str) -> str:
    """A text without what UTF-8 cannot hold, such as parts of the names of files."""
    return text.encode(errors="replace").decode()


class MessageError(ValueError):
    """Something chosen or written that is not valid; `message` says what, and what would be."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


def message_of(error: BaseException) -> Message:
    """Return the message of an error, in English alone where the error has no other."""
    return error.message if isinstance(error, MessageError) else Message(str(error))
