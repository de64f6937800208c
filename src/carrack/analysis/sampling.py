"""The stretches of a game that get a close look, and how many others each of them stands for.

The dearest by the light judge are looked at closely, and a few drawn at random among the rest,
which stand for all the rest of their seat. A sum of losses weighted in this way (a stratified
estimate) is right on average however many close looks there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrack.core.chance import Stream

DEAREST = 12
"""So many free stretches of a game, shared among its seats, are looked at as the dearest,"""
DRAWN = 4
"""and so many of the rest by lot; more if otherwise a seat would have none."""


@dataclass(frozen=True)
class Chosen:
    """A stretch that gets a close look: its number, and how many it stands for (itself among them).

    `dear` says that it was not drawn by lot.
    """

    number: int
    seat: int
    dear: bool
    weight: float


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
    lots = [[those[i] for i in stream.shuffled(len(those))] for those in rest]
    drawn = in_turn(lots, max(DRAWN, sum(map(bool, rest))))
    seat_of = {number: seat for number, seat, _ in losses}
    found = [Chosen(number, seat_of[number], True, 1.0) for number in dear]
    for number in drawn:
        mine = seats.index(seat_of[number])
        own = sum(seat_of[other] == seat_of[number] for other in drawn)
        found.append(Chosen(number, seat_of[number], False, len(rest[mine]) / own))
    return found


def in_turn(rows: list[list[int]], most: int) -> list[int]:
    """At most so many of several rows: the first of each, then the second of each."""
    longest = max(map(len, rows), default=0)
    found = [row[i] for i in range(longest) for row in rows if i < len(row)]
    return found[:most]
