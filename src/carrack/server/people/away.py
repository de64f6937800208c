"""Hours in which people do not play: what they say about it, and its effect on their clocks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import date
from time import monotonic

from carrack.server.budget import Bucket
from carrack.server.clocks.nights import (
    HOLIDAYS,
    LONGEST_NIGHT,
    Days,
    Hours,
    day_at,
    days_in,
    night_length,
    ranges_of,
)
from carrack.server.clocks.zones import is_zone, zone_of
from carrack.server.refusals import Problem, malformed, too_many
from carrack.server.shapes.people_messages import HoursPut
from carrack.server.shapes.people_types import HolidayPayload, HoursPayload, NightPayload
from carrack.server.store.people import SignedIn
from carrack.server.tables.tables import Tables

SHIFTS_AT_ONCE, SHIFTS_PER_SECOND = 3, 1 / (7 * 86_400)
"""The most that a night may be moved: else a clock could be kept in it for ever."""
CHANGES_AT_ONCE, CHANGES_PER_SECOND = 30, 10 / 86_400


class AwayHours:
    """The hours in which the people of a server do not play."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store.hours
        self.shifts = Bucket(SHIFTS_PER_SECOND, SHIFTS_AT_ONCE)
        self.changes = Bucket(CHANGES_PER_SECOND, CHANGES_AT_ONCE)

    async def shown(self, person: str) -> HoursPayload:
        """The hours of a person as they see them: their night, and holidays that are not over."""
        hours = await self.store.of_person(person)
        today = self._today(hours.zone)
        left = HOLIDAYS - sum(day.year == today.year for day in days_in(hours.holidays))
        return HoursPayload(
            NightPayload(*hours.night) if hours.night is not None else None,
            [HolidayPayload(str(a), str(b)) for a, b in hours.holidays if b >= today],
            left,
            HOLIDAYS,
            LONGEST_NIGHT,
        )

    async def change(self, who: SignedIn, post: HoursPut) -> None:
        """Say when a person does not play. Raises Problem."""
        person, zone = who.person.person, who.person.time_zone
        night = _night(post.night)
        if (night is not None or post.holidays) and not is_zone(zone):
            raise malformed("time_zone", "hours-zone", {"zone": zone})
        before = await self.store.of_person(person)
        wished = [_range(number, each) for number, each in enumerate(post.holidays)]
        holidays = _holidays(days_in(before.holidays), wished, self._today(zone))
        if night is not None and night != before.night:
            self._spend(self.shifts, person, "nights-moved")
        self._spend(self.changes, person, "hours-changed")
        await self._put(who, Hours(zone, night, holidays))

    async def require_move(self, who: SignedIn) -> None:
        """Raise Problem if the hours of a person would move, with their zone, too often."""
        hours = await self.store.of_person(who.person.person)
        if hours.night is not None or hours.holidays:
            self._spend(self.shifts, who.person.person, "nights-moved")

    async def forget(self, who: SignedIn) -> None:
        """Let all hours of a person count from now on. Raises Problem."""
        await self._put(who, Hours())

    async def _put(self, who: SignedIn, hours: Hours) -> None:
        async with self.changing(who.held):
            await self.store.put(who.person.person, hours)

    @asynccontextmanager
    async def changing(self, hashes: Sequence[str]) -> AsyncIterator[None]:
        """Something changes in whose hours the clocks go by that run on seats with these links.

        What has passed goes by the hours of before: it is kept first, for a process that then reads
        the table anew. Their tables are held in memory meanwhile, and visited afterwards, so that
        everybody there is shown the new end at once.
        """
        names = await self.store.concerned(hashes)
        async with AsyncExitStack() as stack:
            for name in names:
                await stack.enter_async_context(self.tables.use(name))
                with suppress(Problem):  # it is in the log; the person's hours change all the same
                    await self.tables.visit(name, before_other_hours=True)
            yield
            for name in names:
                with suppress(Problem):
                    await self.tables.visit(name)

    def _today(self, zone: str) -> date:
        return day_at(self.tables.timekeeper.now(), zone_of(zone))

    @staticmethod
    def _spend(bucket: Bucket, person: str, key: str) -> None:
        if seconds := bucket.wait(person, monotonic()):
            raise too_many(key, seconds)


def _night(wish: NightPayload | None) -> tuple[int, int] | None:
    if wish is None:
        return None
    night = (wish.begin, wish.end)
    if night_length(night) > LONGEST_NIGHT:
        raise malformed("night", "night-long", {"most": LONGEST_NIGHT})
    return night


def _range(number: int, wish: HolidayPayload) -> Days:
    """The days of a holiday as it is sent. Raises Problem."""
    field = _row(number)
    try:
        first, last = date.fromisoformat(wish.first), date.fromisoformat(wish.last)
    except ValueError:
        raise malformed(field, "holiday-day") from None
    if not first <= last:
        raise malformed(field, "holiday-order", {"first": wish.first, "last": wish.last})
    if (last - first).days >= HOLIDAYS:
        raise malformed(field, "holiday-long", {"most": HOLIDAYS})
    return first, last


def _row(number: int) -> str:
    """The field of a holiday."""
    return f"holidays[{number}]"


def _holidays(before: set[date], wished: Sequence[Days], today: date) -> tuple[Days, ...]:
    """The holidays of a person after a change, with those of this year and the last that are over.

    A day that has begun stays what it was. Raises Problem, at the first range that is too much.
    """
    days = {day for day in before if date(today.year - 1, 1, 1) <= day <= today}
    spent = set(days)
    for number, each in enumerate(wished):
        new = days_in([each])
        if past := min((day for day in new - spent if day < today), default=None):
            raise malformed(_row(number), "holiday-past", {"day": str(past)})
        if each[1].year > today.year + 1:
            raise malformed(_row(number), "holiday-far", {"day": str(each[1])})
        days |= new
        for year in (today.year, today.year + 1):
            if (count := sum(day.year == year for day in days)) > HOLIDAYS:
                args = {"count": count, "most": HOLIDAYS, "year": str(year)}
                raise malformed(_row(number), "holiday-many", args)
    return ranges_of(days)
