"""The map of a game: squares, islands, ports, and where one step leads.

A square is `row * width + column`. Ships and pirates have eight directions (`DIRECTIONS`);
stepping off the board leads to `OFF`. A map is made once and shared by all positions.

A set of directions is a *mask*: a bit per way, bit 0 for N, bit 2 for E, and so on clockwise.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.copying import Again
from carrack.core.loading import load_function
from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.chart.routes import Route
from carrack.games.dutch_east_indies.chart.waters import Waters
from carrack.games.dutch_east_indies.components import ChartPlan, Edition, IslandPlan

# above this module, so found by name
STORAGE: Final = "carrack.games.dutch_east_indies.readers.storage"

OFF: Final = -1  # beyond the edge of the board
NO_ISLAND: Final = -1
SIDES: Final = 0b01010101  # the mask of N, E, S, W
SEA: Final = "."
PORT: Final = "+"
NO_LEVEL: Final = -1  # in games without the automaton; otherwise 0 easy to 3 expert
HARD: Final = 2
RICH: Final = 3  # spices on the cards that hard and expert games leave out

FIRST_RULES: Final = 1
PASSAGE_RULES: Final = 2  # passing through a port that must be left; how the automaton leaves
LIMIT_RULES: Final = 3  # a limit of rounds: nobody has won, and places are shared
RULES: Final = LIMIT_RULES  # for new games
GOAL: Final = 8  # spices at home that win, two of each (DEI-WIN-1)


class World:
    """A chart and an edition, ready for play: everything that never changes in a game.

    `players` counts the sides, so it is two in a game against the automaton (DEI-SETUP-2).
    """

    def __init__(
        self,
        edition: Edition,
        plan: ChartPlan,
        players: int,
        strict: bool,
        rounds: int,
        level: int = NO_LEVEL,
        rules: int = RULES,
        goal: int = GOAL,
    ) -> None:
        self.edition = edition
        self.plan = plan
        self.players = players
        self.strict = strict  # whether the box's limits apply (DEI-SETUP-9)
        self.rounds = rounds  # the game ends after this many rounds; 0: never
        self.level = level  # of the automaton, which is the second side (DEI-SOLO-1)
        self.solo = level != NO_LEVEL
        self.rules = rules  # the version whose rulings apply, FIRST_RULES to RULES
        self.goal = goal  # spices at home that win (DEI-WIN-1)
        self.cards = cards_in_play(edition, level)
        self.height = len(plan.rows)
        self.width = len(plan.rows[0])
        self.area = self.width * self.height
        self.islands: list[IslandPlan] = list(plan.islands)
        self.wild = [i for i, island in enumerate(self.islands) if island.kind == components.WILD]
        self._wild_of = {self.letter_of(island): island for island in self.wild}
        self.market = [island.kind for island in self.islands].index(components.MARKET)
        self.homes = [0] * players
        for i, island in enumerate(self.islands):
            if island.kind == components.HOME and island.seat < players:
                self.homes[island.seat] = i
        self.kinds = [island.kind for island in self.islands]
        self.values = [track.values for track in edition.tracks]  # [stat][field]
        self.next = [
            [self._step(square, way) for way in range(components.WAYS)]
            for square in range(self.area)
        ]
        self.land = [self._mark(square) not in (SEA, PORT) for square in range(self.area)]
        self.port_of = [self._port_island(square) for square in range(self.area)]
        self.ports: list[list[int]] = [
            [square for square in range(self.area) if self.port_of[square] == island]
            for island in range(len(self.islands))
        ]
        self.near = [[n for n in row if n != OFF] for row in self.next]
        self.beside = [[n for n in row[::2] if n != OFF] for row in self.next]
        self.bearing = self._bearings()
        self.inside = [mask_of([n != OFF for n in row]) for row in self.next]
        self.side_ways = [
            [
                mask_of([n != OFF and not is_forbidden(self, n, side) for n in row])
                for row in self.next
            ]
            for side in range(players)
        ]  # [side][square]: where its ships can go from there, if nobody is in the way
        self.pirate_ways = [
            mask_of([n != OFF and not self.land[n] and not is_home_port(self, n) for n in row])
            for row in self.next
        ]  # the same for pirates
        self.static: dict[str, Any] = {}  # the unchanging part of the view
        self.charts: list[bytes] = []  # the unchanging part of an observation, by seat
        self.waters: Waters | None = None  # to measure how far ships are from islands
        self.away: dict[int, list[int]] = {}  # how far they are, by side and state
        # for the automaton, made when needed
        self.ways: dict[int, list[int]] = {}  # weights of ways, by side and goal
        self.routes: dict[int, Route] = {}  # shortest ways across the open chart
        self.onward: list[list[int]] = [[]] * (self.area * components.WAYS)  # where a state leads
        self.backward = [self.onward[:] for _ in range(players)]  # by side: what leads to a state
        self.points_home: list[int] = []  # by island, to the automaton's home

    def __copy__(self) -> World:
        return self

    def __deepcopy__(self, memo: object) -> World:
        return self

    def __reduce__(self) -> Again:
        data = load_function(f"{STORAGE}:world_to_json")(self)
        return load_function(f"{STORAGE}:world_from_json"), (data,)

    def _mark(self, square: int) -> str:
        return self.plan.rows[square // self.width][square % self.width]

    def _step(self, square: int, way: int) -> int:
        row, column = (
            square // self.width + components.STEPS[way][0],
            square % self.width + components.STEPS[way][1],
        )
        inside = 0 <= row < self.height and 0 <= column < self.width
        return row * self.width + column if inside else OFF

    def _bearings(self) -> list[int]:
        """The bit of the way between two adjacent squares, by their difference.

        `bearing[other - square]` (negative differences count from the end) is 0 for all others. At
        the edge of the board it may name a way that leads off it, so use it together with a mask of
        ways that do not, such as `inside`.
        """
        bearing = [0] * (2 * self.area)
        for way in range(components.WAYS):
            bearing[components.STEPS[way][0] * self.width + components.STEPS[way][1]] = 1 << way
        return bearing

    def _port_island(self, square: int) -> int:
        """The island that a port square belongs to: the one next to it along a side."""
        if self._mark(square) != PORT:
            return NO_ISLAND
        for way in (0, 2, 4, 6):
            other = self._step(square, way)
            if other != OFF and self._mark(other) not in (SEA, PORT):
                letter = self._mark(other)
                return next(i for i, island in enumerate(self.islands) if island.letter == letter)
        return NO_ISLAND

    def square(self, row: int, column: int) -> int:
        """The square at a row and column."""
        return row * self.width + column

    def wild_of(self, letter: int) -> int:
        """The wild island with a letter, counted from `a`; −1: there is none."""
        return self._wild_of.get(letter, -1)

    def letter_of(self, island: int) -> int:
        """The letter of a wild island, counted from `a`."""
        return ord(self.islands[island].letter) - ord("a")

    def square_name(self, square: int) -> str:
        """A square as people write it: column letter, row from 1."""
        return chr(ord("a") + square % self.width) + str(square // self.width + 1)


def mask_of(ways: list[bool]) -> int:
    """The mask of the ways for which something holds."""
    return sum([1 << way for way in range(len(ways)) if ways[way]])


def is_home_port(world: World, square: int) -> bool:
    """Whether a square is anybody's home port."""
    island = world.port_of[square]
    return island != NO_ISLAND and world.kinds[island] == components.HOME


def is_foreign_home(world: World, square: int, side: int) -> bool:
    """Whether a square is the home port of somebody else (DEI-MOVE-6)."""
    return is_home_port(world, square) and world.port_of[square] != world.homes[side]


def is_forbidden(world: World, square: int, side: int) -> bool:
    """Whether a side's ships may never enter a square of the board (DEI-MOVE-5, DEI-MOVE-6)."""
    return world.land[square] or is_foreign_home(world, square, side)


def cards_in_play(edition: Edition, level: int) -> list[int]:
    """The trading cards that are dealt; hard and expert leave out the richest (DEI-SOLO-12)."""
    cards = edition.cards
    return [i for i in range(len(cards)) if level < HARD or cards[i].spices < RICH]
