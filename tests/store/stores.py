"""Stored tables to test with."""

from __future__ import annotations

from dataclasses import replace

from carrack.server.store import Answer, Change, SeatRow, Stored, TableRow

SEATS = [
    SeatRow(0, "Ada", "human", None, "hash of a token"),
    SeatRow(1, "Bot 2", "bot", "random"),
]
ROW = TableRow(
    table="harbour",
    game="tiny",
    header='{"carrack":1}',
    seed=bytes(range(32)),
    practice=False,
    host="hash of the host's token",
    status="running",
    deciding=0,
    created="2026-01-01T00:00:00Z",
    updated="2026-01-01T00:00:00Z",
)
LINES = ['{"chance":"deck","outcome":[1,0]}', '{"turn":0,"hash":"0f"}']


def stored(table: str = "harbour", deciding: int = 0) -> Stored:
    """A new table of two seats with two entries."""
    return Stored(replace(ROW, table=table, deciding=deciding), SEATS, LINES)


def change(first: int, *lines: str, table: str = "harbour", move_id: str = "") -> Change:
    """A step of entries, with an answer if it has a `move_id`."""
    answer = Answer(move_id, "0", "fingerprint", first, b'{"seq":1}') if move_id else None
    time = "2026-01-02T00:00:00Z"
    return Change(table, first, list(lines), "running", 1, time, answer=answer)
