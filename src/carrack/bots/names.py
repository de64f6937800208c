"""Bots by name, some with settings: `search:iterations=400:turns=2`.

The names of own bots say where they are, unless installed packages provide them
(:mod:`carrack.bots.own`).
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import Field as Setting
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

from carrack.bots.bot import RANDOM, Advisor, Bot, Random, UnknownBot
from carrack.bots.learned import Learned, LearnedSettings
from carrack.bots.learning.weights import judge_in, weights_of
from carrack.bots.own import installed_bot, installed_names, is_own, own_bot
from carrack.bots.search.context import SearchContext
from carrack.bots.search.flat import Flat, FlatSettings
from carrack.bots.search.search_bot import SearchBot
from carrack.bots.strengths import RULE_OF_THUMB, STRENGTHS, strength
from carrack.core.game import Game
from carrack.core.loading import load_function

Settings = TypeVar("Settings")

NO_NET = "none"
"""The setting `net` of a bot that judges only ends of games."""


def _learned(name: str, game: Game[Any], given: dict[str, str]) -> Bot:
    settings = _settings(LearnedSettings, name, given)
    return Learned(name, _mind(game, settings.net, settings.wide != 0), settings)


def _flat(name: str, game: Game[Any], given: dict[str, str]) -> Bot:
    settings = _settings(FlatSettings, name, given)
    return Flat(name, _mind(game, settings.net, settings.wide != 0), settings)


def _mind(game: Game[Any], net: str, wide: bool = True) -> SearchContext:
    """The game with the network in a file, or the one that it ships. Raises UnknownBot."""
    if net == NO_NET:
        return SearchContext(game, None, wide)
    if not net:
        return SearchContext(game, weights_of(game), wide)
    if Path(net).is_char_device():  # it may have no end
        raise UnknownBot(f"the network {net} cannot be used: it is a device, not a file")
    try:
        return SearchContext(game, judge_in(Path(net).read_text(encoding="utf-8-sig"), game), wide)
    except (OSError, ValueError) as error:
        raise UnknownBot(f"the network {net} cannot be used: {error}") from None


MOST = 1_000_000
"""No setting may be larger."""

MAKERS: dict[str, Callable[[str, Game[Any], dict[str, str]], Bot]] = {
    "learned": _learned,
    "search": _flat,
    "flat": _flat,
}
"""Bots with settings that work for any game; `search` is the one behind the strengths."""


GONE = {"tree": "the tree search was removed in version 0.2.0; 'search' is nearest to it"}
"""Bots of earlier versions, and what became of them: kept tables and results still name them."""


def is_gone(name: str) -> bool:
    """Whether an earlier version had a bot of that name, with or without settings."""
    return name.partition(":")[0] in GONE


def playing_as(game: Game[Any], name: str) -> str:
    """The bot that plays where that name stands: in place of one that is gone the game's first."""
    return bot_names(game)[0] if is_gone(name) else name


def strength_names(game: Game[Any]) -> list[str]:
    """The named strengths at which a game is played, the weakest first; empty: it has none."""
    return list(STRENGTHS) if game.knowledge() else []


def stronger(game: Game[Any], name: str) -> str:
    """The next named strength above a bot, or the bot itself if there is none.

    A game's rule of thumb is as strong as the helmsman; other bots are not compared.
    """
    strengths = strength_names(game)
    if not strengths or name == strengths[-1]:
        return name
    if name == RANDOM:
        return strengths[0]
    known = RULE_OF_THUMB if name in game.advisors() else name
    return strengths[strengths.index(known) + 1] if known in strengths else name


def bot_names(game: Game[Any]) -> list[str]:
    """The bots that play a game: its advisors, the strengths, searches, then `random`."""
    thinkers = list(MAKERS) if game.knowledge() else []
    return [*game.advisors(), *strength_names(game), *thinkers, RANDOM]


ALIASES = ("flat",)
"""Names for bots that are listed under another name: `flat` is `search`."""


