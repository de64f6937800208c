"""Carries out what the operator orders by commands beside the running server."""

from __future__ import annotations

import asyncio
import itertools
import logging
from datetime import UTC, datetime, timedelta

from carrack.server.duties import ORDERS, Duties, cancelled
from carrack.server.parts import Carrack
from carrack.server.refusals import Problem
from carrack.server.store.endings import text
from carrack.server.store.faults import Missing, StoreError
from carrack.server.store.orders import (
    ANALYSE,
    DELETE_PERSON,
    HOST,
    INVITE,
    SIGN_OUT,
    STOP_ANALYSIS,
    OperatorOrder,
)
from carrack.server.tables import host

LOOK_SECONDS = 5.0
LOOKS = 720  # between two searches for what failed long ago
KEPT = timedelta(days=7)
"""The time for which an order that failed can be seen."""

log = logging.getLogger(__name__)


class Orders:
    """The orders of a server's operator, from `start` to `close`."""

    def __init__(self, carrack: Carrack, duties: Duties) -> None:
        self.carrack = carrack
        self.duties = duties
        self.store = carrack.tables.store.orders
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        await cancelled(self.task)

    async def _watch(self) -> None:
        for look in itertools.count():
            try:
                if look % LOOKS == 0:
                    await self.store.drop_old(text(datetime.now(UTC) - KEPT))
                if self.duties.has(ORDERS):
                    await self.carry_out()
            except StoreError as error:
                log.error("orders cannot be looked up: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def carry_out(self) -> None:
        """Carry out all that was ordered. Raises StoreError."""
        for order in await self.store.due():
            try:
                await self._done(order)
            except Problem as problem:
                await self._failed(order, problem.message)
            except Missing as error:
                await self._failed(order, str(error))
            except StoreError:
                raise
            except Exception as error:
                log.exception("the order %r failed", order.what)
                await self._failed(order, str(error))
            else:
                await self.store.done(order)
                log.warning("done, as the operator has ordered: %s %s", order.what, order.of)

    async def _failed(self, order: OperatorOrder, why: str) -> None:
        log.warning("not done, though the operator has ordered it: %s: %s", order.what, why)
        await self.store.failed(order, why)

    async def _done(self, order: OperatorOrder) -> None:
        """Carry out one order. Raises Problem, StoreError."""
        carrack = self.carrack
        if order.what == SIGN_OUT:
            await carrack.people.sign_out(order.of)
        elif order.what == DELETE_PERSON:
            await carrack.people.delete_ordered(order.of)
        elif order.what == INVITE:
            async with carrack.tables.use(order.of) as table:
                await host.invite(table, order.seat or 0, order.secret or "")
        elif order.what == HOST:
            await carrack.tables.hand_over(order.of, order.secret or "")
        elif order.what == ANALYSE:
            await carrack.analyses.again(order.of)
        elif order.what == STOP_ANALYSIS:
            await carrack.analyses.stop(order.of)
