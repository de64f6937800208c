"""A backup is made while people play; from it a server goes on with all that was acknowledged."""

from __future__ import annotations

import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from evidence.server.test_killed import Life, Played, check, new_table, post, wish

from support.server import postgres
from support.server.process import run, serving

Copy = Callable[[], None]
Restored = Callable[[], tuple[Path, tuple[str, ...]]]


def as_known(played: Played) -> Played:
    """What everybody has been shown of a table by now."""
    with played.lock:
        now = Played({"table": played.table, "seats": []})
        now.tokens, now.known = list(played.tokens), dict(played.known)
    return now


def goes_on(client: httpx.Client, played: Played) -> None:
    """Somebody plays at a table."""
    now = client.get(f"/api/v1/tables/{played.table}", headers=played.headers).json()
    if now["status"] == "running":
        path, body = wish(now, random.Random(1))
        post(client, played, path, {**body, "move_id": "after-the-copy"})
        assert played.acknowledged == 1


def backed_up(data: Path, more: tuple[str, ...], copy: Copy, restored: Restored) -> None:
    """Copies under load, and plays on from the copy."""
    tables: list[Played] = []
    with serving(data, "--port", "0", *more) as server:
        with server.client() as client:
            tables = [Played(new_table(client, 0)) for _ in range(3)]
        life = Life(server, tables, 1)
        for played in tables[:3]:
            life.go(life.attend, played, 0)
        while sum(played.acknowledged for played in tables) < 30:
            time.sleep(0.01)
        before = [as_known(played) for played in tables]
        told = sum(played.acknowledged for played in tables)
        copy()
        assert sum(played.acknowledged for played in tables) > told, "nobody played meanwhile"
        life.end()
    place, also = restored()
    with serving(place, "--port", "0", *also) as server, server.client() as client:
        for played in before:
            check(client, played)
            goes_on(client, played)
        played = Played(new_table(client, 0))
        goes_on(client, played)


def ran(*arguments: str) -> None:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr


@pytest.mark.serial
def test_a_copy_made_during_play_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    data, there, file = tmp_path / "data", tmp_path / "there", tmp_path / "copy"

    def copy() -> None:
        ran("backup", str(file), "--data", str(data))

    def restored() -> tuple[Path, tuple[str, ...]]:
        ran("restore", str(file), "--data", str(there))
        return there, ()

    backed_up(data, (), copy, restored)


@pytest.mark.serial
def test_a_dump_of_postgresql_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    """By the programs that `carrack backup` and `restore` name there."""
    url, file = postgres.url_for(tmp_path), tmp_path / "copy"
    new = postgres.new_database("restored")

    def done(command: str, database: str) -> None:
        said = run(command, str(file), "--data", str(tmp_path), "--database", database).stderr
        subprocess.run(postgres.program_in(said), check=True, timeout=60)

    def restored() -> tuple[Path, tuple[str, ...]]:
        done("restore", new)
        return tmp_path / "there", ("--database", new)

    backed_up(tmp_path / "data", ("--database", url), lambda: done("backup", url), restored)
