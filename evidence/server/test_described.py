"""Whatever the server answers is what `openapi.json` says of it, and nothing makes it stumble.

Every route is asked as the page asks it, and then with whatever schemathesis makes of the document.
"""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from evidence.support.priced import World
from evidence.support.priced_routes import ROWS
from hypothesis import HealthCheck, given, settings
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 10
"""Of each operation."""
ELSEWHERE = (501, 502, 503)
"""What a service that is not there is answered with: mails and notices."""


@pytest.fixture(scope="module")
def document(world: World) -> dict[str, Any]:
    found: dict[str, Any] = world.client.get("/api/v1/openapi.json").json()
    return found


@pytest.fixture(scope="module")
def interface(document: dict[str, Any]) -> Any:
    return schemathesis.openapi.from_dict(document)


ENDING = (
    "DELETE /api/v1/me",
    "POST /api/v1/me/leave",
    "POST /api/v1/clubs/{club}/leave",
    "DELETE /api/v1/tables/{table}",
)
"""What would end what others are asked about; here strangers ask for it."""
DESCRIBED = [
    row for row in ROWS if row.partition(" ")[2].startswith("/api/v1/") and "{rest:" not in row
]


@pytest.mark.parametrize("row", DESCRIBED)
def test_a_route_answers_what_it_says(world: World, document: dict[str, Any], row: str) -> None:
    method, _, path = row.partition(" ")
    said = document["paths"][path][method.lower()]["responses"]
    path, body, headers = ROWS[row](world)[0]
    sent: dict[str, Any] = {"content": body} if isinstance(body, bytes) else {"json": body or {}}
    answer = world.client.request(
        method, path, headers=headers, **({} if method == "GET" else sent)
    )
    world.client.cookies.clear()
    assert answer.status_code in (*range(200, 500), *ELSEWHERE), answer.text
    found = said[str(answer.status_code)]
    if reference := found.get("$ref"):
        found = document["components"]["responses"][reference.rpartition("/")[2]]
    (kind,) = found["content"]
    assert answer.headers["content-type"].partition(";")[0] == kind
    if kind == "application/json":
        schema = {**found["content"][kind]["schema"], "components": document["components"]}
        Draft202012Validator(schema).validate(answer.json())


@pytest.mark.parametrize("row", DESCRIBED)
def test_nothing_makes_a_route_stumble(world: World, interface: Any, row: str) -> None:
    method, _, path = row.partition(" ")
    known = {"table": world.made.table, "club": world.club, "league": world.league.id}
    keys = {} if row in ENDING else world.known(world.made)
    known |= {"game": "dutch-east-indies", "replay": world.replay, "person": world.member}

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=interface[path][method].as_strategy())
    def asked(case: schemathesis.Case) -> None:
        parts = case.path_parameters or {}
        case.path_parameters = {**parts, **{name: known[name] for name in parts if name in known}}
        answer = case.call(base_url=world.server.address, headers=keys)
        case.validate_response(answer, checks=CHECKS)

    asked()
