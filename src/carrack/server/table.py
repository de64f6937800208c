"""A running table: each request is validated, committed, answered and shown, in this order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from carrack.core.record import OtherComponents, RecordError
from carrack.core.registry import UnknownGame
from carrack.server import shown
from carrack.server.auth import Viewer
from carrack.server.bots import Bots
from carrack.server.hints import Hints
from carrack.server.live import AGAIN, Hub, Watcher
from carrack.server.protocol import Problem, encoded
from carrack.server.sitting import Sitting, now
from carrack.server.store import Answer, Change, Missing, SeatRow, Store, StoreError
from carrack.server.turns import Turns

log = logging.getLogger(__name__)

OTHER_COMPONENTS = (
    "this table's components are missing or have changed; it waits until the host puts them back"
)
WATCHERS = 400  # connections at one table


@dataclass(frozen=True)
class Asked:
    """Who asks for a step, and by which name the request can be repeated."""

    viewer: Viewer
    move_id: str
    request: str

    @property
    def asker(self) -> str:
        """The seats it speaks for, as stored with the answer."""
        return ",".join(str(seat) for seat in sorted(self.viewer.seats))


class Table:
    """A table by its name, opened from the store when it is first needed.

    Everything goes through :meth:`opened`.
    """

    def __init__(self, name: str, store: Store, bots: Bots) -> None:
        self.name = name
        self.store = store
        self.bots = bots
        self.hub = Hub()
        self.users = 0
        self.lock = asyncio.Lock()
        self.sitting: Sitting | None = None
        self.turns = Turns(self)
        self.hints = Hints(self)

    @property
    def busy(self) -> bool:
        """Whether somebody needs this table kept in memory."""
        return self.turns.under_way or self.users > 0 or bool(self.hub.watchers)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Sitting]:
        """The open table, for one at a time.

        Raises Problem if there is none, or if it cannot be read.
        """
        async with self.lock:
            if self.sitting is not None and not self.sitting.playable:
                self.forget()
            if self.sitting is None:
                self.sitting = await self._read()
            sitting = self.sitting
            try:
                yield sitting
            except Problem:
                if sitting.unkept():
                    self.forget()
                raise
            except BaseException:
                self.forget()
                raise
            finally:
                self.turns.wake()

    async def _read(self) -> Sitting:
        try:
            stored = await self.store.load(self.name)
            return await asyncio.to_thread(Sitting, stored)
        except Missing:
            raise Problem(404, "no-table", f"there is no table {self.name!r}") from None
        except StoreError as error:
            raise Problem(503, "store", str(error)) from None
        except OtherComponents as error:
            log.error("table %s waits for its components: %s", self.name, error.reason)
            message = f"{OTHER_COMPONENTS} ({error.reason})"
            raise Problem(503, "components", message) from None
        except (RecordError, UnknownGame) as error:
            log.error("table %s cannot be opened: %s", self.name, error)
            message = f"this table cannot be opened by this version of Carrack: {error}"
            raise Problem(500, "unreadable", message) from None

    def forget(self) -> None:
        """Drops what is in memory, which may be ahead of the store.

        Watchers come back and see what is kept.
        """
        self.sitting = None
        self.hub.close(AGAIN, "connect again")

    # --- steps ---------------------------------------------------------------------------------

    async def repeated(self, asked: Asked) -> bytes | None:
        """The answer to a request that was carried out before.

        Raises Problem if its name means another one.
        """
        kept = await self.store.answer(self.name, asked.move_id)
        if kept is None:
            return None
        if not set(kept.asker.split(",")) <= set(asked.asker.split(",")):
            raise Problem(403, "seat", "this move_id belongs to a request of another seat")
        if kept.request != asked.request:
            message = "this move_id has been used for another request; take a new one for each"
            raise Problem(400, "malformed", message, field="move_id")
        return kept.body

    def require_fresh(self, sitting: Sitting, viewer: Viewer, at: int) -> None:
        """Passes if nothing but notes and commands came after step `at`.

        Raises Problem 409 with what was missed. A step that is not there yet is stale too: the
        table may have been restored from a backup.
        """
        if at > sitting.seq or sitting.story.moved_since(at):
            raise self.stale(sitting, viewer, at)

    def stale(self, sitting: Sitting, viewer: Viewer, at: int) -> Problem:
        """The answer to a request that was decided on an older position."""
        seat = sitting.eyes(viewer)
        more = {
            "missed": shown.steps(sitting.story.steps[at + 1 :], seat),
            "snapshot": shown.snapshot(sitting, viewer, self.hub.online()),
        }
        message = f"the newest step is {sitting.seq}, but this was decided after step {at}"
        return Problem(409, "stale", message, more=more)

    async def commit(
        self,
        sitting: Sitting,
        since: int,
        asked: Asked | None = None,
        seats: tuple[SeatRow, ...] = (),
    ) -> bytes:
        """Keeps what came after step `since`, then shows it to all; gives the answer if one asked.

        If the store fails, the table in memory is dropped, and Problem 503 says so.
        """
        body, answer = b"", None
        if asked is not None:
            body = encoded(shown.push(sitting, asked.viewer, self.hub.online(), since))
            answer = Answer(asked.move_id, asked.asker, asked.request, sitting.seq, body)
        try:
            await self._keep(sitting, seats, answer)
        except StoreError as error:
            self.forget()
            log.error("table %s: %s", self.name, error)
            raise Problem(503, "store", f"this was not saved: {error}") from None
        self.hints.gone_on(sitting, since)
        self._show(sitting, since)
        return body

    def _show(self, sitting: Sitting, since: int) -> None:
        """Pushes what is kept. An error here is nobody's who asked: what is kept stays true."""
        if since == sitting.seq:
            return  # a new link concerns nobody else
        online = self.hub.online()
        try:
            self.hub.send_each(lambda viewer: shown.push(sitting, viewer, online, since))
        except Exception:
            log.exception("table %s: a push failed; its watchers connect again", self.name)
            self.hub.close(AGAIN, "connect again")

    async def _keep(
        self, sitting: Sitting, seats: tuple[SeatRow, ...], answer: Answer | None
    ) -> None:
        lines = sitting.unkept()
        change = Change(
            self.name,
            sitting.kept,
            lines,
            sitting.status,
            sitting.deciding,
            now(),
            seats,
            answer,
            sitting.row.rematch,
        )
        await self.store.commit(change)
        sitting.kept += len(lines)

    # --- watchers ------------------------------------------------------------------------------

    async def join(self, tokens: list[str], since: int | None) -> Watcher:
        """A new watcher; its first message is the table and what it missed after step `since`."""
        async with self.opened() as sitting:
            if len(self.hub.watchers) >= WATCHERS:
                raise Problem(429, "too-many", f"{WATCHERS} connections watch this table already")
            watcher = Watcher(sitting.viewer(tokens))
            self.hub.watchers.add(watcher)
            watcher.send(encoded(self._sync(sitting, watcher.viewer, since)))
            if watcher.viewer.seats:
                self.show_presence(sitting)
            return watcher

    def _sync(self, sitting: Sitting, viewer: Viewer, since: int | None) -> dict[str, Any]:
        first = sitting.seq + 1 if since is None else since + 1
        seat = sitting.eyes(viewer)
        return {
            "type": "sync",
            **shown.snapshot(sitting, viewer, self.hub.online()),
            "steps": shown.steps(sitting.story.steps[first:], seat),
        }

    async def leave(self, watcher: Watcher) -> None:
        """A watcher has gone."""
        self.hub.watchers.discard(watcher)
        if watcher.viewer.seats:
            async with self.lock:  # what is in memory may not be kept yet
                if self.sitting is not None:
                    self.show_presence(self.sitting)

    def show_presence(self, sitting: Sitting) -> None:
        """Tells everybody who is there."""
        online = self.hub.online()
        self.hub.send({"type": "presence", "seats": shown.sides(sitting, online)})

    async def stop(self) -> None:
        """Ends the thinking of bots."""
        await self.turns.stop()
        self.hints.stop()
