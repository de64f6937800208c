"""Seasons: how people are divided into groups, and who moves from one to another."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import TypeVar

T = TypeVar("T")


def group_sizes(people: int, at_table: int, most: int) -> list[int]:
    """The sizes of the groups, the highest first.

    As many groups as are needed for none to have more than `most`, of whole tables, which are
    shared out evenly, one more to the higher groups; who is left over is in the lowest one.

    >>> group_sizes(30, 4, most=8), group_sizes(9, 4, most=4)
    ([8, 8, 8, 6], [4, 5])
    """
    tables, over = divmod(people, at_table)
    if tables == 0:
        return []
    number = min(-(-people // most), tables)
    each, more = divmod(tables, number)
    sizes = [(each + (group < more)) * at_table for group in range(number)]
    sizes[-1] += over
    return sizes


def cut(people: Sequence[T], at_table: int, most: int) -> list[list[T]]:
    """People in the order of their standing, divided into groups."""
    groups, first = [], 0
    for size in group_sizes(len(people), at_table, most):
        groups.append(list(people[first : first + size]))
        first += size
    return groups


def after_season(
    groups: Sequence[Sequence[T]], movers: int, left: Collection[T] = (), new: Sequence[T] = ()
) -> list[T]:
    """Everybody in the order of standing with which the next season begins.

    `groups` are the standings of the last one, the highest group first. The last `movers` of each
    group and the first ones of the next change places, as far as no one would move twice. Then
    those who have `left` are taken out, and `new` people follow at the end.

    >>> after_season([["Ada", "Ben", "Cy"], ["Dee", "Eve", "Flo"]], movers=1)
    ['Ada', 'Ben', 'Dee', 'Cy', 'Eve', 'Flo']
    """
    rows = [list(group) for group in groups]
    for upper, lower in pairwise(rows):
        count = min(movers, len(upper) // 2, len(lower) // 2)
        for i in range(count):
            upper[i - count], lower[i] = lower[i], upper[i - count]
    staying = [each for row in rows for each in row if each not in left]
    return staying + [each for each in new if each not in staying]
