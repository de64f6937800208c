"""Writes for the page what each route of the server is asked and answers, from the rows.

`call` (web/src/protocol/http.ts) is typed by it: an address that no row has is an error there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import UnionType
from typing import Any, get_args, get_origin

from msgspec.structs import fields
from starlette.routing import BaseRoute

from carrack.server.app import ROUTES
from carrack.server.http import API
from carrack.server.http.requests import message_if_any
from carrack.server.http.route_row import File, Row, SocketRow
from carrack.server.http.tab_routes import TAB_ROUTES

SUFFIX = "Payload"
PLAIN = {str: "string", int: "number", bool: "boolean", Any: "unknown"}


def interface(known: set[str]) -> str:
    """All routes; what is not `known` to the page by a name is unknown to it."""
    lines = "".join([line for row in [*TAB_ROUTES, *ROUTES] for line in Written(known).route(row)])
    body = f"export interface Routes {{\n{lines}}}\n"
    names = sorted({name for name in re.findall(r"\w+", body) if name in known})
    return f'import type {{ {", ".join(names)} }} from "./types";\n\n{body}'


class Written:
    """Routes as TypeScript, with the types that the page knows."""

    def __init__(self, known: set[str]) -> None:
        self.known = known

    def route(self, row: BaseRoute) -> Iterator[str]:
        """The line of a route, if it belongs to the interface."""
        if not isinstance(row, Row | SocketRow) or not row.path.startswith(f"{API}/"):
            return
        method = row.method if isinstance(row, Row) else "WS"
        asked, gives = "; ".join(self._asks(row)), self._gives(row)
        parts = [part for part in (f"asks: {{ {asked} }}" if asked else "", gives) if part]
        kind = f"{{ {'; '.join(parts)} }}" if parts else "object"
        yield f'  "{method} {row.path.removeprefix(API)}": {kind};\n'

    def _asks(self, row: Row | SocketRow) -> Iterator[str]:
        numbers = row.numbers if isinstance(row, Row) else ()
        for name in re.findall(r"{(\w+)", row.path):
            yield f"{name}: {'number' if name in numbers else 'string'}"
        if not isinstance(row, Row):
            return
        if row.query:
            given = [f"{name}?: {PLAIN[kind]}" for name, kind in row.query.items()]
            yield f"query?: {{ {'; '.join(given)} }}"
        if {"keys", "operator"} & row.first.keys():
            yield "tokens?: string[]"
        if row.takes is str:
            yield "body: string"
        elif row.takes is not None and (said := fields(row.takes)):
            needed = row.reads is not message_if_any and any(field.required for field in said)
            yield f"body{'' if needed else '?'}: {self.kind(row.takes)}"

    def _gives(self, row: Row | SocketRow) -> str:
        is_file = isinstance(row, SocketRow) or isinstance(row.gives, File)
        return "" if is_file else f"gives: {self.kind(row.gives)}"

    def kind(self, kind: Any) -> str:
        """A type as TypeScript; several are alternatives."""
        if isinstance(kind, tuple | UnionType):
            parts = kind if isinstance(kind, tuple) else get_args(kind)
            return " | ".join([self.kind(part) for part in parts])
        if get_origin(kind) is list:
            inner = self.kind(get_args(kind)[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if get_origin(kind) is dict:
            return f"Record<{', '.join([self.kind(part) for part in get_args(kind)])}>"
        if kind in PLAIN:
            return PLAIN[kind]
        name = kind if isinstance(kind, str) else kind.__name__.removesuffix(SUFFIX)
        is_ours = isinstance(kind, str) or kind.__module__.startswith("carrack.server.")
        return name if is_ours and name in self.known else "unknown"
