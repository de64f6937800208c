"""Requests about the end of a turn that is to be taken back: asking for it, and answering that."""

from __future__ import annotations

from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import ReopeningStatePayload
from carrack.server.shapes.messages import ReopenPost
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.reopening import (
    AGREE,
    ASK,
    REFUSE,
    Reopening,
    answers,
    counts,
    reopening_of,
    settle,
)
from carrack.server.tables.rights import spoken_for
from carrack.server.tables.table import Table


async def reopen(table: Table, keys: Keys, post: ReopenPost) -> ReopeningStatePayload:
    """Ask to take back the end of a turn, or answer that; return {reopening, seq}.

    Raises Problem.
    """
    async with table.opened(keys) as open_table:
        viewer = open_table.viewer(keys)
        spoken_for(open_table, viewer, post.seat)
        found = _required(open_table, post)
        since = open_table.seq
        if post.answer == "ask":
            _ask(table, open_table, viewer, found)
        else:
            _answer(open_table, viewer, found, post)
        settle(open_table)
        if open_table.seq > since:
            await table.commit(open_table, since)
        now = reopening_of(open_table)
        return ReopeningStatePayload(now.payload() if now is not None else None, open_table.seq)


def _required(open_table: OpenTable, post: ReopenPost) -> Reopening:
    """The turn that a request is about. Raises Problem."""
    if open_table.match.over:
        raise Problem("over", "over-seat")
    if open_table.halted is not None:
        raise open_table.halted
    if counts(open_table):
        raise Problem("rated", "reopen-counts")
    found = reopening_of(open_table)
    if found is not None and post.at == open_table.match.decision:
        return found
    once = post.answer == "ask" and answers(open_table)[0] is False
    ended = open_table.match.ended() is not None
    raise Problem("refused", "reopen-once" if once and ended else "reopen-nothing")


def _ask(table: Table, open_table: OpenTable, viewer: Viewer, found: Reopening) -> None:
    """The others at the same device consent by that. A repetition has no effect."""
    if found.seat not in viewer.seats:
        name = open_table.seats[found.seat].name
        raise Problem("seat", args={"player": name})
    if found.asked:
        return
    table.require_room(open_table)
    here = sorted(set(viewer.seats) & set(found.awaited))
    agreed = {"agreed": here} if here else {}
    open_table.say({"action": ASK, "seat": found.seat, **agreed})


def _answer(open_table: OpenTable, viewer: Viewer, found: Reopening, post: ReopenPost) -> None:
    """Note what the seats of a device say; those that have said it already have no more to say."""
    if not found.asked:
        raise Problem("refused", "reopen-unasked")
    seats = viewer.seats if post.seat is None else (post.seat,)
    action = AGREE if post.answer == "yes" else REFUSE
    for seat in [seat for seat in seats if seat in found.awaited]:
        open_table.say({"action": action, "seat": seat})
        if action == REFUSE:
            return
