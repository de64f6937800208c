"""Talk in a club: lines of text from its members, read by members alone."""

from __future__ import annotations

from time import monotonic

from carrack.server.budget import Bucket
from carrack.server.clubs.clubs import Clubs
from carrack.server.pseudonyms import pseudonym
from carrack.server.refusals import Problem, too_many
from carrack.server.settings import Settings
from carrack.server.shapes.club_messages import ClubLinePost
from carrack.server.shapes.club_types import ClubLinePayload, ClubTalkPayload
from carrack.server.store.club_talk import ClubLine, ClubTalkStore
from carrack.server.store.clubs import HOST
from carrack.server.store.people import SignedIn
from carrack.server.tables.open_table import now
from carrack.server.tables.talk import clean_line


class ClubTalk:
    """The talk in the clubs of a server."""

    def __init__(self, clubs: Clubs, store: ClubTalkStore, settings: Settings) -> None:
        self.clubs = clubs
        self.store = store
        self.talkers = Bucket(settings.talk_per_minute / 60, settings.talk_at_once)

    async def lines(self, who: SignedIn, club: str) -> ClubTalkPayload:
        """The lines of a club, for a member. Raises Problem."""
        _, role = await self.clubs.require_member(who, club)
        lines = await self.store.lines(club)
        return ClubTalkPayload([_shown(line, who, role) for line in lines])

    async def say(self, who: SignedIn, club: str, text: str) -> ClubTalkPayload:
        """Say a line in a club; return all. Raises Problem."""
        await self.clubs.require_member(who, club)
        line = clean_line(text)
        if seconds := self.talkers.wait(who.person.person, monotonic()):
            raise too_many("too-much-talk", seconds)
        await self.store.say(club, who.person.person, now(), line)
        return await self.lines(who, club)

    async def judge(
        self, who: SignedIn, club: str, number: int, post: ClubLinePost
    ) -> ClubTalkPayload:
        """Remove a line, or report it to the hosts; return all. Raises Problem.

        A host removes any line, and whoever has said one that line.
        """
        _, role = await self.clubs.require_member(who, club)
        found = [line for line in await self.store.lines(club) if line.number == number]
        if not found:
            raise Problem("no-line", args={"number": number})
        (line,) = found
        if post.action == "report":
            await self.store.report(number)
        elif role == HOST or line.person == who.person.person:
            await self.store.remove(number)
        else:
            raise Problem("clubs", "club-host-only")
        return await self.lines(who, club)

    async def settle(self, number: int, removed: bool) -> None:
        """Remove a reported line for the operator, or let it stay."""
        await (self.store.remove if removed else self.store.keep)(number)


def _shown(line: ClubLine, who: SignedIn, role: str) -> ClubLinePayload:
    return ClubLinePayload(
        line.number,
        pseudonym(line.person),
        line.name,
        line.at,
        line.text,
        line.reported and role == HOST,
        line.person == who.person.person,
    )
