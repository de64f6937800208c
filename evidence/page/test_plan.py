"""The board to think on: nothing of it is played, seen or kept anywhere but where it should be."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import BrowserContext, Locator, Page, expect

from support.page.shared import Ears, Opener, focus_on
from support.page.site import Site, new_table, started
from support.server.process import Server
from support.server.tables import DEI, Table, bot, human, open_table

Json = dict[str, Any]
GAMES: dict[str, Json] = {"amerigo": {"game": "amerigo"}, "dutch-east-indies": DEI}
OFFERED = ":is([data-testid=move], [data-testid=group]):not([disabled]):visible"
PLANS = "Object.entries(localStorage).filter(([key]) => key.startsWith('carrack.plans.'))"
MOST = 40  # clicks until something is drawn


def think(page: Page) -> None:
    """Opens the board to think on, and waits until something can be done there."""
    page.get_by_test_id("open-plan").wait_for(state="attached")
    page.locator(OFFERED).first.wait_for()
    page.keyboard.press("p")
    page.locator("[data-testid=plan] [data-testid=prompt]").wait_for()


def rested(page: Page) -> None:
    """No answer is awaited."""
    expect(page.locator("[data-testid=plan][data-busy=false]")).to_have_count(1)


def click_one(page: Page) -> bool:
    """Clicks the first thing that is offered, else what ends the turn."""
    rested(page)
    end = page.locator("[data-testid=confirm]:not([disabled])")
    offered = page.locator(OFFERED)
    for what in (offered, end):
        if what.count():
            what.first.click()
            rested(page)
            return True
    return False


def until_unknown(page: Page) -> Locator:
    """Clicks until what comes next is known to nobody."""
    unknown = page.get_by_test_id("plan-stopped")
    for _ in range(MOST):
        end = page.locator("[data-testid=confirm]:not([disabled])")
        if end.count():
            end.click()
            rested(page)
        elif not unknown.count():
            click_one(page)
        if unknown.count():
            return unknown
    raise AssertionError("everything is known")


def play_one(page: Page) -> None:
    """Clicks until a move has been made in the plan."""
    before = [plan["moves"] for plan in plans(page)]
    for _ in range(MOST):
        if [plan["moves"] for plan in plans(page)] != before:
            return
        assert click_one(page)
    raise AssertionError("no move")


def plans(page: Page) -> list[Json]:
    """What this device keeps."""
    return [plan for _, text in page.evaluate(PLANS) for plan in json.loads(text)]


def at_table(server: Server, page: Page, game: str, *others: Json, seed: int = 3) -> Table:
    table = open_table(server.address, human("Ada"), *others, seed=seed, **GAMES[game])
    table.until(lambda now: now["deciding"] == 0, "Ada decides")
    page.goto(table.link(0))
    think(page)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_made_imagined_and_left_and_no_table_knows(
    server: Server, visitor: Opener, game: str
) -> None:
    """Undo, bots and what is imagined: the table stays what it was, and its record too."""
    ada, watcher = visitor().new_page(), visitor().new_page()
    table = at_table(server, ada, game, bot("Bo"), bot("Ba"), bot("Cy"))
    watcher.goto(table.link())
    watcher.get_by_test_id("board").wait_for()
    expect(watcher.get_by_test_id("open-plan")).to_have_count(0)
    before = (table.record(), table.steps())
    expect(ada).to_have_title(re.compile("Plan: A – "))
    expect(ada.get_by_test_id("plan-title")).to_be_focused()
    expect(ada.locator("header").get_by_test_id("open-seats")).to_have_count(0)
    flawless(ada, "plan", by_night=True)
    until_unknown(ada).get_by_test_id("plan-go-on").click()
    expect(ada.get_by_test_id("plan-imagination")).to_contain_text("Imagination 1")
    expect(ada.locator("[data-testid=plan][data-imagined='1']")).to_have_count(1)
    ada.get_by_test_id("plan-again").click()
    expect(ada.get_by_test_id("plan-imagination")).to_contain_text("Imagination 2")
    rested(ada)
    flawless(ada, "plan", by_night=True)
    (kept,) = plans(ada)
    ada.get_by_test_id("plan-bot").click()
    rested(ada)
    assert len(plans(ada)[0]["moves"]) == len(kept["moves"]) + 1
    ada.keyboard.press("u")
    rested(ada)
    ada.get_by_test_id("plan-line").evaluate("line => { line.open = true; }")
    expect(ada.locator(".ahead [data-testid=plan-move]")).to_have_count(1)
    ada.get_by_test_id("plan-begin").click()
    rested(ada)
    expect(ada.get_by_test_id("plan-imagination")).to_have_count(0)
    ada.keyboard.press("p")
    expect(ada.get_by_test_id("open-plan")).to_be_focused()
    assert (table.record(), table.steps()) == before
    ada.reload()
    think(ada)
    ada.get_by_test_id("plan-line").wait_for()
    assert (table.record(), table.steps()) == before


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_is_what_was_planned(server: Server, page: Page, game: str) -> None:
    """All certain moves of one's own seat, and nothing else."""
    table = at_table(server, page, game, human("Ben"))
    before = table.moves()
    play_one(page)
    until_unknown(page)
    own = itertools.takewhile(lambda move: move["seat"] == 0, plans(page)[0]["moves"])
    planned = [move["move"] for move in own]
    assert planned and table.moves() == before
    page.get_by_test_id("plan-play").click()
    expect(page.get_by_test_id("answer")).to_contain_text("played at the table")
    expect(page.get_by_test_id("plan")).to_have_count(0)
    assert table.moves() == [*before, *planned]


