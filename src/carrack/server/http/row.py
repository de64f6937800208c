"""A route, written once: its method and address, its price, and what it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from carrack.server.http.prices import Price


class Row(Route):
    """A route of the interface, with what the guard must know of a request before its routing."""

    def __init__(
        self,
        method: str,
        path: str,
        price: float,
        does: Callable[[Request], Awaitable[Response]],
        *,
        job: bool = False,
        makes_table: bool = False,
    ) -> None:
        super().__init__(path, does, methods=[method])
        self.method = method
        self.price = Price(price, job, makes_table)


class SocketRow(WebSocketRoute):
    """A WebSocket; the price is that of opening it."""

    def __init__(
        self, path: str, price: float, does: Callable[[WebSocket], Awaitable[None]]
    ) -> None:
        super().__init__(path, does)
        self.price = Price(price)


class FilesRow(Route):
    """A folder of files."""

    def __init__(self, path: str, price: float, folder: ASGIApp) -> None:
        super().__init__(path, folder, methods=["GET"])
        self.price = Price(price)