def listed_bots(game: Game[Any]) -> list[str]:
    """The bots of a game, each under one name: those on offer, and the players by default.

    The game's own advisor is its rule of thumb, which among the strengths is the helmsman. Every
    name in `bot_names` is accepted wherever a bot is named.
    """
    again = {*ALIASES, *(game.advisors() if strength_names(game) else ())}
    return [name for name in bot_names(game) if name not in again]


def make_bot(game: Game[Any], name: str) -> Bot:
    """The bot of that name: one of ours, or anybody's.

    The name may run programs, so use `our_bot` for names from strangers. Raises UnknownBot, naming
    a similar one or all there are.
    """
    if name.partition(":")[0] in bot_names(game):
        return our_bot(game, name)
    if is_own(name):
        return own_bot(game, name)
    return installed_bot(game, name) or our_bot(game, name)


def narrowed(bot: Bot) -> Bot:
    """A bot that compares only the lines of earlier versions; others stay as they are."""
    if isinstance(bot, SearchBot):
        bot.context.wide = False
    return bot


def check_bot(game: Game[Any], name: str) -> None:
    """Raise UnknownBot if there is no such bot, or it is a program that does not say hello."""
    try:
        make_bot(game, name).introduce()
    except RuntimeError as error:
        raise UnknownBot(f"bot {name!r} cannot play: {error}") from None


def our_bot(game: Game[Any], name: str) -> Bot:
    """The bot of that name that Carrack or the game provides. Raises UnknownBot as `make_bot`."""
    plain, *settings = name.split(":")
    if plain in GONE:
        raise UnknownBot(f"there is no bot {plain!r} any more: {GONE[plain]}")
    if plain not in bot_names(game):
        raise UnknownBot(_unknown(game, plain))
    if plain in MAKERS:
        return MAKERS[plain](name, game, _pairs(plain, settings))
    if settings:
        raise UnknownBot(f"bot {plain!r} has no settings; {':'.join(settings)!r} is not one")
    if plain == RANDOM:
        return Random()
    if plain in STRENGTHS:
        return strength(game, plain)
    return Advisor(plain, load_function(game.advisors()[plain]))


def _unknown(game: Game[Any], name: str) -> str:
    known = [*bot_names(game), *installed_names()]
    close = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(known)}"
    if name.endswith(".py"):
        hint = f"a class in a file is named {name}:Class, a program cmd:python3 {name}"
    return f"no bot {name!r} plays {game.title}; {hint}"


def _pairs(name: str, settings: list[str]) -> dict[str, str]:
    """`key=value` texts as a dictionary. Raises UnknownBot."""
    pairs = [setting.partition("=") for setting in settings]
    for key, sign, value in pairs:
        if not (key and sign and value):
            example = f"{name}:key=value"
            raise UnknownBot(f"settings of {name!r} are written {example}, not {key + sign!r}")
    return {key: value for key, _, value in pairs}


def _settings(form: type[Settings], name: str, given: dict[str, str]) -> Settings:
    """Settings of a kind, from texts. Raises UnknownBot for an unknown one or a wrong value."""
    plain = name.partition(":")[0]
    known: dict[str, Setting[Any]] = {one.name: one for one in fields(form)}  # type: ignore[arg-type]
    values: dict[str, int | float | str] = {}
    for key, text in given.items():
        if key not in known:
            raise UnknownBot(f"bot {plain!r} has no setting {key!r}; it has {', '.join(known)}")
        kind = type(known[key].default)
        values[key] = text if kind is str else _number(plain, key, text, kind)
    return form(**values)


def _number(name: str, key: str, text: str, kind: type) -> int | float:
    """A setting's value. Raises UnknownBot."""
    try:
        value: int | float = kind(text)
    except ValueError:
        value = -1
    if not 0 <= value <= MOST:  # nor is it NaN
        what = "a whole number" if kind is int else "a number"
        bounds = f"from 0 to {MOST:,}"
        raise UnknownBot(f"setting {key!r} of bot {name!r} is {what} {bounds}, not {text!r}")
    return value
