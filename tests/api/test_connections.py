"""What is watched of connections, on transports and a clock of the test's own."""

from __future__ import annotations

import errno
import math
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from carrack.server.http import connections
from carrack.server.http.clients import Clients
from carrack.server.http.connections import (
    CLOSING_SECONDS,
    EXPLAINED,
    STALLED_SECONDS,
    Connections,
    few_left,
    raised_descriptors,
)
from carrack.server.http.prices import PATIENCE, Budgets
from carrack.server.http.statuses import status_of
from carrack.server.settings import Settings
from support.server.clock import Clock


@dataclass(eq=False)
class Line:
    """A transport that accepts writes only when a test lets it."""

    unread: int = 0
    closing: bool = False
    aborted: bool = False

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


@dataclass(eq=False)
class Watched:
    """A connection as it is watched."""

    transport: Any = field(default_factory=Line)
    deadline: float = math.inf
    stalled: bool = False
    expired: bool = False

    def expire(self) -> None:
        self.expired = True


def gate(clock: Clock, **limits: Any) -> Connections:
    settings = Settings(**limits)
    return Connections(settings, Clients(settings), Budgets(settings, clock), clock)


def test_an_address_has_so_many_connections_and_gets_them_back(clock: Clock) -> None:
    here = gate(clock, connections_per_address=2)
    lines: list[Any] = [Line() for _ in range(3)]
    problems = [here.enter(line, "192.0.2.7", 1) for line in lines]
    assert [problem and status_of(problem) for problem in problems] == [None, None, 429]
    assert here.enter(Line(), "192.0.2.8", 1) is None  # type: ignore[arg-type]
    for line in lines:
        here.leave(line)
        here.leave(line)  # HTTP and WebSocket may both say so
    assert dict(here.by_address) == {"192.0.2.8": 1}
    assert here.enter(lines[0], "192.0.2.7", 1) is None


def test_whoever_is_refused_again_and_again_is_not_even_told(clock: Clock) -> None:
    here = gate(clock, connections_per_address=1, cost_at_once=10_000)
    lines: list[Any] = [Line() for _ in range(EXPLAINED + 2)]
    for line in lines:
        here.enter(line, "192.0.2.7", 1)
    assert [line.aborted for line in lines] == [False] * (EXPLAINED + 1) + [True]


def test_coming_and_going_has_its_price(clock: Clock) -> None:
    here = gate(clock, cost_at_once=10, cost_per_second=10)
    let_in = 0
    while True:
        line: Any = Line()
        if here.enter(line, "192.0.2.7", 1) is not None:
            break
        here.leave(line)
        let_in += 1
    assert let_in == (10 + PATIENCE * 10) * 2
    clock.now = 1.0
    assert here.enter(line, "192.0.2.7", 1) is None


def test_the_own_machine_and_named_proxies_are_not_counted(clock: Clock) -> None:
    here = gate(clock, connections_per_address=1, loopback_exempt=True, proxies=("10.0.0.0/8",))
    for peer in ("127.0.0.1", "10.1.2.3"):
        for _ in range(5):
            assert here.enter(Line(), peer, 1) is None  # type: ignore[arg-type]
    assert not here.by_address


def test_a_full_server_refuses_newcomers(clock: Clock) -> None:
    here = gate(clock, most_connections=5)
    assert here.enter(Line(), "192.0.2.7", 5) is None  # type: ignore[arg-type]
    line: Any = Line()
    problem = here.enter(line, "192.0.2.7", 6)
    assert problem is not None
    assert (status_of(problem), problem.retry_after, line.aborted) == (503, 10, False)
    here.enter(line, "192.0.2.7", 5 + here.backlog + 1)
    assert line.aborted


def test_what_is_overdue_expires_and_what_is_closing_already_does_not(clock: Clock) -> None:
    here = gate(clock)
    late, early, closing = Watched(deadline=1.0), Watched(deadline=9.0), Watched(deadline=1.0)
    closing.transport.closing = True
    clock.now = 2.0
    here.sweep([late, early, closing])
    assert (late.expired, early.expired, closing.expired) == (True, False, False)


def test_who_takes_nothing_is_broken_off_and_who_is_slow_is_not(clock: Clock) -> None:
    here = gate(clock)
    stuck, slow, gone = (Watched(Line(unread=1_000), stalled=True) for _ in range(3))
    gone.transport.closing = True
    broken: dict[str, float] = {}
    while clock.now < 2 * STALLED_SECONDS:
        here.sweep([stuck, slow, gone])
        slow.transport.unread -= 1
        for name, watched in (("stuck", stuck), ("slow", slow), ("gone", gone)):
            if watched.transport.aborted:
                broken.setdefault(name, clock.now)
        clock.now += 1.0
    assert broken == {"stuck": STALLED_SECONDS + 1, "gone": CLOSING_SECONDS + 1}
    slow.stalled = False
    here.sweep([slow])
    assert slow.transport not in here.waiting


def test_whoever_keeps_the_server_is_told_that_many_are_refused(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    here = gate(clock, most_connections=1)
    for second in range(180):
        clock.now = float(second)
        for _ in range(10):
            here.enter(Line(), "192.0.2.7", 2)  # type: ignore[arg-type]
        here.sweep([])
    assert [record.getMessage().split()[0] for record in caplog.records] == ["200", "600", "600"]


def raising(number: int) -> Callable[..., int]:
    """An `os.open` that fails in that way."""

    def fail(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    return fail


def test_descriptors_are_raised_and_watched(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert raised_descriptors() >= 256
    read, write = os.pipe()
    os.close(write)
    os.close(read)
    assert not few_left(read + 100, 50)
    assert few_left(read + 100, 101)
    monkeypatch.setattr(os, "open", raising(errno.ENOENT))
    assert not few_left(0, 0)
    monkeypatch.setattr(os, "open", raising(errno.EMFILE))
    assert few_left(1_000_000, 0)
    monkeypatch.undo()
    here = gate(clock)
    monkeypatch.setattr(connections, "few_left", lambda *_: True)
    for _ in range(3):
        here.sweep([])
    problem = here.enter(Line(), "192.0.2.7", 1)  # type: ignore[arg-type]
    assert problem is not None
    assert status_of(problem) == 503
    assert caplog.text.count("almost out of descriptors") == 1
    monkeypatch.setattr(connections, "few_left", lambda *_: False)
    here.sweep([])
    assert here.enter(Line(), "192.0.2.7", 1) is None  # type: ignore[arg-type]
