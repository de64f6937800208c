"""What people enter at a table beside its board: what fell, mending it, the record at the end."""

from __future__ import annotations

from carrack.server.http.protocol import EnterPost, FinishPost, MendPost, Problem
from carrack.server.tables.auth import Keys
from carrack.server.tables.table import Table


async def enter(table: Table, keys: Keys, post: EnterPost) -> bytes:
    """Answer what is asked; return the answer. Raises Problem, having changed nothing."""
    raise Problem(422, "beside")


async def mend(table: Table, keys: Keys, post: MendPost) -> bytes:
    """Take back what was entered last. Raises Problem."""
    raise Problem(422, "beside")


async def finish(table: Table, keys: Keys, post: FinishPost) -> bytes:
    """Write the record of a game that is over. Raises Problem."""
    raise Problem(422, "beside")
