"""Clocks, whatever happens at a table: time is neither made nor lost, and nobody is harmed."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack.server.clocks.clock import TableClocks, new_clocks
from carrack.server.clocks.hours import DAY, Interval, counted, listed, moment_after, never
from carrack.server.clocks.nights import LONGEST_NIGHT, Hours, night_length, ranges_of
from carrack.server.clocks.pace import Pace

PEOPLE = (0, 1, 2)
SIGN = 10_000


@dataclass
class Told:
    """A table with clocks, and what an observer with a watch of his own has written down."""

    clocks: TableClocks
    now: int = 1_000_000
    turn: int = 0
    asked: frozenset[int] = frozenset()
    waited: dict[int, int] = field(default_factory=lambda: dict.fromkeys(PEOPLE, 0))
    credited: set[tuple[int, int]] = field(default_factory=set)

    def passes(self, ms: int) -> None:
        self.now += ms
        for seat in self.asked:
            self.waited[seat] += ms

    def asks(self, asked: frozenset[int], turn: int) -> None:
        self.turn, self.asked = turn, asked
        self.credited |= {(seat, turn) for seat in asked}
        self.clocks.settle(self.now, asked, turn)


paces = st.builds(
    Pace,
    kind=st.sampled_from(["live", "days"]),
    bank=st.integers(10, 2_000),
    credit=st.integers(0, 100),
    cap=st.none(),
)
askings = st.tuples(
    st.integers(0, 400_000),  # ms that pass before
    st.frozensets(st.sampled_from(PEOPLE)),
    st.sampled_from([-1, 0, 0, 1, 1]),  # an undo goes back to an earlier turn
)
histories = st.lists(askings, max_size=25)


def played(pace: Pace, history: list[tuple[int, frozenset[int], int]]) -> Told:
    told = Told(TableClocks(pace, new_clocks(pace, PEOPLE)))
    for ms, asked, step in history:
        told.passes(ms)
        told.asks(asked, max(0, told.turn + step))
    return told


@given(paces, histories)
def test_what_is_left_and_what_was_used_is_what_was_given(
    pace: Pace, history: list[tuple[int, frozenset[int], int]]
) -> None:
    told = played(pace, history)
    for clock in told.clocks.at(told.now):
        newest = max((turn for seat, turn in told.credited if seat == clock.seat), default=-1)
        turns = [turn for seat, turn in told.credited if seat == clock.seat]
        assert clock.credited == newest
        assert clock.left >= 0
        given_ms = clock.left + clock.used - pace.bank_ms
        assert given_ms % 1000 == 0
        assert 0 <= given_ms <= 1000 * pace.credit * len(turns)
        assert clock.used <= told.waited[clock.seat]
        if clock.left > 0 and pace.credit == 0:
            assert clock.used == told.waited[clock.seat]


@given(paces, histories, st.integers(0, 30_000), st.integers(0, 10**9))
def test_a_kill_costs_nobody_more_than_ten_seconds(
    pace: Pace, history: list[tuple[int, frozenset[int], int]], since_sign: int, down: int
) -> None:
    """The server dies `since_sign` after its last sign, at most ten seconds, and is down."""
    told = played(pace, history)
    signed, died = told.now, told.now + min(since_sign, SIGN)
    started = died + down
    seats = told.clocks.seats
    for seat in told.asked & {clock.seat for clock in seats.values() if clock.running}:
        before = seats[seat].at(signed)
        again = seats[seat].interrupted(signed, started)
        assert (again.left, again.used) == (before.left, before.used)
        assert again.left - seats[seat].at(died).left <= SIGN
        assert again.due == started + again.left


@given(paces, st.lists(st.tuples(st.integers(0, 60_000), st.integers(0, 10**7)), max_size=20))
def test_a_clock_set_backwards_takes_time_from_nobody(
    pace: Pace, history: list[tuple[int, int]]
) -> None:
    clocks, now, real = TableClocks(pace, new_clocks(pace, PEOPLE)), 10**9, 0
    given_ms = pace.bank_ms + pace.credit * 1000
    for ms, back in history:
        clocks.settle(now, {0}, 0)
        now, real = now + ms - back, real + ms
        shown = clocks.at(now)[0]
        assert shown.used <= real
        assert 0 <= shown.left == given_ms - shown.used  # nor is any made by it


@st.composite
def intervals(draw: st.DrawFn) -> list[Interval]:
    edges = sorted(draw(st.sets(st.integers(0, 1_000), max_size=8)))
    return list(zip(edges[::2], edges[1::2], strict=False))


@given(intervals(), st.integers(0, 1_000), st.integers(0, 1_000), st.integers(0, 1_000))
def test_hours_that_do_not_count_are_left_out_once(
    hours: list[Interval], begin: int, first: int, second: int
) -> None:
    away = listed(hours)
    middle, end = begin + first, begin + first + second
    inside = sum(any(a <= ms < b for a, b in hours) for ms in range(begin, end))
    assert counted(begin, end, away) == end - begin - inside
    assert counted(begin, end, away) == counted(begin, middle, away) + counted(middle, end, away)
    due = moment_after(begin, first, away)
    assert counted(begin, due, away) == first
    assert first == 0 or counted(begin, due - 1, away) < first


def test_the_moment_after_a_night_is_found_at_once() -> None:
    nights = [(day * DAY, day * DAY + DAY // 3) for day in range(400)]
    assert moment_after(-1, 2, listed(nights)) == DAY // 3 + 1
    assert moment_after(0, 2 * DAY // 3 + 1, listed(nights)) == DAY + DAY // 3 + 1
    assert moment_after(5, 7, never) == 12


def test_a_seat_that_nobody_asks_loses_no_time_while_others_decide_at_once() -> None:
    pace = Pace("live", 600, 20)
    told = played(pace, [(0, frozenset({0, 2}), 0), (30_000, frozenset({2}), 0)])
    told.passes(5_000)
    ada, ben, cleo = told.clocks.at(told.now)
    assert (ada.left, ben.left, cleo.left) == (590_000, 600_000, 585_000)
    assert (ada.running, ben.running, cleo.running) == (False, False, True)


@pytest.mark.parametrize(("left", "after"), [(0, 20), (175, 180), (180, 180), (200, 200)])
def test_a_cap_ends_the_credit_and_takes_nothing(left: int, after: int) -> None:
    assert Pace("days", 100, 20, cap=180).credited(left * 1000) == after * 1000


def test_an_undo_gives_no_time_back_and_the_turn_played_again_no_credit() -> None:
    pace = Pace("live", 600, 20)
    told = played(pace, [(0, frozenset({0}), 0), (50_000, frozenset({1}), 1)])
    told.passes(3_000)
    told.asks(frozenset({0}), 0)
    told.passes(4_000)
    told.asks(frozenset({1}), 1)
    ada, ben, _ = told.clocks.at(told.now)
    assert (ada.left, ada.used) == (566_000, 54_000)
    assert (ben.left, ben.used) == (617_000, 3_000)


def test_time_runs_out_once_and_who_comes_back_has_some() -> None:
    clocks = TableClocks(Pace("live", 30, 5), new_clocks(Pace("live", 30, 5), PEOPLE))
    clocks.settle(0, {0}, 3)
    assert clocks.ran_out(34_999, {0}, 3) == []
    assert clocks.ran_out(35_000, {0}, 3) == [0]
    clocks.run_out(0, 35_000, 3)
    assert clocks.ran_out(36_000, {0}, 3) == []
    clocks.taken()
    clocks.settle(36_000, {0}, 3)
    assert clocks.taken() == ()
    assert clocks.come_back(0, 3)
    clocks.settle(40_000, {0}, 3)
    assert clocks.seats[0].due == 70_000
    assert clocks.ran_out(70_000, {0}, 3) == [0]
    clocks.run_out(0, 70_000, 3)
    assert not clocks.come_back(0, 3)  # once in a turn
    assert clocks.come_back(0, 4)


def test_somebody_who_takes_a_bots_seat_has_the_time_of_everybody() -> None:
    clocks = TableClocks(Pace("live", 30), new_clocks(Pace("live", 30), (0,)))
    assert clocks.come_back(1, 5)
    assert clocks.seats[1].left == 30_000


def test_hours_that_somebody_adds_while_the_clock_runs_put_its_end_off() -> None:
    hours: list[Interval] = []
    pace = Pace("days", 100)
    clocks = TableClocks(pace, new_clocks(pace, (0,)), lambda seat: listed(hours))
    clocks.settle(0, {0}, 0)
    assert clocks.seats[0].due == 100_000
    hours.append((50_000, 80_000))
    assert clocks.ran_out(100_000, {0}, 0) == []
    assert not clocks.is_settled(100_000, {0}, 0)
    clocks.settle(100_000, {0}, 0)
    assert clocks.is_settled(100_000, {0}, 0)
    assert (clocks.seats[0].left, clocks.seats[0].due) == (30_000, 130_000)
    assert clocks.ran_out(130_000, {0}, 0) == [0]


def test_who_is_asked_without_any_time_left_is_due_at_once() -> None:
    pace = Pace("live", 10)
    clocks = TableClocks(pace, new_clocks(pace, PEOPLE))
    clocks.settle(0, {0}, 0)
    clocks.settle(12_000, {0}, 0)  # a move of the same turn, just too late to be refused
    assert (clocks.seats[0].left, clocks.seats[0].due) == (0, 12_000)
    clocks.settle(12_001, {1}, 1)
    clocks.settle(12_002, {0}, 2)
    assert clocks.seats[0].due == 12_002
    assert clocks.ran_out(12_002, {0}, 2) == [0]


ZONES = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC"]
days = st.dates(date(2026, 1, 1), date(2027, 12, 31))


@st.composite
def people_hours(draw: st.DrawFn) -> Hours:
    night = draw(st.none() | st.tuples(st.integers(0, 23), st.integers(0, 23)))
    holidays = ranges_of(draw(st.sets(days, max_size=20)))
    allowed = night if night and night_length(night) <= LONGEST_NIGHT else None
    return Hours(draw(st.sampled_from(ZONES)), allowed, holidays)


moments = st.integers(1_767_000_000, 1_830_000_000).map(lambda seconds: seconds * 1000)


@given(people_hours(), moments, st.integers(0, 10 * DAY), st.integers(0, 10 * DAY))
def test_nights_and_holidays_in_any_time_zone_are_left_out_of_what_has_passed(
    hours: Hours, begin: int, first: int, second: int
) -> None:
    away, middle, end = hours.away, begin + first, begin + first + second
    whole = counted(begin, end, away)
    assert 0 <= whole <= end - begin
    assert whole == counted(begin, middle, away) + counted(middle, end, away)
    found = list(away(begin, end))
    assert all(early < late for early, late in found)
    assert all(one[1] < two[0] for one, two in pairwise(found))
    due = moment_after(begin, first, away)
    assert counted(begin, due, away) == first
    assert first == 0 or counted(begin, due - 1, away) == first - 1


@given(people_hours(), people_hours(), moments, st.integers(0, 5 * DAY), st.integers(0, 5 * DAY))
def test_whoever_changes_their_hours_saves_no_time_already_used(
    before: Hours, after: Hours, begin: int, first: int, second: int
) -> None:
    clocks = TableClocks(pace := Pace("days", 60 * 86_400), new_clocks(pace, (0,)))
    clocks.go_by(lambda seat: before.away)
    clocks.settle(begin, {0}, 0)
    changed, end = begin + first, begin + first + second
    used = clocks.at(changed)[0].used
    clocks.go_by(lambda seat: after.away, changed)
    assert clocks.at(changed)[0].used == used == counted(begin, changed, before.away)
    assert clocks.at(end)[0].used == used + counted(changed, end, after.away)
    due = clocks.seats[0].due
    assert due is not None and clocks.at(due)[0].left == 0 < clocks.at(due - 1)[0].left


@given(people_hours(), moments, st.integers(0, 5 * DAY))
def test_a_clock_stands_still_until_it_is_said_to(hours: Hours, begin: int, ms: int) -> None:
    pace = Pace("days", 60 * 86_400)
    clocks = TableClocks(pace, new_clocks(pace, (0,)), lambda seat: hours.away)
    clocks.settle(begin, {0}, 0)
    now = begin + ms
    clock = clocks.at(now)[0]
    still, until = clock.stands_still(now, hours.away)
    if until is not None:
        assert counted(now, until, hours.away) == (0 if still else until - now)
    assert clocks.seats[0].stopped(now, hours.away).stands_still(now, hours.away) == (False, None)
