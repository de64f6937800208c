"""Entries at a table with the board on it: what fell, mending it, the record at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from carrack.core.game import Refused
from carrack.core.message import MessageError
from carrack.server.budget import pay
from carrack.server.refusals import Problem, refusal
from carrack.server.shapes.messages import EnteredPost, FinishPost, MendPost
from carrack.server.store.table_rows import RUNNING
from carrack.server.tables import payloads
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.moves import fingerprint, repeated, stale_tabletop
from carrack.server.tables.open_table import now
from carrack.server.tables.reading import LINES, There
from carrack.server.tables.rights import spoken_for
from carrack.server.tables.step_request import StepRequest
from carrack.server.tables.table import Table
from carrack.server.tables.tabletop_table import Laying, TabletopTable, finished, laid_again

Post = EnteredPost | MendPost | FinishPost
Entering = TabletopTable | Laying
Action = Callable[[Entering, StepRequest], Awaitable[bytes]]
"""A function that acts at a table as a request knows it; it returns the answer."""


async def enter(table: Table, keys: Keys, post: EnteredPost) -> bytes:
    """Answer what is asked; return the answer. Raises Problem, having changed nothing."""

    async def action(there: Entering, asked: StepRequest) -> bytes:
        _require_sight(there, asked.viewer, post)
        since = there.seq
        try:
            await asyncio.to_thread(there.beside.enter, post.picked)
        except MessageError as error:
            raise Problem("entered", error.message, field="picked") from None
        return await _kept(table, there, since, asked)

    return await _step(table, keys, post, action)


async def mend(table: Table, keys: Keys, post: MendPost) -> bytes:
    """Take back what was entered last; return the answer. Raises Problem."""

    async def action(there: Entering, asked: StepRequest) -> bytes:
        since = there.seq
        try:
            await asyncio.to_thread(there.beside.mend)
        except Refused as refused:
            raise refusal(refused) from None
        return await _kept(table, there, since, asked)

    return await _step(table, keys, post, action)


async def finish(table: Table, keys: Keys, post: FinishPost) -> bytes:
    """Put the record of a game that is over in place of its journal. Raises Problem."""

    async def action(there: Entering, asked: StepRequest) -> bytes:
        if not isinstance(there, TabletopTable) or not there.match.over:
            raise Problem("running", "running-finish")
        done = await table.opener.opened(await asyncio.to_thread(finished, there, now()))
        done.row = replace(done.row, status=RUNNING)  # as it is stored, until all is kept
        done.kept, done.instead, done.anew = 0, True, True
        done.carried, done.watched = there.carried, there.watched
        table.there = done
        return await table.commit(done, done.seq, asked)

    return await _step(table, keys, post, action)


async def _step(table: Table, keys: Keys, post: Post, action: Action) -> bytes:
    async with table.entered(keys) as there:
        asked = StepRequest(there.viewer(keys), post.move_id, fingerprint(post))
        _speaker(there, asked.viewer, post)
        if (answer := await repeated(table, there, asked)) is not None:
            return answer
        here = _fresh(table, there, asked.viewer, post.at)
        pay(len(here.beside.journal) / LINES)  # all of it may be played again
        return await action(here, asked)


def _speaker(there: There, viewer: Viewer, post: Post) -> None:
    """Raise Problem unless a request comes from a seat."""
    spoken_for(there, viewer, viewer.seats[0] if viewer.seats and post.seat is None else post.seat)


def _fresh(table: Table, there: There, viewer: Viewer, at: int) -> Entering:
    """The table, as a request knows it. Raises Problem for one that has gone on."""
    if not isinstance(there, TabletopTable | Laying):
        raise Problem("beside")
    if at != there.beside.at:
        raise stale_tabletop(table, there, viewer, at)
    if (problem := there.stopped) is not None:
        raise problem
    return there


def _require_sight(there: Entering, viewer: Viewer, post: EnteredPost) -> None:
    """Raise Problem unless whoever answers sees what is asked."""
    whose = there.beside.whose
    if whose is None:
        return
    if whose not in viewer.seats or post.seat not in (None, whose):
        raise Problem("seat", "beside-whose", {"player": there.seats[whose].name})


async def _kept(table: Table, there: Entering, since: int, asked: StepRequest) -> bytes:
    """Keep what is entered now, and show it to all; return the answer."""
    if isinstance(there, TabletopTable):
        there.caught_up()
        if there.beside.match is not None:
            return await table.commit(there, since, asked)
        table.there = there = laid_again(there)
    now_there = await table.settle(there, asked)
    return payloads.arrived(now_there, asked.viewer, table.hub.online())
