"""Nobody fills the log of a server by asking."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.server.logs import BURST, LONGEST, MINUTE, RATE, SAME, Brief, Sparing
from carrack.server.tables import glances
from support.server.clock import Clock
from support.server.lines import KEY, UPGRADE, ask, line_to
from support.server.local import LocalServer
from support.server.process import new_table, serving


@pytest.fixture
def written(clock: Clock) -> Iterator[io.StringIO]:
    """What the log of Carrack says."""
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(Brief())
    handler.addFilter(Sparing(clock))
    logging.getLogger("carrack").addHandler(handler)
    yield said
    logging.getLogger("carrack").removeHandler(handler)


def test_what_goes_wrong_again_and_again_is_said_a_few_times_and_then_counted(
    clock: Clock, written: io.StringIO
) -> None:
    log = logging.getLogger("carrack.test")

    def fail(number: int) -> None:
        log.error("failure %d", number)

    for number in range(1_000):
        fail(number)
    assert len(written.getvalue().splitlines()) == SAME
    clock.now = MINUTE
    fail(1_000)
    last = written.getvalue().splitlines()[-1]
    assert last.endswith(f"failure 1000 ({1_000 - SAME} more entries were left out)")
    log.error("something else")
    assert written.getvalue().endswith("carrack.test: something else\n")


def test_an_entry_is_short_and_forges_no_other(written: io.StringIO) -> None:
    log = logging.getLogger("carrack.test")
    log.error("path %s", "a\n2026-01-01 00:00:00 CRITICAL carrack: all is lost\x1b[31m")
    assert len(written.getvalue().splitlines()) == 1
    assert "\x1b" not in written.getvalue()
    log.error("long %s", "x" * 100_000)
    assert len(written.getvalue()) < 2 * LONGEST


def test_all_places_together_write_no_more_than_a_disk_can_bear(
    clock: Clock, written: io.StringIO
) -> None:
    sparing = Sparing(clock)
    passed = 0
    for second in range(3_600):
        clock.now = float(second)
        for line in range(10):
            record = logging.LogRecord(
                "carrack", logging.ERROR, f"{second}.py", line, "x" * 1_000, (), None
            )
            passed += 1_000 * sparing.filter(record)
    assert passed <= BURST + 3_600 * RATE


def test_internal_errors_are_logged_and_do_not_fill_the_log(
    local: LocalServer, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(glances, "mine", broken)
    for _ in range(200):
        assert local.client.post("/api/v1/mine", json={"tables": []}).status_code == 500
    said = written.getvalue()
    assert len(re.findall("RuntimeError: a mistake", said)) == SAME
    assert len(said) <= SAME * (LONGEST + 100)


def test_websockets_that_are_refused_or_gone_leave_nothing_in_the_log(tmp_path: Path) -> None:
    few = {"CARRACK_COST_AT_ONCE": "60", "CARRACK_COST_PER_SECOND": "1"}
    with serving(tmp_path, limits=few) as server:
        made = new_table(server)
        opening = f"GET /api/v1/tables/{made['table']}/live HTTP/1.1\r\n".encode() + UPGRADE + KEY
        answers = set()
        for number in range(30):
            with line_to(server) as line:
                line.sendall(opening + b"\r\n")
                if number % 3:
                    answers.add(line.recv(1_000)[9:12])
            if b"429" in answers:
                break
        _, _, errors = server.stop()
    assert b"101" in answers
    assert b"429" in answers
    assert errors == ""


def test_a_flood_of_nonsense_leaves_next_to_nothing_in_the_log(tmp_path: Path) -> None:
    """The review's: 60,000 letters gave three bytes of log for each; a bad request 45 for five."""
    floods = [
        *[b"nonsense\r\n\r\n"] * 100,
        *[
            b"GET /" + b"a" * size + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            for size in (300, 3_000, 60_000)
            for _ in range(20)
        ],
        *[b"GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\nx"] * 5,
        *[b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"] * 20,
    ]
    with serving(tmp_path) as server:
        for flood in floods:
            ask(server, flood)
        _, _, errors = server.stop()
    assert errors == ""
