"""The first `make play` after its set-up: the page is open at once, and the engine comes later."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from evidence.figures import figure

from support.waiting import found

ROOT = Path(__file__).parents[2]
ABOUT = ("engine_build.py", "engine_copy.py", "Makefile", "src/carrack/workers", "src/carrack/core")
OPEN_SECONDS, COMPILED_SECONDS = 15, 900


def is_compiled(process: str) -> bool:
    return "carrack__mypyc" in Path("/proc", process, "maps").read_text()


def children(process: int) -> list[str]:
    """The processes that any thread of one has started."""
    each = Path(f"/proc/{process}/task").glob("*/children")
    return [child for file in each for child in file.read_text().split()]


def of_bots(server: int) -> list[bool]:
    """Whether each process that a server has started has the compiled engine."""
    commands = {each: Path("/proc", each, "cmdline").read_text() for each in children(server)}
    return [is_compiled(each) for each, command in commands.items() if "spawn_main" in command]


def server_of(shell: int) -> int | None:
    """The server that the shell of `make play` has become or started."""
    own = Path(f"/proc/{shell}/cmdline").read_text()
    return shell if "carrack\0play" in own else next((int(each) for each in children(shell)), None)


def hinted(client: httpx.Client) -> list[Any]:
    """The moves that a bot names at a new table, once it is not another bot's turn."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "deckhand"}]
    made = client.post("/tables", json={"game": "amerigo", "players": 2, "seats": seats}).json()
    way = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    table = f"/tables/{made['table']}"

    def asked() -> list[Any] | None:
        now = {"at": client.get(table, headers=way).json()["seq"], "seat": 0}
        named = client.post(f"{table}/hint", json=now, headers=way).json().get("moves")
        return list(named) if named else None

    return found(asked, "a hint")


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="only Linux tells what is loaded")
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_page_opens_at_once_and_bots_get_the_engine_during_the_game(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", tree / "src", ignore=ignored)
    copied = f"{sys.executable} {ROOT / 'engine_copy.py'} --root {tree} --level 1 --beside"
    play = f"{sys.executable} -m carrack play --no-browser --port 0 --data {tmp_path / 'data'}"
    began = time.monotonic()
    with subprocess.Popen(
        ["sh", "-c", f'PYTHONPATH="$({copied}):{tree / "src"}" {play}'],
        cwd=tmp_path,
        env={**os.environ, "CARRACK_COMPILE": ""},
        text=True,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as shell:
        try:
            assert shell.stdout is not None
            address = shell.stdout.readline().split()[-1]
            assert httpx.get(address).status_code == 200
            figure("seconds until the page is open", time.monotonic() - began, OPEN_SECONDS)
            server = found(lambda: server_of(shell.pid), "the server")
            with httpx.Client(base_url=f"{address}/api/v1", timeout=60) as client:
                assert hinted(client)
                assert set(of_bots(server)) == {False}
                copy = found(lambda: [*tree.glob("build/carrack-O1-*")], "", COMPILED_SECONDS)
                figure("seconds until compiled", time.monotonic() - began, COMPILED_SECONDS)
                assert hinted(client)
                assert True in of_bots(server)
                assert not is_compiled(str(server)), "until its next start"
        finally:
            os.killpg(shell.pid, signal.SIGTERM)
    again = {**os.environ, "PYTHONPATH": str(copy[0])}
    where = "from carrack.core import match; print(match.__file__)"
    command = [sys.executable, "-c", where]
    done = subprocess.run(command, env=again, capture_output=True, text=True, check=True)
    assert done.stdout.rstrip().endswith((".so", ".pyd"))
