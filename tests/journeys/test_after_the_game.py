"""A finished game: stepped through once more, and analysed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.page.shared import analysis, expect_step
from support.server.process import Server
from support.server.tables import Table, bot, open_table

AT = "Number(document.querySelector('[data-testid=replay-position]').innerText.match(/\\d+/)[0])"


@pytest.fixture
def analysed(server: Server) -> Table:
    """Two rounds of The Dutch East Indies, played by bots in Ada's and Ben's names."""
    two = {"game": "dutch-east-indies", "options": {"start": "1", "rounds": 2}}
    table = open_table(server.address, bot("Ada"), bot("Ben", "random"), seed=5, **two)
    table.until(lambda now: now["status"] == "over", "the game is over")
    return table


def position(page: Page) -> tuple[int, int]:
    """Step and turn that are shown, and how far they go, as the page says it."""
    words = page.get_by_test_id("replay-position").inner_text().replace(",", "").split()
    return int(words[1]), int(words[5])


def test_a_finished_game_is_stepped_through_and_jumped_in(finished: Table, page: Page) -> None:
    """Each step is shown again, to and fro, and it plays by itself; then there are puzzles."""
    page.goto(finished.link(0))
    expect(page.get_by_test_id("winner")).to_be_visible()
    page.get_by_test_id("open-replay").click()
    last = len(finished.moves())
    expect_step(page, last)
    expect(page.get_by_test_id("move")).to_have_count(0)
    page.get_by_test_id("replay-first").click()
    expect_step(page, 0)
    expect(page.locator("[data-testid=board] .ship")).to_have_count(0)
    for step in (1, 2, 3):
        page.get_by_test_id("replay-next").click()
        expect_step(page, step)
    page.get_by_test_id("replay-back").click()
    expect_step(page, 2)
    page.get_by_test_id("replay-turn").fill("12")
    expect(page.get_by_test_id("replay-position")).to_contain_text("turn 12")
    step, _ = position(page)
    page.get_by_test_id("replay-play").click()
    page.wait_for_function(f"() => {AT} > {step + 2}")
    page.get_by_test_id("replay-play").click()
    page.get_by_test_id("replay-last").click()
    expect_step(page, last)
    page.get_by_test_id("replay-leave").click()
    expect(page.get_by_test_id("show-score")).to_be_visible()
    page.get_by_test_id("home").click()
    page.locator("[data-game=amerigo]").get_by_test_id("card-puzzles").click()
    page.locator("[data-testid^=puzzle-].primary").click()
    expect(page.get_by_test_id("plan-title")).to_contain_text(re.compile(r"Puzzle \d+: turn"))
    page.locator(":is([data-testid=move], [data-testid=group]):visible").first.click()
    page.get_by_test_id("plan-leave").click()
    expect(page.get_by_test_id("puzzles-done")).to_contain_text("0 of ")


def test_an_analysis_leads_into_the_replay(analysed: Table, phone: BrowserContext) -> None:
    """After the game: what cost points, what luck did, and a phone's board to see it on."""
    page = phone.new_page()
    analysis(page, analysed)
    lines = page.locator("[data-line]")
    expect(lines).to_have_count(2)
    decision = page.get_by_test_id("decision").first
    decision.click()
    expect_step(page, int(str(decision.get_attribute("data-at"))))
    better = page.get_by_test_id("better").locator("li")
    expect(better.first).to_contain_text("%")
    expect(page.get_by_test_id("better").get_by_text("(played)")).to_have_count(1)
    hints = page.get_by_test_id("hints").locator("g[data-hint]")
    expect(hints.first).to_be_attached()
    luck = page.get_by_test_id("luck").first
    luck.click()
    expect_step(page, int(str(luck.get_attribute("data-at"))))
    expect(hints).to_have_count(0)
    parts = page.get_by_test_id("luck-parts").locator("li")
    expect(parts.first).to_contain_text(re.compile("wind|card|Dice|Cards"))
    expect(page.get_by_test_id("luck-parts")).to_contain_text("%")
