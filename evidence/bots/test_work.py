"""The pool: whoever does the work, every job is answered once and in order, whatever happens."""

from __future__ import annotations

import os
import pickle
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from evidence.bots import jobs

from carrack.arena.series.playing import make_plan
from carrack.arena.series.simulate import simulate
from carrack.cli.main import main
from carrack.workers import pool as pools
from carrack.workers.batches import BatchWorker, Report
from carrack.workers.interrupts import Interrupts
from carrack.workers.pool import LARGEST_BATCH, WAITING_BATCHES, Pool, PoolWorker
from carrack.workers.work import PoolError, WorkerDied, WorkersLost
from support.bots import killing_bots
from support.games import tiny

POOLS = [Pool(1), Pool(3), Pool()]


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    """Every test ends with all workers gone."""
    yield
    assert active_children() == []


@pytest.mark.parametrize("pool", POOLS, ids=lambda pool: f"{pool.count}")
def test_every_job_is_answered_once_and_in_order(pool: Pool) -> None:
    answers = list(pool.map(jobs.SquareWork(0.004), range(200)))
    assert [(job, answer[0]) for job, answer in answers] == [(n, n * n) for n in range(200)]
    assert pool.seconds > 0.1


@pytest.mark.parametrize("pool", POOLS, ids=lambda pool: f"{pool.count}")
def test_no_jobs_have_no_answers(pool: Pool) -> None:
    assert list(pool.map(jobs.SquareWork(), [])) == []
    assert pool.seconds == 0


def sharing(pool: Pool, count: int) -> set[int]:
    """The processes that answer a row of jobs, which goes on until there are so many."""
    found: set[int] = set()

    def row() -> Iterator[int]:
        while len(found) < count:
            yield 0

    for _, answer in pool.map(jobs.SquareWork(0.01), row()):
        found.add(answer[1])
    return found


def test_the_work_is_shared() -> None:
    assert os.getpid() not in sharing(Pool(3), 3)


def test_processes_are_started_only_for_what_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "cores", lambda: 2)
    monkeypatch.setattr(pools, "TRIAL", 60.0)  # a busy machine may stand still for half a second
    short = [answer[1] for _, answer in Pool().map(jobs.SquareWork(), range(50))]
    assert set(short) == {os.getpid()}
    monkeypatch.setattr(pools, "TRIAL", 0.05)
    long = [answer[1] for _, answer in Pool().map(jobs.SquareWork(0.01), range(50))]
    assert long[0] == os.getpid()
    assert os.getpid() not in long[-20:]


@pytest.mark.parametrize("count", [0, -2])
def test_a_pool_has_at_least_one_worker(count: int) -> None:
    with pytest.raises(ValueError, match=f"at least one worker, not {count}"):
        Pool(count)


def test_within_a_block_workers_are_kept_for_the_next_work() -> None:
    with Pool(2) as pool:
        first, second = sharing(pool, 2), sharing(pool, 2)
        assert len(first) == 2 and first == second
        os.kill(min(first), signal.SIGKILL)
        others = pool.map(jobs.FailingWork("kill"), range(5))
        assert [answer for _, answer in others] == [*range(5)]


def test_jobs_are_taken_only_as_they_are_needed() -> None:
    taken = 0

    def numbers() -> Iterator[int]:
        nonlocal taken
        while True:
            yield taken
            taken += 1

    pool, most = Pool(2), 2 * WAITING_BATCHES * LARGEST_BATCH
    with closing(pool.map(jobs.SquareWork(0.5, slow=(0,)), numbers())) as answers:
        for job, _ in answers:
            assert taken - job <= most
            if job == 3 * most:
                break


# --- workers that die ----------------------------------------------------------------------------


class Mortal:
    """A worker in this process that dies now and then, at any moment."""

    def __init__(self, fate: random.Random, risk: float) -> None:
        self.fate = fate
        self.risk = risk
        self.worker = BatchWorker()

    def send(self, message: Any) -> None:
        self.report = self.worker.handle(pickle.loads(pickle.dumps(message)), lambda: False)

    def receive(self) -> Report[int]:
        if self.fate.random() < self.risk:
            raise WorkerDied("its time had come")
        return self.report

    def interrupt(self) -> None: ...
    def kill(self) -> None: ...


