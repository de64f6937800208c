"""What is kept of the operator's orders, until the server has carried them out.

Commands beside a running server cannot reach what it has in memory: they leave an order.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Missing
from carrack.server.store.old_rows import Jobs, all_rows

SIGN_OUT, DELETE_PERSON = "sign-out", "delete-person"
INVITE, HOST = "invite", "host"
ANALYSE, STOP_ANALYSIS = "analyse", "stop-analysis"
"""What may be ordered: of a person, of a table, of the analysis of its game."""


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


class OrdersStore:
    """Where orders are kept."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def add(self, order: OperatorOrder) -> None:
        """Keep a new order."""
        await self.do(lambda c: add_order(c, order))

    async def due(self) -> list[OperatorOrder]:
        """The orders to be carried out, the first given first."""
        found = await self.read(orders)
        return [order for order in found if order.failed is None]

    async def done(self, order: OperatorOrder) -> None:
        """Drop an order that was carried out."""
        await self.do(all_rows("DELETE FROM orders WHERE number = ?", (order.number,)))

    async def failed(self, order: OperatorOrder, why: str) -> None:
        """Keep why an order cannot be carried out."""
        change = "UPDATE orders SET failed = ? WHERE number = ?"
        await self.do(all_rows(change, (why, order.number)))

    async def set_host(self, table: str, host: str) -> None:
        """Store the hash of another host's link, in place of the one before. Raises Missing."""
        await self.do(lambda c: _set_host(c, table, host))

    async def drop_old(self, before: str) -> None:
        """Drop the failed orders of before a time."""
        drop = "DELETE FROM orders WHERE failed IS NOT NULL AND at < ?"
        await self.do(all_rows(drop, (before,)))


def add_order(connection: SqlConnection, order: OperatorOrder) -> None:
    """Keep a new order."""
    connection.execute(
        "INSERT INTO orders (at, what, target, seat, secret) VALUES (?, ?, ?, ?, ?)",
        (order.at, order.what, order.of, order.seat, order.secret),
    )


def _set_host(connection: SqlConnection, table: str, host: str) -> None:
    change = "UPDATE tables SET host = ?, revision = revision + 1 WHERE id = ?"
    done = connection.execute(change, (host, table))
    if done.rowcount == 0:
        raise Missing(f"there is no table {table!r}")


def orders(connection: SqlConnection) -> list[OperatorOrder]:
    """All orders, those that failed too, the first given first."""
    columns = "at, what, target, seat, secret, number, failed"
    found = connection.execute(f"SELECT {columns} FROM orders ORDER BY number")
    return [OperatorOrder(*values) for values in found.fetchall()]
