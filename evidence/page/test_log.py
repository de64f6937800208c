"""The log keeps its newest line in sight, but never pulls a reader away from an older one."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.page.amerigo import AmerigoPlayer
from support.page.shared import Ears
from support.server.process import Server
from support.server.tables import Table, human, open_table

# At its end, and there to stay: what the browser says late has been heard some frames later.
AT_END = """log => new Promise((done) => {
  const gap = () => log.scrollHeight - log.scrollTop - log.clientHeight;
  const look = (frames, last) => requestAnimationFrame(() => {
    if (last <= 2 && gap() <= 2) done(true);
    else if (frames > 30) done(gap());
    else look(frames + 1, gap());
  });
  look(0, Infinity);
})"""


def stays_at_end(page: Page) -> None:
    assert page.get_by_test_id("log").evaluate(AT_END) is True
    assert page.get_by_test_id("log-newest").count() == 0


def played(server: Server, turns: int = 20, step: str = "choose") -> Table:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    table.play_until(lambda now: now["view"]["turn"] >= turns and now["view"]["step"] == step)
    return table


@pytest.fixture
def long_game(server: Server) -> Table:
    """A game whose log is longer than its panel; somebody is to choose an action."""
    return played(server)


def test_the_newest_line_stays_in_sight_when_what_stands_above_grows(
    long_game: Table, page: Page
) -> None:
    page.goto(long_game.link(0))
    log = page.get_by_test_id("log")
    expect(log.get_by_test_id("turn").nth(12)).to_be_attached()
    stays_at_end(page)
    for padding in (120, 0, 260, 30):
        log.evaluate(
            "(log, by) => { log.parentElement.previousElementSibling.style.paddingTop = by; }",
            f"{padding}px",
        )
        stays_at_end(page)
    expect(page.get_by_test_id("log-newest")).to_have_count(0)


def test_the_log_keeps_its_end_through_many_moves_of_ones_own(
    server: Server, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    table.play_until(lambda now: now["view"]["turn"] >= 20 and now["deciding"] == 0)
    page = desktop.new_page()
    page.goto(table.link(0))
    player = AmerigoPlayer(page, listeners[desktop], table, 0)
    log = page.get_by_test_id("log")
    expect(log.get_by_test_id("turn").nth(12)).to_be_attached()
    clicks = 0
    while clicks < 24:
        while table.look()["deciding"] == 0 and clicks < 24:
            player.step()
            player.answered()
            stays_at_end(page)
            clicks += 1
        table.play_until(lambda now: now["deciding"] == 0)


def test_who_reads_an_older_line_is_left_there(long_game: Table, page: Page) -> None:
    page.goto(long_game.link(0))
    log = page.get_by_test_id("log")
    turns = log.get_by_test_id("turn")
    expect(turns.nth(12)).to_be_attached()
    box = log.bounding_box()
    assert box
    page.mouse.move(box["x"] + 50, box["y"] + 50)
    page.mouse.wheel(0, -5000)
    expect(page.get_by_test_id("log-newest")).to_be_visible()
    page.wait_for_function("log => log.scrollTop === 0", arg=log.element_handle())
    before = turns.count()
    long_game.play_until(lambda now: now["view"]["turn"] >= 22)
    expect(turns.nth(before)).to_be_attached()
    assert log.evaluate("log => log.scrollTop") == 0
    page.get_by_test_id("log-newest").click()
    stays_at_end(page)
    long_game.play_until(lambda now: now["view"]["turn"] >= 24)
    expect(turns.nth(before + 2)).to_be_attached()
    stays_at_end(page)


def test_the_log_shows_rounds_and_phases_with_a_line_for_each_turn(
    long_game: Table, page: Page
) -> None:
    seat = long_game.look()["deciding"]
    page.goto(long_game.link(seat))
    log = page.get_by_test_id("log")
    headings = log.get_by_test_id("log-heading")
    expect(headings.nth(0)).to_contain_text("Round 1")
    expect(headings.nth(1)).to_contain_text("Blue phase")
    expect(log.get_by_test_id("log-since")).to_have_count(1)
    turn = log.get_by_test_id("turn").first
    assert turn.get_attribute("data-seat") is not None
    lines = log.locator("[data-event]")
    folded = lines.count()
    turn.get_by_role("button", expanded=False).click()
    expect(lines.nth(folded)).to_be_attached()
    page.get_by_test_id("log-all").click()
    events = sum(len(step["events"]) for step in long_game.steps() if not step["undone"])
    assert folded < lines.count() <= events


def test_a_line_shows_its_place_on_the_board_and_leads_into_the_replay(
    server: Server, page: Page
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    table.play_until(lambda now: now["view"]["turn"] >= 8 and now["view"]["step"] == "choose")
    step = next(
        s for s in table.steps() for e in s["events"] if e["event"] == "sailed" and not s["undone"]
    )
    page.goto(table.link(0))
    page.get_by_test_id("log-all").click()
    page.get_by_test_id("log").hover()
    page.mouse.wheel(0, -20_000)  # by hand: a scroll of the test's own would be set right
    expect(page.get_by_test_id("log-newest")).to_be_visible()
    line = page.locator(f"[data-testid=log] [data-event=sailed][data-seq='{step['seq']}']").first
    line.hover()
    expect(page.get_by_test_id("log-highlight").locator("circle")).to_have_count(1)
    page.mouse.move(500, 300)
    expect(page.get_by_test_id("log-highlight")).to_have_count(0)
    words = line.locator("button.words")
    words.focus()
    expect(page.get_by_test_id("log-highlight").locator("circle")).to_have_count(1)
    words.click()
    expect(page.get_by_test_id("replay-position")).to_contain_text(f"turn {step['turn'] + 1}")
    later = page.get_by_test_id("log").get_by_test_id("turn").last.locator("button.words")
    later.click()
    expect(page.get_by_test_id("replay-position")).not_to_contain_text(f"turn {step['turn'] + 1}")
    page.get_by_test_id("replay-leave").click()
    expect(page.get_by_test_id("replay")).to_have_count(0)
