"""`carrack map`: custom maps, checked and drawn at random."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from carrack.cli import UserError
from carrack.cli.common import Subparsers, game_of_file, known_game, whole
from carrack.cli.edition import print_lines
from carrack.core.game import Game
from carrack.core.registry import find_game, game_names


def add_parsers(subparsers: Subparsers) -> None:
    """Add `map check` and `map generate`."""
    parser = subparsers.add_parser(
        "map",
        help="check a map of your own, or draw one at random",
        description="Maps are drawn as text, with the names of their islands.",
    )
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser(
        "check",
        help="report what is wrong with a map, and its distances",
        description="Checks the map in a file; exit code 1 means that it cannot be played.",
    )
    check.add_argument("file", metavar="FILE", help="a map (TOML)")
    check.add_argument("--game", metavar="GAME", help="(default: the game that FILE names)")
    check.set_defaults(run=run_check)
    draw = verbs.add_parser(
        "generate",
        help="draw a fair map at random",
        description="Draws a fair map that passes every check. The same number of players and "
        "seed give the same map on every machine.",
    )
    draw.add_argument("--players", type=whole(1), default=2, metavar="N", help="(default 2)")
    draw.add_argument("--seed", type=whole(0), default=0, metavar="S", help="(default 0)")
    draw.add_argument("--output", metavar="FILE", help="write the map to a file (default: print)")
    draw.add_argument("--game", metavar="GAME", help="(default: the installed game with maps)")
    draw.set_defaults(run=run_generate)


def run_check(args: argparse.Namespace) -> int:
    """Print the report; return 1 if the map cannot be played."""
    game = with_maps(args.game or game_of_file(args.file))
    return print_lines(*game.check_components(args.file))


def run_generate(args: argparse.Namespace) -> int:
    """Print or write a map. Raises UserError, and OSError if the file cannot be written."""
    game = with_maps(args.game)
    try:
        text = game.generate_map(args.players, args.seed)
    except ValueError as error:
        raise UserError(str(error)) from None
    if text is None:
        raise UserError(f"{game.title} has no random maps")
    if args.output is None:
        print(text, end="")
        return 0
    if os.path.exists(args.output):
        raise UserError(f"{args.output} exists already; name another file")
    Path(args.output).write_text(text, encoding="utf-8", newline="\n")
    return print_lines(*game.check_components(args.output))


def with_maps(name: str | None) -> Game[Any]:
    """The game of that name, or the first that has maps. Raises UserError."""
    if name is not None:
        game = known_game(name)
        if game.judge_map("") is None:
            raise UserError(f"{game.title} has no custom maps")
        return game
    for each in game_names():
        if find_game(each).judge_map("") is not None:
            return find_game(each)
    raise UserError("no installed game has custom maps")
