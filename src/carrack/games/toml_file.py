"""Reading TOML written by people, with errors for people: file, key, line, wrong and right.

A reader never stops at the first mistake. A value that is missing or wrong is noted in the
`TomlFile` and replaced by something harmless, so that all mistakes are reported at once.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path
from typing import Final, TypeVar

from carrack.core.game import ComponentsError
from carrack.core.message import Message
from carrack.core.toml_text import read_toml
from carrack.games.file_messages import one_of, shown, unknown, unlike

Thing = TypeVar("Thing")

PROVENANCES: Final = ("rulebook", "deduced", "reconstructed", "printed")
MOST_ENTRIES: Final = 100  # of a list, and
MOST_IN_PAIRS: Final = 999  # so that whoever brings an edition cannot fill a server with it
NOT_A_VALUE: Final = ("id", "name", "provenance")  # Carrack's own labels have no source
HEADER: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]")
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")  # also a file name on every system
KEY: Final = re.compile(r"""\s*["']?([A-Za-z0-9_-]+)["']?\s*[=.]""")


@dataclass(frozen=True)
class FileProblem:
    """Something wrong in a file.

    `where` is the key (entries of a list are counted from 1), `line` the line of the file, or 0 if
    there is none. With `warning` the file can still be used.
    """

    file: str
    where: str
    line: int
    said: Message
    warning: bool = False

    @property
    def message(self) -> Message:
        """Return what is wrong, with its place."""
        of_key = "file-at-key-line" if self.line else "file-at-key"
        about = {"file": self.file, "where": self.where, "line": self.line, "said": self.said}
        return Message(of_key if self.where else "file-at-line", about)

    def __str__(self) -> str:
        return str(self.message)


class FileError(ComponentsError):
    """A file does not exist or has errors; the text names every one of them."""


def text_of(path: Path) -> str:
    """A file's text. Raises FileError if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        about = {"file": path.name, "reason": error.strerror or str(error)}
        raise FileError(Message("file-unread", about)) from error
    except UnicodeDecodeError as error:
        raise FileError(Message("file-not-utf8", {"file": path.name})) from error


def parsed(text: str, file: str) -> tuple[dict[str, object], list[FileProblem]]:
    """The content of a TOML text; empty, with the problem, if the text is not TOML."""
    try:
        return read_toml(text), []
    except tomllib.TOMLDecodeError as error:
        return {}, [syntax_problem(text, file, str(error))]


def syntax_problem(text: str, file: str, message: str) -> FileProblem:
    """The problem of a text that is not TOML; without a line it is at the end."""
    found = re.search(r"line (\d+)", message)
    line = int(found.group(1)) if found else text.count("\n") + 1
    reason = re.sub(r" \(at (.*)\)$", "", message)
    return FileProblem(file, "", line, Message("file-not-toml", {"reason": reason}))


def content_digest(content: dict[str, object], left_out: tuple[str, ...]) -> str:
    """The SHA-256 of a content without the keys that do not count."""
    counted = {key: content[key] for key in content if key not in left_out}
    canonical = json.dumps(counted, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def sources(provenance: dict[str, str]) -> str:
    """Count the entries of each provenance, in words."""
    words = list(provenance.values())
    return ", ".join([f"{words.count(word)} {word}" for word in sorted(set(words))])


def key_lines(text: str) -> dict[str, int]:
    """The line number of every table and key, by names such as `tiles[3].map`."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    closing = ""  # the quotes that end a string of several lines, while inside one
    for number, line in enumerate(text.splitlines(), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        header = HEADER.match(line)
        key = KEY.match(line)
        if header:
            table = numbered_table(header.group(1), header.group(2), counts)
            lines.setdefault(table, number)
        elif key:
            lines.setdefault(joined(table, key.group(1)), number)
        closing = opened_quotes(line)
    return lines


def numbered_table(brackets: str, name: str, counts: dict[str, int]) -> str:
    """`map` for `[map]` and `tiles[3]` for the third `[[tiles]]`."""
    if brackets == "[":
        return name
    counts[name] = counts.get(name, 0) + 1
    return f"{name}[{counts[name]}]"


def opened_quotes(line: str) -> str:
    """The triple quotes that a line opens and does not close, or an empty string."""
    for quotes in ('"""', "'''"):
        if line.count(quotes) % 2 == 1:
            return quotes
    return ""


def joined(table: str, key: str) -> str:
    """A key's full name."""
    return f"{table}.{key}" if table else key


def is_whole(value: object) -> bool:
    """Whether a value is a whole number (TOML's true and false are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_small(value: object) -> bool:
    """Whether a value is a whole number that a pair may hold."""
    return is_whole(value) and isinstance(value, int) and 0 <= value <= MOST_IN_PAIRS


class TomlFile:
    """One file being read: its lines, its problems, and the provenance of its values."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.source: list[str] = text.splitlines()
        self.lines: dict[str, int] = key_lines(text)
        self.problems: list[FileProblem] = []
        self.provenance: dict[str, str] = {}

    def note(self, where: str, said: Message, warning: bool = False, row: int = 0) -> None:
        """Add a problem of a key; `row` counts the rows of a drawing from 1.

        Problems of all tables `[[key]]` together are placed at the first of them.
        """
        line = self.lines.get(where, 0) or self.lines.get(f"{where}[1]", 0)
        if not line and "." in where:
            line = self.lines.get(where.rpartition(".")[0], 0)
        if row and line:
            line = self.drawing_line(line, row)
        self.problems.append(FileProblem(self.file, where, line, said, warning))

    def drawing_line(self, line: int, row: int) -> int:
        """The line of a row of a drawing whose key is on `line`."""
        first = self.source[line - 1]
        if not opened_quotes(first):
            return line
        return line + row - (0 if first.rstrip().endswith(('"""', "'''")) else 1)

    def errors(self) -> list[FileProblem]:
        """The problems that keep the file from being used."""
        return [problem for problem in self.problems if not problem.warning]

    def sorted_problems(self) -> list[FileProblem]:
        """All problems in the order of the lines."""
        return sorted(self.problems, key=attrgetter("line"))


class TomlTable:
    """One table of the file. Every read marks the key as known; `finish` reports the others."""

    def __init__(self, sheet: TomlFile, where: str, content: dict[str, object] | None) -> None:
        self.sheet = sheet
        self.where = where
        self.absent = content is None
        self.content: dict[str, object] = {} if content is None else content
        self.known: list[str] = []

    def wrong(self, key: str, said: Message, warning: bool = False, row: int = 0) -> None:
        """Note a problem of one key of this table."""
        where = joined(self.where, key) if key else self.where
        self.sheet.note(where, said, warning, row)

    def other(self, key: str, value: object, expected: Message) -> None:
        """Note a value, if there is one, that is not as expected."""
        if value is not None:
            self.wrong(key, unlike(key, value, expected))

    def other_in(self, key: str, value: object, expected: Message) -> None:
        """Note an entry of a list that is not as expected."""
        about = {"key": key, "value": shown(value), "expected": expected}
        self.wrong(key, Message("file-other-in", about))

    def take(self, key: str, expected: Message) -> object:
        """The value of a key, or None, noted, if it is missing."""
        self.known.append(key)
        value = self.content.get(key)
        if value is None and not self.absent:
            self.wrong(key, Message("file-missing", {"key": key, "expected": expected}))
        return value

    def table(self, key: str) -> "TomlTable":
        """The table of that name."""
        expected = Message("file-table", {"key": key})
        value = self.take(key, expected)
        if isinstance(value, dict):
            return TomlTable(self.sheet, joined(self.where, key), value)
        self.other(key, value, expected)
        return TomlTable(self.sheet, joined(self.where, key), None)

    def tables(self, key: str) -> list["TomlTable"]:
        """The tables `[[key]]` in the order of the file."""
        expected = Message("file-tables", {"key": key})
        value = self.take(key, expected)
        found: list[TomlTable] = []
        if isinstance(value, list):
            for number, entry in enumerate(value, 1):
                if isinstance(entry, dict):
                    found.append(TomlTable(self.sheet, f"{key}[{number}]", entry))
        if value is not None and (not isinstance(value, list) or len(found) < max(len(value), 1)):
            self.other(key, value, expected)
        return found

    def text(self, key: str, expected: Message) -> str:
        """A text that is not empty; an empty one means a noted mistake."""
        value = self.take(key, expected)
        if isinstance(value, str) and value.strip():
            return value
        self.other(key, value, expected)
        return ""

    def title(self, key: str) -> str:
        """A name for people to read; an empty one means a noted mistake."""
        return self.text(key, Message("file-title"))

    def short_name(self, key: str, example: str) -> str:
        """An id of something in the file; an empty one means a noted mistake."""
        return self.text(key, Message("file-id", {"example": example}))

    def file_name(self, key: str) -> str:
        """A name that a file can have; an empty one means a noted mistake."""
        expected = Message("file-name")
        name = self.text(key, expected)
        if not name or NAME.fullmatch(name):
            return name
        self.other(key, name, expected)
        return ""

    def word(self, key: str, allowed: list[str]) -> str:
        """One of the allowed words; an empty one means a noted mistake."""
        value = self.text(key, one_of(allowed))
        if value and value not in allowed:
            self.wrong(key, unknown(value, allowed))
            return ""
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number in the range."""
        expected = Message("file-whole", {"low": low, "high": high})
        value = self.take(key, expected)
        if is_whole(value) and isinstance(value, int) and low <= value <= high:
            return value
        self.other(key, value, expected)
        return low

    def flag(self, key: str) -> bool:
        """True or false."""
        expected = one_of(["true", "false"])
        value = self.take(key, expected)
        if value is not None and not isinstance(value, bool):
            self.other(key, value, expected)
        return value is True

    def millionths(self, key: str) -> int:
        """A probability, written as a number from 0 to 1, in millionths."""
        expected = Message("file-share")
        value = self.take(key, expected)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1:
            return round(value * 1_000_000)
        self.other(key, value, expected)
        return 0

    def entries(self, key: str, expected: Message) -> list[object]:
        """A list as written in the file, no longer than what any box has."""
        value = self.take(key, expected)
        if isinstance(value, list):
            if len(value) > MOST_ENTRIES:
                about = {"key": key, "count": len(value), "most": MOST_ENTRIES}
                self.wrong(key, Message("file-long", about))
            return value[:MOST_ENTRIES]
        self.other(key, value, expected)
        return []

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers, each in the range."""
        expected = Message("file-wholes", {"low": low, "high": high})
        found: list[int] = []
        for value in self.entries(key, expected):
            if is_whole(value) and isinstance(value, int) and low <= value <= high:
                found.append(value)
            else:
                self.other_in(key, value, expected)
        return tuple(found)

    def words(self, key: str, allowed: list[str]) -> list[str]:
        """A list of allowed words."""
        found: list[str] = []
        for value in self.entries(key, Message("file-words", {"allowed": allowed})):
            if isinstance(value, str) and value in allowed:
                found.append(value)
            else:
                self.wrong(key, unknown(value, allowed))
        return found

    def pairs(self, key: str, expected: Message) -> tuple[tuple[int, int], ...]:
        """A list of pairs of whole numbers; `expected` says what they mean."""
        found: list[tuple[int, int]] = []
        for value in self.entries(key, expected):
            if isinstance(value, list) and len(value) == 2 and all([is_small(x) for x in value]):
                found.append((value[0], value[1]))
            else:
                self.other_in(key, value, expected)
        return tuple(found)

    def drawing(self, key: str, expected: Message) -> list[str]:
        """The rows of a drawing: a list of strings, or a text of several lines."""
        value = self.take(key, expected)
        if isinstance(value, str):
            return value.rstrip().split("\n")
        if isinstance(value, list) and value and all([isinstance(x, str) for x in value]):
            return [str(x) for x in value]
        self.other(key, value, expected)
        return []

    def finish(self, name: str) -> None:
        """Note unknown keys, and read where the values come from.

        `name` is this table's name in `TomlFile.provenance`.
        """
        if self.absent:
            return
        values = [key for key in self.known if key not in NOT_A_VALUE and key in self.content]
        self.read_provenance(name, values)
        self.strangers()

    def strangers(self) -> None:
        """Note unknown keys."""
        for key in self.content:
            if key not in self.known:
                self.wrong(key, unknown(key, self.known))

    def read_provenance(self, name: str, values: list[str]) -> None:
        """Read `provenance`: one word for the table, or one for each of its values."""
        expected = Message("file-provenance", {"allowed": list(PROVENANCES)})
        value = self.take("provenance", expected)
        if isinstance(value, dict):
            self.read_provenance_table(name, value, values)
        elif isinstance(value, str) and value in PROVENANCES:
            self.sheet.provenance[name] = value
        elif isinstance(value, str):
            self.wrong("provenance", unknown(value, list(PROVENANCES)))
        else:
            self.other("provenance", value, expected)

    def read_provenance_table(
        self, name: str, sources: dict[str, object], values: list[str]
    ) -> None:
        """Read `provenance = { key = "word", … }`, which must name every value."""
        words = list(PROVENANCES)
        for key in values:
            source = sources.get(key)
            if source is None:
                self.wrong("provenance", Message("file-no-source", {"key": key, "allowed": words}))
            elif not isinstance(source, str) or source not in PROVENANCES:
                self.wrong("provenance", unlike(key, source, one_of(words)))
            else:
                self.sheet.provenance[f"{name}.{key}"] = source
        for key in sources:
            if key not in values:
                self.wrong("provenance", unknown(key, values))


def read_file(
    text: str, file: str, build: Callable[[TomlTable], Thing]
) -> tuple[Thing | None, list[FileProblem]]:
    """Build a thing from a TOML text; return it, or None if it has errors, and all its problems.

    `file` is the name used in problems.
    """
    content, unreadable = parsed(text, file)
    if unreadable:
        return None, unreadable
    sheet = TomlFile(file, text)
    thing = build(TomlTable(sheet, "", content))
    return (None if sheet.errors() else thing), sheet.sorted_problems()
