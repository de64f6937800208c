"""A crew on a Ray cluster: many machines, or this one with `local`.

Workers are Ray actors of one CPU each. Ray starts none of them again and repeats no call: that a
batch is done again and counts once is seen to by the foreman, as with processes.
"""

from __future__ import annotations

import logging
import os
import pickle
import platform
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from carrack import __version__
from carrack.workers.batches import Report, Workplace, packed, unpacked
from carrack.workers.foreman import Died, Foreman, Hall, Worker
from carrack.workers.interrupts import Interrupts
from carrack.workers.processes import cores
from carrack.workers.work import Answer, Crew, CrewError, Job, Work

LOCAL = "local"
AUTO = "auto"
ADDRESS = re.compile(r"(ray://)?[^/\s]+:\d+")
NONE_HERE = f"; start one with `ray start --head`, or use --ray {LOCAL}"
OBJECT_STORE = 80 * 2**20  # bytes, near the least Ray takes: reports are small
PACE = 0.5  # seconds for a batch; a call to another machine takes milliseconds
PATIENCE = 60.0  # seconds until somebody must have a free CPU
ANSWERING = 5.0  # seconds for a machine to answer at all
KNOCKING = 60.0  # seconds for a cluster to let somebody in
KNOCK = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False)"


class RayCluster(Crew):
    """Workers on the cluster at an address, or on one that is started here for the work.

    `address` is `local`, `auto` (the cluster that runs on this machine) or the head's `HOST:PORT`;
    `count` how many workers there may be, by default one for each CPU. A connection that the
    program already has is used and left alone; any other ends with the row of answers.
    """

    def __init__(self, address: str, count: int | None = None) -> None:
        """Raises CrewError if Ray is not installed, ValueError for fewer than one worker."""
        super().__init__()
        if count is not None and count < 1:
            raise ValueError(f"work needs at least one worker, not {count}")
        self.ray = _imported()
        self.address = address
        self.count = count

    def answers(
        self, work: Work[Job, Answer], jobs: Iterable[Job], interrupts: Interrupts | None = None
    ) -> Generator[tuple[Job, Answer], None, None]:
        """Shares the jobs among actors; no more of them than there are jobs."""
        with self._connected():
            count = self.count if self.count is not None else self._cpus()
            hall = Cluster(self.ray, work, count, self.address)
            foreman = Foreman(hall, jobs, interrupts)
            try:
                yield from foreman.answers()
            finally:
                self.seconds = foreman.watch.seconds

    @contextmanager
    def _connected(self) -> Iterator[None]:
        """Within it there is a cluster. Raises CrewError."""
        if self.ray.is_initialized():
            yield
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked to be reported on
        logging.getLogger("ray").setLevel(logging.ERROR)
        self._connect()
        try:
            yield
        finally:
            self.ray.shutdown()

    def _connect(self) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        quiet["address"] = self.address
        if self.address == LOCAL:
            quiet |= {"include_dashboard": False, "object_store_memory": OBJECT_STORE}
            quiet["num_cpus"] = self.count or cores()
        else:
            knock(self.address)
        try:
            self.ray.init(**quiet)
        except Exception as error:
            raise CrewError(f"Ray at {self.address!r} failed: {error}") from error

    def _cpus(self) -> int:
        """The CPUs of the cluster."""
        count = int(self.ray.cluster_resources().get("CPU", 0))
        if count < 1:
            raise CrewError(f"the Ray cluster at {self.address!r} has no CPUs; start a node in it")
        return count


def _imported() -> Any:
    try:
        import ray
    except ImportError:
        raise CrewError("Ray is not installed; pip install ray") from None
    return ray


def knock(address: str) -> None:
    """Sees whether a cluster answers, from another process, for a vain wait of Ray's ends ours.

    Raises CrewError.
    """
    if address != AUTO and not ADDRESS.fullmatch(address):
        raise CrewError(f"a Ray cluster is named by HOST:PORT, {AUTO} or {LOCAL}, not {address!r}")
    _reach(address)
    try:
        done = subprocess.run(
            [sys.executable, "-c", KNOCK, address],
            capture_output=True,
            text=True,
            timeout=KNOCKING,
            check=False,
            start_new_session=True,  # Ctrl-C is not for it
        )
    except subprocess.TimeoutExpired:
        raise CrewError(
            f"something listens at {address!r}, but no Ray cluster answered for {KNOCKING:.0f} s"
        ) from None
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["it gave no reason"])[-1]
        hint = NONE_HERE if address == AUTO else ""
        raise CrewError(f"no Ray cluster can be used at {address!r}: {reason.rstrip('.')}{hint}")


