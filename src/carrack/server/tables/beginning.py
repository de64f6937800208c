"""Steps before a game begins: adding to its luck, beginning without somebody, giving it up."""

from __future__ import annotations

from msgspec import Raw

from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.messages import BeginPost, LuckPost
from carrack.server.tables import payloads
from carrack.server.tables.auth import Keys
from carrack.server.tables.open_table import OpenTable, now
from carrack.server.tables.rights import require_host, spoken_for
from carrack.server.tables.seated import SeatedTable
from carrack.server.tables.table import Table


async def luck(table: Table, keys: Keys, post: LuckPost) -> Raw:
    """Take a seat's hash or opened share; return the new state of the table. Raises Problem."""
    if (post.hash is None) == (post.opened is None):
        raise malformed("hash", "which-share")
    async with table.entered(keys) as there:
        seat = spoken_for(there, there.viewer(keys), post.seat)
        if isinstance(there, OpenTable):
            _require_same(there, seat, post)
            return _seen(table, there, keys)
        before = there.seats[seat]
        there.require_running()
        if post.hash is not None:
            there.commit(seat, post.hash)
        else:
            there.open(seat, post.opened or "")
        said_before = there.seats[seat] == before
        return _seen(table, there if said_before else await table.settle(there), keys)


async def begin(table: Table, keys: Keys, post: BeginPost) -> Raw:
    """Settle for the host who contributes to the luck, or give the table up. Raises Problem."""
    async with table.entered(keys) as there:
        require_host(there, keys)
        if isinstance(there, OpenTable):
            if post.give_up:
                raise Problem("running", "begun")
            return _seen(table, there, keys)
        there.require_running()
        if post.give_up:
            there.give_up()
        elif there.fixed:
            return _seen(table, there, keys)
        else:
            there.fix(now())
        return _seen(table, await table.settle(there), keys)


def _seen(table: Table, there: SeatedTable, keys: Keys) -> Raw:
    return payloads.whole(there, there.viewer(keys), table.hub.online())


def _require_same(open_table: OpenTable, seat: int, post: LuckPost) -> None:
    """Accept what a seat repeats because the answer was lost; else raises Problem."""
    said = {"hash": post.hash} if post.hash is not None else {"opened": post.opened}
    wanted = {"seat": seat, **said}
    if not any(wanted.items() <= share.items() for share in open_table.luck["seats"]):
        raise Problem("fixed", "luck-settled")
