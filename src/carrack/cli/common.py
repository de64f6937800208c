"""Parts that several sub-commands share: games by name, options, whole numbers, record files."""

from __future__ import annotations

import argparse
import csv
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, TextIO

from carrack.cli import UserError
from carrack.cli.data import read_data
from carrack.core.chance import SOURCES
from carrack.core.game import Game
from carrack.core.message import Message
from carrack.core.record import Header, Record, RecordError, read_record
from carrack.core.registry import UnknownGame, find_game, game_names
from carrack.texts.letters import first_flaw, one_form, shows, spelt

GAME_LINE = re.compile(r"""^\s*["']?game["']?\s*=\s*["']([^"']*)["']""", re.MULTILINE)

LONGEST_NAME: Final = 40  # characters, as on a server
LONGEST_LINE: Final = 2**24  # characters; a header with the largest map is far shorter

Subparsers = Any
"""The type that `ArgumentParser.add_subparsers` returns."""


def names_in(listed: str) -> list[str]:
    """The names in a comma-separated list; one that has commas itself is in double quotes.

    >>> names_in('greedy, "cmd:python bot.py --levels 1,2"')
    ['greedy', 'cmd:python bot.py --levels 1,2']

    Raises UserError, for instance for a quote that is not closed.
    """
    try:
        rows = list(csv.reader([listed], skipinitialspace=True, strict=True))
    except csv.Error:
        raise UserError(
            f"the names {listed!r} cannot be separated: put commas between them, and one with "
            'commas of its own in double quotes, as in random,"cmd:python3 bot.py 1,2"'
        ) from None
    return [name.strip() for name in rows[0]] if rows else [""]


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """An argument type: a whole number that is at least `least`, and at most `most`."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if value < least:
            raise argparse.ArgumentTypeError(f"{text} is too small; it must be {least} or more")
        if most is not None and value > most:
            raise argparse.ArgumentTypeError(f"{text} is too large; it must be {most} or less")
        return value

    return number


def add_option(parser: argparse.ArgumentParser) -> None:
    """Add `--option`, which may name several at once and come again."""
    parser.add_argument(
        "--option",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as a limit (rounds=30) where random players might never "
        "finish",
    )


def add_ruling(parser: argparse._ActionsContainer) -> None:
    """Add `--rules` and `--luck`: they replay games of earlier versions."""
    parser.add_argument(
        "--rules",
        metavar="V",
        help="an earlier rules version, as named in records (default: the newest)",
    )
    parser.add_argument(
        "--luck",
        choices=SOURCES,
        help="how draws follow from the seed, as named in records (default seeded-2; records that "
        "name none have seeded-1)",
    )


def known_game(name: str) -> Game[Any]:
    """The game of that name. Raises UserError."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise UserError(str(error)) from None


def named(name: str, what: str) -> str:
    """A name of a club, say, as a server keeps it. Raises UserError."""
    kept = one_form(name)
    if not 0 < len(kept) <= LONGEST_NAME:
        raise UserError(f"{what}'s name must have 1 to {LONGEST_NAME} characters")
    if flaw := first_flaw(kept):
        raise UserError(
            f"{what}'s name contains {spelt(flaw)}, which is invisible there; remove it"
        )
    if not shows(kept):
        raise UserError(f"{what}'s name has no visible character; add a letter, digit or symbol")
    return kept


def default_game() -> str:
    """The game used where none is named: the first in the alphabet."""
    names = game_names()
    if not names:
        raise UserError("no game is installed; install Carrack again (in a clone: pip install .)")
    return names[0]


def game_of_file(path: str) -> str | None:
    """The game named in a components file, if any. Raises UserError if it is unreadable."""
    named = GAME_LINE.search(text_in(path))
    return named.group(1) if named else None


def given_options(game: Game[Any], pairs: list[str]) -> dict[str, int | str]:
    """The options given as `name=value`; those that are numbers become integers.

    `name=@path` reads a text from a file. Raises UserError.
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
            if not given[name]:
                raise UserError(f"option {pair!r}: the file is empty")
    return given


def of_players(players: int, automata: int = 0) -> str:
    """Return how many play, as text: `2 players`, `1 player against 1 automaton`."""
    text = f"{players} player{'' if players == 1 else 's'}"
    if automata:
        text += f" against {automata} automat{'on' if automata == 1 else 'a'}"
    return text


def names_of(header: Header) -> list[str]:
    """The name at each seat, as far as a record has it; else ""."""
    given: list[Any] = [*header.seats, *[{}] * header.players]  # a file may claim anything
    seats = [seat if isinstance(seat, dict) else {} for seat in given[: header.players]]
    return [str(seat.get("name") or "") for seat in seats]


def refuse_device(path: str, hint: str = "") -> None:
    """Raise UserError for a device: /dev/zero, for instance, has no end."""
    if Path(path).is_char_device():
        raise UserError(f"{path} is a device, not a file{hint}")


def text_in(path: str) -> str:
    """The text of a file. Raises UserError."""
    refuse_device(path)
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise UserError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise UserError(f"{path} is not UTF-8 text; save it as UTF-8") from None


def _lines(stream: TextIO) -> Iterator[str]:
    """The lines of a stream. Raises RecordError for one that is too long."""
    for number in count(1):
        line = stream.readline(LONGEST_LINE + 1)
        if len(line) > LONGEST_LINE:
            problem = f"longer than {LONGEST_LINE:,} characters, too long for a record"
            raise RecordError(number, Message(problem))
        if not line:
            return
        yield line


def read_file(path: str) -> Record:
    """The record in a file, or on standard input for `-`. Raises UserError, OSError."""
    try:
        if path == "-":
            return read_record(_lines(read_data()))
        refuse_device(path, "; `-` reads standard input")
        with open(path, encoding="utf-8") as lines:
            return read_record(_lines(lines))
    except RecordError as error:
        raise UserError(f"{path}: {error}") from None
    except UnicodeDecodeError:
        raise UserError(
            f"{path} is not a record: a record is UTF-8 text with one JSON object per line"
        ) from None
