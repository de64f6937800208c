"""Games are found by name, and what is missing is named."""

from __future__ import annotations

import pytest

from carrack.core.loading import load_function
from carrack.core.registry import UnknownGame, find_game, game_names, register
from support.games import tiny


def test_a_registered_game_is_found() -> None:
    assert find_game("tiny") is tiny.GAME
    assert "tiny" in game_names()
    assert game_names() == sorted(game_names())


def test_installed_games_announce_themselves() -> None:
    assert "amerigo" in game_names()
    assert find_game("amerigo").name == "amerigo"
    assert find_game("amerigo") is find_game("amerigo")


@pytest.mark.parametrize(("name", "hint"), [("tinny", "mean 'tiny'"), ("chess", "installed: ame")])
def test_an_unknown_game_is_answered_with_those_there_are(name: str, hint: str) -> None:
    with pytest.raises(UnknownGame, match=hint):
        find_game(name)


def test_a_game_registered_again_takes_the_place_of_the_first() -> None:
    other = tiny.Lanterns()
    try:
        register(other)
        assert find_game("tiny") is other
    finally:
        register(tiny.GAME)


def test_a_function_is_found_by_module_and_name() -> None:
    assert load_function("support.games.tiny:careful") is tiny.careful
