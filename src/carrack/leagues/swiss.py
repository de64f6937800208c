"""A Swiss: before each round, people are paired by their standing.

Games before meetings before standing, then seats. Up to 16 people (15 with three at a table) get a
best round, found by trying everything; of more, each block of so many in the order of the standing
gets one, then each block that begins in the middle of another, and again until nothing gets better.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from carrack.leagues.cost import Round, Table

BLOCK = {2: 16, 3: 15, 4: 16}
"""People who are paired at once, by the people at a table."""

Price = tuple[int, int]
"""The cost of tables: meetings of people who have met, then the distance of their points."""


@dataclass(frozen=True)
class SwissPast:
    """The past: everybody's points, byes, meetings and times on each seat, by number."""

    points: tuple[int, ...]
    byes: tuple[int, ...]
    met: tuple[tuple[int, ...], ...]
    held: tuple[tuple[int, ...], ...]

    @classmethod
    def of(
        cls, points: Sequence[int], byes: Sequence[int], at_table: int, tables: Sequence[Table]
    ) -> SwissPast:
        """Sum up what happened at these tables."""
        people = len(points)
        met = [[0] * people for _ in range(people)]
        held = [[0] * at_table for _ in range(people)]
        for table in tables:
            for seat, person in enumerate(table):
                held[person][seat] += 1
                for other in table:
                    met[person][other] += other != person
        rows = (tuple(tuple(row) for row in each) for each in (met, held))
        return cls(tuple(points), tuple(byes), *rows)


@dataclass(frozen=True)
class SwissRound:
    """A round: its tables, who sits out, what it costs, and what it costs at least."""

    tables: Round
    byes: tuple[int, ...]
    price: Price
    least: Price


def next_round(standing: Sequence[int], past: SwissPast, at_table: int) -> SwissRound:
    """The round of those who are here, in the order of their standing.

    Whoever has sat out least often sits out first, of these the last in the standing.
    """
    number = len(standing) % at_table
    row = list(enumerate(standing))
    by_turn = sorted(row, key=lambda each: (past.byes[each[1]], -each[0]))
    byes = tuple(person for _, person in sorted(by_turn[:number]))
    playing = [person for person in standing if person not in byes]
    groups = _grouped(playing, past, at_table)
    price = _sum(price_of(group, past) for group in groups)
    tables = tuple(seated(group, past) for group in groups)
    return SwissRound(tables, byes, price, _least(playing, past, at_table, price))


def price_of(group: Sequence[int], past: SwissPast) -> Price:
    """Return the cost of a table: earlier meetings, and squared differences in points.

    >>> price_of([0, 1], SwissPast.of([6, 2], [0, 0], 2, [(0, 1)]))
    (1, 16)
    """
    pairs = list(combinations(group, 2))
    met = sum(past.met[a][b] for a, b in pairs)
    return met, sum((past.points[a] - past.points[b]) ** 2 for a, b in pairs)


def seated(group: Sequence[int], past: SwissPast) -> Table:
    """A table's people on seats that they have held least often; the first such order."""
    return min(
        permutations(group),
        key=lambda order: sum(past.held[person][seat] for seat, person in enumerate(order)),
    )


def _grouped(playing: list[int], past: SwissPast, at_table: int) -> list[list[int]]:
    block = BLOCK[at_table]
    groups = [
        group
        for first in range(0, len(playing), block)
        for group in best(playing[first : first + block], past, at_table)
    ]
    if len(playing) <= block:
        return groups
    tables = block // at_table
    while True:
        before = _sum(price_of(group, past) for group in groups)
        for begin in (tables // 2, 0):
            for first in range(begin, len(groups), tables):
                some = groups[first : first + tables]
                people = sorted((p for group in some for p in group), key=playing.index)
                groups[first : first + tables] = best(people, past, at_table)
        if _sum(price_of(group, past) for group in groups) >= before:
            return groups


def best(people: Sequence[int], past: SwissPast, at_table: int) -> list[list[int]]:
    """The cheapest tables of some people, by trying everything; of equal ones the first.

    Tables are tried in the order of the standing: the first person's, with whom they can sit.
    """
    known: dict[int, tuple[Price, tuple[int, ...]]] = {0: ((0, 0), ())}
    tables = {
        sum(1 << each for each in row): (row, price_of([people[i] for i in row], past))
        for row in combinations(range(len(people)), at_table)
    }
    by_first: dict[int, list[tuple[int, Price]]] = {}
    for bits, (row, price) in tables.items():
        by_first.setdefault(row[0], []).append((bits, price))

    def cheapest(left: int) -> Price:
        if left not in known:
            first = (left & -left).bit_length() - 1
            options = [
                (_sum((price, cheapest(left ^ bits))), tables[bits][0])
                for bits, price in by_first[first]
                if bits & left == bits
            ]
            known[left] = min(options, key=lambda option: option[0])
        return known[left][0]

    left, groups = (1 << len(people)) - 1, []
    cheapest(left)
    while left:
        row = known[left][1]
        groups.append([people[each] for each in row])
        left ^= sum(1 << each for each in row)
    return groups


def _least(playing: Sequence[int], past: SwissPast, at_table: int, price: Price) -> Price:
    """Return a lower bound of a round's cost: exact for one block, else by each person's least."""
    if len(playing) <= BLOCK[at_table]:
        return price
    met = apart = 0
    for person in playing:
        others = [other for other in playing if other != person]
        met += sum(sorted(past.met[person][other] for other in others)[: at_table - 1])
        far = ((past.points[person] - past.points[other]) ** 2 for other in others)
        apart += sum(sorted(far)[: at_table - 1])
    return -(-met // 2), -(-apart // 2)


def _sum(prices: Iterable[Price]) -> Price:
    met = apart = 0
    for one, two in prices:
        met, apart = met + one, apart + two
    return met, apart
