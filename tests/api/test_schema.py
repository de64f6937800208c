"""The interface as OpenAPI: whole, and as the server takes it."""

from __future__ import annotations

from typing import Any

from carrack.server.http import schema
from carrack.server.http.routes import ROUTES
from carrack.server.shapes.messages import ClientMessage
from support.server.local import LocalServer

BODILESS = {"post_keep", "post_analysis", "post_stop"}  # what they do needs no more words
SOCKET = {"Hello", "Ping"}  # what is said on the WebSocket
PARTS = {"SeatWish", "MineRow", "Sheet", "SheetLine"}


def operations(local: LocalServer) -> dict[str, dict[str, Any]]:
    api = local.client.get("/api/v1/openapi.json").json()
    return {each["operationId"]: each for path in api["paths"].values() for each in path.values()}


def test_whatever_is_sent_has_its_type_and_whatever_is_typed_can_be_sent(
    local: LocalServer,
) -> None:
    listed = operations(local)
    without = {
        name
        for name, each in listed.items()
        if name.startswith(("post_", "put_")) and "requestBody" not in each
    }
    assert without == BODILESS
    typed = {kind.__name__ for kind in schema.bodies().values()}
    assert typed == {kind.__name__ for kind in ClientMessage.__subclasses__()} - SOCKET - PARTS


def test_references_lead_somewhere_and_fields_are_those_that_the_server_takes(
    local: LocalServer,
) -> None:
    api = local.client.get("/api/v1/openapi.json").json()
    found = api["components"]["schemas"]
    move = api["paths"]["/api/v1/tables/{table}/moves"]["post"]
    name = move["requestBody"]["content"]["application/json"]["schema"]["$ref"].split("/")[-1]
    assert found[name]["required"] == ["move_id", "at"]
    assert found[name]["additionalProperties"] is False
    (seat,) = operations(local)["get_replay_position"]["parameters"][2:]
    assert (seat["name"], seat["in"]) == ("seat", "query")
    assert len(api["paths"]) == len({r.path for r in ROUTES if schema.is_public(r)})  # type: ignore[attr-defined]
