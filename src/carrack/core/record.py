"""Records: a game as a text file, one JSON object per line.

They serve as storage, exports, test fixtures and bug reports.

The first line is the header. The rest follows the order of play::

    {"move":"sail A c4","seat":0}                   a decision, in the game's notation
        {"command":"load 3","seat":1}                   something done out of turn
    {"undo":17,"seat":0}                            back to before decision 17; the log only grows
    {"chance":"tower 1 blue","outcome":[4,1]}       what the entry before it drew
    {"turn":5,"hash":"0f…"}                         end of a turn, and the hash of the whole state
        {"note":{…}}                                    added by the table; replay skips it
    {"result":{…},"hash":"3a…"}                     the end
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.chance import Draw
from carrack.core.game import Game, canonical
from carrack.core.message import Message, MessageError

FORMAT = 1
KINDS = ("move", "command", "undo", "chance", "turn", "note", "result")


# Line ends to other programs and to str.splitlines, which JSON leaves unescaped.
_LINE_ENDS = {"\x85": "\\u0085", "\u2028": "\\u2028", "\u2029": "\\u2029"}


def one_line(data: Any) -> str:
    """Data as a line of a record."""
    text = canonical(data)
    for end, escaped in _LINE_ENDS.items():
        text = text.replace(end, escaped)
    return text


class RecordError(MessageError):
    """A damaged record. `line` counts from 1 (the header); `reason` says what is wrong there."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__(Message("fault-line", {"line": line, "reason": reason}))
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Processes pass exceptions to each other by pickling them."""
        return type(self), (self.line, self.reason)


class OpenRecord(RecordError):
    """The record of a running game, without what is hidden: nobody can replay it yet."""


class OtherComponents(RecordError):
    """A record was played with components (an edition, say) that are missing here, or differ."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Header:
    """The first line: which game, by which rules, with which components, and who sat where.

    `identity` is what the game needs to be the same again (edition and content hash); `seats` holds
    a dict for each seat with at least `name`; `extra` is free for the table (commitment to the
    seed, practice, …).
    """

    def __init__(
        self,
        game: str,
        rules: str,
        players: int,
        options: dict[str, Any],
        identity: dict[str, Any],
        seats: list[dict[str, Any]],
        extra: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.identity = identity
        self.seats = seats
        self.extra = extra if extra is not None else {}

    def to_json(self) -> dict[str, Any]:
        """The header as plain data."""
        return {
            "carrack": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "identity": self.identity,
            "seats": self.seats,
            "extra": self.extra,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """One line after the header: its kind, and the data as in the file."""

    def __init__(self, kind: str, data: dict[str, Any]) -> None:
        self.kind = kind
        self.data = data

    def line(self) -> str:
        """The entry as a line of the file, without the line end."""
        return one_line(self.data)

    def __repr__(self) -> str:
        return self.line()


def move_entry(notation: str, seat: int) -> Entry:
    """A decision, in the game's notation, and whose it was."""
    return Entry("move", {"move": notation, "seat": seat})


def command_entry(notation: str, seat: int) -> Entry:
    """Something a seat did out of turn."""
    return Entry("command", {"command": notation, "seat": seat})


def undo_entry(decision: int, seat: int) -> Entry:
    """A return to before a decision."""
    return Entry("undo", {"undo": decision, "seat": seat})


def chance_entry(draw: Draw) -> Entry:
    """An answered draw."""
    return Entry("chance", {"chance": draw.purpose, "outcome": draw.outcome})


def turn_entry(turn: int, digest: str) -> Entry:
    """The end of a turn: how many have ended, and the hash of the state."""
    return Entry("turn", {"turn": turn, "hash": digest})


def note_entry(note: dict[str, Any]) -> Entry:
    """A note of the table; replay skips it."""
    return Entry("note", {"note": note})


def result_entry(result: dict[str, Any], digest: str) -> Entry:
    """The end of the game, and the hash of its last state."""
    return Entry("result", {"result": result, "hash": digest})


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A header and the entries after it."""

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header = header
        self.entries = entries

    def text(self) -> str:
        """The whole file."""
        lines = [one_line(self.header.to_json())]
        lines.extend(entry.line() for entry in self.entries)
        return "\n".join(lines) + "\n"


MARK = "\ufeff"
"""With which editors of Windows begin a file."""


def read_record(lines: Iterable[str]) -> Record:
    """The record in a file's lines. Raises RecordError at the first line that cannot be read.

    >>> read_record(["Once upon a time"])
    Traceback (most recent call last):
    carrack.core.record.RecordError: line 1: ...
    """
    header: Header | None = None
    entries: list[Entry] = []
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        data = _parsed(number, text.removeprefix(MARK) if number == 1 else text)
        if header is None:
            header = read_header(number, data)
        else:
            entries.append(read_entry(number, data))
    if header is None:
        raise RecordError(1, Message("fault-empty"))
    return Record(header, entries)


DEEPEST = 64
"""The most nested brackets of a line. No record comes near; parsers break down far above."""


def _too_deep(text: str) -> bool:
    """Whether it nests deeper; a parser in a browser would take its tab's tables down with it."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for sign in re.findall(r"[\[\]{}]", re.sub(r'"(?:[^"\\]|\\.)*"', "", text)):
        depth += 1 if sign in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def _parsed(number: int, text: str) -> dict[str, Any]:
    try:
        if _too_deep(text):
            raise ValueError(f"brackets nest more than {DEEPEST} deep")
        data = json.loads(text)
    except ValueError as error:
        raise RecordError(number, Message("fault-not-json", {"reason": str(error)})) from None
    if not isinstance(data, dict):
        raise RecordError(number, Message("fault-not-object"))
    return data


