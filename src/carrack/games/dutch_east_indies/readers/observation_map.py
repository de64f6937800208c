"""The map as numbers: sheets of 24 by 24 squares, with every map in the upper left corner.

The chart itself never changes: it is made once for a map and seat. Little is afloat, so the sheets
of goods are copied from empty ones, and only what is there is written.
"""

from __future__ import annotations

from typing import Final

from carrack.core.observation import MOST, Field
from carrack.games.dutch_east_indies.chart.map_file import LARGEST, PORT, SEA
from carrack.games.dutch_east_indies.chart.world import World
from carrack.games.dutch_east_indies.components import HOME, ITEMS, MARKET, IslandPlan
from carrack.games.dutch_east_indies.moves import MOST_WILD
from carrack.games.dutch_east_indies.state import Dei

SHEET: Final = LARGEST * LARGEST
OPEN_SEA: Final = 1
FIRST_ISLAND: Final = 2  # land of island i is this and 2 * i, a port of it one more
NOTHING_AFLOAT: Final = bytes((ITEMS + 1) * SHEET)


def map_fields(sides: int) -> list[Field]:
    """The chart, and what is afloat on it."""
    edge = (LARGEST, LARGEST)
    wild = FIRST_ISLAND + 2 * (sides + 1)
    return [
        Field(
            "chart",
            edge,
            0,
            wild + 2 * MOST_WILD - 1,
            "0 beyond the edge, 1 sea, then land and port of every island: 2, 3 the Market, "
            f"4, 5 the seat's home, … other sides' homes, {wild}, {wild + 1} wild island a, …",
        ),
        Field("afloat", (ITEMS, *edge), 0, MOST, "what floats on each square, by item"),
        Field("barred", edge, 0, MOST, "items the seat may not pick up there yet, a bit for each"),
    ]


def squares_of(s: Dei, seat: int) -> bytes:
    """The numbers of :func:`map_fields`."""
    chart = chart_of(s.world, seat)
    if not s.afloat:
        return chart + NOTHING_AFLOAT
    sheets, width = bytearray(NOTHING_AFLOAT), s.world.width
    for key, count in s.afloat.items():
        square, item = key // ITEMS, key % ITEMS
        place = square // width * LARGEST + square % width
        sheets[item * SHEET + place] = count if count < MOST else MOST
    for owner, key, _ in s.banned:
        if owner == seat:
            square, item = key // ITEMS, key % ITEMS
            place = square // width * LARGEST + square % width
            sheets[ITEMS * SHEET + place] |= 1 << item
    return chart + bytes(sheets)


def chart_of(world: World, seat: int) -> bytes:
    """The chart as a seat sees it; made once."""
    if not world.charts:
        world.charts = [drawn_for(world, side) for side in range(world.players)]
    return world.charts[seat]


def drawn_for(world: World, seat: int) -> bytes:
    """The sheet of the chart, islands numbered from a seat."""
    sheet = bytearray(SHEET)
    for square in range(world.area):
        place = square // world.width * LARGEST + square % world.width
        sheet[place] = number_of(world, square, seat)
    return bytes(sheet)


def number_of(world: World, square: int, seat: int) -> int:
    """The number for a square of the chart."""
    mark = world.plan.rows[square // world.width][square % world.width]
    if mark == SEA:
        return OPEN_SEA
    if mark == PORT:
        island = world.islands[world.port_of[square]]
        return FIRST_ISLAND + 2 * island_number(island, world.players, seat) + 1
    lands = [island for island in world.islands if island.letter == mark]
    return FIRST_ISLAND + 2 * island_number(lands[0], world.players, seat)


def island_number(island: IslandPlan, sides: int, seat: int) -> int:
    """0 for the Market, then the homes from the seat's own, then the wild islands by letter."""
    if island.kind == MARKET:
        return 0
    if island.kind == HOME:
        return 1 + (island.seat - seat) % sides
    return 1 + sides + ord(island.letter) - ord("a")
