"""`carrack rules`: the numbered rules in the terminal."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap

from carrack.commands import UserError
from carrack.commands.common import Subparsers, default_game, known_game
from carrack.core.rules import Rule, UnknownRuleError, load_rules, search_rules

WIDEST = 100  # characters a line: longer ones are hard to read


def add_parsers(subparsers: Subparsers) -> None:
    """Adds `rules`."""
    parser = subparsers.add_parser(
        "rules",
        help="the numbered rules: all, one, or those with some words",
        description="Prints the rules of a game: all of them, the one with an identifier "
        "(AM-BUILD-4), a chapter's (AM-BUILD), or those in which all words are found.",
    )
    parser.add_argument("words", nargs="*", metavar="ID | WORDS", help="what is sought")
    parser.add_argument("--game", metavar="GAME", help="(default: the first of the installed ones)")
    parser.add_argument("--lang", default="en", metavar="en|de", help="language (default en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints what is found. Raises UserError if nothing is."""
    game = known_game(args.game if args.game is not None else default_game())
    words = " ".join(args.words)
    try:
        rules = load_rules(game.package, args.lang)
        found = search_rules(rules, words) if words else rules
    except UnknownRuleError as error:
        raise UserError(str(error)) from None
    except LookupError:
        raise UserError(f"{game.title} has no rules in {args.lang!r} or English") from None
    if not found:
        raise UserError(f"no rule of {game.title} has {words!r}; try fewer or other words")
    print("\n".join(printed(found, bold=sys.stdout.isatty())))
    return 0


def printed(rules: list[Rule], bold: bool) -> list[str]:
    """The lines to print: chapter headings where the chapter changes, rules wrapped."""
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    lines: list[str] = []
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += ["", strong(chapter, bold)] if lines else [strong(chapter, bold)]
        indent = " " * 4
        text = textwrap.wrap(rule.text, width, initial_indent=indent, subsequent_indent=indent)
        lines += [f"  {strong(rule.id, bold)}", *text]
    return lines


def strong(text: str, bold: bool) -> str:
    """The text in bold type, for a terminal."""
    return f"\x1b[1m{text}\x1b[0m" if bold else text
