"""Orders of the operator, until the server has carried them out.

Commands beside a running server cannot reach what it has in memory: they leave an order.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Missing
from carrack.server.store.rows import Rows, reads, writes

SIGN_OUT, DELETE_PERSON = "sign-out", "delete-person"
INVITE, HOST = "invite", "host"
ANALYSE, STOP_ANALYSIS = "analyse", "stop-analysis"
"""The orders on a person, on a table, on the analysis of its game."""


@dataclass(frozen=True)
class OperatorOrder:
    """Something to be done: `of` names a person or a table, `secret` is the hash of a new link.

    `failed` says why it could not be done; such an order is only kept to be seen.
    """

    at: str
    what: str
    of: str
    seat: int | None = None
    secret: str | None = None
    number: int = 0
    failed: str | None = None


class OrdersStore(Rows):
    """The orders of the operator."""

    @writes
    def add(c: SqlConnection, order: OperatorOrder) -> None:
        """Keep a new order."""
        c.execute(
            "INSERT INTO orders (at, what, target, seat, secret) VALUES (?, ?, ?, ?, ?)",
            (order.at, order.what, order.of, order.seat, order.secret),
        )

    @reads
    def orders(c: SqlConnection) -> list[OperatorOrder]:
        """All orders, those that failed too, the first given first."""
        columns = "at, what, target, seat, secret, number, failed"
        found = c.execute(f"SELECT {columns} FROM orders ORDER BY number")
        return [OperatorOrder(*values) for values in found.fetchall()]

    @reads
    def due(c: SqlConnection) -> list[OperatorOrder]:
        """The orders to be carried out, the first given first."""
        return [order for order in OrdersStore.orders(c) if order.failed is None]

    @writes
    def done(c: SqlConnection, order: OperatorOrder) -> None:
        """Drop an order that was carried out."""
        c.execute("DELETE FROM orders WHERE number = ?", (order.number,))

    @writes
    def failed(c: SqlConnection, order: OperatorOrder, why: str) -> None:
        """Keep why an order cannot be carried out."""
        c.execute("UPDATE orders SET failed = ? WHERE number = ?", (why, order.number))

    @writes
    def set_host(c: SqlConnection, table: str, host: str) -> None:
        """Store the hash of another host's link, in place of the one before. Raises Missing."""
        change = "UPDATE tables SET host = ?, revision = revision + 1 WHERE id = ?"
        done = c.execute(change, (host, table))
        if done.rowcount == 0:
            raise Missing(f"there is no table {table!r}")

    @writes
    def drop_old(c: SqlConnection, before: str) -> None:
        """Drop the failed orders of before a time."""
        c.execute("DELETE FROM orders WHERE failed IS NOT NULL AND at < ?", (before,))
