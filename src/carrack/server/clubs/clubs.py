"""The clubs of a server: founding, inviting, joining, leaving, and who may do what.

Whoever does not belong to a club is told nothing of it, not even that it exists.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from time import monotonic

from carrack.server.budget import Bucket
from carrack.server.clubs import exporting
from carrack.server.people.people import People
from carrack.server.pseudonyms import pseudonym
from carrack.server.refusals import Problem, too_many
from carrack.server.settings import Settings
from carrack.server.shapes.club_messages import MemberPost
from carrack.server.shapes.club_types import (
    ClubInvitationPayload,
    ClubPayload,
    ClubsPayload,
    InvitedClubPayload,
    MemberPayload,
    MyClubPayload,
)
from carrack.server.shapes.reading import encoded, required_name
from carrack.server.store.clubs import EVERYBODYS, HOST, MEMBER, ClubRow, ClubStore, MemberRow
from carrack.server.store.endings import text_now
from carrack.server.store.faults import Missing
from carrack.server.store.operator import OperatorDevice
from carrack.server.store.people import SignedIn
from carrack.server.tables.auth import hashed, new_table_name, new_token

FOUNDED_AT_ONCE, FOUNDED_PER_SECOND = 3, 3 / 86_400
"""New clubs of one person; then some a day."""
MOST_MEMBERS = 2_000
MOST_CLUBS = 100  # of a person


class Clubs:
    """The clubs of a server."""

    def __init__(self, store: ClubStore, people: People, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.may_found = settings.clubs == "everybody"
        self.everybodys_name = settings.club
        self.founders = Bucket(FOUNDED_PER_SECOND, FOUNDED_AT_ONCE)

    async def begin(self) -> None:
        """After a start, let everybody belong to the server's own club. Raises StoreError."""
        if self.everybodys_name:
            await self.store.be_everybodys(self.everybodys_name, text_now())

    def is_everybodys(self, club: str) -> bool:
        """Whether everybody who is signed in belongs to a club."""
        return bool(self.everybodys_name) and club == EVERYBODYS

    # --- what members are shown ------------------------------------------------------------------

    async def of(self, who: SignedIn, operator: OperatorDevice | None = None) -> ClubsPayload:
        """The clubs of a person."""
        mine = await self.store.of_person(who.person.person)
        clubs = [MyClubPayload(m.club.club, m.club.name, m.role, m.members) for m in mine]
        return ClubsPayload(self.may_found or operator is not None, clubs)

    async def shown(self, who: SignedIn, club: str) -> ClubPayload:
        """A club as a member sees it. Raises Problem."""
        row, role = await self.require_member(who, club)
        members = await self.store.members(club)
        return ClubPayload(
            row.club,
            row.name,
            row.created,
            role,
            self.is_everybodys(club),
            row.invitation is not None,
            [_member(each, who) for each in members],
        )

    # --- founding and inviting -------------------------------------------------------------------

    async def found(
        self, who: SignedIn, name: str, operator: OperatorDevice | None = None
    ) -> ClubPayload:
        """Found a club, whose host is its founder. Raises Problem."""
        if not self.may_found and operator is None:
            raise Problem("clubs", "clubs-by-operator")
        named = required_name(name)
        await self._require_room_for(who)
        if operator is None and (seconds := self.founders.wait(who.person.person, monotonic())):
            raise too_many("too-many-clubs", seconds)
        row = ClubRow(new_table_name(), named, text_now())
        await self.store.found(row, who.person.person)
        return await self.shown(who, row.club)

    async def rename(self, who: SignedIn, club: str, name: str) -> ClubPayload:
        """Call a club something else, for a host. Raises Problem."""
        await self.require_host(who, club)
        if self.is_everybodys(club):
            raise Problem("everybodys", "everybodys-name")
        await self.store.rename(club, required_name(name))
        return await self.shown(who, club)

    async def invite(self, who: SignedIn, club: str) -> ClubInvitationPayload:
        """A new invitation, for a host; the one before is void. Raises Problem."""
        await self.require_host(who, club)
        if self.is_everybodys(club):
            raise Problem("everybodys", "everybodys-invitation")
        secret = new_token()
        await self.store.set_invitation(club, hashed(secret))
        return ClubInvitationPayload(secret)

    async def uninvite(self, who: SignedIn, club: str) -> ClubPayload:
        """Let nobody else join, for a host. Raises Problem."""
        await self.require_host(who, club)
        await self.store.set_invitation(club, None)
        return await self.shown(who, club)

    async def invited(self, who: SignedIn | None, invitation: str) -> InvitedClubPayload:
        """The club that an invitation is to. Raises Problem."""
        row = await self._invited_to(invitation)
        members = await self.store.members(row.club)
        here = who is not None and row.club in who.clubs
        return InvitedClubPayload(row.club, row.name, len(members), here)

    async def join(self, who: SignedIn, invitation: str) -> ClubPayload:
        """Join the club of an invitation. Raises Problem."""
        row = await self._invited_to(invitation)
        if row.club not in who.clubs:
            await self._require_room_for(who)
            if len(await self.store.members(row.club)) >= MOST_MEMBERS:
                raise Problem("full", "full-club", {"most": MOST_MEMBERS})
            try:
                await self.store.join(row.club, who.person.person, text_now())
            except Missing:
                raise Problem("invitation", "club-invitation") from None
        return await self.shown(who, row.club)

    # --- members ---------------------------------------------------------------------------------

    async def leave(self, who: SignedIn, club: str) -> ClubsPayload:
        """Leave a club. Raises Problem."""
        await self.require_member(who, club)
        await self._remove(club, who.person.person)
        return await self.of(who)

    async def change_member(
        self, who: SignedIn, club: str, person: str, post: MemberPost
    ) -> ClubPayload:
        """Remove a member, make one a host, or be a host no more. Raises Problem."""
        await self.require_host(who, club)
        member = await self.member(club, person)
        is_self = member.person == who.person.person
        if post.action == HOST:
            await self.store.set_role(club, member.person, HOST)
        elif member.role == HOST and not is_self:
            raise Problem("clubs", "host-of-hosts")
        elif post.action == MEMBER:
            await self.store.set_role(club, member.person, MEMBER)
        else:
            await self._remove(club, member.person)
            await self.store.set_invitation(club, None)  # they may know it, and would come back
        return await self.shown(who, club)

    async def member(self, club: str, person: str) -> MemberRow:
        """A member by the pseudonym. Raises Problem."""
        members = await self.store.members(club)
        found = next((each for each in members if pseudonym(each.person) == person), None)
        if found is None:
            raise Problem("no-member")
        return found

    async def _remove(self, club: str, person: str) -> None:
        if self.is_everybodys(club):
            raise Problem("everybodys", "everybodys-leave")
        await self.store.leave(club, person)
        self.people.cut([person])

    # --- a file ----------------------------------------------------------------------------------

    async def everything(self, who: SignedIn, club: str) -> AsyncIterator[bytes]:
        """The lines of a file with all that a host may take along. Raises Problem."""
        await self.require_host(who, club)
        return self._lines(club)

    async def _lines(self, club: str) -> AsyncIterator[bytes]:
        read = self.store.ways.read
        first = await read(lambda c: exporting.club_line(c, club))
        yield encoded(first) + b"\n"
        for season in await read(lambda c: exporting.league_lines(c, club)):
            yield encoded(season) + b"\n"
        for name in await read(lambda c: exporting.tables_of(c, club)):
            line = await read(lambda c, name=name: exporting.table_line(c, name))  # type: ignore[misc]
            if line is not None:
                yield encoded(line) + b"\n"

    # --- who may ---------------------------------------------------------------------------------

    async def require_member(self, who: SignedIn, club: str) -> tuple[ClubRow, str]:
        """The club and the role of who asks. Raises Problem."""
        row = await self.store.club(club)
        role = await self.store.role(club, who.person.person)
        if row is None or role is None:
            raise Problem("no-club")
        return row, role

    async def require_host(self, who: SignedIn, club: str) -> None:
        """Raise Problem for somebody else's club, and for a member."""
        _, role = await self.require_member(who, club)
        if role != HOST:
            raise Problem("clubs", "club-host-only")

    async def _require_room_for(self, who: SignedIn) -> None:
        if len(who.clubs) >= MOST_CLUBS:
            raise Problem("full", "full-of-clubs", {"most": MOST_CLUBS})

    async def _invited_to(self, invitation: str) -> ClubRow:
        row = await self.store.invited_to(hashed(invitation))
        if row is None:
            raise Problem("invitation", "club-invitation")
        return row


def _member(row: MemberRow, who: SignedIn) -> MemberPayload:
    you = row.person == who.person.person
    return MemberPayload(pseudonym(row.person), row.name, row.role, row.since, you)
