"""Orders to a server, which may be running: it alone may change what it has in memory."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from carrack.cli.check import is_running
from carrack.cli.in_use import written_in
from carrack.server.store.orders import OperatorOrder, add_order
from carrack.server.tables.endings import text


def give(data: Path, what: str, of: str, seat: int | None = None, secret: str | None = None) -> str:
    """Leave an order at a data folder; returns when it is carried out. Raises StoreError."""
    order = OperatorOrder(text(datetime.now(UTC)), what, of, seat, secret)
    written_in(data, lambda connection: add_order(connection, order))
    return "within seconds" if is_running(data) else "when the server starts next"
