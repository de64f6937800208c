"""Cost of a pairing, and its lower bound: games, seats and meetings.

People are numbers from 0, a table is a row of them in the order of seats, a round is a list of
tables. docs/leagues.md has the rule in full.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, gcd

Table = tuple[int, ...]
Round = tuple[Table, ...]
Schedule = tuple[Round, ...]


@dataclass(frozen=True, order=True)
class Cost:
    """The cost of a pairing: smaller is better, games before seats before meetings.

    `games` is the difference between the most and the fewest games of a person; `seats` the largest
    difference between how often one person has one seat and another; `meetings` how many pairs of
    games there are in which the same two people meet.
    """

    games: int
    seats: int
    meetings: int


def cost_of(people: int, schedule: Schedule) -> Cost:
    """Return the cost of a schedule.

    >>> cost_of(4, (((0, 1), (2, 3)), ((1, 0), (3, 2))))
    Cost(games=0, seats=0, meetings=2)
    """
    tables = [table for tables in schedule for table in tables]
    played = Counter(person for table in tables for person in table)
    games = [played[person] for person in range(people)]
    seats = range(max(map(len, tables), default=0))
    held = Counter((person, seat) for table in tables for seat, person in enumerate(table))
    rows = [[held[person, seat] for seat in seats] for person in range(people)]
    uneven = max((max(row) - min(row) for row in rows if row), default=0)
    return Cost(max(games, default=0) - min(games, default=0), uneven, meetings_of(tables))


def meetings_of(tables: Iterable[Table]) -> int:
    """Return how many pairs of games there are in which the same two people meet."""
    met = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    return sum(comb(times, 2) for times in met.values())


# --- how many games and rounds -------------------------------------------------------------------


def games_each(people: int, at_table: int, wanted: int) -> int:
    """The games of each person: as many as wanted, or a few more so that all have the same number.

    >>> games_each(6, 4, wanted=3)
    4
    """
    step = at_table // gcd(people, at_table)
    return -(-wanted // step) * step


def round_sizes(people: int, at_table: int, games: int) -> tuple[int, ...]:
    """Return the number of tables of each round: as many as fit, and the rest in the last one.

    >>> round_sizes(6, 4, games=4), round_sizes(11, 4, games=4)
    ((1, 1, 1, 1, 1, 1), (2, 2, 2, 2, 2, 1))
    """
    full, left = people // at_table, people * games // at_table
    return (full,) * (left // full) + ((left % full,) if left % full else ())


# --- the least that meetings can cost ------------------------------------------------------------


def least(people: int, at_table: int, games: int) -> Cost:
    """Return a lower bound of a pairing's cost, by counting alone."""
    by_people = -(-people * spread(games * (at_table - 1), people - 1) // 2)
    by_rounds = _by_rounds(people, at_table, games)
    return Cost(0, int(games % at_table > 0), max(by_people, by_rounds))


def spread(total: int, parts: int) -> int:
    """The pairs within parts, when a total is spread over them as evenly as it can be.

    >>> spread(4, 3)
    1
    """
    each, more = divmod(total, parts)
    return comb(each, 2) * (parts - more) + comb(each + 1, 2) * more


def _by_rounds(people: int, at_table: int, games: int) -> int:
    """The least by pairs of rounds: a table's people come from the tables of any other round.

    How many sit out in both of two rounds is not free: everybody sits out equally often, so the
    sums of these overlaps are known, among full rounds and between these and a smaller last one.
    """
    sizes = round_sizes(people, at_table, games)
    full, out = sizes[0], len(sizes) - games
    number = sum(size == full for size in sizes)
    overlaps, cost = people * comb(out, 2), 0
    if number < len(sizes):
        last = sizes[-1]
        with_last = (people - at_table * last) * (out - 1)
        overlaps -= with_last
        cost = _least_sum(_pair_costs(people, at_table, full, last), number, with_last)
    return cost + _least_sum(_pair_costs(people, at_table, full, full), comb(number, 2), overlaps)


def _pair_costs(people: int, at_table: int, one: int, other: int) -> list[int]:
    """The least cost of two rounds of so many tables, by the number of people out in both."""
    out = (people - at_table * one, people - at_table * other)
    return [
        max(
            _split(at_table, one, other, out[0] - both),
            _split(at_table, other, one, out[1] - both),
        )
        for both in range(min(out) + 1)
    ]


def _split(at_table: int, there: int, tables: int, free: int) -> int:
    """The least cost of `tables` whose people come from the tables `there`, but `free` of them."""
    row = [spread(at_table - number, there) for number in range(at_table + 1)]
    cost = [0]
    for _ in range(tables):
        cost = _sums(cost, row, free)
    return min(cost)


def _least_sum(row: Sequence[int], times: int, total: int) -> int:
    """The least sum of `row[x]` for so many numbers x that add up to a total."""
    cost = [0]
    for _ in range(times):
        cost = _sums(cost, row, total)
    return cost[total] if total < len(cost) else 0


def _sums(one: Sequence[int], other: Sequence[int], most: int) -> list[int]:
    """By each sum of two numbers up to the most, the least sum of what these cost."""
    return [
        min(one[x] + other[y - x] for x in range(len(one)) if 0 <= y - x < len(other))
        for y in range(min(most, len(one) + len(other) - 2) + 1)
    ]
