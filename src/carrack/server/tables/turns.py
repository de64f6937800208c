"""The turns of bots at a table: asked one decision at a time, and replaced when they fail.

Whatever a bot does wrong (it crashes, hangs, takes all memory, answers nonsense), it loses that one
decision: the game's rule of thumb decides instead, or chance where there is none, and the log says
so. A bot that has failed several times in a row is not asked any more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from typing import Any, Protocol

from msgspec.structs import astuple

from carrack.bots import Memory, UnknownBot
from carrack.core.chance import Stream
from carrack.core.game import Game, Move, Refused, State
from carrack.core.knowledge import knowledge_of
from carrack.server.duties import cancelled
from carrack.server.refusals import Problem
from carrack.server.shapes.payload_types import ThinkingMessagePayload
from carrack.server.store.table_rows import SeatRow
from carrack.server.tables.alone import Alone, Outrun
from carrack.server.tables.hub import Hub
from carrack.server.tables.open_table import OpenTable
from carrack.server.thinking.bots import BotFailed, Bots, Choice, DecisionTask

log = logging.getLogger(__name__)

FAILURES = 3
"""After this many failures in a row a bot is not asked any more."""
ADVICE_SECONDS = 10.0
ENDED_SECONDS = 4.0
"""Seconds for which a person can take back the end of a turn before a bot plays."""


@dataclass(frozen=True)
class BotTurn:
    """A bot is to decide: the job for it, and the step after which it was asked."""

    job: DecisionTask
    seq: int
    table: str

    def __str__(self) -> str:
        """The table and the bot, for the log."""
        return f"table {self.table}, seat {self.job.seat}: bot {self.job.bot!r}"


class BotTable(Protocol):
    """The part of a table that its bots need: `account` is the address that pays."""

    name: str
    bots: Bots
    hub: Hub
    account: str | None
    others: Alone

    @property
    def open_table(self) -> OpenTable | None:
        """The game in memory, if it is there."""

    def opened(self) -> AbstractAsyncContextManager[OpenTable]:
        """The table with its game, for one at a time. Raises Problem."""

    async def commit(self, open_table: OpenTable, since: int) -> bytes:
        """Keep and show what came after step `since`. Raises Problem."""


class Turns:
    """The bots of one table at work."""

    def __init__(self, table: BotTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.asked: BotTurn | None = None  # what a bot thinks about
        self.announced: object = None  # whose turn was announced last
        self.failures: Counter[tuple[int, str]] = Counter()  # in a row, by seat and bot
        self.memories: dict[tuple[int, str], Memory] = {}  # what bots remember, likewise

    @property
    def under_way(self) -> bool:
        """Whether a bot is at work."""
        return self.task is not None and not self.task.done()

    @property
    def waits(self) -> bool:
        """Whether a bot is to decide, and is not at work here."""
        open_table = self.table.open_table
        waits = open_table is not None and bot_to_decide(open_table) is not None
        return waits and not self.under_way

    def wake(self) -> None:
        """Let a bot think if one is to decide, and no longer about what nobody wants to know.

        That follows from the state alone, so a restart changes nothing.
        """
        open_table = self.table.open_table
        if open_table is None:
            return
        if not open_table.over and any(row.kind == "bot" for row in open_table.seats):
            self.table.bots.expect()
        if self._outdated(open_table) and self.task is not None:
            self.task.cancel()
            self.task = self.asked = None
        if self.waits:
            if self.table.others.thinks_here():
                self.task = asyncio.create_task(self._play())
            else:
                self._announce(open_table)  # who watches here is told of it as well

    def _outdated(self, open_table: OpenTable) -> bool:
        """Whether a bot thinks about a table that others have changed: who sits there, say."""
        asked = self.asked
        return asked is not None and asked.seq != open_table.seq

    def trust(self, seat: int) -> None:
        """Somebody has put a bot on a seat: what failed there before is forgotten."""
        for key in [key for key in self.failures if key[0] == seat]:
            del self.failures[key]

    async def stop(self) -> None:
        await cancelled(self.task)

    async def _play(self) -> None:
        name = self.table.name
        try:
            while (turn := await self._next()) is not None:
                self.asked = turn
                choice = await self._choice(turn)
                self.asked = None
                await self.move(turn, choice)
        except Outrun:
            return  # another process has played
        except Problem as problem:
            if problem.code != "no-table":  # it was deleted
                log.error("table %s: its bots stop: %s", name, problem)
        except Exception:
            log.exception("table %s: its bots stop", name)

    async def _next(self) -> BotTurn | None:
        """The next decision of a bot, once nobody can take back what it would answer."""
        while True:
            async with self.table.opened() as open_table:
                ended = open_table.ended()
                if ended is None:
                    return self._turn(open_table)
            await asyncio.sleep(ended.seconds)

    def _turn(self, open_table: OpenTable) -> BotTurn | None:
        decider = bot_to_decide(open_table)
        if decider is None or decider.bot is None:
            self.announced = None
            return None
        self._announce(open_table)
        wanted = open_table.decision_task(decider.seat, decider.bot)
        memory = self.memories.get((decider.seat, decider.bot), {})
        wanted = replace(wanted, memory=memory, account=self.table.account)
        return BotTurn(wanted, open_table.seq, self.table.name)

    def _announce(self, open_table: OpenTable) -> None:
        thinking = open_table.thinking()
        if thinking is not None and thinking != self.announced:
            self.announced = thinking
            self.table.hub.send(ThinkingMessagePayload(*astuple(thinking.payload())))

    async def _choice(self, turn: BotTurn) -> Choice | None:
        """Return the bot's choice; None if it failed, or is not asked any more."""
        if self.failures[turn.job.seat, turn.job.bot] >= FAILURES:
            return None
        try:
            return await self.table.bots.decide(turn.job)
        except (BotFailed, UnknownBot) as failed:  # a table may come from where it is known
            self._failed(turn, str(failed))
            return None

    def _failed(self, turn: BotTurn, why: str) -> None:
        whose = turn.job.seat, turn.job.bot
        self.failures[whose] += 1
        log.warning("%s failed: %s", turn, why)
        if self.failures[whose] == FAILURES:
            log.error(
                "%s failed %d times in a row and is not asked any more; the rule of thumb plays "
                "on until the seat is handed over again or the server restarts: %s",
                turn,
                FAILURES,
                why,
            )

    async def move(self, turn: BotTurn, choice: Choice | None) -> None:
        """Play the bot's choice, or a stand-in for it, unless the table has changed meanwhile."""
        async with self.table.opened() as open_table:
            if open_table.seq != turn.seq:
                return
            move = self._chosen(open_table, turn, choice) or await fallback(open_table, turn)
            open_table.play(turn.job.seat, move)
            open_table.reveal()
            await self.table.commit(open_table, turn.seq)

    def _chosen(self, open_table: OpenTable, turn: BotTurn, choice: Choice | None) -> Move | None:
        """The move that a bot named, if it is legal."""
        whose = turn.job.seat, turn.job.bot
        self.memories.pop(whose, None)
        if choice is None:
            return None
        move = legal_move(open_table.game, open_table.match.state, choice.notation)
        if move is None:
            self._failed(turn, f"it chose {choice.notation[:80]!r}, which is not legal")
        else:
            self.failures.pop(whose, None)
            self.memories[whose] = choice.memory
        return move


