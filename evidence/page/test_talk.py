"""Talk at the table: said on one device, read on the others."""

from __future__ import annotations

from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Table, bot, human, open_table

WORDS = "Ahoy <b>all</b> <img src=x onerror=alert(1)> ⚓"


def two(server: Server, visitor: Opener) -> tuple[Table, Page, Page]:
    """Ada, the host, at a desk; Ben with a phone."""
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    ada, ben = visitor().new_page(), visitor(phone=True).new_page()
    ada.goto(table.link(0, host=True))
    ben.goto(table.link(1))
    for page in (ada, ben):
        page.get_by_test_id("board").wait_for()
    return table, ada, ben


def say(page: Page, text: str) -> None:
    page.get_by_test_id("talk-line").fill(text)
    page.get_by_test_id("talk-line").press("Enter")


def test_a_line_is_heard_as_it_was_written_and_marked_until_it_is_read(
    server: Server, visitor: Opener
) -> None:
    table, ada, ben = two(server, visitor)
    say(ada, WORDS)
    expect(ada.get_by_test_id("talk-line")).to_have_value("")
    expect(ben.get_by_test_id("tab-unread")).to_contain_text("1")
    ben.get_by_test_id("tab-log").click()
    line = ben.get_by_test_id("talk-lines").locator("p")
    expect(line).to_contain_text("Ada")
    expect(line).to_contain_text(WORDS)
    expect(line.locator("img")).to_have_count(0)
    expect(ben.get_by_test_id("tab-unread")).to_have_count(0)
    say(ben, "Ahoy, Ada")
    expect(ada.get_by_test_id("talk-lines")).to_contain_text("Ahoy, Ada")
    flawless(ada, "talk")
    assert table.moves() == []
    ben.reload()
    ben.get_by_test_id("board").wait_for()
    expect(ben.get_by_test_id("tab-unread")).to_have_count(0)  # read before
    watcher = visitor().new_page()
    watcher.goto(table.link())
    expect(watcher.get_by_test_id("talk")).to_contain_text("when the game is over")
    ada.get_by_test_id("open-seats").click()
    ada.get_by_test_id("talk-overheard").check()
    watcher.reload()
    expect(watcher.get_by_test_id("talk-lines")).to_contain_text("Ahoy, Ada")
    expect(watcher.get_by_test_id("talk-line")).to_have_count(0)


def test_keys_of_the_board_mean_letters_while_somebody_writes(
    server: Server, visitor: Opener
) -> None:
    table, ada, _ = two(server, visitor)
    ada.locator("[data-testid=move][data-move='gold']").click()
    ada.get_by_test_id("confirm").wait_for()
    ada.get_by_test_id("talk-line").press_sequentially("uh ru")
    ada.get_by_test_id("talk-line").press("Enter")
    expect(ada.get_by_test_id("talk-lines")).to_contain_text("uh ru")
    assert table.moves() == ["gold"]
    expect(ada.get_by_test_id("hint-panel")).to_have_count(0)


def test_a_device_folds_the_talk_away_and_the_host_switches_it_off(
    server: Server, visitor: Opener
) -> None:
    _, ada, ben = two(server, visitor)
    ada.get_by_test_id("talk-fold").click()
    expect(ada.get_by_test_id("talk-line")).to_have_count(0)
    ben.get_by_test_id("tab-log").click()
    say(ben, "Can you hear me?")
    expect(ada.get_by_test_id("talk-unread")).to_have_text("1")
    ada.reload()
    expect(ada.get_by_test_id("talk-unread")).to_have_text("1")
    ada.get_by_test_id("talk-fold").click()
    expect(ada.get_by_test_id("talk-lines")).to_contain_text("Can you hear me?")
    ada.get_by_test_id("open-seats").click()
    ada.get_by_test_id("talk-switch").uncheck()
    expect(ben.get_by_test_id("talk-line")).to_have_count(0)
    expect(ben.get_by_test_id("talk")).to_contain_text("The host has turned off the chat.")
    ada.get_by_test_id("talk-switch").check()
    expect(ben.get_by_test_id("talk-line")).to_be_visible()


def test_whoever_plays_with_bots_alone_is_asked_for_no_talk(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), bot("Bo"))
    page.goto(table.link(0, host=True))
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("talk")).to_have_count(0)


def test_people_talk_while_the_game_is_paused(server: Server, visitor: Opener) -> None:
    table, ada, ben = two(server, visitor)
    ben.get_by_test_id("tab-log").click()
    table.ask("POST", "/pause", 0, json={"paused": True})
    ben.get_by_test_id("paused").wait_for()
    ben.get_by_test_id("talk-line").click()  # nothing lies over it
    ben.get_by_test_id("talk-line").press_sequentially("Back in a minute?")
    ben.get_by_test_id("talk-send").click()
    expect(ada.get_by_test_id("talk-lines")).to_contain_text("Back in a minute?")


def test_a_line_is_reported_hidden_and_removed(server: Server, visitor: Opener) -> None:
    _, ada, ben = two(server, visitor)
    say(ada, "One")
    ben.get_by_test_id("tab-log").click()
    ben.get_by_test_id("talk-more").click()
    expect(ben.get_by_test_id("talk-remove")).to_have_count(0)
    ben.get_by_test_id("talk-report").click()
    expect(ada.get_by_test_id("talk-reported")).to_be_visible()
    ben.get_by_test_id("talk-more").click()
    ben.get_by_test_id("talk-mute").click()
    expect(ben.get_by_test_id("talk-lines")).not_to_contain_text("One")
    say(ada, "Two")
    ben.reload()
    ben.get_by_test_id("tab-log").click()
    expect(ben.get_by_test_id("talk-muted")).to_contain_text("Ada")
    expect(ben.get_by_test_id("talk-lines")).not_to_contain_text("Two")
    ben.get_by_test_id("talk-muted").get_by_role("button").click()
    expect(ben.get_by_test_id("talk-lines")).to_contain_text("Two")
    ada.get_by_test_id("talk-more").first.click()
    ada.get_by_test_id("talk-remove").click()
    for page in (ada, ben):
        expect(page.get_by_test_id("talk-lines")).not_to_contain_text("One")
        expect(page.get_by_test_id("talk-lines")).to_contain_text("was removed")
