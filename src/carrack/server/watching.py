"""Whether people without a seat may look at a table."""

from __future__ import annotations

from typing import Any

from carrack.server.live import CLOSED
from carrack.server.protocol import WatchersPost
from carrack.server.rights import require_host
from carrack.server.table import Table


async def switch(table: Table, tokens: list[str], post: WatchersPost) -> dict[str, Any]:
    """Opens a table to watchers or sends them away, for the host; gives what is true now.

    Raises Problem.
    """
    async with table.entered() as there:
        require_host(there, tokens)
        await table.store.let_watch(table.name, post.open)
        there.let_watch(post.open)
        if not post.open:
            reason = "the host has closed this table to watchers"
            table.hub.close(CLOSED, reason, lambda viewer: not viewer.belongs)
        table.hub.send({"type": "watchable", "watchable": post.open})
        return {"open": post.open}
