"""Lines of play that are tried, at a table or on an uploaded record: nothing is played by that.

At a running table seats alone may ask, each from what it knows itself, and a bot moves only where
hints are allowed. Once the game is over, whoever may see it may ask from any seat.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from carrack.server.budget import pay
from carrack.server.refusals import Problem
from carrack.server.shapes.messages import TryPost
from carrack.server.tables.auth import Keys
from carrack.server.tables.replays import Replays, past_of
from carrack.server.tables.rights import spoken_for
from carrack.server.tables.table import Table
from carrack.server.tables.tried import TryRequest
from carrack.server.thinking.bots import Bots, DecisionTask

log = logging.getLogger(__name__)

THOUGHT = 14
"""The price of a bot's move besides: with it a line costs as much as a hint."""


async def at_table(
    table: Table, replays: Replays, keys: Keys, post: TryPost, account: str | None = None
) -> bytes:
    """Try a line at a table; `account` pays for the bot. Raises Problem."""
    async with table.opened(keys) as open_table:
        viewer, seat = open_table.viewer(keys), post.seat
        if not open_table.over:
            seat = spoken_for(open_table, viewer, seat)
            if post.bot and not open_table.row.hints:
                raise Problem("hints")
        past = past_of(open_table)
    request = TryRequest(post, seat, account)
    return await _answered(lambda request: replays.table_tried(past, request), request, table.bots)


async def in_replay(
    replays: Replays, bots: Bots, post: TryPost, replay: str, account: str | None = None
) -> bytes:
    """Try a line in an uploaded record; `account` pays for the bot. Raises Problem."""
    request = TryRequest(post, post.seat, account)
    return await _answered(lambda request: replays.tried(replay, request), request, bots)


async def _answered(
    archive: Callable[[TryRequest], Awaitable[bytes | DecisionTask]],
    request: TryRequest,
    bots: Bots,
) -> bytes:
    """The answer of the archive, which learns what a bot chose if it needs that."""
    answer: Any = await archive(request)
    if isinstance(answer, DecisionTask):
        pay(THOUGHT)
        answer = await archive(request.with_choice(await _chosen(bots, answer)))
    return bytes(answer)


async def _chosen(bots: Bots, task: DecisionTask) -> str:
    """The move that a bot chooses, as it would for a hint: it keeps nothing. Raises Problem."""
    task = replace(task, bot=bots.quicker.get(task.bot, task.bot))
    try:
        return (await bots.assess(task)).moves[0].move
    except Exception as error:
        log.warning("a line is tried, seat %d: no move by %r: %s", task.seat, task.bot, error)
        raise Problem("busy", "no-choice") from None
