"""Playing on from a position of another game: the same stacks, new luck.

The record of such a game begins with the entries of the other up to a step, draws and all, so the
position is the same to the last hidden card. Then a note marks the place, and from there chance is
drawn from a seed of the new game's own. What stands before the note stands for good: it is not
taken back, and a seed says nothing about it.
"""

from __future__ import annotations

from typing import Any

from carrack.core.record import Entry, Header, Record, note_entry

HEX_DIGITS = 64  # of a commitment
STEPS = ("move", "command", "undo", "note")


def branched(old: Record, step: int, seats: list[dict[str, Any]], extra: dict[str, Any]) -> Record:
    """The record of a game that goes on from the position after a step of another one.

    `seats` and `extra` are those of the new game. Raises ValueError if there is no such step.
    """
    published = old.header.extra.get("commitment")
    known = isinstance(published, str) and len(published) == HEX_DIGITS  # a file may claim anything
    source = {"step": step, "commitment": published if known else None}
    was = old.header
    header = Header(
        was.game,
        was.rules,
        was.players,
        was.options,
        was.identity,
        seats,
        {**extra, "branch": source},
    )
    # notes of the other game are about its people and its table
    entries = [entry for entry in entries_until(old, step) if entry.kind != "note"]
    return Record(header, [*entries, note_entry({"branch": source})])


def entries_until(record: Record, step: int) -> list[Entry]:
    """The entries of the steps from 0 (the set-up) to `step`. Raises ValueError for no such one."""
    last = 0
    for i, entry in enumerate(record.entries):
        if entry.kind in STEPS:
            if last == step:
                return record.entries[:i]
            last += 1
    if last != step:
        raise ValueError(f"the steps here are 0 to {last}, not {step}")
    return record.entries[:]


def branch_of(entry: Entry) -> dict[str, Any] | None:
    """Where a note says that the game goes on from; None for any other entry."""
    if entry.kind != "note":
        return None
    source = entry.data["note"].get("branch")
    return source if isinstance(source, dict) else None


def branch_point(entries: list[Entry]) -> int:
    """The number of the note after which the luck is the game's own; −1 where it always was."""
    for i in range(len(entries) - 1, -1, -1):
        if branch_of(entries[i]) is not None:
            return i
    return -1
