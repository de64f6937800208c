"""`carrack serve --check`: one line for each thing that is wrong, how to mend it, and no change."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from carrack.cli import check
from carrack.cli.databases import opened_store
from carrack.cli.folder import Folder
from carrack.cli.main import main
from carrack.server.clocks import zones
from carrack.server.store.sqlite import SqliteStore
from support.server.mailbox import mailbox
from support.server.stored_tables import stored
from support.waiting import from_now

Said = Callable[..., list[str]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that was stopped."""
    folder = Folder(tmp_path / "data")
    store = SqliteStore(folder.database)
    asyncio.run(store.create(stored()))
    asyncio.run(store.close())
    folder.release()
    return folder.path


@pytest.fixture
def said(data: Path, capsys: pytest.CaptureFixture[str]) -> Said:
    """What a check says of settings, without what is only worth knowing."""

    def checked(settings: str = "", *more: str) -> list[str]:
        (data / "carrack.toml").write_text(settings)
        status = main(["serve", "--check", "--data", str(data), "--port", "0", *more])
        lines = capsys.readouterr().out.splitlines()
        wrong = [line for line in lines if line.startswith("wrong: ")]
        assert status == (1 if wrong else 0)
        assert all("; " in line for line in wrong)
        return wrong

    return checked


def files_in(folder: Path) -> dict[str, bytes]:
    """All that a folder holds."""
    return {str(file): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_server_that_is_well_is_left_as_it_is(data: Path, said: Said) -> None:
    (data / "carrack.toml").write_text("")
    before = files_in(data)
    assert said() == []
    assert files_in(data) == before


def test_a_folder_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    assert main(["serve", "--check", "--data", str(tmp_path / "new"), "--port", "0"]) == 0
    assert list(tmp_path.iterdir()) == []


def test_beside_a_running_server_its_port_is_not_tried(
    data: Path, said: Said, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Folder(data)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert said("", "--port", port) == []
        folder.release()
        (line,) = said("", "--port", port)
    assert port in line and "--port" in line


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ("most_table = 3", "most_tables"),
        ('address = "table.example.org"', "https://table.example.org"),
        ('address = "http://a.example.org"\nhosts = ["b.example.org"]', "among hosts"),
        ('address = "https://a.example.org"', "proxies ="),
        ('proxies = ["172.16.0.0/12"]', "put 127.0.0.1 among proxies"),
        ('proxies = ["0.0.0.0/0", "::1"]', "can claim any address"),
        ('proxies = ["127.0.0.1"]\nloopback_exempt = true', "remove loopback_exempt"),
        ('mail_from = "c@example.org"', "mail_host"),
        ('bots = "mine.toml"', "mine.toml"),
    ],
)
def test_settings_that_do_not_fit_together_are_named(said: Said, settings: str, words: str) -> None:
    (line,) = said(settings)
    assert words in line


def test_a_database_of_a_newer_version_and_a_damaged_one_are_told_apart(
    data: Path, said: Said
) -> None:
    file = data / "carrack.db"
    kept = file.read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 9999")
    (line,) = said()
    assert "newer Carrack" in line
    file.write_bytes(kept[:4096] + b"\xff" * 3000 + kept[7096:])
    assert any("carrack restore" in line for line in said())


@pytest.mark.parametrize("affected", [True, False])
def test_a_sqlite_with_the_wal_reset_bug_is_named_and_is_no_fault(
    affected: bool,
    data: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    version = (3, 50, 6) if affected else (3, 50, 7)
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    assert main(["serve", "--check", "--data", str(data), "--port", "0"]) == 0
    asyncio.run(opened_store(data, "").close())
    for said in (capsys.readouterr().out, caplog.text):
        assert said.count("WAL-reset") == affected


def test_a_clock_behind_what_was_played_is_noticed(data: Path, said: Said) -> None:
    with closing(sqlite3.connect(data / "carrack.db", isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO signs VALUES (1, ?)", (from_now(minutes=15).timestamp() * 1000,)
        )
    (line,) = said()
    assert "clock is behind" in line


def test_a_full_disk_and_a_missing_library_are_noticed(
    said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = type(shutil.disk_usage("/"))(2**30, 2**30, 0)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: full)
    monkeypatch.setattr(check, "find_spec", lambda name: None)
    address = 'address = "http://127.0.0.1"\nmail_from = "c@example.org"\nmail_host = "localhost"'
    disk, library = said(address)
    assert "MiB" in disk
    assert "aiosmtplib" in library and "club" in library


def test_time_zones_that_nothing_here_knows_are_named(
    said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(zones, "zone_named", lambda name: None)
    (line,) = said()
    assert "Europe/Berlin" in line and "tzdata" in line


def test_a_mail_server_is_asked_and_gets_no_mail(said: Said) -> None:
    settings = 'address = "http://127.0.0.1"\nmail_from = "c@example.org"\nmail_host = "127.0.0.1"'
    with mailbox() as box:
        there = f"{settings}\nmail_port = {box.port}"
        assert said(there) == []
        (line,) = said(f'{there}\nmail_user = "c"\nmail_password = "canary-5f1"')
        assert "STARTTLS" in line and "canary" not in line
        assert box.mails == []
    (line,) = said(there)
    assert f"127.0.0.1:{box.port}" in line


def test_the_port_of_each_processs_metrics_is_tried(said: Said) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        before = f'metrics = "127.0.0.1:{taken.getsockname()[1] - 1}"'
        assert said(before) == []
        (line,) = said(before, "--processes", "2")
        assert "is taken" in line or "in use" in line, line