def _reach(address: str) -> None:
    """Raises CrewError if the address names a machine and a port where nobody listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), ANSWERING).close()
    except (OSError, OverflowError) as error:
        raise CrewError(
            f"no Ray cluster at {address!r} ({error}); start one there with "
            f"`ray start --head --port {port}`, or use --ray {LOCAL}"
        ) from None


def _told(error: Exception) -> str:
    """Why an actor is gone, in one line of the many that Ray has for it."""
    lines = [line for line in str(error).splitlines() if re.match(r"[\w.]+Error: ", line)]
    return lines[-1] if lines else f"its process ended: {type(error).__name__}"


class Place(Workplace):
    """What sits in an actor. While it does a batch, another thread may tell it to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.wish = threading.Event()

    def open(self, work: bytes, version: str, path: list[str]) -> bytes:
        """Makes ready, if this machine has the same Carrack.

        Modules are looked for in the folders of `path` too: those of whoever sends the work.
        """
        if version != __version__:
            message = f"has Carrack {__version__}, but the work comes from {version}"
            return packed(_unequal(f"{message}; install the same version on all machines"))
        sys.path += [folder for folder in path if folder not in sys.path]
        report = self.make_ready(work)
        if isinstance(report.error, ImportError):
            report = _unequal(f"lacks what the work needs ({report.error}); install it there too")
        return packed(report)

    def batch(self, jobs: bytes) -> bytes:
        """Does a batch."""
        return packed(self.do(jobs, self.wish.is_set))

    def stop(self) -> None:
        """No more jobs after the current one; for this actor there will be none."""
        self.wish.set()


def _unequal(what: str) -> Report[Any]:
    """A machine of the cluster is not as it must be."""
    return Report([], CrewError(f"{platform.node()} {what}"), 0.0)


class Cluster(Hall[Job, Answer]):
    """Actors for one piece of work."""

    def __init__(self, ray: Any, work: Work[Job, Answer], size: int, address: str) -> None:
        self.ray = ray
        self.address = address
        self.size = size
        self.patience = PATIENCE
        self.pace = PACE
        self.work = ray.put(pickle.dumps(work))
        self.actor = ray.remote(Place).options(num_cpus=1, max_restarts=0, max_concurrency=2)

    def hire(self) -> Worker[Job, Answer]:
        """Asks for an actor; it starts when a CPU is free."""
        return RayWorker[Job, Answer](self.ray, self.actor.remote(), self.work)

    def heard(
        self, workers: list[Worker[Job, Answer]], seconds: float
    ) -> list[Worker[Job, Answer]]:
        """Those whose call has ended, be it by death."""
        calls: dict[Any, Worker[Job, Answer]] = {}
        for worker in workers:
            assert isinstance(worker, RayWorker)  # hired here
            calls[worker.call] = worker
        self.ray.wait(list(calls), num_returns=1, timeout=seconds)
        ended, _ = self.ray.wait(list(calls), num_returns=len(calls), timeout=0)
        return [calls[call] for call in ended]

    def nobody_came(self) -> str:
        """What to say when no CPU was free in time."""
        return (
            f"no worker of the Ray cluster at {self.address!r} was ready after "
            f"{self.patience:.0f} s; are its CPUs taken? `ray status` tells"
        )


class RayWorker(Worker[Job, Answer]):
    """One actor and the call it is at."""

    def __init__(self, ray: Any, actor: Any, work: Any) -> None:
        self.ray = ray
        self.actor = actor
        self.call = actor.open.remote(work, __version__, sys.path)

    def give(self, jobs: list[Job]) -> None:
        """Calls it with a batch."""
        self.call = self.actor.batch.remote(pickle.dumps(jobs))

    def stop(self) -> None:
        """Calls its other thread."""
        self.actor.stop.remote()

    def report(self) -> Report[Answer]:
        """What the call gave. Raises Died."""
        try:
            return unpacked(self.ray.get(self.call))
        except self.ray.exceptions.RayError as error:
            raise Died(_told(error)) from None

    def dismiss(self) -> None:
        """Ends the actor."""
        self.kill()

    def kill(self) -> None:
        """Ends the actor, whatever it does."""
        with suppress(Exception):  # it is gone already
            self.ray.kill(self.actor)

    def gone(self) -> None:
        """Ray sees to that."""
