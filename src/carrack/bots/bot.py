"""The interface of a bot, the two simplest bots, and calls that guard against their faults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carrack.bots.assessment import Assessment, MoveValue
from carrack.core.chance import Stream
from carrack.core.game import Legal, Move
from carrack.core.seat import SeatHandle

RANDOM = "random"

Memory = dict[str, Any]
"""Plain data that a bot keeps from one decision of a seat to the next."""

AdvisorFunction = Callable[[SeatHandle, Stream], Move]


class UnknownBot(ValueError):
    """No bot of this name plays the game; the message names one that does."""


class BotError(RuntimeError):
    """A bot raised an exception or returned an illegal move: its fault, not the table's.

    The message says which bot, in which seat, and what it did; the exception, if there was one, is
    its `__cause__`.
    """


class Overrun(BaseException):
    """Time is up. It is not an Exception, so that bots which catch those do not catch it."""


class Bot:
    """A player. One object may play any number of seats, one game after another.

    It may keep what it has worked out for the rest of a turn; `forget` drops that.

    `own` marks a bot that a user provides (:mod:`carrack.bots.own`): in a series a fault costs it
    the decision, whereas a failure of one of ours ends the series. `blamed`: a fault of it has been
    told already.
    """

    own: bool = False
    blamed: bool = False

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """One of `handle.legal()`. The same handle, stream and memory give the same move."""
        raise NotImplementedError

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        """Return the bot's opinion of the position of a seat that is to decide.

        A bot that can only choose a move names that one, and judges nothing.
        """
        move = self.decide(handle, stream)
        value = MoveValue(move.notation, move.index, (move.notation,), None, None, 1)
        return Assessment(self.name, handle.seat, (value,))

    def memory(self, seat: int) -> Memory:
        """Return what its next decision in a seat depends on besides the position; here nothing.

        Another bot of the same name that is given it (`recall`) decides as this one would.
        """
        return {}

    def recall(self, seat: int, memory: Memory) -> None:
        """Go on in a seat where a bot of the same name left off, with its memory."""

    def forget(self) -> None:
        """Drop everything kept from one decision to the next: a new game begins."""

    def introduce(self) -> None:
        """Prepare to play, as the first decision would. Raises RuntimeError if it cannot."""


class Wrapper(Bot):
    """A bot that passes on calls to another one, `bot`, and has its memory."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name)
        self.bot = bot

    def memory(self, seat: int) -> Memory:
        """Return what the other bot's next decision depends on."""
        return self.bot.memory(seat)

    def recall(self, seat: int, memory: Memory) -> None:
        """Let the other bot go on."""
        self.bot.recall(seat, memory)

    def forget(self) -> None:
        """Let the other bot drop what it kept."""
        self.bot.forget()

    def introduce(self) -> None:
        """Prepare the other bot. Raises RuntimeError if that fails."""
        self.bot.introduce()


class Random(Bot):
    """Takes each legal move with equal probability."""

    def __init__(self) -> None:
        super().__init__(RANDOM)

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """Any legal move."""
        return handle.legal().sample(stream)


class Advisor(Bot):
    """A bot that a game provides (:meth:`Game.advisors`)."""

    def __init__(self, name: str, advise: AdvisorFunction) -> None:
        super().__init__(name)
        self.advise = advise

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """The move that the game's own function advises."""
        return self.advise(handle, stream)


def reason_of(error: BaseException) -> str:
    """Return what went wrong in other people's code, `sys.exit()` included.

    Raises the error again if it is not from that code: Ctrl-C, or time is up.
    """
    if isinstance(error, KeyboardInterrupt | Overrun):
        raise error
    if isinstance(error, SystemExit):
        code = "" if error.code is None else repr(error.code)
        return f"SystemExit: it called sys.exit({code}), which would end Carrack"
    return f"{type(error).__name__}: {error}"


def begin_anew(bot: Bot) -> None:
    """Let a bot forget the game before. Raises BotError for whatever it raises."""
    try:
        bot.forget()
    except BaseException as error:
        raise BotError(
            f"bot {bot.name!r} failed before a game begins: {reason_of(error)}"
        ) from error


def move_or_loss(bot: Bot, handle: SeatHandle, stream: Stream, legal: Legal) -> tuple[Move, str]:
    """Return a bot's decision; if an own bot fails, any legal move, and what went wrong.

    Raises BotError for one of ours.
    """
    try:
        return checked_decision(bot, handle, stream, legal), ""
    except BotError as error:
        if not bot.own:
            raise
        return legal.sample(stream), str(error)


def checked_decision(bot: Bot, handle: SeatHandle, stream: Stream, legal: Legal) -> Move:
    """Return a bot's decision if it is one of `legal`. Raises BotError for anything else."""
    who = f"bot {bot.name!r} in seat {handle.seat}"
    try:
        move = bot.decide(handle, stream)
    except BaseException as error:  # a bot may raise anything
        raise BotError(f"{who} failed: {reason_of(error)}") from error
    if move not in legal:
        raise BotError(f"{who} chose {move!r}, which is not legal")
    return move
