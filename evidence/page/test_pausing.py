"""A table stands still: because somebody asked, or because nobody but bots is left."""

from __future__ import annotations

from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from support.page.shared import Opener, open_seats
from support.server.process import Server
from support.server.tables import Table, bot, human, open_table


def handed(server: Server, page: Page, speed: str = "off") -> Table:
    """Ada, alone with bots, has given her seat away, and the bot has ended her turn."""
    table = open_table(server.address, human("Ada"), bot("Bo"), bot("Ba"), seed=3)
    chosen = f"""localStorage.getItem('carrack.settings') ??
        localStorage.setItem('carrack.settings', '{{"speed":"{speed}"}}')"""
    page.add_init_script(chosen)
    page.goto(table.link(0, host=True))
    page.locator("[data-testid=move]:not([disabled])").first.wait_for()
    open_seats(page)
    row = page.get_by_test_id("seats").locator("[data-seat='0']")
    row.get_by_test_id("to-bot").click()
    expect(row.get_by_test_id("handing-told")).to_contain_text("the game will stop and ask you")
    row.get_by_test_id("other-bots").click()
    row.get_by_test_id("bot-random").check()
    row.get_by_test_id("hand-over").click()
    flawless(page, "nobody-left")
    return table


def test_who_gave_the_last_seat_away_is_asked_and_takes_it_back(
    server: Server, device: Page
) -> None:
    table = handed(server, device)
    turn = table.look()["view"]["turn"]
    assert table.look()["paused"] == {"why": "nobody", "seat": 0}
    device.get_by_test_id("take-back").click()
    expect(device.get_by_test_id("paused")).to_have_count(0)
    expect(device.get_by_test_id("nobody-left")).to_have_count(0)
    device.locator("[data-testid=move]:not([disabled])").first.wait_for()
    assert table.look()["view"]["turn"] - turn < 3  # one turn of each bot


def test_the_question_can_wait_and_the_bots_be_watched(server: Server, page: Page) -> None:
    table = handed(server, page, speed="normal")
    page.get_by_test_id("dialog-close").click()
    expect(page.get_by_test_id("paused")).to_contain_text("Nobody is left at the table")
    expect(page.get_by_test_id("pause")).to_have_count(0)
    page.reload()
    page.get_by_test_id("nobody-left").wait_for()
    page.get_by_test_id("dialog-close").click()
    before = table.look()["seq"]
    page.get_by_test_id("go-on").click()
    page.get_by_test_id("watch-bots").click()
    expect(page.get_by_test_id("paused")).to_have_count(0)
    table.until(lambda now: now["seq"] > before + 3, "the bots play")
    page.get_by_test_id("pause").click()
    expect(page.get_by_test_id("paused")).to_contain_text("Ada has paused the game.")
    page.get_by_test_id("go-on").click()
    expect(page.get_by_test_id("paused")).to_have_count(0)


def test_the_bots_finish_at_once(server: Server, page: Page) -> None:
    table = handed(server, page, speed="fast")
    page.get_by_test_id("let-finish").click()
    expect(page.get_by_test_id("speed")).to_have_value("off")
    table.until(lambda now: now["status"] == "over", "the game is over")
    page.reload()
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("speed")).to_have_value("fast")  # chosen for this time only


def test_everybody_sees_who_paused_and_may_continue(server: Server, visitor: Opener) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    ada, ben, watcher = visitor().new_page(), visitor(phone=True).new_page(), visitor().new_page()
    for page, link in ((ada, table.link(0)), (ben, table.link(1)), (watcher, table.link())):
        page.goto(link)
        page.get_by_test_id("board").wait_for()
    expect(watcher.get_by_test_id("pause")).to_have_count(0)
    ada.locator("[data-testid=move][data-move='gold']").click()
    ada.get_by_test_id("undo").wait_for()
    ben.get_by_test_id("menu").click()
    ben.get_by_test_id("pause").click()
    for page in (ada, ben, watcher):
        expect(page.get_by_test_id("paused")).to_contain_text("Ben has paused the game.")
        expect(page.get_by_test_id("prompt")).to_have_text("The game is paused.")
    for name in ("move", "confirm", "undo"):
        expect(ada.get_by_test_id(name)).to_have_count(0)
    expect(watcher.get_by_test_id("go-on")).to_have_count(0)
    ada.get_by_test_id("go-on").click()
    ada.get_by_test_id("confirm").wait_for()
    expect(ben.get_by_test_id("paused")).to_have_count(0)


def test_whoever_plays_alone_has_nobody_to_pause_for(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), game="dutch-east-indies")
    page.goto(table.link(0))
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("pause")).to_have_count(0)
