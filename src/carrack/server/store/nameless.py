"""Forgets a person's name at a table.

It is kept outside the record (:mod:`carrack.server.store.player_names`). Where an earlier version
has written it into the record it is changed there, which a store does nowhere else. No hash covers
names, so the record replays and is verified as before.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from typing import Any

from carrack.core.game import canonical
from carrack.core.record import one_line
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Missing
from carrack.server.store.player_names import NOTE, in_header, in_note, names_at

SOMEBODY = "somebody"
"""The name of whoever has been deleted, in records as on the page."""


def make_nameless(connection: SqlConnection, table: str, seats: Collection[int]) -> None:
    """Call the people of some seats `SOMEBODY` everywhere, and drop what they said and ordered.

    Raises Missing if there is no such table.
    """
    found = connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise Missing(f"there is no table {table!r}")
    known = names_at(connection, table).known
    header = json.loads(found[0])
    _forget(in_header(header), seats, known)
    connection.execute(
        "UPDATE tables SET header = ?, revision = revision + 1 WHERE id = ?",
        (canonical(header), table),
    )
    for seat in seats:
        at = (table, seat)
        for named in ("seats", "seat_names"):
            connection.execute(
                f"UPDATE {named} SET name = ? WHERE table_id = ? AND seat = ?", (SOMEBODY, *at)
            )
        for theirs in ("talk", "instructions"):
            connection.execute(f"DELETE FROM {theirs} WHERE table_id = ? AND seat = ?", at)
    notes = connection.execute(
        "SELECT number, line FROM entries WHERE table_id = ? AND line LIKE ?", (table, f"{NOTE}%")
    )
    for number, line in notes.fetchall():
        entry = json.loads(line)
        if _forget(in_note(entry["note"]), seats, known):
            connection.execute(
                "UPDATE entries SET line = ? WHERE table_id = ? AND number = ?",
                (one_line(entry), table, number),
            )


def _forget(
    places: Iterator[tuple[int, dict[str, Any]]], seats: Collection[int], known: Collection[str]
) -> bool:
    """Replace the names of these seats that stand in a record itself; whether there were any."""
    written = [p for seat, p in places if seat in seats and p["name"] not in known]
    for place in written:
        place["name"] = SOMEBODY
    return bool(written)
