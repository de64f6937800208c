"""A table that will be removed says so, and its players can keep it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from carrack.server.settings import DEFAULTS
from carrack.server.store.endings import EndStore
from carrack.server.store.sqlite import connect
from support.server.process import NO_PAUSES, Server, serving
from support.server.tables import human, open_table

LATER = datetime.now(UTC) + timedelta(days=17)


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, program=NO_PAUSES) as running:
        yield running


def unused(data: Path) -> None:
    """What the server finds when nobody has come for seventeen days."""
    with closing(connect(data / "carrack.db")) as connection:
        EndStore.mark(connection, EndStore.unused(connection, DEFAULTS, LATER))


def test_players_are_told_when_their_table_goes_and_may_keep_it(
    keeper: Server, tmp_path: Path, device: Page
) -> None:
    table = open_table(keeper.address, human("Ada"), human("Ben"), seed=3)
    device.goto(table.link(0))
    device.get_by_test_id("board").wait_for()
    expect(device.get_by_test_id("ends")).to_have_count(0)
    unused(tmp_path)
    day = re.compile(f"removed on {(LATER + timedelta(days=14)).astimezone():%B [0-9]+, %Y}")
    expect(device.get_by_test_id("ends")).to_contain_text(day, timeout=20_000)
    start = device.context.new_page()
    start.goto(keeper.address)
    expect(start.get_by_test_id("ends")).to_contain_text(day)
    start.goto(table.link())
    start.get_by_test_id("board").wait_for()
    flawless(device, "keep")
    device.get_by_test_id("keep").click()
    expect(device.get_by_test_id("ends")).to_have_count(0)
    expect(start.get_by_test_id("ends")).to_have_count(0)
