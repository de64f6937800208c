"""Takes a person's name out of a table: the one change to a record that a store makes.

No hash covers names, so the record replays and is verified as before.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Any

from carrack.core.game import canonical
from carrack.server.store.store import Missing

SOMEBODY = "somebody"
"""The name of whoever has been deleted, in records as on the page."""


def make_nameless(connection: sqlite3.Connection, table: str, seats: Collection[int]) -> None:
    """Call the people of some seats `SOMEBODY` everywhere, and drop what they said.

    Raises Missing if there is no such table.
    """
    found = connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise Missing(f"there is no table {table!r}")
    header = json.loads(found[0])
    for seat in seats:
        header["seats"][seat]["name"] = SOMEBODY
    connection.execute("UPDATE tables SET header = ? WHERE id = ?", (canonical(header), table))
    for seat in seats:
        at = (table, seat)
        connection.execute(
            "UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", (SOMEBODY, *at)
        )
        connection.execute("DELETE FROM talk WHERE table_id = ? AND seat = ?", at)
    notes = connection.execute(
        "SELECT number, line FROM entries WHERE table_id = ? AND line LIKE '{\"note\":%'", (table,)
    )
    for number, line in notes.fetchall():
        nameless = without_name(json.loads(line), seats)
        if nameless is not None:
            connection.execute(
                "UPDATE entries SET line = ? WHERE table_id = ? AND number = ?",
                (canonical(nameless), table, number),
            )


def without_name(entry: dict[str, Any], seats: Collection[int]) -> dict[str, Any] | None:
    """A note without the name of whom it is about; None where it names nobody of these seats."""
    note = entry["note"]
    if note.get("seat") not in seats or "name" not in note:
        return None
    return {**entry, "note": {**note, "name": SOMEBODY}}
