"""The command line: `carrack COMMAND …`.

Every command has a module that is imported only when it is called, so that a small command does not
wait for the server's libraries.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn

from carrack import __version__
from carrack.cli import UserError
from carrack.cli.data import print_prose
from carrack.core.contract import ContractBroken
from carrack.workers.threads import one_thread

USAGE_ERROR = 2
ALIKE = 0.8  # an option that is meant; --map-seed, which is a game's, is not --seed
INTERRUPTED = 130  # what shells expect of a program that Ctrl-C ended

GROUPS: list[tuple[str, list[tuple[str, str, str]]]] = [
    (
        "Play",
        [
            ("play", "carrack.cli.play", "open the table in your browser"),
            ("serve", "carrack.cli.play", "run the table server without opening a page"),
            (
                "tabletop",
                "carrack.cli.tabletop",
                "play with the board on the table, chance entered",
            ),
        ],
    ),
    (
        "Keep a server",
        [
            ("backup", "carrack.cli.backups", "copy all tables to a file, even during play"),
            ("restore", "carrack.cli.backups", "replace all tables by a backup"),
            ("move-store", "carrack.cli.move_store", "move all tables to PostgreSQL, or back"),
            ("worker", "carrack.cli.worker", "think for servers, on a machine of its own"),
            ("tables", "carrack.cli.tables", "list, keep, remove, save and read tables"),
            ("operator", "carrack.cli.operator", "look after a server from its page"),
            ("people", "carrack.cli.people", "list people, let one in, sign one out, delete one"),
            ("club", "carrack.cli.club", "found clubs, name their hosts, export them"),
            ("jobs", "carrack.cli.jobs", "list, repeat and stop analyses of games"),
            ("admin", "carrack.cli.admin", "show the state of a server, and how to mend it"),
        ],
    ),
    (
        "Look things up",
        [
            ("games", "carrack.cli.games", "list the installed games"),
            ("rules", "carrack.cli.rules", "print the numbered rules, or search them"),
            ("edition", "carrack.cli.edition", "play with the components of your own box"),
            ("map", "carrack.cli.map", "check a map of your own, or draw one at random"),
        ],
    ),
    (
        "Write a game",
        [
            ("new-game", "carrack.cli.new_game", "write a package with a game of your own"),
        ],
    ),
    (
        "Records",
        [
            ("replay", "carrack.cli.records", "play a record again and check it"),
            ("verify", "carrack.cli.records", "prove that the draws of a finished table were fair"),
            ("analyse", "carrack.cli.analyse", "show where a finished game was won and lost"),
            ("export", "carrack.cli.export", "write finished games for a spreadsheet or BG Stats"),
            ("ratings", "carrack.cli.ratings", "recompute ratings from the records of rated games"),
            ("league", "carrack.cli.league", "recompute pairings and standings of a league"),
            ("hint", "carrack.cli.analyse", "show what a bot would play in a position"),
        ],
    ),
    (
        "Many games",
        [
            ("simulate", "carrack.cli.simulate", "play many games between bots"),
            ("statistics", "carrack.cli.statistics", "measure a game: points, moves, length"),
            ("arena", "carrack.cli.arena", "play tournaments of bots, with ratings and reports"),
            ("bot", "carrack.cli.bot", "write a bot of your own, and check it"),
            ("train", "carrack.cli.train", "train a network by self-play"),
            ("bench", "carrack.cli.bench", "measure the speed of the engine"),
            ("encoding", "carrack.cli.encoding", "show moves and observations as numbers"),
        ],
    ),
]

MODULES = {name: module for _, commands in GROUPS for name, module, _ in commands}
EARLIER = {"beside": "tabletop"}
"""Names that commands had in earlier versions, and still answer to."""


class Parser(argparse.ArgumentParser):
    """Reports an error in two lines, without the whole usage; options are written in full."""

    def __init__(self, **settings: Any) -> None:
        # else a slip becomes another option: --re would be --records
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """End the program with the message and a pointer to `--help`."""
        self.exit(USAGE_ERROR, f"carrack: {message}\nsee: {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 2 usage error, 130 interrupted.

    A pipe closed by its reader ends the command with exit code 0.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    print_prose()
    try:
        try:
            return run(arguments)
        finally:
            sys.stdout.flush()  # a closed pipe is noticed here at the latest
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (UserError, OSError, ContractBroken) as error:
        return failed(error)
    except KeyboardInterrupt:
        print("carrack: interrupted", file=sys.stderr)
        return INTERRUPTED


def run(arguments: list[str]) -> int:
    """Run the command that the first argument names. Raises UserError, OSError."""
    name = arguments[0] if arguments else "help"
    if name in ("-h", "--help", "help"):
        print(overview())
        return 0
    if name in ("-V", "--version", "version"):
        print(f"carrack {__version__}")
        return 0
    name = EARLIER.get(name, name)
    if name not in MODULES:
        raise UserError(unknown(name))
    one_thread()
    refuse_empty(arguments)
    args, unknown_ones = parser_for(name).parse_known_args([name, *arguments[1:]])
    if unknown_ones:
        raise UserError(not_understood(name, unknown_ones, args))
    import_module("carrack.cli.folder").use_editions(getattr(args, "data", None))
    return int(args.run(args))


def refuse_empty(arguments: list[str]) -> None:
    """Raise UserError for an option without a value, which would count as one that is not given."""
    for before, word in pairwise(arguments):
        option = word.removesuffix("=") if word.startswith("--") else before
        if not word or (word.startswith("--") and word.endswith("=")):
            raise UserError(f"{option} has an empty text: write a value, or leave the option out")


def parser_for(name: str) -> Parser:
    """Return the parser of a command's arguments; the command's name comes first."""
    parser = Parser(prog="carrack")
    _added(parser, name)
    return parser


def _added(parser: Parser, name: str) -> dict[str, Parser]:
    """The parser of a command, and of others of its module, which read what follows the name."""
    found = parser.add_subparsers(parser_class=Parser)
    import_module(MODULES[name]).add_parsers(found)
    return found.choices


def unknown(name: str) -> str:
    """The message for a command that does not exist."""
    close = difflib.get_close_matches(name, MODULES, 1)
    hint = f"did you mean {close[0]!r}?" if close else "carrack --help lists the commands"
    return f"there is no command {name!r}; {hint}"


def not_understood(name: str, words: list[str], args: argparse.Namespace) -> str:
    """The message for arguments that a command does not understand."""
    message = f"carrack {name} does not understand {' '.join(words)}"
    known = re.findall(r"--[a-z-]+", _added(Parser(prog="carrack"), name)[name].format_help())
    word = words[0].partition("=")[0]
    begun = [each for each in known if each.startswith(word)] if word.startswith("--") else []
    if close := difflib.get_close_matches(word, known, 1, ALIKE) or begun:
        message += f"; did you mean {close[0]}?"
    elif "bots" in args and not words[0].startswith("-"):
        message += "; bots are written --bots A,B"
    elif "option" in args:
        message += "; options of the game are written --option NAME=VALUE"
    return f"{message}\nsee: carrack {name} --help"


def failed(error: Exception) -> int:
    """Print an error; return the exit code."""
    if isinstance(error, OSError) and error.filename is not None:
        print(f"carrack: {error.filename}: {error.strerror}", file=sys.stderr)
    else:
        print(f"carrack: {error}", file=sys.stderr)
    return USAGE_ERROR


def overview() -> str:
    """Return the text of `carrack --help`."""
    lines = [
        "Carrack: board games of exploration and trade, played exactly by their rules.",
        "",
        "usage: carrack COMMAND …",
    ]
    for title, commands in GROUPS:
        lines += ["", title]
        lines += [f"  {name:10} {about}" for name, _, about in commands]
    lines += [
        "",
        "  --version  print the version",
        "  --help     print this; after a command, its options",
        "",
        "To play tonight: carrack play",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
