"""The rows as OpenAPI, from which programs make clients and tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from types import UnionType
from typing import Any, get_args, get_origin

import msgspec
from starlette.routing import BaseRoute

from carrack import __version__
from carrack.server.http import API
from carrack.server.http.needs import POST
from carrack.server.http.refused import refusals
from carrack.server.http.requests import message_if_any, operator_of, own, signed_in
from carrack.server.http.route_row import File, Row
from carrack.server.http.statuses import BY_STATUS, UNPROCESSABLE
from carrack.server.shapes.answer_types import JOINED, ErrorPayload

Json = dict[str, Any]
VERSION = "3.1.0"
TEXT = {"type": "string"}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
OTHERWISE = "understood, and impossible as things are: the code says why"
SESSION: Json = {"session": []}
SEATS: Json = {"seats": []}
OPERATOR: Json = {"operator": []}


def openapi(routes: Iterable[BaseRoute]) -> Json:
    """The document for the rows under `/api`."""
    rows = [row for row in routes if isinstance(row, Row) and is_public(row)]
    shapes = Shapes([row.takes for row in rows], [row.gives for row in rows])
    paths: Json = {}
    for row in rows:
        paths.setdefault(row.path, {})[row.method.lower()] = _operation(row, shapes)
    return {
        "openapi": VERSION,
        "info": {"title": "Carrack", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": shapes.components,
            "responses": {
                f"Refused{status}": _answer(codes, _reference("Error"))
                for status, codes in {**BY_STATUS, UNPROCESSABLE: OTHERWISE}.items()
            },
            "securitySchemes": {
                "operator": {"type": "http", "scheme": "bearer"},
                "seats": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": "carrack"},
            },
        },
    }


def is_public(route: BaseRoute) -> bool:
    """Whether a route belongs to the interface: no WebSocket, file or refused address."""
    return isinstance(route, Row) and route.path.startswith(f"{API}/")


class Shapes:
    """The schemas of what is taken and given."""

    def __init__(self, *kinds: Iterable[Any]) -> None:
        every = [leaf for some in kinds for kind in some for leaf in _leaves(kind)]
        joined = [part for parts in JOINED.values() for part in parts]
        leaves = list(dict.fromkeys([*every, *joined, ErrorPayload]))
        schemas, self.components = msgspec.json.schema_components(
            leaves, ref_template="#/components/schemas/{name}"
        )
        self.known: dict[Any, Json] = dict(zip(leaves, schemas, strict=True))
        for name, parts in JOINED.items():
            self.components[name] = {"allOf": [self.known[part] for part in parts]}
        error = {"error": self.known[ErrorPayload]}
        self.components["Error"] = {"type": "object", "properties": error, "required": ["error"]}

    def of(self, kind: Any) -> Json:
        """The schema of a type; a name is one of `JOINED`, several are alternatives."""
        if isinstance(kind, str):
            return _reference(kind)
        if isinstance(kind, tuple | UnionType):
            return {"anyOf": [self.of(each) for each in _parts(kind)]}
        if get_origin(kind) is list:
            return {"type": "array", "items": self.of(*get_args(kind))}
        return self.known[kind]


def _parts(kind: Any) -> tuple[Any, ...]:
    return kind if isinstance(kind, tuple) else get_args(kind)


def _leaves(kind: Any) -> Iterator[Any]:
    """The types in a type that have schemas of their own."""
    if isinstance(kind, tuple | UnionType) and not isinstance(kind, File):
        for each in _parts(kind):
            yield from _leaves(each)
    elif get_origin(kind) is list:
        yield from _leaves(*get_args(kind))
    elif kind is not None and not isinstance(kind, str | File):
        yield kind


def _operation(row: Row, shapes: Shapes) -> Json:
    words = re.findall(r"\w+", row.path.removeprefix(API))
    in_path = re.findall(r"{(\w+)}", row.path)
    parameters = [_parameter(name, "path", name in row.numbers) for name in in_path]
    parameters += [_parameter(name, "query", kind is int) for name, kind in row.query.items()]
    file = isinstance(row.gives, File)
    kind = row.gives.media_type.partition(";")[0] if file else "application/json"
    given = TEXT if file else shapes.of(row.gives)
    operation: Json = {
        "operationId": "_".join([row.method.lower(), *words]),
        "summary": _summary(row),
        "parameters": parameters,
        "responses": {str(row.status): _answer("done", given, kind), **_refused(row)},
        "security": _security(row),
    }
    if row.takes is not None:
        content = _content(shapes.of(row.takes), "text/plain" if row.takes is str else JSON)
        required = row.reads is not message_if_any
        operation["requestBody"] = {"content": content, "required": required}
    return operation


def _summary(row: Row) -> str:
    """Return what a row does: the last function may only show what has come of that."""
    does, *shows = [step for step in row.steps if step.does is not own][-2:]
    said = next((step for step in shows if POST in step.first), does)
    return (said.does.__doc__ or "").partition(".")[0]


def _refused(row: Row) -> Json:
    """Return the refusals of a row by status, with the codes that follow from the row."""
    said: Json = {}
    for status, codes in refusals(row).items():
        said[str(status)] = {"$ref": f"#/components/responses/Refused{status}"}
        if codes:
            said[str(status)]["description"] = ", ".join(codes)
    return said


def _security(row: Row) -> list[Json]:
    if row.first.get("operator") is operator_of:
        return [OPERATOR]
    if "keys" in row.first:
        return [{}, SEATS, SESSION]
    return [SESSION] if row.first.get("who") is signed_in else [{}, SESSION]


def _parameter(name: str, where: str, is_number: bool) -> Json:
    schema = NUMBER if is_number else TEXT
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


JSON = "application/json"


def _answer(said: str, schema: Json, kind: str = JSON) -> Json:
    return {"description": said, "content": _content(schema, kind)}


def _content(schema: Json, kind: str) -> Json:
    return {kind: {"schema": schema}}


def _reference(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}
