"""Rows that are kept and updated, for callers that need one after another.

The rows are those of :mod:`observation` and :mod:`observation_map`. Most of a row is sheets of
goods afloat, which are nearly empty: only what is there is written, and cleared again.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.observation import MOST, Field, KeptRows, observation_size, refresh, starts_of
from carrack.games.dutch_east_indies.chart.map_file import LARGEST
from carrack.games.dutch_east_indies.chart.world import World
from carrack.games.dutch_east_indies.components import ITEMS, STATS
from carrack.games.dutch_east_indies.readers import observation
from carrack.games.dutch_east_indies.readers.observation_map import SHEET, chart_of
from carrack.games.dutch_east_indies.readers.observation_solo import add_automaton, looks_alike
from carrack.games.dutch_east_indies.state import NOTHING, Automaton, Dei

NOBODYS: Final[list[int]] = [-1]  # equal to no list of a position


class IndiesRows(KeptRows):
    """A row for each seat."""

    def __init__(self, fields: list[Field], players: int) -> None:
        self.seats = [ObservationRow(fields, seat) for seat in range(players)]
        self.last = -1  # the seat whose row was written last

    def row(self, state: Any, seat: int) -> bytearray:
        """Return what the seat may know now."""
        s: Dei = state
        kept: ObservationRow = self.seats[seat]
        kept.update(s)
        return kept.numbers + kept.sheets

    def write(self, memory: Any, start: int, state: Any, seat: int) -> None:
        """Write the row; its sheets, which are most of it, only if they differ."""
        s: Dei = state
        kept: ObservationRow = self.seats[seat]
        kept.update(s)
        middle = start + len(kept.numbers)
        memory[start:middle] = kept.numbers
        if seat != self.last or kept.redrawn:
            memory[middle : middle + len(kept.sheets)] = kept.sheets
            kept.redrawn = False
            self.last = seat


class ObservationRow:
    """The row of one seat, first `numbers`, then the `sheets`, and what it was made from."""

    def __init__(self, fields: list[Field], seat: int) -> None:
        starts = starts_of(fields)
        self.seat = seat
        self.numbers = bytearray(starts["chart"])
        self.sheets = bytearray(observation_size(fields) - starts["chart"])
        self.flows_at = starts["flows"]
        self.islands_at = starts["cards_left"]
        self.ships_at = starts["at"]
        self.facing_at = starts["facing"]
        self.fields_at = starts["fields"]
        self.hold_at = starts["hold"]
        self.moved_at = starts["moved"]
        self.points_at = starts["points"]
        self.stays_at = starts["stays"]
        self.must_leave_at = starts["must_leave"]
        self.set_out_at = starts["set_out"]
        self.encounters_at = starts["looked"]
        self.pirates_at = starts["pirates"]
        self.home_at = starts["home"]
        self.supply_at = starts["supply"]
        self.solo_at = starts.get("orders", starts["chart"])
        self.afloat_at = starts["afloat"] - starts["chart"]  # within the sheets
        self.world: World | None = None
        self.redrawn = True  # the sheets differ from those written last
        self.turn = self.deciding = self.start = self.winner = self.active = self.known = -1
        self.bought = False
        self.ask = NOTHING
        self.flows: list[int] = []
        self.discard: list[int] = NOBODYS
        self.at: list[int] = []
        self.facing: list[int] = []
        self.fields: list[int] = []
        self.hold: list[int] = []
        self.moved: list[int] = []
        self.points: list[int] = []
        self.left: list[int] = []
        self.stays: list[int] = []
        self.must_leave: list[int] = []
        self.set_out: list[int] = []
        self.looked: list[int] = []
        self.fought: list[int] = []
        self.pirates: list[int] = []
        self.pirate_facing: list[int] = []
        self.home: list[int] = []
        self.supply: list[int] = []
        self.decks: list[tuple[int, ...]] = []
        self.aside: tuple[int, ...] = ()
        self.automaton: Automaton | None = None
        self.afloat: dict[int, int] = {}
        self.banned: list[tuple[int, int, int]] = []
        self.written: list[int] = []  # where something is afloat or barred

    def update(self, s: Dei) -> None:
        """Update the row."""
        numbers, seat = self.numbers, self.seat
        if s.world is not self.world:
            self.begin(s.world)
        turned = s.active != self.active
        self.update_turn(s)
        if s.flows != self.flows:
            row: list[int] = []
            observation.add_flows(row, s)
            numbers[self.flows_at : self.islands_at] = bytearray(row)
            self.flows = s.flows[:]
        dealt = self.update_islands(s)
        self.update_ships(s, turned)
        self.update_movement(s, turned, dealt)
        if s.home != self.home:
            refresh(numbers, self.home_at, s.home, self.home, seat * ITEMS)
        if s.supply != self.supply:
            supply = [observation.capped(count) for count in s.supply]
            numbers[self.supply_at : self.solo_at] = bytearray(supply)
            self.supply = s.supply[:]
        auto, kept = s.automaton, self.automaton
        if auto is not None and (kept is None or not looks_alike(auto, kept)):
            row = []
            add_automaton(row, s, auto)
            numbers[self.solo_at :] = bytearray(row)
            self.automaton = auto.copy()
        if s.afloat != self.afloat or s.banned != self.banned:
            self.update_afloat(s)

    def begin(self, world: World) -> None:
        """Start on another map: its chart, without anything known of the previous one."""
        self.world, self.redrawn = world, True
        self.sheets[: self.afloat_at] = chart_of(world, self.seat)
        self.turn = self.known = self.active = -1
        self.at, self.set_out, self.pirates = [], [], []
        self.clear_afloat()
        self.afloat, self.banned = {}, []

    def update_turn(self, s: Dei) -> None:
        """Update whose turn it is, and what is asked."""
        if (
            s.turn != self.turn
            or s.seat != self.deciding
            or s.active != self.active
            or s.bought != self.bought
            or s.ask != self.ask
            or s.winner != self.winner
            or s.start != self.start
        ):
            self.numbers[: self.flows_at] = bytearray(observation.turn_numbers(s, self.seat))
            self.turn, self.deciding, self.active = s.turn, s.seat, s.active
            self.bought, self.ask = s.bought, s.ask
            self.winner, self.start = s.winner, s.start

    def update_islands(self, s: Dei) -> bool:
        """Update cards on islands; returns whether any changed, as ports then may (DEI-PORT-3)."""
        known = s.known[self.seat]
        if (
            known == self.known
            and s.decks == self.decks
            and s.aside == self.aside
            and s.discard == self.discard
        ):
            return False
        row: list[int] = []
        observation.add_islands(row, s, self.seat)
        self.numbers[self.islands_at : self.ships_at] = bytearray(row)
        self.known, self.aside = known, s.aside
        self.decks, self.discard = s.decks[:], s.discard[:]
        return True

    def update_ships(self, s: Dei, turned: bool) -> None:
        """Update what ships carry and can do, what they met, and the pirates."""
        numbers, seat = self.numbers, self.seat
        if s.facing != self.facing:
            refresh(numbers, self.facing_at, s.facing, self.facing, seat * observation.SHIPS)
        if s.hold != self.hold:
            refresh(numbers, self.hold_at, s.hold, self.hold, seat * observation.SHIPS * ITEMS)
        if turned or s.looked != self.looked or s.fought != self.fought:
            row: list[int] = []
            observation.add_encounters(row, s, seat)
            numbers[self.encounters_at : self.pirates_at] = bytearray(row)
            self.looked, self.fought = s.looked[:], s.fought[:]
        if s.pirates != self.pirates or s.pirate_facing != self.pirate_facing:
            row = []
            observation.add_pirates(row, s)
            numbers[self.pirates_at : self.home_at] = bytearray(row)
            self.pirates, self.pirate_facing = s.pirates[:], s.pirate_facing[:]

    def update_movement(self, s: Dei, turned: bool, dealt: bool) -> None:
        """Update where ships are, and how far they may still go."""
        numbers, first = self.numbers, self.seat * observation.SHIPS
        sailed, stayed = s.at != self.at, s.stays != self.stays
        set_out = s.set_out != self.set_out
        if sailed:
            self.put_places(self.ships_at, s.at, self.at)
        if set_out:
            self.put_places(self.set_out_at, s.set_out, self.set_out)
        upgraded = s.fields != self.fields
        if upgraded:
            refresh(numbers, self.fields_at, s.fields, self.fields, first * STATS)
        if upgraded or turned or s.moved != self.moved or s.points != self.points:
            refresh(numbers, self.points_at, observation.points_of(s), self.left, first)
            refresh(numbers, self.moved_at, s.moved, self.moved, first)
            self.points = s.points[:]
        if stayed:
            refresh(numbers, self.stays_at, s.stays, self.stays, first)
        if stayed or sailed or set_out or dealt:
            refresh(numbers, self.must_leave_at, observation.leaving(s), self.must_leave, first)

    def put_places(self, start: int, now: list[int], kept: list[int]) -> None:
        """Write row and column of the squares, one for each ship, that have changed."""
        numbers, world, size = self.numbers, self.world, len(now)
        assert world is not None
        if len(kept) != size:
            kept[:] = [-1] * size
        for i in range(size):
            square = now[i]
            if square != kept[i]:
                kept[i] = square
                place = start + 2 * ((i - self.seat * observation.SHIPS) % size)
                numbers[place] = square // world.width + 1
                numbers[place + 1] = square % world.width + 1

    def update_afloat(self, s: Dei) -> None:
        """Update what is afloat, and what this seat may not pick up."""
        self.clear_afloat()
        self.redrawn = True
        sheets, width, start = self.sheets, s.world.width, self.afloat_at
        for key, count in s.afloat.items():
            square, item = key // ITEMS, key % ITEMS
            place = start + item * SHEET + square // width * LARGEST + square % width
            sheets[place] = count if count < MOST else MOST
            self.written.append(place)
        for owner, key, _ in s.banned:
            if owner == self.seat:
                square, item = key // ITEMS, key % ITEMS
                place = start + ITEMS * SHEET + square // width * LARGEST + square % width
                sheets[place] = sheets[place] | 1 << item
                self.written.append(place)
        self.afloat, self.banned = s.afloat.copy(), s.banned[:]

    def clear_afloat(self) -> None:
        """Clear the sea."""
        for place in self.written:
            self.sheets[place] = 0
        self.written = []
