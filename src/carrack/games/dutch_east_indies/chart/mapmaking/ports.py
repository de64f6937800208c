"""Ports of random islands, and where ships and pirates start."""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Stream
from carrack.games.dutch_east_indies.chart.mapmaking.land import WATER, Family, Land
from carrack.games.dutch_east_indies.chart.waters import SEA, Waters
from carrack.games.dutch_east_indies.components import DIRECTIONS, STEPS, Berth

PIRATES_AWAY: Final = 7  # minimum movement points from a ship's start to a pirate's
PIRATES_APART: Final = 4  # minimum steps between the pirates
MOST_UNLIKE: Final = 14  # movement points, see `pirate_squares`
BEST: Final = 40  # squares considered for a pirate


def draw_home_ports(land: Land, family: Family, stream: Stream) -> bool:
    """Give a home two ports: where the middle of the board is nearest, but not side by side."""
    board = land.board
    middle = board.area // 2
    quays = sorted(land.quays(family), key=lambda q: (board.steps(q, middle), q))
    for first in quays[: 2 + stream.below(2)]:
        images = land.own_images(family, first)
        if len(images) == 2:
            land.put_port(family, first)
            family.berths = images
            return True
        for second in quays:
            apart = board.steps(first, second) >= 2
            if apart and len(land.own_images(family, second)) == 1:
                land.put_port(family, first)
                land.put_port(family, second)
                family.berths = [first, second] if stream.below(2) else [second, first]
                return True
    return False


def draw_market_ports(land: Land, family: Family, stream: Stream) -> bool:
    """Give the Market at least two ports, and at most four."""
    quays = land.quays(family)
    most = 2 + 2 * stream.below(2)
    for number in stream.shuffled(len(quays)):
        images = land.own_images(family, quays[number])
        made = len(land.ports(family))
        if land.port_of[quays[number]] == WATER and made + len(images) <= max(most, len(images)):
            land.put_port(family, quays[number])
    return len(land.ports(family)) >= 2


# --- ships ---------------------------------------------------------------------------------------


def berths_of(land: Land, family: Family, number: int) -> tuple[Berth, Berth]:
    """Return the starts of a home's ships, the first of its family or an image: alike for all."""
    board = land.board
    found: list[Berth] = []
    for port in family.berths:
        square = board.images[number][port]
        way = board.turned(facing(land, port), number)
        found.append(Berth(square // board.width, square % board.width, way))
    return found[0], found[1]


def facing(land: Land, square: int) -> int:
    """The direction from a port that leads nearest to the middle, over water."""
    board = land.board
    row, column = square // board.width, square % board.width
    best, least = 0, 4 * board.area * board.area
    for way in range(len(DIRECTIONS)):
        r, c = row + STEPS[way][0], column + STEPS[way][1]
        inside = 0 <= r < board.height and 0 <= c < board.width
        if inside and land.owner[r * board.width + c] == WATER:
            far = (2 * r + 1 - board.height) ** 2 + (2 * c + 1 - board.width) ** 2
            if far < least:
                best, least = way, far
    return best


# --- pirates -------------------------------------------------------------------------------------


def pirate_squares(waters: Waters, far: list[list[int]]) -> list[int]:
    """The two squares at sea that are best for the pirates: far from all, and alike for all.

    `far` are the distances of each seat. Empty if there are none. How unlike two squares are is
    the sum, over both and over the two together, of how much nearer they are to one seat than to
    another; ties go to the pair nearest to the middle.
    """
    rows: list[tuple[int, int, int]] = []
    for square in range(len(waters.marks)):
        points = [seat[square] for seat in far]
        if min(points) >= PIRATES_AWAY and in_open_sea(waters, square):
            rows.append((spread(points), off_middle(waters, square), square))
    rows.sort()
    best, least = [], (MOST_UNLIKE + 1, 0)
    for one_unlike, one_off, one in rows[:BEST]:
        for unlike, off, other in rows[:BEST]:
            if steps_between(waters, one, other) >= PIRATES_APART:
                together = spread([seat[one] + seat[other] for seat in far])
                rank = (one_unlike + unlike + together, one_off + off)
                if rank < least:
                    best, least = [one, other], rank
    return best


def off_middle(waters: Waters, square: int) -> int:
    """Return a square's distance from the middle of the board in half squares, the longer way."""
    down = abs(2 * (square // waters.width) + 1 - waters.height)
    return max(down, abs(2 * (square % waters.width) + 1 - waters.width))


def in_open_sea(waters: Waters, square: int) -> bool:
    """Whether a square has no land, port or edge at it or next to it."""
    around = [square, *waters.next[square]]
    return all([other >= 0 and waters.marks[other] == SEA for other in around])


def steps_between(waters: Waters, one: int, other: int) -> int:
    """Return the number of steps between two squares, as if there were no land."""
    rows = abs(one // waters.width - other // waters.width)
    return max(rows, abs(one % waters.width - other % waters.width))


def spread(points: list[int]) -> int:
    """The largest minus the smallest."""
    return max(points) - min(points)
