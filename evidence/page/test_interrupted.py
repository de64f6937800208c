"""Reloads and a server that is killed in the middle of a turn: nothing that was kept is lost."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from support.page.amerigo import offered, sail_out
from support.page.console import LINE_LOST
from support.page.shared import Ears
from support.server.process import NEWER_PAGE, NONE, Server, serving
from support.server.programs.newer_page import newer_page
from support.server.tables import human, open_table


def test_a_reload_in_the_middle_of_a_turn_keeps_what_was_done(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    page.goto(table.link(0))
    sail_out(page)
    before = offered(page)
    page.reload()
    assert offered(page) == before
    page.get_by_test_id("undo").click()
    page.locator("[data-testid=board] [data-offer='place @7']").wait_for()
    assert table.moves() == ["blue", "place @1"]
    page.get_by_test_id("undo-all").click()
    expect(page.locator("[data-move='blue']")).to_be_visible()
    assert table.moves() == []


def test_an_unconfirmed_turn_is_provisional_to_others_and_taking_it_back_shows(
    server: Server, desktop: BrowserContext, phone: BrowserContext
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    ada, ben = desktop.new_page(), phone.new_page()
    ada.goto(table.link(0))
    ben.goto(table.link(1))
    expect(ben.get_by_test_id("provisional")).to_have_count(0)
    ada.locator("[data-testid=move][data-move='black']").click()
    expect(ben.get_by_test_id("provisional")).to_contain_text("Ada")
    ben.reload()
    expect(ben.get_by_test_id("provisional")).to_contain_text("Ada")
    ada.get_by_test_id("undo").click()
    expect(ben.get_by_test_id("provisional")).to_have_count(0)
    ben.get_by_test_id("tab-log").tap()
    expect(ben.locator("[data-testid=log] .undo")).to_contain_text("Ada")
    ada.locator("[data-testid=move][data-move='gold']").click()
    ada.get_by_test_id("confirm").click()
    expect(ben.get_by_test_id("confirm")).to_be_attached()
    expect(ben.get_by_test_id("provisional")).to_have_count(0)


def test_an_open_page_outlives_a_restart_with_a_newer_build_and_says_so(
    tmp_path: Path, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    data, newer = tmp_path / "data", newer_page(tmp_path / "page")
    with serving(data) as first:
        table = open_table(first.address, human("Ada"), human("Ben"), seed=3)
        page.goto(table.link(0))
        page.locator("[data-testid=move][data-move='red']").click()
        expect(page.get_by_test_id("undo")).to_be_enabled()
        page.keyboard.press("Shift")  # what comes later comes now, while there is a server
        page.get_by_test_id("in-words").wait_for(state="attached")
        first.stop()
    expect(page.get_by_test_id("offline")).to_be_visible()
    again = "--port", first.address.rsplit(":")[-1]
    limits = {**NONE, "CARRACK_TEST_PAGE": str(newer)}
    with serving(data, *again, program=NEWER_PAGE, limits=limits):
        expect(page.get_by_test_id("offline")).to_have_count(0)
        expect(page.get_by_test_id("newer")).to_contain_text("This page is older than its server")
        page.get_by_test_id("newer-close").click()  # the page of before plays on
        expect(page.get_by_test_id("newer")).to_have_count(0)
        page.get_by_test_id("undo").click()
        page.locator("[data-testid=move][data-move='blue']").click()
        page.locator("[data-testid=board] [data-offer='place @1']").wait_for()
        assert table.moves() == ["blue"]
        page.evaluate("location.hash = '#/new'")  # a part that the update has taken away
        page.get_by_test_id("newer").get_by_role("button").first.click()
        page.locator("main").get_by_role("button").first.wait_for()
        expect(page.get_by_test_id("newer")).to_have_count(0)
        entry = page.locator("script[type=module]").get_attribute("src")
        assert entry is not None and "newer-" in entry
        page.goto(table.link(0))
        page.locator("[data-testid=board] [data-offer='place @1']").wait_for()
    listeners[desktop].allow(*LINE_LOST, "404", "Refused to apply style")


def test_an_open_page_goes_back_with_a_table_restored_from_a_backup(
    tmp_path: Path, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    with serving(data) as first:
        table = open_table(first.address, human("Ada"), human("Ben"), seed=3)
        first.stop()
    shutil.copytree(data, backup)
    again = "--port", first.address.rsplit(":")[-1]
    with serving(data, *again) as second:
        page.goto(table.link(0))
        sail_out(page)
        second.kill()
    expect(page.get_by_test_id("offline")).to_be_visible()
    shutil.rmtree(data)
    shutil.copytree(backup, data)
    with serving(data, *again):
        expect(page.get_by_test_id("offline")).to_have_count(0)
        expect(page.locator("[data-thing^='ship:']")).to_have_count(0)
        page.locator("[data-testid=move][data-move='red']").click()
        expect(page.get_by_test_id("undo")).to_be_enabled()
        assert table.moves() == ["red"]
    listeners[desktop].allow(*LINE_LOST)


def test_a_move_clicked_while_the_server_is_gone_arrives_once(
    tmp_path: Path, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    with serving(tmp_path) as first:
        table = open_table(first.address, human("Ada"), human("Ben"), seed=3)
        page.goto(table.link(0))
        page.locator("[data-testid=move][data-move='red']").wait_for()
        first.kill()
    page.locator("[data-testid=move][data-move='red']").click()
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(page.locator("[data-testid=move][data-move='red']")).to_be_disabled()
    with serving(tmp_path, "--port", first.address.rsplit(":")[-1]):
        expect(page.get_by_test_id("undo")).to_be_enabled()
        expect(page.get_by_test_id("offline")).to_have_count(0)
        assert table.moves() == ["red"]
        assert len(listeners[desktop].posted) > len(listeners[desktop].moves) == 1
    listeners[desktop].allow(*LINE_LOST)


def test_a_part_of_the_page_that_cannot_be_fetched_is_missed_in_words(
    server: Server, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    page.goto(table.link(0))
    page.get_by_test_id("undo").wait_for()
    page.route("**/ReplayControls-*", lambda route: route.abort())
    page.get_by_test_id("open-replay").click()
    missed = page.get_by_test_id("part-away")
    expect(missed).to_contain_text("cannot be loaded")
    expect(page.get_by_test_id("undo")).to_be_visible()  # the table is still there
    page.unroute("**/ReplayControls-*")
    expect(page.get_by_test_id("replay")).to_be_visible()  # it comes by itself
    expect(missed).to_have_count(0)
    listeners[desktop].allow("net::ERR_FAILED")
