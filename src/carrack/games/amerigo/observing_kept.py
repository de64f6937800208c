"""Rows that are kept and brought up to date, for whoever asks for one after the other.

What is written is what :mod:`observing` makes. Between two decisions of a seat most of it stays as
it was, and to see that is cheaper than to write it anew: lists that are replaced, never changed
(see :class:`Amerigo`), are the same object; of the others a copy is kept to compare with.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.observation import Field, KeptRows, observation_size, starts_of
from carrack.games.amerigo.observing import (
    NEUTRAL,
    add_goods,
    add_sheets,
    add_ships,
    add_supplies,
    covered,
    printed,
    tokens_held,
    turn_numbers,
)
from carrack.games.amerigo.state import Amerigo
from carrack.games.amerigo.world import World

NOBODYS: Final[list[int]] = [-1]  # equal to no list of a position


class AmerigoRows(KeptRows):
    """A row for each seat."""

    def __init__(self, fields: list[Field], players: int) -> None:
        self.seats = [SeatRow(fields, seat) for seat in range(players)]

    def row(self, state: Any, seat: int) -> bytearray:
        """What the seat may know now."""
        s: Amerigo = state
        kept: SeatRow = self.seats[seat]
        kept.update(s)
        return kept.told


class SeatRow:
    """The row of one seat, `told`, and what it was made from."""

    def __init__(self, fields: list[Field], seat: int) -> None:
        starts = starts_of(fields)
        self.seat = seat
        self.told = bytearray(observation_size(fields))
        self.supplies_at = starts["storage"]
        self.sheets_at = starts["points"]
        self.held_at = starts["held"]
        self.goods_at = starts["commodities"]
        self.ships_at = starts["ships"]
        self.squares_at = starts["squares"]
        self.lying_at = starts["lying"]
        self.world: World | None = None
        # of the supplies: lists that are replaced, numbers, and lists that change
        self.storage = self.space = self.inside = self.left = self.right = self.display = NOBODYS
        self.round = self.deck_at = self.stack_at = -1
        self.neutrals = self.supply_held = NOBODYS
        # of the sheets
        self.points = self.gold = self.cannons = self.progress = self.special = NOBODYS
        self.posts_left = self.chests = NOBODYS
        # of what the seats own
        self.held = self.used = self.commodities = self.production = self.villages = NOBODYS
        self.own_villages = self.own_neutrals = self.ships = NOBODYS
        self.built: list[int] = []
        self.posts: list[int] = []

    def update(self, s: Amerigo) -> None:
        """Brings the row up to date."""
        turn = bytearray(turn_numbers(s, self.seat))
        self.told[: self.supplies_at] = turn
        if s.world is not self.world:
            self.begin(s.world)
        self.update_supplies(s)
        self.update_sheets(s)
        self.update_holdings(s)
        if s.ships != self.ships:
            row: list[int] = []
            add_ships(row, s, self.seat)
            self.told[self.ships_at : self.squares_at] = bytearray(row)
            self.ships = s.ships[:]
        if s.built is not self.built or s.posts is not self.posts:
            self.update_lying(s)

    def begin(self, world: World) -> None:
        """Another game: what never changes in it, and nothing that was known before."""
        self.world = world
        self.told[self.squares_at : self.lying_at] = printed(world)
        self.told[self.lying_at :] = bytes(world.area)
        self.storage = self.points = self.held = self.commodities = self.ships = NOBODYS
        self.built, self.posts = [], []

    def update_supplies(self, s: Amerigo) -> None:
        """What anybody may take."""
        if (
            s.storage is self.storage
            and s.space is self.space
            and s.inside is self.inside
            and s.left is self.left
            and s.right is self.right
            and s.display is self.display
            and s.round == self.round
            and s.deck_at == self.deck_at
            and s.stack_at == self.stack_at
            and s.neutrals == self.neutrals
            and s.held == self.supply_held
        ):
            return
        row: list[int] = []
        add_supplies(row, s, self.seat)
        self.told[self.supplies_at : self.sheets_at] = bytearray(row)
        self.storage, self.space, self.inside = s.storage, s.space, s.inside
        self.left, self.right, self.display = s.left, s.right, s.display
        self.round, self.deck_at, self.stack_at = s.round, s.deck_at, s.stack_at
        self.neutrals, self.supply_held = s.neutrals[:], s.held[:]

    def update_sheets(self, s: Amerigo) -> None:
        """Points and tracks."""
        if (
            s.points == self.points
            and s.gold == self.gold
            and s.cannons == self.cannons
            and s.progress == self.progress
            and s.special == self.special
            and s.posts_left == self.posts_left
            and s.chests == self.chests
        ):
            return
        row: list[int] = []
        add_sheets(row, s, self.seat)
        self.told[self.sheets_at : self.held_at] = bytearray(row)
        self.points, self.gold, self.cannons = s.points[:], s.gold[:], s.cannons[:]
        self.progress, self.special = s.progress[:], s.special[:]
        self.posts_left, self.chests = s.posts_left[:], s.chests[:]

    def update_holdings(self, s: Amerigo) -> None:
        """Tokens, goods and tiles."""
        if s.held != self.held or s.used != self.used:
            self.told[self.held_at : self.goods_at] = bytearray(tokens_held(s, self.seat))
            self.held, self.used = s.held[:], s.used[:]
        if (
            s.commodities == self.commodities
            and s.production == self.production
            and s.villages == self.villages
            and s.own_villages == self.own_villages
            and s.own_neutrals == self.own_neutrals
        ):
            return
        row: list[int] = []
        add_goods(row, s, self.seat)
        self.told[self.goods_at : self.ships_at] = bytearray(row)
        self.commodities, self.production = s.commodities[:], s.production[:]
        self.villages, self.own_villages = s.villages[:], s.own_villages[:]
        self.own_neutrals = s.own_neutrals[:]

    def update_lying(self, s: Amerigo) -> None:
        """What lies on the squares. More is put there and never less, unless it is another game."""
        told, players, built, posts = self.told, s.players, self.built, self.posts
        if s.built[: len(built)] != built or s.posts[: len(posts)] != posts:
            told[self.lying_at :] = bytes(s.world.area)
            built, posts = [], []
        for entry in s.built[len(built) :]:
            squares = covered(s.world, entry // 4)
            number = NEUTRAL if squares[0] < 0 else 2 + (entry % 4 - self.seat) % players
            for i in range(1, len(squares)):
                told[self.lying_at + squares[i]] = number
        for post in s.posts[len(posts) :]:
            told[self.lying_at + post // 4] = 2 + players + (post % 4 - self.seat) % players
        self.built, self.posts = s.built, s.posts
