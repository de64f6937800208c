"""Playing on from a position of another game: the same stacks, new luck.

The record of such a game begins with the entries of the other up to a step, draws included, so the
position is identical down to the last hidden card. A note marks the place; from there on, chance
comes from a seed of the new game's own. What precedes the note is final: it cannot be taken back,
and the seed does not account for it.
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
    """The entries of steps 0 (the set-up) to `step`. Raises ValueError if there is no such step."""
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
    """The place that a note says the game goes on from; None for any other entry."""
    if entry.kind != "note":
        return None
    source = entry.data["note"].get("branch")
    return source if isinstance(source, dict) else None


def branch_point(entries: list[Entry]) -> int:
    """The index of the note after which the luck is the game's own; −1 if it always was."""
    for i in range(len(entries) - 1, -1, -1):
        if branch_of(entries[i]) is not None:
            return i
    return -1
