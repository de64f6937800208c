"""`carrack tables save` and `read`: all tables in one file, beside a server and without one."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from carrack.cli.main import main
from carrack.server.store.sqlite import SqliteStore
from support.server.local import LocalServer, Seat, opened
from support.server.process import new_table, serving
from support.server.stored_tables import stored

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def tables(capsys: pytest.CaptureFixture[str]) -> Command:
    """Types `carrack tables …` about a data folder; gives the status, and what was said."""

    def typed(data: Path, *arguments: object) -> tuple[int, str, str]:
        capsys.readouterr()
        status = main(["tables", *map(str, arguments), "--data", str(data)])
        return status, *capsys.readouterr()

    return typed


def links_in(said: str) -> dict[str, list[str]]:
    """Who gets which link: table, then secrets."""
    found = re.findall(r"^  (.+): \S*/#/t/(\S+)$", said, re.MULTILINE)
    return {name: way.split("/") for name, way in found}


def test_what_was_saved_is_read_elsewhere_with_links_that_work(
    tmp_path: Path, tables: Command
) -> None:
    file, there = tmp_path / "all.jsonl", tmp_path / "there"
    with opened(tmp_path) as local:
        made = local.against_bots(2)
        made.seats[0].plays("throw")
    status, said, wrong = tables(tmp_path, "save", file)
    assert (status, wrong) == (0, "")
    assert said.startswith(f"{file}: 1 table. It holds the secrets")
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o600
    status, said, wrong = tables(there, "read", file, "--address", "https://example.org/")
    assert (status, wrong) == (0, "")
    assert f"{made.table}  Lanterns, Ada, Random 2: running, practice from here on\n" in said
    assert said.endswith("1 table read, 0 here already\n")
    assert all(url.startswith("https://example.org/#/t/") for url in re.findall(r"http\S+", said))
    links = links_in(said)
    assert list(links) == ["Ada", "host"]
    with opened(there) as local:
        assert Seat(local, *links["Ada"]).look()["you"] == [0]
        assert Seat(local, *links["host"]).look()["host"]
        assert Seat(local, made.table, *filter(None, made.tokens)).look()["you"] == []
    status, said, _ = tables(there, "read", file)
    assert (status, links_in(said)) == (0, {})
    assert said.endswith("0 tables read, 1 here already\n")


def test_both_work_beside_a_running_server(tmp_path: Path, tables: Command) -> None:
    one, other, file = tmp_path / "one", tmp_path / "other", tmp_path / "all.jsonl"
    with serving(one) as server:
        made = new_table(server)
        assert tables(one, "save", file)[0] == 0
    with serving(other) as server:
        status, said, _ = tables(other, "read", file, "--address", server.address)
        assert status == 0
        table, secret = links_in(said)["host"][:2]
        assert table == made["table"]
        assert urlsplit(server.address).netloc in said
        headers = {"Authorization": f"Bearer {secret}"}
        address = f"{server.address}/api/v1/tables/{table}"
        now = httpx.get(address, headers=headers).json()
        assert (now["host"], now["practice"], now["status"]) == (True, True, "running")


def test_what_could_not_be_read_is_said_with_its_line(
    local: LocalServer, tmp_path: Path, tables: Command
) -> None:
    made = local.table()
    file, there = tmp_path / "all.jsonl", tmp_path / "there"
    assert tables(tmp_path, "save", file)[0] == 0
    text = file.read_text("utf-8")
    file.write_text(text.replace('"seed":"', '"seed":"g'), "utf-8")
    status, said, wrong = tables(there, "read", file)
    assert (status, said) == (1, "0 tables read, 0 here already\n")
    assert wrong.startswith("line 2: This line cannot be read: ")
    assert "can be read again once it is mended" in wrong
    file.write_text(text, "utf-8")
    assert f"{made.table}  Lanterns" in tables(there, "read", file)[1]


@pytest.mark.parametrize(
    ("text", "words"),
    [("Once upon a time", "not a file of tables"), ('{"carrack_tables":2}', "A newer Carrack")],
)
def test_another_file_is_refused(tmp_path: Path, tables: Command, text: str, words: str) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text(text, "utf-8")
    status, said, wrong = tables(tmp_path / "there", "read", file)
    assert (status, said) == (1, "")
    assert wrong.startswith(f"carrack: {file}: ")
    assert words in wrong
    status, _, wrong = tables(tmp_path, "read", tmp_path / "nowhere.jsonl")
    assert (status, "nowhere.jsonl: No such file" in wrong) == (2, True)


def test_saving_overwrites_nothing_and_needs_tables(tmp_path: Path, tables: Command) -> None:
    file = tmp_path / "all.jsonl"
    assert "there are no tables" in tables(tmp_path, "save", file)[2]
    with opened(tmp_path):
        pass
    file.write_text("precious")
    status, _, wrong = tables(tmp_path, "save", file)
    assert (status, file.read_text()) == (1, "precious")
    assert "never overwritten" in wrong


def test_what_is_damaged_or_has_not_begun_is_left_out_by_name(
    tmp_path: Path, tables: Command
) -> None:
    async def spoil() -> None:
        store = SqliteStore(tmp_path / "carrack.db")
        await store.create(stored("torn"))
        await store.write(lambda c: c.execute("UPDATE tables SET header = '{' WHERE id = 'torn'"))
        await store.close()

    with opened(tmp_path) as local:
        people = [{"kind": "human", "name": "Ada"}, {"kind": "human", "elsewhere": True}]
        gathers = local.table(seats=people).table
    asyncio.run(spoil())
    file = tmp_path / "all.jsonl"
    status, said, wrong = tables(tmp_path, "save", file)
    assert status == 1
    assert f"left out, as their games have not begun: {gathers}\n" in said
    assert "damaged, and left out: torn" in wrong
    last = json.loads(file.read_text("utf-8").splitlines()[-1])
    assert last == {"end": {"tables": 0, "left_out": [gathers, "torn"]}}
