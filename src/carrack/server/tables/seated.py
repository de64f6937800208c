"""Seats and watchers of a table, whether its game has begun or not."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace
from functools import cached_property
from typing import Any

from carrack.core.game import OVER, Game
from carrack.core.luck import ENTERED, luck_of
from carrack.core.record import Header, read_header
from carrack.core.tabletop import TabletopGame
from carrack.ratings.results import RATED
from carrack.server.refusals import Problem
from carrack.server.store.table_rows import SeatRow, Stored, TableRow
from carrack.server.tables.auth import Keys, Viewer, viewer_for
from carrack.server.tables.components import COMPONENTS, Kind, kind_of


def closed(seats: list[SeatRow], lost: tuple[int, ...]) -> Problem:
    """The problem of somebody without a seat at a table that is closed to watchers."""
    key = "closed-lost" if lost else "closed"
    players = {"players": [seats[seat].name for seat in lost]}
    return Problem("closed", key, players, more={"lost": list(lost)})


def is_hidden(row: TableRow, viewer: Viewer, clubs: Collection[str]) -> bool:
    """Whether a table belongs to a club, and is nothing to somebody who is in these `clubs`."""
    club = row.listing.club
    return club is not None and club not in clubs and not viewer.belongs


def is_entered(row: TableRow) -> bool:
    """Whether people enter, or entered, what falls at a table."""
    return bool(luck_of(read_header(1, json.loads(row.header)))["scheme"] == ENTERED)


def no_table(name: str) -> Problem:
    """The problem of whoever asks for a table that is not there, or not for them."""
    return Problem("no-table", args={"table": name})


class SeatedTable:
    """The people of a table: the interface shared by gathering and open tables."""

    def __init__(self, stored: Stored, game: Game[Any]) -> None:
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = list(stored.seats)
        self.game: Game[Any] = game
        self.watched = False  # somebody is connected
        self.carried = {hash(move_id) for move_id in stored.move_ids}
        """The hashes of the names of all requests that were carried out."""
        self.names = stored.names
        self.in_league: bool | None = None  # whether it is a game of a league; None: not known yet
        self.beside: TabletopGame | None = None  # a game beside its board, until its record is kept

    @property
    def seq(self) -> int:
        """The newest step; −1 before the set-up."""
        return -1

    @property
    def deciding(self) -> int:
        """The seat that decides, or −1."""
        return OVER

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return False

    @property
    def begun(self) -> bool:
        """Whether there is a game."""
        return self.seq >= 0

    @property
    def header(self) -> Header:
        """The first line of its record."""
        raise NotImplementedError

    @property
    def awaited(self) -> list[int]:
        """The seats whose people have yet to come before anybody can play."""
        raise NotImplementedError

    @property
    def playable(self) -> bool:
        """Whether the components of the table (its edition) are still available and unchanged."""
        return COMPONENTS.are_same(self._kind, self.game, self.header)

    @cached_property
    def _kind(self) -> Kind:
        return kind_of(self.header)

    @property
    def automata(self) -> int:
        """The number of automata beside the seats."""
        return self.game.automata(len(self.seats))

    @property
    def bots_alone(self) -> bool:
        """Whether no person has a seat."""
        return all(row.kind == "bot" for row in self.seats)

    @property
    def unattended(self) -> bool:
        """Whether bots would play for nobody: no person has a seat, and nobody watches.

        A rated game is played to its end nevertheless: it counts for those who have left.
        """
        return self.bots_alone and not self.watched and RATED not in self.header.extra

    def named(self, seats: list[int]) -> dict[str, Any]:
        """The names of some seats and their number, for a message."""
        return {"players": [self.seats[seat].name for seat in seats], "count": len(seats)}

    def viewer(self, keys: Keys) -> Viewer:
        """The viewer of these keys. Raises Problem if only seats may watch."""
        self.require_known_to(keys)
        viewer = viewer_for(keys, self.seats, self.row.host)
        if not self.row.watchable and not viewer.belongs:
            raise closed(self.seats, viewer.lost)
        return viewer

    def require_known_to(self, keys: Keys) -> None:
        """Raise Problem for whoever neither belongs to the table nor to its club."""
        if self.row.listing.club is None:
            return
        if is_hidden(self.row, viewer_for(keys, self.seats, self.row.host), keys.clubs):
            raise no_table(self.row.table)

    def let_talk(self, on: bool, overheard: bool) -> None:
        """Set whether seats may talk, and be heard before the end."""
        self.row = replace(self.row, talk=on, overheard=overheard)

    def hears(self, viewer: Viewer) -> bool:
        """Whether somebody is shown what the seats say to each other."""
        return viewer.belongs or self.over or self.row.overheard

    def let_watch(self, on: bool) -> None:
        """Set whether people without a seat may watch."""
        self.row = replace(self.row, watchable=on)

    def seat_changed(self, seat: int, **changes: Any) -> SeatRow:
        """Change who sits on a seat; return the new row."""
        return self.seat_is(replace(self.seats[seat], **changes))

    def seat_is(self, row: SeatRow) -> SeatRow:
        """Replace a seat's row; return the new one."""
        self.seats[row.seat] = row
        return row

    def has_decided(self, seat: int) -> bool:
        """Whether anything was decided on a seat, even if it was undone."""
        raise NotImplementedError

    def require_free(self, row: SeatRow) -> None:
        """Raise Problem if the table needs the device that a seat has now."""

    def require_running(self) -> None:
        """Raise Problem once nobody is needed on the seats."""
        raise NotImplementedError

    def say(self, note: dict[str, Any]) -> None:
        """Add a note to the record."""
        raise NotImplementedError

    def unkept(self) -> list[str]:
        """The entries of the record that are not stored yet."""
        raise NotImplementedError
