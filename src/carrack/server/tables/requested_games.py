"""The games of a request, by name."""

from __future__ import annotations

from typing import Any

from carrack.core.game import Game
from carrack.core.registry import UnknownGame, find_game, game_names
from carrack.server.refusals import Problem, malformed


def known_game(name: str) -> Game[Any]:
    """The game that a request names in its body. Raises Problem."""
    game = installed(name)
    if game is None:
        raise malformed("game", "no-game", {"game": name, "games": game_names()})
    return game


def addressed_game(name: str) -> Game[Any]:
    """The game that a request names in its address. Raises Problem."""
    game = installed(name)
    if game is None:
        raise Problem("no-game", args={"game": name, "games": game_names()})
    return game


def installed(name: str) -> Game[Any] | None:
    """The game of that name, or None if it is not installed, or no longer."""
    try:
        return find_game(name)
    except UnknownGame:
        return None
