"""A pool on a Ray cluster: what it is refused for, and one series whose workers are killed."""

from __future__ import annotations

import json
import os
import pickle
import platform
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from evidence.bots import jobs

from carrack import __version__
from carrack.arena.series.playing import make_plan
from carrack.arena.series.simulate import simulate
from carrack.cli.main import main
from carrack.workers import ray_cluster
from carrack.workers.batches import Preparation
from carrack.workers.ray_cluster import Actor, RayPool
from carrack.workers.work import PoolError, Work
from carrack.workers.worker import opened
from support.games import tiny

ray = pytest.importorskip("ray")

Captured = pytest.CaptureFixture[str]
ASKED = ["simulate", tiny.GAME.name, "--bots", "careful,random,careful", "--json", "--seed", "4"]


@pytest.fixture(autouse=True)
def token_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster that a test starts keeps its token out of the user's home."""
    token = tmp_path / "token"
    token.write_text("0" * 64)
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(token))


def refused(capsys: Captured, address: str) -> str:
    assert main([*ASKED, "--ray", address]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("carrack: ")
    assert err.count("\n") == 1
    return err


# --- what is refused -----------------------------------------------------------------------------


def test_without_ray_it_is_said_how_to_install_it(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install ray" in refused(capsys, "local")


def test_an_address_where_nobody_listens_is_reported_at_once(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    monkeypatch.setattr(ray_cluster, "KNOCK", "raise SystemExit('was waited for')")
    message = refused(capsys, f"127.0.0.1:{port}")
    assert f"no Ray cluster at '127.0.0.1:{port}' (" in message
    assert f"ray start --head --port {port}" in message


def test_whoever_listens_and_is_no_cluster_is_not_waited_for_long(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_cluster, "KNOCKING", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as server:
        message = refused(capsys, f"127.0.0.1:{server.getsockname()[1]}")
    assert "no Ray cluster answered for 1 s" in message


def test_an_address_that_is_none_is_refused(capsys: Captured) -> None:
    assert "named by HOST:PORT, auto or local, not 'nonsense'" in refused(capsys, "nonsense")


def test_where_no_cluster_runs_it_is_said_how_to_start_one(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_cluster, "KNOCK", "raise ConnectionError('none is running')")
    message = refused(capsys, "auto")
    assert "at 'auto': ConnectionError: none is running" in message
    assert "start one with `ray start --head`" in message


def test_a_cluster_needs_a_worker() -> None:
    with pytest.raises(ValueError, match="at least one worker, not 0"):
        RayPool("local", 0)


def prepared(work: Work[Any, Any], version: str) -> Any:
    """What an actor says of a piece of work from a Carrack of that version."""
    return opened(Actor(version, []).answer(pickle.dumps(Preparation(pickle.dumps(work)))))


def test_machines_with_another_carrack_are_not_let_in() -> None:
    assert prepared(jobs.SquareWork(), __version__).error is None
    with pytest.raises(PoolError, match="install the same version on all machines"):
        prepared(jobs.SquareWork(), "0.0.1")


def test_machines_that_lack_a_game_are_named() -> None:
    plan = replace(make_plan(tiny.GAME, ["random"] * 2, 3), home="nowhere")
    message = f"{platform.node()} lacks what the work needs (No module named"
    with pytest.raises(PoolError, match=re.escape(message)):
        prepared(plan, __version__)


# --- on a cluster --------------------------------------------------------------------------------


def played(capsys: Captured, *more: str) -> dict[str, Any]:
    """What the command prints, without the time it took."""
    assert main([*ASKED, *more]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    del data["seconds"]
    return data


def actors(busy: bool = False) -> list[int]:
    """The processes of actors that this process has started, by way of Ray's own."""
    parents: dict[int, int] = {}
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status, name = (folder / "stat").read_text(), (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        process = int(folder.name)
        parents[process] = int(status.rpartition(")")[2].split()[1])
        if name.startswith(b"ray::Actor.answer" if busy else b"ray::Actor"):
            found.append(process)
    return [process for process in found if os.getpid() in ancestors(process, parents)]


def ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process in parents:
        process = parents[process]
        yield process


class Unhurried:
    """The clock by which Ray gives a node half a minute to start: a busy machine may take five."""

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)

    @staticmethod
    def monotonic() -> float:
        return time.monotonic() / 10


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gives up because a cluster on a busy machine starts slowly."""
    monkeypatch.setattr("ray._private.node.time", Unhurried())
    monkeypatch.setattr(RayPool, "patience", 600.0)


class Killer(threading.Thread):
    """Kills two workers of a cluster, one after the other, in the middle of a batch."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.killed: list[int] = []
        self.over = threading.Event()

    def run(self) -> None:
        while len(self.killed) < 2 and not self.over.wait(0.02):
            for process in actors(busy=True):
                if process not in self.killed:
                    os.kill(process, signal.SIGKILL)
                    self.killed.append(process)
                    break


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="workers are found by /proc")
@pytest.mark.usefixtures("patient")
@pytest.mark.thorough
def test_a_killed_worker_of_a_cluster_changes_nothing(capsys: Captured) -> None:
    killer = Killer()
    killer.start()
    try:
        disturbed = played(capsys, "--games", "2000", "--ray", "local", "--workers", "2")
    finally:
        killer.over.set()
        killer.join()
    assert len(killer.killed) == 2
    assert disturbed == played(capsys, "--games", "2000", "--workers", "1")
    assert not ray.is_initialized()
    assert actors() == []


@pytest.mark.thorough
@pytest.mark.timeout(200)
def test_own_bots_travel_by_name(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2] / "tests/support" / "bots")
    bots = f"cmd:{sys.executable} own_program.py,own_class.py:OwnBot"
    series = ["--bots", bots, "--games", "20"]
    alone = played(capsys, *series, "--workers", "1")
    assert played(capsys, *series, "--ray", "local", "--workers", "2") == alone


@pytest.mark.thorough
@pytest.mark.timeout(200)
def test_a_connection_that_was_there_is_used_and_left_alone() -> None:
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": 40}
    ray.init("local", num_cpus=2, **quiet)
    try:
        pool, done = RayPool("local"), list[int]()

        def hit(games: int) -> None:
            done.append(games)
            if len(done) == 20:
                signal.raise_signal(signal.SIGINT)

        plan = make_plan(tiny.GAME, ["careful", "random"], 100_000, seed=7)
        totals = simulate(plan, pool, hit)
        assert totals.interrupted
        assert 20 <= totals.games == sum(done) < 100_000
        answers = pool.map(jobs.FailingWork("error"), range(50))
        assert [next(answers)[0] for _ in range(5)] == [0, 1, 2, 3, 4]
        with pytest.raises(ZeroDivisionError, match="five is odd"):
            next(answers)
        assert ray.is_initialized()
    finally:
        ray.shutdown()


@pytest.mark.thorough
@pytest.mark.timeout(300)
def test_a_cluster_is_found_by_its_address(capsys: Captured) -> None:
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # short, for its sockets
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    tests = str(Path(__file__).parents[2] / "tests")
    start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    start.append("--include-dashboard=0")
    head = subprocess.Popen(
        [*start, *f"--port {port} --num-cpus 2 --temp-dir {folder}".split()],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": tests},
    )
    try:
        address = f"127.0.0.1:{port}"
        while subprocess.call([sys.executable, "-c", ray_cluster.KNOCK, address], stderr=-3):
            assert head.poll() is None
        assert played(capsys, "--ray", address) == played(capsys, "--workers", "1")
        assert not ray.is_initialized()
    finally:
        head.terminate()
        head.wait()
        shutil.rmtree(folder, ignore_errors=True)
