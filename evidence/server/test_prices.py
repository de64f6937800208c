"""What every route costs the server's processor, beside its price: a millisecond for one.

Somebody asks who has a club, a league, a hundred tables, and the middle of a game of four of *The
Dutch East Indies*. What works only once is done to as many.
"""

from __future__ import annotations

from statistics import median

import httpx
import pytest
from evidence.figures import figure
from evidence.support.priced import BATCHES, QUIET, TIMES, World
from evidence.support.priced_routes import ROWS
from starlette.routing import Route, WebSocketRoute
from websockets.sync.client import connect

from carrack.server.app import PRICES, ROUTES

LIVE = "GET /api/v1/tables/{table}/live"
SCATTER = 1.1
"""By how much the same route measures differently on a machine with other work."""
ELSEWHERE = ("/api/{rest:path}", "/api/v1/{rest:path}", "/api/tables/{table}/live")
"""Answered alike by all methods."""


def test_no_route_is_forgotten() -> None:
    known = {
        f"{method} {route.path}"
        for route in ROUTES
        if isinstance(route, Route) and route.path not in ELSEWHERE
        for method in route.methods or ()
        if method != "HEAD"
    }
    live = {f"GET {r.path}" for r in ROUTES if isinstance(r, WebSocketRoute)}
    assert known == {row for row in ROWS if row.partition(" ")[2] not in ELSEWHERE}
    assert LIVE in live


@pytest.mark.serial
@pytest.mark.parametrize("route", ROWS)
def test_a_route_costs_no_more_than_its_price(world: World, route: str) -> None:
    method, status = route.partition(" ")[0], 0
    found: list[float] = []
    own = f"127.1.{list(ROWS).index(route)}.1"  # some may be asked a few times by an address
    client = httpx.Client(
        base_url=world.server.address, transport=httpx.HTTPTransport(local_address=own), timeout=60
    )
    for _ in range(BATCHES):
        asked = ROWS[route](world)
        before, done = world.least(), 0
        spent = world.processor_ms()
        for path, body, headers in asked:
            sent = {"content": body} if isinstance(body, bytes) else {"json": body or {}}
            answer = client.request(
                method, path, headers=headers, **({} if method == "GET" else sent)
            )
            client.cookies.clear()
            if answer.status_code == 429 and (done or found):
                break  # it may be asked a few times
            status, done = answer.status_code, done + 1
            assert status in (*range(200, 500), 502), answer.text
        spent = world.processor_ms() - spent
        if done > 1 or not found:
            found.append(spent / done * 2 * QUIET / (before + world.least()))
        if done < len(asked):
            break
    price = PRICES.of(method, asked[0][0].partition("?")[0]).cost
    print(f"{median(found):6.2f} ms, price {price:g}: {route} ({status})")
    figure(f"{route} ({status}), ms", round(median(found), 2), round(price * SCATTER, 2))


@pytest.mark.serial
def test_a_live_connection_costs_no_more_than_its_price(world: World) -> None:
    path = f"/api/v1/tables/{world.made.table}/live"
    found: list[float] = []
    for _ in range(BATCHES):
        before, spent = world.least(), world.processor_ms()
        for _ in range(TIMES):
            with connect(world.server.live + path) as socket:
                socket.send('{"tokens": []}')
                socket.recv()
        spent = world.processor_ms() - spent
        found.append(spent / TIMES * 2 * QUIET / (before + world.least()))
    figure(f"{LIVE}, ms", round(median(found), 2), PRICES.of("GET", path).cost)
