"""Rows that are kept and updated, for callers that need one after another.

The rows are those of :mod:`observation`. Between two decisions of a seat most of a row stays the
same, and noticing that is cheaper than writing it again: lists that are replaced, never changed
(see :class:`Amerigo`), are the same object; of the others a copy is kept for comparison.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.observation import Field, KeptRows, observation_size, refresh, starts_of
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.readers import observation
from carrack.games.amerigo.state import GOODS, Amerigo

NOBODYS: Final[list[int]] = [-1]  # equal to no list of a position


class AmerigoRows(KeptRows):
    """A row for each seat."""

    def __init__(self, fields: list[Field], players: int) -> None:
        self.seats = [ObservationRow(fields, seat) for seat in range(players)]

    def row(self, state: Any, seat: int) -> bytearray:
        """Return what the seat may know now."""
        s: Amerigo = state
        kept: ObservationRow = self.seats[seat]
        kept.update(s)
        return kept.numbers


class ObservationRow:
    """The row of one seat, `numbers`, and what it was made from."""

    def __init__(self, fields: list[Field], seat: int) -> None:
        starts = starts_of(fields)
        self.seat = seat
        self.numbers = bytearray(observation_size(fields))
        self.order_at = starts["order"]
        self.cubes_at = starts["storage"]
        self.tokens_at = starts["tokens"]
        self.display_at = starts["display"]
        self.pirates_at = starts["pirates"]
        self.neutrals_at = starts["neutrals"]
        self.points_at = starts["points"]
        self.gold_at = starts["gold"]
        self.cannons_at = starts["cannons"]
        self.progress_at = starts["progress"]
        self.special_at = starts["special"]
        self.posts_left_at = starts["posts_left"]
        self.chests_at = starts["chests"]
        self.held_at = starts["held"]
        self.commodities_at = starts["commodities"]
        self.production_at = starts["production"]
        self.villages_at = starts["villages"]
        self.own_villages_at = starts["own_villages"]
        self.own_neutrals_at = starts["own_neutrals"]
        self.ships_at = starts["ships"]
        self.squares_at = starts["squares"]
        self.lying_at = starts["lying"]
        self.world: World | None = None
        # lists that are replaced, never changed
        self.order = self.track = self.storage = self.space = self.inside = NOBODYS
        self.left = self.right = self.display = NOBODYS
        self.pirates: tuple[int, ...] = ()
        self.built: list[int] = []
        self.posts: list[int] = []
        # numbers, and copies of lists that change
        self.round = self.deck_at = self.stack_at = -1
        self.neutrals: list[int] = []
        self.points: list[int] = []
        self.gold: list[int] = []
        self.cannons: list[int] = []
        self.progress: list[int] = []
        self.special: list[int] = []
        self.posts_left: list[int] = []
        self.chests: list[int] = []
        self.held: list[int] = []
        self.used: list[int] = []
        self.commodities: list[int] = []
        self.production: list[int] = []
        self.villages: list[int] = []
        self.own_villages: list[int] = []
        self.own_neutrals: list[int] = []
        self.ships: list[int] = []

    def update(self, s: Amerigo) -> None:
        """Update the row."""
        numbers, seat = self.numbers, self.seat
        if s.world is not self.world:
            self.begin(s.world)
        # these change with nearly every move
        numbers[: self.order_at] = bytearray(observation.step_numbers(s, seat))
        if s.order is not self.order or s.track is not self.track:
            turn = observation.turn_numbers(s, seat)
            numbers[self.order_at : self.cubes_at] = bytearray(turn[self.order_at :])
            self.order, self.track = s.order, s.track
        self.update_supplies(s)
        self.update_tokens(s)
        self.update_sheets(s)
        self.update_goods(s)
        if s.ships != self.ships:
            row: list[int] = []
            observation.add_ships(row, s, seat)
            numbers[self.ships_at : self.squares_at] = bytearray(row)
            self.ships = s.ships[:]
        if s.built is not self.built or s.posts is not self.posts:
            self.update_lying(s)

    def begin(self, world: World) -> None:
        """Start on another game: what never changes in it, and its squares."""
        self.world = world
        self.numbers[self.squares_at : self.lying_at] = observation.printed(world)
        self.numbers[self.lying_at :] = bytes(world.area)
        self.ships = self.display = NOBODYS
        self.built, self.posts = [], []

    def update_supplies(self, s: Amerigo) -> None:
        """Update what anybody may take."""
        numbers = self.numbers
        if (
            s.storage is not self.storage
            or s.space is not self.space
            or s.inside is not self.inside
        ):
            numbers[self.cubes_at : self.tokens_at] = bytearray(observation.cubes(s))
            self.storage, self.space, self.inside = s.storage, s.space, s.inside
        if s.left is not self.left or s.right is not self.right or s.deck_at != self.deck_at:
            numbers[self.tokens_at : self.display_at] = bytearray(observation.token_places(s))
            self.left, self.right, self.deck_at = s.left, s.right, s.deck_at
        if s.display is not self.display or s.stack_at != self.stack_at:
            numbers[self.display_at : self.pirates_at] = bytearray(observation.production(s))
            self.display, self.stack_at = s.display, s.stack_at
        if s.neutrals != self.neutrals:
            refresh(numbers, self.neutrals_at, s.neutrals, self.neutrals, 0)

    def update_tokens(self, s: Amerigo) -> None:
        """Update who owns which token, and the pirates, which some tokens strengthen."""
        numbers, held = self.numbers, s.held != self.held
        if held or s.round != self.round or s.pirates is not self.pirates:
            pirates = observation.pirate_numbers(s, self.seat)
            numbers[self.pirates_at : self.neutrals_at] = bytearray(pirates)
            self.round, self.pirates = s.round, s.pirates
        if held or s.used != self.used:
            numbers[self.held_at : self.commodities_at] = bytearray(
                observation.tokens_held(s, self.seat)
            )
            self.held, self.used = s.held[:], s.used[:]

    def update_sheets(self, s: Amerigo) -> None:
        """Update points and tracks."""
        numbers, seat = self.numbers, self.seat
        if s.points != self.points:
            for i in range(s.players):
                place = self.points_at + 2 * ((i - seat) % s.players)
                numbers[place] = observation.capped(s.points[i] // observation.HUNDRED)
                numbers[place + 1] = s.points[i] % observation.HUNDRED
            self.points = s.points[:]
        if s.gold != self.gold:
            refresh(numbers, self.gold_at, s.gold, self.gold, seat)
        if s.cannons != self.cannons:
            refresh(numbers, self.cannons_at, s.cannons, self.cannons, seat)
        if s.progress != self.progress:
            refresh(numbers, self.progress_at, s.progress, self.progress, seat)
        if s.special != self.special:
            refresh(numbers, self.special_at, s.special, self.special, seat)
        if s.posts_left != self.posts_left:
            refresh(numbers, self.posts_left_at, s.posts_left, self.posts_left, seat)
        if s.chests != self.chests:
            refresh(numbers, self.chests_at, s.chests, self.chests, seat)

    def update_goods(self, s: Amerigo) -> None:
        """Update goods and tiles of the seats."""
        numbers, seat = self.numbers, self.seat
        if s.commodities != self.commodities:
            refresh(numbers, self.commodities_at, s.commodities, self.commodities, seat * GOODS)
        if s.production != self.production:
            refresh(numbers, self.production_at, s.production, self.production, seat * GOODS)
        if s.villages != self.villages:
            first = seat * (len(s.villages) // s.players)
            refresh(numbers, self.villages_at, s.villages, self.villages, first)
        if s.own_villages != self.own_villages:
            first = seat * (len(s.own_villages) // s.players)
            refresh(numbers, self.own_villages_at, s.own_villages, self.own_villages, first)
        if s.own_neutrals != self.own_neutrals:
            first = seat * (len(s.own_neutrals) // s.players)
            refresh(numbers, self.own_neutrals_at, s.own_neutrals, self.own_neutrals, first)

    def update_lying(self, s: Amerigo) -> None:
        """Update what lies on the squares; things are only ever added, except in a new game."""
        numbers, players, built, posts = self.numbers, s.players, self.built, self.posts
        if s.built[: len(built)] != built or s.posts[: len(posts)] != posts:
            numbers[self.lying_at :] = bytes(s.world.area)
            built, posts = [], []
        for entry in s.built[len(built) :]:
            squares = observation.covered(s.world, entry // 4)
            number = (
                observation.NEUTRAL if squares[0] < 0 else 2 + (entry % 4 - self.seat) % players
            )
            for i in range(1, len(squares)):
                numbers[self.lying_at + squares[i]] = number
        for post in s.posts[len(posts) :]:
            numbers[self.lying_at + post // 4] = 2 + players + (post % 4 - self.seat) % players
        self.built, self.posts = s.built, s.posts
