"""The jobs of bots at tables: decisions, hints, analyses of finished games.

A job holds the name of the game, an *imagined* state (one that the seat cannot tell from the real
one) as JSON, the seat, the bot's name and a seed. It knows no secret of the table. Who does the
work is a :class:`Bots`; `workers.py` has the one with processes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from carrack.bots import (
    RANDOM,
    Assessment,
    Bot,
    Memory,
    bot_names,
    listed_bots,
    playing_as,
    strength_names,
)
from carrack.bots.strengths import SECONDS
from carrack.core.chance import Seeded
from carrack.core.game import Game
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle
from carrack.server.thinking.own_bots import OwnBots, bot_at_table

if TYPE_CHECKING:  # a server starts without it
    from carrack.analysis.analyst import Analyst
    from carrack.analysis.another_try import Verdict

KEPT = 6
"""The most bots that a process keeps with their memory, the most recently used."""

AT_REST = 600.0
"""Seconds after which an unused user's bot is ended."""

HINTS_BY = "admiral"

TELL_SECONDS = 0.25
"""Between two reports of progress."""

FIRST_SECONDS = 2.0
"""After which the first report of what was found is made: somebody may be waiting for it."""

KEEP_SECONDS, KEEP_SHARE = 5.0, 20.0
"""Between two reports of what was found: at least so many seconds, and times the time of one."""


class BotFailed(Exception):
    """A bot gave no answer; the message says why."""


@dataclass(frozen=True)
class DecisionTask:
    """A decision to be made or judged: `state` is an imagined one, as JSON.

    `table` distinguishes games, for bots that keep a memory; `memory` is what the bot kept after
    its last decision, in whichever process. `account` is the address that pays, None if it is this
    machine or unknown.
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
        """The bot and seat of the job: their jobs are best done by one process."""
        return self.game, self.table, self.seat, self.bot


@dataclass(frozen=True)
class TurnTask(DecisionTask):
    """A turn tried anew: the `line`, up to a reveal, is compared with the `best`, if it is known.

    No moves: nothing is done.
    """

    line: tuple[str, ...] = ()
    best: tuple[str, ...] | None = None


@dataclass(frozen=True)
class AnalysisTask:
    """A finished game to analyse: its record as text, and the findings of an earlier attempt.

    `playouts` are those of a close look at a turn; 0: as many as usual.
    """

    game: str
    record: str
    findings: bytes = b""
    playouts: int = 0


@dataclass(frozen=True)
class SoFar:
    """The findings of an analysis so far: as JSON to be shown, and for another to continue from."""

    analysis: bytes
    findings: bytes


Progress = Callable[[int, int, SoFar | None], None]
"""Called with the number of steps done, of all steps, and now and then with what was found."""


@dataclass(frozen=True)
class Choice:
    """The notation of the move that a bot chose, and its memory for the next decision."""

    notation: str
    memory: Memory = field(default_factory=dict)


class Bots:
    """The bots that think for the tables.

    `all_bots` says whether people may seat whatever plays a game, not only the named strengths;
    `own` are the bots that the operator has listed; `turn_seconds` is how long a whole turn of a
    strength takes here, as a rule at most; `quicker` names the bots that play lines on here instead
    of some that take too long, since they are asked for move after move.
    """

    all_bots = False
    own: OwnBots = {}  # noqa: RUF012
    turn_seconds: Mapping[str, int] = SECONDS
    quicker: Mapping[str, str] = {}

    def seatable(self, game: Game[Any]) -> list[str]:
        """The bots that people may seat: in a game without named strengths all that it has.

        Others may think for very long. Tables that have one continue with it.
        """
        ours = (not self.all_bots and strength_names(game)) or bot_names(game)
        return [*ours, *self.titles(game)]

    def titles(self, game: Game[Any]) -> dict[str, str]:
        """The titles of users' bots that play a game, by name."""
        return {name: bot.title for name, bot in self.own.items() if bot.plays(game.name)}

    def listed(self, game: Game[Any]) -> list[str]:
        """The seatable bots, each under one name: the list from which people choose."""
        known = [*listed_bots(game), *self.own]
        return [name for name in self.seatable(game) if name in known]

    def times(self, bot: str) -> tuple[int | None, float | None]:
        """Return the usual most seconds of a bot's turn, and its limit for each decision.

        None: nobody can say.
        """
        own = self.own.get(bot)
        return (self.turn_seconds.get(bot, 1), None) if own is None else (None, own.seconds)

    def expect(self) -> None:
        """A table is open at which a bot plays: there will be something to decide."""

    async def decide(self, job: DecisionTask) -> Choice:
        """The choice of a job's bot. Raises BotFailed."""
        raise NotImplementedError

    async def assess(self, job: DecisionTask) -> Assessment:
        """The judgement of the position by a job's bot. Raises BotFailed."""
        raise NotImplementedError

    async def judge(self, task: TurnTask) -> Verdict:
        """A turn compared with the best one. Raises BotFailed."""
        raise NotImplementedError

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        """The analysis of a finished game. Raises BotFailed. It has the lowest priority."""
        raise NotImplementedError

    async def close(self) -> None:
        """End all work in progress."""


