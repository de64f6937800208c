"""The routes that only a host in the reader's own browser tab has.

They hand out the secrets of all tables, so a server never has them. A host in a tab puts them
before the others (`[*TAB_ROUTES, *ROUTES]`), whose last one takes every address.
"""

from __future__ import annotations

import io

from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.requests import body_up_to, text_answer
from carrack.server.http.route_row import TEXT, Row
from carrack.server.shapes.answer_types import TablesFilePayload
from carrack.server.tables.tables import Tables
from carrack.server.tables.tables_file import Saving, read_tables

FILE_BYTES = 64 * 2**20
FILE = 'attachment; filename="carrack-tables.jsonl"'


async def save_tables(tables: Tables) -> Response:
    """All tables, as a file."""
    text = b"".join([line async for line in Saving(tables.store).lines()]).decode()
    return text_answer(text, **{"Content-Disposition": FILE})


async def take_tables(request: Request, tables: Tables) -> TablesFilePayload:
    """Read the tables in a file."""
    lines = io.BytesIO(await body_up_to(request, FILE_BYTES))
    return await read_tables(tables.store, lines, tables.settings)


TAB_ROUTES = [
    Row("GET", f"{API}/tables-file", 1, save_tables, gives=TEXT),
    Row("POST", f"{API}/tables-file", 1, take_tables, takes=str),
]
