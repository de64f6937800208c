"""`carrack games`: what can be played here, and what is installed but cannot be."""

from __future__ import annotations

import argparse

from carrack.cli.common import Subparsers
from carrack.core.registry import find_game, game_names, left_out


def add_parsers(subparsers: Subparsers) -> None:
    """Add `games`."""
    parser = subparsers.add_parser(
        "games",
        help="list the installed games",
        description="Lists the installed games: the name for other commands, the title, and for "
        "how many. Ends with status 1 if one of them cannot be loaded, and says why.",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the games, those that can be played first; return 1 if one cannot be."""
    names, broken = game_names(), left_out()
    width = max(map(len, [*names, *broken]), default=0)
    for name in names:
        game = find_game(name)
        least, most = game.least_players, game.most_players
        players = f"{least} to {most} players" if least < most else f"{most} players"
        print(f"{name:{width}}  {game.title}, {players}")
    for name, reason in broken.items():
        print(f"{name:{width}}  cannot be played: {reason}; repair or uninstall its package")
    return 1 if broken else 0
