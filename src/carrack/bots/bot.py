"""What a bot is, the two plainest ones, and how one is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carrack.bots.assessment import Assessment, MoveValue
from carrack.core.chance import Stream
from carrack.core.game import Legal, Move
from carrack.core.seat import SeatHandle

RANDOM = "random"

Memory = dict[str, Any]
"""What a bot keeps from one decision of a seat to the next, as plain data."""

AdvisorFunction = Callable[[SeatHandle, Stream], Move]


class UnknownBot(ValueError):
    """No bot of this name plays the game; the message names one that does."""


class BotError(RuntimeError):
    """A bot raised an exception or gave a move that is not legal: its fault, not the table's.

    The message says which bot, in which seat, and what it did; the exception, if there was one, is
    its `__cause__`.
    """


class Bot:
    """A player. One object may play any number of seats, one game after the other.

    It may keep what it has worked out for the rest of a turn; `forget` drops that.

    `own` says that somebody brought it (:mod:`carrack.bots.own`): in a series of games what it does
    wrong costs it the decision, where a bot of ours that fails ends the series.
    """

    own: bool = False

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """One of `handle.legal()`. The same handle, stream and memory give the same move."""
        raise NotImplementedError

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        """What the bot thinks of the position of a seat that is to decide.

        A bot that only has an opinion on the move names that one, and judges nothing.
        """
        move = self.decide(handle, stream)
        value = MoveValue(move.notation, move.index, (move.notation,), None, None, 1)
        return Assessment(self.name, handle.seat, (value,))

    def memory(self, seat: int) -> Memory:
        """What its next decision in a seat will go by, beside the position; here nothing.

        Another bot of the same name that is told it (`recall`) decides as this one would.
        """
        return {}

    def recall(self, seat: int, memory: Memory) -> None:
        """Goes on in a seat where a bot of the same name left off, with what it remembered."""

    def forget(self) -> None:
        """A new game begins: whatever was kept from one decision to the next is dropped."""

    def introduce(self) -> None:
        """Makes ready to play, as the first decision would. Raises RuntimeError if it cannot."""


class Wrapper(Bot):
    """A bot that passes on what it is told to another one, `bot`, and has its memory."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name)
        self.bot = bot

    def memory(self, seat: int) -> Memory:
        """What the other bot's next decision will go by."""
        return self.bot.memory(seat)

    def recall(self, seat: int, memory: Memory) -> None:
        """Has the other bot go on."""
        self.bot.recall(seat, memory)

    def forget(self) -> None:
        """Has the other bot drop what it kept."""
        self.bot.forget()

    def introduce(self) -> None:
        """Makes the other bot ready. Raises RuntimeError if it cannot be."""
        self.bot.introduce()


class Random(Bot):
    """Takes each legal move with equal probability."""

    def __init__(self) -> None:
        super().__init__(RANDOM)

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """Any legal move."""
        return handle.legal().sample(stream)


class Advisor(Bot):
    """A bot that a game brings along (:meth:`Game.advisors`)."""

    def __init__(self, name: str, advise: AdvisorFunction) -> None:
        super().__init__(name)
        self.advise = advise

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """What the game's own function advises."""
        return self.advise(handle, stream)


def asked_or_lost(bot: Bot, handle: SeatHandle, stream: Stream, legal: Legal) -> tuple[Move, str]:
    """What a bot decides; or any legal move, and what the bot did wrong, if it is not ours.

    Raises BotError for one of ours.
    """
    try:
        return asked(bot, handle, stream, legal), ""
    except BotError as error:
        if not bot.own:
            raise
        return legal.sample(stream), str(error)


def asked(bot: Bot, handle: SeatHandle, stream: Stream, legal: Legal) -> Move:
    """What a bot decides, if it is one of `legal`. Raises BotError for anything else."""
    who = f"bot {bot.name!r} in seat {handle.seat}"
    try:
        move = bot.decide(handle, stream)
    except Exception as error:  # whatever goes wrong in a bot
        raise BotError(f"{who} failed: {type(error).__name__}: {error}") from error
    if move not in legal:
        raise BotError(f"{who} chose {move!r}, which is not legal")
    return move
