"""The devices of a server's operator: how one becomes one, and how that ends.

Nothing else gives this right: no address, no header, not being the first. A link with a secret for
one use does, which a command prints on a machine that has the data folder or the database.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta

from carrack.server.budget import Bucket
from carrack.server.people.codes import Moment, machines_time
from carrack.server.refusals import Problem, too_many
from carrack.server.shapes.operator_messages import OperatorPost
from carrack.server.shapes.people_messages import LeavePost
from carrack.server.shapes.people_types import DevicePayload
from carrack.server.store.endings import text
from carrack.server.store.operator import OperatorDevice, OperatorStore
from carrack.server.tables.auth import hashed, new_token

LIFE = timedelta(minutes=15)
"""The time for which a link is good."""
TRIES, TRIES_PER_SECOND = 10, 1 / 30
"""Links that are none, of one address; no number of addresses guesses 256 bits."""
NAMED = 16  # digits of a device's hash that name it in the page
DAY = 10  # characters of a stored time that name the day


class Operators:
    """The devices of a server's operator."""

    def __init__(
        self,
        store: OperatorStore,
        now: Moment = machines_time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.now = now
        self.clock = clock
        self.tries = Bucket(TRIES_PER_SECOND, TRIES)

    async def new_link(self) -> str:
        """The secret of a new link."""
        secret, now = new_token(), self.now()
        await self.store.add_link(hashed(secret), text(now), text(now + LIFE))
        return secret

    async def enter(self, post: OperatorPost, words: str, client: str | None) -> OperatorDevice:
        """Let a device be the operator's by a link, which is used up. Raises Problem."""
        if seconds := self.tries.wait(client or "", self.clock()):
            raise too_many("too-many-tries", seconds)
        now = text(self.now())
        row = OperatorDevice(hashed(post.token), now, now, words)
        if not await self.store.enter(hashed(post.link), now, row):
            raise Problem("code", "operator-link")
        return row

    async def known(self, tokens: list[str]) -> OperatorDevice | None:
        """The operator's device that shows these tokens, of which only the first counts."""
        row = await self.store.device(hashed(tokens[0])) if tokens else None
        now = text(self.now())
        if row is not None and row.seen[:DAY] != now[:DAY]:
            await self.store.seen(row.hash, now)
        return row

    async def require(self, tokens: list[str]) -> OperatorDevice:
        """The operator's device that shows these tokens. Raises Problem."""
        row = await self.known(tokens)
        if row is None:
            raise Problem("operator", "operator-only")
        return row

    async def shown(self, here: OperatorDevice) -> list[DevicePayload]:
        """The devices, for the page."""
        rows = await self.store.devices()
        return [_shown(row, row.hash == here.hash) for row in rows]

    async def leave(self, here: OperatorDevice, post: LeavePost) -> bool:
        """End devices; return whether this one is among them. Raises Problem."""
        rows = await self.store.devices()
        wanted = post.device or here.hash[:NAMED]
        ended = [row.hash for row in rows if post.everywhere or row.hash[:NAMED] == wanted]
        if not ended:
            raise Problem("no-device")
        await self.store.end(ended)
        return here.hash in ended


def _shown(row: OperatorDevice, is_here: bool) -> DevicePayload:
    return DevicePayload(row.hash[:NAMED], row.device, row.created, row.seen, is_here)


def link_until(now: datetime) -> str:
    """The time until which a link is good that is made now, as it is stored."""
    return text(now + LIFE)
