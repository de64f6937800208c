"""`carrack play` and `serve` as people type them."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from carrack.server.store.faults import StoreError
from carrack.server.store.schema import VERSION
from carrack.server.store.sqlite import SqliteStore
from support.server.process import new_table, run, serving
from support.server.watching import watching


def taken_port() -> socket.socket:
    """A socket that listens on some port."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    return listening


def test_the_first_line_is_the_address_and_the_server_is_open_then(tmp_path: Path) -> None:
    with serving(tmp_path / "new" / "folder") as server:
        assert server.first == f"Carrack is open at {server.address}"
        assert server.address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{server.address}/api/v1/server").json()["lan"] is None
        assert (tmp_path / "new" / "folder" / "carrack.db").exists()
        status, out, errors = server.stop(signal.SIGINT)
    assert (status, errors) == (0, "")
    assert "Carrack is closed; every game is kept." in out


def test_play_opens_the_browser_only_if_it_may(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(0o755)
    os.environ["BROWSER"] = str(browser)
    try:
        with serving(tmp_path / "a", "--no-browser", "--port", "0", command="play") as server:
            time.sleep(0.3)
            assert not note.exists()
            typed = httpx.get(f"{server.address}/api/v1/server").json()["open_with"]
            _, out, _ = server.stop(signal.SIGINT)
            assert f"Only this machine can join; to let others in: {typed}\n" in out
            assert typed.endswith(f"play --data {tmp_path / 'a'} --no-browser --port 0 --lan")
        with serving(tmp_path / "b", "--port", "0", command="play") as server:
            deadline = time.monotonic() + 60
            while not (note.exists() and note.read_text()):
                assert time.monotonic() < deadline
                time.sleep(0.02)
            address, _, secret = note.read_text().strip().removesuffix("/start").rpartition("/")
            assert (address, len(secret)) == (f"{server.address}/#/server", 43)
            _, out, errors = server.stop(signal.SIGINT)
            assert secret not in out + errors + server.first
    finally:
        del os.environ["BROWSER"]


def test_lan_prints_the_address_and_a_code_for_phones(tmp_path: Path) -> None:
    with serving(tmp_path, "--lan", "--no-browser", "--port", "0", command="play") as server:
        about = httpx.get(f"{server.address}/api/v1/server").json()
        _, out, _ = server.stop(signal.SIGINT)
    if about["lan"] is None:
        assert "No network was found" in out
    else:
        assert f"On your network:   {about['lan']}" in out
        assert "▄" in out or "█" in out
        assert not about["lan"].startswith("http://127.")


def test_a_port_that_was_asked_for_and_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with taken_port() as listening:
        port = listening.getsockname()[1]
        done = run("serve", "--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 1
    assert f"cannot listen on 127.0.0.1:{port}" in done.stderr
    assert "--port" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert run("serve", "--port", "70000").returncode == 2


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    here = ("--host", "127.0.0.1")
    with serving(tmp_path / "a", *here) as one, serving(tmp_path / "b", *here) as two:
        ports = [int(server.address.rsplit(":", 1)[1]) for server in (one, two)]
    assert 8090 <= ports[0] < ports[1] < 8110


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        done = run("serve", "--port", "0", "--data", str(tmp_path))
        assert done.returncode == 1
        assert f"another Carrack is running (process {server.process.pid})" in done.stderr
    with serving(tmp_path) as again:  # a killed server leaves no lock behind
        assert httpx.get(f"{again.address}/api/v1/games").status_code == 200


def test_folders_that_cannot_be_used_are_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    done = run("serve", "--port", "0", "--data", str(file))
    assert (done.returncode, "cannot be written" in done.stderr) == (1, True)
    newer = tmp_path / "newer"
    with serving(newer):
        pass
    with sqlite3.connect(newer / "carrack.db") as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    done = run("serve", "--port", "0", "--data", str(newer))
    assert (done.returncode, "newer Carrack" in done.stderr) == (1, True)


def test_bots_play_in_processes_of_their_own_which_end_with_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        made = new_table(server, seats=seats)
        address = f"{server.address}/api/v1/tables/{made['table']}"
        deadline = time.monotonic() + 60
        with watching(server.address, made["table"]):
            while httpx.get(address).json()["seq"] < 5:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        workers = children(server.process.pid)
        assert workers
        server.kill()
    deadline = time.monotonic() + 60
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < deadline, "a worker has outlived its server"
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    if sys.platform != "linux":
        pytest.skip("processes are looked up in /proc")
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def test_stopping_tells_the_watchers_and_takes_no_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = new_table(server)
        with connect(f"{server.live}/api/v1/tables/{made['table']}/live") as live:
            live.send(json.dumps({"tokens": [], "since": None}))
            assert json.loads(live.recv())["type"] == "sync"
            began = time.monotonic()
            server.stop()
            with pytest.raises(ConnectionClosed) as closed:
                live.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
            assert time.monotonic() - began < 10


def test_the_page_comes_small_and_with_headers_that_keep_it_to_itself(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        page = client.get("/")
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"
        assert "server" not in page.headers
        games = client.get("/api/v1/games")
        assert games.headers["cache-control"] == "no-store"
        assert games.headers["content-security-policy"] == policy
        for path in ("/../pyproject.toml", "/%2e%2e/__init__.py", "/assets/..%2f..%2fcli.py"):
            assert client.get(path).status_code == 404
        assert client.get("/.sources").status_code == 404
        rules = client.get("/api/v1/games/amerigo/rules/en")
        assert rules.headers["content-encoding"] == "gzip"
        assert int(rules.headers["content-length"]) < len(rules.content) / 2


def test_a_store_that_is_closed_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "no" / "such" / "folder.db")
