"""The rules: over the table in a drawer, or on a page; found by words, with figures."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import bot, human, open_table


@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_every_chapter_has_its_figure_and_every_reference_leads_on(
    server: Server, device: Page, game: str
) -> None:
    device.goto(f"{server.address}/#/rules/{game}")
    device.get_by_test_id("figure").last.wait_for()
    chapters = device.locator("[data-chapter]")
    assert chapters.count() >= 13
    drawn = device.locator("[data-testid=figure] .figure > *")
    drawn.first.wait_for()
    for chapter in chapters.all():
        assert chapter.locator(".figure > *").count() > 0, chapter.get_attribute("aria-label")
    bare = device.get_by_test_id("rule").evaluate_all(
        """rules => rules.flatMap((rule) => [...rule.childNodes]
          .filter((node) => node.nodeType === 3 && /[A-Z]{2,}-[A-Z]+-\\d/.test(node.data))
          .map((node) => node.data))"""
    )
    assert bare == []
    reference = device.locator("p a[data-rule]:not(:first-child)").first
    name = str(reference.get_attribute("data-rule"))
    reference.click()
    expect(device.locator(f"p[id='{name}']")).to_be_in_viewport()
    expect(device).to_have_url(re.compile(f"/rules/{game}/{name}$"))
    other = "amerigo" if game != "amerigo" else "dutch-east-indies"
    device.get_by_test_id(f"rules-of-{other}").click()
    expect(device).to_have_url(re.compile(f"/rules/{other}$"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_rules_lie_over_the_table_and_are_put_away(
    server: Server, visitor: Opener, phone: bool
) -> None:
    page = visitor(phone=phone).new_page()
    table = open_table(server.address, human("Ada"), bot("Ben"), seed=3)
    page.goto(table.link(0))
    page.get_by_test_id("group").or_(page.get_by_test_id("move")).first.wait_for()
    address = page.url
    if phone:
        page.get_by_test_id("menu").click()
    page.get_by_test_id("open-rules").click()
    drawer = page.get_by_test_id("rules-drawer")
    expect(drawer.get_by_test_id("rule").first).to_be_visible()
    box = drawer.bounding_box()
    assert box is not None
    assert (box["width"] == 360) is phone, "a phone has the whole sheet, a desk a drawer"
    drawer.get_by_test_id("rules-search").fill("AM-BUILD-11")
    drawer.locator("p[id='AM-BUILD-11'] a[data-rule='AM-BUILD-8']").click()
    expect(drawer.locator("p[id='AM-BUILD-8']")).to_be_in_viewport()
    drawer.get_by_test_id("rules-of-dutch-east-indies").click()
    expect(drawer.locator("p[id='DEI-SETUP-1']")).to_be_visible()
    drawer.get_by_test_id("rules-back").click()
    expect(drawer.locator("p[id='AM-BUILD-8']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    assert page.url == address
    expect(page.get_by_test_id("board")).to_be_visible()


def test_why_opens_the_rules_at_the_rule(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), bot("Ben"), seed=3)
    page.goto(table.link(0))
    page.locator(".why").first.click()
    link = page.locator("[data-testid=log] [data-rule]").first
    name = link.inner_text()
    link.click()
    wanted = page.get_by_test_id("rules-drawer").locator(f"p[id='{name}']")
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_have_class(re.compile("wanted"))
    page.get_by_test_id("rules-close").click()
    expect(page.get_by_test_id("rules-drawer")).to_have_count(0)


def test_no_number_of_rules_is_told_before_they_are_there(server: Server, device: Page) -> None:
    held: list[Route] = []
    device.route("**/rules**", lambda route: held.append(route))  # noqa: PLW0108 - Playwright needs it
    device.goto(f"{server.address}/#/rules/amerigo")
    book = device.get_by_test_id("rulebook")
    expect(book).to_contain_text("One moment")
    expect(book.get_by_test_id("rules-count")).to_be_empty()
    for route in held:
        route.continue_()
    expect(book.get_by_test_id("rules-count")).to_contain_text("rules")
