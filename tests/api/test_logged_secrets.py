"""The log in JSON: one object a line, with the request's id, and nothing that opens anything.

Canaries are sent by every route, in every place that a request has, to a server whose store fails
in its own words; no entry repeats one.
"""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from carrack.server.app import ROUTES
from carrack.server.logs import FORMATS, JsonLines
from carrack.server.store.store import Store
from support.server import in_turn
from support.server.in_turn import OfThisTest
from support.server.local import LocalServer, NewTable, opened, own_token
from support.server.mailbox import link_in, mailbox
from support.server.operating import new_link, operators_device
from support.server.people import Device


@contextmanager
def logged(form: str) -> Iterator[io.StringIO]:
    """All that is logged, in a form, whatever its level."""
    said, log = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(said)
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(lambda record: not record.name.startswith("http"))  # the test's own client
    level = log.level
    log.addHandler(handler)
    log.setLevel(logging.DEBUG)
    try:
        yield said
    finally:
        log.removeHandler(handler)
        log.setLevel(level)


def entries(said: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in said.getvalue().splitlines()]


class Leaky(Store):
    """A store that fails when it is told to, and repeats what it was asked."""

    failing = ""

    async def read(self, job: Any) -> Any:
        if self.failing:
            raise RuntimeError(f"cannot read for {self.failing}")
        return await super().read(job)


@pytest.fixture
def store(tmp_path: Path) -> Leaky:
    return in_turn.made_as(Leaky, tmp_path / "carrack.db")


@pytest.fixture
def local(tmp_path: Path, store: Leaky) -> Iterator[LocalServer]:
    with opened(tmp_path, store=store) as local:
        yield local


def secrets_of(made: NewTable, device: Device) -> dict[str, str]:
    """Everything that opens something, by what it is."""
    short = device.post("/me/code", {})["code"]
    cookie = device.cookie.partition("=")[2]
    known = {"host": made.answer["host"], "cookie": cookie, "code": short, "mailbox": "ada@b.org"}
    operator = operators_device(made.local)
    known |= {"operator": operator.token, "operator's link": new_link(made.local)}
    known |= {f"seat {n}": token for n, token in enumerate(made.tokens) if token}
    return known | {f"invitation {n}": each for n, each in enumerate(made.invitations) if each}


def ask_everywhere(local: LocalServer, table: str, secrets: dict[str, str]) -> None:
    """Asks every route with a secret in every place of the request; what deletes comes last."""
    for route in ROUTES:
        if isinstance(route, WebSocketRoute):
            greet(local, address_of(route.path, table, secrets["host"]), secrets["seat 0"])
    routes = [route for route in ROUTES if isinstance(route, Route)]
    asked = [(method, route.path) for route in routes for method in route.methods or ()]
    for method, path in sorted(asked, key=lambda each: each[0] == "DELETE"):
        ask(local, method, path, table, secrets)


def address_of(path: str, table: str, secret: str) -> str:
    """An address of a route: at the table where it names one, and with the secret elsewhere."""
    numbers = path.replace("{seat}", "0").replace("{step}", "0").replace("{game}", "tiny")
    return re.sub(r"\{[^}]*\}", secret, numbers.replace("{table}", table))


def body_for(path: str, table: str, secrets: dict[str, str]) -> dict[str, Any]:
    """What a request may say, where that is something that opens anything."""
    seat, invitation, code = secrets["seat 0"], secrets["invitation 1"], secrets["code"]
    by_end: dict[str, dict[str, Any]] = {
        "/enter": {"code": code},
        "/operator": {"link": secrets["operator's link"], "token": seat},
        "/merge": {"code": code},
        "/claims": {"tokens": [seat]},
        "/mail": {"address": secrets["mailbox"]},
        "/mine": {"tables": [{"table": table, "tokens": [seat]}]},
        "/seats/{seat}": {"action": "accept", "invitation": invitation, "token": seat},
        "/talk": {"text": secrets["host"]},
        "/me": {"name": code},
    }
    found = (body for end, body in by_end.items() if path.endswith(end))
    return next(found, {"token": seat, "credential": {"id": invitation}, "move": code})


