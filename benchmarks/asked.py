"""Types of the arguments of measurements; what is no such thing is refused in a line.

A script that imports this before numpy measures one core a process.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from carrack.cli.common import whole
from carrack.core.registry import UnknownGame, find_game
from carrack.workers.threads import one_thread

one_thread()

__all__ = ["figures", "game_name", "package_folder", "players_of", "seconds", "whole"]


def game_name(text: str) -> str:
    """The name of an installed game."""
    try:
        return find_game(text).name
    except UnknownGame as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def package_folder(text: str) -> Path:
    """A folder that Carrack can be imported from."""
    folder = Path(text).resolve()
    if not (folder / "carrack").is_dir():
        raise argparse.ArgumentTypeError(f"{text} holds no package carrack; make bench gives one")
    return folder


def seconds(text: str) -> float:
    """A span of time."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from None
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} s is no time to measure for")
    return value


def players_of(parser: argparse.ArgumentParser, name: str, players: list[int]) -> None:
    """End the program with a message if a game is not for that many players."""
    game = find_game(name)
    for number in players:
        if not game.least_players <= number <= game.most_players:
            bounds = f"{game.least_players} to {game.most_players}"
            parser.error(f"{game.title} is for {bounds} players, not {number}")


def figures(text: str) -> dict[str, Any]:
    """What a file of figures holds, which an earlier run has written."""
    try:
        found = json.loads(Path(text).read_text(encoding="utf-8"))
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text}: {error.strerror}") from None
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise argparse.ArgumentTypeError(f"{text} holds no figures of an earlier run")
    return found
