"""The routes that only a host in the reader's own browser tab has.

They hand out the secrets of all tables, so a server never has them. A host in a tab puts them
before the others (`[*TAB_ROUTES, *ROUTES]`), whose last one takes every address.
"""

from __future__ import annotations

import io

from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.requests import answer, body_up_to, carrack_of, text_answer
from carrack.server.http.row import Row
from carrack.server.tables.tables_file import Saving, read_tables

FILE_BYTES = 64 * 2**20
FILE = 'attachment; filename="carrack-tables.jsonl"'


async def save_tables(request: Request) -> Response:
    """`GET /api/v1/tables-file`."""
    saving = Saving(carrack_of(request).tables.store)
    text = b"".join([line async for line in saving.lines()]).decode()
    return text_answer(text, **{"Content-Disposition": FILE})


async def take_tables(request: Request) -> Response:
    """`POST /api/v1/tables-file`."""
    tables = carrack_of(request).tables
    lines = io.BytesIO(await body_up_to(request, FILE_BYTES))
    return answer(await read_tables(tables.store, lines, tables.settings))


TAB_ROUTES = [
    Row("GET", f"{API}/tables-file", 1, save_tables),
    Row("POST", f"{API}/tables-file", 1, take_tables),
]
