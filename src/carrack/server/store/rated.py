"""The records of rated games, as far as ratings need them."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass

from carrack.core.record import Record, RecordError, read_entry, read_header
from carrack.ratings.results import Played, played
from carrack.ratings.sources import sheets_in
from carrack.server.store.store import OVER

IS_RATED = "instr(header, '\"rated\":{') > 0"
"""Whether a table is rated: in a JSON text a quotation mark within a name or an option has a
backslash before it, so only a field is found."""

_SAID = (
    "SELECT number, line FROM entries WHERE table_id = ? AND (line LIKE '{\"note\":%' OR"
    ' line LIKE \'{"hash":"%","result":{%\') ORDER BY number'
)


def rated_tables(connection: sqlite3.Connection) -> list[str]:
    """The tables whose rated games are over."""
    query = f"SELECT id FROM tables WHERE status = ? AND {IS_RATED} ORDER BY id"
    found = connection.execute(query, (OVER,))
    return [table for (table,) in found.fetchall()]


def rename_person(connection: sqlite3.Connection, old: str, new: str) -> list[str]:
    """Call a person by another pseudonym in all rated games; return their tables.

    No hash covers pseudonyms, so records replay and are verified as before.
    """
    was, now = json.dumps(old), json.dumps(new)
    query = f"SELECT id FROM tables WHERE {IS_RATED} AND instr(header, ?) > 0"
    tables = [table for (table,) in connection.execute(query, (was,)).fetchall()]
    connection.executemany(
        "UPDATE tables SET header = replace(header, ?, ?) WHERE id = ?",
        [(was, now, table) for table in tables],
    )
    return tables


@dataclass(frozen=True)
class RatedGame:
    """What a rated game is for ratings, the names at its seats, and their score sheets."""

    played: Played
    names: tuple[str, ...]
    sheets: tuple[dict[str, int], ...]


def share_rated(connection: sqlite3.Connection, person: str, other: str) -> bool:
    """Whether two people, by their pseudonyms, have seats at one rated table."""
    query = f"SELECT 1 FROM tables WHERE {IS_RATED} AND instr(header, ?) AND instr(header, ?)"
    return connection.execute(query, (json.dumps(person), json.dumps(other))).fetchone() is not None


def game_at(connection: sqlite3.Connection, table: str) -> RatedGame | None:
    """What a table's record says for ratings; None if it is gone, or cannot be read."""
    query = "SELECT header FROM tables WHERE id = ? AND status = ?"
    found = connection.execute(query, (table, OVER)).fetchone()
    if found is None:
        return None
    try:
        header = read_header(1, json.loads(found[0]))
        lines = connection.execute(_SAID, (table,)).fetchall()
        entries = [read_entry(number + 2, json.loads(line)) for number, line in lines]
    except (RecordError, ValueError):
        return None
    names = tuple(str(seat.get("name", "")) for seat in header.seats)
    notes = [entry.data["note"] for entry in entries if entry.kind == "note"]
    game = played(Record(header, entries))
    return RatedGame(game, names, sheets_in(notes, header.players))
