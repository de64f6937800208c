"""Whether a user's bot is fit to play: legal, in time, repeatable, bounded in memory.

It plays a few games against random players, with every number of players and in different seats,
then the same games again with a fresh bot. A bot that loses several decisions is given up.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.bots import RANDOM, Bot, BotError, checked_decision, make_bot
from carrack.bots.bot import Wrapper
from carrack.bots.own.line import LATE
from carrack.bots.own.program import Program
from carrack.core.chance import Stream
from carrack.core.game import Game, Move
from carrack.core.seat import SeatHandle

GROWTH = 64
"""MiB by which a bot may grow from the first game to the last."""
LOOK_EVERY = 16
"""Decisions between two checks of its memory."""
MOST_FAULTS = 5
"""A bot is given up after this many lost decisions: each may take its whole time limit."""


class WatchedBot(Wrapper):
    """A bot whose decisions are timed, and whose memory is checked now and then.

    After a mistake any legal move is made; the last of `MOST_FAULTS` mistakes is raised.
    """

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.times: list[float] = []
        self.memory_used: list[float] = []
        self.faults: list[str] = []

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        legal = handle.legal()
        start = time.perf_counter()
        try:
            return checked_decision(self.bot, handle, stream, legal)
        except BotError as error:
            self.faults.append(str(error))
            if len(self.faults) == MOST_FAULTS:
                raise
            return legal.sample(stream)
        finally:
            self.times.append(time.perf_counter() - start)
            if len(self.times) % LOOK_EVERY == 1:
                self.look()

    def look(self) -> None:
        """Note how much memory its program uses, if the system says."""
        used = memory_of(self.bot)
        if used is not None:
            self.memory_used.append(used)


def memory_of(bot: Bot) -> float | None:
    """MiB used by a bot's program and all that it started; None if the system does not say."""
    process = getattr(bot.line, "process", None) if isinstance(bot, Program) else None
    if process is None or not sys.platform.startswith("linux"):
        return None
    return sum(_resident(pid) for pid in _group(process.pid) if pid != process.pid)


def _group(group: int) -> Iterator[int]:
    """The processes in a group."""
    for entry in os.listdir("/proc"):
        try:
            if entry.isdecimal() and os.getpgid(int(entry)) == group:
                yield int(entry)
        except OSError:
            continue  # it has just ended


def _resident(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


@dataclass
class Trial:
    """The outcome of a trial: faults of lost decisions, seconds, records, and MiB by game."""

    games: int
    faults: list[str] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    repeated: int = 0
    memory: list[float] = field(default_factory=list)

    @property
    def lost(self) -> int:
        """The number of lost decisions."""
        return len(self.faults)

    @property
    def given_up(self) -> bool:
        """Whether the bot was given up because it lost too many decisions."""
        return self.lost >= MOST_FAULTS

    @property
    def late(self) -> bool:
        """Whether a decision was lost because no answer came in time."""
        return any(LATE in fault for fault in self.faults)

    @property
    def repeatable(self) -> bool:
        """Whether it played the same games again."""
        return self.repeated == self.games

    @property
    def growth(self) -> float:
        """MiB more after the last game than after the first."""
        return self.memory[-1] - self.memory[0] if self.memory else 0.0

    @property
    def fit(self) -> bool:
        """Whether it is fit to play."""
        return not self.lost and self.repeatable and self.growth <= GROWTH


def tried(
    game: Game[Any], name: str, games: int, seed: int, progress: Callable[[int], None]
) -> Trial:
    """Try a bot; `progress` is called after every game. Raises UnknownBot."""
    trial = Trial(games)
    first = list(_played(game, name, games, seed, trial, progress))
    if not trial.given_up:
        again = _played(game, name, games, seed, Trial(games), progress)
        trial.repeated = sum(one == other for one, other in zip(first, again, strict=False))
    return trial


def _played(
    game: Game[Any], name: str, games: int, seed: int, trial: Trial, progress: Callable[[int], None]
) -> Iterator[str]:
    """The records of a fresh bot's games, up to the one in which it is given up."""
    bot = make_bot(game, name)
    with suppress(RuntimeError):  # it is raised again where it is counted
        bot.introduce()  # starting is not thinking
    watched = WatchedBot(bot)
    trial.faults, trial.times = watched.faults, watched.times
    counts = [n for n in range(game.least_players, game.most_players + 1) if n > 1]
    for number in range(1, games + 1):
        players = counts[(number - 1) % len(counts)]
        bots = [RANDOM] * players
        bots[number % players] = name
        options = game.quick_options()  # chance may never end a game
        plan = make_plan(game, [RANDOM] * players, games, seed, options, records=".")
        plan = replace(plan, bots=tuple(bots))
        try:
            outcome = SeatedBots(plan, {name: watched}).play(number)
        except BotError:  # it is given up
            return
        watched.look()
        if watched.memory_used:
            trial.memory.append(max(watched.memory_used))
        progress(1)
        yield outcome.record or ""
