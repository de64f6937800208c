"""A program that answers HTTP: a message is the body of a POST, its answer that of the reply."""

from __future__ import annotations

import http.client
import queue
import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit

from carrack.bots.bot import UnknownBot
from carrack.bots.own.line import LONGEST_WORD, Channel, plain
from carrack.bots.own.protocol import LONGEST_ANSWER

GOOD = range(200, 300)
PATIENCE = 3600.0
"""Seconds to wait for a reply, unless the caller gives up before."""


class Address:
    """The address of a bot."""

    def __init__(self, url: str) -> None:
        """Raises UnknownBot."""
        try:
            parts = urlsplit(url)
            self.host, self.port = parts.hostname or "", parts.port
        except ValueError as error:
            raise UnknownBot(f"the address {url!r} cannot be read: {error}") from None
        if not self.host:
            raise UnknownBot(f"the address {url!r} names no machine")
        if parts.username is not None or parts.password is not None:
            raise UnknownBot(f"an address has no user and no password before {self.host!r}")
        if not (url.isascii() and url.isprintable()) or " " in url:
            raise UnknownBot(f"write the address {url!r} in ASCII without spaces (%20)")
        self.safe = parts.scheme == "https"
        self.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    def connection(self) -> http.client.HTTPConnection:
        """A connection that is not open yet."""
        kind = http.client.HTTPSConnection if self.safe else http.client.HTTPConnection
        return kind(self.host, self.port, timeout=PATIENCE)


class PostLine(Channel):
    """A thread that posts one message after another; a caller may give up before it does."""

    def __init__(self, address: Address) -> None:
        super().__init__()
        self.address = address
        self.connection = address.connection()
        self.posts: queue.SimpleQueue[tuple[bytes, bool] | None] = queue.SimpleQueue()
        self.failed = ""
        threading.Thread(target=self._work, daemon=True).start()

    def send(self, message: bytes) -> None:
        self.posts.put((message, False))

    def _send(self, message: bytes) -> None:
        self.posts.put((message, True))

    def ending(self) -> str:
        return self.failed or "it closed the connection"

    def close(self, farewell: bytes = b"") -> None:
        """Break off whatever is under way."""
        self.over = True
        if farewell:
            self.posts.put((farewell, False))
        else:
            self._break_off()
        self.posts.put(None)

    def _break_off(self) -> None:
        if self.connection.sock is not None:
            with suppress(OSError):
                self.connection.sock.shutdown(socket.SHUT_RDWR)

    def _work(self) -> None:
        try:
            while (post := self.posts.get()) is not None:
                message, asked = post
                answer = self._posted(message)
                if asked:
                    self.answers.put(answer)
        except (OSError, ValueError, http.client.HTTPException) as error:  # idna: a ValueError
            self.failed = f"it cannot be asked: {str(error) or type(error).__name__}"
        except _Refused as refused:
            self.failed = str(refused)
        finally:
            self.connection.close()
        self.answers.put(None)

    def _posted(self, message: bytes) -> bytes:
        try:
            return self._reply(message)
        except (http.client.RemoteDisconnected, ConnectionResetError, BrokenPipeError):
            self.connection.close()  # it may have closed an idle connection: try once more
            return self._reply(message)

    def _reply(self, message: bytes) -> bytes:
        head = {"Content-Type": "application/json", "Accept": "application/json"}
        self.connection.request("POST", self.address.path, message, head)
        reply = self.connection.getresponse()
        body = reply.read(LONGEST_ANSWER + 1)
        if len(body) > LONGEST_ANSWER:
            self.connection.close()  # the rest is not wanted
        if reply.status not in GOOD:
            for line in body[: 1 << 14].splitlines():
                self.words.append(plain(line[:LONGEST_WORD]))
            raise _Refused(f"it answered {reply.status} {reply.reason}")
        return body


class _Refused(Exception):
    """The reply is not an answer."""
