"""The clocks of a table: whose runs, how much time is left, and who has none any more.

All of it follows from moments that are passed in and stored, so it is the same after a restart. All
times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace

from carrack.server.clocks.hours import Away, counted, moment_after, never, next_change
from carrack.server.clocks.pace import Pace

NO_TURN = -1


@dataclass(frozen=True)
class SeatClock:
    """The clock of a seat, as it is stored.

    `left` is what was left, and `used` all that had been used, at `since`, from when on it runs
    (None: it stands still). `due` is when it runs out if it goes on running. Three turns are
    remembered: the last one that brought its credit, in which the time ran out, and in which its
    person came back after that.
    """

    seat: int
    left: int
    used: int = 0
    since: int | None = None
    due: int | None = None
    credited: int = NO_TURN
    out: int = NO_TURN
    returned: int = NO_TURN

    @property
    def running(self) -> bool:
        return self.since is not None

    def is_out(self, turn: int) -> bool:
        """Whether it is known that the time ran out in this turn, and nobody has come back."""
        return self.left <= 0 and self.out == turn

    def at(self, now: int, away: Away = never) -> SeatClock:
        """Return the clock at a moment. One earlier than `since` takes nothing."""
        if self.since is None or now <= self.since:
            return self
        passed = min(counted(self.since, now, away), self.left)
        return replace(self, left=self.left - passed, used=self.used + passed, since=now)

    def stands_still(self, now: int, away: Away = never) -> tuple[bool, int | None]:
        """Whether a running clock stands still at a moment, and until when that is so.

        None: it stands still for long, or runs on to its end. Of a clock that does not run nothing
        is said.
        """
        if not self.running:
            return False, None
        still, until = next_change(now, away)
        ends = not still and until is not None and self.due is not None and until >= self.due
        return still, None if ends else until

    def stopped(self, now: int, away: Away = never) -> SeatClock:
        """The clock standing still from a moment on."""
        return replace(self.at(now, away), since=None, due=None)

    def started(self, now: int, away: Away = never) -> SeatClock:
        """The clock running from a moment on; where nothing is left it is due at once."""
        return replace(self, since=now, due=moment_after(now, self.left, away))

    def due_by(self, away: Away) -> SeatClock:
        """The clock, which runs out by these hours if it runs."""
        if self.since is None:
            return self
        return replace(self, due=moment_after(self.since, self.left, away))

    def interrupted(self, last: int, now: int, away: Away = never) -> SeatClock:
        """A running clock, of which what lies between two moments is given back."""
        return self.at(last, away).started(now, away)


class TableClocks:
    """The clocks of the people at a table; bots have none."""

    def __init__(
        self,
        pace: Pace,
        clocks: Iterable[SeatClock],
        away: Callable[[int], Away] = lambda seat: never,
    ) -> None:
        """`away` gives the hours that do not count of a seat."""
        self.pace = pace
        self.seats = {clock.seat: clock for clock in clocks}
        self._taken = dict(self.seats)  # as they are stored
        self.away = away

    def go_by(self, away: Callable[[int], Away], since: int | None = None) -> bool:
        """Go by other hours, from a moment on if one is given; returns whether clocks change.

        What has passed before it has gone by the hours of then, so nobody saves time already used.
        """
        before = dict(self.seats)
        for seat, clock in before.items():
            used = clock if since is None else clock.at(since, self.away(seat))
            self.seats[seat] = used.due_by(away(seat))
        self.away = away
        return self.seats != before

    def count(self, seat: int, now: int) -> None:
        """Count what a seat has used until a moment."""
        if seat in self.seats:
            self.seats[seat] = self.seats[seat].at(now, self.away(seat))

    def at(self, now: int) -> list[SeatClock]:
        """All clocks at a moment."""
        return [clock.at(now, self.away(seat)) for seat, clock in sorted(self.seats.items())]

    def ran_out(self, now: int, asked: Collection[int], turn: int) -> list[int]:
        """The seats asked for a decision that have no time left, and of which nobody knows yet."""
        known = [self.seats[seat] for seat in sorted(asked) if seat in self.seats]
        empty = [clock for clock in known if clock.at(now, self.away(clock.seat)).left <= 0]
        return [clock.seat for clock in empty if clock.out != turn]

    def is_settled(self, now: int, asked: Collection[int], turn: int) -> bool:
        """Whether exactly those clocks run that should, until a moment that is still to come."""
        return all(
            clock.running == (seat in asked and not clock.is_out(turn))
            and (seat not in asked or clock.credited >= turn)
            and (clock.due is None or clock.due > now)
            for seat, clock in self.seats.items()
        )

    def settle(self, now: int, asked: Collection[int], turn: int) -> None:
        """Let exactly the clocks of those asked for a decision run.

        The first time that a seat is asked in a turn brings its credit. Turns that come again after
        an undo bring none.
        """
        for seat, clock in self.seats.items():
            self.seats[seat] = self._settled(clock, now, seat in asked, turn)

    def used_since(self) -> list[SeatClock]:
        """The clocks that have used time since they were taken."""
        known = self._taken
        return [c for c in self.seats.values() if c.seat in known and c.used != known[c.seat].used]

    def taken(self) -> tuple[SeatClock, ...]:
        """The clocks that have changed since this was asked last, for the store."""
        changed = tuple(c for c in self.seats.values() if self._taken.get(c.seat) != c)
        self._taken = dict(self.seats)
        return changed

    def _settled(self, clock: SeatClock, now: int, asked: bool, turn: int) -> SeatClock:
        away = self.away(clock.seat)
        if not asked:
            return clock.stopped(now, away) if clock.running else clock
        if clock.credited < turn:
            clock = clock.stopped(now, away)
            clock = replace(clock, left=self.pace.credited(clock.left), credited=turn)
        if clock.is_out(turn):
            return clock
        if clock.since is not None and clock.since <= now < (clock.due or 0):
            return clock
        return clock.at(now, away).started(now, away)

    def run_out(self, seat: int, now: int, turn: int) -> None:
        """Note that a seat has no time left in this turn."""
        stopped = self.seats[seat].stopped(now, self.away(seat))
        self.seats[seat] = replace(stopped, out=turn)

    def come_back(self, seat: int, turn: int) -> bool:
        """Give somebody time who comes back to a seat; False if that happened in this turn before.

        Somebody who comes for the first time has the time of everybody.
        """
        clock = self.seats.get(seat)
        if clock is None:
            self.seats[seat] = SeatClock(seat, self.pace.bank_ms)
        elif clock.left <= 0:
            if clock.returned >= turn:
                return False
            again = self.pace.again_ms
            self.seats[seat] = replace(clock, left=again, out=NO_TURN, returned=turn)
        return True


def new_clocks(pace: Pace | None, people: Iterable[int]) -> list[SeatClock]:
    """The clocks of people before the first decision; none where nothing was agreed on."""
    return [SeatClock(seat, pace.bank_ms) for seat in people] if pace is not None else []


def next_due(clocks: Iterable[SeatClock]) -> int | None:
    """Return when the first of these clocks runs out, if one runs."""
    return min((clock.due for clock in clocks if clock.due is not None), default=None)
