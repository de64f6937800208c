"""What is switched on and off at a table: the pause, and watching without a seat."""

from __future__ import annotations

from carrack.server.http.answer_types import PauseStatePayload
from carrack.server.http.payload_types import WatchablePayload
from carrack.server.http.protocol import PausePost, Problem, WatchersPost
from carrack.server.tables.auth import Keys
from carrack.server.tables.hub import CLOSED
from carrack.server.tables.rights import require_host
from carrack.server.tables.table import Table


async def pause(table: Table, keys: Keys, post: PausePost) -> PauseStatePayload:
    """Pause or continue a table; return {paused, seq}. Raises Problem."""
    async with table.opened() as open_table:
        viewer = open_table.viewer(keys)
        if not viewer.seats and not viewer.host:
            raise Problem(401, "token")
        if open_table.match.over:
            raise Problem(422, "over", "over-pause")
        paused = open_table.paused is not None if post.paused else open_table.pauses.near
        if post.paused:
            table.require_room(open_table)
        if post.paused != paused:
            since = open_table.seq
            action = "pause" if post.paused else "resume"
            open_table.say({"action": action, "seat": open_table.perspective(viewer)})
            await table.commit(open_table, since)
        now = open_table.paused
        return PauseStatePayload(now.payload() if now is not None else None, open_table.seq)


async def watchers(table: Table, keys: Keys, post: WatchersPost) -> WatchersPost:
    """Let watchers in or send them away, for the host; return the new state. Raises Problem."""
    async with table.entered() as there:
        require_host(there, keys)
        await table.store.let_watch(table.name, post.open)
        there.let_watch(post.open)
        if not post.open:
            table.hub.close(CLOSED, lambda viewer: not viewer.belongs)
        table.hub.send(WatchablePayload(post.open))
        return post
