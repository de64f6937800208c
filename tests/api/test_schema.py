"""The interface as OpenAPI: whole, valid, and as the server takes it."""

from __future__ import annotations

from typing import Any

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from carrack.server.app import ROUTES
from carrack.server.http.requests import Request
from carrack.server.http.route_row import Row
from carrack.server.http.schema import is_public
from carrack.server.shapes.messages import ClientMessage, PausePost, TalkPost
from carrack.server.tables.tables import Tables
from support.server.local import LocalServer

WORDLESS = {  # what they do needs no more words
    "post_tables_table_keep",
    "post_tables_table_analysis",
    "post_stop_secret",
}
SOCKET = {"Hello", "Ping"}  # what is said on the WebSocket
PARTS = {"SeatWish", "MineRow", "Sheet", "SheetLine", "TriedMove"}


def document(local: LocalServer) -> dict[str, Any]:
    api: dict[str, Any] = local.client.get("/api/v1/openapi.json").json()
    return api


def operations(local: LocalServer) -> dict[str, dict[str, Any]]:
    paths = document(local)["paths"].values()
    return {each["operationId"]: each for path in paths for each in path.values()}


def test_the_document_is_valid(local: LocalServer) -> None:
    OpenAPIV31SpecValidator(document(local)).validate()


def test_whatever_is_sent_has_its_type_and_whatever_is_typed_can_be_sent(
    local: LocalServer,
) -> None:
    listed = operations(local)
    without = {
        name
        for name, each in listed.items()
        if name.startswith(("post_", "put_")) and "requestBody" not in each
    }
    assert without == WORDLESS
    taken = {row.takes.__name__ for row in ROUTES if isinstance(row, Row) and row.takes}
    messages = {kind.__name__ for kind in ClientMessage.__subclasses__()}
    assert taken == messages - SOCKET - PARTS | {"str"}


def test_references_lead_somewhere_and_fields_are_those_that_the_server_takes(
    local: LocalServer,
) -> None:
    api = document(local)
    found = api["components"]["schemas"]
    move = api["paths"]["/api/v1/tables/{table}/moves"]["post"]
    name = move["requestBody"]["content"]["application/json"]["schema"]["$ref"].split("/")[-1]
    assert found[name]["required"] == ["move_id", "at"]
    assert found[name]["additionalProperties"] is False
    _, step, seat = operations(local)["get_replays_replay_at_step"]["parameters"]
    assert (step["in"], step["schema"]["type"]) == ("path", "integer")
    assert (seat["name"], seat["in"], seat["required"]) == ("seat", "query", False)
    assert len(api["paths"]) == len({row.path for row in ROUTES if is_public(row)})  # type: ignore[attr-defined]


def test_every_operation_says_what_it_answers(local: LocalServer) -> None:
    for name, each in operations(local).items():
        done, *refused = each["responses"].values()
        (answer,) = done["content"].values()
        assert answer["schema"], name
        assert all("$ref" in each for each in refused)
    whole = operations(local)["get_tables_table"]["responses"]["200"]["content"]
    names = [each["$ref"] for each in whole["application/json"]["schema"]["anyOf"]]
    assert names == ["#/components/schemas/Snapshot", "#/components/schemas/Gathering"]


def test_an_operation_lists_the_refusals_that_follow_from_its_row(local: LocalServer) -> None:
    listed = operations(local)

    def codes(name: str) -> dict[str, str]:
        said = {
            status: each.get("description") for status, each in listed[name]["responses"].items()
        }
        return {status: said[status] for status in said if status >= "400" and said[status]}

    asked = {"400": "malformed", "408": "too-slow", "413": "too-long"}
    assert codes("post_tables_table_moves") == asked | {
        "401": "token",
        "403": "origin, closed, seat",
        "404": "no-table, no-seat",
        "409": "stale",
    }
    assert codes("get_me") == codes("get_games") == {}
    assert codes("get_clubs") == {"401": "signed-out", "403": "origin"}
    assert codes("post_me_mail")["501"] == "missing"
    assert {"421", "429", "500", "503"} < listed["get_games"]["responses"].keys()


async def wordless(tables: Tables) -> bytes:
    return b""


async def of_something(something: object) -> dict[str, str]:
    return {}


async def of_request(request: Request) -> dict[str, str]:
    return {}


async def of_pause(paused: str) -> dict[str, str]:
    return {}


async def of_nothing() -> dict[str, str]:
    return {}


async def of_post(post: PausePost) -> dict[str, str]:
    return {}


def test_a_row_without_types_or_with_others_than_its_function_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="POST /nowhere must say what it gives"):
        Row("POST", "/nowhere", 1, wordless)
    with pytest.raises(TypeError, match="POST /nowhere may not say again what it gives"):
        Row("POST", "/nowhere", 1, of_request, takes=PausePost, gives=dict[str, int])
    with pytest.raises(TypeError, match="POST /{nowhere}: nobody asks for nowhere"):
        Row("POST", "/{nowhere}", 1, of_nothing)
    with pytest.raises(TypeError, match="PausePost has no <class 'str'> for `paused`"):
        Row("POST", "/nowhere", 1, of_pause, takes=PausePost)
    with pytest.raises(TypeError, match="TalkPost has no .*PausePost.* for `post`"):
        Row("POST", "/nowhere", 1, of_post, takes=TalkPost)
    with pytest.raises(TypeError, match="nothing says what `something` of of_something is"):
        Row("POST", "/nowhere", 1, of_something)
    with pytest.raises(TypeError, match="price"):
        Row("POST", "/nowhere")  # type: ignore[call-arg]
    assert Row("POST", "/nowhere", 1, of_request, takes=PausePost).takes is PausePost
