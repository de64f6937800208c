"""`carrack edition`: components of one's own box."""

from __future__ import annotations

import argparse

from carrack.commands.common import Subparsers, default_game, known_game


def add_parsers(subparsers: Subparsers) -> None:
    """Adds `edition check`."""
    parser = subparsers.add_parser(
        "edition",
        help="check the components of one's own box",
        description="Editions hold the components of a box as data.",
    )
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser(
        "check",
        help="say what is wrong with an edition, or what it holds",
        description="Checks the edition in a file and names every problem with line and key.",
    )
    check.add_argument("file", metavar="FILE", help="an edition (TOML)")
    check.add_argument("--game", metavar="GAME", help="(default: the first of the installed ones)")
    check.set_defaults(run=run_check)


def run_check(args: argparse.Namespace) -> int:
    """Prints the report; the exit code is 1 if the edition cannot be played."""
    game = known_game(args.game if args.game is not None else default_game())
    lines, playable = game.check_components(args.file)
    for line in lines:
        print(line)
    return 0 if playable else 1
