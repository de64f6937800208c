"""The games that are installed. Nothing else in Carrack imports a game by name.

Games register by an entry point in the group `carrack.games`, or in a test by :func:`register`.
Each is loaded apart: one that cannot be is left out, and named with its reason.

>>> find_game("amerigo").title
'Amerigo'
>>> find_game("amerigos")
Traceback (most recent call last):
carrack.core.registry.UnknownGame: there is no game 'amerigos'; did you mean 'amerigo'?
"""

from __future__ import annotations

import copyreg
import difflib
import logging
import os
import sys
from functools import lru_cache
from importlib import invalidate_caches
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from carrack.core.copying import Again, again
from carrack.core.game import Game
from carrack.core.message import Message, MessageError

log = logging.getLogger(__name__)

GROUP = "carrack.games"

_registered: dict[str, Game[Any]] = {}
_left_out: dict[str, str] = {}


class UnknownGame(MessageError):
    """No installed game has this name, or the one that has it cannot be loaded."""


def register(game: Game[Any]) -> None:
    """Add a game, or replace the one of the same name. It is pickled by its name from now on."""
    _registered[game.name] = game
    _left_out.pop(game.name, None)
    copyreg.pickle(type(game), _by_name)


def _by_name(game: Game[Any]) -> Again:
    return (find_game, (game.name,)) if _registered.get(game.name) is game else again(game)


def game_names() -> list[str]:
    """The names of all installed games that can be played, in alphabetical order."""
    for point in _points():
        _load(point)
    return sorted(_registered)


def left_out() -> dict[str, str]:
    """The installed games that cannot be loaded, each with its reason."""
    game_names()
    return dict(sorted(_left_out.items()))


def find_game(name: str) -> Game[Any]:
    """The game of that name. Raises UnknownGame, which lists those there are."""
    if name not in _registered:
        for point in _points():
            if point.name == name:
                _load(point)
    if name in _registered:
        return _registered[name]
    if name in _left_out:
        raise UnknownGame(Message("broken-game", {"game": name, "reason": _left_out[name]}))
    known = game_names()
    close = difflib.get_close_matches(name, known, 1)
    if close:
        raise UnknownGame(Message("wrong-game-near", {"game": name, "close": close[0]}))
    raise UnknownGame(Message("wrong-game", {"game": name, "known": known}))


def _points() -> tuple[EntryPoint, ...]:
    """The games that are installed by now."""
    return _found(tuple([_changed(place) for place in sys.path if place]))


@lru_cache(maxsize=1)
def _found(places: tuple[int, ...]) -> tuple[EntryPoint, ...]:
    """The games that are installed, looked for when a place of packages has changed.

    It takes milliseconds. What could not be loaded before is tried again.
    """
    invalidate_caches()
    _left_out.clear()
    return tuple(entry_points(group=GROUP))


def _changed(place: str) -> int:
    """Return when something was last installed in a folder or removed from it; 0: no folder."""
    try:
        return os.stat(place).st_mtime_ns
    except OSError:
        return 0


def _load(point: EntryPoint) -> None:
    """Load a game, unless it is there or was found to be broken."""
    if point.name in _registered or point.name in _left_out:
        return
    try:
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} is not a carrack.Game")
        if game.name != point.name:
            raise ValueError(f"{point.value} is called {game.name!r}, not {point.name!r}")
    except MemoryError:  # of the process, not of the game
        raise
    except (Exception, SystemExit) as error:  # whatever a package does when it is imported
        reason = f"{type(error).__name__}: {' '.join(str(error).split())}"
        _left_out[point.name] = reason
        log.error("the game %s cannot be loaded and is left out (%s)", point.name, reason)
    else:
        register(game)
