"""A pool on a Ray cluster: many machines, or this one with `local`.

Workers are Ray actors of one CPU each. Ray restarts none of them and repeats no call: the pool
ensures that a batch is repeated and counts once, as with processes.
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
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from carrack import __version__
from carrack.workers.batches import BatchWorker, Preparation, Report
from carrack.workers.pool import Pool, PoolWorker, cores, never
from carrack.workers.work import Answer, Job, PoolError, Stop, Work, WorkerDied
from carrack.workers.worker import answered, opened

LOCAL = "local"
AUTO = "auto"
ADDRESS = re.compile(r"(ray://)?[^/\s]+:\d+")
NONE_HERE = f"; start one with `ray start --head`, or use --ray {LOCAL}"
OBJECT_STORE = 80 * 2**20  # bytes, near the least Ray takes: reports are small
ANSWERING = 5.0  # seconds for a machine to answer at all
KNOCKING = 60.0  # seconds for a cluster to accept a connection
KNOCK = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False)"


class RayPool(Pool):
    """Workers on the cluster at an address, or on one that is started here for the work.

    `address` is `local`, `auto` (the cluster that runs on this machine) or the head's `HOST:PORT`;
    `count` is the most workers, by default one for each CPU. A connection that the program already
    has is used and left open; any other ends with the series.
    """

    patience = 60.0  # seconds until a CPU must be free
    pace = 0.5  # a call to another machine takes milliseconds

    def __init__(self, address: str, count: int | None = None) -> None:
        """Raises PoolError if Ray is not installed, ValueError for fewer than one worker."""
        super().__init__(count)
        self.ray = _imported()
        self.address = address

    def map(
        self, work: Work[Job, Answer], jobs: Iterable[Job], stop: Stop = never, noun: str = "job"
    ) -> Generator[tuple[Job, Answer], None, None]:
        """As any pool does; no job is done in this process."""
        self.seconds = 0.0
        with self._connected():
            size = self.count if self.count is not None else self._cpus()
            self.actor = self.ray.remote(Actor).options(
                num_cpus=1, max_restarts=0, max_concurrency=2
            )
            yield from self._shared(size, work, iter(jobs), stop, noun)

    def start(self) -> PoolWorker:
        """Request an actor; it starts when a CPU is free."""
        return RayWorker(self.ray, self.actor.remote(__version__, sys.path))

    def ready(self, workers: list[PoolWorker], seconds: float) -> list[PoolWorker]:
        """Those whose call has ended, even by death; waits `seconds` for the first one."""
        calls: dict[Any, PoolWorker] = {worker.call: worker for worker in _ours(workers)}
        self.ray.wait(list(calls), num_returns=1, timeout=seconds)
        ended, _ = self.ray.wait(list(calls), num_returns=len(calls), timeout=0)
        return [calls[call] for call in ended]

    def end(self, workers: Sequence[PoolWorker]) -> None:
        """End actors."""
        for worker in workers:
            worker.kill()

    def nobody_came(self) -> str:
        """The message if no CPU was free in time."""
        return (
            f"no worker of the Ray cluster at {self.address!r} was ready after "
            f"{self.patience:.0f} s; are its CPUs taken? See `ray status`"
        )

    @contextmanager
    def _connected(self) -> Iterator[None]:
        """A context with a cluster. Raises PoolError."""
        if self.ray.is_initialized():
            yield
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # do not report users' usage
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
            raise PoolError(f"Ray at {self.address!r} failed: {error}") from error

    def _cpus(self) -> int:
        """The CPUs of the cluster."""
        count = int(self.ray.cluster_resources().get("CPU", 0))
        if count < 1:
            raise PoolError(f"the Ray cluster at {self.address!r} has no CPUs; start a node in it")
        return count


def _imported() -> Any:
    try:
        import ray
    except ImportError:
        raise PoolError("Ray is not installed; pip install ray") from None
    return ray


def knock(address: str) -> None:
    """Check whether a cluster answers, from another process, as Ray ends one that waits in vain.

    Raises PoolError.
    """
    if address != AUTO and not ADDRESS.fullmatch(address):
        raise PoolError(f"a Ray cluster is named by HOST:PORT, {AUTO} or {LOCAL}, not {address!r}")
    _reach(address)
    try:
        done = subprocess.run(
            [sys.executable, "-c", KNOCK, address],
            capture_output=True,
            text=True,
            timeout=KNOCKING,
            check=False,
            start_new_session=True,  # keep Ctrl-C from it
        )
    except subprocess.TimeoutExpired:
        raise PoolError(
            f"something listens at {address!r}, but no Ray cluster answered for {KNOCKING:.0f} s"
        ) from None
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["it gave no reason"])[-1]
        hint = NONE_HERE if address == AUTO else ""
        raise PoolError(f"no Ray cluster can be used at {address!r}: {reason.rstrip('.')}{hint}")


def _reach(address: str) -> None:
    """Raise PoolError if the address names a machine and a port where nothing listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), ANSWERING).close()
    except (OSError, OverflowError) as error:
        raise PoolError(
            f"no Ray cluster at {address!r} ({error}); start one there with "
            f"`ray start --head --port {port}`, or use --ray {LOCAL}"
        ) from None


