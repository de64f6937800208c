"""Parts of a server, and what happens when it starts and ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs

from carrack.server import upkeep
from carrack.server.analyses import Analyses
from carrack.server.clocks.hours import Away
from carrack.server.clocks.now import Now
from carrack.server.clubs.clubs import Clubs
from carrack.server.clubs.editions import ClubEditions
from carrack.server.clubs.lobby import Lobby
from carrack.server.clubs.talk import ClubTalk
from carrack.server.duties import CLOCKS, Duties, again, cancelled
from carrack.server.health import Health
from carrack.server.leagues.leagues import Leagues
from carrack.server.operating.operators import Operators
from carrack.server.operating.reports import Reports
from carrack.server.operating.site import Site
from carrack.server.orders import Orders
from carrack.server.parts import Carrack
from carrack.server.people.people import People, moment_of
from carrack.server.reach import NOWHERE, Reach
from carrack.server.settings import DEFAULTS, Settings
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store
from carrack.server.tables.background import BackgroundWorkers, here
from carrack.server.tables.maps import Maps
from carrack.server.tables.one_process import OneProcess
from carrack.server.tables.replays import Replays
from carrack.server.tables.tables import Tables
from carrack.server.tables.timekeeper import Timekeeper
from carrack.server.tables.turns import ENDED_SECONDS
from carrack.server.thinking.bots import Bots

if TYPE_CHECKING:  # a browser opens no connections
    from carrack.server.notices.notices import Notices

log = logging.getLogger(__name__)

START_SECONDS = 15.0
"""Seconds for which a start waits for a store before it fails."""


@asynccontextmanager
async def running(
    store: Store,
    bots: Bots,
    reach: Reach = NOWHERE,
    ended_seconds: float = ENDED_SECONDS,
    settings: Settings = DEFAULTS,
    background: BackgroundWorkers | None = None,
    now: Now | None = None,
    notifier: type[Notices] | None = None,
    processes: type[OneProcess] = OneProcess,
) -> AsyncIterator[Carrack]:
    """The parts of a server, at work within the context, which closes all that it was given.

    Without `background` long work is done in this process. `ended_seconds` is how long the end of a
    turn can be undone before a bot continues, `now` the time that clocks go by (None: this
    machine's), `notifier` tells people things while they do not look, `processes` serve the store.
    """
    workers = background or here(settings)
    others = processes(store)
    site = await _site(store, settings.address, reach)
    settings = structs.replace(settings, address=await site.address())
    duties = others.duties
    await again(duties.learn, "the start", START_SECONDS)
    bots = others.bots(bots)
    has_clocks = partial(duties.has, CLOCKS) if duties.shared else None
    timekeeper = Timekeeper(store, now or duties.now, has_clocks)
    tables = Tables(store, bots, ended_seconds, settings, workers.workshop, timekeeper, others)
    analyses = Analyses(tables, store, bots, duties)
    notices = notifier(tables, timekeeper.now, duties) if notifier is not None else None
    carrack = _carrack(tables, analyses, workers, site, notices, duties)
    duties.when_gone = partial(_gone, carrack)
    await again(carrack.clubs.begin, "the start", START_SECONDS)
    joining = partial(duties.start, lambda: _resumed(timekeeper, store))
    await again(joining, "the start", START_SECONDS)
    timekeeper.start(tables.visit)
    if notices is not None:
        notices.start()
    waking = asyncio.create_task(_wake(carrack, duties))
    chores = upkeep.Upkeep(tables, analyses, carrack.people, carrack.leagues, duties)
    chores.start()
    orders = Orders(carrack, duties)
    orders.start()
    try:
        yield carrack
    finally:
        await timekeeper.close()
        await orders.close()
        if notices is not None:
            await notices.close()
        await chores.close()
        await carrack.leagues.close()
        await carrack.people.mail.close()
        await cancelled(waking)
        await analyses.close()
        await tables.close()
        await duties.close()  # others go on with its bots
        await bots.close()
        await workers.close()
        await store.close()


def _carrack(
    tables: Tables,
    analyses: Analyses,
    workers: BackgroundWorkers,
    site: Site,
    notices: Notices | None,
    duties: Duties,
) -> Carrack:
    """The parts that the routes use."""
    store = tables.store
    replays = Replays(workers.archive, store.jobs if duties.shared else None)
    people = People(tables, replays)
    clubs = Clubs(store.clubs, people, tables.settings)
    club_talk = ClubTalk(clubs, store.club_talk, tables.settings)
    return Carrack(
        tables,
        people,
        clubs,
        Lobby(tables, clubs),
        club_talk,
        ClubEditions(clubs, store.club_editions),
        Leagues(people, duties),
        replays,
        analyses,
        Maps(workers.workshop),
        Health(store),
        Operators(store.operator, moment_of(tables)),
        site,
        Reports(tables, club_talk),
        notices,
    )


async def _site(store: Store, given: str, reach: Reach) -> Site:
    """The place where the server is found. Raises StoreError."""
    site = Site(store.operator, given, reach)

    async def learn() -> None:
        await site.address()

    await again(learn, "the start", START_SECONDS)
    return site


async def _gone(carrack: Carrack, names: Collection[str], is_ours: bool) -> None:
    """Other servers have gone: whoever is to goes on with their bots."""
    carrack.tables.others.left(names)
    if is_ours:
        await carrack.awake.wait()
        await again(carrack.tables.wake_bots, "what another server has left")


async def _resumed(timekeeper: Timekeeper, store: Store) -> None:
    """Give back to clocks what has passed while no server was at work."""
    await timekeeper.resume(await _hours(store))


async def _hours(store: Store) -> dict[tuple[str, int], Away]:
    """The hours that do not count of seats whose clocks run; none if the store fails."""
    try:
        known = await store.hours.of_running()
    except StoreError as error:
        log.error("the hours in which people do not play cannot be read: %s", error)
        return {}
    return {seat: hours.away for seat, hours in known.items()}


async def _wake(carrack: Carrack, duties: Duties) -> None:
    """After a start, continue with bots where they were, then with analyses."""
    await carrack.tables.others.start(carrack.tables.known, carrack.tables.visit)
    if duties.is_first:
        if duties.shared:  # one that was cut off may still be there
            await again(carrack.tables.store.revise_clocks, "telling of clocks")
        await again(carrack.tables.wake_bots, "waking the bots")
    carrack.awake.set()
    await again(carrack.analyses.resume, "going on with analyses")
