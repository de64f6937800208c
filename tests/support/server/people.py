"""Devices of people, as browsers: each with a cookie of its own, and the Origin of its page."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx

from support.server.local import LocalServer, NewTable, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"
HERE = "http://testserver"


class Device:
    """A browser at the server, with what it keeps."""

    def __init__(self, local: LocalServer, origin: str = HERE) -> None:
        self.local = local
        self.cookie = ""
        self.origin = origin
        self.answer: httpx.Response | None = None

    @property
    def headers(self) -> dict[str, str]:
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        return {"User-Agent": FIREFOX, "Origin": self.origin, **cookie}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Asks under `/api/v1`, as the page does; keeps the cookie that is set."""
        sent = {} if body is None else {"json": body}
        address, own = f"/api/v1{path}", {**self.headers, **headers}
        response = self.local.client.request(method, address, headers=own, **sent)
        self.local.client.cookies.clear()
        for line in response.headers.get_list("set-cookie"):
            self.cookie = line.partition(";")[0]
        return response

    def get(self, path: str) -> Any:
        """The answer, which must be one."""
        return done(self.ask("GET", path))

    def post(self, path: str, body: Any) -> Any:
        """The same for something sent."""
        return done(self.ask("POST", path, body))

    def remembered(self, name: str = "Ada") -> Device:
        """The same device, where a new person is signed in."""
        self.post("/me", {"name": name, "time_zone": "Europe/Berlin", "language": "de"})
        return self

    def at(self, made: NewTable, *tokens: str) -> SignedInSeat:
        """The same device at a table."""
        return SignedInSeat(self, made.table, *tokens)


class SignedInSeat(Seat):
    """A device at a table, with the tokens that it has and the cookie of its person."""

    def __init__(self, device: Device, table: str, *tokens: str) -> None:
        super().__init__(device.local, table, *tokens)
        self.device = device

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, **self.device.headers}

    @contextmanager
    def watching(self, since: int | None = None) -> Iterator[Any]:
        path = f"/api/v1/tables/{self.table}/live"
        with self.local.client.websocket_connect(path, headers=self.device.headers) as socket:
            socket.send_json({"tokens": self.tokens, "since": since})
            yield socket


def done(response: httpx.Response) -> Any:
    """What a request has brought, which must have been carried out."""
    assert response.status_code in (200, 201), response.text
    return response.json()


def people_of(local: LocalServer) -> Any:
    """The people of a server."""
    return local.client.app.state.carrack.people  # type: ignore[attr-defined]
