"""What a request costs, in the milliseconds that it may take the server.

An address has a budget of cost (`guard.py`), so that nobody can use more than a small share of the
server. One is a millisecond of the processor at most (`evidence/server/test_prices.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from re import Pattern
from typing import NamedTuple

from starlette.routing import BaseRoute, Route, WebSocketRoute


class Price(NamedTuple):
    """The price of a request; for a WebSocket, of opening it.

    A job keeps a process busy for a while, or may be a long one: each address may have only a few
    of them open. What makes a table that stays is rationed besides.
    """

    cost: float
    is_job: bool = False
    makes_table: bool = False


PRICE = "carrack.price"
"""The key of a price in a request's scope, if somebody pays it."""
LEAST = Price(1)
CHANGE = Price(3)
"""The price of what changes something at an address that no row names."""
MESSAGE = 1.0
"""A message on a WebSocket."""


class Prices:
    """The prices of all requests: those that the rows name, and what anything else costs."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self.others = {"PUT": CHANGE, "DELETE": CHANGE}
        self.by_method: dict[str, list[tuple[Pattern[str], Price]]] = {}
        for route in routes:
            assert isinstance(route, Route | WebSocketRoute)
            methods = route.methods if isinstance(route, Route) else None
            for method in methods or ("GET",):
                price = getattr(route, "price", None) or self.others.get(method, LEAST)
                self.by_method.setdefault(method, []).append((route.path_regex, price))

    def of(self, method: str, path: str) -> Price:
        """The price of a request; a WebSocket's method is GET."""
        rows = self.by_method.get("GET" if method == "HEAD" else method, [])
        found = (price for pattern, price in rows if pattern.match(path))
        return next(found, None) or self.others.get(method, LEAST)
