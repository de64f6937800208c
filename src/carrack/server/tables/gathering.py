"""A table that gathers: its people come, and each device adds to the luck of all.

A seat first sends the hash of its share, which lasts as long as its person and its link do. When
everybody has sent one, or the host begins, the set is fixed: hashes can be neither added nor
dropped. Only then are shares opened. A hash that is never opened ends the table, so once the set is
fixed only one luck can result, or none.
"""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from carrack.core.game import OVER, canonical
from carrack.core.identity import require_same
from carrack.core.luck import SHARED, opens, table_chance
from carrack.core.match import Match
from carrack.core.record import Header, note_entry, read_header
from carrack.core.registry import find_game
from carrack.server.clocks.clock import new_clocks
from carrack.server.clocks.pace import pace_of
from carrack.server.pseudonyms import pseudonym
from carrack.server.refusals import Problem
from carrack.server.store.table_rows import ABSENT, ENDED, RUNNING, Change, SeatRow, Stored
from carrack.server.tables import rated
from carrack.server.tables.seated import SeatedTable

TIME = "%Y-%m-%dT%H:%M:%SZ"


class Gathering(SeatedTable):
    """A table without a game: `waiting`, or `ended` before one could begin."""

    def __init__(self, stored: Stored) -> None:
        """Read what is stored. Raises UnknownGame, RecordError (also for other components)."""
        super().__init__(stored, find_game(stored.row.game))
        self._header = read_header(1, json.loads(stored.row.header))
        require_same(self.game, self._header)

    @property
    def header(self) -> Header:
        return self._header

    @property
    def ended(self) -> bool:
        """Whether the table was given up, so that nothing will be drawn."""
        return self.row.status == ENDED

    @property
    def fixed(self) -> bool:
        """Whether it is settled who contributes to the luck."""
        return self.row.fixed is not None

    @property
    def awaited(self) -> list[int]:
        """The seats whose people, or whose hashes, are missing; none once the set is fixed."""
        open_ = not self.ended and not self.fixed
        return [row.seat for row in self.seats if row.lacking] if open_ else []

    @property
    def missing(self) -> list[int]:
        """The seats that have yet to open their share."""
        return [row.seat for row in self._sharing if row.entropy is None] if self.fixed else []

    @property
    def left_out(self) -> list[int]:
        """The seats of people who had sent no hash when the set was fixed.

        Also people replaced by a bot, if they hold the token: they may get the seat back.
        """
        people = [row for row in self.seats if row.kind == "human" or row.token is not None]
        silent = [row.seat for row in people if row.entropy_hash is None]
        return silent if self.fixed else []

    @property
    def _sharing(self) -> list[SeatRow]:
        return [row for row in self.seats if row.entropy_hash is not None]

    @property
    def complete(self) -> bool:
        """Whether all shares are opened, and the game can begin."""
        return self.fixed and not self.ended and not self.missing

    @property
    def problem(self) -> Problem:
        """The problem of a request that needs the game, before the set-up."""
        if self.ended:
            return Problem("ended")
        if self.fixed:
            return Problem("waiting", "waiting-to-open", self.named(self.missing))
        return Problem("waiting", "waiting-to-come", self.named(self.awaited))

    # --- what people do --------------------------------------------------------------------------

    @property
    def notes(self) -> list[dict[str, Any]]:
        """The notes for the record about the time before the set-up."""
        return list(self._header.extra.get("notes", []))

    def say(self, note: dict[str, Any]) -> None:
        """Keep a note that a seat was taken from somebody who had come, and by whom.

        All else is shown by who sits there when the set-up is drawn.
        """
        action, seat = note["action"], note["seat"]
        known = {(each["action"], each["seat"]): each for each in self.notes}
        given_away = action == "invite" and self.seats[seat].token is not None
        if given_away and (action, seat) not in known:
            known[action, seat] = note  # the first one who was replaced
        elif action == "join" and ("invite", seat) in known:
            known[action, seat] = note  # the last who came
        self._header = self._with({**self._header.extra, "notes": list(known.values())})

    def _with(self, extra: dict[str, Any]) -> Header:
        old, seats = self._header, [row.in_header() for row in self.seats]
        return Header(old.game, old.rules, old.players, old.options, old.identity, seats, extra)

    def unkept(self) -> list[str]:
        """No entries: there are none before the set-up."""
        return []

    def has_decided(self, seat: int) -> bool:
        """False: nothing is decided before the set-up."""
        return False

    def require_running(self) -> None:
        if self.ended:
            raise self.problem

    def require_free(self, row: SeatRow) -> None:
        if row.seat in self.missing:
            raise Problem("fixed", "share-elsewhere", {"player": row.name})

    def seat_is(self, row: SeatRow) -> SeatRow:
        """Change who sits on a seat; until the set is fixed, a hash belongs to its device."""
        old = self.seats[row.seat]
        if not self.fixed and (old.token, old.kind) != (row.token, row.kind):
            row = replace(row, entropy_hash=None)
        return super().seat_is(row)

    def person_is(self, seat: int, person: str | None) -> None:
        """Write who takes part on a seat of a rated table (None: nobody yet)."""
        sides = rated.sides_of(self._header)
        sides[seat] = {"person": pseudonym(person)} if person is not None else {}
        self._header = self._with({**self._header.extra, **rated.in_extra(sides)})

    def commit(self, seat: int, published: str) -> None:
        """Take a seat's hash, which may be replaced until the set is fixed. Raises Problem."""
        if self.seats[seat].entropy_hash == published:
            return
        if self.fixed:
            raise Problem("fixed", "shares-settled")
        if self.seats[seat].kind != "human":
            raise Problem("bot-seat", "bot-luck")
        self.seats[seat] = replace(self.seats[seat], entropy_hash=published)

    def open(self, seat: int, opened: str) -> None:
        """Take a seat's opened share; a repetition has no effect. Raises Problem."""
        published = self.seats[seat].entropy_hash
        if not self.fixed:
            raise Problem("unfixed")
        if published is None or not opens(opened, published):
            raise Problem("luck")
        self.seats[seat] = replace(self.seats[seat], entropy=opened)

    def fix(self, time: str) -> None:
        """Settle who contributes to the luck. Raises Problem if nobody has sent a hash."""
        if not self._sharing:
            raise Problem("alone")
        rated.require_known(self.header, self.seats)
        if not self.fixed:
            self.row = replace(self.row, fixed=time)

    def settle(self, time: str) -> None:
        """Fix the set if nobody is awaited any more."""
        if not self.ended and self._sharing and not self.awaited:
            self.fix(time)

    def give_up(self) -> None:
        """End the table: nothing is ever drawn."""
        self.row = replace(self.row, status=ENDED)

    def overdue(self, time: str, days: float) -> bool:
        """Whether somebody has not opened a share within this many days."""
        if self.row.fixed is None or self.ended:
            return False
        return _moment(time) - _moment(self.row.fixed) > timedelta(days=days)

    # --- what comes of it ------------------------------------------------------------------------

    def luck(self) -> dict[str, Any]:
        """The state of the luck, for everybody: only opened shares are in it."""
        return {
            "scheme": SHARED,
            "fixed": self.fixed,
            "missing": self.missing,
            "left_out": self.left_out,
            "seats": [
                {"seat": row.seat, "hash": row.entropy_hash, "opened": row.entropy}
                for row in self.seats
                if row.kind == "human" or row.entropy_hash is not None
            ],
        }

    def draw(self, time: str) -> tuple[Stored, Change]:
        """Draw the set-up; return the table with its game, and the change for the store.

        The last share, the set-up and the status are stored together or not at all. So no table has
        all shares opened and no game.
        """
        header, seats = self._begun_header(), self._begun_seats()
        match = Match(self.game, header, table_chance(header, self.row.seed), listen=False)
        notes = [note_entry(note) for note in self.notes]
        lines = [entry.line() for entry in (*match.entries, *notes)]
        text, deciding = canonical(header.to_json()), match.state.seat
        row = replace(self.row, header=text, status=RUNNING, deciding=deciding, updated=time)
        change = Change(row.table, 0, lines, RUNNING, deciding, time, tuple(seats), header=text)
        people = [seat.seat for seat in seats if seat.kind == "human"]
        clocks = new_clocks(pace_of(header.extra), people)
        return Stored(row, seats, lines, clocks=clocks), change

    def _begun_header(self) -> Header:
        """The header of the game that begins now, with the shares of all."""
        shares = [
            {"seat": row.seat, "hash": row.entropy_hash, "opened": row.entropy}
            for row in self._sharing
        ]
        sides = rated.sides_of(self._header) if rated.is_rated(self._header) else []
        luck = {"scheme": SHARED, "left_out": self.left_out, "seats": shares}
        before = {key: value for key, value in self._header.extra.items() if key != "notes"}
        known = rated.in_extra(rated.settled(self.game, self.seats, sides)) if sides else {}
        return self._with({**before, "luck": luck, **known})

    def _begun_seats(self) -> list[SeatRow]:
        """The seats as the game begins, without waiting for people who have not come."""
        return [replace(row, arrival=ABSENT) if row.awaited else row for row in self.seats]

    def change(self, time: str) -> Change:
        """The change for the store."""
        row, header = self.row, canonical(self._header.to_json())
        change = Change(row.table, 0, [], row.status, OVER, time, tuple(self.seats))
        return replace(change, fixed=row.fixed, header=header)


def _moment(time: str) -> datetime:
    return datetime.strptime(time, TIME).replace(tzinfo=UTC)
