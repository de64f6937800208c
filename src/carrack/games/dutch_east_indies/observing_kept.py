"""Rows that are kept and brought up to date, for whoever asks for one after the other.

What is written is what :mod:`observing` and :mod:`observing_map` make. Most of a row are the sheets
of goods afloat, which are nearly empty: only what floats is written there, and cleared again.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.observation import MOST, Field, KeptRows, observation_size, starts_of
from carrack.games.dutch_east_indies.chart import World
from carrack.games.dutch_east_indies.chart_file import LARGEST
from carrack.games.dutch_east_indies.components import ITEMS
from carrack.games.dutch_east_indies.observing import (
    add_courses,
    add_encounters,
    add_flows,
    add_goods,
    add_islands,
    add_loads,
    add_movement,
    add_pirates,
    turn_numbers,
)
from carrack.games.dutch_east_indies.observing_map import SHEET, chart_of
from carrack.games.dutch_east_indies.observing_solo import add_automaton
from carrack.games.dutch_east_indies.state import Dei

NOBODYS: Final[list[int]] = [-1]  # equal to no list of a position


class IndiesRows(KeptRows):
    """A row for each seat."""

    def __init__(self, fields: list[Field], players: int) -> None:
        self.seats = [SeatRow(fields, seat) for seat in range(players)]

    def row(self, state: Any, seat: int) -> bytearray:
        """What the seat may know now."""
        s: Dei = state
        kept: SeatRow = self.seats[seat]
        kept.update(s)
        return kept.told


class SeatRow:
    """The row of one seat, `told`, and what it was made from."""

    def __init__(self, fields: list[Field], seat: int) -> None:
        starts = starts_of(fields)
        self.seat = seat
        self.told = bytearray(observation_size(fields))
        self.flows_at = starts["flows"]
        self.islands_at = starts["cards_left"]
        self.ships_at = starts["at"]
        self.loads_at = starts["fields"]
        self.movement_at = starts["moved"]
        self.encounters_at = starts["looked"]
        self.pirates_at = starts["pirates"]
        self.goods_at = starts["home"]
        self.chart_at = starts["chart"]
        self.solo_at = starts.get("orders", self.chart_at)
        self.afloat_at = starts["afloat"]
        self.world: World | None = None
        self.active = self.known = -1
        self.flows = self.discard = self.at = self.facing = self.fields = self.hold = NOBODYS
        self.moved = self.points = self.stays = self.set_out = self.looked = self.fought = NOBODYS
        self.pirates = self.pirate_facing = self.home = self.supply = NOBODYS
        self.decks: list[tuple[int, ...]] = []
        self.aside: tuple[int, ...] = ()
        self.afloat: dict[int, int] = {}
        self.banned: list[tuple[int, int, int]] = []
        self.written: list[int] = []  # where something floats or is barred

    def update(self, s: Dei) -> None:
        """Brings the row up to date."""
        told, seat = self.told, self.seat
        if s.world is not self.world:
            self.begin(s.world)
        told[: self.flows_at] = bytearray(turn_numbers(s, seat))
        if s.flows != self.flows:
            row: list[int] = []
            add_flows(row, s)
            told[self.flows_at : self.islands_at] = bytearray(row)
            self.flows = s.flows[:]
        self.update_islands(s)
        self.update_ships(s)
        if s.home != self.home or s.supply != self.supply:
            row = []
            add_goods(row, s, seat)
            told[self.goods_at : self.solo_at] = bytearray(row)
            self.home, self.supply = s.home[:], s.supply[:]
        if s.automaton is not None:
            row = []
            add_automaton(row, s, s.automaton)
            told[self.solo_at : self.chart_at] = bytearray(row)
        if s.afloat != self.afloat or s.banned != self.banned:
            self.update_afloat(s)

    def begin(self, world: World) -> None:
        """Another map: its chart, and nothing that was known before."""
        self.world = world
        self.told[self.chart_at : self.afloat_at] = chart_of(world, self.seat)
        self.known, self.at, self.moved, self.looked, self.pirates = (
            -1,
            NOBODYS,
            NOBODYS,
            NOBODYS,
            NOBODYS,
        )
        self.clear_afloat()
        self.afloat, self.banned = {}, []

    def update_islands(self, s: Dei) -> None:
        """Cards on the islands."""
        known = s.known[self.seat]
        if (
            known == self.known
            and s.decks == self.decks
            and s.aside == self.aside
            and s.discard == self.discard
        ):
            return
        row: list[int] = []
        add_islands(row, s, self.seat)
        self.told[self.islands_at : self.ships_at] = bytearray(row)
        self.known, self.aside = known, s.aside
        self.decks, self.discard = s.decks[:], s.discard[:]

    def update_ships(self, s: Dei) -> None:
        """Ships and pirates."""
        told, seat, active = self.told, self.seat, s.active
        sailed = s.at != self.at
        loaded = s.fields != self.fields or s.hold != self.hold
        if sailed or s.facing != self.facing:
            row: list[int] = []
            add_courses(row, s, seat)
            told[self.ships_at : self.loads_at] = bytearray(row)
            self.facing = s.facing[:]
        if loaded:
            row = []
            add_loads(row, s, seat)
            told[self.loads_at : self.movement_at] = bytearray(row)
        if (
            sailed
            or loaded
            or active != self.active
            or s.moved != self.moved
            or s.points != self.points
            or s.stays != self.stays
            or s.set_out != self.set_out
        ):
            row = []
            add_movement(row, s, seat)
            told[self.movement_at : self.encounters_at] = bytearray(row)
            self.moved, self.points = s.moved[:], s.points[:]
            self.stays, self.set_out = s.stays[:], s.set_out[:]
        if active != self.active or s.looked != self.looked or s.fought != self.fought:
            row = []
            add_encounters(row, s, seat)
            told[self.encounters_at : self.pirates_at] = bytearray(row)
            self.looked, self.fought = s.looked[:], s.fought[:]
        if s.pirates != self.pirates or s.pirate_facing != self.pirate_facing:
            row = []
            add_pirates(row, s)
            told[self.pirates_at : self.goods_at] = bytearray(row)
            self.pirates, self.pirate_facing = s.pirates[:], s.pirate_facing[:]
        self.active = active
        if sailed:
            self.at = s.at[:]
        if loaded:
            self.fields, self.hold = s.fields[:], s.hold[:]

    def update_afloat(self, s: Dei) -> None:
        """What floats, and what of it this seat may not pick up."""
        self.clear_afloat()
        told, width, start = self.told, s.world.width, self.afloat_at
        for key, count in s.afloat.items():
            square, item = key // ITEMS, key % ITEMS
            place = start + item * SHEET + square // width * LARGEST + square % width
            told[place] = count if count < MOST else MOST
            self.written.append(place)
        for owner, key, _ in s.banned:
            if owner == self.seat:
                square, item = key // ITEMS, key % ITEMS
                place = start + ITEMS * SHEET + square // width * LARGEST + square % width
                told[place] = told[place] | 1 << item
                self.written.append(place)
        self.afloat, self.banned = s.afloat.copy(), s.banned[:]

    def clear_afloat(self) -> None:
        """An empty sea."""
        for place in self.written:
            self.told[place] = 0
        self.written = []
