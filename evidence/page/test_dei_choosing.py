"""Choosing on the board of The Dutch East Indies: cargo, headings, ships, costs, trails."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from support.page.console import Listener
from support.page.dei import DeiPlayer
from support.page.shared import Ears
from support.server.dei_sailing import Sailor, way_to, wild_ports
from support.server.process import Server
from support.server.tables import DEI, Json, Table, human, open_table
from support.waiting import until


def opened(server: Server, seed: int = 6) -> Table:
    return open_table(server.address, human("Ada"), human("Ben"), seed=seed, **DEI)


def at_table(context: BrowserContext, table: Table, seat: int = 0) -> Page:
    page = context.new_page()
    page.goto(table.link(seat))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    return page


def press(what: Locator, touch: bool) -> None:
    (what.tap if touch else what.click)()


def hold(page: Page, ship: int) -> Locator:
    return page.locator(f"[data-testid=hold][data-ship='{ship}']")


def until_asked(page: Page, ear: Listener, rows: list[list[str]]) -> None:
    """Waits until the page has asked for so many sequences of moves, and compares them."""
    # what the page has sent is heard while it answers
    until(lambda: page.evaluate("1") and len(ear.rows) >= len(rows), "all rows are asked for")
    assert ear.rows == rows


def holds(table: Table) -> list[list[int]]:
    """Crates and coins of the ships of Ada."""
    return [ship["hold"][:2] for ship in table.look(0)["view"]["ships"][:2]]


# --- loading -------------------------------------------------------------------------------------


@pytest.mark.rule("DEI-CARGO-2")
@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_a_cargo_is_put_together_freely_and_sent_at_once(
    server: Server, desktop: BrowserContext, phone: BrowserContext, listeners: Ears, touch: bool
) -> None:
    table, context = opened(server), phone if touch else desktop
    page = at_table(context, table)
    press(page.get_by_test_id("open-harbour"), touch)
    press(page.locator("[data-preset=crates-coins]"), touch)
    for ship in (0, 1):  # full, and still there
        expect(hold(page, ship).get_by_test_id("slot-free")).to_have_count(0)
    press(hold(page, 0).get_by_test_id("slot").first, touch)  # one crate back
    press(page.locator("[data-testid=shelf-good][data-goods=coin]"), touch)
    press(hold(page, 0).get_by_test_id("slot-free"), touch)  # a coin instead
    hold(page, 1).locator("[data-goods=coin]").fill("3")
    page.keyboard.press("Tab")
    assert listeners[context].posted == []
    press(page.get_by_test_id("cargo-confirm"), touch)
    expect(page.get_by_test_id("dialog")).to_have_count(0)
    row = ["load A crate"] * 6 + ["load A coin"] + ["load B coin"] * 3
    table.until(lambda _: holds(table) == [[6, 1], [0, 3]], "the cargo is aboard")
    until_asked(page, listeners[context], [row])
    press(page.get_by_test_id("open-harbour"), touch)
    press(hold(page, 0).get_by_test_id("empty"), touch)  # crates went aboard: they do not go back
    expect(page.get_by_test_id("cargo-confirm")).to_have_attribute("data-back", "0")
    press(page.get_by_test_id("cargo-confirm"), touch)
    table.until(lambda _: holds(table) == [[0, 0], [0, 3]], "the big ship is empty again")
    until_asked(page, listeners[context], [row, ["undo"], ["load B coin"] * 3])
    if touch:
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360


def test_goods_are_dragged_between_shelf_and_holds(server: Server, desktop: BrowserContext) -> None:
    page = at_table(desktop, opened(server))
    page.get_by_test_id("open-harbour").click()
    crate = page.locator("[data-testid=shelf-good][data-goods=crate]")
    coin = page.locator("[data-testid=shelf-good][data-goods=coin]")
    crate.drag_to(hold(page, 0).locator(".slots"))
    coin.drag_to(hold(page, 1).locator(".slots"))
    expect(hold(page, 0)).to_have_attribute("data-load", "1")
    expect(hold(page, 1)).to_have_attribute("data-load", "1")
    hold(page, 1).locator("[data-testid=slot][data-item=coin]").drag_to(
        hold(page, 0).locator(".slots")
    )
    expect(hold(page, 0)).to_have_attribute("data-load", "2")
    hold(page, 0).locator("[data-testid=slot][data-item=crate]").drag_to(
        page.get_by_test_id("shelf")
    )
    expect(page.get_by_test_id("cargo-confirm")).to_have_attribute("data-moves", "load A coin")
    page.get_by_test_id("cargo-reset").click()
    expect(page.get_by_test_id("cargo-confirm")).to_be_disabled()


def test_as_last_time_loads_what_was_aboard_when_the_ship_set_sail(
    server: Server, desktop: BrowserContext
) -> None:
    table = opened(server)
    for move in ("load A crate", "load A coin", "load A coin", "sail A NE", "end"):
        table.play(0, move)
    table.play(1, "end")
    for move in ("turn A SW", "sail A SW", "unload A crate", "unload A coin", "unload A coin"):
        table.play(0, move)
    table.play(0, "end")
    table.play(1, "end")
    page = at_table(desktop, table)
    page.get_by_test_id("open-harbour").click()
    page.locator("[data-preset=last]").click()
    row = "load A crate,load A coin,load A coin"
    expect(page.get_by_test_id("cargo-confirm")).to_have_attribute("data-moves", row)


# --- headings and ships --------------------------------------------------------------------------


@pytest.mark.rule("DEI-MOVE-3")
def test_a_click_shows_the_headings_and_a_second_one_sails(
    server: Server, desktop: BrowserContext, listeners: Ears
) -> None:
    table = opened(server)
    page = at_table(desktop, table)
    player = DeiPlayer(page, listeners[desktop], table, 0)
    square, facings = turning_goal(table.look(0))
    at = player.goal(square)
    for away in ((-9, -9), (9, 9)):  # where in the square one points means nothing
        page.mouse.move(at[0] + away[0], at[1] + away[1])
        natural = page.get_by_test_id("way").get_attribute("data-facing")
    page.mouse.click(*at)
    assert listeners[desktop].posted == []
    fan = page.locator("[data-fan]")
    expect(fan).to_have_count(len(facings))
    assert {int(str(each.get_attribute("data-fan"))) for each in fan.all()} == facings
    other = next(str(facing) for facing in sorted(facings) if str(facing) != natural)
    page.locator(f"[data-fan='{other}']").hover()
    expect(page.get_by_test_id("way")).to_have_attribute("data-facing", other)
    page.mouse.move(*at)
    expect(page.get_by_test_id("way")).to_have_attribute("data-facing", str(natural))
    page.locator(f"[data-fan='{other}']").click()
    page.mouse.click(*at)
    reached = [square, int(other)]
    table.until(lambda _: berth(table) == reached, "the ship lies there, heading as chosen")


def berth(table: Table) -> list[int]:
    ship = table.look(0)["view"]["ships"][0]
    return [ship["square"], ship["facing"]]


def turning_goal(now: Json) -> tuple[int, set[int]]:
    """A square that the big ship can reach with several headings, past no pirate."""
    found: dict[int, set[int]] = {}
    here = now["view"]["ships"][0]["square"]
    for index, each in enumerate(now["courses"]):
        if each["ship"] == 0 and each["square"] != here:
            assert not any(step["pirates"] for step in way_to(now["courses"], index))
            found.setdefault(each["square"], set()).add(each["facing"])
    square = max(found, key=lambda each: len(found[each]))
    return square, found[square]


COSTS = """() => [...document.querySelectorAll('[data-goal]')]
  .map((goal) => [goal.dataset.goal, goal.nextElementSibling.textContent.trim()])"""


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_a_click_on_a_ship_chooses_it_and_its_goals_say_what_they_cost(
    server: Server, desktop: BrowserContext, phone: BrowserContext, listeners: Ears, touch: bool
) -> None:
    table, context = opened(server), phone if touch else desktop
    page = at_table(context, table)
    now = table.look(0)
    for ship, shape in ((0, "circle"), (1, "rect"), (0, "circle")):
        press(page.locator(f".ship[data-thing='ship:{ship}']").last, touch)
        expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", str(ship))
        for popup in ("way-bar", "fan"):
            expect(page.get_by_test_id(popup)).to_have_count(0)
        costs: dict[str, str] = {}
        for each in now["courses"]:  # the cheapest first
            if each["ship"] == ship:
                costs.setdefault(str(each["square"]), str(each["cost"]))
        shown = dict(page.evaluate(COSTS))
        assert shown == {goal: costs[goal] for goal in shown}
        expect(page.locator(".goals .mark").locator(shape)).to_have_count(len(shown))
    assert listeners[context].posted == []


def test_alone_the_trails_of_the_automaton_are_shown(
    server: Server, desktop: BrowserContext
) -> None:
    table = open_table(server.address, human("Ada"), game=DEI["game"], seed=2)
    page = at_table(desktop, table)
    page.get_by_test_id("speed").select_option("off")
    before = table.look(0)["view"]["ships"]
    table.play(0, "end")
    now = table.look(0)["view"]["ships"]
    moved = [i for i in (2, 3) if now[i]["square"] != before[i]["square"]]
    assert moved
    for ship in moved:
        trail = page.locator(f"[data-testid=trail][data-squares^='{before[ship]['square']} ']")
        expect(trail).to_have_attribute("data-squares", re.compile(f" {now[ship]['square']}$"))
    page.reload()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("trail").first).to_be_attached()


# --- what stands, and what is left ---------------------------------------------------------------


@pytest.mark.rule("DEI-TRADE-1")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_button_says_before_what_cannot_be_taken_back(
    server: Server, desktop: BrowserContext, language: str
) -> None:
    table = opened(server, seed=8)
    now = Sailor(table, 0).sail_until(
        lambda now: any(move["key"] == "move-look" for move in now["legal"]), wild_ports
    )
    page = at_table(desktop, table)
    page.get_by_test_id("language").select_option(language)
    look = next(move for move in now["legal"] if move["key"] == "move-look")
    button = page.locator(f"[data-testid=deed][data-move='{look['move']}']")
    said = {"en": "a card is looked at", "de": "eine Karte wird angesehen"}
    expect(button.get_by_test_id("final")).to_contain_text(said[language])
    points = {m["args"]["points"] for m in look["final"] if m["key"] == "lapse-points"}
    for count in points:
        expect(button.get_by_test_id("final")).to_contain_text(str(count))


def test_the_headline_names_what_is_left_and_says_when_nothing_is(
    server: Server, desktop: BrowserContext
) -> None:
    table = opened(server)
    page = at_table(desktop, table)
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_text("Sail and act, then end your turn.")
    table.play(0, "sail A NE")
    expect(prompt).to_contain_text("Still open: 2 points of the big ship …")
    for move in ("sail A NE", "sail A NE"):
        table.play(0, move)
    expect(prompt).to_have_text("Still open: the small ship has not sailed.")
    table.play(0, "sail B NE")
    table.play(0, "sail B NE")
    expect(prompt).to_have_text("Nothing is left to do: end your turn, or take back.")


def test_the_lists_say_where_ports_lie(server: Server, desktop: BrowserContext) -> None:
    table = opened(server)
    page = at_table(desktop, table)
    fixed = table.look(0)["view"]["static"]
    cards = page.get_by_test_id("trade-cards")
    for island in fixed["islands"]:
        if island["kind"] != "home":
            names = [
                f"{chr(97 + q % fixed['width'])}{q // fixed['width'] + 1}" for q in island["ports"]
            ]
            expect(cards).to_contain_text(", ".join(names))
