"""The watchers of a table: who is connected, and what is pushed to whom.

Each connection has its own queue, so that nobody waits for a slow one. A watcher that falls too far
behind is disconnected; it reconnects with the number of the newest step it has seen, and gets what
it missed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.messages import Hello, Ping
from carrack.server.shapes.payload_types import PongPayload
from carrack.server.shapes.reading import decoded, encoded
from carrack.server.tables.auth import Login, Viewer

QUEUE = 256  # messages that may wait for a slow connection
HELLO_SECONDS = 15.0

# Close codes that are Carrack's own; the reason is the key of a text, as too few bytes go into it.
MALFORMED, LINK_CHANGED, CLOSED, NO_TABLE, AGAIN = 4400, 4401, 4403, 4404, 4408
TOO_MANY, WAITS = 4429, 4503
REASONS = {
    MALFORMED: "only-ping",
    LINK_CHANGED: "link-replaced",
    CLOSED: "closed",
    NO_TABLE: "no-table",
    AGAIN: "connect-again",
}

PUSH = "carrack.push"
"""The key of a function in a WebSocket's scope that writes a message if that can be done at once,
and returns whether it did."""


class Watcher:
    """One connection: its viewer, and the messages that wait. After `close` no more are sent.

    `session` is that of its device, if it is signed in.

    `seen` is the newest step that its page shows to somebody: None while nobody looks; `looks_away`
    is called when that begins.

    `at_once` sends without waiting, `sending` says that a queued message is being sent.
    """

    def __init__(self, viewer: Viewer, session: Login | None = None) -> None:
        self.viewer = viewer
        self.session = session
        self.queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self.closed = False
        self.sending = False
        self.seen: int | None = None
        self.looks_away: Callable[[], None] = lambda: None
        self.at_once: Callable[[bytes], bool] = lambda message: False

    def send(self, message: bytes) -> None:
        """Send now or later, in order."""
        if self.closed or (self._is_free and self.at_once(message)):
            return
        if self.queue.qsize() >= QUEUE:
            self.close(AGAIN)
            return
        self.queue.put_nowait(message)

    def sees(self, step: int | None) -> None:
        """Take what its page shows to somebody; None: nobody looks at it."""
        before, self.seen = self.seen, step
        if before is not None and step is None:
            self.looks_away()

    @property
    def _is_free(self) -> bool:
        """Whether no other message waits."""
        return not self.sending and self.queue.empty()

    def close(self, code: int) -> None:
        """Close the connection after the queued messages."""
        if not self.closed:
            self.closed = True
            self.queue.put_nowait((code, f"problem-{REASONS[code]}"))


class Hub:
    """All watchers of one table. They get all messages in the order in which they were sent."""

    def __init__(self, elsewhere: Callable[[], Mapping[int, int]] = dict) -> None:
        """`elsewhere` counts the connections that seats have at other processes."""
        self.elsewhere = elsewhere
        self.watchers: set[Watcher] = set()
        self.delayed: Callable[[], None] | None = None

    def after_the_answer(self, show: Callable[[], None]) -> None:
        """Call `show` once the current request is answered, or before the next change."""
        self.flush()
        self.delayed = show
        asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Call what has been put off. To be called before the table changes again."""
        show, self.delayed = self.delayed, None
        if show is not None:
            show()

    def online(self) -> dict[int, int]:
        """Return the number of connections of each seat."""
        counts = self.here()
        counts.update(self.elsewhere())
        return counts

    def here(self) -> Counter[int]:
        """The same, of the connections to this process."""
        open_ones = (watcher for watcher in self.watchers if not watcher.closed)
        return Counter(seat for watcher in open_ones for seat in watcher.viewer.seats)

    @property
    def watched(self) -> bool:
        """Whether anybody is connected, here or elsewhere."""
        return bool(self.watchers) or bool(self.elsewhere())

    def send(self, message: Struct) -> None:
        """Send the same to everybody."""
        self.flush()
        body = encoded(message)
        for watcher in self.watchers:
            watcher.send(body)

    def send_each(self, message: Callable[[Viewer], bytes]) -> None:
        """Send each watcher their own message."""
        for watcher in self.watchers:
            watcher.send(message(watcher.viewer))

    def close(self, code: int, whose: Callable[[Viewer], bool] = lambda viewer: True) -> None:
        """Close the connections that `whose` selects, or all."""
        self.flush()
        for watcher in self.watchers:
            if whose(watcher.viewer):
                watcher.close(code)

    def close_sessions(self, code: int, whose: Callable[[Login], bool]) -> None:
        """Close the connections of the signed-in devices that `whose` selects."""
        self.flush()
        for watcher in self.watchers:
            if watcher.session is not None and whose(watcher.session):
                watcher.close(code)


async def greeting(socket: WebSocket) -> Hello:
    """The first message of a client. Raises Problem if it is invalid or does not come."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS)
    except TimeoutError:
        raise malformed(None, "no-hello") from None
    except KeyError:
        raise malformed(None, "not-text") from None
    return decoded(text, Hello)


async def serve(socket: WebSocket, watcher: Watcher) -> None:
    """Send and receive until one side ends the connection."""
    watcher.at_once = socket.scope.get(PUSH, watcher.at_once)
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
        watcher.sending = False
        message = await watcher.queue.get()
        watcher.sending = True
        if not await _sent(socket, message):
            return
        del message  # free the first message: a whole table takes twenty kilobytes per connection


async def _sent(socket: WebSocket, message: bytes | tuple[int, str]) -> bool:
    """Send a message; return whether there can be more to send."""
    try:
        if isinstance(message, tuple):
            await socket.close(*message)
            return False
        await socket.send_text(message.decode())
    except (WebSocketDisconnect, RuntimeError):
        return False  # the client has gone
    return True


async def _receive(socket: WebSocket, watcher: Watcher) -> None:
    """Answer pings. Everything else is an error: moves are sent by POST."""
    pong = encoded(PongPayload())
    while True:
        try:
            watcher.sees(decoded(await socket.receive_text(), Ping).seen)
        except (WebSocketDisconnect, RuntimeError):
            return
        except (Problem, KeyError):
            watcher.close(MALFORMED)
            await asyncio.sleep(HELLO_SECONDS)  # the sender closes
            return
        watcher.send(pong)
