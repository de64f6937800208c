"""The users' bots that people may seat: those in a file of the operator, and no others.

```toml
[[bot]]
name = "mine"                      # as it is asked for
title = "My first bot"             # as people read it
run = "cmd:python mine.py"         # or "mine.py:Mine", "package.module:Mine", "https://…"
games = ["amerigo"]                # left out: all
seconds = 5                        # for a decision
memory = 1024                      # MiB, for a program that is started, or a class
folder = "bots"                    # where it runs, seen from this file; left out: beside it
```

Players name a bot of the list; only the file says what is run.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from carrack.bots import Bot, UnknownBot, bot_names, is_gone, our_bot, playing_as
from carrack.bots.own import installed_bot, is_own, own_bot
from carrack.bots.own.limits import MOST_MEMORY, BotLimits
from carrack.bots.own.program import Program
from carrack.bots.own.timed import TimedBot
from carrack.core.game import Game
from carrack.core.registry import find_game, game_names
from carrack.core.toml_text import file_text, read_toml

Name = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Title = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds = Annotated[float, Meta(gt=0, le=3600)]
MiB = Annotated[int, Meta(ge=0, le=MOST_MEMORY)]

STARTING = 40.0
"""Extra seconds for a program to start and to be ended."""


class OwnBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of the list; `folder` is where it runs and where its class is looked for."""

    name: Name
    title: Title
    run: Annotated[str, Meta(min_length=1)]
    games: list[str] = []
    seconds: Seconds = BotLimits.seconds
    memory: MiB = BotLimits.memory
    folder: str = ""

    def plays(self, game: str) -> bool:
        """Whether it may be seated there."""
        return not self.games or game in self.games

    @property
    def patience(self) -> float:
        """Seconds after which a process that has not answered is given up."""
        return self.seconds + STARTING

    def made(self, game: Game[Any]) -> Bot:
        """The bot. Raises UnknownBot."""
        limits = BotLimits(self.seconds, self.memory)
        if is_own(self.run):
            return own_bot(game, self.run, limits, self.folder)
        bot = installed_bot(game, self.run, limits)
        if bot is None:
            raise UnknownBot(f"there is no bot {self.run!r}, and none that is installed")
        return bot


class _List(Struct, forbid_unknown_fields=True):
    bot: list[OwnBot] = []


class OwnBotsError(Exception):
    """The list of users' bots cannot be used; the message says where and why."""


OwnBots = dict[str, OwnBot]
"""By name."""


def own_bots_in(file: Path) -> OwnBots:
    """The list in a file, with every bot checked. Raises OwnBotsError."""
    try:
        values = read_toml(file_text(file))
        found = msgspec.convert(values, _List).bot
    except OSError as error:
        raise OwnBotsError(f"{file} cannot be read ({error.strerror})") from None
    except (ValueError, msgspec.ValidationError) as error:
        raise OwnBotsError(f"{file}: {error}") from None
    folder = file.resolve().parent
    own: OwnBots = {}
    for number, bot in enumerate(found, 1):
        placed = msgspec.structs.replace(bot, folder=str(folder / bot.folder))
        try:
            own[bot.name] = _checked(placed, own)
        except (UnknownBot, ValueError) as error:
            raise OwnBotsError(f"{file}, bot {number} ({bot.name}): {error}") from None
    return own


def _checked(bot: OwnBot, others: OwnBots) -> OwnBot:
    """The bot, with the time limit that its own name gives.

    Raises UnknownBot if it does not exist, ValueError for an invalid name.
    """
    if bot.name in others:
        raise ValueError("another has this name already")
    if is_gone(bot.name):  # kept tables name it
        raise ValueError("an earlier version of Carrack had a bot of this name; choose another")
    for name in bot.games:
        find_game(name)
    for name in game_names():
        game = find_game(name)
        if bot.name in bot_names(game):
            raise ValueError(f"{game.title} has a bot of this name; choose another")
        made = bot.made(game) if bot.plays(name) else None
        if isinstance(made, Program | TimedBot):
            bot = msgspec.structs.replace(bot, seconds=made.limits.seconds)
    return bot


def bot_at_table(game: Game[Any], name: str, own: OwnBots) -> Bot:
    """The bot of that name that may play at a table: from the list, or one of Carrack's.

    In place of one that is gone the game's first bot plays, its rule of thumb if it has one.
    Whatever a name says, nothing is run that is not on the list. Raises UnknownBot.
    """
    bot = own.get(name)
    if bot is not None and bot.plays(game.name):
        return bot.made(game)
    return our_bot(game, playing_as(game, name))