class Village(Pool):
    """A pool of mortals. They are heard in any order, seldom all at once."""

    pace = 1e-4

    def __init__(self, fate: random.Random, size: int, risk: float) -> None:
        super().__init__(size)
        self.fate = fate
        self.risk = risk

    def start(self) -> Mortal:
        return Mortal(self.fate, self.risk)

    def ready(self, workers: list[PoolWorker], seconds: float) -> list[PoolWorker]:
        return self.fate.sample(workers, self.fate.randint(1, len(workers)))

    def end(self, workers: Sequence[PoolWorker]) -> None: ...

    def nobody_came(self) -> str:
        return "the village is empty"


@pytest.mark.parametrize("seed", range(20))
def test_whoever_dies_and_when_every_job_is_answered_once(seed: int) -> None:
    fate = random.Random(seed)
    village = Village(fate, size=fate.randint(2, 5), risk=0.01)
    answers = village.map(jobs.SquareWork(), range(500))
    assert [(job, answer[0]) for job, answer in answers] == [(n, n * n) for n in range(500)]


@pytest.mark.parametrize("seed", range(5))
def test_equal_jobs_are_each_answered_whoever_dies(seed: int) -> None:
    village = Village(random.Random(seed), size=3, risk=0.05)
    village.pace = 0.0  # so that all batches have one job, and are alike
    assert len(list(village.map(jobs.SquareWork(), [7] * 200))) == 200


def test_where_nobody_comes_it_is_said() -> None:
    class Deserted(Village):
        def ready(self, workers: list[PoolWorker], seconds: float) -> list[PoolWorker]:
            return []

    village = Deserted(random.Random(1), 2, risk=0.0)
    village.patience = 0.05
    with pytest.raises(PoolError, match="the village is empty"):
        list(village.map(jobs.SquareWork(), range(5)))


def test_where_everybody_dies_at_once_it_is_said() -> None:
    with pytest.raises(WorkersLost, match="3 workers in a row died while starting") as lost:
        list(Village(random.Random(1), 2, risk=1.0).map(jobs.SquareWork(), range(5)))
    assert lost.value.jobs == []


def test_a_killed_process_changes_nothing_in_the_totals() -> None:
    plan = make_plan(tiny.GAME, ["careful", "random", "careful"], 600, seed=7, sources=True)
    killed: list[int] = []

    def kill(games: int) -> None:
        alive = [child.pid or 0 for child in active_children() if child.pid not in killed]
        if len(killed) < 3 and alive:
            killed.append(min(alive))  # the newest may only just be starting
            os.kill(killed[-1], signal.SIGKILL)

    undisturbed, disturbed = (
        simulate(plan, workers, progress).to_json() for workers, progress in ((1, None), (3, kill))
    )
    del undisturbed["seconds"], disturbed["seconds"]
    assert disturbed == undisturbed
    assert len(killed) == 3


def test_records_of_a_killed_worker_are_whole(tmp_path: Path) -> None:
    kept, hit = tmp_path / "kept", tmp_path / "hit"
    for folder in (kept, hit):
        plan = make_plan(tiny.GAME, ["careful", "random"], 60, seed=7, records=str(folder))
        done: list[int] = []

        def kill(games: int, folder: Path = folder, done: list[int] = done) -> None:
            done.append(games)
            if folder == hit and len(done) == 5:
                os.kill(active_children()[0].pid or 0, signal.SIGKILL)

        simulate(plan, 2, kill)
    assert len(list(kept.iterdir())) == 60
    for path in kept.iterdir():
        assert path.read_bytes() == (hit / path.name).read_bytes()


def test_a_job_that_kills_its_worker_is_named() -> None:
    answered = []
    with pytest.raises(WorkersLost, match=r"died over job 5 .*killed by signal 9") as lost:
        for job, _ in Pool(2).map(jobs.FailingWork("kill"), range(50)):
            answered.append(job)
    assert lost.value.jobs == [5]
    assert answered == [0, 1, 2, 3, 4]


