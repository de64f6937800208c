"""`carrack play` is opened to the network while it runs, and closed again."""

from __future__ import annotations

import asyncio
import socket

import pytest

from carrack.cli import door
from carrack.cli.door import SocketDoor
from carrack.server.http.network import listen
from carrack.server.settings import Settings


class Listening:
    """A server that listens where it is told to."""

    def __init__(self) -> None:
        self.socket: socket.socket | None = listen("127.0.0.1", 0)
        self.port = int(self.socket.getsockname()[1])

    async def at(self, listening: socket.socket | None) -> None:
        if self.socket is not None:
            self.socket.close()
        self.socket = listening

    @property
    def host(self) -> str:
        return str(self.socket.getsockname()[0]) if self.socket else ""


def door_of(server: Listening) -> SocketDoor:
    made = SocketDoor(False, server.port, Settings(hosts=("local",)))
    made.serve = server.at
    return made


def test_the_same_port_is_opened_to_all_and_closed_again() -> None:
    server = Listening()
    door = door_of(server)
    reach = asyncio.run(door.swing(True))
    assert (server.host, door.is_open) == ("0.0.0.0", True)
    assert reach.open_with in (None, "")
    reach = asyncio.run(door.swing(False))
    assert (server.host, door.is_open, reach.lan) == ("127.0.0.1", False, None)
    asyncio.run(server.at(None))


def test_a_port_that_is_taken_meanwhile_leaves_the_server_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = Listening()
    monkeypatch.setattr(door, "TRIES", 1)
    monkeypatch.setattr(door, "EVERYWHERE", "192.0.2.77")  # of no machine
    opening = door_of(server)
    with pytest.raises(OSError, match="cannot listen"):
        asyncio.run(opening.swing(True))
    assert (server.host, opening.is_open) == ("127.0.0.1", False)
    asyncio.run(server.at(None))
