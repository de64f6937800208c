"""The interface as OpenAPI, from which programs make clients and tests.

It is made from the routes and from the types of clients' messages, whose first lines name their
route; `docs/protocol.md` describes the answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from starlette.routing import BaseRoute, Route

from carrack import __version__
from carrack.server.http import API
from carrack.server.shapes.answer_types import ErrorPayload
from carrack.server.shapes.messages import ClientMessage

VERSION = "3.1.0"
TEXTS = (f"{API}/replays",)  # whose bodies are no JSON

_NAMED = re.compile(r"`([A-Z]+) ([^`?]+)`:? ?(.*)")
_SHORT = re.compile(rf"^{API}/(?:tables|replays)/{{\w+}}")


def bodies() -> dict[tuple[str, str], type[ClientMessage]]:
    """The types of clients' messages, by the method and path that they name."""
    found = {}
    for kind in ClientMessage.__subclasses__():
        named = _NAMED.match(kind.__doc__ or "")
        if named:
            found[named[1], named[2]] = kind
    return found


def openapi(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """The document for the routes under `/api`."""
    known = bodies()
    schemas, components = msgspec.json.schema_components(
        [*known.values(), ErrorPayload], ref_template="#/components/schemas/{name}"
    )
    by_route = dict(zip(known, schemas[:-1], strict=True))
    error = {"type": "object", "properties": {"error": schemas[-1]}, "required": ["error"]}
    paths: dict[str, Any] = {}
    for route in routes:
        if isinstance(route, Route) and is_public(route):
            paths.setdefault(route.path, {}).update(_operations(route, by_route))
    return {
        "openapi": VERSION,
        "info": {"title": "Carrack", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": {**components, "Error": error},
            "securitySchemes": {"seats": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"seats": []}],
    }


def is_public(route: BaseRoute) -> bool:
    """Whether a route belongs to the interface: no WebSocket, file or refused address."""
    if not isinstance(route, Route):
        return False
    return route.path.startswith(f"{API}/") and "{rest" not in route.path


def _operations(
    route: Route, schemas: dict[tuple[str, str], Any]
) -> Iterator[tuple[str, dict[str, Any]]]:
    for method in sorted((route.methods or set()) - {"HEAD"}):
        yield method.lower(), _operation(route, method, schemas)


def _operation(route: Route, method: str, schemas: dict[tuple[str, str], Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": f"{method.lower()}_{route.name}",
        "parameters": [*_in_path(route.path), *_in_query(route)],
        "responses": {
            "200": {"description": "done"},
            "default": {"description": "refused", "content": _json({"$ref": _schema("Error")})},
        },
    }
    schema = schemas.get((method, _SHORT.sub("…", route.path)))
    if schema is not None:
        operation["requestBody"] = {"content": _json(schema)}
    elif method == "POST" and route.path in TEXTS:
        operation["requestBody"] = {"content": {"text/plain": {}}}
    return operation


def _in_path(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", path)
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]


def _in_query(route: Route) -> list[dict[str, Any]]:
    names = re.findall(r"\?(\w+)=", route.endpoint.__doc__ or "")
    return [{"name": name, "in": "query", "schema": {"type": "integer"}} for name in names]


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _schema(name: str) -> str:
    return f"#/components/schemas/{name}"
