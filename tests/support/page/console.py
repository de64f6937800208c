"""What pages receive from the server, send to it, and write to their console."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

LEFT_EARLY = "closed before the connection is established"  # the page was left while it opened
LINE_LOST = ("WebSocket connection to", "net::ERR_CONNECTION", "net::ERR_EMPTY_RESPONSE")
"""What Chromium itself writes when a server is gone; only tests that kill one allow it."""


class Listener:
    """Listens to every page of a context."""

    def __init__(self, context: BrowserContext) -> None:
        self.complaints: list[str] = []
        self.allowed: tuple[str, ...] = (LEFT_EARLY,)
        self.pushed: list[str] = []
        self.answers: list[Response] = []
        self.posted: list[dict[str, Any]] = []
        context.on("page", self._watch)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("response", self._response)
        context.on("request", self._request)

    def _watch(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.pushed.append(str(data)))

    def _console(self, message: ConsoleMessage) -> None:
        words = f"{message.text} ({message.location.get('url', '')})"
        if message.type in ("error", "warning") and not self._is_allowed(words):
            self.complaints.append(words)

    def _response(self, response: Response) -> None:
        if "/api/v1/" in response.url and response.ok:
            self.answers.append(response)

    def _request(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith(("/moves", "/undo")):
            self.posted.append({"url": request.url, **request.post_data_json})

    @property
    def moves(self) -> list[str]:
        """The moves that were asked for, each once however often it had to be repeated."""
        return [move for row in self.rows for move in row]

    @property
    def rows(self) -> list[list[str]]:
        """The requests for moves; one may be for several moves."""
        asked = {b["move_id"]: b.get("moves", [b.get("move", "undo")]) for b in self.posted}
        return list(asked.values())

    def everything(self) -> str:
        """Every answer and every push that has reached the pages."""
        return "\n".join([*(answer.text() for answer in self.answers), *self.pushed])

    def allow(self, *known: str) -> None:
        """Ignores complaints that a test provokes, now and later."""
        self.allowed = (*self.allowed, *known)
        self.complaints = [words for words in self.complaints if not self._is_allowed(words)]

    def _is_allowed(self, words: str) -> bool:
        return any(known in words for known in self.allowed)
