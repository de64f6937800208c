"""Limits on tables that are offered to everybody: the public lobby is for many people.

A person may have only a few there that gather, and so may all people at one address of the network.
Which address has offered what is not stored: the server knows it until its next start.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from carrack.server.budget import ADDRESSES
from carrack.server.refusals import Problem
from carrack.server.settings import Settings
from carrack.server.store.listing import EVERYBODY
from carrack.server.store.lobby import LobbyStore


class Offers:
    """The tables that people offer to everybody at a server."""

    def __init__(self, store: LobbyStore, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.of_address: OrderedDict[str, list[str]] = OrderedDict()

    @asynccontextmanager
    async def room(
        self, open_to: str, person: str | None, client: str | None
    ) -> AsyncIterator[Callable[[str], None]]:
        """While somebody makes a table `open_to` others: for everybody there must be room.

        Yields what is to be told the table's name. `client` is the address that asks. Raises
        Problem.
        """
        if open_to != EVERYBODY or person is None:
            yield lambda _: None
            return
        async with self.lock:  # so that many requests at once are counted one after the other
            most = self.settings.open_tables_per_person
            if await self.store.offered_by(person) >= most:
                raise Problem("many", "open-tables-yours", {"most": most})
            if client is None:
                yield lambda _: None
                return
            there = await self.store.offered(self.of_address.pop(client, []))
            self.of_address[client] = there
            if len(self.of_address) > ADDRESSES:
                self.of_address.popitem(last=False)
            most = self.settings.open_tables_per_address
            if len(there) >= most:
                raise Problem("many", "open-tables-here", {"most": most})
            yield there.append
