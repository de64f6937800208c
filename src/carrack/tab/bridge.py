"""Requests and connections of the page, handed to the routes without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message

from carrack.server.http.clients import CLIENT
from carrack.server.http.requests import bug_response

Told = Callable[[str, Any], object]
"""Called with what has happened to a connection (`open`, `message`, `close`) and the rest."""


class Bridge:
    """The page's way to an application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def request(
        self, method: str, address: str, headers: dict[str, str], body: bytes
    ) -> tuple[int, dict[str, str], bytes]:
        """The answer to a request: status, headers, body."""
        scope = scope_of("http", address, headers) | {"method": method}
        answer = Gathered()
        try:
            await self.app(scope, Inbox(body).receive, answer.send)
        except Exception as error:
            answer = Gathered()
            await bug_response(method, address, error)(scope, Inbox(b"").receive, answer.send)
        return answer.status, answer.headers, bytes(answer.body)

    def connect(self, address: str, told: Told) -> Wire:
        """A WebSocket's connection, as it were."""
        return Wire(self.app, address, told)


class Wire:
    """A connection of the page, until either side closes it."""

    def __init__(self, app: ASGIApp, address: str, told: Told) -> None:
        self.told = told
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._serve(app, scope_of("websocket", address, {})))

    def send(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _serve(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self.inbox.get, self._send)
        except Exception as error:
            bug_response("WS", scope["path"], error)
            self.told("close", 1011)

    async def _send(self, message: Message) -> None:
        match message["type"]:
            case "websocket.accept":
                self.told("open", None)
            case "websocket.send":
                self.told("message", message["text"])
            case "websocket.close":
                self.told("close", message.get("code", 1000))


class Inbox:
    """The body of a request."""

    def __init__(self, body: bytes) -> None:
        self.body = body

    async def receive(self) -> Message:
        return {"type": "http.request", "body": self.body, "more_body": False}


class Gathered:
    """The answer of an application."""

    def __init__(self) -> None:
        self.status = 500
        self.headers: dict[str, str] = {}
        self.body = bytearray()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): text.decode() for name, text in message["headers"]}
        else:
            self.body += message.get("body", b"")


def scope_of(kind: str, address: str, headers: dict[str, str]) -> dict[str, Any]:
    """Return ASGI's scope of a request or connection from this device, which pays for nothing."""
    path, _, query = address.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), text.encode()) for name, text in headers.items()],
        "client": None,
        "server": None,
        "extensions": {},
        CLIENT: None,
    }
