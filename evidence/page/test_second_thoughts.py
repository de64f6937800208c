"""The end of a turn can be taken back for four seconds: then the bot plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from support.server.process import Server, serving
from support.server.tables import bot, human, open_table


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people have it: bots wait for the four seconds of second thoughts."""
    with serving(tmp_path_factory.mktemp("patient")) as running:
        yield running


def test_the_bot_plays_when_nobody_takes_the_end_of_a_turn_back(
    patient: Server, device: Page
) -> None:
    table = open_table(patient.address, human("Ada"), bot("Leonor"), seed=3)
    table.play(0, "gold")
    device.goto(table.link(0))
    device.get_by_test_id("confirm").click()
    back = device.get_by_test_id("undo-end")
    expect(back).to_be_visible()
    table.until(lambda now: len(table.moves()) > 2, "Leonor plays when nobody takes it back")
    expect(back).to_have_count(0)
