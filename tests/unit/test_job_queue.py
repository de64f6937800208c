"""Who is next where bots think: a stranger with thirty tables delays nobody else for long."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

import pytest

from carrack.server.thinking.bots import DecisionTask
from carrack.server.thinking.decision_queue import DecisionQueue, QueuedTask
from carrack.server.thinking.fair_shares import Shares

ATTACKER, HONEST = "203.0.113.9", "198.51.100.7"
SECONDS = {"deckhand": 0.4, "helmsman": 1.0, "admiral": 8.0, "search": 20.0}
"""How long a decision takes here: longer than it usually does."""


@dataclass
class Table:
    """A table of bots: when one has decided the next is asked, after `rest` seconds."""

    name: str
    account: str | None
    bot: str
    rest: float = 0.0
    waits: list[float] = field(default_factory=list)  # from the question to the answer


class Hall:
    """Workers, and tables that ask them, in a time of their own."""

    def __init__(self, workers: int, loop: asyncio.AbstractEventLoop) -> None:
        self.now = 0.0
        self.loop = loop
        self.queue = DecisionQueue(workers, lambda: self.now)
        self.asked: dict[QueuedTask, tuple[Table, float]] = {}
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.most: dict[str | None, int] = {}  # workers that an address had at once

    def at(self, time: float, what: Callable[[], None]) -> None:
        heapq.heappush(self.events, (time, id(what), what))

    def ask(self, table: Table) -> None:
        job = DecisionTask("amerigo", {}, 0, table.bot, 1, table.name, account=table.account)
        queued = QueuedTask("decide", job, self.loop.create_future())
        self.asked[queued] = table, self.now
        self.queue.add(queued)

    def answer(self, queued: QueuedTask) -> None:
        self.queue.done(queued)
        table, asked = self.asked.pop(queued)
        table.waits.append(self.now - asked)
        self.at(self.now + table.rest, partial(self.ask, table))

    def run(self, tables: list[Table], seconds: float) -> None:
        for table in tables:
            self.at(self.now, partial(self.ask, table))
        while self.events and self.events[0][0] <= seconds:
            self.now, _, what = heapq.heappop(self.events)
            what()
            while (queued := self.queue.next()) is not None:
                self.at(self.now + SECONDS[queued.job.bot], partial(self.answer, queued))
            at_work = [queued.account for queued in self.queue.running]
            for account in set(at_work):
                now = at_work.count(account)
                self.most[account] = max(self.most.get(account, 0), now)


@pytest.fixture
def hall() -> Iterator[Callable[[int], Hall]]:
    loop = asyncio.new_event_loop()
    yield lambda workers: Hall(workers, loop)
    loop.close()


def many(bot: str, account: str | None = ATTACKER, count: int = 30) -> list[Table]:
    return [Table(f"{account} {number}", account, bot) for number in range(count)]


def late(waits: list[float]) -> float:
    """What 95 of 100 answers do not exceed."""
    return sorted(waits)[int(0.95 * len(waits))]


@pytest.mark.parametrize("workers", [2, 4])
@pytest.mark.parametrize("bots", [["deckhand"], ["admiral"], ["search"], ["deckhand", "search"]])
def test_thirty_tables_of_one_address_do_not_delay_a_deckhand_of_another(
    hall: Callable[[int], Hall], workers: int, bots: list[str]
) -> None:
    own = Table("own", HONEST, "deckhand", rest=1.0)
    here = hall(workers)
    here.run([*(table for bot in bots for table in many(bot)), own], 300)
    assert len(own.waits) > 100
    assert late(own.waits) < 2 * SECONDS["deckhand"] + 0.1
    assert here.most[ATTACKER] == workers - 1


def test_an_admiral_waits_for_one_decision_of_another_address_at_a_time(
    hall: Callable[[int], Hall],
) -> None:
    own = Table("own", HONEST, "admiral", rest=3.0)
    hall(2).run([*many("admiral"), own], 600)
    assert len(own.waits) > 20
    assert late(own.waits) <= 2 * SECONDS["admiral"]


def test_several_addresses_are_served_alike_whatever_they_ask_for(
    hall: Callable[[int], Hall],
) -> None:
    few, lots = many("helmsman", HONEST, 2), many("admiral", ATTACKER, 30)
    hall(2).run([*few, *lots], 1000)
    seconds = [
        sum(len(table.waits) for table in tables) * SECONDS[tables[0].bot] for tables in (few, lots)
    ]
    assert seconds[0] == pytest.approx(seconds[1], rel=0.1)


def test_people_behind_one_address_are_served_alike(hall: Callable[[int], Hall]) -> None:
    tables = [Table("a", HONEST, "helmsman"), Table("b", HONEST, "admiral")]
    hall(2).run([*tables, *many("admiral", HONEST, 5)], 1000)
    assert len(tables[0].waits) * SECONDS["helmsman"] == pytest.approx(1000 / 7, rel=0.3)


def test_nobody_pays_for_ever_and_nobody_saves_up(hall: Callable[[int], Hall]) -> None:
    here = hall(2)
    here.run(many("admiral"), 500)
    newcomer = many("admiral", HONEST, 30)
    here.run(newcomer, 1000)
    served = sum(len(table.waits) for table in newcomer) * SECONDS["admiral"]
    assert served == pytest.approx(250, rel=0.15)  # not 500, for what it did not ask before


def test_this_machine_alone_has_all_workers(hall: Callable[[int], Hall]) -> None:
    here = hall(2)
    here.run(many("deckhand", None, 4), 20)
    assert here.most == {None: 2}


@pytest.mark.parametrize("what", ["assess", "judge"])
def test_what_takes_long_leaves_one_worker_to_the_quick(
    hall: Callable[[int], Hall], what: str
) -> None:
    """Whoever it is for: it is no decision, which others may wait for."""
    here = hall(2)
    tasks = [
        QueuedTask(each, job_of(str(number)), here.loop.create_future())
        for number, each in enumerate([what, what, "decide"])
    ]
    for queued in tasks:
        here.queue.add(queued)
    assert [here.queue.next(), here.queue.next()] == [tasks[0], tasks[2]]


def test_of_those_who_want_nothing_nothing_is_kept(hall: Callable[[int], Hall]) -> None:
    here = hall(2)
    for number in range(3000):
        queued = QueuedTask("decide", job_of(str(number)), here.loop.create_future())
        here.queue.add(queued)
        assert here.queue.next() is queued
        here.now += 0.1
        here.queue.done(queued)
    given_up = QueuedTask("decide", job_of("nobody"), here.loop.create_future())
    here.queue.add(given_up)
    here.queue.drop(given_up)
    assert here.queue.next() is None
    assert here.queue.tables == {}
    assert len(here.queue.accounts.had) <= 1001


def job_of(account: str) -> DecisionTask:
    return DecisionTask("amerigo", {}, 0, "deckhand", 1, "table", account=account)


def test_whoever_has_had_least_is_next_and_of_equals_who_came_first() -> None:
    shares: Shares[str] = Shares()
    shares.spent("a", 2.0)
    assert shares.first(["a", "b", "c"], str) == "b"
    assert shares.first([], str) is None