# --- workers --------------------------------------------------------------------------------------


class Actor:
    """The actor on a machine of the cluster. Another thread may interrupt its work."""

    def __init__(self, version: str, path: list[str]) -> None:
        """Also look for modules in the folders of `path`, those of the sender of the work."""
        self.version = version
        self.worker = BatchWorker()
        self.interrupted = threading.Event()
        sys.path += [folder for folder in path if folder not in sys.path]

    def answer(self, message: bytes) -> bytes:
        """Do what a message says, if this machine has the same Carrack and all that it needs."""
        return answered(message, self._handle)

    def interrupt(self) -> None:
        """Begin no more jobs after the current one; there will be none for this actor."""
        self.interrupted.set()

    def _handle(self, message: Preparation | list[Any]) -> Report[Any]:
        if self.version != __version__:
            raise _unequal(
                f"has Carrack {__version__}, but the work comes from {self.version}; "
                "install the same version on all machines"
            )
        report = self.worker.handle(message, self.interrupted.is_set)
        if isinstance(message, Preparation) and isinstance(report.error, ImportError):
            raise _unequal(f"lacks what the work needs ({report.error}); install it there too")
        return report


def _unequal(what: str) -> PoolError:
    """The error for a machine of the cluster that is not set up as it must be."""
    return PoolError(f"{platform.node()} {what}")


class RayWorker:
    """One actor and its current call."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self.ray = ray
        self.actor = actor
        self.call: Any = None

    def send(self, message: Any) -> None:
        """Call it."""
        self.call = self.actor.answer.remote(pickle.dumps(message))

    def receive(self) -> Any:
        """The result of the call. Raises what was raised there, and WorkerDied."""
        try:
            answer = self.ray.get(self.call)
        except self.ray.exceptions.RayError as error:
            self.kill()
            raise WorkerDied(_reason(error)) from None
        return opened(answer)

    def interrupt(self) -> None:
        """Call its other thread."""
        self.actor.interrupt.remote()

    def kill(self) -> None:
        """End the actor, whatever it is doing."""
        with suppress(Exception):  # it may be gone already
            self.ray.kill(self.actor)


def _ours(workers: Iterable[PoolWorker]) -> Iterator[RayWorker]:
    """The workers, which are actors in this kind of pool."""
    for worker in workers:
        assert isinstance(worker, RayWorker)
        yield worker


def _reason(error: Exception) -> str:
    """Return why an actor is gone, in one line of Ray's many."""
    lines = [line for line in str(error).splitlines() if re.match(r"[\w.]+Error: ", line)]
    return lines[-1] if lines else f"its process ended: {type(error).__name__}"
