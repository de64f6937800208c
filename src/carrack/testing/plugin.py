"""Plugin for `pytest` that runs the tests of this package on a game: the option `--game`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from carrack.core.game import Game

CHECKS = ("announcements", "lessons", "positions", "secrecy", "walks", "whole_games", "words")
pytest.register_assert_rewrite(*(f"carrack.testing.{name}" for name in CHECKS))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--game`, and the setting with its default."""
    parser.getgroup("carrack").addoption(
        "--game",
        action="append",
        metavar="NAME",
        help="the game that carrack.testing tests: its name, or module:GAME; may be repeated",
    )
    parser.addini("carrack_games", "what --game names if it is not given", "args")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker; report a game that is not found before anything else."""
    for name in config.getoption("--game") or []:
        found(name)
    config.addinivalue_line("markers", "every_game: runs on every game that --game names")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of `game` and `players` for each number of players, one of `game` once a game."""
    if metafunc.definition.get_closest_marker("every_game") is None:
        return
    games = [found(name) for name in names(metafunc.config)]
    if "players" not in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
        return
    cases = [
        pytest.param(game, players, id=f"{game.name}-{players}")
        for game in games
        for players in range(game.least_players, game.most_players + 1)
    ]
    metafunc.parametrize(("game", "players"), cases)


def names(config: pytest.Config) -> list[str]:
    """The games to test: those named, otherwise all that are installed."""
    asked: list[str] = config.getoption("--game") or config.getini("carrack_games")
    return asked or sorted({point.name for point in entry_points(group="carrack.games")})


def found(name: str) -> Game[Any]:
    """An installed game, or the one that `module:GAME` names."""
    from carrack.core.loading import load_function
    from carrack.core.registry import UnknownGame, find_game, register

    try:
        if ":" not in name:
            return find_game(name)
        game: Game[Any] = load_function(name)
    except (UnknownGame, ImportError, AttributeError) as error:
        raise pytest.UsageError(f"--game {name}: {error}") from None
    register(game)
    return game
