"""Players: pure functions of what a seat may know, its legal moves, and a random stream.

>>> from carrack.core.registry import find_game
>>> bot_names(find_game("amerigo"))[0]
'greedy'
>>> make_bot(find_game("amerigo"), "greedy").name
'greedy'
"""

from carrack.bots.assessment import Assessment, MoveValue
from carrack.bots.bot import (
    RANDOM,
    Advisor,
    Bot,
    BotError,
    Memory,
    Random,
    UnknownBot,
    checked_decision,
    move_or_loss,
)
from carrack.bots.names import (
    bot_names,
    check_bot,
    is_gone,
    listed_bots,
    make_bot,
    narrowed,
    our_bot,
    playing_as,
    strength_names,
    stronger,
)
from carrack.bots.strengths import STRENGTHS

__all__ = [
    "RANDOM",
    "STRENGTHS",
    "Advisor",
    "Assessment",
    "Bot",
    "BotError",
    "Memory",
    "MoveValue",
    "Random",
    "UnknownBot",
    "bot_names",
    "check_bot",
    "checked_decision",
    "is_gone",
    "listed_bots",
    "make_bot",
    "move_or_loss",
    "narrowed",
    "our_bot",
    "playing_as",
    "strength_names",
    "stronger",
]
