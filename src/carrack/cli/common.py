"""What several sub-commands need: games by name, options, whole numbers, record files."""

from __future__ import annotations

import argparse
import csv
import re
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, TextIO

from carrack.cli import UserError
from carrack.core.chance import SOURCES
from carrack.core.game import Game
from carrack.core.message import Message
from carrack.core.record import Record, RecordError, read_record
from carrack.core.registry import UnknownGame, find_game, game_names

GAME_LINE = re.compile(r"""^\s*["']?game["']?\s*=\s*["']([^"']*)["']""", re.MULTILINE)

LONGEST_LINE: Final = 2**24  # characters; a header with the largest map has far fewer

Subparsers = Any
"""What `ArgumentParser.add_subparsers` gives."""


def names_in(listed: str) -> list[str]:
    """Names with commas between; one that has commas itself stands in double quotes.

    >>> names_in('greedy, "cmd:python bot.py --levels 1,2"')
    ['greedy', 'cmd:python bot.py --levels 1,2']

    Raises UserError for a quote that is not closed, and the like.
    """
    try:
        rows = list(csv.reader([listed], skipinitialspace=True, strict=True))
    except csv.Error:
        raise UserError(
            f"the names {listed!r} cannot be told apart: commas stand between them, and one with "
            'commas of its own stands in double quotes, as in random,"cmd:python3 bot.py 1,2"'
        ) from None
    return [name.strip() for name in rows[0]] if rows else [""]


def whole(least: int) -> Callable[[str], int]:
    """A type of argument: a whole number of at least so much."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
        if value < least:
            raise argparse.ArgumentTypeError(f"{text} is too small; it must be {least} or more")
        return value

    return number


def add_ruling(parser: argparse._ActionsContainer) -> None:
    """Adds `--rules` and `--luck`: what was played before is played again with them."""
    parser.add_argument(
        "--rules",
        metavar="V",
        help="an earlier version of the rules, as records name it (default: the newest)",
    )
    parser.add_argument(
        "--luck",
        choices=SOURCES,
        help="how luck follows from the seed, as records name it (default seeded-2; those that "
        "name none have seeded-1)",
    )


def known_game(name: str) -> Game[Any]:
    """The game of that name. Raises UserError."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise UserError(str(error)) from None


def default_game() -> str:
    """The game meant where none is named: the first of the alphabet."""
    names = game_names()
    if not names:
        raise UserError("no game is installed; install Carrack again (in a clone: pip install .)")
    return names[0]


def game_of_file(path: str) -> str:
    """The game that a file of components names as its own; if it names none, the default game.

    Raises UserError if the file cannot be read.
    """
    said = GAME_LINE.search(text_in(path))
    return said.group(1) if said else default_game()


def given_options(game: Game[Any], pairs: list[str]) -> dict[str, int | str]:
    """Options as `name=value` on the command line, numbers where the option is one.

    A text may lie in a file: `name=@path`. Raises UserError.
    """
    numbers = {o.name for o in game.options() if not o.choices and not o.longest}
    texts = {o.name for o in game.options() if o.longest}
    given: dict[str, int | str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UserError(f"option {pair!r}: write it as name=value")
        given[name] = int(value) if name in numbers and value.isdecimal() else value
        if name in texts and value.startswith("@"):
            given[name] = text_in(value[1:])
    return given


def of_players(players: int, automata: int = 0) -> str:
    """How many play, for people: `2 players`, `1 player against 1 automaton`."""
    told = f"{players} player{'' if players == 1 else 's'}"
    if automata:
        told += f" against {automata} automat{'on' if automata == 1 else 'a'}"
    return told


def refuse_device(path: str, hint: str = "") -> None:
    """A device such as /dev/zero has no end: it is not read at all. Raises UserError."""
    if Path(path).is_char_device():
        raise UserError(f"{path} is a device, not a file{hint}")


def text_in(path: str) -> str:
    """What a file holds. Raises UserError."""
    refuse_device(path)
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise UserError(f"{path} is not UTF-8 text; save it as UTF-8") from None


def _lines(stream: TextIO) -> Iterator[str]:
    """Line by line; one without an end is not read to it. Raises RecordError."""
    for number in count(1):
        line = stream.readline(LONGEST_LINE + 1)
        if len(line) > LONGEST_LINE:
            told = f"longer than {LONGEST_LINE:,} characters, as no line of a record is"
            raise RecordError(number, Message(told))
        if not line:
            return
        yield line


def read_file(path: str) -> Record:
    """The record in a file, or on standard input for `-`. Raises UserError, OSError."""
    try:
        if path == "-":
            return read_record(_lines(sys.stdin))
        refuse_device(path, "; `-` reads standard input")
        with open(path, encoding="utf-8") as lines:
            return read_record(_lines(lines))
    except RecordError as error:
        raise UserError(f"{path}: {error}") from None
    except UnicodeDecodeError:
        raise UserError(
            f"{path} is no record: a record is UTF-8 text, one JSON object a line"
        ) from None
