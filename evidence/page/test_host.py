"""What the host of a table may do, and what its players may: seats, links, resigning, the end."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from support.page.shared import Ears, Opener
from support.server.process import Server
from support.server.tables import Table, human, open_table


def two_people(server: Server, visitor: Opener) -> tuple[Table, Page, Page]:
    """Ada opened the table and decides first; Ben came by link."""
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    pages = [visitor().new_page() for _ in range(2)]
    pages[0].goto(table.link(0, host=True))
    pages[1].goto(table.link(1))
    for page in pages:
        page.get_by_test_id("board").wait_for()
    return table, pages[0], pages[1]


def seat_row(page: Page, seat: int) -> Locator:
    if not page.get_by_test_id("seats").count():
        page.get_by_test_id("open-seats").click()
    return page.get_by_test_id("seats").locator(f"[data-seat='{seat}']")


def closes(page: Page) -> None:
    page.get_by_test_id("dialog-close").click()


def test_a_seat_is_handed_to_a_bot_and_back(server: Server, visitor: Opener) -> None:
    table, ada, ben = two_people(server, visitor)
    seat_row(ada, 1).get_by_test_id("to-bot").click()
    expect(seat_row(ada, 1).get_by_test_id("bot-helmsman")).to_be_checked()
    seat_row(ada, 1).get_by_test_id("other-bots").click()
    seat_row(ada, 1).get_by_test_id("bot-random").check()
    seat_row(ada, 1).get_by_test_id("hand-over").click()
    seat_row(ada, 1).get_by_test_id("to-human").wait_for()
    closes(ada)
    ada.locator("[data-testid=move][data-move='gold']").click()
    ada.get_by_test_id("confirm").click()
    table.until(lambda now: now["deciding"] == 0 and now["decision"] > 3, "the bot has played")
    seat_row(ada, 1).get_by_test_id("to-human").click()
    seat_row(ada, 1).get_by_test_id("to-bot").wait_for()
    closes(ada)
    expect(ada.get_by_test_id("log").locator(".note")).to_have_count(2)
    ada.locator("[data-testid=move]:not([disabled])").last.click()
    ada.get_by_test_id("confirm").click()
    ben.locator("[data-testid=move]:not([disabled])").first.wait_for()


def test_a_seat_gets_another_name_from_its_owner(server: Server, visitor: Opener) -> None:
    table, ada, ben = two_people(server, visitor)
    row = seat_row(ben, 1)
    row.get_by_test_id("rename").click()
    expect(seat_row(ben, 0).get_by_test_id("rename")).to_have_count(0)
    row.get_by_test_id("new-name").fill("Benedita")
    row.get_by_test_id("new-name").press("Enter")
    expect(row).to_contain_text("Benedita")
    assert table.look()["seats"][1]["name"] == "Benedita"
    expect(ada.get_by_test_id("sheet-1")).to_contain_text("Benedita")


def test_the_record_of_a_running_game_says_that_it_cannot_be_replayed(
    server: Server, visitor: Opener, listeners: Ears, tmp_path: Path
) -> None:
    _, ada, ben = two_people(server, visitor)
    ada.get_by_test_id("open-exports").click()
    with ada.expect_download() as saved:
        ada.get_by_test_id("save-record").click()
    saved.value.save_as(tmp_path / "game.jsonl")
    ben.goto(f"{server.address}/#/replay")
    ben.get_by_test_id("language").select_option("de")
    expect(ben.locator("html")).to_have_attribute("lang", "de")
    ben.get_by_test_id("record-file").set_input_files(tmp_path / "game.jsonl")
    expect(ben.get_by_test_id("record-problem")).to_contain_text("eines laufenden Spiels")
    for ear in listeners.values():
        ear.allow("422")


def test_a_bot_plays_on_for_a_player_who_resigns(server: Server, visitor: Opener) -> None:
    table, ada, ben = two_people(server, visitor)
    seat_row(ben, 1).get_by_test_id("resign").click()
    notice = seat_row(ben, 1).get_by_test_id("resign-told")
    expect(notice).to_contain_text("Helmsman plays on for Ben")
    expect(notice).to_contain_text("only the host can hand it back")
    assert not table.look()["seats"][1]["resigned"]
    notice.get_by_test_id("resign-now").click()
    table.until(lambda now: bool(now["seats"][1]["resigned"]), "Ben has resigned")
    expect(ada.get_by_test_id("log").locator(".note")).to_contain_text("Ben resigns.")
    ada.locator("[data-testid=move][data-move='gold']").click()
    ada.get_by_test_id("confirm").click()
    table.until(lambda now: now["deciding"] == 0 and now["decision"] > 3, "the bot has played")


def test_a_deleted_table_is_gone_for_everybody(
    server: Server, visitor: Opener, listeners: Ears
) -> None:
    table, ada, ben = two_people(server, visitor)
    seat_row(ada, 0)
    delete = ada.get_by_test_id("delete")
    delete.click()
    expect(delete).to_have_text("Are you sure?")
    delete.click()
    expect(ada.get_by_test_id("new-table")).to_be_visible()
    expect(ada.locator(f"[data-table='{table.table}']")).to_have_count(0)
    expect(ben.get_by_role("heading", name="This table has been deleted.")).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("heading", name="There is no such table.")).to_be_visible()
    for ear in listeners.values():
        ear.allow("404")