def test_the_table_goes_on_and_a_plan_follows(
    server: Server, desktop: BrowserContext, listeners: Ears
) -> None:
    """News come through; a plan is set up on the new position, without what has been played."""
    page = desktop.new_page()
    listeners[desktop].allowed += ("/try",)  # what no longer holds is refused
    table = at_table(server, page, "amerigo", human("Ben"))
    page.locator("[data-testid=move][data-move='blue']").click()
    rested(page)
    click_one(page)
    first, second, *_ = plans(page)[0]["moves"]
    table.play(0, first["move"])
    news = page.get_by_test_id("plan-news")
    expect(news).to_contain_text("It is your turn at the table. The table has gone on")
    expect(page.get_by_test_id("happened")).to_contain_text("It is your turn at the table")
    expect(page.get_by_test_id("plan-play")).to_have_attribute("aria-disabled", "true")
    news.get_by_test_id("plan-set-up").click()
    expect(page.get_by_test_id("plan-broken")).to_contain_text("still hold")
    expect(news).to_have_count(0)
    assert plans(page)[0]["moves"][0] == second
    table.undo(0, table.look(0)["decision"] - 1)
    table.play(0, "gold")
    news.get_by_test_id("plan-set-up").click()
    expect(page.get_by_test_id("plan-broken")).to_contain_text("0 of")
    flawless(page, "plan-broken")


def test_plans_have_names_and_go_with_the_seat(server: Server, page: Page) -> None:
    """New, renamed, copied, deleted; a device that gets another key to its seat has none left."""
    table = at_table(server, page, "amerigo", human("Ben"))
    play_one(page)
    page.get_by_test_id("plans").click()
    page.get_by_test_id("plan-rename").fill("Sail first")
    page.keyboard.press("Enter")
    flawless(page, "dialog")
    page.get_by_test_id("plan-copy").click()
    expect(page.get_by_test_id("plan-open")).to_have_count(2)
    page.get_by_test_id("plan-new").click()
    expect(page.get_by_test_id("plan-title")).to_have_text("Plan: A")
    play_one(page)
    assert {plan["name"] for plan in plans(page)} == {"Sail first", "Sail first (copy)", "A"}
    page.get_by_test_id("plans").click()
    page.get_by_test_id("plan-open").filter(has_text="(copy)").click()
    expect(page.get_by_test_id("plan-title")).to_have_text("Plan: Sail first (copy)")
    page.get_by_test_id("plans").click()
    page.get_by_role("button", name="Delete Sail first (copy)").click()
    expect(page.get_by_test_id("plan-open")).to_have_count(2)
    page.get_by_test_id("dialog-close").click()
    assert len(plans(page)) == 2
    page.keyboard.press("p")
    page.get_by_test_id("open-seats").click()
    page.get_by_test_id("seat-link").first.click()
    page.get_by_test_id("new-link").click()
    page.wait_for_function(f"() => !{PLANS}.length")
    assert table.look()["status"] == "running"


def test_on_one_device_everybody_finds_their_own(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=8, **DEI)
    for seat in (0, 1):
        page.goto(table.link(seat))
    page.get_by_test_id("uncover").click()
    think(page)
    play_one(page)
    (of_ada,) = plans(page)
    table.play_until(lambda now: now["deciding"] == 1)
    page.get_by_test_id("cover").wait_for()
    expect(page.get_by_test_id("plan")).to_have_count(0)
    expect(page).not_to_have_title(re.compile("Plan"))
    page.keyboard.press("p")
    page.get_by_test_id("uncover").click()
    think(page)
    page.get_by_test_id("plans").click()
    expect(page.get_by_test_id("plan-open")).to_have_count(1)
    assert of_ada in plans(page)


