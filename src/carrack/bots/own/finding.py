"""Own bots by name: `cmd:…`, addresses, `module:Class`, `file.py:Class`, and installed ones."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import os
import re
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any, Final

from carrack.bots.bot import Advisor, Bot, UnknownBot, reason_of
from carrack.bots.own.limits import BotLimits, limited, of_command
from carrack.core.game import Game

GROUP: Final = "carrack.bots"
"""The group of entry points by which packages provide bots."""
COMMAND: Final = "cmd:"
WEB: Final = ("http://", "https://")
LIMITS: Final = ("seconds", "memory")
"""The settings of a class that limit its decisions."""

CLASS = re.compile(r"(?P<where>.+\.py|[A-Za-z_][\w.]*):(?P<what>[A-Za-z_]\w*)(?P<settings>:.*)?")


def is_own(name: str) -> bool:
    """Whether a name says where the bot is, instead of naming one known here."""
    return name.startswith((COMMAND, *WEB)) or CLASS.fullmatch(name) is not None


def own_bot(
    game: Game[Any], name: str, limits: BotLimits | None = None, folder: str | None = None
) -> Bot:
    """The bot that a name leads to. Raises UnknownBot that says what is wrong with it.

    `limits` are defaults for those not in the name; `folder` replaces the current folder for
    running programs and for finding modules and files.
    """
    limits = limits or BotLimits()
    if name.startswith((COMMAND, *WEB)):
        return _program(game, name, limits, folder)
    found = CLASS.fullmatch(name)
    assert found is not None  # the caller knows that it is own
    made = _attribute(found["where"], found["what"], folder)
    plain = f"{found['where']}:{found['what']}"
    return _seated(game, name, made, _pairs(plain, (found["settings"] or "")[1:]), limits)


def _program(game: Game[Any], name: str, limits: BotLimits, folder: str | None) -> Bot:
    """A program. What is needed to communicate with one is imported only here."""
    from carrack.bots.own.program import Command, Program, Url

    if name.startswith(COMMAND):
        limits, command = of_command(name.removeprefix(COMMAND), name, limits)
        return Program(name, game.name, Command(command, folder), limits)
    url, _, settings = name.partition("#")
    given = [setting for setting in settings.split("&") if setting]
    return Program(name, game.name, Url(url), limited(limits, name, given))


# --- installed packages --------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def installed_names() -> list[str]:
    """The bots that installed packages provide."""
    return sorted(_installed())


def installed_bot(game: Game[Any], name: str, limits: BotLimits | None = None) -> Bot | None:
    """The bot of an installed package, None if none provides it. Raises UnknownBot.

    `limits` are defaults for those not in the name.
    """
    plain, _, settings = name.partition(":")
    point = _installed().get(plain)
    if point is None:
        return None
    try:
        made = point.load()
    except BaseException as error:  # other people's code may raise anything
        reason = reason_of(error)
        raise UnknownBot(f"bot {plain!r} ({point.value}) cannot be loaded: {reason}") from error
    return _seated(game, name, made, _pairs(plain, settings), limits or BotLimits())


# --- classes -------------------------------------------------------------------------------------


def _attribute(where: str, what: str, folder: str | None) -> Any:
    """A class or function of a module or file. Raises UnknownBot."""
    _look_in(folder or os.getcwd())
    try:
        module = _file(where, folder or "") if where.endswith(".py") else _module(where)
    except UnknownBot:
        raise
    except BaseException as error:  # other people's code may raise anything
        reason = reason_of(error)
        raise UnknownBot(f"{where} cannot be loaded: {reason}") from error
    try:
        return getattr(module, what)
    except AttributeError:
        raise UnknownBot(f"{where} has no {what}; it has {_bots_in(module)}") from None


def _bots_in(module: ModuleType) -> str:
    own = [
        name
        for name, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == module.__name__
    ]
    return ", ".join(own) or "no class derived from carrack.bots.Bot"


def _module(name: str) -> ModuleType:
    """A module."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not (name + ".").startswith(error.name + "."):
            raise  # it exists, but itself lacks something
        raise UnknownBot(
            f"there is no module {name!r}: neither installed nor in this folder"
        ) from None


def _look_in(folder: str) -> None:
    """Look for modules there too; workers of a cluster get the same folders."""
    if folder not in sys.path:
        sys.path.append(folder)


def _file(path: str, folder: str) -> ModuleType:
    """A file as a module, run only once. It can import modules next to it."""
    places = [os.path.join(place, path) for place in [folder, *sys.path]]
    found = next((os.path.realpath(place) for place in places if os.path.isfile(place)), None)
    if found is None:
        raise UnknownBot(f"there is no file {path}")
    name = f"carrack_own_{hashlib.sha256(found.encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, found)
    assert spec is not None and spec.loader is not None  # since it ends with .py
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    _look_in(os.path.dirname(found))
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _pairs(name: str, settings: str) -> dict[str, str]:
    """`key=value:key=value` as a dictionary. Raises UnknownBot."""
    pairs = [setting.partition("=") for setting in settings.split(":") if setting]
    for key, sign, value in pairs:
        if not (key.isidentifier() and sign):
            raise UnknownBot(
                f"settings of {name!r} are written {name}:key=value, not {key + sign + value!r}"
            )
    return {key: value for key, _, value in pairs}


def _seated(game: Game[Any], name: str, made: Any, given: dict[str, str], limits: BotLimits) -> Bot:
    """A bot from a class, from a function that returns one, or from a function that decides.

    A class is called with the given settings, as texts, and with `game` and `name` if it takes
    arguments of these names. The settings `seconds` and `memory` are its limits, and passed only to
    a class that takes them.
    """
    from carrack.bots.own.timed import TimedBot

    limits = limited(limits, name, [f"{key}={given[key]}" for key in LIMITS if key in given])
    own = [key for key in LIMITS if key not in _taken(made)]
    given = {key: value for key, value in given.items() if key not in own}
    if inspect.isfunction(made) and _decides(made) and not given:
        bot: Any = Advisor(name, made)
    elif callable(made):
        bot = _called(game, name, made, given)
    else:
        bot = made
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{name} gives {bot!r}, which is not a carrack.bots.Bot")
    plays = getattr(bot, "games", None)
    if plays is not None and game.name not in plays:
        raise UnknownBot(f"{name} plays {', '.join(plays)}, not {game.name}")
    bot.name, bot.own = name, True
    return TimedBot(bot, limits)


def _decides(made: Any) -> bool:
    """Whether a function takes a seat handle and a stream."""
    return list(inspect.signature(made).parameters)[:2] == ["handle", "stream"]


def _taken(made: Any) -> list[str]:
    """The names of the arguments that something takes, as far as they are known."""
    try:
        return list(inspect.signature(made).parameters)
    except (TypeError, ValueError):  # code not written in Python may not have a signature
        return []


def _called(game: Game[Any], name: str, made: Callable[..., Any], given: dict[str, str]) -> Any:
    known = {"game": game, "name": name}
    takes = _taken(made)
    offered = {key: value for key, value in known.items() if key in takes}
    try:
        return made(**offered, **given)
    except BaseException as error:  # other people's code may raise anything
        reason = reason_of(error)
        raise UnknownBot(f"{name} cannot be made: {reason}") from error
