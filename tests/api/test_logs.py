"""Nobody fills the log of a server by asking."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator

import pytest

from carrack.server.logs import BURST, LONGEST, MINUTE, RATE, SAME, Brief, Sparing
from carrack.server.tables import glances
from support.server.clock import Clock
from support.server.local import LocalServer


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

    monkeypatch.setattr(glances, "glanced", broken)
    for _ in range(200):
        assert local.client.post("/api/v1/mine", json={"tables": []}).status_code == 500
    said = written.getvalue()
    assert len(re.findall("RuntimeError: a mistake", said)) == SAME
    assert len(said) <= SAME * (LONGEST + 100)
