"""Orders to a server, which may be running: it alone may change what it has in memory."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from carrack.cli.in_use import is_served, written_in
from carrack.server.store.endings import text
from carrack.server.store.orders import OperatorOrder, OrdersStore


def give(
    args: argparse.Namespace,
    what: str,
    of: str,
    seat: int | None = None,
    secret: str | None = None,
) -> str:
    """Leave an order to a server; returns when it is carried out. Raises StoreError."""
    order = OperatorOrder(text(datetime.now(UTC)), what, of, seat, secret)
    written_in(args, lambda connection: OrdersStore.add(connection, order))
    return "within seconds" if is_served(args) else "when the server next starts"
