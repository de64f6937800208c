"""Schedule of a tournament: tables, seatings, blocks and rounds.

* A **seating** gives every seat a bot. One seating is one game.
* A **block** is one seed of chance, played with every rotation of one cyclic order of a table:
  every bot of the table sits equally often in every seat, and meets the same draws there.
* A **round** is the smallest number of blocks in which *all* bots sit equally often in every seat.

How tables are made of `bots` bots and `seats` seats:

* Equal numbers: all bots sit at the one table; a round is one block.
* More bots than seats: the tables are the subsets of the bots. Bots are numbered in a circle, and a
  round holds all tables that are turned into each other by the circle, as in a cyclic block design.
  After all rounds everybody has met everybody equally often.
* More seats than bots: every bot fills `seats // bots` of them; what is left goes to subsets of the
  bots, turned in a circle likewise.
* One seat: a block is one seed that every bot plays alone.
* One against all, if asked for: a block is one seed, with the first of two bots in every seat in
  turn and the second in all others.

With three or more at a table it matters who follows whom: each time a table comes up again, its
next cyclic order is used. A seating that a rotation repeats (A B A B turned by two) is played only
once. Everything follows from the two numbers, so a longer schedule continues a shorter one.

>>> from itertools import islice
>>> [list(block) for block in next(rounds(2, 2))]
[[(0, 1), (1, 0)]]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, count, islice, permutations

MOST_ORDERS = 120
"""The most cyclic orders of one table that are used: all of them up to six seats."""

Seating = tuple[int, ...]
"""The number of the bot in each seat."""

Block = list[Seating]
"""All seatings played with one seed."""


@dataclass(frozen=True)
class Pairing:
    """One game of a schedule: `number` and `block` count from 1, `last` ends the block."""

    number: int
    block: int
    seating: Seating
    last: bool

    def __str__(self) -> str:
        return f"{self.number} (of block {self.block})"


def pairings(bots: int, seats: int, one_against_all: bool = False) -> Iterator[Pairing]:
    """The games of a schedule in order, without end. Raises ValueError without bots or seats.

    >>> [pairing.seating for pairing in islice(pairings(3, 2), 6)]
    [(0, 1), (1, 0), (1, 2), (2, 1), (2, 0), (0, 2)]
    """
    number = 0
    blocks = (block for turn in rounds(bots, seats, one_against_all) for block in turn)
    for block, seatings in enumerate(blocks, 1):
        for i, seating in enumerate(seatings, 1):
            number += 1
            yield Pairing(number, block, seating, i == len(seatings))


def whole_rounds(bots: int, seats: int, games: int, one_against_all: bool = False) -> int:
    """The smallest number of games, at least `games`, that makes whole rounds.

    >>> whole_rounds(3, 2, 100)
    102
    """
    total = 0
    for turn in rounds(bots, seats, one_against_all):
        total += sum(len(block) for block in turn)
        if total >= games:
            break
    return total


def rounds(bots: int, seats: int, one_against_all: bool = False) -> Iterator[list[Block]]:
    """The rounds of a schedule, without end: each a list of blocks. Raises ValueError.

    >>> next(rounds(2, 3, one_against_all=True))
    [[(0, 1, 1), (1, 1, 0), (1, 0, 1)]]
    """
    if bots < 1 or seats < 1:
        raise ValueError(f"a schedule needs a bot and a seat, not {bots} and {seats}")
    if one_against_all:
        if bots != 2 or seats < 2:
            raise ValueError("one against all: name two bots, for two players or more")
        while True:
            yield [rotations((0, *[1] * (seats - 1)))]
    if seats == 1:
        while True:
            yield [[(bot,) for bot in range(bots)]]
    shared = [bot for bot in range(bots) for _ in range(seats // bots)]
    for again in count():
        for extra in circles(bots, seats % bots):
            orders = cyclic_orders(tuple(sorted(shared + list(extra))))
            order = orders[again % len(orders)]
            yield [rotations(turned(order, by, bots)) for by in range(period(extra, bots))]


def circles(bots: int, size: int) -> Iterator[Seating]:
    """One subset of `size` bots from each class of subsets that turning the circle makes equal.

    >>> list(circles(4, 2))
    [(0, 1), (0, 2)]
    """
    if size == 0:
        yield ()
        return
    for rest in combinations(range(1, bots), size - 1):
        subset = (0, *rest)
        # turned so that another member comes to 0, it would be listed earlier or is listed now
        if all(tuple(sorted(turned(subset, -member, bots))) >= subset for member in rest):
            yield subset


def turned(table: Seating, by: int, bots: int) -> Seating:
    """The same table with every bot replaced by the one `by` places on in the circle."""
    return tuple((bot + by) % bots for bot in table)


def period(subset: Seating, bots: int) -> int:
    """The number of turns of the circle after which a subset comes back; 1 for the empty one.

    >>> period((0, 2), 4), period((0, 1), 4)
    (2, 4)
    """
    for by in range(1, bots):
        if sorted(turned(subset, by, bots)) == list(subset):
            return by
    return bots


@lru_cache(maxsize=256)
def cyclic_orders(table: Seating) -> list[Seating]:
    """The ways to sit around a table that differ in who follows whom; at most `MOST_ORDERS`.

    >>> cyclic_orders((0, 0, 1, 1))
    [(0, 0, 1, 1), (0, 1, 0, 1)]
    """
    seated = ((table[0], *rest) for rest in permutations(table[1:]))
    least = (min(rotations(order)) for order in seated)
    return list(islice(dict.fromkeys(least), MOST_ORDERS))


def rotations(order: Seating) -> Block:
    """The different seatings made by turning an order around the table.

    >>> rotations((0, 1, 0, 1))
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    """
    return list(dict.fromkeys(order[i:] + order[:i] for i in range(len(order))))
