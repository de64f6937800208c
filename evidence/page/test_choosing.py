"""Tracks and tiles of Amerigo: they say what they take and bring, and can be asked about."""

from __future__ import annotations

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import BrowserContext, Locator, Page, expect

from support.page.shared import Ears
from support.server.process import Server
from support.server.tables import Json, Table, human, open_table

Opened = tuple[Table, int]

SMALLEST_TILE = 9.0  # pixels to a square of a tile in the supply


def acting(server: Server, colour: str, key: str) -> Opened:
    """A table on which somebody has just chosen an action, and its seat."""
    table = open_table(server.address, human("Ada"), human("Ben"), seed=4)

    def offered(now: Json) -> bool:
        return any(move["move"] == colour for move in now["legal"])

    now = table.play_until(offered, seed=5)
    seat = int(now["deciding"])
    after = table.play(seat, colour)
    assert [move for move in after["legal"] if move["key"] == key]
    return table, seat


def legal(table: Table, seat: int, key: str) -> list[Json]:
    return [move for move in table.look(seat)["legal"] if move["key"] == key]


TRACKS = [
    ("brown", "move-advance", "[data-testid=sheet-{}] [data-offer='{}']"),
    ("black", "move-load", "[data-testid=sheet-{}] [data-offer='{}']"),
    ("white", "move-order", "[data-testid=special-track] [data-offer='{1}']"),
]


@pytest.mark.parametrize(("colour", "key", "where"), TRACKS, ids=["progress", "cannons", "order"])
def test_a_field_of_a_track_is_clicked_like_its_button(
    server: Server, desktop: BrowserContext, listeners: Ears, colour: str, key: str, where: str
) -> None:
    table, seat = acting(server, colour, key)
    moves = legal(table, seat, key)
    page = desktop.new_page()
    page.goto(table.link(seat))
    for move in moves:
        expect(page.locator(where.format(seat, move["move"]))).to_be_visible()
    button = page.locator(f"[data-testid=move][data-move='{moves[-1]['move']}']")
    expect(button).to_contain_text(f"{moves[-1]['cost'] - moves[-1]['gold']} AP")
    field = page.locator(where.format(seat, moves[-1]["move"]))
    if brings := moves[-1].get("brings"):
        units = {"brings-tokens": "progress token", "brings-end": "VP at the end"}
        expect(button).to_contain_text(units.get(brings[-1]["key"], "gold"))
        assert str(button.inner_text()).strip()
        assert units.get(brings[-1]["key"], "gold") in str(field.get_attribute("title"))
    field.click()
    expect(field).to_have_count(0)
    assert listeners[desktop].rows == [[moves[-1]["move"]]]


def offers_of(page: Page) -> Locator:
    supply = page.get_by_test_id("supply")
    supply.wait_for()
    return supply.locator("button.offered")


def test_tiles_say_what_they_cost_and_bring_before_they_are_taken(
    server: Server, page: Page
) -> None:
    table, seat = acting(server, "red", "move-take")
    page.goto(table.link(seat))
    offered = offers_of(page)
    expect(offered).not_to_have_count(0)
    kinds = table.look(seat)["view"]["static"]["tiles"]
    for move in legal(table, seat, "move-take"):
        kind = kinds[move["tile"]]
        tile = page.locator(f"[data-testid=supply] [data-offer='{move['move']}']")
        expect(tile).to_contain_text(f"{kind['cost']} AP")
        expect(tile).to_contain_text(f"{kind['small']}/{kind['big']} VP")
        title = str(tile.get_attribute("title"))
        assert f"{kind['small']} VP on a small island, {kind['big']} on a big one" in title
        cells = len({row for row, _ in kind["cells"]})
        shape = tile.locator("svg").first.bounding_box()
        assert shape is not None and shape["height"] >= cells * SMALLEST_TILE
    expect(page.get_by_test_id("supply")).to_contain_text("Village tiles")
    expect(page.get_by_test_id("supply")).to_contain_text("Neutral tiles")
    page.get_by_test_id("group").first.click()
    expect(page.get_by_test_id("move").first).to_contain_text("VP")
    expect(page.get_by_test_id("move").first).to_contain_text("AP")


def test_what_is_offered_can_be_asked_about_without_taking_it(
    server: Server, desktop: BrowserContext, phone: BrowserContext, listeners: Ears
) -> None:
    table, seat = acting(server, "red", "move-take")
    page = desktop.new_page()
    page.goto(table.link(seat))
    inspector = page.get_by_test_id("inspector")
    offers_of(page).first.click(button="right")
    expect(inspector).to_contain_text("AP to take")
    flawless(page, "inspector")
    page.get_by_role("button", name="Close").last.click()
    expect(inspector).to_have_count(0)
    offers_of(page).first.focus()
    page.keyboard.press("i")
    expect(inspector).to_contain_text("AP to take")
    small = phone.new_page()
    small.goto(table.link(seat))
    small.get_by_test_id("tab-displays").tap()
    offers_of(small).first.scroll_into_view_if_needed()
    box = offers_of(small).first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = phone.new_cdp_session(small)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(small.get_by_test_id("inspector")).to_contain_text("AP to take")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    small.wait_for_timeout(100)
    expect(small.get_by_test_id("inspector")).to_be_visible()
    assert listeners[desktop].rows == listeners[phone].rows == []


def test_tiles_to_build_say_how_many_places_there_are(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=4)

    def building(now: Json) -> bool:
        return any(move["key"] == "move-build" for move in now["legal"])

    seat = int(table.play_until(building, seed=5)["deciding"])
    page.goto(table.link(seat))
    groups = page.locator("[data-testid=group][data-group^='group-']")
    groups.first.wait_for()
    for group in groups.all():
        assert str(group.locator(".more").inner_text()).split()[-1] in ("place", "places")
