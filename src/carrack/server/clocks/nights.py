"""Nights and holidays of a person, in their time zone, in which they do not play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING

from carrack.server.clocks.hours import Interval
from carrack.server.clocks.zones import zone_of

if TYPE_CHECKING:  # a browser's Python has no time zones, and nobody's hours
    from zoneinfo import ZoneInfo

LONGEST_NIGHT = 12
"""Hours: so somebody who must decide has half of every day that counts."""
HOLIDAYS = 30
"""Days of a calendar year that somebody may be away."""
ONE_DAY = timedelta(days=1)

Days = tuple[date, date]
"""From one day to another one, both included."""


@dataclass(frozen=True)
class Hours:
    """The hours in which a person does not play.

    `night` is from an hour of the day to another one, after midnight if it is the smaller; None:
    none. `holidays` are in order, with a day between any two.
    """

    zone: str = ""
    night: tuple[int, int] | None = None
    holidays: tuple[Days, ...] = ()

    def away(self, begin: int, end: int) -> Iterator[Interval]:
        """The hours that do not count, as `hours.Away` has them; no more than are asked for."""
        if self.night is None and not self.holidays:
            return
        zone = zone_of(self.zone)
        last: Interval | None = None
        for early, late in self._pieces(zone, begin, end):
            if late <= begin or late <= early:
                continue
            if last is not None and early <= last[1]:
                last = (last[0], max(last[1], late))
                continue
            if last is not None:
                yield last
            last = (early, late)
        if last is not None:
            yield last

    def _pieces(self, zone: ZoneInfo, begin: int, end: int) -> Iterator[Interval]:
        """Nights and days of holidays by their beginnings; a night may lie on a holiday."""
        day = day_at(begin, zone) - ONE_DAY
        while (midnight := _moment(day, 0, zone)) < end:
            if any(first <= day <= last for first, last in self.holidays):
                yield midnight, _moment(day + ONE_DAY, 0, zone)
            if self.night is not None:
                early, late = self.night
                ends = day if early < late else day + ONE_DAY
                yield _moment(day, early, zone), _moment(ends, late, zone)
            day += ONE_DAY


def day_at(moment: int, zone: ZoneInfo) -> date:
    """The day in a time zone at a moment."""
    return datetime.fromtimestamp(moment / 1000, zone).date()


def _moment(day: date, hour: int, zone: ZoneInfo) -> int:
    """Return the moment of that hour of a day. An hour left out in spring is the one after it."""
    local = datetime.combine(day, time(hour), zone)
    return int(local.astimezone(UTC).timestamp()) * 1000


def night_length(night: tuple[int, int]) -> int:
    """The hours of a night, by the clock on the wall; 24 if it ends as it begins."""
    return (night[1] - night[0] - 1) % 24 + 1


def days_in(ranges: Iterable[Days]) -> set[date]:
    """All the days."""
    return {first + n * ONE_DAY for first, last in ranges for n in range((last - first).days + 1)}


def ranges_of(days: set[date]) -> tuple[Days, ...]:
    """Days as few ranges, in order."""
    ranges: list[Days] = []
    for day in sorted(days):
        if ranges and ranges[-1][1] + ONE_DAY == day:
            ranges[-1] = (ranges[-1][0], day)
        else:
            ranges.append((day, day))
    return tuple(ranges)
