"""By hand each press shows one act of others with its rules. Then the game goes out as a file."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from evidence.support.page.axe import flawless
from evidence.support.page.entering import explained
from playwright.sync_api import Page, expect

from support.server.process import Server
from support.server.tables import human, open_table


def test_the_automatons_turn_is_gone_through_by_keys_and_the_game_goes_out_as_a_file(
    server: Server, page: Page
) -> None:
    options = {"rounds": 9, "goal": 1, "level": "hard"}
    table = open_table(
        server.address, human("=Ada"), game="dutch-east-indies", options=options, seed=4
    )
    page.goto(table.link(0))
    page.get_by_test_id("board").wait_for()
    page.wait_for_function("() => fetch(location.origin).then(() => true)")
    page.get_by_test_id("speed").select_option("hand")
    page.get_by_test_id("confirm").last.click()
    said = page.get_by_test_id("walk-said")
    expect(said).to_contain_text("Round 2")
    expect(said).to_contain_text("Wind for the small pirate")  # both are moved at one go
    expect(page.get_by_test_id("move")).to_have_count(0)
    rules, ships, steps = [], 0, 6
    for number in range(1, steps + 1):
        expect(page.get_by_test_id("walk")).to_contain_text(f"{number} of {steps}")
        ships += explained(page, "walk")
        rules += page.locator("[data-testid=walk] [data-rule]").all_inner_texts()
        if number < steps:
            page.keyboard.press("n")
    flawless(page, "walk")
    assert rules[0] == "DEI-TURN-1"
    assert "DEI-PIRATE-1" in rules
    assert ships >= 2
    shown = str(said.text_content())
    page.keyboard.press("b")
    expect(said).not_to_have_text(shown)
    page.get_by_test_id("walk-next").click()
    expect(said).to_have_text(shown)
    page.locator("[data-testid=walk] [data-rule]").first.click()
    expect(page.get_by_test_id("rulebook")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("skip").click()
    expect(page.get_by_test_id("walk")).to_have_count(0)
    expect(page.get_by_test_id("confirm").last).to_be_enabled()
    while (now := table.look(0))["status"] == "running":
        moves = [move["move"] for move in now["legal"]]
        table.play(0, "end" if "end" in moves else moves[0])
    page.reload()
    page.get_by_test_id("save-game").click()
    with page.expect_download() as saved:
        page.get_by_test_id("save-csv").click()
    text = Path(saved.value.path()).read_text("utf-8")
    assert [row["name"] for row in csv.DictReader(io.StringIO(text))] == ["'=Ada", "Automaton"]
    with page.expect_download() as saved:
        page.get_by_test_id("save-bgsplay").click()
    assert saved.value.suggested_filename.endswith(".bgsplay")
    page.goto(f"{server.address}/#/")
    with page.expect_download() as saved:
        page.get_by_test_id("all-csv").click()
    assert Path(saved.value.path()).read_text("utf-8") == text
