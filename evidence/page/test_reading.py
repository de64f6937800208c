"""What stands on the pages: each language alone, names for everything, nothing too wide."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from support.languages import text_of
from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Json, Table, bot, human, open_table

MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
BARE_ID = re.compile(
    r"\b(event|prompt|move|group|source|label|note|token|tile|colour|action|good|option|phase|speed|"
    r"tab|who|provenance)-[a-z][a-z0-9-]*|\{ ?\$|\bundefined\b|\bNaN\b|\[object"
)

# Everything that people read or hear: texts, names, titles, places to type.
WORDS = """() => {
  const said = new Set();
  const seen = (e) => e.checkVisibility() || e.closest("svg");
  for (const e of document.querySelectorAll("body *")) {
    if (["SCRIPT", "STYLE"].includes(e.tagName) || !seen(e)) continue;
    for (const name of ["aria-label", "title", "placeholder"]) said.add(e.getAttribute(name) ?? "");
    for (const child of e.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) said.add(child.textContent.trim());
    }
  }
  return [document.title, ...said].filter(Boolean);
}"""

NAMELESS = """() => [...document.querySelectorAll("button, a, input, select, [role=button]")]
  .filter((e) => e.checkVisibility() && !e.getAttribute("aria-label") && !e.innerText.trim()
    && !(e.labels?.length) && !e.title)
  .map((e) => e.outerHTML.slice(0, 160))"""

TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def messages(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall(text_of("page.ftl", language)))


def only_english(language: str) -> set[str]:
    """Texts of the page that are never shown in another language."""
    english, other = messages("en"), messages(language)
    texts = {english[key] for key in english if english[key] != other.get(key)}
    return {text for text in texts if len(text) > 3 and "{" not in text} - set(other.values())


def said(page: Page) -> list[str]:
    return [str(words) for words in page.evaluate(WORDS)]


@pytest.fixture(scope="module")
def running(server: Server) -> Table:
    """A game some rounds on, with a tile to build, at which Ada decides."""
    table = open_table(server.address, human("Ada"), human("Ben"), seed=11)

    def building(now: Json) -> bool:
        return now["view"]["round"] >= 3 and any(m["key"] == "move-build" for m in now["legal"])

    table.play_until(building)
    return table


def tour(page: Page, server: Server, running: Table) -> dict[str, list[str]]:
    """What is said on every page and in several states of a table."""
    heard: dict[str, list[str]] = {}

    def note(name: str, what: str) -> None:
        page.locator(what).first.wait_for()
        page.wait_for_timeout(150)
        heard[name] = said(page)
        assert page.evaluate(TOO_WIDE) <= 0, f"{name} scrolls sideways"
        assert page.evaluate(NAMELESS) == [], f"{name} has controls without a name"

    page.goto(f"{server.address}/#/new")
    page.locator("summary").last.click()
    note("new table", "[data-testid=create]:not([disabled])")
    page.goto(f"{server.address}/#/replay")
    note("open record", "[data-testid=record-file]")
    page.goto(f"{server.address}/#/rules/amerigo")
    note("rules", "[data-testid=rule]")
    seat = running.look()["deciding"]
    page.goto(running.link(seat, host=True))
    note("table", "[data-testid=group], [data-testid=move]")
    for tab in ("players", "displays", "log"):
        if page.get_by_test_id(f"tab-{tab}").is_visible():
            page.get_by_test_id(f"tab-{tab}").click()
            note(f"tab {tab}", f"[data-testid=tab-{tab}][aria-pressed=true]")
    if page.get_by_test_id("menu").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("open-seats").click()
    note("seats", "[data-testid=seats] [data-seat]")
    page.get_by_test_id("dialog-close").click()
    if not page.get_by_test_id("score").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("score").click()
    note("score sheet", "[data-testid=score-sheet] tbody tr")
    page.goto(f"{server.address}/#/")
    note("start page", "[data-testid=table]")
    return heard


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_language_is_spoken_everywhere_and_everything_has_a_name(
    server: Server, running: Table, visitor: Opener, phone: bool
) -> None:
    language = "de"  # what says something says it in every language: one shows whether it does
    page = visitor(phone=phone).new_page()
    page.goto(server.address)
    if phone:
        page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_test_id("new-table")).to_have_text(messages(language)["new-table"])
    heard = tour(page, server, running)
    assert len(heard) >= 6
    english = only_english(language)
    assert len(english) > 60
    for where, words in heard.items():
        assert len(words) > 5, where
        assert [text for text in words if BARE_ID.search(text)] == [], where
        assert sorted(english.intersection(words)) == [], where


def test_what_is_tapped_on_the_board_names_its_rule(running: Table, page: Page) -> None:
    page.goto(running.link())
    page.locator("[data-testid=board] .ship .sail").first.click()
    rule = page.get_by_test_id("inspector").locator("[data-rule]").first
    expect(rule).to_have_text(re.compile(r"^AM-[A-Z]+-\d+$"))
    name = rule.inner_text()
    rule.click()
    expect(page.locator(f"[id='{name}']")).to_be_in_viewport()


def test_colours_and_seats_are_told_apart_without_seeing_colour(server: Server, page: Page) -> None:
    """Every colour has a letter and a pattern of its own, every seat its number."""
    table = open_table(server.address, human("Ada"), bot("Ben"), seed=3)
    page.goto(table.link(0))
    choices = page.locator("[data-testid=move][data-key=move-choose]")
    choices.first.wait_for()
    letters = choices.evaluate_all(
        "all => all.map((e) => e.querySelector('.ap').innerText.trim()[0])"
    )
    patterns = choices.evaluate_all("all => all.map((e) => getComputedStyle(e).backgroundImage)")
    assert len(set(letters)) == len(letters) > 3
    assert len(set(patterns)) == len(patterns)
    page.goto(table.link())
    page.get_by_test_id("sheet-0").wait_for()
    for seat in (0, 1):
        expect(page.get_by_test_id(f"sheet-{seat}")).to_contain_text(str(seat + 1))