_JSON = {str: "string", int: "number", dict: "object", list: "array"}  # what JSON calls them
_HEADER_FIELDS: list[tuple[str, type]] = [
    ("game", str),
    ("rules", str),
    ("players", int),
    ("options", dict),
    ("identity", dict),
    ("seats", list),
]


def _require(number: int, data: dict[str, Any], fields: list[tuple[str, type]]) -> None:
    for field, kind in fields:
        value = data.get(field)
        if not isinstance(value, kind) or isinstance(value, bool):
            needed = {"field": field, "type": _JSON[kind]}
            raise RecordError(number, Message("fault-field", needed))


def read_header(number: int, data: dict[str, Any]) -> Header:
    """The header in a line's data. Raises RecordError."""
    if data.get("carrack") != FORMAT:
        raise RecordError(number, Message("fault-no-header", {"format": FORMAT}))
    _require(number, data, _HEADER_FIELDS)
    extra = data.get("extra", {})
    return Header(
        data["game"],
        data["rules"],
        data["players"],
        data["options"],
        data["identity"],
        data["seats"],
        extra if isinstance(extra, dict) else {},
    )


_ENTRY_FIELDS: dict[str, list[tuple[str, type]]] = {
    "move": [("move", str), ("seat", int)],
    "command": [("command", str), ("seat", int)],
    "undo": [("undo", int), ("seat", int)],
    "chance": [("chance", str), ("outcome", list)],
    "turn": [("turn", int), ("hash", str)],
    "note": [("note", dict)],
    "result": [("result", dict), ("hash", str)],
}


def read_entry(number: int, data: dict[str, Any]) -> Entry:
    """The entry in a line's data. Raises RecordError."""
    kinds = [kind for kind in KINDS if kind in data]
    if len(kinds) != 1:
        raise RecordError(number, Message("fault-one-kind", {"kinds": list(KINDS)}))
    _require(number, data, _ENTRY_FIELDS[kinds[0]])
    if kinds[0] == "chance" and not all(type(item) is int for item in data["outcome"]):
        raise RecordError(number, Message("fault-outcome"))
    return Entry(kinds[0], data)


def open_record(game: Game[Any], record: Record) -> Record:
    """The record of a running game, safe for anybody to see.

    It has no hashes, nor draws whose outcome is still hidden; `running` in the header's `extra`
    says so. Replaying it raises OpenRecord.
    """
    old = record.header
    extra = {**old.extra, "running": True}
    header = Header(old.game, old.rules, old.players, old.options, old.identity, old.seats, extra)
    shown = [
        entry
        for entry in record.entries
        if entry.kind in ("move", "command", "undo", "note")
        or (entry.kind == "chance" and game.open_draw(entry.data["chance"]))
    ]
    return Record(header, shown)
