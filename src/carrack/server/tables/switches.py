"""Switches of a table: the pause, and watching without a seat."""

from __future__ import annotations

from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import PauseStatePayload
from carrack.server.shapes.messages import PausePost, WatchersPost
from carrack.server.shapes.payload_types import WatchablePayload
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.hub import CLOSED
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.rated import is_rated
from carrack.server.tables.reopening import settle
from carrack.server.tables.rights import require_host
from carrack.server.tables.table import Table


async def pause(table: Table, keys: Keys, post: PausePost) -> PauseStatePayload:
    """Pause or continue a table, or agree to that; return {paused, seq}. Raises Problem."""
    async with table.opened(keys) as open_table:
        viewer = open_table.viewer(keys)
        if not viewer.seats and not viewer.host:
            raise Problem("token")
        if open_table.match.over:
            raise Problem("over", "over-pause")
        paused = open_table.paused is not None if post.paused else open_table.pauses.near
        if post.paused:
            table.require_room(open_table)
        action = _action(open_table, viewer, post.paused, paused)
        if action is not None:
            since = open_table.seq
            open_table.say({"action": action, "seat": open_table.perspective(viewer)})
            settle(open_table)  # whoever was asked may have gone during the pause
            await table.commit(open_table, since)
        now = open_table.paused
        return PauseStatePayload(now.payload() if now is not None else None, open_table.seq)


def _action(open_table: OpenTable, viewer: Viewer, wanted: bool, paused: bool) -> str | None:
    """Return the effect of a request to pause a table or let it go on; None: no change.

    Where there are clocks all people must agree, else anybody could stop a clock, or start it in
    the middle of somebody's night. The host may do both alone unless the game is rated, as the host
    may give any seat to a bot; and whoever's own clock would run may let the game go on.
    """
    seat, agreed = open_table.perspective(viewer), open_table.pauses.agreed
    done = "pause" if wanted else "resume"
    alone = seat is None or (viewer.host and not is_rated(open_table.header))
    if open_table.clocks is None or alone:
        return done if wanted != paused else None
    if wanted == paused:
        return "withdraw" if seat in agreed else None
    people = {row.seat for row in open_table.seats if row.kind == "human"}
    if people <= agreed | {seat} or (paused and seat == open_table.deciding):
        return done
    return f"ask-{done}" if seat in people - agreed else None


async def watchers(table: Table, keys: Keys, post: WatchersPost) -> WatchersPost:
    """Let watchers in or send them away, for the host; return the new state. Raises Problem."""
    async with table.entered(keys) as there:
        require_host(there, keys)
        await table.store.let_watch(table.name, post.open)

        def switched() -> None:
            there.let_watch(post.open)
            if not post.open:
                table.hub.close(CLOSED, lambda viewer: not viewer.belongs)
            table.hub.send(WatchablePayload(post.open))

        await table.others.unlogged(switched)
        return post
