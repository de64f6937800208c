"""Instructions of seats at tables over days, and when the next of them is to be carried out.

They lie beside the tables: nothing of a table that anybody sees or is told of depends on them. A
step stores with itself what becomes of them, in the same transaction.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from carrack.server.store.connection import SqlConnection, replaced
from carrack.server.store.rows import Rows, reads, writes
from carrack.server.store.table_rows import OVER, Change, PendingDecision, SeatRow

NEVER = -1
_COLUMNS = "seat, token, ends, forced, step, due, played, dropped"
_OFF = "ends = 0, forced = 0, step = -1, due = NULL"
_PUT = (
    f"INSERT INTO instructions (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    f" ON CONFLICT (table_id, seat) DO UPDATE SET {replaced(_COLUMNS.removeprefix('seat, '))}"
)


@dataclass(frozen=True)
class Instruction:
    """The instructions of a seat, by whoever held the link with the hash `token`.

    `ends` lets the server end a turn in which nothing is left to do, `forced` lets it answer what
    everybody can see is forced. The decision that has waited since `step` is answered at `due`
    (None: nothing is due). `played` are the steps that were played so, `dropped` is why the
    instructions were.
    """

    seat: int
    token: str
    ends: bool = False
    forced: bool = False
    step: int = NEVER
    due: int | None = None
    played: tuple[int, ...] = ()
    dropped: str | None = None

    def anew(self, asked: PendingDecision | None) -> Instruction:
        """The same, for the decision that the seat is asked for now, if it is."""
        if asked is None or asked.seat != self.seat or not (self.ends or self.forced):
            return replace(self, step=NEVER, due=None)
        return replace(self, step=asked.step, due=asked.due)


class InstructionStore(Rows):
    """The instructions of seats."""

    @reads
    def of_table(c: SqlConnection, table: str) -> list[Instruction]:
        """The instructions of the seats at a table."""
        query = f"SELECT {_COLUMNS} FROM instructions WHERE table_id = ? ORDER BY seat"
        return [_instruction(*values) for values in c.execute(query, (table,)).fetchall()]

    @writes
    def put(c: SqlConnection, table: str, row: Instruction) -> None:
        """Store the instructions of a seat."""
        played = " ".join(map(str, row.played))
        said = (row.seat, row.token, row.ends, row.forced, row.step, row.due, played, row.dropped)
        c.execute(_PUT, (table, *said))

    @writes
    def remove(c: SqlConnection, table: str, seat: int) -> None:
        """Remove the instructions of a seat."""
        c.execute("DELETE FROM instructions WHERE table_id = ? AND seat = ?", (table, seat))


def _instruction(
    seat: int,
    token: str,
    ends: int,
    forced: int,
    step: int,
    due: int | None,
    played: str,
    dropped: str | None,
) -> Instruction:
    numbers = tuple(int(number) for number in played.split())
    return Instruction(seat, token, bool(ends), bool(forced), step, due, numbers, dropped)


def go_on(c: SqlConnection, change: Change) -> None:
    """Store what becomes of instructions with a change of a table, within its transaction.

    Whoever takes a move back that was played for them wants no more of it. What a seat was asked
    for before is forgotten, and what it is asked for now begins anew.
    """
    table, asked = change.table, change.decision
    _seats_changed(c, table, change.seats)
    if asked is None:
        return
    if change.status == OVER:
        c.execute("DELETE FROM instructions WHERE table_id = ?", (table,))
        return
    if asked.undone is not None:
        seat, step = asked.undone
        c.execute(
            f"UPDATE instructions SET {_OFF}, dropped = 'undone' WHERE table_id = ? AND seat = ?"
            " AND ends + forced > 0 AND ' ' || played || ' ' LIKE ?",
            (table, seat, f"% {step} %"),
        )
    if asked.played is not None:
        seat, step = asked.played
        c.execute(
            "UPDATE instructions SET played = ltrim(played || ' ' || ?)"
            " WHERE table_id = ? AND seat = ?",
            (str(step), table, seat),
        )
    c.execute(
        "UPDATE instructions SET step = -1, due = NULL"
        " WHERE table_id = ? AND seat <> ? AND step <> -1",
        (table, NEVER if asked.seat is None else asked.seat),
    )
    if asked.seat is not None:
        c.execute(
            "UPDATE instructions SET step = ?, due = ?"
            " WHERE table_id = ? AND seat = ? AND step <> ? AND ends + forced > 0",
            (asked.step, asked.due, table, asked.seat, asked.step),
        )


def _seats_changed(c: SqlConnection, table: str, seats: Collection[SeatRow]) -> None:
    """Remove instructions of whoever no longer holds a seat; drop those of whom a bot plays for."""
    for row in seats:
        c.execute(
            "DELETE FROM instructions WHERE table_id = ? AND seat = ? AND token <> ?",
            (table, row.seat, row.token or ""),
        )
        if row.kind == "bot":
            why = "resigned" if row.resigned else "bot"
            c.execute(
                f"UPDATE instructions SET {_OFF}, dropped = ? WHERE table_id = ? AND seat = ?"
                " AND ends + forced > 0",
                (why, table, row.seat),
            )
