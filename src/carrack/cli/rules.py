"""`carrack rules`: the numbered rules in the terminal."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from typing import Any

from carrack.cli import UserError
from carrack.cli.common import Subparsers, known_game
from carrack.core.game import Game
from carrack.core.registry import game_names
from carrack.texts.rules import Rule, UnknownRuleError, load_rules, search_rules

WIDEST = 100  # characters per line: longer ones are hard to read


def add_parsers(subparsers: Subparsers) -> None:
    """Add `rules`."""
    parser = subparsers.add_parser(
        "rules",
        help="print the numbered rules, or search them",
        description="Prints the rules of the games: all of them, the rule with an identifier "
        "(AM-BUILD-4), a chapter (AM-BUILD), or the rules that contain all words.",
    )
    parser.add_argument("words", nargs="*", metavar="ID | WORDS", help="what to look for")
    parser.add_argument("--game", metavar="GAME", help="(default: all of them)")
    parser.add_argument(
        "--lang", default="en", metavar="LANGUAGE", help="such as de, es, fr, it, nl (default en)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the rules found, by default of every game. Raises UserError if there are none."""
    names = [args.game] if args.game is not None else game_names()
    games = [known_game(name) for name in names]
    words = " ".join(args.words)
    answers, unknown = sought(games, words, args.lang)
    if not answers:
        titles = " or ".join([game.title for game in games])
        raise UserError(unknown or f"no rule of {titles} has {words!r}; try fewer or other words")
    bold, several = sys.stdout.isatty(), len(answers) > 1
    lines: list[str] = []
    for title, found in answers:
        lines += [*([""] if lines else []), *([strong(title.upper(), bold), ""] if several else [])]
        lines += printed(found, bold)
    print("\n".join(lines))
    return 0


def sought(
    games: list[Game[Any]], words: str, language: str
) -> tuple[list[tuple[str, list[Rule]]], str]:
    """Each game's title with the rules found, and suggestions for an unknown identifier.

    Raises UserError if a single game was named and has no rules.
    """
    answers: list[tuple[str, list[Rule]]] = []
    unknown = ""
    for game in games:
        try:
            rules = load_rules(game.package, language)
            found = search_rules(rules, words) if words else rules
        except UnknownRuleError as error:
            unknown = str(error)
            continue
        except LookupError:
            if len(games) > 1:
                continue
            raise UserError(f"{game.title} has no rules in {language!r} or English") from None
        if found:
            answers.append((game.title, found))
    return answers, unknown


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
