"""The end of a turn, taken back with the consent of the others once its own seconds are over.

Which turn that can be, the core says (:mod:`carrack.core.takeback`): nobody has acted since, and
its end drew and revealed nothing. Whoever ended it asks, once; every other person who holds a seat
consents, and it is open again. One who does not consent refuses it, and so does whoever plays on.
Bots have no say, and where a result counts for more than the evening (ratings, leagues) nothing
is asked. All of it follows from notes in the record, so it is the same after a restart, and for
every process.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from carrack.lessons.position import LESSON
from carrack.server.shapes.payload_types import ReopeningPayload
from carrack.server.store.table_rows import ABSENT, SeatRow
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.rated import is_rated

ASK, AGREE, REFUSE = "ask-reopen", "agree-reopen", "refuse-reopen"


@dataclass(frozen=True)
class Reopening:
    """A turn that can be taken back with consent: whose it was, and whether that was `asked`.

    `awaited` are the seats that have yet to consent.
    """

    seat: int
    asked: bool
    awaited: tuple[int, ...]

    def payload(self) -> ReopeningPayload:
        return ReopeningPayload(self.seat, self.asked, list(self.awaited))


def reopening_of(open_table: OpenTable) -> Reopening | None:
    """Return the turn that can be taken back with the consent of others, if there is one."""
    seat, decider = open_table.match.ended(), open_table.decider
    if seat is None or decider is None or open_table.halted is not None:
        return None
    if counts(open_table) or LESSON in open_table.header.extra or open_table.entered:
        return None
    others = holders(open_table.seats) - {seat}
    if decider.kind != "human" or open_table.seats[seat].kind != "human" or not others:
        return None
    asked, agreed = answers(open_table)
    if asked is False:
        return None
    return Reopening(seat, bool(asked), tuple(sorted(others - agreed)))


def counts(open_table: OpenTable) -> bool:
    """Whether the game counts for more than the evening; until that is known, it does."""
    return is_rated(open_table.header) or open_table.in_league is not False


def holders(rows: Iterable[SeatRow]) -> set[int]:
    """The seats of people who have come: nobody waits for one who was absent from the beginning."""
    return {
        row.seat
        for row in rows
        if row.kind == "human" and row.token is not None and row.arrival != ABSENT
    }


def answers(open_table: OpenTable) -> tuple[bool | None, set[int]]:
    """Whether the end of the turn is asked for, and who has agreed.

    None: nobody has asked in this turn; False: somebody has, and it is settled.
    """
    turn, settled, agreed = open_table.match.state.turn - 1, False, set[int]()
    for step in reversed(open_table.story.steps):
        note: dict[str, Any] = step.note or {}
        action = note.get("action")
        if step.turn < turn:
            break
        if action == ASK and step.turn > turn:  # else it is about the turn before
            return not settled, agreed | set(note.get("agreed", ()))
        settled |= step.kind != "note" or action == REFUSE
        if action == AGREE:
            agreed.add(step.seat)
    return None, set()


def settle(open_table: OpenTable) -> None:
    """Take back the end of the turn if everybody has consented, or nobody is left to be asked."""
    found = reopening_of(open_table)
    if found is not None and found.asked and not found.awaited:
        open_table.undo(found.seat, open_table.match.decision - 1)
