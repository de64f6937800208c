"""Bots think in processes of their own, so that the table never waits for one.

A worker is told the name of the game, an *imagined* state (one that the seat cannot tell from
the real one) as JSON, the seat, the bot's name and a seed; it answers a move in notation. It
knows no secret of the table. A worker that crashes or takes too long is ended and replaced.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from carrack.bots import bot_names, make_bot
from carrack.core.chance import Seeded
from carrack.core.game import Game
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle

log = logging.getLogger(__name__)

SECONDS = 20.0  # how long a bot may think about one decision
START_SECONDS = 60.0  # a fresh process imports the game first


class BotFailed(Exception):
    """A bot gave no answer; the message says why."""


@dataclass(frozen=True)
class Job:
    """A decision to be made: `state` is an imagined one, as JSON."""

    game: str
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int


class Bots:
    """Somebody who decides for bots."""

    async def decide(self, job: Job) -> str:
        """The notation of the move chosen. Raises BotFailed."""
        raise NotImplementedError

    async def close(self) -> None:
        """Ends what is under way."""


def decided(job: Job) -> str:
    """What the bot of a job decides, in this process."""
    game = find_game(job.game)
    handle = SeatHandle(game, game.from_json(job.state), job.seat)
    move = make_bot(game, job.bot).decide(handle, Seeded(job.seed).stream("bot"))
    return str(move.notation)


def stand_in(game: Game[Any]) -> str:
    """The bot that takes over a seat when nobody named one.

    The game's own advisor if it has one.
    """
    return bot_names(game)[0]


class Worker:
    """One process and the line to it. Used by one thread at a time."""

    def __init__(self) -> None:
        self.process: multiprocessing.process.BaseProcess | None = None
        self.line: Connection | None = None

    def ask(self, job: Job, seconds: float) -> str:
        """The answer to a job. Raises BotFailed.

        The process is then gone, and the next job starts another.
        """
        fresh = self.line is None
        try:
            line = self._line()
            line.send(job)
            if not line.poll(seconds + (START_SECONDS if fresh else 0.0)):
                self.end()
                raise BotFailed(f"no answer within {seconds:g} seconds")
            good, answer = line.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise BotFailed(f"its process ended ({type(error).__name__})") from None
        if not good:
            raise BotFailed(answer)
        return str(answer)

    def _line(self) -> Connection:
        if self.line is None:
            context = multiprocessing.get_context("spawn")
            self.line, theirs = context.Pipe()
            self.process = context.Process(target=work, args=(theirs,), daemon=True)
            self.process.start()
            theirs.close()
        return self.line

    def end(self) -> None:
        """Ends the process at once."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None


def work(line: Connection) -> None:
    """What a worker process does: answers jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    try:
        while True:
            job = line.recv()
            line.send(_answered(job))
    except (EOFError, OSError):
        return


def _answered(job: Job) -> tuple[bool, str]:
    try:
        return True, decided(job)
    except Exception as error:  # whatever a bot does wrong, the table goes on
        return False, f"{type(error).__name__}: {error}"


class ProcessBots(Bots):
    """Bots in `count` worker processes, started when they are first needed."""

    def __init__(self, count: int | None = None, seconds: float = SECONDS) -> None:
        self.count = count or min(4, max(1, (os.cpu_count() or 2) - 1))
        self.seconds = seconds
        self.workers = [Worker() for _ in range(self.count)]
        self.idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.workers:
            self.idle.put(worker)
        self.threads = ThreadPoolExecutor(self.count, "carrack-bot")

    async def decide(self, job: Job) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._ask, job)

    def _ask(self, job: Job) -> str:
        worker = self.idle.get()
        try:
            return worker.ask(job, self.seconds)
        finally:
            self.idle.put(worker)

    async def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            if worker.process is not None:
                worker.process.kill()  # a thread that waits for it sees the line end
