"""Hours that do not count on the clock of a seat: its person's nights and holidays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

Interval = tuple[int, int]
Away = Callable[[int, int], Iterable[Interval]]
"""The hours of a seat that do not count, between two moments: where each begins and ends.

They come in order, do not overlap, and may reach beyond the two moments. All are milliseconds.
"""

DAY = 86_400_000
LONGEST = 400 * DAY
"""The longest time to search ahead for playing hours."""


def never(begin: int, end: int) -> Sequence[Interval]:
    """No hours: all of them count."""
    return ()


def listed(intervals: Sequence[Interval]) -> Away:
    """The hours in a list, which is in order and does not overlap."""
    return lambda begin, end: [each for each in intervals if each[0] < end and each[1] > begin]


def counted(begin: int, end: int, away: Away = never) -> int:
    """Return the time between two moments that counts; 0 if the second comes first."""
    if end <= begin:
        return 0
    lost = sum(max(0, min(end, late) - max(begin, early)) for early, late in away(begin, end))
    return end - begin - lost


def moment_after(begin: int, wanted: int, away: Away = never) -> int:
    """The first moment at which so much time has counted."""
    here = begin
    for early, late in away(begin, begin + wanted + LONGEST):
        if early - here >= wanted:
            break
        wanted -= max(0, early - here)
        here = max(here, late)
    return here + wanted


def next_change(now: int, away: Away = never) -> tuple[bool, int | None]:
    """Whether hours at a moment do not count, and until when that is so; None: for very long."""
    for early, late in away(now, now + LONGEST):
        if late > now:
            return (True, late) if early <= now else (False, early)
    return False, None
