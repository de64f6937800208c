"""The records of rated games, as far as ratings need them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from carrack.core.record import Record, RecordError, read_entry, read_header
from carrack.ratings.results import Played, played
from carrack.ratings.sources import sheets_in
from carrack.server.store.connection import AMONG, SqlConnection, column
from carrack.server.store.player_names import names_of
from carrack.server.store.table_rows import OVER

IS_RATED = "instr(header, '\"rated\":{') > 0"
"""Whether a table is rated: in a JSON text a quotation mark within a name or an option has a
backslash before it, so only a field is found."""

_SAID = (
    f"SELECT table_id, number, line FROM entries WHERE table_id {AMONG}"
    ' AND (line LIKE \'{"note":%\' OR line LIKE \'{"hash":"%","result":{%\')'
    " ORDER BY table_id, number"
)


def rated_tables(connection: SqlConnection) -> list[str]:
    """The tables whose rated games are over. An index knows them, and no header is read."""
    query = f"SELECT id FROM tables WHERE status = ? AND {IS_RATED} ORDER BY id"
    return column(connection.execute(query, (OVER,)))


def rename_person(connection: SqlConnection, old: str, new: str) -> list[str]:
    """Call a person by another pseudonym in all rated games; return their tables.

    No hash covers pseudonyms, so records replay and are verified as before.
    """
    was, now = json.dumps(old), json.dumps(new)
    query = f"SELECT id FROM tables WHERE {IS_RATED} AND instr(header, ?) > 0"
    tables = column(connection.execute(query, (was,)))
    connection.executemany(
        "UPDATE tables SET header = replace(header, ?, ?), revision = revision + 1 WHERE id = ?",
        [(was, now, table) for table in tables],
    )
    return tables


@dataclass(frozen=True)
class RatedGame:
    """A rated game as ratings need it, the names at its seats, and their score sheets."""

    played: Played
    names: tuple[str, ...]
    sheets: tuple[dict[str, int], ...]


def share_rated(connection: SqlConnection, person: str, other: str) -> bool:
    """Whether two people, by their pseudonyms, have seats at one rated table."""
    both = "instr(header, ?) > 0 AND instr(header, ?) > 0"
    query = f"SELECT 1 FROM tables WHERE {IS_RATED} AND {both}"
    return connection.execute(query, (json.dumps(person), json.dumps(other))).fetchone() is not None


def games_at(connection: SqlConnection, tables: Sequence[str]) -> dict[str, RatedGame]:
    """Read the rated games of tables, without those that are gone or unreadable."""
    wanted = json.dumps(list(tables))
    query = f"SELECT id, header FROM tables WHERE status = ? AND id {AMONG}"
    stored: dict[str, str] = dict(connection.execute(query, (OVER, wanted)).fetchall())
    names = names_of(connection, stored)
    headers = {table: names[table].put_into(header) for table, header in stored.items()}
    said: dict[str, list[tuple[int, str]]] = {table: [] for table in headers}
    for table, number, line in connection.execute(_SAID, (json.dumps(list(headers)),)).fetchall():
        said[table].append((number, line))
    read = ((table, _read(headers[table], said[table])) for table in tables if table in headers)
    return {table: game for table, game in read if game is not None}


def _read(header: str, lines: list[tuple[int, str]]) -> RatedGame | None:
    """Read a rated game from lines of its record; None if they cannot be read."""
    try:
        first = read_header(1, json.loads(header))
        entries = [read_entry(number + 2, json.loads(line)) for number, line in lines]
    except (RecordError, ValueError):
        return None
    names = tuple(str(seat.get("name", "")) for seat in first.seats)
    notes = [entry.data["note"] for entry in entries if entry.kind == "note"]
    return RatedGame(played(Record(first, entries)), names, sheets_in(notes, first.players))
