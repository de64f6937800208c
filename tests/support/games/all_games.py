"""The games of generic tests: the tiny ones, and all that are installed."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

import pytest

from carrack.core.game import Game
from carrack.core.registry import find_game
from carrack.games import dutch_east_indies
from support.games import tiny, tiny_solo

INSTALLED = sorted({point.name for point in entry_points(group="carrack.games")})
TINY = [tiny.GAME.name, tiny_solo.GAME.name]
NAMES = [*TINY, *sorted({*INSTALLED, dutch_east_indies.GAME.name})]  # others register hostile ones


def player_counts(game: Game[Any]) -> range:
    """Every number of players of a game."""
    return range(game.least_players, game.most_players + 1)


def tables(names: list[str]) -> list[Any]:
    """Every game of a list with every number of its players."""
    return [
        pytest.param(find_game(name), players, id=f"{name}-{players}")
        for name in names
        for players in player_counts(find_game(name))
    ]


every_game = pytest.mark.parametrize(("game", "players"), tables(NAMES))
