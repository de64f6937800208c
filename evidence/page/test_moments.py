"""Looking back: by keys, by addresses that can be shared and gone back from."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from support.page.shared import Opener, expect_step
from support.server.process import Server
from support.server.tables import Table


def shown(page: Page) -> str:
    return page.get_by_test_id("replay-position").inner_text()


def test_keys_walk_through_a_game_by_steps_and_by_turns(finished: Table, page: Page) -> None:
    page.goto(f"{finished.link()}?step=0")
    expect_step(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_step(page, 2)
    page.keyboard.press("ArrowLeft")
    expect_step(page, 1)
    for turn in (2, 3):
        page.keyboard.press("Shift+ArrowRight")
        expect(page.get_by_test_id("replay-position")).to_contain_text(f"turn {turn}")
    begins = shown(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("replay-position")).not_to_have_text(begins)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_test_id("replay-position")).to_have_text(begins)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_test_id("replay-position")).to_contain_text("turn 2")
    page.keyboard.press("End")
    expect_step(page, len(finished.moves()))
    page.keyboard.press("Home")
    expect_step(page, 0)


def test_a_moment_has_an_address_and_the_way_back_leads_to_the_table(
    finished: Table, visitor: Opener
) -> None:
    ada, guest = visitor().new_page(), visitor().new_page()
    ada.goto(finished.link(0))
    ada.get_by_test_id("open-replay").click()
    expect_step(ada, len(finished.moves()))
    ada.keyboard.press("Home")
    for _ in range(5):
        ada.keyboard.press("ArrowRight")
    expect_step(ada, 5)
    ada.wait_for_url("**?step=5")
    moment = f"{finished.link()}?step=5"
    guest.goto(moment)
    expect_step(guest, 5)
    ada.reload()
    expect_step(ada, 5)
    ada.go_back()
    expect(ada.get_by_test_id("replay")).to_have_count(0)
    expect(ada.get_by_test_id("show-score")).to_be_visible()
    ada.go_forward()
    expect_step(ada, 5)
    ada.get_by_test_id("replay-leave").click()
    expect(ada.get_by_test_id("show-score")).to_be_visible()
    assert "step" not in ada.url


def test_the_bars_of_the_end_say_what_was_scored_and_lead_there(
    finished: Table, device: Page
) -> None:
    device.goto(finished.link(0))
    result = finished.look()["result"]
    for seat, points in enumerate(result["points"]):
        total = device.locator(f"[data-testid=score-bars] [data-total='{seat}']")
        expect(total).to_have_text(str(points))
    row = device.locator("[data-testid=score-bars] tr[data-source]").first
    bar = row.locator(".bar").first
    amount = int(bar.inner_text())
    bar.click()
    scored = device.get_by_test_id("scored").locator("li")
    found = [int(each.locator("b").inner_text().replace("−", "-")) for each in scored.all()]
    assert sum(found) == amount
    scored.first.get_by_role("button").click()
    expect(device.get_by_test_id("replay")).to_be_visible()


def test_one_plays_on_from_a_moment_with_new_luck(finished: Table, device: Page) -> None:
    device.goto(f"{finished.link(0)}?step=40")
    expect_step(device, 40)
    device.get_by_test_id("play-on").click()
    device.get_by_test_id("play-on-1").select_option("deckhand")
    device.get_by_test_id("play-on-0").select_option("")
    device.get_by_test_id("play-on-start").click()
    expect(device.get_by_test_id("prompt")).to_be_visible()
    device.wait_for_function("table => !location.hash.includes(table)", arg=finished.table)
    name = device.url.split("/t/")[1].split("/")[0].split("?")[0]
    now = device.request.get(f"{finished.address}/api/v1/tables/{name}").json()
    assert now["practice"]
    assert now["branch"]["step"] == 40
    assert [seat["kind"] for seat in now["seats"]] == ["human", "bot"]
    expect(device.get_by_test_id("spectator")).to_have_count(0)


def test_one_plays_on_from_an_uploaded_record(
    server: Server, finished: Table, page: Page, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished.record())
    page.goto(f"{server.address}/#/replay")
    page.get_by_test_id("record-file").set_input_files(file)
    page.get_by_test_id("replay-turn").fill("8")
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-start").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
