"""The designer page: a map drawn from nothing, judged while it is drawn, shared, and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.page.map_editor import BAY, GAME, MapEditor
from support.page.shared import Opener
from support.server.process import Server


@pytest.fixture
def desk(server: Server, page: Page) -> MapEditor:
    made = MapEditor(page, server.address)
    made.arrive()
    return made


BAY_FILE = f"""
game = "dutch-east-indies"
name = "bay"
title = "The Bay"
provenance = "own"
players = 2
chart = '''
{chr(10).join(BAY)}
'''
homes = [
  {{ name = "Noordkerk", big = "c12 NE", small = "b11 NE" }},
  {{ name = "Oostwolde", big = "r2 SW", small = "s3 SW" }},
]
market = {{ name = "Pasar Raja" }}
wild = [
  {{ letter = "a", name = "Kaap Duiven", cards = 3 }},
  {{ letter = "b", name = "Kemirang", cards = 3 }},
  {{ letter = "c", name = "Roosdam", cards = 6 }},
  {{ letter = "d", name = "Batu Senja", cards = 6 }},
]
pirates = {{ big = "g10 E", small = "n4 W" }}
"""


def test_a_sentence_of_the_report_shows_where_it_is(desk: MapEditor) -> None:
    desk.open(BAY_FILE)
    desk.finds(0)
    desk.ports("p2")
    desk.finds(1)
    error = desk.page.get_by_test_id("error")
    expect(error).to_contain_text("The port on p2 touches no island")
    error.click()
    marked = desk.page.locator("[data-testid=design-board] .told")
    expect(marked).to_have_count(1)
    x, y = desk.spot("p2")
    box = marked.bounding_box()
    assert box is not None
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]
    expect(desk.page.get_by_test_id("distances").locator("tbody tr").first).to_contain_text(
        "The Market"
    )


def test_a_ship_without_a_place_comes_into_hand_from_the_report(desk: MapEditor) -> None:
    desk.open(BAY_FILE)
    desk.press("tool-ship-1-1")
    desk.press("beach")
    desk.finds(1)
    desk.press("tool-sea")
    desk.press("error")
    expect(desk.page.get_by_test_id("tool-ship-1-1")).to_have_attribute("aria-pressed", "true")
    desk.stroke("s3", "q5")
    ship = desk.page.locator("[data-ship='1-1']")
    expect(ship).to_have_attribute("data-facing", "5")
    desk.at("s3")
    expect(ship).to_have_attribute("data-facing", "6")
    desk.finds(0)


def test_undo_brings_back_stroke_by_stroke_and_a_reload_loses_nothing(desk: MapEditor) -> None:
    desk.begin(2)
    desk.press("tool-land-M")
    desk.stroke("e5", "i9")
    assert sum(row.count("M") for row in desk.rows()) == 5
    desk.stroke("i9", "l9")
    desk.press("undo")
    assert sum(row.count("M") for row in desk.rows()) == 5
    desk.press("redo")
    desk.page.get_by_test_id("map-title").fill('Fünf „Felder“ \\ oder "mehr"')
    desk.press("draw-width-more")
    before = desk.drawing()
    desk.page.reload()
    desk.board.wait_for()
    assert desk.drawing() == before
    assert before["width"] == 21
    desk.press("clear")
    assert not any(row.count("M") for row in desk.rows())
    desk.press("undo")
    assert desk.drawing() == before


def test_a_map_goes_into_a_file_and_comes_out_of_it_again(desk: MapEditor, tmp_path: Path) -> None:
    desk.open(BAY_FILE)
    desk.page.get_by_test_id("map-title").fill('Das „Kap“ \\ "Horn" …')
    desk.page.get_by_test_id("island-name-a").fill("Ärger")
    desk.finds(0)
    before = desk.drawing()
    with desk.page.expect_download() as saved:
        desk.press("map-save")
    assert saved.value.suggested_filename == "das-kap-horn.toml"
    file = tmp_path / "map.toml"
    saved.value.save_as(file)
    desk.press("clear")
    desk.open(file.read_text(encoding="utf-8"))
    assert desk.drawing() == before
    desk.page.get_by_test_id("map-file").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": b"no map at all"}
    )
    expect(desk.page.get_by_test_id("design-said")).to_contain_text("There is no map in it.")
    assert desk.drawing() == before


def test_a_link_carries_the_whole_map_to_somebody_else(
    server: Server, desk: MapEditor, visitor: Opener
) -> None:
    desk.open(BAY_FILE)
    before = desk.drawing()
    desk.press("map-share")
    link = desk.page.get_by_test_id("map-link").input_value()
    assert len(link) < 1500
    other = MapEditor(visitor(phone=True).new_page(), server.address, touch=True)
    other.arrive()
    other.begin(3)
    other.land("M", "j7")
    own = other.drawing()
    other.page.goto(link)
    expect(other.page.locator("[data-ship='1-1']")).to_be_attached()
    assert other.drawing() == before
    assert other.page.url.endswith(f"#/design/{GAME}")
    other.finds(0)
    expect(other.page.get_by_test_id("play-map")).to_be_enabled()
    other.page.reload()
    other.board.wait_for()
    other.press("start-from")
    other.press("start-before")
    assert other.drawing() == own
    other.page.goto(link[:-40])
    expect(other.page.get_by_test_id("design-said")).to_contain_text("This link contains no map")
    assert other.drawing() == own


def test_a_map_is_drawn_by_keys_alone(desk: MapEditor) -> None:
    desk.begin(2)
    desk.board.focus()
    keys = desk.page.keyboard
    for key in ("1", "Space", "Shift+ArrowRight", "ArrowRight", "+", "Space"):
        keys.press(key)
    assert desk.rows()[0].startswith("11+...")
    expect(desk.page.get_by_test_id("design-cursor")).to_have_text("c1: Port")
    for key in ("B", "R", "R", "Enter"):
        keys.press(key)
    ship = desk.page.locator("[data-ship='0-0']")
    expect(ship).to_have_attribute("data-square", "2")
    expect(ship).to_have_attribute("data-facing", "2")
    for key in ("S", "S", "S", "ArrowDown", "Space"):
        keys.press(key)
    expect(desk.page.locator("[data-ship='-1-1']")).to_have_attribute("data-square", "22")
    for key in ("N", "ArrowDown", "a", "Space", "Shift+ArrowDown", "Delete"):
        keys.press(key)
    assert [row[2] for row in desk.rows()[:5]] == ["+", ".", "a", ".", "."]
    keys.press("Control+z")
    assert desk.rows()[3][2] == "a"
    keys.press("Control+y")
    assert desk.rows()[3][2] == "."


def test_single_keys_draw_nothing_where_they_are_switched_off(desk: MapEditor) -> None:
    desk.begin(2)
    expect(desk.page.get_by_test_id("in-words")).to_be_visible()  # and with it the key for the keys
    keys = desk.page.keyboard
    desk.board.focus()
    keys.press("?")
    desk.page.get_by_test_id("single-keys").uncheck()
    keys.press("Escape")
    for key in ("+", "Space", "t"):
        desk.board.focus()
        keys.press(key)
    assert desk.rows()[0][0] == "1"  # the tool of before, by a key that is no sign
    expect(desk.page.get_by_test_id("words")).to_have_class(re.compile("visually-hidden"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_map_begins_with_one_that_ships_or_one_of_chance(desk: MapEditor, players: int) -> None:
    desk.press(f"start-map-{['two', 'three', 'four'][players - 2]}")
    expect(desk.page.get_by_test_id("map-players")).to_have_value(str(players))
    desk.finds(0)
    desk.press("start-from")
    desk.page.get_by_test_id("generate-players").select_option(str(players))
    desk.page.get_by_test_id("generate-seed").fill("7")
    desk.press("generate")
    expect(desk.page.get_by_test_id("dialog")).to_be_hidden(timeout=60_000)
    desk.finds(0)
    expect(desk.report()).to_have_attribute("data-warnings", "0")


def test_the_way_to_the_designer_is_shown_where_games_begin(server: Server, page: Page) -> None:
    page.goto(server.address)
    page.get_by_test_id("design-map").click()
    expect(page.get_by_test_id("design-board")).to_be_visible()
    page.goto(f"{server.address}/#/new")
    page.get_by_test_id(f"game-{GAME}").check()
    page.get_by_test_id("design-map").click()
    expect(page.get_by_test_id("design-board")).to_be_visible()