@pytest.mark.parametrize("size", ["phone", "tablet"])
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_a_hand(server: Server, visitor: Opener, game: str, size: str) -> None:
    """Four players, on a phone and a tablet: everything can be pressed."""
    page = visitor(phone=size == "phone").new_page()
    if size == "tablet":
        page.set_viewport_size({"width": 1024, "height": 768})
    at_table(server, page, game, bot("Bo"), bot("Ba"), bot("Cy"))
    until_unknown(page).get_by_test_id("plan-go-on").click()
    page.get_by_test_id("plan-imagination").wait_for()
    flawless(page, "plan", by_night=True)
    for each in ("prompt", "undo", "plan-bot", "plan-again", "confirm", "plan-leave"):
        expect(page.get_by_test_id(each)).to_be_in_viewport(ratio=1)
    page.get_by_test_id("plan-leave").click()
    expect(page.get_by_test_id("plan")).to_have_count(0)


def test_after_the_game_and_in_a_record_it_begins_anywhere(
    finished: Table, desktop: BrowserContext, listeners: Ears, tmp_path: Path
) -> None:
    """From a step of the replay, with bots; and from a file, where nothing is kept."""
    page = desktop.new_page()
    page.goto(f"{finished.link(0)}?step=30")
    page.get_by_test_id("replay").wait_for()
    page.get_by_test_id("open-plan").click()
    page.get_by_test_id("plan-bot").click()
    rested(page)
    expect(page.get_by_test_id("plan-line")).to_be_visible()
    assert plans(page)[0]["at"] == 30
    page.keyboard.press("p")
    expect(page.get_by_test_id("replay-position")).to_contain_text("Step 30")
    file = tmp_path / "game.jsonl"
    file.write_text(finished.record(), encoding="utf-8")
    page.goto(f"{finished.address}/#/replay")
    page.get_by_test_id("record-file").set_input_files(file)
    page.get_by_test_id("replay-next").click()
    page.get_by_test_id("open-plan").click()
    page.locator("[data-testid=plan] [data-testid=prompt]").wait_for()
    click_one(page)
    assert len(plans(page)) == 1
    assert not listeners[desktop].moves


def test_it_is_kept_for_the_page_where_nothing_is_stored(server: Server, visitor: Opener) -> None:
    page = visitor().new_page()
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('no'); };")
    at_table(server, page, "amerigo", human("Ben"))
    page.locator("[data-testid=move][data-move='gold']").click()
    rested(page)
    page.keyboard.press("p")
    think(page)
    page.get_by_test_id("plan-line").wait_for()
    page.get_by_test_id("plans").click()
    expect(page.get_by_test_id("dialog")).to_contain_text("until this page is closed")


def test_a_whole_plan_without_a_mouse(server: Server, page: Page) -> None:
    """Keys open, choose, take back, imagine and leave; all of it is heard."""
    at_table(server, page, "amerigo", human("Ben"))
    heard = page.get_by_test_id("happened")
    expect(heard).to_contain_text("Nothing that you do here is played at the table")
    focus_on(page, "[data-testid=move][data-move='gold']")
    page.keyboard.press("Enter")
    rested(page)
    expect(heard).to_contain_text("Ada takes 3 gold")
    page.keyboard.press("u")
    expect(heard).to_contain_text("The beginning of the plan.")
    focus_on(page, "[data-testid=move][data-move='gold']")
    page.keyboard.press("Enter")
    rested(page)
    page.evaluate("document.activeElement.blur()")
    for _ in range(4):  # the turn, then Ben's, until something is drawn
        page.keyboard.press("Enter")
        rested(page)
        if page.get_by_test_id("plan-stopped").count():
            break
        focus_on(page, "[data-testid=move][data-move='gold']")
        page.keyboard.press("Enter")
        rested(page)
        page.evaluate("document.activeElement.blur()")
    expect(heard).to_contain_text("What comes next nobody can know")
    focus_on(page, "[data-testid=plan-go-on]")
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("Imagination 1")
    flawless(page, "plan")
    focus_on(page, "[data-testid=plan-leave]")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-plan")).to_be_focused()
    expect(heard).to_contain_text("Back at the table.")


def test_in_the_static_edition(site: Site, desktop: BrowserContext) -> None:
    page = started(site.open(desktop))
    made = new_table(page)
    page.goto(f"{site.address}#/t/{made['table']}/{made['seats'][0]['token']}")
    think(page)
    click_one(page)
    assert plans(page)[0]["moves"]
