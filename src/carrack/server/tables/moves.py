"""Actions of players at a table: moves, undo, commands out of turn, asking for a hint."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

from carrack.core.game import OVER, Move, Refused
from carrack.server.refusals import Problem, malformed, refusal
from carrack.server.shapes.messages import ClientMessage, CommandPost, HintPost, MovePost, UndoPost
from carrack.server.shapes.payload_types import RepeatedPayload
from carrack.server.shapes.reading import encoded
from carrack.server.tables import payloads
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.rights import spoken_for
from carrack.server.tables.seated import SeatedTable
from carrack.server.tables.step_request import StepRequest
from carrack.server.tables.table import Table

FINGERPRINT = 32  # hexadecimal digits, stored for every request

Action = Callable[[OpenTable, int], None]
"""An action of a seat; it raises Refused only before it has done anything."""


async def move(table: Table, keys: Keys, post: MovePost) -> bytes:
    """Play one or several moves; return the answer. Raises Problem, having changed nothing."""
    if [post.move, post.index, post.moves].count(None) != 2:
        raise malformed("move", "which-move")

    def action(open_table: OpenTable, seat: int) -> None:
        for each in _named(open_table, seat, post):
            open_table.play(seat, each)

    return await _step(table, keys, post, post.at, action)


async def undo(table: Table, keys: Keys, post: UndoPost) -> bytes:
    """Go back to before a decision; return the answer. Raises Problem."""

    def action(open_table: OpenTable, seat: int) -> None:
        if open_table.match.ended() == seat and not open_table.reopens(seat):
            raise Problem("refused", "turn-ended")
        table.require_room(open_table)
        open_table.undo(seat, post.to)

    return await _step(table, keys, post, post.at, action)


async def command(table: Table, keys: Keys, post: CommandPost) -> bytes:
    """Carry out a command; return the answer. Raises Problem."""

    def action(open_table: OpenTable, seat: int) -> None:
        table.require_room(open_table)
        named = open_table.game.read_move(open_table.match.state, post.move)
        open_table.command(seat, named)

    return await _step(table, keys, post, None, action)


async def _step(
    table: Table,
    keys: Keys,
    post: MovePost | UndoPost | CommandPost,
    at: int | None,
    action: Action,
) -> bytes:
    async with table.opened(keys, to_step=True) as open_table:
        viewer = open_table.viewer(keys)
        asked = StepRequest(viewer, post.move_id, fingerprint(post))
        seat = spoken_for(open_table, viewer, post.seat)
        if (answer := await repeated(table, open_table, asked)) is not None:
            await table.others.require_as_stored()
            return answer
        _require_hand(open_table, seat)
        require_going(open_table)
        if at is not None:
            _require_fresh(table, open_table, viewer, at)
        since = open_table.seq
        try:
            action(open_table, seat)
        except Refused as refused:
            raise refusal(refused) from None
        open_table.leave_open(table.ended_seconds)
        open_table.reveal()
        return await table.commit(open_table, since, asked)


async def repeated(table: Table, there: SeatedTable, asked: StepRequest) -> bytes | None:
    """The answer to a request that was carried out before: what the seat may see now.

    None if it was not. Raises Problem if its name belongs to another request.
    """
    if hash(asked.move_id) not in there.carried:
        return None
    kept = await table.store.receipt(table.name, asked.move_id)
    if kept is None:
        return None
    if not set(kept.asker.split(",")) <= set(asked.asker.split(",")):
        raise Problem("seat", "seat-of-request")
    if kept.request != asked.request:
        raise malformed("move_id", "move-id-used")
    now = payloads.whole(there, asked.viewer, table.hub.online())
    return encoded(RepeatedPayload(True, kept.seq, now))


def _require_fresh(table: Table, open_table: OpenTable, viewer: Viewer, at: int) -> None:
    """Raise Problem, with the missed steps, if a move or undo came after step `at`.

    A step that does not exist yet is stale too: the table may have been restored from a backup.
    With a board `at` counts what was entered: a mended step has the number of the one
    before.
    """
    beside = open_table.beside
    if beside is not None and at != beside.at:
        raise stale_tabletop(table, open_table, viewer, at)
    if beside is None and (at > open_table.seq or open_table.story.moved_since(at)):
        raise _stale(table, open_table, viewer, at)


def stale_tabletop(table: Table, there: SeatedTable, viewer: Viewer, at: int) -> Problem:
    """The same beside a board, whose steps may be others than they were."""
    assert there.beside is not None
    whole = payloads.whole(there, viewer, table.hub.online())
    args = {"newest": there.beside.at, "step": at}
    return Problem("stale", args=args, more={"missed": [], "snapshot": whole})


def _stale(table: Table, open_table: OpenTable, viewer: Viewer, at: int) -> Problem:
    """The answer to a request based on an older position."""
    seat = open_table.perspective(viewer)
    more = {
        "missed": payloads.newest(open_table.story.steps, at + 1, seat),
        "snapshot": payloads.snapshot(open_table, viewer, table.hub.online()),
    }
    return Problem("stale", args={"newest": open_table.seq, "step": at}, more=more)


async def hint(
    table: Table, keys: Keys, post: HintPost, account: str | None = None
) -> dict[str, Any]:
    """The answer to a request for a hint, which `account` pays for. Raises Problem."""
    async with table.opened(keys) as open_table:
        viewer = open_table.viewer(keys)
        seat = spoken_for(open_table, viewer, post.seat)
        _require_hints(table, open_table, viewer, seat, post.at)
        table.paid_by(account)
        task = table.hints.task_for(open_table, seat, table.account)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        if not task.cancelled():
            raise
        raise Problem("busy", "hint-moved-on") from None


def _require_hints(table: Table, open_table: OpenTable, viewer: Viewer, seat: int, at: int) -> None:
    """Raise Problem if a hint for the seat is not allowed, or makes no sense."""
    if not open_table.row.hints:
        raise Problem("hints")
    if open_table.match.over:
        raise Problem("over", "over-hint")
    _require_hand(open_table, seat)
    require_going(open_table)
    _require_fresh(table, open_table, viewer, at)
    if seat != open_table.deciding:
        name = open_table.seats[open_table.deciding].name
        raise Problem("not-deciding", args={"player": name})


def _require_hand(open_table: OpenTable, seat: int) -> None:
    """Raise Problem unless a person plays the seat."""
    row = open_table.seats[seat]
    if row.kind != "human" and open_table.deciding != OVER:
        raise Problem("bot-seat", "bot-plays", {"player": row.name}, forbidden=True)


def require_going(open_table: OpenTable) -> None:
    """Raise Problem if the game is paused."""
    if (problem := open_table.halted) is not None:
        raise problem


def _named(open_table: OpenTable, seat: int, post: MovePost) -> list[Move]:
    """The moves of a request. Raises Refused."""
    state = open_table.match.state
    if post.moves is not None:
        return open_table.match.row(seat, post.moves)
    if post.move is not None:
        return [open_table.game.read_move(state, post.move)]
    return [open_table.game.move_at(state, post.index or 0)]


def fingerprint(post: ClientMessage) -> str:
    """Return a digest that is the same for equal requests, however their JSON is written."""
    return hashlib.sha256(type(post).__name__.encode() + encoded(post)).hexdigest()[:FINGERPRINT]
