"""A lesson is taken by clicks: shown, done wrong, taken back, done; what is learnt is kept."""

from __future__ import annotations

import json

from evidence.support.page.axe import flawless
from playwright.sync_api import BrowserContext, Page, expect

from support.server.process import Server
from support.server.tables import human, open_table

KEY = "carrack.lessons"


def prompt(page: Page, words: str) -> None:
    expect(page.get_by_test_id("lesson-prompt")).to_contain_text(words)


def play(page: Page, move: str) -> None:
    page.locator(f"[data-testid=moves] [data-move='{move}']").first.click()


def test_a_lesson_is_taken_by_clicks_and_what_is_learnt_is_kept(
    server: Server, desktop: BrowserContext
) -> None:
    page = desktop.new_page()
    page.goto(f"{server.address}/#/")
    page.get_by_test_id("learn").click()
    course = page.locator("[data-testid=course][data-game=amerigo]")
    course.get_by_test_id("course-go").click()
    prompt(page, "Welcome, captain")
    page.get_by_test_id("lesson-on").press("Enter")
    expect(page.locator("[data-testid=lesson-rings] i")).to_have_count(1)
    expect(page.get_by_test_id("lesson-show")).to_be_focused()
    page.keyboard.press("Enter")

    prompt(page, "Load at least four")
    expect(page.get_by_test_id("lesson")).to_be_focused()
    play(page, "load 2")
    prompt(page, "fewer than four")
    page.reload()  # the lesson goes on where it was
    prompt(page, "fewer than four")
    page.get_by_test_id("lesson-take-back").click()
    prompt(page, "Load at least four")
    page.get_by_test_id("confirm").click()  # a turn that ends too early leads to no dead end
    prompt(page, "Your turn is over, but this is still to be done.")
    page.get_by_test_id("lesson-take-back").click()
    prompt(page, "Load at least four")
    play(page, "load 5")
    prompt(page, "End your turn")
    page.get_by_test_id("confirm").click()
    prompt(page, "Well done!")

    page.get_by_test_id("lesson-next").click()
    prompt(page, "Blue moves ships")
    page.get_by_test_id("lesson-all").click()
    page.reload()
    expect(course.get_by_test_id("course-done")).to_have_text("1 of 12 lessons done")
    expect(course.get_by_test_id("take-turn")).to_contain_text("✓")
    course.get_by_test_id("course-go").click()
    prompt(page, "Blue moves ships")
    page.goto(f"{server.address}/#/")
    expect(page.get_by_test_id("table")).to_have_count(1)  # that of the lesson before is gone


def test_in_the_first_games_each_thing_is_explained_once(
    server: Server, desktop: BrowserContext
) -> None:
    learnt = json.dumps({"amerigo": {"done": ["turn"]}})
    page = desktop.new_page()
    page.goto(f"{server.address}/#/")
    page.evaluate("([key, learnt]) => localStorage.setItem(key, learnt)", [KEY, learnt])
    table = open_table(server.address, human("Ada"), human("Ben"), seed=11)
    page.goto(table.link(0))
    page.get_by_test_id("board").wait_for()
    said = page.get_by_test_id("explanation")
    for move in ("brown", "advance 6", "pick blue2"):
        table.play(1, move)
    expect(said).to_contain_text("Some progress tokens work from now on")
    expect(said).to_contain_text("AM-PROG-2")
    flawless(page, "explanation")
    page.get_by_test_id("explain-close").click()
    expect(said).to_have_count(0)
    table.play(1, "end")
    for move in ("brown", "advance 6", "pick red-blue"):
        table.play(0, move)
    expect(page.get_by_test_id("log")).to_contain_text("takes the token “Planning, ships +1”")
    expect(said).to_have_count(0)  # once is enough
