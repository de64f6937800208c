"""A route, written once: its address, its price, what it takes and gives, and what does it.

What does it is a function whose parameters say what it needs (:mod:`needs`). Everything that is
asked of a route is read from its row: the routing, the price, the document for programs.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from inspect import isawaitable
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from carrack.server.http.needs import POST, KnownRequest, Learn, Step
from carrack.server.http.prices import Price
from carrack.server.http.requests import (
    answer,
    at_table,
    fixed,
    lines_answer,
    message_of,
    playing,
    whole,
)


class File(NamedTuple):
    """An answer that is a file: of this type, and of this name where it is the same for all."""

    media_type: str
    name: str = ""


TEXT = File("text/plain")


class Row(Route):
    """A route of the interface.

    `takes` is the type of the message in the body, which `reads` reads, and `gives` that of the
    answer: a name is one of `JOINED`, several are alternatives. What a parameter or the answer of
    what `does` it says is left out, so that a row cannot contradict it. Where several functions do,
    one after the other, the last one answers. A `fixed` answer stays the same while the program
    runs; who `plays` pays for the thinking of bots. `query` is what an address may end with. The
    guard must know which rows are a `job`, or make a table, before it admits a request
    (:class:`Price`).
    """

    def __init__(
        self,
        method: str,
        path: str,
        price: float,
        *does: Callable[..., Any],
        takes: Any = None,
        gives: Any = None,
        status: int = 200,
        reads: Callable[[Request, Any], Awaitable[Any]] = message_of,
        query: Mapping[str, type] | None = None,
        fixed: bool = False,
        plays: bool = False,
        job: bool = False,
        makes_table: bool = False,
    ) -> None:
        super().__init__(path, self.answered, methods=[method], name=f"{method} {path}")
        self.method, self.status, self.reads = method, status, reads
        self.price = Price(price, job, makes_table)
        self.query, self.fixed = query or {}, fixed
        self.steps: list[Step] = []
        for each in does:
            before = self.steps[-1].gives if self.steps else None
            self.steps.append(Step(each, path, self.query, takes, reads, before))
        self.takes = next((step.takes for step in self.steps if step.takes), None)
        unasked = set.intersection(*(set(step.left) for step in self.steps))
        if unasked and not any(step.has_request for step in self.steps):
            raise TypeError(f"{method} {path}: nobody asks for {', '.join(unasked)}")
        said = self.steps[-1].gives
        if (gives is None) == (said is None):
            twice = "may not say again" if gives else "must say"
            raise TypeError(f"{method} {path} {twice} what it gives")
        self.gives: Any = gives or said
        self.first: dict[str, Learn] = {}
        for step in self.steps:
            self.first = {**self.first, **step.first, **self.first}
        if self.takes is not None and not any(step.has_request for step in self.steps):
            self.first.setdefault(POST, self.steps[0].read)
        self.numbers = set[str]().union(*(step.numbers for step in self.steps))
        self.around = playing if plays else at_table

    async def answered(self, request: Request) -> Response:
        """The answer to a request: who asks and what they send is known before anything else."""
        asked = KnownRequest(request)
        for name, learn in self.first.items():
            asked.known[name] = await learn(request)
        for name, given in request.path_params.items():
            asked.path[name] = whole(given, name) if name in self.numbers else given
        if not self.steps[0].at_table:
            return await self._done(asked)
        async with self.around(request) as asked.table:
            return await self._done(asked)

    async def _done(self, asked: KnownRequest) -> Response:
        for step in self.steps:
            done = step.does(**step.arguments(asked))
            done = asked.done = await done if isawaitable(done) else done
        if isinstance(done, Response):
            return done
        if isinstance(done, AsyncIterator):
            return lines_answer(done, self.gives.name)
        if self.fixed:
            file = isinstance(self.gives, File)
            kind = self.gives.media_type if file else "application/json"
            return fixed(asked.request, done, kind)
        return answer(done, self.status)


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
