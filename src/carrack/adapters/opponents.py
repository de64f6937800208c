"""The bots in seats of an environment, and forced moves."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Sequence
from typing import Any

from carrack.adapters.tensors import Encoding
from carrack.bots import Bot, Random, make_bot, move_or_loss
from carrack.bots.bot import begin_anew
from carrack.core.game import Game, Legal, Move, State
from carrack.core.playout import Dice
from carrack.core.seat import for_seat
from carrack.core.wording import counted

Opponents = str | Bot | Sequence[str | Bot | None]
"""Bots by name, or bots themselves: one for all other seats, or one for each."""


class Opposition:
    """The bots of one game, `bots` in order of play from the learner's seat on.

    None stands for a seat that decides for itself, like the learner's. Their random numbers depend
    only on the seed of the game and the number of the decision. Copies (`copy.deepcopy`, `pickle`)
    continue identically.
    """

    def __init__(self, encoding: Encoding, bots: Sequence[Bot | None]) -> None:
        self.encoding = encoding
        self.bots = list(bots)
        self.own = 0
        self.seed = 0
        self.decisions = 0

    def begin(self, seed: int, own: int) -> None:
        """Begin another game, with its seed and the learner's seat."""
        self.seed, self.own, self.decisions = seed, own, 0
        for bot in self.bots:
            if bot is not None:
                begin_anew(bot)

    def bot_in(self, seat: int) -> Bot | None:
        """The bot of a seat; None: it decides for itself."""
        players = self.encoding.players
        return self.bots[(seat - self.own - 1) % players] if seat != self.own else None

    def chosen(self, state: State, legal: Legal) -> Move:
        """The forced move, or the decision of the bot in the deciding seat."""
        seat, players = state.seat, self.encoding.players
        self.decisions += 1
        stream = Dice(self.seed + 1, players).at(seat, self.decisions)
        bot = self.bot_in(seat)
        if bot is None or len(legal) == 1 or isinstance(bot, Random):
            return legal.sample(stream)
        # Its determinization stays the same through a turn, as in the arena.
        fancy = Dice(self.seed + 2, players).at(seat, state.turn)
        move, fault = move_or_loss(bot, for_seat(self.encoding.game, state, fancy), stream, legal)
        if fault:
            warnings.warn(f"a random move replaces a lost decision: {fault}", stacklevel=2)
        return move


def seated_bots(
    game: Game[Any], opponents: Opponents, seats: int, *, empty: bool = False
) -> list[Bot | None]:
    """The bots of the other seats; None for a seat that decides for itself, if allowed.

    Of a bot that is given as an object it is a copy that plays: one object may be given to many
    environments, each of which goes on from its own last decision.
    Raises UnknownBot, ValueError for a wrong number, TypeError for what is not a bot.
    """
    bots: Any = [opponents] * seats if isinstance(opponents, str | Bot) else opponents
    kinds = (str, Bot, type(None)) if empty else (str, Bot)
    if not isinstance(bots, Sequence) or not all(isinstance(bot, kinds) for bot in bots):
        raise TypeError(f"opponents are names of bots, or bots themselves, not {opponents!r}")
    if len(bots) != seats:
        raise ValueError(
            f"there {'is' if seats == 1 else 'are'} {counted(seats, 'opponent')}: name one bot "
            f"for each, or one for all, not {len(bots)}"
        )
    return own_bots([make_bot(game, bot) if isinstance(bot, str) else bot for bot in bots])


def own_bots(bots: list[Bot | None]) -> list[Bot | None]:
    """Copies of bots for one game of many: a bot cannot play several games at once."""
    return [copy.deepcopy(bot) for bot in bots]


def checked_seat(seat: int | None, players: int) -> int | None:
    """The learner's seat, or None to draw it. Raises ValueError."""
    if seat is not None and seat not in range(players):
        raise ValueError(f"the learner's seat is one of 0 to {players - 1}, or None, not {seat!r}")
    return seat
