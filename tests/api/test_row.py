"""A row gives its functions what their parameters say, in that order, and answers as described."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.routing import BaseRoute

from carrack.server.http.route_row import File, Row
from carrack.server.people.people import People
from carrack.server.shapes.messages import PausePost
from carrack.server.store.people import PersonRow, SignedIn
from carrack.server.tables.alone import Outrun
from carrack.server.tables.auth import Keys
from support.server.local import LocalServer
from support.server.people import Device


def serve(local: LocalServer, *rows: BaseRoute) -> None:
    local.client.app.router.routes[:0] = rows  # type: ignore[attr-defined]


async def signed(who: SignedIn, number: int, post: PausePost) -> dict[str, str]:
    return {"name": who.person.name, "number": f"{number}", "paused": f"{post.paused}"}


async def keyed(post: PausePost, keys: Keys) -> dict[str, int]:
    return {"tokens": len(keys.tokens)}


def test_refusals_come_in_the_order_of_the_parameters(alone: LocalServer) -> None:
    serve(
        alone,
        Row("POST", "/api/v1/signed/{number}", 1, signed, status=201),
        Row("POST", "/api/v1/keyed", 1, keyed),
    )
    ask, wrong = alone.client.post, {"Authorization": "Basic x"}
    own = {"Origin": "http://testserver"}
    assert ask("/api/v1/signed/x", json={}, headers=own).status_code == 401
    assert ask("/api/v1/keyed", json={}, headers=wrong).status_code == 400
    assert ask("/api/v1/keyed", json={"paused": True}, headers=wrong).status_code == 401
    for path, sent, status in (("", {}, 400), ("/test", {}, 401), ("/test", {"x": 1}, 400)):
        at_table = f"/api/v1/tables/nowhere/notices{'/channel' * bool(path)}{path}"
        assert ask(at_table, json=sent, headers=wrong).status_code == status
    ada = Device(alone).remembered("Ada")
    assert ada.ask("POST", "/signed/x", {}).json()["error"]["field"] == "paused"
    assert ada.ask("POST", "/signed/x", {"paused": True}).json()["error"]["field"] == "number"
    done = ada.ask("POST", "/signed/7", {"paused": True})
    assert (done.status_code, done.json()["number"]) == (201, "7")


async def first(person: PersonRow) -> None:
    person.name.upper()


async def lines(people: People, person: PersonRow) -> AsyncIterator[bytes]:
    async def all_lines() -> AsyncIterator[bytes]:
        yield person.name.encode()

    return all_lines()


def test_functions_do_one_after_the_other_and_the_last_one_answers(alone: LocalServer) -> None:
    serve(alone, Row("GET", "/api/v1/all", 1, first, lines, gives=File("text/plain", "a.txt")))
    answer = Device(alone).remembered("Ada").ask("GET", "/all")
    assert (answer.text, answer.headers["cache-control"]) == ("Ada", "no-store")


async def counted(number: int) -> list[int]:
    return list(range(number))


async def added(found: list[int], person: PersonRow) -> dict[str, str]:
    return {person.name: f"{sum(found)}"}


def test_a_function_is_given_what_the_one_before_it_answers(alone: LocalServer) -> None:
    serve(alone, Row("GET", "/api/v1/sum/{number}", 1, counted, added))
    assert Device(alone).remembered("Ada").ask("GET", "/sum/4").json() == {"Ada": "6"}
    assert alone.client.get("/api/v1/sum/4").status_code == 401


def test_whoever_was_outrun_is_judged_again_with_the_same_message(alone: LocalServer) -> None:
    tried: list[bool] = []

    async def outrun(paused: bool) -> dict[str, int]:
        tried.append(paused)
        if len(tried) < 3:
            raise Outrun
        return {"tries": len(tried)}

    serve(alone, Row("POST", "/api/v1/outrun", 1, outrun, takes=PausePost))
    assert alone.client.post("/api/v1/outrun", json={"paused": True}).json() == {"tries": 3}