class BotSeats:
    """The bots of one process, each kept from one decision of its seat to the next."""

    def __init__(self, own: OwnBots | None = None, most: int = KEPT) -> None:
        self.own = own or {}
        self.most = most
        self.bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()
        self.asked: dict[tuple[str, str, int, str], float] = {}  # users' bots: the time of last use

    def decided(self, job: DecisionTask) -> Choice:
        """Return the decision of a job's bot. Raises whatever goes wrong in it."""
        handle = job.handle()
        bot = self.bots.pop(job.whose, None) or self.made(job, handle)
        bot.recall(job.seat, job.memory)
        move = bot.decide(handle, Seeded(job.seed).stream("bot"))
        self.bots[job.whose] = bot  # a bot that failed is not kept
        if bot.own:
            self.asked[job.whose] = time.monotonic()
        while len(self.bots) > self.most:
            self.asked.pop(self.bots.popitem(last=False)[0], None)
        return Choice(str(move.notation), bot.memory(job.seat))

    def tidy(self, seconds: float = AT_REST) -> None:
        """End users' bots unused for `seconds`: their game may be over, which nothing reports.

        A bot needed again is started again and given its memory. Another thread may call this while
        a bot decides.
        """
        now = time.monotonic()
        for whose, asked in list(self.asked.items()):
            if now - asked >= seconds:
                self.asked.pop(whose, None)
                self.bots.pop(whose, None)

    def assessed(self, job: DecisionTask) -> Assessment:
        """Return the opinion of a job's bot on the position. Raises whatever goes wrong in it."""
        handle = job.handle()
        return self.made(job, handle).assess(handle, Seeded(job.seed).stream("bot"))

    def made(self, job: DecisionTask, handle: SeatHandle) -> Bot:
        """A fresh bot for a job. Raises UnknownBot."""
        return bot_at_table(handle.game, job.bot, self.own)


def decided(job: DecisionTask) -> Choice:
    """Return the decision of a job's bot, in this process."""
    return BotSeats().decided(job)


def assessed(job: DecisionTask) -> Assessment:
    """Return the opinion of a job's bot on the position, in this process."""
    return BotSeats().assessed(job)


def judged(task: TurnTask) -> Verdict:
    """Compare a turn with the best one, in this process. Raises Refused."""
    from carrack.analysis.another_try import judged_turn  # a server starts without it

    game = find_game(task.game)
    return judged_turn(game, game.from_json(task.state), task.line, task.best)


def analysed(task: AnalysisTask, progress: Progress) -> dict[str, Any]:
    """The analysis of a finished game, in this process. Raises RecordError, NotOver."""
    from carrack.analysis.analyst import prepared  # a server starts without it
    from carrack.analysis.looks import usual_looks

    game = find_game(task.game)
    record = read_record(task.record.splitlines())
    looks = usual_looks(game, playouts=task.playouts)
    analyst = prepared(game, record, looks, task.findings)
    analyst.progress = Reporter(analyst, progress)
    return analyst.run()


class Reporter:
    """Reports the progress of an analysis, not too often."""

    def __init__(self, analyst: Analyst, tell: Progress) -> None:
        self.analyst = analyst
        self.tell = tell
        self.told = float("-inf")
        self.kept = time.monotonic()
        self.pause = min(FIRST_SECONDS, KEEP_SECONDS)

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self.told >= TELL_SECONDS:
            self.told = now
            self.tell(done, total, self._so_far() if now - self.kept >= self.pause else None)

    def _so_far(self) -> SoFar:
        began = time.monotonic()
        analysis = msgspec.json.encode(self.analyst.so_far())
        so_far = SoFar(analysis, self.analyst.found.written())
        self.kept = time.monotonic()
        self.pause = max(KEEP_SECONDS, KEEP_SHARE * (self.kept - began))
        return so_far


def stand_in(game: Game[Any]) -> str:
    """The bot that takes over a seat when nobody named one: the game's own advisor if any."""
    return bot_names(game)[0]


def hint_bot(game: Game[Any]) -> str:
    """The bot that gives hints."""
    return HINTS_BY if HINTS_BY in strength_names(game) else stand_in(game)


def is_quick(job: DecisionTask) -> bool:
    """Whether a decision of a job's bot is so quick that other quick ones may wait for it."""
    game = find_game(job.game)
    bot = playing_as(game, job.bot)
    return SECONDS[bot] <= 1 if bot in SECONDS else bot == RANDOM or bot in game.advisors()
