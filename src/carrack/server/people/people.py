"""People and their devices: who is remembered, who is signed in where, who holds which links."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from time import monotonic

from carrack.server.budget import Bucket
from carrack.server.people import taking
from carrack.server.people.away import AwayHours
from carrack.server.people.codes import Codes, Moment, machines_time
from carrack.server.people.mail import Mail
from carrack.server.people.passkeys import Passkeys, is_installed
from carrack.server.people.profiles import Profiles
from carrack.server.refusals import Problem, too_many
from carrack.server.shapes.answer_types import MissingTablePayload, MyTablePayload
from carrack.server.shapes.people_messages import LeavePost, PersonPost, PersonPut
from carrack.server.shapes.people_types import (
    ClaimsPayload,
    DevicePayload,
    MePayload,
    PasskeyPayload,
    PersonPayload,
    Way,
)
from carrack.server.shapes.reading import required_name
from carrack.server.store.clubs import EVERYBODYS
from carrack.server.store.endings import text, text_now
from carrack.server.store.faults import Missing
from carrack.server.store.people import PersonRow, SessionRow, SignedIn
from carrack.server.tables.auth import Keys, Login, hashed, new_table_name, new_token, numbered
from carrack.server.tables.glances import glanced
from carrack.server.tables.hub import AGAIN
from carrack.server.tables.replays import Replays
from carrack.server.tables.tables import Tables

DAY = 10  # characters of a stored time that name the day
UNUSED = timedelta(days=400)
"""After this time without use a device is signed out."""
TOLD = timedelta(days=30)
"""So long it is kept what people were told of."""
NEW_AT_ONCE, NEW_PER_SECOND = 30, 60 / 86_400
"""New people from one address; then some a day."""
NAMED = 16  # digits of a session's hash that name it on the page


class People:
    """The people of a server."""

    def __init__(self, tables: Tables, replays: Replays) -> None:
        self.tables = tables
        self.replays = replays
        self.store = tables.store.people
        self.recognised: Callable[[str, str], object] = lambda session, person: None
        """Called with the hash of a session and its person whenever they were looked up."""
        self.newcomers = Bucket(NEW_PER_SECOND, NEW_AT_ONCE)
        self.away = AwayHours(tables)
        moment = moment_of(tables)
        self.codes = Codes(tables.store.ways_in, now=moment)
        self.profiles = Profiles(self.store, tables.store.clubs)
        self.passkeys = Passkeys(tables.store.passkeys)
        self.mail = Mail(tables.store.ways_in, tables.settings, moment)
        self._listen()

    # --- who asks --------------------------------------------------------------------------------

    async def signed_in(self, secret: str | None) -> SignedIn | None:
        """Return the session of a secret, and note its use once a day."""
        if secret is None:
            return None
        found = await self.store.signed_in(hashed(secret))
        if found is not None:
            self.recognised(found.session.hash, found.person.person)
        if found is not None and found.session.seen[:DAY] != text_now()[:DAY]:
            await self.store.seen(found.session.hash, text_now())
        return found

    async def require(self, secret: str | None) -> SignedIn:
        """Return the session of a secret. Raises Problem if there is none."""
        found = await self.signed_in(secret)
        if found is None:
            raise Problem("signed-out")
        return found

    async def keys(self, tokens: list[str], secret: str | None) -> Keys:
        """Return what a request opens seats with."""
        found = await self.signed_in(secret)
        return keys_of(found, tokens) if found is not None else Keys(tuple(tokens))

    # --- a person --------------------------------------------------------------------------------

    async def remember(self, post: PersonPost, device: str, client: str | None) -> str:
        """A new person on this device; returns the secret of the session. Raises Problem."""
        name, secret, time = required_name(post.name), new_token(), text_now()
        if client is not None and (seconds := self.newcomers.wait(client, monotonic())):
            raise too_many("too-many-people", seconds)
        row = PersonRow(new_table_name(), name, post.time_zone, post.language, time)
        await self.store.add(row, SessionRow(hashed(secret), row.person, time, time, device))
        if self.tables.settings.club:
            await self.tables.store.clubs.join(EVERYBODYS, row.person, time)
        return secret

    async def enter(self, person: str, device: str) -> str:
        """Sign a device in; returns the secret of its session. Raises Problem."""
        secret, time = new_token(), text_now()
        try:
            row = SessionRow(hashed(secret), person, time, time, device)
            await self.store.begin_session(row)
        except Missing:
            raise Problem("nobody") from None
        return secret

    async def enter_by_code(
        self, here: SignedIn | None, code: str, device: str, client: str | None
    ) -> str:
        """Sign a device in by a code; returns the secret of its session.

        Raises Problem for a code that is none, and where somebody else is signed in.
        """
        row = await self.codes.meant(code, client)
        if here is not None and here.person.person != row.person:
            raise Problem("signed-in")
        await self.codes.use(row)
        if here is not None:
            await self.store.end_sessions(row.person, [here.session.hash])
        return await self.enter(row.person, device)

    async def merge(self, who: SignedIn, code: str, client: str | None) -> None:
        """Make the person of a code one with the one who is signed in. Raises Problem."""
        row = await self.codes.meant(code, client)
        await self.codes.use(row)
        if row.person != who.person.person:
            others = await self.store.held(row.person)
            async with self.away.changing([*others, *who.held]):
                renamed = await self.store.merge(who.person.person, row.person)
            for name in renamed:
                async with self.tables.use(name) as table, table.lock:
                    table.forget()
            self._renamed(renamed)
            self.cut([row.person, who.person.person])

    async def change(self, who: SignedIn, post: PersonPut) -> SignedIn:
        """Change what is given. Raises Problem."""
        row = who.person
        if post.name is not None:
            row = replace(row, name=required_name(post.name))
        if post.time_zone is not None:
            row = replace(row, time_zone=post.time_zone)
        if post.language is not None:
            row = replace(row, language=post.language)
        if post.play_shown is not None:
            row = replace(row, play_shown=post.play_shown)
        if row.time_zone != who.person.time_zone:
            await self.away.require_move(who)
            async with self.away.changing(who.held):
                await self.store.change(row)
        else:
            await self.store.change(row)
        return replace(who, person=row)

    async def shown(self, who: SignedIn | None) -> MePayload:
        """A person as they see themselves."""
        if who is None:
            return MePayload(None, None, [], [], None, self.offers, False)
        row = who.person
        devices = await self.store.sessions(row.person)
        passkeys = await self.passkeys.store.of_person(row.person)
        return MePayload(
            PersonPayload(row.name, row.time_zone, row.language, row.created, row.play_shown),
            await self.away.shown(row.person),
            [_device(each, who.session) for each in devices],
            [PasskeyPayload(p.passkey, p.device, p.party, p.created, p.used) for p in passkeys],
            await self.mail.store.address(row.person),
            self.offers,
            self.tables.settings.clubs == "everybody" or await self.tables.store.clubs.any(),
        )

    @property
    def offers(self) -> list[Way]:
        """The ways in that this server offers beside codes."""
        offered: list[tuple[Way, bool]] = [
            ("passkey", is_installed()),
            ("mail", self.mail.is_offered),
        ]
        return [way for way, here in offered if here]

    async def leave(self, who: SignedIn, post: LeavePost) -> bool:
        """Sign devices out; returns whether this one is among them. Raises Problem."""
        devices = [each.hash for each in await self.store.sessions(who.person.person)]
        if not post.everywhere:
            wanted = post.device or who.session.hash[:NAMED]
            devices = [each for each in devices if each[:NAMED] == wanted]
        if not devices:
            raise Problem("no-device")
        await self._sign_out(who.person.person, devices)
        return who.session.hash in devices

    async def sign_out(self, person: str) -> None:
        """Sign a person out everywhere, as the operator wants it."""
        devices = await self.store.sessions(person)
        await self._sign_out(person, [each.hash for each in devices])

    async def _sign_out(self, person: str, devices: list[str]) -> None:
        await self.store.end_sessions(person, devices)
        self.cut([], devices)

    async def tidy(self, now: datetime) -> None:
        """Drop what nobody uses. Raises StoreError."""
        await self.codes.store.drop_old_codes(text(now))
        await self.store.end_unused_sessions(text(now - UNUSED))
        await self.store.drop_dead_claims()
        await self.tables.store.outbox.drop_old(int((now - TOLD).timestamp() * 1000))
        await self.store.drop_nobodies()

    async def delete(self, who: SignedIn) -> None:
        """Delete a person with all that names them. Raises Problem."""
        await self.away.forget(who)
        self._renamed(await taking.delete(who, self.store, self.tables))
        self.cut([who.person.person])

    async def delete_ordered(self, person: str) -> None:
        """Delete a person as the operator wants it; somebody who is gone already stays gone."""
        rows = await self.store.people()
        for row in rows:
            if row.person == person:
                nowhere = SessionRow("", person, row.created, row.created, "")
                held = tuple(await self.store.held(person))
                await self.delete(SignedIn(row, nowhere, held))

    def everything(self, who: SignedIn) -> AsyncIterator[bytes]:
        """The lines of a file with all that is known about a person."""
        return taking.everything_about(who, self.store, self.tables)

    # --- their links -----------------------------------------------------------------------------

    async def claim(self, who: SignedIn, tokens: list[str]) -> ClaimsPayload:
        """Hold the links of these tokens; answers with those that somebody else holds."""
        by_hash = {hashed(token): token for token in tokens}
        new = [each for each in by_hash if each not in who.held]
        async with self.away.changing(new):
            others = await self.store.claim(who.person.person, list(by_hash), text_now())
        return ClaimsPayload([by_hash[each] for each in others])

    async def release(self, who: SignedIn, table: str) -> None:
        """Give up what this person holds at a table. Raises Problem."""
        found = await self.tables.store.glance([table])
        if not found:
            raise Problem("no-table", args={"table": table})
        row, seats = found[0]
        opening = {row.host, *(seat.token for seat in seats)}
        given = [each for each in who.held if each in opening]
        async with self.away.changing(given):
            await self.store.release(who.person.person, given)
        self.cut([who.person.person])

    async def their_tables(self, who: SignedIn) -> list[MyTablePayload | MissingTablePayload]:
        """The tables that a person's links open, the last changed first."""
        names = await self.store.tables(who.person.person)
        held = numbered(who.held)
        return await glanced(self.tables, [(name, held) for name in names], who.clubs)

    def cut(self, people: list[str], sessions: Sequence[str] = ()) -> None:
        """Let the watchers of these sessions connect again, with what they hold now."""
        self.tables.others.say("cut", [people, list(sessions)])
        self._cut_here(lambda login: login.person in people or login.hash in sessions)

    def _cut_here(self, whose: Callable[[Login], bool]) -> None:
        for table in list(self.tables.known.values()):
            table.hub.close_sessions(AGAIN, whose)

    async def cut_ended(self) -> None:
        """Cut those who watch here and were signed out at another server. Raises StoreError."""
        tables = list(self.tables.known.values())
        watchers = [each.session for table in tables for each in table.hub.watchers]
        here = {session.hash for session in watchers if session is not None}
        ended = await self.store.ended(sorted(here)) if here else set()
        if ended:
            self._cut_here(lambda session: session.hash in ended)

    def _listen(self) -> None:
        """Do here as well what other processes do for people."""

        def cut(told: list[list[str]]) -> None:
            people, sessions = told
            self._cut_here(lambda login: login.person in people or login.hash in sessions)

        others, replays = self.tables.others, self.replays
        others.listen("cut", cut, lambda: self._cut_here(lambda login: True))
        others.listen("renamed", self._forget, lambda: self._forget(list(replays.known)))

    def _renamed(self, tables: list[str]) -> None:
        """Forget what these tables called people, here and at other processes."""
        self._forget(tables)
        self.tables.others.say_of("renamed", tables)

    def _forget(self, tables: list[str]) -> None:
        self.profiles.forget()
        for name in tables:
            self.replays.forget(name)


def keys_of(who: SignedIn, tokens: list[str] | None = None) -> Keys:
    """Return what somebody who is signed in opens seats with."""
    session = Login(who.session.hash, who.person.person)
    return Keys(tuple(tokens or ()), who.held, session, who.clubs)


def _device(row: SessionRow, here: SessionRow) -> DevicePayload:
    is_here = row.hash == here.hash
    return DevicePayload(row.hash[:NAMED], row.device, row.created, row.seen, is_here)


def moment_of(tables: Tables) -> Moment:
    """The time of codes: the database's where several servers share it, for their clocks differ."""
    keeper = tables.timekeeper
    if keeper.has_duty is None:
        return machines_time
    return lambda: datetime.fromtimestamp(keeper.now() / 1000, UTC)
