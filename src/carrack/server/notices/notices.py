"""Notices of a server: the addresses of people and tables, and who is told what."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from time import monotonic
from typing import cast

import msgspec

from carrack.server.budget import Bucket
from carrack.server.clocks.now import Now
from carrack.server.duties import Duties
from carrack.server.notices.addresses import SERVICES, UnknownAddress, service_of
from carrack.server.notices.channels import Channels, HandoverFailed
from carrack.server.notices.delivery import HOUR, Sender
from carrack.server.notices.http_delivery import place_of
from carrack.server.refusals import Problem, malformed, too_many
from carrack.server.shapes.notice_messages import ChannelPost, Subscription
from carrack.server.shapes.notice_types import (
    ChannelPayload,
    GivenUpPayload,
    Lacking,
    NoticesPayload,
    StopPayload,
    WantedKind,
)
from carrack.server.store.channels import ChannelRow, Owner
from carrack.server.store.endings import text
from carrack.server.store.news import Kind
from carrack.server.tables.auth import new_table_name, new_token
from carrack.server.tables.tables import Tables

CHANGES_AT_ONCE, CHANGES_PER_SECOND = 20, 60 / 86_400
"""New addresses and tests of a person or table: each sends something somewhere."""
CLIENTS_AT_ONCE, CLIENTS_PER_SECOND = 60, 200 / 86_400
"""The same of an address of the network, however many people and tables it makes."""
NUDGES = 24 * HOUR
"""The shortest time between two nudges to a seat."""
SHOWN = 30 * 24 * HOUR


class Notices:
    """The notices of a server, from `start` to `close`."""

    def __init__(self, tables: Tables, now: Now, duties: Duties) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.now = now
        self.ways = Channels(tables.store, tables.settings)
        self.sender = Sender(tables, self.ways, now, duties)
        self.store = tables.store.channels
        self.outbox = tables.store.outbox
        self.changes = Bucket(CHANGES_PER_SECOND, CHANGES_AT_ONCE)
        self.clients = Bucket(CLIENTS_PER_SECOND, CLIENTS_AT_ONCE)
        tables.subscribers.notices = self.sender

    def start(self) -> None:
        """Begin to hand over what is in the outbox, if that is possible here."""
        if self.settings.address:
            self.sender.start()

    async def close(self) -> None:
        await self.sender.close()

    async def notify(self, person: str, kind: Kind, table: str | None = None) -> None:
        """Tell a person something, if they want to be told.

        Whoever changes something in the same breath calls `store.outbox.enqueue` in its
        transaction, and then `sender.news`.
        """
        await self.outbox.enqueue(person, kind, table, self.now())
        self.sender.news()

    # --- addresses -------------------------------------------------------------------------------

    async def shown(self, owner: Owner) -> NoticesPayload:
        """The channels of an owner, and what can be added."""
        person, missing = owner.person, self.ways.missing
        mail = await self.tables.store.ways_in.address(person) if person else None
        push = person is not None and "pywebpush" not in missing and "address" not in missing
        lost = await self.outbox.given_up(person, self.now() - SHOWN) if person else []
        return NoticesPayload(
            [_payload(row) for row in await self.store.of(owner.person, owner.table)],
            list(cast(Sequence[WantedKind], owner.kinds)),
            self._services(owner, missing),
            cast(list[Lacking], missing),
            mail if self.ways.mails else None,
            await self.ways.push_key() if push else None,
            [GivenUpPayload(each.kind, each.table, _time(each.at) or "") for each in lost],
        )

    def _services(self, owner: Owner, missing: list[str]) -> list[str]:
        if "address" in missing:
            return []
        own = ["mail"] if owner.person is not None and self.ways.mails else []
        own += ["push"] if owner.person is not None and "pywebpush" not in missing else []
        others = [] if "apprise" in missing else [*SERVICES, *self.settings.notice_kinds]
        return [*own, "webhook", *others]

    async def add(
        self,
        owner: Owner,
        post: ChannelPost,
        language: str = "",
        device: str = "",
        session: str | None = None,
    ) -> None:
        """Add an address; `device` and `session` are those of a browser. Raises Problem."""
        if "address" in self.ways.missing:
            raise Problem("missing", "no-notices")
        self._spend(owner)
        if post.subscription is not None:
            kind, address, label = "push", self._browser(post.subscription), device
        elif post.address is not None:
            kind, label = await self._service(post.address.strip())
            address = post.address.strip()
        else:
            kind, address, label = await self._mailbox(owner)
        row = ChannelRow(
            new_table_name(),
            owner.person,
            owner.table,
            kind,
            address,
            label,
            tuple(each for each in owner.kinds if each in post.wanted),
            language,
            new_token(),
            self.now(),
            session=session if kind == "push" else None,
        )
        if not await self.store.add(row):
            raise Problem("many", "notices-many")

    def _browser(self, subscription: Subscription) -> str:
        if "pywebpush" in self.ways.missing:
            raise Problem("missing", "no-notices")
        try:
            place = place_of(subscription.endpoint)
        except ValueError:
            raise malformed("subscription", "notice-address") from None
        if not place.secure and not self.ways.allowed.lets(place.host, place.host):
            raise malformed("subscription", "notice-address")
        return msgspec.json.encode(subscription).decode()

    async def _service(self, address: str) -> tuple[str, str]:
        more = self.settings.notice_kinds
        try:
            return await service_of(address, more, self.ways.allowed)
        except UnknownAddress as unknown:
            raise malformed("address", unknown.key, {"host": unknown.host}) from None

    async def _mailbox(self, owner: Owner) -> tuple[str, str, str]:
        mailbox = await self.tables.store.ways_in.address(owner.person or "")
        if not self.ways.mails:
            raise Problem("missing", "no-mail")
        if mailbox is None:
            raise Problem("no-mailbox", "notice-mailbox")
        return "mail", "", mailbox

    async def change(self, owner: Owner, channel: str, wanted: list[WantedKind]) -> None:
        """Say what is told on a channel. Raises Problem."""
        await self._own(owner, channel)
        await self.store.change(channel, [each for each in owner.kinds if each in wanted])

    async def remove(self, owner: Owner, channel: str) -> None:
        """Forget a channel. Raises Problem."""
        await self._own(owner, channel)
        await self.store.remove(channel)

    async def test(self, owner: Owner, channel: str, language: str = "") -> None:
        """Send something on a channel. Raises Problem."""
        row = await self._own(owner, channel)
        self._spend(owner)
        letter = self.sender.writer.test(new_token()[:32], row, language or row.language)
        try:
            await self.ways.hand_over(row, letter)
        except HandoverFailed as failed:
            raise Problem("notice", failed.why, {"status": failed.status}) from None
        await self.store.used(row.channel, self.now())

    async def _own(self, owner: Owner, channel: str) -> ChannelRow:
        rows = await self.store.of(owner.person, owner.table)
        found = next((row for row in rows if row.channel == channel), None)
        if found is None:
            raise Problem("no-channel")
        return found

    def _spend(self, owner: Owner) -> None:
        if seconds := self.changes.wait(owner.key, monotonic()):
            raise too_many("too-many-notices", seconds)

    def admit(self, client: str | None) -> None:
        """Raise Problem for an address of the network that lets too much be sent."""
        if client is not None and (seconds := self.clients.wait(client, monotonic())):
            raise too_many("too-many-notices", seconds)

    # --- links out, and nudges -------------------------------------------------------------------

    async def stoppable(self, secret: str, stop: bool = False) -> StopPayload:
        """Return what a link ends, and end it with `stop`. A used link may be used again."""
        row = await self.store.stopped_by(secret)
        if row is None:
            return StopPayload("", "", True)
        if stop:
            await self.store.remove(row.channel)
        return StopPayload(row.kind, row.label, stop)

    async def nudge(self, table: str, seats: Sequence[int]) -> int:
        """Tell the people of seats that others wait; how many are told."""
        told = await self.outbox.nudge(table, seats, self.now(), NUDGES)
        self.sender.news()
        return told


def _payload(row: ChannelRow) -> ChannelPayload:
    wanted = list(cast(Sequence[WantedKind], row.wanted))
    times = (_time(row.created) or "", _time(row.sent), _time(row.failed), _time(row.gone))
    return ChannelPayload(row.channel, row.kind, row.label, wanted, *times)


def _time(moment: int | None) -> str | None:
    return None if moment is None else text(datetime.fromtimestamp(moment / 1000, UTC))
