"""Names lie beside the record, in every store; the stores are those of `test_store_contract`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from carrack.core.game import canonical
from carrack.core.record import note_entry
from carrack.server.store.connection import SqlConnection
from carrack.server.store.moving import kept_tables
from carrack.server.store.store import Store
from carrack.server.store.table_rows import GATHERING, Change
from support.server.stored_tables import change, stored
from support.server.stores import every_store, with_store

SET_UP = '{"chance":"deck","outcome":[1,0]}'


def header(*names: str, **extra: object) -> str:
    """The header of a table with these people."""
    return canonical({"extra": extra, "seats": [{"name": name} for name in names]})


def note(seat: int, name: str) -> dict[str, object]:
    return {"action": "rename", "name": name, "seat": seat}


def line(seat: int, name: str) -> str:
    return note_entry(note(seat, name)).line()


async def database(store: Store) -> SqlConnection:
    return await store.write(lambda connection: connection)


async def record_in(store: Store) -> str:
    """What is stored of the record."""
    connection = await database(store)
    (header,) = connection.execute("SELECT header FROM tables").fetchone()
    lines = connection.execute("SELECT line FROM entries ORDER BY number").fetchall()
    return "\n".join([header, *(line for (line,) in lines)])


async def dump(store: Store) -> str:
    connection = await database(store)
    rows = (connection.execute(f"SELECT * FROM {each.name}").fetchall() for each in kept_tables())
    return "\n".join(str(row) for found in rows for row in found)


def of(*names: str, lines: Iterable[str] = (SET_UP,)) -> Change:
    """The change with which the game of these people begins."""
    return Change("harbour", 0, list(lines), "running", 0, "then", header=header(*names))


async def seated(store: Store, *names: str) -> None:
    """A running table of these people, where nobody has played."""
    row = replace(stored().row, header=header(*names))
    seats = [replace(s, name=n) for s, n in zip(stored().seats, names, strict=True)]
    await store.create(replace(stored(), row=row, seats=seats, lines=[SET_UP]))


def test_a_record_is_stored_without_names_and_read_with_them(kind: str, tmp_path: Path) -> None:
    names = 'Ada "the\\ Öresund"', "Ben"
    of_a_file = line(1, "a\u2028line")

    async def write(store: Store) -> None:
        await seated(store, *names)
        await store.commit(change(1, line(1, "Bert"), line(0, names[0]), of_a_file))
        record = await record_in(store)
        assert [name for name in ("Ada", "Ben", "Bert", "resund") if name in record] == []

    async def read(store: Store) -> None:
        found = await store.load("harbour")
        assert found.row.header == header(*names)
        assert found.lines == [SET_UP, line(1, "Bert"), line(0, names[0]), of_a_file]
        assert found.lines == "\n".join(found.lines).splitlines()
        assert [row.header for row, _ in await store.glance(["harbour", "?"])] == [header(*names)]
        whole = await store.whole("harbour")
        await store.delete("harbour")
        assert "Ben" not in await dump(store)
        await store.create_whole(whole)
        assert await store.whole("harbour") == whole
        assert "Ben" not in await record_in(store)

    with_store(kind, tmp_path, write)
    with_store(kind, tmp_path, read)


@every_store
async def test_a_name_is_forgotten_without_a_change_of_the_record(store: Store) -> None:
    await seated(store, "Ada", "Ben")
    await store.commit(change(1, line(0, "Countess"), line(1, "Bert")))
    before = await record_in(store)
    await store.people.make_nameless("harbour", [0])
    assert await record_in(store) == before
    found = await store.load("harbour")
    assert found.row.header == header("somebody", "Ben")
    assert found.lines[1:] == [line(0, "somebody"), line(1, "Bert")]
    left = await dump(store)
    assert not [name for name in ("Ada", "Countess") if name in left]
    await store.commit(change(3, line(0, "Dora")))
    assert (await store.load("harbour")).lines[1:] == [*found.lines[1:], line(0, "Dora")]


def test_a_pseudonym_tells_nothing_of_the_name(kind: str, tmp_path: Path) -> None:
    async def pseudonyms(store: Store) -> list[str]:
        await seated(store, "Ada", "Ada")
        return [
            seat["name"] for seat in json.loads((await record_in(store)).split("\n")[0])["seats"]
        ]

    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    drawn = [each for folder in folders for each in with_store(kind, folder, pseudonyms)]
    assert len(set(drawn)) == 4
    assert all(len(each) == 16 for each in drawn)


@every_store
async def test_whoever_leaves_a_table_that_gathers_leaves_no_name(store: Store) -> None:
    gathers = header("Ada", "Ben", notes=[note(1, "Countess"), "of a file", {"name": 3}])
    row = replace(stored().row, header=gathers, status=GATHERING)
    await store.create(replace(stored(), row=row, seats=[], lines=[]))
    assert (await store.load("harbour")).row.header == gathers
    assert "Countess" not in await record_in(store)
    await store.commit(of("Ada", "Dora"))
    assert (await store.load("harbour")).row.header == header("Ada", "Dora")
    assert not [name for name in ("Ben", "Countess") if name in await dump(store)]


@every_store
async def test_names_in_records_of_earlier_versions_are_shown_and_forgotten(store: Store) -> None:
    await seated(store, "?", "?")
    connection = await database(store)
    connection.execute("UPDATE tables SET header = ?", (header("Ada", "Ben"),))
    connection.execute("INSERT INTO entries VALUES ('harbour', 1, ?)", (line(0, "Countess"),))
    connection.execute("DELETE FROM seat_names")
    await store.commit(change(2, line(0, "Duchess"), line(1, "Bert")))
    lines = [line(0, "Countess"), line(0, "Duchess"), line(1, "Bert")]
    found = await store.load("harbour")
    assert (found.row.header, found.lines[1:]) == (header("Ada", "Ben"), lines)
    await store.people.make_nameless("harbour", [0])
    found = await store.load("harbour")
    assert found.row.header == header("somebody", "Ben")
    assert found.lines[1:] == [line(0, "somebody"), line(0, "somebody"), line(1, "Bert")]
    left = await dump(store)
    assert not [name for name in ("Ada", "Countess", "Duchess") if name in left]


@pytest.mark.parametrize("name", ["0123456789abcdef", "somebody"])
@every_store
async def test_what_looks_like_a_pseudonym_or_a_word_of_ours_may_be_a_name(
    store: Store, name: str
) -> None:
    await seated(store, name, "Ben")
    await store.people.make_nameless("harbour", [1])
    await store.commit(change(1, line(1, name)))
    found = await store.load("harbour")
    assert found.row.header == header(name, "somebody")
    assert found.lines[1:] == [line(1, name)]
