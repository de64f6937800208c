"""What a server is made of, and what happens when it starts and ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from carrack.server import upkeep
from carrack.server.clocks.hours import Away, never
from carrack.server.clocks.timekeeper import Now, Timekeeper
from carrack.server.http.health import Health
from carrack.server.http.requests import Carrack
from carrack.server.people.people import People
from carrack.server.settings import DEFAULTS, Settings
from carrack.server.store.store import Store, StoreError
from carrack.server.tables.maps import Maps
from carrack.server.tables.replays import Replays
from carrack.server.tables.tables import Tables
from carrack.server.tables.turns import ENDED_SECONDS
from carrack.server.thinking.analyses import Analyses
from carrack.server.thinking.background import BackgroundWorkers, here
from carrack.server.thinking.bots import Bots

log = logging.getLogger(__name__)


@asynccontextmanager
async def running(
    store: Store,
    bots: Bots,
    lan: str | None = None,
    ended_seconds: float = ENDED_SECONDS,
    settings: Settings = DEFAULTS,
    background: BackgroundWorkers | None = None,
    now: Now | None = None,
) -> AsyncIterator[Carrack]:
    """The parts of a server, at work within the context, which closes all that it was given.

    Without `background` long work is done in this process. `ended_seconds` is how long the end of a
    turn can be undone before a bot continues, `now` the time that clocks go by (None: this
    machine's).
    """
    workers = background or here(settings)
    timekeeper = Timekeeper(store, now)
    tables = Tables(store, bots, ended_seconds, settings, workers.workshop, timekeeper)
    analyses = Analyses(tables, store, bots)
    carrack = Carrack(
        tables,
        People(tables),
        Replays(workers.archive),
        analyses,
        Maps(workers.workshop),
        Health(store),
        lan,
    )
    await timekeeper.resume(await _hours(store))
    timekeeper.start(tables.visit)
    waking = asyncio.create_task(_wake(carrack))
    chores = upkeep.Upkeep(tables, analyses, carrack.people)
    chores.start()
    try:
        yield carrack
    finally:
        await timekeeper.close()
        await chores.close()
        await carrack.people.mail.close()
        waking.cancel()
        await asyncio.gather(waking, return_exceptions=True)
        await analyses.close()
        await tables.close()
        await bots.close()
        await workers.close()
        await store.close()


async def _hours(store: Store) -> Callable[[str, int], Away]:
    """The hours that do not count of seats whose clocks run; none if the store fails."""
    try:
        known = await store.hours.of_running()
    except StoreError as error:
        log.error("the hours in which people do not play cannot be read: %s", error)
        return lambda table, seat: never
    return lambda table, seat: known[table, seat].away if (table, seat) in known else never


async def _wake(carrack: Carrack) -> None:
    """After a start, continue with bots where they were, then with analyses."""
    await carrack.tables.wake_bots()
    carrack.awake.set()
    await carrack.analyses.resume()
