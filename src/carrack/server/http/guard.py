"""The checks before every request.

A request must use one of the server's names, come from its own page and be within the budget of the
person or the address that pays for it. Every answer gets headers that isolate the page.
"""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache, partial

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from carrack.server.budget import PAYER, count
from carrack.server.http.clients import ACCOUNT, CLIENT, Clients, Payers
from carrack.server.http.prices import PRICE, Budgets, Prices
from carrack.server.http.request_ids import HEADER, REQUEST, request_id
from carrack.server.http.requests import bug_response, refusal
from carrack.server.origins import Names, is_named, same_site
from carrack.server.refusals import TOO_MANY, Problem, malformed

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
}
GONE = "the handler is closed"  # uvloop's message when the client has just gone
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_PATH = 2_000  # bytes, with the query
FIELDS = 100  # of a head
ANY_NAME = ("/health", "/ready")  # monitoring may not know the server's name


@lru_cache(256)
def policy(host: str) -> str:
    """The Content-Security-Policy of a page under that host."""
    own = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:\[\]-]{1,255}", host, re.A) else ""
    return "; ".join(
        (
            "default-src 'self'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "media-src 'self' data: blob:",
            f"connect-src 'self'{own}",  # older Safari does not count the page's own ws: as 'self'
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class Guard:
    """Refuses requests under other names, from other sites or over budget; adds the headers."""

    def __init__(
        self,
        app: ASGIApp,
        names: Names,
        clients: Clients,
        budgets: Budgets,
        payers: Payers,
        prices: Prices,
    ) -> None:
        self.app = app
        self.names = names
        self.clients = clients
        self.budgets = budgets
        self.payers = payers
        self.prices = prices

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        REQUEST.set(request_id(Headers(scope=scope).get(HEADER)))
        answer = Answer(scope, receive, send)
        try:
            wait = self._admit(scope)
        except Problem as problem:
            self.budgets.refused += problem.code == TOO_MANY
            if scope["type"] == "websocket":
                await receive()  # the request to connect
            await refuse(problem, answer)
            return
        if wait:
            await asyncio.sleep(wait)
        account = scope[ACCOUNT]
        PAYER.set(None if account is None else partial(self.budgets.debit, account))
        await self._counted(scope, receive, answer)

    def _admit(self, scope: Scope) -> float:
        """The seconds that a request must wait. Raises Problem."""
        headers, path = Headers(scope=scope), scope["path"]
        if len(scope.get("raw_path") or path) + len(scope["query_string"]) > LONGEST_PATH:
            raise Problem("no-route", "long-address", {"most": LONGEST_PATH})
        if "\0" in path or b"%00" in scope["query_string"]:
            raise Problem("no-route", "nul")
        if len(scope["headers"]) > FIELDS:
            raise Problem("too-long", "many-fields", {"most": FIELDS})
        if len(headers.getlist("host")) > 1:  # a proxy may have judged another one
            raise malformed("Host", "two-hosts")
        if not is_named(headers.get("host", ""), self.names.all) and path not in ANY_NAME:
            raise Problem("host")
        method, peer = scope.get("method", "GET"), scope["client"][0] if scope["client"] else ""
        changes = scope["type"] == "websocket" or method not in SAFE
        if changes and not same_site(headers, self.clients.trusts(peer)):
            raise Problem("origin")
        client = scope[CLIENT] = self.clients.of(scope)
        account = scope[ACCOUNT] = None if client is None else self.payers.of(scope, client)
        if account is None:
            return 0.0
        if scope["type"] == "websocket":
            self.budgets.require_socket(account)
        price = scope[PRICE] = self.prices.of(method, path)
        return self.budgets.charge(account, price)

    async def _counted(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        """Handle a request, counting it while it is in progress."""
        account, watching = scope[ACCOUNT], scope["type"] == "websocket"
        if account is None or not (watching or scope[PRICE].is_job):
            await self._answered(scope, receive, answer)
            return
        counter = self.budgets.sockets if watching else self.budgets.jobs
        count(counter, account, 1)
        try:
            await self._answered(scope, receive, answer)
        finally:
            count(counter, account, -1)

    async def _answered(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        """Handle a request; an internal error is answered too."""
        try:
            await self.app(scope, receive, answer)
        except (ClientDisconnected, WebSocketDisconnect):
            return  # before the WebSocket was open
        except Exception as error:
            bug = bug_response(scope.get("method", "GET"), scope["path"], error)
            if scope["type"] == "websocket":
                await answer({"type": "websocket.close", "code": 1011})
            elif not answer.begun:
                await bug(scope, receive, answer)
            else:
                raise  # half an answer: the connection is ended


class Answer:
    """An answer with the headers added; `begun` when it is too late for another one."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send
        self.begun = False

    async def __call__(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            host = Headers(scope=self.scope).get("host", "").lower()
            headers.setdefault("Content-Security-Policy", policy(host))
            headers[HEADER] = REQUEST.get()
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        elif kind == "websocket.close" and not self.begun:
            self.begun = True
            await refuse(Problem("no-route", "not-live"), self)
            return
        self.begun = True
        try:
            await self.send(message)
        except RuntimeError as error:
            if GONE not in str(error):
                raise


async def refuse(problem: Problem, answer: Answer) -> None:
    """Answer with a problem, and end the connection of a client that asks too often."""
    scope = answer.scope
    if scope["type"] == "websocket" and "websocket.http.response" not in scope["extensions"]:
        await answer.send({"type": "websocket.close", "code": 1008, "reason": problem.code})
        return
    response = refusal(problem)
    if problem.code == TOO_MANY:
        response.headers["Connection"] = "close"
    await response(scope, answer.receive, answer)
