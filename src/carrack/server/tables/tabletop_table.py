"""Tables beside a board: what is stored is the journal of what people entered, until the end.

Before the set-up is entered such a table gathers (`Laying`); then it is open (`BesideTable`). Both
go through :class:`carrack.core.tabletop.TabletopGame`, and mending may lead back. When the record
is kept, the table becomes an ordinary one that is over.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carrack.core.chance import Chance, CommittedChance
from carrack.core.game import OVER, Game, Move, Refusal, State, canonical
from carrack.core.luck import ENTERED
from carrack.core.match import Match
from carrack.core.message import MessageError
from carrack.core.record import Record, note_entry
from carrack.core.story import Story
from carrack.core.tabletop import TabletopGame, entered_header
from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.messages import NewTable
from carrack.server.store import table_rows
from carrack.server.store.table_rows import GATHERING, RUNNING, Change, SeatRow, Stored
from carrack.server.tables.gathering import Gathering
from carrack.server.tables.open_table import OpenTable, record_of
from carrack.server.tables.reel_cache import Begun

ENTER_FIRST: Final = Refusal("", "refusal-enter-first")


def require_enterable(wish: NewTable) -> None:
    """Raise Problem for a table that is wished beside its board, and cannot be."""
    if not wish.beside:
        return
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot":
            raise malformed(f"seats[{number}].kind", "beside-bots")
    if wish.clock is not None:
        raise malformed("clock", "beside-clock")
    if wish.rated:
        raise malformed("rated", "beside-rated")
    if wish.seed is not None:
        raise malformed("seed", "beside-seed")
    if wish.open_to != "link":
        raise malformed("open_to", "beside-open")


def laid(game: Game[Any], options: dict[str, Any], seats: list[SeatRow]) -> Begun:
    """A new game beside its board, of which nothing is entered yet. Raises Problem."""
    named = [seat.in_header() for seat in seats]
    try:
        header = entered_header(game, len(seats), options, named)
        beside = TabletopGame(game, header)
    except MessageError as error:
        field = "options" if game.by_hand else "beside"
        raise malformed(field, error.message) from None
    lines = [entry.line() for entry in beside.journal]
    return Begun(canonical(header.to_json()), lines, OVER)


class EnteredGame:
    """A game that goes on from its journal."""

    beside: TabletopGame

    def again(self, game: Game[Any], record: Record) -> tuple[Match, Story]:
        """The match that was entered, with its story. Raises RecordError."""
        self.beside = TabletopGame(game, record.header, record.entries)
        assert self.beside.match is not None
        assert self.beside.story is not None
        return self.beside.match, self.beside.story


class TabletopTable(OpenTable):
    """A game beside its board, from its set-up until its record is kept."""

    beside: TabletopGame

    def __init__(self, stored: Stored) -> None:
        """Go on from the journal. Raises RecordError or UnknownGame."""
        entered = EnteredGame()
        super().__init__(stored, entered)
        self.beside = entered.beside
        self.notified = self.to_decide

    @property
    def over(self) -> bool:
        """False: until the record is kept, even the end can be mended."""
        return False

    @property
    def status(self) -> str:
        return RUNNING

    @property
    def position(self) -> State:
        assert self.beside.position is not None
        return self.beside.position

    @property
    def dice(self) -> Chance:
        return CommittedChance(self.row.seed)  # nothing of the game is drawn from it

    @property
    def stopped(self) -> Problem | None:
        """Return why nobody may enter anything now; people who are awaited may."""
        return None if self.awaited else super().halted

    @property
    def halted(self) -> Problem | None:
        read = self.beside is not None  # else it is still being read
        asks = read and self.beside.asked is not None
        return super().halted or (Problem("refused", ENTER_FIRST) if asks else None)

    def play(self, seat: int, move: Move) -> None:
        self.beside.play(seat, move)
        self.caught_up()

    def command(self, seat: int, move: Move) -> None:
        self.beside.command(seat, move)
        self.caught_up()

    def undo(self, seat: int, decision: int) -> None:
        self.beside.undo(seat, decision)
        self.caught_up()

    def say(self, note: dict[str, Any]) -> None:
        step = self.beside.note(note_entry(note))
        assert step is not None
        self.pauses.update(step)

    def unkept(self) -> list[str]:
        return [entry.line() for entry in self.beside.journal[self.kept :]]

    def caught_up(self) -> None:
        """Go by what is entered now; it is `anew` where the story has not only grown."""
        beside, before = self.beside, self.story
        if beside.match is None or beside.story is None:
            return  # back at the set-up: this table is given up
        self.match, self.story = beside.match, beside.story
        if self.story is not before:
            known = [(step.kind, step.seat, step.move, step.note) for step in before.steps]
            again = self.story.steps[: len(known)]
            now = [(step.kind, step.seat, step.move, step.note) for step in again]
            self.anew = self.anew or known != now


class Laying(Gathering):
    """A table whose set-up is being entered: it has no position yet."""

    beside: TabletopGame

    def __init__(self, stored: Stored, beside: TabletopGame | None = None) -> None:
        """Read what is stored; `beside` is what came of it. Raises UnknownGame, RecordError."""
        super().__init__(stored)
        self.beside = beside or TabletopGame(self.game, self.header, record_of(stored).entries)
        self.kept = len(stored.lines)

    @property
    def awaited(self) -> list[int]:
        return [] if self.ended else [row.seat for row in self.seats if row.awaited]

    @property
    def complete(self) -> bool:
        return not self.ended and self.beside.match is not None

    @property
    def problem(self) -> Problem:
        return Problem("ended") if self.ended else Problem("waiting", "waiting-to-enter")

    @property
    def stopped(self) -> Problem | None:
        """Return why nobody may enter anything now."""
        return self.problem if self.ended else None

    def say(self, note: dict[str, Any]) -> None:
        self.beside.note(note_entry(note))

    def unkept(self) -> list[str]:
        return [entry.line() for entry in self.beside.journal[self.kept :]]

    def commit(self, seat: int, published: str) -> None:
        """Refuse a share: nothing is drawn here."""
        raise Problem("fixed", "shares-settled")

    def fix(self, time: str) -> None:
        """Refuse to begin without what is not entered."""
        raise self.problem

    def luck(self) -> dict[str, Any]:
        none: list[Any] = []
        return {"scheme": ENTERED, "fixed": False, "missing": [], "left_out": [], "seats": none}

    def draw(self, time: str) -> tuple[Stored, Change]:
        """The table with its game, and the change for the store."""
        assert self.beside.match is not None
        deciding = self.beside.match.state.seat
        row = replace(self.row, status=RUNNING, deciding=deciding, updated=time)
        lines = [entry.line() for entry in self.beside.journal]
        change = Change(row.table, self.kept, self.unkept(), RUNNING, deciding, time)
        return Stored(row, self.seats, lines), replace(change, seats=tuple(self.seats))

    def change(self, time: str) -> Change:
        first, lines = self.kept, self.unkept()
        self.kept += len(lines)
        row = self.row
        return Change(row.table, first, lines, row.status, OVER, time, tuple(self.seats))


def laid_again(open_table: TabletopTable) -> Laying:
    """The table whose set-up has been mended, as it is now."""
    row = replace(open_table.row, status=GATHERING, deciding=OVER)
    again = Laying(Stored(row, open_table.seats, []), open_table.beside)
    again.kept, again.carried = open_table.kept, open_table.carried
    return again


def finished(open_table: TabletopTable, time: str) -> Stored:
    """The table with the record in place of the journal."""
    row = replace(open_table.row, status=table_rows.OVER, deciding=OVER, updated=time)
    lines = [entry.line() for entry in open_table.beside.record().entries]
    return Stored(row, open_table.seats, lines)
