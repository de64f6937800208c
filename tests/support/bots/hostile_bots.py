"""Bots that do everything wrong. A worker process learns of them by unpickling a job."""

from __future__ import annotations

import os
from dataclasses import dataclass
from multiprocessing import parent_process

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.registry import register
from carrack.core.seat import SeatHandle
from carrack.server.thinking.bots import AnalysisTask, DecisionTask
from carrack.workers.worker import Caller, Handler
from support.games import tiny


class HostileBots(tiny.Lanterns):
    """Lanterns with strange advisors."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "harbour"

    def advisors(self) -> dict[str, str]:
        names = ["crash", "dream", "complain", "invent", "swallow", "careful"]
        return {name: f"support.bots.hostile_bots:{name}" for name in names}


@dataclass(frozen=True)
class HostileJob(DecisionTask):
    """A job that brings this module along."""


@dataclass(frozen=True)
class HostileTask(AnalysisTask):
    """A task that brings this module along."""


def hang() -> None:
    """Says nothing more while the process that started this one lives."""
    parent = parent_process()
    assert parent is not None, "only a worker may hang"
    parent.join()


def babbling() -> Handler:
    """A worker whose answers cannot be unpickled."""

    def handle(message: object, caller: Caller) -> None:
        caller.connection.send_bytes(b"no pickle")
        hang()

    return handle


def musing() -> Handler:
    """An analyst that never finishes some records, and returns others as they are."""

    def handle(task: AnalysisTask, caller: Caller) -> dict[str, str]:
        if task.record == "endless":
            caller.progress(1, 10, None)
            hang()
        return {"record": task.record}

    return handle


def crash(handle: SeatHandle, stream: Stream) -> Move:
    os._exit(7)


def dream(handle: SeatHandle, stream: Stream) -> Move:
    hang()
    raise AssertionError


def complain(handle: SeatHandle, stream: Stream) -> Move:
    raise ValueError("I do not like these cards")


def invent(handle: SeatHandle, stream: Stream) -> Move:
    return Move(99, "fly")


def swallow(handle: SeatHandle, stream: Stream) -> Move:
    return Move(len(bytearray(6 << 30)), "everything")


def careful(handle: SeatHandle, stream: Stream) -> Move:
    return tiny.careful(handle, stream)


GAME = HostileBots()
register(GAME)
