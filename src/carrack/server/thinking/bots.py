"""What the table has bots do: decide, give hints, look at finished games again.

A job holds the name of the game, an *imagined* state (one that the seat cannot tell from the real
one) as JSON, the seat, the bot's name and a seed. It knows no secret of the table. Who does the
work is a :class:`Bots`; `workers.py` has the one with processes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from carrack.analysis.analyst import analyse, usual_looks
from carrack.bots import RANDOM, Assessment, Bot, Memory, bot_names, listed_bots, strength_names
from carrack.bots.strengths import SECONDS
from carrack.core.chance import Seeded
from carrack.core.game import Game
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle
from carrack.server.thinking.own_bots import OwnBots, bot_at_table

KEPT = 6
"""This many bots does a process keep with what they worked out, those that were asked last."""

AT_REST = 600.0
"""Seconds after which an own bot that nobody has asked again is ended."""

HINTS_BY = "admiral"

Progress = Callable[[int, int], None]
"""Told how much of how much is done."""


class BotFailed(Exception):
    """A bot gave no answer; the message says why."""


@dataclass(frozen=True)
class Job:
    """A decision to be made or judged: `state` is an imagined one, as JSON.

    `table` tells one game from another, for bots that keep what they worked out; `memory` is what
    the bot kept after its last decision, whichever process it was in then. `account` is the address
    that it is done for, None if it is this machine or not known.
    """

    game: str
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int
    table: str = ""
    memory: Memory = field(default_factory=dict)
    account: str | None = None

    def handle(self) -> SeatHandle:
        """The seat of the job, in the game as this process has it."""
        game = find_game(self.game)
        return SeatHandle(game, game.from_json(self.state), self.seat)

    @property
    def whose(self) -> tuple[str, str, int, str]:
        """Which bot of which seat: the jobs of one are best done by one process."""
        return self.game, self.table, self.seat, self.bot


@dataclass(frozen=True)
class AnalysisTask:
    """A finished game to be looked at again: its record as text."""

    game: str
    record: str


@dataclass(frozen=True)
class Choice:
    """The notation of the move that a bot chose, and what it is to be told at its next decision."""

    notation: str
    memory: Memory = field(default_factory=dict)


class Bots:
    """Somebody who thinks for the tables.

    `all_bots` says whether people may seat whatever plays a game, not only the named strengths;
    `own` are the bots that whoever runs the server has listed.
    """

    all_bots = False
    own: OwnBots = {}  # noqa: RUF012

    def seatable(self, game: Game[Any]) -> list[str]:
        """The bots that people may seat: of a game without named strengths all it has.

        The others take as long as their settings say. Tables that have one go on with it.
        """
        ours = (not self.all_bots and strength_names(game)) or bot_names(game)
        return [*ours, *self.titles(game)]

    def titles(self, game: Game[Any]) -> dict[str, str]:
        """What own bots that play a game are called, by name."""
        return {name: bot.title for name, bot in self.own.items() if bot.plays(game.name)}

    def listed(self, game: Game[Any]) -> list[str]:
        """The same, each bot under one name: the lists from which people choose."""
        known = [*listed_bots(game), *self.own]
        return [name for name in self.seatable(game) if name in known]

    async def decide(self, job: Job) -> Choice:
        """What the bot of a job chooses. Raises BotFailed."""
        raise NotImplementedError

    async def assess(self, job: Job) -> Assessment:
        """What the bot thinks of the position. Raises BotFailed."""
        raise NotImplementedError

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        """The analysis of a finished game. Raises BotFailed.

        It comes after everything that somebody waits for.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Ends what is under way."""


class BotSeats:
    """The bots of one process, each kept from one decision of its seat to the next."""

    def __init__(self, own: OwnBots | None = None, most: int = KEPT) -> None:
        self.own = own or {}
        self.most = most
        self.bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()
        self.asked: dict[tuple[str, str, int, str], float] = {}  # own ones: when, the last time

    def decided(self, job: Job) -> Choice:
        """What the bot of a job decides. Raises whatever goes wrong in it."""
        handle = job.handle()
        bot = self.bots.pop(job.whose, None) or self.made(job, handle)
        bot.recall(job.seat, job.memory)
        move = bot.decide(handle, Seeded(job.seed).stream("bot"))
        self.bots[job.whose] = bot  # not one that failed
        if bot.own:
            self.asked[job.whose] = time.monotonic()
        while len(self.bots) > self.most:
            self.asked.pop(self.bots.popitem(last=False)[0], None)
        return Choice(str(move.notation), bot.memory(job.seat))

    def tidy(self, seconds: float = AT_REST) -> None:
        """Ends own bots that were not asked for so long: their game may be over, nobody tells.

        Where one is wanted again, it starts again and is told what it remembered. Another thread
        may call this while a bot decides.
        """
        now = time.monotonic()
        for whose, asked in list(self.asked.items()):
            if now - asked >= seconds:
                self.asked.pop(whose, None)
                self.bots.pop(whose, None)

    def assessed(self, job: Job) -> Assessment:
        """What the bot of a job thinks of the position. Raises whatever goes wrong in it."""
        handle = job.handle()
        return self.made(job, handle).assess(handle, Seeded(job.seed).stream("bot"))

    def made(self, job: Job, handle: SeatHandle) -> Bot:
        """A fresh bot for a job. Raises UnknownBot."""
        return bot_at_table(handle.game, job.bot, self.own)


def decided(job: Job) -> Choice:
    """What the bot of a job decides, in this process."""
    return BotSeats().decided(job)


def assessed(job: Job) -> Assessment:
    """What the bot of a job thinks of the position, in this process."""
    return BotSeats().assessed(job)


def analysed(task: AnalysisTask, progress: Progress) -> dict[str, Any]:
    """The analysis of a finished game, in this process. Raises RecordError, NotOver."""
    game = find_game(task.game)
    return analyse(game, read_record(task.record.splitlines()), usual_looks(game), progress)


def stand_in(game: Game[Any]) -> str:
    """The bot that takes over a seat when nobody named one.

    The game's own advisor if it has one.
    """
    return bot_names(game)[0]


def hint_bot(game: Game[Any]) -> str:
    """The bot that gives hints."""
    return HINTS_BY if HINTS_BY in strength_names(game) else stand_in(game)


def is_quick(job: Job) -> bool:
    """Whether a decision of a job's bot takes a moment only, so that quick ones may wait for it."""
    if job.bot in SECONDS:
        return SECONDS[job.bot] <= 1
    return job.bot == RANDOM or job.bot in find_game(job.game).advisors()


def turn_seconds(bot: str) -> int:
    """How long a whole turn of a bot usually takes at most."""
    return SECONDS.get(bot, 1)