def ask(local: LocalServer, method: str, path: str, table: str, secrets: dict[str, str]) -> None:
    headers = {
        "Authorization": f"Bearer {secrets['operator']},{secrets['seat 0']},{secrets['host']}",
        "Cookie": f"carrack={secrets['cookie']}",
        "Origin": "http://testserver",
        "X-Request-ID": secrets["seat 0"],
    }
    sent = {} if method in ("GET", "HEAD") else {"json": body_for(path, table, secrets)}
    address, query = address_of(path, table, secrets["host"]), {"seat": secrets["invitation 1"]}
    answer = local.client.request(method, address, params=query, headers=headers, **sent)
    assert answer.headers["x-request-id"] != secrets["seat 0"]


def greet(local: LocalServer, address: str, secret: str) -> None:
    with (
        suppress(WebSocketDisconnect, RuntimeError),
        local.client.websocket_connect(address) as socket,
    ):
        socket.send_json({"tokens": [secret], "since": None})
        socket.send_json({"type": secret})
        while True:
            socket.receive_json()


@contextmanager
def refusing(file: Path) -> Iterator[str]:
    """A database that takes nothing more, and what it says then; PostgreSQL repeats the row.

    SQLite repeats nothing: it is left as it is.
    """
    if not OfThisTest.database:
        yield ""
        return
    with in_turn.database(file) as database:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        names = [name for (name,) in database.execute(query).fetchall()]
        try:
            for name in names:
                database.execute(f"ALTER TABLE {name} ADD CONSTRAINT leaky CHECK (false) NOT VALID")
            yield "violates check constraint"
        finally:
            for name in names:
                database.execute(f"ALTER TABLE {name} DROP CONSTRAINT IF EXISTS leaky")


@pytest.mark.parametrize("form", sorted(FORMATS))
def test_no_secret_is_logged_by_any_route_even_where_everything_fails(
    local: LocalServer, store: Leaky, form: str, tmp_path: Path
) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "elsewhere": True}]
    made, device = local.table(seats=seats), Device(local).remembered("Ada")
    secrets = secrets_of(made, device)
    assert len(secrets) == 8
    assert len(ROUTES) > 40
    with logged(form) as said:
        with refusing(tmp_path / "carrack.db") as refusal:
            ask_everywhere(local, made.table, secrets)
        assert refusal in said.getvalue()
        ask_everywhere(local, made.table, secrets)
        store.failing = " and ".join(secrets[name] for name in ("host", "cookie", "mailbox"))
        ask_everywhere(local, made.table, secrets)
    text = said.getvalue()
    assert "cannot read for […] and […] and […]" in text
    for name, secret in secrets.items():
        assert secret not in text, name


def test_a_mailed_link_that_is_not_taken_is_not_logged_either(tmp_path: Path) -> None:
    with mailbox() as box, opened(tmp_path, settings=box.settings()) as local:
        device = Device(local).remembered("Ada")
        with logged("json") as said:
            device.ask("POST", "/me/mail", {"address": "ada@example.org"})
            secret = link_in(box.next(1)).rpartition("/")[2]
            Device(local).ask("POST", "/enter", {"code": secret})
        assert secret not in said.getvalue()


def test_each_answer_and_each_entry_of_the_log_have_the_id_of_their_request(
    local: LocalServer, store: Leaky
) -> None:
    given = "5f0c2d3e-1111-4222-8333-0123456789ab"
    store.failing = "nobody"
    with logged("json") as said:
        first = local.client.get("/api/v1/me/tables", headers={"Cookie": f"carrack={own_token()}"})
        asked = {"Cookie": f"carrack={own_token()}", "X-Request-ID": given}
        other = local.client.get("/api/v1/me/tables", headers=asked)
        forged = local.client.get("/health", headers={"X-Request-ID": "a\tb: c" * 9})
    assert other.headers["x-request-id"] == given
    assert re.fullmatch("[0-9a-f]{16}", first.headers["x-request-id"])
    assert re.fullmatch("[0-9a-f]{16}", forged.headers["x-request-id"])
    bugs = [entry for entry in entries(said) if entry["message"] == "GET /api/v1/me/tables"]
    assert [entry["request"] for entry in bugs] == [first.headers["x-request-id"], given]
    assert all("RuntimeError: cannot read" in entry["exception"] for entry in bugs)


def test_an_entry_stays_one_line_whatever_it_says() -> None:
    record = logging.LogRecord(
        "carrack", logging.ERROR, "", 1, "a\n{}\x1b %s", ("x" * 9_999,), None
    )
    line = JsonLines().format(record)
    assert "\n" not in line and "\x1b" not in line
    assert len(line) < 5_000
    assert json.loads(line)["message"].startswith("a\n{}")
