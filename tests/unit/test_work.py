"""Crews: whoever does the work, every job is answered once and in order, whatever befalls them."""

from __future__ import annotations

import os
import pickle
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from carrack.arena.series.playing import make_plan
from carrack.arena.series.simulate import simulate
from carrack.cli.main import main
from carrack.workers import processes
from carrack.workers.batches import Report, Workplace, packed, unpacked
from carrack.workers.foreman import LARGEST_BATCH, WAITING_BATCHES, Died, Foreman, Hall, Worker
from carrack.workers.interrupts import Interrupts
from carrack.workers.processes import AllCores, Processes
from carrack.workers.work import Crew, CrewError, Here, WorkersLost
from support import jobs
from support.bots import killing_bots
from support.games import tiny

CREWS = [Here(), Processes(1), Processes(3), AllCores(1), AllCores(2)]


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    """Every test ends with all workers gone."""
    yield
    assert active_children() == []


@pytest.mark.parametrize("crew", CREWS, ids=lambda crew: f"{type(crew).__name__}")
def test_every_job_is_answered_once_and_in_order(crew: Crew) -> None:
    answers = list(crew.answers(jobs.SquareWork(0.004), range(200)))
    assert [(job, answer[0]) for job, answer in answers] == [(n, n * n) for n in range(200)]
    assert crew.seconds > 0.1


@pytest.mark.parametrize("crew", CREWS, ids=lambda crew: f"{type(crew).__name__}")
def test_no_jobs_have_no_answers(crew: Crew) -> None:
    assert list(crew.answers(jobs.SquareWork(), [])) == []
    assert crew.seconds == 0


def test_the_work_is_shared() -> None:
    found = {answer[1] for _, answer in Processes(3).answers(jobs.SquareWork(0.01), range(100))}
    assert len(found) == 3
    assert os.getpid() not in found


def test_all_cores_are_hired_only_for_what_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    short = [answer[1] for _, answer in AllCores(2).answers(jobs.SquareWork(), range(50))]
    assert set(short) == {os.getpid()}
    monkeypatch.setattr(processes, "TRIAL", 0.05)
    long = [answer[1] for _, answer in AllCores(2).answers(jobs.SquareWork(0.01), range(50))]
    assert long[0] == os.getpid()
    assert os.getpid() not in long[-20:]


@pytest.mark.parametrize("count", [0, -2])
def test_a_crew_has_at_least_one_worker(count: int) -> None:
    with pytest.raises(ValueError, match=f"at least one process, not {count}"):
        Processes(count)


def test_jobs_are_taken_only_as_they_are_needed() -> None:
    taken = 0

    def numbers() -> Iterator[int]:
        nonlocal taken
        while True:
            yield taken
            taken += 1

    crew, most = Processes(2), 2 * WAITING_BATCHES * LARGEST_BATCH
    with closing(crew.answers(jobs.SquareWork(0.5, slow=(0,)), numbers())) as answers:
        for job, _ in answers:
            assert taken - job <= most
            if job == 3 * most:
                break


# --- workers that die ----------------------------------------------------------------------------


class Mortal(Worker[int, int]):
    """A worker in this process that dies now and then, at any moment."""

    def __init__(self, fate: random.Random, risk: float) -> None:
        self.fate = fate
        self.risk = risk
        self.place = Workplace()
        self.told = self.place.make_ready(pickle.dumps(jobs.SquareWork()))

    def give(self, jobs: list[int]) -> None:
        self.told = self.place.do(pickle.dumps(jobs), lambda: False)

    def report(self) -> Report[int]:
        if self.fate.random() < self.risk:
            raise Died("its time had come")
        return unpacked(packed(self.told))

    def stop(self) -> None: ...
    def dismiss(self) -> None: ...
    def kill(self) -> None: ...
    def gone(self) -> None: ...


class Village(Hall[int, int]):
    """Where mortals are hired. They are heard in any order, seldom all at once."""

    def __init__(self, fate: random.Random, size: int, risk: float) -> None:
        self.fate = fate
        self.size = size
        self.risk = risk
        self.patience = 60.0
        self.pace = 1e-4

    def hire(self) -> Mortal:
        return Mortal(self.fate, self.risk)

    def heard(self, workers: list[Worker[int, int]], seconds: float) -> list[Worker[int, int]]:
        return self.fate.sample(workers, self.fate.randint(1, len(workers)))

    def nobody_came(self) -> str:
        return "the village is empty"


