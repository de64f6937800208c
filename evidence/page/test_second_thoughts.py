"""The end of a turn that nobody has acted on yet is taken back on the page."""

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


def test_the_end_of_a_turn_is_taken_back_before_the_bot_plays(
    patient: Server, device: Page
) -> None:
    table = open_table(patient.address, human("Ada"), bot("Leonor"), seed=3)
    table.play(0, "gold")
    device.goto(table.link(0))
    end = device.get_by_test_id("confirm")
    end.click()
    back = device.get_by_test_id("undo-end")
    expect(back).to_be_visible()
    back.click()
    expect(end).to_be_enabled()
    assert table.moves() == ["gold"]
    end.click()
    expect(back).to_be_visible()
    device.keyboard.press("u")
    expect(end).to_be_enabled()
    assert table.moves() == ["gold"]
    end.click()
    table.until(lambda now: len(table.moves()) > 2, "Leonor plays when nobody takes it back")
    expect(back).to_have_count(0)
