"""A running table: each request is validated, committed, answered and shown, in this order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from carrack.ratings.results import RATED
from carrack.server.budget import Bucket
from carrack.server.clocks.clock import SeatClock, next_due
from carrack.server.refusals import Problem
from carrack.server.store.faults import StoreError
from carrack.server.store.listing import NOT_LISTED
from carrack.server.store.store import Store
from carrack.server.store.table_rows import OVER, Change, End, SeatRow, Stored
from carrack.server.tables import payloads, reopening
from carrack.server.tables.alone import Alone
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.gathering import Gathering
from carrack.server.tables.hints import Hints
from carrack.server.tables.hub import AGAIN, Hub
from carrack.server.tables.instructed import pending_decision
from carrack.server.tables.news import begun, news_since
from carrack.server.tables.open_table import OpenTable, now
from carrack.server.tables.opening import Opener
from carrack.server.tables.reading import There, opened, reading
from carrack.server.tables.seated import SeatedTable
from carrack.server.tables.step_request import StepRequest, received
from carrack.server.tables.subscribers import Subscribers
from carrack.server.tables.timekeeper import Timekeeper
from carrack.server.tables.timeouts import run_out
from carrack.server.tables.turns import Turns

log = logging.getLogger(__name__)


class Table:
    """A table by its name, opened from the store when needed. All goes through :meth:`opened`."""

    def __init__(
        self,
        name: str,
        store: Store,
        opener: Opener,
        timekeeper: Timekeeper,
        subscribers: Subscribers,
        ended_seconds: float,
        others: Callable[[Table], Alone],
    ) -> None:
        """`others` gives the table what it asks of other processes."""
        self.name = name
        self.timekeeper = timekeeper
        self.store = store
        self.bots = bots = opener.bots
        self.ended_seconds = ended_seconds
        self.opener = opener
        self.settings = settings = opener.settings
        self.others = others(self)
        self.hub = Hub(self.others.present)
        self.end: End | None = None
        """The time at which the table will be removed, if it will be."""
        self.users = 0
        self.account: str | None = None  # the address on whose account its bots think
        self.subscribers = subscribers
        self.lock = asyncio.Lock()
        self.there: There | None = None
        self.turns = Turns(self)
        self.hints = Hints(bots)
        self.talkers = Bucket(settings.talk_per_minute / 60, settings.talk_at_once)

    @property
    def busy(self) -> bool:
        """Whether this table is needed in memory."""
        return self.turns.under_way or self.users > 0 or bool(self.hub.watchers)

    @property
    def open_table(self) -> OpenTable | None:
        """The game in memory; None if there is none, or none yet."""
        return self.there if isinstance(self.there, OpenTable) else None

    @property
    def entries(self) -> int:
        """Return the length of the record, as far as it is in memory."""
        return len(self.open_table.match.entries) if self.open_table is not None else 0

    @asynccontextmanager
    async def opened(
        self, keys: Keys | None = None, *, to_step: bool = False
    ) -> AsyncIterator[OpenTable]:
        """The open table with its game, for one at a time, as :meth:`entered` gives it.

        Raises Problem if there is none, if it cannot be read, or if its game has not begun.
        """
        async with self.entered(keys, to_step=to_step) as there:
            if isinstance(there, Gathering):
                raise there.problem
            yield there

    @asynccontextmanager
    async def entered(
        self, keys: Keys | None = None, *, to_step: bool = False
    ) -> AsyncIterator[There]:
        """The open table, begun or not, for one at a time.

        `keys` are those of whoever asks, who may be nobody to whom the table is there; None is the
        server itself. What is done `to_step` forward ends in a commit or a problem. Raises Problem
        if none can be read.
        """
        async with self.lock:
            self.hub.flush()
            if self.there is not None and not self.there.playable:
                self.forget()
            there = await self.others.enter(self.there, self.read, to_step)
            try:
                if keys is not None:
                    there.require_known_to(keys)
                await self._see_to(there)
                yield there
            except Problem as problem:
                if self.there is not None and there.unkept():
                    self.forget()
                if not problem.is_fault:
                    await self.others.require_as_stored()
                raise
            except BaseException:
                self.forget()
                raise
            finally:
                self.turns.wake()

    async def _see_to(self, there: There) -> None:
        """Do what is due at the table, whoever enters it."""
        there.watched = self.hub.watched
        if isinstance(there, Gathering):
            await self.end_overdue(there)
        elif there.owes_seed:
            await self._reveal(there)
        else:
            await self._find_league(there)
            await self.keep_time(there)

    async def _find_league(self, open_table: OpenTable) -> None:
        """Find out whether the game counts for a league: nobody has hints there."""
        if open_table.in_league is None:
            found = None
            if not open_table.row.hints:
                with reading(self.name, self.opener.broken):
                    found = await self.store.leagues.at_table(self.name)
            open_table.in_league = found is not None

    async def read(self, stored: Stored | None = None) -> There:
        """Take into memory what is stored, unless it is given. Raises Problem."""
        with reading(self.name, self.opener.broken):
            self.there = await opened(stored or await self.store.load(self.name), self.opener)
        return self.there

    async def _reveal(self, open_table: OpenTable) -> None:
        """End what was over before anybody could decide."""
        since = open_table.seq
        open_table.reveal()
        await self.commit(open_table, since)

    async def keep_time(self, open_table: OpenTable) -> None:
        """See to those without time, and let the clocks run that should. Raises Problem."""
        if open_table.clocks is None:
            return
        since = open_table.seq
        now = self.timekeeper.now()
        try:
            await self.take_hours(open_table, now)
        except StoreError as error:
            raise Problem("store", args={"reason": error.reason}) from None
        rows = run_out(open_table, now)
        if not open_table.retimed and open_table.seq == since and open_table.on_time(now):
            return
        await self.commit(open_table, since, seats=rows)
        open_table.retimed = False
        if open_table.seq == since:  # nobody has been shown that a clock ends at another time
            self.show(payloads.Pushes(open_table, self.hub.online(), since).of)
        for row in rows:
            self.turns.trust(row.seat)

    async def keep_used(self, there: There) -> None:
        """Keep what clocks have used until now. Raises Problem.

        Whoever reads them afterwards, and knows nothing of the hours of before, lets others count
        from here on only.
        """
        if isinstance(there, OpenTable) and there.count_all(self.timekeeper.now()):
            await self.commit(there, there.seq)

    async def take_hours(self, open_table: OpenTable, now: int) -> None:
        """Go by the hours of those who hold the seats now. Raises StoreError."""
        clocks = open_table.clocks
        if clocks is not None and clocks.pace.nights and not open_table.over:
            open_table.go_by(await self.store.hours.of_table(self.name), now)

    def forget(self) -> None:
        """Drop what is in memory, maybe ahead of the store; watchers come back to what is kept."""
        self.there = None
        self.hub.close(AGAIN)

    # --- before the game begins ----------------------------------------------------------------

    async def end_overdue(self, gathering: Gathering, time: str | None = None) -> None:
        """End a table where a share was not opened by a time (None: now). Raises Problem."""
        if gathering.overdue(time or now(), self.settings.opening_days):
            gathering.give_up()
            await self.settle(gathering)

    async def settle(self, gathering: Gathering, asked: StepRequest | None = None) -> There:
        """Keep what has changed, begin the game if nothing is missing any more, show it to all.

        `asked` says who has done it, where that is kept. Returns what the table has become. Raises
        Problem, and then nothing has changed.
        """
        time = now()
        gathering.settle(time)
        there: There = gathering
        try:
            if gathering.complete:
                stored, change = await asyncio.to_thread(gathering.draw, time)
                there = await self.opener.opened(stored)
                there.carried |= gathering.carried
                time_now, wait = self.timekeeper.now(), self.settings.notice_seconds
                news = begun(there, time_now, wait)
                change = replace(await self._timed(there, change), news=news)
                change = received(change, there, asked)
                await self.store.commit(self.others.based(change, gathering.row))
                self.there = there
                self.subscribers.notices.news()
                if there.row.listing != NOT_LISTED:
                    await self.subscribers.when_begun(self.name)
            else:
                change = received(gathering.change(time), there, asked)
                await self.store.commit(self.others.based(change, gathering.row))
        except StoreError as error:
            raise self._unsaved(error) from None
        except BaseException:
            self.forget()
            raise
        self.others.stored(there)
        online = self.hub.online()
        self.show(lambda viewer: payloads.arrived(there, viewer, online))
        return there

    async def _timed(self, begun: OpenTable, change: Change) -> Change:
        """The change with which a game begins, with its clocks, which begin to run.

        Raises StoreError.
        """
        if begun.clocks is None:
            return change
        time = self.timekeeper.now()
        await self.take_hours(begun, time)
        begun.keep_time(time)
        clocks = tuple(begun.clocks.seats.values())
        self.timekeeper.note_due(next_due(clocks))
        return replace(change, clocks=clocks, signed=self.timekeeper.signed_at(time))

    # --- steps ---------------------------------------------------------------------------------

    def require_room(self, there: SeatedTable) -> None:
        """Raise Problem if the table has become so long that only moves are added.

        This is not asked of what lets a game go on without somebody who has left: the game is to
        come to its end, for which `last_step` leaves room.
        """
        if there.seq >= (most := self.settings.table_steps):
            raise Problem("long", args={"most": most})

    async def keep(self, there: There, since: int, seats: tuple[SeatRow, ...]) -> None:
        """Keep and show changes of seats, and the notes after step `since`. Raises Problem."""
        if isinstance(there, Gathering):
            await self.settle(there)
        else:
            reopening.settle(there)  # whoever was asked may not be there any more
            await self.commit(there, since, seats=seats)

    async def commit(
        self,
        open_table: OpenTable,
        since: int,
        asked: StepRequest | None = None,
        seats: tuple[SeatRow, ...] = (),
        played: tuple[int, int] | None = None,
    ) -> bytes:
        """Keep what came after step `since`, then show it to all; return the answer if one asked.

        `played` is a seat and the step that was played by its instructions, if one was. If the
        store fails, the table in memory is dropped, and Problem says so.
        """
        time = self.timekeeper.now()
        clocks = open_table.keep_time(time)
        pushes = payloads.Pushes(open_table, self.hub.online(), since)
        body = pushes.of(asked.viewer) if asked is not None else b""
        try:
            kept = await self._keep(open_table, since, seats, asked, clocks, time, played)
        except StoreError as error:
            raise self._unsaved(error) from None
        self.hints.gone_on(open_table, since)
        open_table.anew = False
        if not kept:
            return body  # nothing is new to anybody else
        if asked is not None:
            self.hub.after_the_answer(lambda: self.show(pushes.of))
        else:
            self.show(pushes.of)
        return body

    def _unsaved(self, error: StoreError) -> Problem:
        """The problem when the store has failed; what is in memory is dropped."""
        if (problem := self.others.lost(error)) is not None:
            return problem
        self.forget()
        log.error("table %s: %s", self.name, error)
        return Problem("store", "unsaved", {"reason": error.reason})

    def show(self, message: Callable[[Viewer], bytes]) -> None:
        """Push what is stored. An error here is no error of the request: what is stored stays."""
        try:
            self.hub.send_each(message)
        except Exception:
            log.exception("table %s: a push failed; its watchers connect again", self.name)
            self.hub.close(AGAIN)

    async def _keep(
        self,
        open_table: OpenTable,
        since: int,
        seats: tuple[SeatRow, ...],
        asked: StepRequest | None,
        clocks: tuple[SeatClock, ...],
        time: int,
        played: tuple[int, int] | None,
    ) -> bool:
        """Keep all that is new; whether that is more than seats and clocks."""
        lines = open_table.unkept()
        decision = pending_decision(open_table, since, time, played)
        news = news_since(open_table, since, time, self.settings.notice_seconds)
        change = Change(
            self.name,
            open_table.kept,
            lines,
            open_table.status,
            open_table.deciding,
            now(),
            seats,
            asked.receipt(open_table.seq) if asked is not None else None,
            open_table.row.rematch,
            clocks=clocks,
            signed=self.timekeeper.signed_at(time) if clocks else None,
            news=news,
            instead=open_table.instead,
            decision=decision,
        )
        await self.store.commit(self.others.based(change, open_table.row))
        open_table.notified = open_table.to_decide
        if news is not None and news.moments:
            self.subscribers.notices.news()
        self.timekeeper.note_due(next_due(clocks))
        if decision is not None:
            self.timekeeper.note_due(decision.due)
        has_ended = open_table.over and open_table.row.status != OVER
        open_table.row = replace(open_table.row, status=open_table.status)
        open_table.kept += len(lines)
        open_table.instead = False
        self.others.stored(open_table)
        if asked is not None:
            open_table.carried.add(hash(asked.move_id))
        if has_ended and RATED in open_table.header.extra:
            await self.subscribers.when_over(self.name, self.account)
        if has_ended:
            self.subscribers.when_ended(self.name)
        return bool(lines)

    def paid_by(self, client: str | None) -> None:
        """Let bots think on account of a player, if nobody has come to this process to play."""
        self.account = self.account or client

    async def stop(self) -> None:
        await self.turns.stop()
        self.hints.stop()