def bot_to_decide(open_table: OpenTable) -> SeatRow | None:
    """The seat of the bot that is to decide now, if one is, and somebody wants it to."""
    decider = open_table.decider
    if decider is None or decider.kind != "bot":
        return None
    return None if open_table.halted is not None or open_table.unattended else decider


def legal_move(game: Game[Any], state: State, notation: str) -> Move | None:
    """The move of that notation, if it is legal."""
    try:
        move = game.read_move(state, notation)
    except Refused:
        return None
    return move if game.refusal(state, move) is None else None


async def fallback(open_table: OpenTable, turn: BotTurn) -> Move:
    """A legal move in place of a bot's: by the game's rule of thumb, or any."""
    game, state = open_table.game, open_table.match.state
    notation: str | None = None
    try:
        async with asyncio.timeout(ADVICE_SECONDS):
            notation = await asyncio.to_thread(advised, turn.job)
    except Exception as error:  # a stand-in must not fail as the bot did
        log.warning("%s has no stand-in: %s: %s", turn, type(error).__name__, error)
    move = legal_move(game, state, notation) if notation is not None else None
    if move is None:
        move = game.legal(state).sample(Stream(secrets.randbits(32)))
    log.warning("%s is replaced: %s", turn, move.notation)
    return move


def advised(job: DecisionTask) -> str:
    """Return the move that the game's rule of thumb advises the seat of a job."""
    handle = job.handle()
    stream = Stream(job.seed)
    knowledge = knowledge_of(handle.game)
    return str(knowledge.advice(handle.imagine(stream), stream).notation)
