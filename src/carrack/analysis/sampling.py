"""The stretches of a game that get a close look, and how many others each of them stands for.

The dearest by the light judge are looked at closely, and some drawn by lot among the rest. The rest
of a seat is divided by its light losses into parts, from each of which one is drawn that stands for
all of it. A sum of losses weighted in this way (a stratified estimate) is right on average however
many close looks there are. Parts grow as light losses fall, for there losses differ less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from carrack.core.chance import Stream

DEAREST = 12
"""So many free stretches of a game, shared among its seats, are looked at as the dearest,"""
DRAWN = 12
"""and so many of the rest by lot; more if otherwise a seat would have none.

Nearly all of the error of a rating comes from the lot, hardly any from the playouts.
"""


@dataclass(frozen=True)
class Chosen:
    """A stretch that gets a close look: its number, and how many it stands for (itself among them).

    `dear` says that it was not drawn by lot, `part` from which part of its seat's rest it was.
    """

    number: int
    seat: int
    dear: bool
    weight: int
    part: int = 0


def chosen(losses: Sequence[tuple[int, int, float]], stream: Stream) -> list[Chosen]:
    """The free stretches that get a close look: the dearest, the largest losses first, then others.

    `losses` are the number of each free stretch, its seat, and its loss by the light judge.
    """
    by_seat: dict[int, list[int]] = {}
    for number, seat, _ in sorted(losses, key=lambda one: (-one[2], one[0])):
        by_seat.setdefault(seat, []).append(number)
    seats = sorted(by_seat)
    dear = in_turn([by_seat[seat] for seat in seats], DEAREST)
    rest = [[number for number in by_seat[seat] if number not in dear] for seat in seats]
    places = [[place] * len(those) for place, those in enumerate(rest)]
    shares = Counter(in_turn(places, max(DRAWN, sum(map(bool, rest)))))
    seat_of = {number: seat for number, seat, _ in losses}
    found = [Chosen(number, seat_of[number], True, 1) for number in dear]
    for place, share in sorted(shares.items()):
        for part, those in enumerate(parts(rest[place], share)):
            number = those[stream.below(len(those))]
            found.append(Chosen(number, seats[place], False, len(those), part))
    return found


def parts(numbers: Sequence[int], count: int) -> list[Sequence[int]]:
    """So many parts of a list, in its order, none empty; each is about as much larger as it comes.

    One of each, and of what is left one share for the first part, two for the second, and so on.
    """
    spare, shares = len(numbers) - count, count * (count + 1) // 2
    ends = [i + spare * (i * (i + 1) // 2) // shares for i in range(count + 1)]
    return [numbers[before:after] for before, after in pairwise(ends)]


def in_turn(rows: Sequence[Sequence[int]], most: int) -> list[int]:
    """At most so many of several rows: the first of each, then the second of each."""
    longest = max(map(len, rows), default=0)
    found = [row[i] for i in range(longest) for row in rows if i < len(row)]
    return found[:most]
