"""The games that are installed. Nothing else in Carrack imports a game by name.

Games register by an entry point in the group `carrack.games`, or in a test by :func:`register`.

>>> find_game("amerigo").title
'Amerigo'
>>> find_game("amerigos")
Traceback (most recent call last):
carrack.core.registry.UnknownGame: there is no game 'amerigos'; did you mean 'amerigo'?
"""

from __future__ import annotations

import difflib
from importlib.metadata import entry_points
from typing import Any

from carrack.core.game import Game
from carrack.core.message import Message, MessageError

_registered: dict[str, Game[Any]] = {}


class UnknownGame(MessageError):
    """No installed game has this name."""


def register(game: Game[Any]) -> None:
    """Add a game, or replace the one of the same name."""
    _registered[game.name] = game


def game_names() -> list[str]:
    """The names of all installed games, in alphabetical order."""
    names = set(_registered)
    names.update(point.name for point in entry_points(group="carrack.games"))
    return sorted(names)


def find_game(name: str) -> Game[Any]:
    """The game of that name. Raises UnknownGame, which lists those there are."""
    if name in _registered:
        return _registered[name]
    for point in entry_points(group="carrack.games"):
        if point.name == name:
            register(point.load())
            return _registered[name]
    known = game_names()
    close = difflib.get_close_matches(name, known, 1)
    if close:
        raise UnknownGame(Message("wrong-game-near", {"game": name, "close": close[0]}))
    raise UnknownGame(Message("wrong-game", {"game": name, "known": known}))
