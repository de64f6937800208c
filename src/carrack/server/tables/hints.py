"""Hints: what a bot would play for the seat that decides, using only what that seat knows.

A hint changes nothing at the table. As long as the position stands, asking again gives the same
hint.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

from carrack.analysis.describe import move_payload, rounded
from carrack.bots import Assessment
from carrack.server.refusals import Problem
from carrack.server.tables.open_table import OpenTable
from carrack.server.thinking.bots import Bots, DecisionTask, hint_bot

log = logging.getLogger(__name__)

MOVES = 5
"""The most moves that a hint shows, the best ones."""


class Hints:
    """The hint of a table's newest position, thought about once."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.about: tuple[int, int] | None = None  # step and seat
        self.task: asyncio.Task[dict[str, Any]] | None = None

    def task_for(
        self, open_table: OpenTable, seat: int, account: str | None
    ) -> asyncio.Task[dict[str, Any]]:
        """The task of the hint for a seat, new or existing; `account` pays for it."""
        about = open_table.seq, seat
        if self.task is None or self.about != about or failed(self.task):
            self.stop()
            self.about = about
            wanted = open_table.decision_task(seat, hint_bot(open_table.game), "hint")
            wanted = replace(wanted, account=account)
            self.task = asyncio.create_task(self._thought(wanted, open_table.seq))
        return self.task

    async def _thought(self, wanted: DecisionTask, seq: int) -> dict[str, Any]:
        try:
            assessment = await self.bots.assess(wanted)
            return await asyncio.to_thread(payload, wanted, seq, assessment)
        except Exception as error:
            where = wanted.table, wanted.seat, wanted.bot
            log.warning("table %s, seat %d: no hint by %r: %s", *where, error)
            raise Problem("busy", "no-hint") from None

    def gone_on(self, open_table: OpenTable, since: int) -> None:
        """End the thinking about a past position, which would delay the next bot."""
        if open_table.story.moved_since(since):
            self.stop()

    def stop(self) -> None:
        if self.task is not None and not self.task.done():
            self.task.cancel()


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has ended without a result."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def payload(wanted: DecisionTask, seq: int, assessment: Assessment) -> dict[str, Any]:
    """A hint as it is sent."""
    handle = wanted.handle()
    state = handle.game.from_json(wanted.state)
    return {
        "seq": seq,
        "seat": wanted.seat,
        "bot": assessment.bot,
        "moves": [move_payload(handle.game, state, value) for value in assessment.moves[:MOVES]],
        "wins": rounded(assessment.wins),
        "points": rounded(assessment.points),
        "iterations": assessment.iterations,
        "seconds": round(assessment.seconds, 2),
    }