def test_workers_that_end_as_they_start_are_no_endless_loop() -> None:
    with pytest.raises(WorkersLost, match=r"died while starting .*exit code 7"):
        list(Pool(2).map(jobs.FailingWork("stillborn"), range(50)))


@pytest.mark.parametrize(
    ("work", "answers"),
    [("SquareWork(0.01)", 30), ("SquareWork(3600, tuple(range(1, 99)))", 1)],
    ids=["short", "in the middle of a job"],
)
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path, work: str, answers: int) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "from evidence.bots import jobs\n"
        "from carrack.workers.pool import Pool\n"
        "if __name__ == '__main__':\n"
        f"    for job, answer in Pool(2).map(jobs.{work}, range(10**6)):\n"
        "        print(answer[1], flush=True)\n"
    )
    root = str(Path(__file__).parents[2])
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([root, *sys.path])},
    )
    assert parent.stdout is not None
    with parent.stdout:
        workers = {int(parent.stdout.readline()) for _ in range(answers)}
        parent.kill()
        parent.wait()
    while any(alive(worker) for worker in workers):  # pytest's time limit ends this
        time.sleep(0.05)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# --- what else goes wrong ------------------------------------------------------------------------


@pytest.mark.parametrize("pool", [Pool(1), Pool(2)], ids=["here", "processes"])
def test_an_error_is_raised_where_the_answer_is_awaited(pool: Pool) -> None:
    answered = []
    with pytest.raises(ZeroDivisionError, match="five is odd"):
        for job, _ in pool.map(jobs.FailingWork("error"), range(50)):
            answered.append(job)
    assert answered == [0, 1, 2, 3, 4]


def test_an_error_tells_where_in_the_worker_it_happened() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        list(Pool(2).map(jobs.FailingWork("error"), range(50)))
    assert "in wrong\n    raise ZeroDivisionError" in "".join(error.value.__notes__)


@pytest.mark.parametrize(
    ("how", "kind", "message"),
    [
        ("particular", PoolError, "UnpicklableError: five in a row"),
        ("answer", Exception, "lambda"),
        ("start", FileNotFoundError, "no such board"),
    ],
)
def test_what_cannot_be_sent_or_begun_is_an_error_and_no_death(
    how: str, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        list(Pool(2).map(jobs.FailingWork(how), range(50)))


def test_work_that_cannot_be_sent_is_refused_before_anybody_is_hired() -> None:
    class Secret(jobs.SquareWork):
        """A class that nobody else can find."""

    with pytest.raises((AttributeError, pickle.PicklingError), match="Secret"):
        list(Pool(2).map(Secret(), range(5)))


def test_a_row_that_is_closed_lets_its_workers_go_at_once() -> None:
    start = time.monotonic()
    with closing(Pool(2).map(jobs.SquareWork(60, slow=(3, 4)), range(9))) as answers:
        assert next(answers)[0] == 0
    assert time.monotonic() - start < 30
    assert active_children() == []


@pytest.mark.parametrize("pool", [Pool(1), Pool(2), Pool()], ids=lambda pool: f"{pool.count}")
def test_ctrl_c_ends_the_row_with_what_has_been_done(
    pool: Pool, capfd: pytest.CaptureFixture[str]
) -> None:
    answered: list[int] = []
    with Interrupts() as interrupts:
        for job, answer in pool.map(jobs.SquareWork(0.005), range(100_000), interrupts.stop):
            assert answer[0] == job * job
            answered.append(job)
            if len(answered) == 10:
                signal.raise_signal(signal.SIGINT)
    assert 10 <= len(answered) < 1000
    assert answered == sorted(set(answered))
    assert "Ctrl-C again ends at once" in capfd.readouterr().err


def test_a_game_that_kills_its_workers_is_named_on_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    argv = ["simulate", killing_bots.GAME.name, "--bots", "random,jump", "--workers", "2"]
    assert main([*argv, "--option", "deal=tight"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.match(r"carrack: 3 workers in a row died over game \d+ \(its process was killed", err)
    assert err.count("\n") == 1
