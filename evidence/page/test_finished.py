"""A finished game: looked at again step by step, saved, opened from its file, played once more."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.page.shared import Ears, Opener
from support.server.process import Server
from support.server.tables import Table


@pytest.mark.parametrize("damage", ["another move", "cut in a line", "no record"])
def test_a_damaged_record_is_refused_with_the_line_and_the_reason(
    server: Server, finished: Table, page: Page, listeners: Ears, tmp_path: Path, damage: str
) -> None:
    lines = finished.record().splitlines()
    number = next(n for n, line in enumerate(lines) if n > 30 and '"move"' in line)
    if damage == "another move":
        lines[number] = '{"move":"sail A zz9","seat":0}'
    elif damage == "cut in a line":
        lines[number] = lines[number][:9]
    else:
        lines = ["Dear diary,"]
    file = tmp_path / "damaged.jsonl"
    file.write_text("\n".join(lines))
    page.goto(f"{server.address}/#/replay")
    page.get_by_test_id("record-file").set_input_files(file)
    problem = page.get_by_test_id("record-problem")
    expect(problem).to_contain_text(f"line {1 if damage == 'no record' else number + 1}")
    expect(page.get_by_test_id("replay")).to_have_count(0)
    listeners[page.context].allow("422", "400")


def test_a_rematch_takes_everybody_along(finished: Table, visitor: Opener) -> None:
    ada, ben = visitor().new_page(), visitor().new_page()
    ada.goto(finished.link(0, host=True))
    ben.goto(finished.link(1))
    for page in (ada, ben):
        page.get_by_test_id("winner").wait_for()
    ada.get_by_test_id("rematch-same").click()
    expect(ada.get_by_test_id("prompt")).not_to_contain_text("over")
    ben.get_by_test_id("follow-rematch").click()
    expect(ben.get_by_test_id("prompt")).not_to_contain_text("over")
    for page in (ada, ben):
        expect(page.get_by_test_id("spectator")).to_have_count(0)
    movers = [page for page in (ada, ben) if page.get_by_test_id("confirm").count()]
    assert len(movers) == 1
    movers[0].goto(f"{finished.address}/#/")
    rows = movers[0].locator("[data-testid=table]")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Your turn")).to_have_count(1)
    expect(rows.filter(has_text="came first")).to_have_count(1)
