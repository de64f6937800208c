"""The watchers of a table: who is connected, and what is pushed to whom.

Each connection has a queue of its own, so that nobody waits for a slow one. A watcher that
falls too far behind is cut off; it comes back with the number of the newest step it has seen,
and gets what it missed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from carrack.server.auth import Viewer
from carrack.server.protocol import Hello, Ping, Problem, decoded, encoded

QUEUE = 256  # messages that may wait for a slow connection
HELLO_SECONDS = 15.0

# Close codes that are Carrack's own; the page shows the reason or connects again.
MALFORMED, LINK_CHANGED, NO_TABLE, AGAIN, TOO_MANY, WAITS = 4400, 4401, 4404, 4408, 4429, 4503
# by the status a problem has
CLOSE_CODES = {400: MALFORMED, 404: NO_TABLE, 429: TOO_MANY, 503: WAITS}


class Watcher:
    """One connection: whom it is for, and what waits to be sent. After `close` nothing more is."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self.closed = False

    def send(self, message: bytes) -> None:
        """Sends in a while, in order."""
        if self.closed:
            return
        if self.queue.qsize() >= QUEUE:
            self.close(AGAIN, "too slow; connect again")
            return
        self.queue.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        """Closes the connection after what waits has been sent."""
        if not self.closed:
            self.closed = True
            self.queue.put_nowait((code, reason))


class Hub:
    """All watchers of one table."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()

    def online(self) -> dict[int, int]:
        """How many connections each seat has."""
        return Counter(seat for watcher in self.watchers for seat in watcher.viewer.seats)

    def send(self, message: dict[str, Any]) -> None:
        """Sends the same to everybody."""
        body = encoded(message)
        for watcher in self.watchers:
            watcher.send(body)

    def send_each(self, message: Callable[[Viewer], dict[str, Any]]) -> None:
        """Sends everybody their own; made once for those who see the same."""
        made: dict[Viewer, bytes] = {}
        for watcher in self.watchers:
            if watcher.viewer not in made:
                made[watcher.viewer] = encoded(message(watcher.viewer))
            watcher.send(made[watcher.viewer])

    def close(self, code: int, reason: str, seat: int | None = None) -> None:
        """Closes the connections of a seat, or all of them."""
        for watcher in self.watchers:
            if seat is None or seat in watcher.viewer.seats:
                watcher.close(code, reason)


async def greeting(socket: WebSocket) -> Hello:
    """The first message of a client. Raises Problem if it is none, or does not come."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS)
    except TimeoutError:
        raise Problem(400, "malformed", "say hello first: {tokens, since}") from None
    except KeyError:
        raise Problem(400, "malformed", "messages are text") from None
    return decoded(text, Hello)


async def serve(socket: WebSocket, watcher: Watcher) -> None:
    """Sends and receives until one side ends the connection."""
    sending = asyncio.create_task(_send(socket, watcher))
    receiving = asyncio.create_task(_receive(socket, watcher))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        watcher.closed = True
        sending.cancel()
        receiving.cancel()


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        message = await watcher.queue.get()
        try:
            if isinstance(message, tuple):
                await socket.close(*message)
                return
            await socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side has gone


async def _receive(socket: WebSocket, watcher: Watcher) -> None:
    """Answers pings. Everything else breaks the agreement: moves go by POST."""
    pong = encoded({"type": "pong"})
    while True:
        try:
            decoded(await socket.receive_text(), Ping)
        except (WebSocketDisconnect, RuntimeError):
            return
        except (Problem, KeyError):
            watcher.close(MALFORMED, 'after hello only {"type":"ping"} is understood')
            await asyncio.sleep(HELLO_SECONDS)  # the sender closes
            return
        watcher.send(pong)
