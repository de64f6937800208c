"""The names of those who sat at a table, which are kept beside its record.

What is stored of a record names a seat by a pseudonym; whoever reads it gets the name in its place.
So a person is forgotten by changing a name, and no record. A pseudonym is drawn at random: one that
was made from a name would tell it to whoever guesses. No hash covers names.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Collection, Iterator
from typing import Any

from carrack.core.record import one_line
from carrack.server.pseudonyms import DIGITS
from carrack.server.store.connection import AMONG, SqlConnection, SqlRows

NOTE = '{"note":'
"""The first characters of a note as a line of a record."""

_PSEUDONYM = re.compile(f'"name":"([0-9a-f]{{{DIGITS}}})"')


class SeatNames:
    """The names beside a record: the seat and the name that each pseudonym stands for."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[int, str]] = {}
        self.changed = False

    def put_into(self, stored: str) -> str:
        """A header or entry with its names, of one that is stored without them."""
        return _PSEUDONYM.sub(self._named, stored) if self.known else stored

    def _named(self, found: re.Match[str]) -> str:
        pseudonym = found[1]  # of a table of an earlier version, it may be a name
        if pseudonym not in self.known:
            return found[0]
        return f'"name":{one_line(self.known[pseudonym][1])}'

    def taken_from_header(self, header: str) -> str:
        """A header as it is to be stored, with pseudonyms in place of its names."""
        data = json.loads(header)
        return self._taken(data, in_header(data))

    def taken_from_line(self, line: str) -> str:
        """An entry as it is to be stored."""
        if not has_names(line):
            return line
        data = json.loads(line)
        return self._taken(data, in_note(data["note"]))

    def _taken(self, data: dict[str, Any], places: Iterator[tuple[int, dict[str, Any]]]) -> str:
        for seat, place in places:
            place["name"] = self._pseudonym(seat, place["name"])
        return one_line(data)

    def _pseudonym(self, seat: int, name: str) -> str:
        for pseudonym, stands_for in self.known.items():
            if stands_for == (seat, name):
                return pseudonym
        pseudonym = secrets.token_hex(DIGITS // 2)
        self.known[pseudonym] = seat, name
        self.changed = True
        return pseudonym


def has_names(line: str) -> bool:
    """Whether an entry may hold names: only notes do."""
    return line.startswith(NOTE)


def in_header(header: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The objects of a header that hold a name, each with the seat that it names."""
    for seat, each in enumerate(header.get("seats", [])):
        if isinstance(each.get("name"), str):
            yield seat, each
    notes = header.get("extra", {}).get("notes")  # of a table that gathers
    for note in notes if isinstance(notes, list) else []:
        yield from in_note(note)


def in_note(note: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """The note with its seat, if it holds a name; that of a file may be anything."""
    if (
        isinstance(note, dict)
        and isinstance(note.get("name"), str)
        and type(note.get("seat")) is int
    ):
        yield note["seat"], note


def names_at(connection: SqlConnection, table: str) -> SeatNames:
    """The names beside the record of a table."""
    return names_of(connection, [table])[table]


def names_of(connection: SqlConnection, tables: Collection[str]) -> dict[str, SeatNames]:
    """The names beside the records of tables."""
    return named(tables, rows_of_names(connection, AMONG, json.dumps(list(tables))))


def rows_of_names(connection: SqlConnection, which: str, value: str) -> SqlRows:
    """The rows of which `named` makes the names beside the records of the tables that are such."""
    return connection.execute(
        f"SELECT table_id, pseudonym, seat, name FROM seat_names WHERE table_id {which}", (value,)
    )


def named(tables: Collection[str], found: SqlRows) -> dict[str, SeatNames]:
    """The names beside the records of tables, out of their rows."""
    names = {table: SeatNames() for table in tables}
    for table, pseudonym, seat, name in found.fetchall():
        names[table].known[pseudonym] = seat, name
    return names


def put_names(connection: SqlConnection, table: str, names: SeatNames) -> None:
    """Keep exactly these names beside the record of a table."""
    connection.execute("DELETE FROM seat_names WHERE table_id = ?", (table,))
    connection.executemany(
        "INSERT INTO seat_names (table_id, pseudonym, seat, name) VALUES (?, ?, ?, ?)",
        [(table, pseudonym, *stands_for) for pseudonym, stands_for in names.known.items()],
    )
