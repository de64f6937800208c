"""Turns of finished games, and of uploaded records, tried anew and compared with the best one.

The best line is that of the analysis if it has looked closely at the turn, else the one that the
asker names; without either it is looked for.
It is told only to who asks for it. Nothing is kept.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from carrack.analysis.describe import measured_payload, move_payload
from carrack.core.registry import find_game
from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import JudgedTurnPayload
from carrack.server.shapes.messages import JudgePost
from carrack.server.tables.analysed import read_analysis
from carrack.server.tables.auth import Keys
from carrack.server.tables.replays import Replays, past_of
from carrack.server.tables.table import Table
from carrack.server.thinking.bots import Bots, TurnTask

if TYPE_CHECKING:  # a server starts without it
    from carrack.analysis.another_try import Verdict

log = logging.getLogger(__name__)


async def at_table(
    table: Table, replays: Replays, keys: Keys, post: JudgePost, account: str | None = None
) -> JudgedTurnPayload:
    """A turn of a finished game compared with the best; `account` pays. Raises Problem."""
    async with table.opened(keys) as open_table:
        open_table.viewer(keys)
        if not open_table.over:
            raise Problem("running", "running-turn")
        past = past_of(open_table)
    task = await replays.table_turn(past, post)
    row = await table.store.analysis(table.name)
    best = best_line(read_analysis(row, _Decisions), post.at)
    asked = replace(task, account=account, best=best or task.best)
    return await _judged(table.bots, asked, post.show)


async def in_replay(
    replays: Replays, bots: Bots, post: JudgePost, replay: str, account: str | None = None
) -> JudgedTurnPayload:
    """A turn of an uploaded record compared with the best; `account` pays. Raises Problem."""
    task = await replays.turn(replay, post)
    return await _judged(bots, replace(task, account=account), post.show)


class _BestMove(msgspec.Struct):
    line: tuple[str, ...]


class _Decision(msgspec.Struct):
    at: int
    strong: bool
    best: list[_BestMove]


class _Decisions(msgspec.Struct):
    decisions: list[_Decision]


def best_line(analysis: _Decisions | None, at: int) -> tuple[str, ...] | None:
    """The best line after a step, if an analysis has looked closely there."""
    found = [] if analysis is None else analysis.decisions
    return next((one.best[0].line for one in found if one.at == at and one.strong), None)


async def _judged(bots: Bots, task: TurnTask, show: bool) -> JudgedTurnPayload:
    try:
        verdict = await bots.judge(task)
    except Exception as error:
        log.warning("a turn is not judged: %s", error)
        raise Problem("busy", "no-verdict") from None
    return await asyncio.to_thread(_payload, task, verdict, show)


def _payload(task: TurnTask, verdict: Verdict, show: bool) -> JudgedTurnPayload:
    game = find_game(task.game)
    state = game.from_json(task.state)
    return JudgedTurnPayload(
        accepted=verdict.accepted,
        loss=measured_payload(verdict.loss),
        tried=move_payload(game, state, verdict.tried),
        best=move_payload(game, state, verdict.best) if show else None,
    )
