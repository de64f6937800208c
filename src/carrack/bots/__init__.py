"""Players: pure functions of what a seat may know, its legal moves, and a random stream.

>>> from carrack.core.registry import find_game
>>> bot_names(find_game("amerigo"))
['greedy', 'random']
"""

from carrack.bots.bot import (
    RANDOM,
    Advisor,
    Bot,
    BotError,
    Random,
    UnknownBot,
    asked,
    bot_names,
    make_bot,
)

__all__ = [
    "RANDOM",
    "Advisor",
    "Bot",
    "BotError",
    "Random",
    "UnknownBot",
    "asked",
    "bot_names",
    "make_bot",
]
