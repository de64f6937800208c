"""Opening of `carrack play` to the network while it runs, and closing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from carrack.cli.reach import now_in_the_network, reach_of
from carrack.server.http.network import AddressError, listen
from carrack.server.reach import Door, Reach
from carrack.server.settings import Settings

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
TRIES, PAUSE = 20, 0.05  # until the system has let go of the port


class SocketDoor(Door):
    """The port of a server in this process: it listens anew, at another address.

    `serve` makes the server listen at a socket in place of the one before.
    """

    serve: Callable[[socket.socket | None], Awaitable[None]]

    def __init__(self, is_open: bool, port: int, settings: Settings) -> None:
        self.is_open = is_open
        self.port = port
        self.settings = settings

    async def swing(self, is_open: bool) -> Reach:
        await self.serve(None)
        try:
            listening = await self._listening(EVERYWHERE if is_open else HERE)
        except OSError:
            await self.serve(await self._listening(EVERYWHERE if self.is_open else HERE))
            raise
        await self.serve(listening)
        self.is_open = is_open
        return reach_of(listening, self.settings, now_in_the_network())

    async def _listening(self, host: str) -> socket.socket:
        for _ in range(TRIES):
            try:
                return listen(host, self.port)
            except AddressError as error:
                problem = error
            await asyncio.sleep(PAUSE)
        raise OSError(str(problem))


def is_loopback(address: str) -> bool:
    """Whether only this machine has an address."""
    return ip_address(address.partition("%")[0]).is_loopback