@pytest.mark.parametrize("seed", range(20))
def test_whoever_dies_and_when_every_job_is_answered_once(seed: int) -> None:
    fate = random.Random(seed)
    village = Village(fate, size=fate.randint(1, 5), risk=0.01)
    foreman = Foreman(village, range(500), None)
    assert [(job, answer[0]) for job, answer in foreman.answers()] == [
        (n, n * n) for n in range(500)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_equal_jobs_are_each_answered_whoever_dies(seed: int) -> None:
    village = Village(random.Random(seed), size=3, risk=0.05)
    village.pace = 0.0  # so that all batches have one job, and are alike
    assert len(list(Foreman(village, [7] * 200, None).answers())) == 200


def test_where_nobody_comes_it_is_said() -> None:
    class Deserted(Village):
        def heard(self, workers: list[Worker[int, int]], seconds: float) -> list[Worker[int, int]]:
            return []

    village = Deserted(random.Random(1), 2, risk=0.0)
    village.patience = 0.05
    with pytest.raises(CrewError, match="the village is empty"):
        list(Foreman(village, range(5), None).answers())


def test_where_everybody_dies_at_once_it_is_said() -> None:
    with pytest.raises(WorkersLost, match="3 workers in a row died while starting") as lost:
        list(Foreman(Village(random.Random(1), 2, risk=1.0), range(5), None).answers())
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


def test_a_job_that_kills_whoever_does_it_is_named() -> None:
    answered = []
    with pytest.raises(WorkersLost, match=r"died over job 5 .*killed by signal 9") as lost:
        for job, _ in Processes(2).answers(jobs.FailingWork("kill"), range(50)):
            answered.append(job)
    assert lost.value.jobs == [5]
    assert answered == [0, 1, 2, 3, 4]


def test_workers_that_end_as_they_start_are_no_endless_loop() -> None:
    with pytest.raises(WorkersLost, match=r"died while starting .*exit code 7"):
        list(Processes(2).answers(jobs.FailingWork("stillborn"), range(50)))


@pytest.mark.parametrize(
    ("work", "answers"),
    [("SquareWork(0.01)", 30), ("SquareWork(3600, tuple(range(1, 99)))", 1)],
    ids=["short", "in the middle of a job"],
)
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path, work: str, answers: int) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "from support import jobs\n"
        "from carrack.workers.processes import Processes\n"
        "if __name__ == '__main__':\n"
        f"    for job, answer in Processes(2).answers(jobs.{work}, range(10**6)):\n"
        "        print(answer[1], flush=True)\n"
    )
    tests = str(Path(__file__).parents[1])
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([tests, *sys.path])},
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


@pytest.mark.parametrize("crew", [Here(), Processes(2)], ids=["here", "processes"])
def test_an_error_is_raised_where_the_answer_is_awaited(crew: Crew) -> None:
    answered = []
    with pytest.raises(ZeroDivisionError, match="five is odd"):
        for job, _ in crew.answers(jobs.FailingWork("error"), range(50)):
            answered.append(job)
    assert answered == [0, 1, 2, 3, 4]


def test_an_error_tells_where_in_the_worker_it_happened() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        list(Processes(2).answers(jobs.FailingWork("error"), range(50)))
    assert "in wrong\n    raise ZeroDivisionError" in "".join(error.value.__notes__)


@pytest.mark.parametrize(
    ("how", "kind", "message"),
    [
        ("particular", CrewError, "UnpicklableError: five in a row"),
        ("answer", Exception, "lambda"),
        ("start", FileNotFoundError, "no such board"),
    ],
)
def test_what_cannot_be_sent_or_begun_is_an_error_and_no_death(
    how: str, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        list(Processes(2).answers(jobs.FailingWork(how), range(50)))


def test_work_that_cannot_be_sent_is_refused_before_anybody_is_hired() -> None:
    class Secret(jobs.SquareWork):
        """A class that nobody else can find."""

    with pytest.raises((AttributeError, pickle.PicklingError), match="Secret"):
        list(Processes(2).answers(Secret(), range(5)))


def test_a_row_that_is_closed_lets_its_workers_go_at_once() -> None:
    start = time.monotonic()
    with closing(Processes(2).answers(jobs.SquareWork(60, slow=(3, 4)), range(9))) as answers:
        assert next(answers)[0] == 0
    assert time.monotonic() - start < 30
    assert active_children() == []


@pytest.mark.parametrize(
    "crew", [Here(), Processes(2), AllCores(2)], ids=lambda c: type(c).__name__
)
def test_ctrl_c_ends_the_row_with_what_has_been_done(
    crew: Crew, capfd: pytest.CaptureFixture[str]
) -> None:
    answered: list[int] = []
    with Interrupts() as interrupts:
        for job, answer in crew.answers(jobs.SquareWork(0.005), range(100_000), interrupts):
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
    assert re.match(r"carrack: 3 workers in a row died over game \d+ \(process \d+, killed", err)
    assert err.count("\n") == 1
