"""`carrack backup` and `restore`, and what a server does for its data by itself."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from carrack.server.store.sqlite import connect
from support.server.local import opened
from support.server.process import new_table, run, serving
from support.server.stored_tables import damaged

posix = pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in [folder, *folder.iterdir()]}


def test_a_backup_of_a_running_server_can_be_restored_and_played_on(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with serving(data) as server:
        made = new_table(server)
        before = httpx.get(f"{server.address}/api/v1/tables/{made['table']}").json()
        done = run("backup", "--data", str(data), str(copy))
        assert (done.returncode, "1 table" in done.stdout) == (0, True), done.stderr
        again = run("backup", "--data", str(data), str(copy))
        assert (again.returncode, "never overwrites" in again.stderr) == (1, True)
        httpx.delete(
            f"{server.address}/api/v1/tables/{made['table']}",
            headers={"Authorization": f"Bearer {made['host']}"},
        )
        held = run("restore", "--data", str(data), str(copy))
        assert (held.returncode, "another Carrack is running" in held.stderr) == (1, True)
    done = run("restore", "--data", str(data), str(copy))
    assert (done.returncode, "1 table" in done.stdout) == (0, True), done.stderr
    with serving(data) as server:
        assert httpx.get(f"{server.address}/api/v1/tables/{made['table']}").json() == before
    assert run("backup", "--data", str(tmp_path / "none"), str(tmp_path / "x")).returncode == 1
    assert not (tmp_path / "x").exists()


@posix
def test_whatever_folder_is_given_others_cannot_read_in_it(tmp_path: Path) -> None:
    """As with a `StateDirectory` of systemd or a volume of Docker, and a umask that shares all."""
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    mask = os.umask(0)
    try:
        with serving(data) as server:
            new_table(server)
            found = modes(data)
            run("backup", "--data", str(data), str(tmp_path / "copy.db"))
            _, _, log = server.stop()
    finally:
        os.umask(mask)
    assert found.pop("data") == "0o700"
    found.pop("editions")  # custom boxes; closed with the folder around them
    assert set(found) == {"carrack.db", "carrack.db-wal", "carrack.db-shm", "carrack.lock"}
    assert set(found.values()) == {"0o600"}
    assert modes(tmp_path)["copy.db"] == "0o600"
    assert f"{data} was open to other users" in log


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can")
def test_what_root_restores_belongs_to_whom_the_folder_belongs(tmp_path: Path) -> None:
    """A server under systemd or in a container is nobody's own user."""
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    connect(tmp_path / "carrack.db").close()
    assert run("backup", "--data", str(tmp_path), str(copy)).returncode == 0
    data.mkdir(mode=0o700)
    os.chown(data, 10001, 10001)
    done = run("restore", "--data", str(data), str(copy))
    assert done.returncode == 0, done.stderr
    assert {path.name: path.stat().st_uid for path in data.iterdir()} == {
        "carrack.db": 10001,
        "carrack.lock": 10001,
        "editions": 10001,
    }


def test_a_backup_says_what_of_it_cannot_be_read(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
        for _ in range(4):
            made.deciding().plays("throw", "end")
    rows = [(made.table, number, f'"{number:0>100}"') for number in range(1000, 1300)]
    with closing(sqlite3.connect(tmp_path / "carrack.db", isolation_level=None)) as connection:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    damaged(tmp_path / "carrack.db", made.table)
    done = run("backup", "--data", str(tmp_path), str(tmp_path / "copy.db"))
    assert (done.returncode, made.table in done.stderr) == (1, True)
