"""The task that hands notices over: it gives every entry of the outbox its fate.

What it is about to do is stored first, and what has been done afterwards. Killed in between, it
hands the very same over again, under the same name; killed anywhere else, nothing is lost or
doubled.

Of several servers one has this duty, and does it for readers who look at another one as well.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from carrack.server.clocks.hours import next_change
from carrack.server.clocks.now import Now
from carrack.server.duties import NOTICES, Duties, cancelled, repeatedly
from carrack.server.notices.channels import Channels, HandoverFailed, host_of
from carrack.server.notices.compose import Letter, LetterWriter
from carrack.server.notices.delivery_limits import DeliveryLimits, PutOff
from carrack.server.notices.presence import Presence
from carrack.server.store.channels import ChannelRow
from carrack.server.store.faults import StoreError
from carrack.server.store.news import Kind
from carrack.server.store.outbox import BUNCH, GIVEN_UP, LEFT_OUT, Notice, NoticeReader
from carrack.server.store.store import Store
from carrack.server.tables.hub import Watcher
from carrack.server.tables.notice_events import NoticeEvents
from carrack.server.tables.tables import Tables

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
DELAYS = tuple(n * MINUTE for n in (1, 5, 20, 60, 240, 720, 1440))
"""After each failure so much later; after the last one it is given up."""
LEFT = 5 * MINUTE
"""Whoever leaves without having moved is told so much later."""
AGAIN = MINUTE
"""Milliseconds until it is checked again whether somebody still looks or a turn was undone, and
until an address that was put off is tried.
"""
STALE = 24 * HOUR  # a turn that was taken back, and has not come again
ROUND_SECONDS = 30.0
SHARED_SECONDS = 0.5  # between two looks at what other servers have stored
SETTLED = 2_000  # milliseconds after which others have noted who looks there
CLOSING_SECONDS = 5.0
SOON = 6 * HOUR
"""Time left at a table of days below which its owner is warned."""
LEAST_SECONDS = 0.02
AT_ONCE = 16  # readers that are looked up

log = logging.getLogger(__name__)


class Sender(NoticeEvents):
    """Hands notices over, from `start` to `close`."""

    def __init__(self, tables: Tables, ways: Channels, now: Now, duties: Duties) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.ways = ways
        self.now = now
        self.duties = duties
        self.looking = Presence(tables, now, duties.shared)
        self.writer = LetterWriter(tables.settings.address)
        self.woken = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.busy: dict[NoticeReader, asyncio.Task[None]] = {}
        self.free = asyncio.Semaphore(AT_ONCE)
        self.lanes = DeliveryLimits()
        self.warned = 0

    def start(self) -> None:
        self.tasks.append(asyncio.create_task(self._watch()))
        if self.duties.shared:
            failed = "others do not know who looks here"
            tells = repeatedly(self.looking.note_readers, 2 * SHARED_SECONDS, failed)
            self.tasks.append(asyncio.create_task(tells))

    async def close(self) -> None:
        """Begin nothing more, and wait a little for what is just being handed over."""
        await cancelled(*self.tasks)
        under_way = list(self.busy.values())
        if under_way:
            await asyncio.wait(under_way, timeout=CLOSING_SECONDS)
        await cancelled(*under_way)

    def news(self) -> None:
        self.woken.set()

    def left(self, table: str, watcher: Watcher) -> None:
        self.looking.note(table, watcher)

    async def _watch(self) -> None:
        while True:
            seconds = ROUND_SECONDS
            try:
                if self.duties.has(NOTICES):
                    seconds = await self._round()
            except StoreError as error:
                log.error("notices cannot be sent: %s", error)
            except Exception:
                log.exception("notices cannot be sent")
            if self.duties.shared:
                seconds = SHARED_SECONDS
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.woken.wait()
            self.woken.clear()

    async def _round(self) -> float:
        """Begin with all readers of whom something is due; seconds until the next. StoreError."""
        await self._warn()
        readers: dict[NoticeReader, list[Notice]] = {}
        for notice in await self.store.outbox.due(self.now(), list(self.busy)):
            if notice.taken or not self.duties.shared or self.now() - notice.at >= SETTLED:
                readers.setdefault(notice.reader, []).append(notice)
        for reader, notices in readers.items():
            task = self.busy[reader] = asyncio.create_task(self._attend(notices))
            task.add_done_callback(lambda _, reader=reader: self._free(reader))  # type: ignore[misc]
        due = await self.store.outbox.next_due(list(self.busy))
        if due is None:  # whoever is done with a reader wakes this up
            return ROUND_SECONDS
        return min(max((due - self.now()) / SECOND, LEAST_SECONDS), ROUND_SECONDS)

    def _free(self, reader: NoticeReader) -> None:
        del self.busy[reader]
        self.news()

    async def _warn(self) -> None:
        """Tell those whose time runs out soon."""
        now, outbox = self.now(), self.store.outbox
        if now - self.warned >= MINUTE:
            self.warned = now
            if await outbox.soon_out(now, SOON):
                await outbox.warn(now, SOON)

    async def _attend(self, notices: list[Notice]) -> None:
        """Do for one reader what is due."""
        try:
            async with self.free:
                leaders = await self._leaders(notices)
            for leader in leaders:
                if self.duties.has(NOTICES):
                    await self._hand_over(leader)
        except StoreError as error:
            log.error("a notice cannot be sent: %s", error)
            await asyncio.sleep(ROUND_SECONDS)
        except Exception:
            log.exception("a notice cannot be sent")
            await asyncio.sleep(ROUND_SECONDS)

    # --- what is told ----------------------------------------------------------------------------

    async def _leaders(self, notices: list[Notice]) -> list[str]:
        """The names under which something is to be handed over to a reader."""
        leaders = [notice.notice for notice in notices if notice.taken]
        fresh = [notice for notice in notices if not notice.taken]
        taken = await self._taken(fresh) if fresh else None
        return leaders if taken is None else [*leaders, taken]

    async def _taken(self, notices: list[Notice]) -> str | None:
        """Take those of a reader's notices that are told now, together, under one name."""
        tellable = [notice for notice in notices if await self._is_to_be_sent(notice)][:BUNCH]
        if not tellable:
            return None
        first = tellable[0]
        quiet = await self._quiet_until(first.person)
        names = [notice.notice for notice in tellable]
        if quiet is not None:
            await self.store.outbox.postpone(names, quiet)
            return None
        channels = await self.store.channels.of(first.person, first.table)
        kinds = [notice.kind for notice in tellable]
        wanted = [each.channel for each in channels if wants(each, kinds)]
        if not wanted and any(each.gone is None for each in channels):
            await self.store.outbox.settle(names, LEFT_OUT)
            return None
        return await self.store.outbox.take(names, wanted, self.now())

    async def _is_to_be_sent(self, notice: Notice) -> bool:
        """Whether a notice is told now; else it is looked at later, or has its fate."""
        outbox, now = self.store.outbox, self.now()
        if not notice.theirs:
            await outbox.settle([notice.notice], GIVEN_UP)
            return False
        if notice.kind == "turn" and not notice.their_turn:
            if notice.running and now - notice.at < STALE:
                await outbox.postpone([notice.notice], now + max(AGAIN, (now - notice.at) // 4))
            else:
                await outbox.settle([notice.notice], LEFT_OUT)
            return False
        waits = notice.kind in ("turn", "waits")
        if self.looking.looks(notice):
            if waits:
                await outbox.postpone([notice.notice], now + AGAIN, looked=now)
            else:
                await outbox.settle([notice.notice], LEFT_OUT)
            return False
        away = self.looking.looked_away(notice) if waits else None
        if away is not None and away >= notice.at and now < away + LEFT:
            await outbox.postpone([notice.notice], away + LEFT, looked=away)
            return False
        return True

    async def _quiet_until(self, person: str | None) -> int | None:
        """Until when a person is not to be told anything, if that is so now."""
        if person is None:
            return None
        hours, now = await self.store.hours.of_person(person), self.now()
        quiet, until = next_change(now, hours.away)
        return min(until or now + HOUR, now + HOUR) if quiet else None

    # --- handing over ----------------------------------------------------------------------------

    async def _hand_over(self, leader: str) -> None:
        """Hand what was taken over to all channels for which it is time."""
        due = await self.store.outbox.to_hand_over(leader, self.now())
        if not due:
            await self.store.outbox.conclude(leader)
            return
        notices = await self.store.outbox.bunch(leader)
        rows = {row.channel: row for row in await self.store.channels.find([c for c, _ in due])}
        language = await self._language(notices[0].person)
        tried = [
            self._tried(leader, notices, row, tries, language or row.language)
            for channel, tries in due
            if (row := rows.get(channel)) is not None
        ]
        await asyncio.gather(*tried)  # at once: an address that hangs keeps no other one waiting

    async def _language(self, person: str | None) -> str:
        return await self.store.people.language(person) if person is not None else ""

    async def _tried(
        self,
        leader: str,
        notices: Sequence[Notice],
        channel: ChannelRow,
        tries: int,
        language: str,
    ) -> None:
        """Hand over to one channel, and store what came of it."""
        outbox = self.store.outbox
        told = [each for each in notices if is_sent(channel, each.kind)]
        letter = self.writer.letter(leader, told or notices, channel, language)
        try:
            await self._in_lane(channel, letter)
        except PutOff:  # which is no try
            await outbox.put_off(leader, channel.channel, self.now() + AGAIN)
        except HandoverFailed as failed:
            last = failed.gone or tries >= len(DELAYS)
            over = last or (tries > 0 and all(each.answered for each in notices))
            again = None if over else self.now() + DELAYS[tries]
            await outbox.failed(leader, channel.channel, again, self.now())
            if last and channel.gone is None:
                await self._drop(channel, failed)
        else:
            await outbox.handed_over(leader, channel.channel, self.now())

    async def _in_lane(self, channel: ChannelRow, letter: Letter) -> None:
        """Hand over to a channel in its turn. Raises HandoverFailed, or PutOff."""
        job = partial(self.ways.hand_over, channel, letter)
        if channel.kind == "mail":
            await self.lanes.hand_to_own(channel.kind, job)
        else:
            await self.lanes.hand_over(channel.channel, host_of(channel), job)

    async def _drop(self, channel: ChannelRow, why: HandoverFailed) -> None:
        """Forget an address that takes nothing any more, and tell its owner on the others."""
        log.warning("an address for notices by %s is given up: %s", channel.kind, why)
        await self.store.channels.gone(channel.channel, self.now())
        if channel.person is not None:
            await self.store.outbox.enqueue(channel.person, "gone", None, self.now())


def wants(channel: ChannelRow, kinds: Sequence[Kind]) -> bool:
    """Whether something of these kinds is told on a channel."""
    return channel.gone is None and any(is_sent(channel, kind) for kind in kinds)


def is_sent(channel: ChannelRow, kind: Kind) -> bool:
    """Whether things of a kind are told on a channel."""
    return kind == "gone" or kind in channel.wanted
