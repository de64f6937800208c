"""One seat against an automaton: the new table, the list of who takes part, the end, once more."""

from __future__ import annotations

import json
from importlib.resources import files

from playwright.sync_api import Page, expect

from support.server.process import Server
from support.server.tables import Table, human, open_table

GAME = "dutch-east-indies"


def new_table(page: Page, server: Server, players: int) -> None:
    page.goto(f"{server.address}/#/new")
    page.get_by_test_id(f"game-{GAME}").check()
    page.get_by_test_id(f"players-{players}").check()


def choices(page: Page, option: str) -> list[str]:
    values = page.get_by_test_id(f"option-{option}").locator("option")
    return [str(value.get_attribute("value")) for value in values.all()]


def menu(page: Page) -> None:
    """On a phone the page's buttons are behind the menu."""
    if page.get_by_test_id("menu").is_visible():
        page.get_by_test_id("menu").click()


def finished(server: Server) -> Table:
    """A game to one spice, which the automaton brings home; it began."""
    options = {"rounds": 9, "goal": 1, "level": "hard"}
    table = open_table(server.address, human("Ada"), game=GAME, options=options, seed=4)
    while (now := table.look(0))["status"] == "running":
        moves = [move["move"] for move in now["legal"]]
        table.play(0, "end" if "end" in moves else moves[0])
    assert now["result"]["places"] == [2, 1]
    return table


def test_a_table_for_one_offers_what_one_can_choose(server: Server, device: Page) -> None:
    new_table(device, server, 3)
    device.locator("summary").last.click()
    expect(device.get_by_test_id("alone")).to_have_count(0)
    expect(device.get_by_test_id("option-level")).to_have_count(0)
    assert choices(device, "start") == ["drawn", "1", "2", "3"]
    assert choices(device, "chart") == ["standard", "three"]
    expect(device.get_by_test_id("option-map")).to_have_count(0)
    device.get_by_test_id("option-chart").select_option("three")
    device.get_by_test_id("players-1").check()
    expect(device.get_by_test_id("alone")).to_contain_text("against the automaton")
    expect(device.get_by_test_id("name-0")).to_be_visible()
    expect(device.get_by_test_id("name-1")).to_have_count(0)
    expect(device.get_by_test_id("option-start")).to_have_count(0)
    assert choices(device, "chart") == ["standard", "cove", "two"]
    expect(device.get_by_test_id("option-chart")).to_have_value("standard")
    device.locator("summary").last.click()  # how strong it is, is no option among others
    expect(device.get_by_test_id("option-chart")).to_be_hidden()
    device.get_by_test_id("option-level").select_option("expert")
    device.get_by_test_id("create").click()
    device.get_by_test_id("board").wait_for()
    menu(device)
    device.get_by_test_id("open-seats").click()
    row = device.get_by_test_id("seats").locator("[data-seat='1']")
    expect(row).to_contain_text("Automaton")
    expect(row).to_contain_text("played by the rules")
    expect(row.locator("button")).to_have_count(0)
    expect(device.get_by_test_id("seats").locator("[data-seat='0'] button")).not_to_have_count(0)


def test_a_game_for_others_keeps_its_number_of_players(server: Server, page: Page) -> None:
    new_table(page, server, 1)
    page.get_by_test_id("game-amerigo").check()
    expect(page.get_by_test_id("players-1")).to_have_count(0)
    expect(page.get_by_test_id("players-2")).to_be_checked()
    expect(page.get_by_test_id("alone")).to_have_count(0)


def test_an_uploaded_map_is_named_and_can_be_left_behind(server: Server, page: Page) -> None:
    text = files("carrack.games.dutch_east_indies").joinpath("maps/two.toml").read_text("utf-8")
    preset = {"game": GAME, "players": 1, "options": {"map": text}, "title": "My own sea"}
    page.goto(f"{server.address}/#/")
    page.evaluate("preset => sessionStorage.setItem('carrack.preset', preset)", json.dumps(preset))
    page.goto(f"{server.address}/#/new/{GAME}/map")
    expect(page.get_by_test_id("players-1")).to_be_checked()
    expect(page.get_by_test_id("option-map")).to_contain_text("My own sea")
    page.get_by_test_id("create").click()
    page.get_by_test_id("board").wait_for()
    table = page.url.split("/t/")[1].split("/")[0]
    asked = page.request.get(f"{server.address}/api/v1/tables/{table}").json()
    assert asked["options"]["map"] == text
    page.goto(f"{server.address}/#/new/{GAME}/map")
    page.get_by_test_id("remove-map").click()
    expect(page.get_by_test_id("option-map")).to_have_count(0)
    page.get_by_test_id("create").click()
    page.get_by_test_id("board").wait_for()
    table = page.url.split("/t/")[1].split("/")[0]
    asked = page.request.get(f"{server.address}/api/v1/tables/{table}").json()
    assert asked["options"]["map"] == ""


def test_the_automaton_has_won_and_one_plays_again(server: Server, device: Page) -> None:
    table = finished(server)
    device.goto(table.link(0, host=True))
    expect(device.get_by_test_id("winner")).to_contain_text("The automaton has won")
    heads = device.get_by_test_id("score-bars").locator("thead th")
    expect(heads).to_contain_text(["Ada", "Automaton"])
    expect(device.get_by_test_id("prompt")).to_have_text("The game is over. The automaton has won.")
    expect(device.get_by_test_id("rematch-same")).to_have_text("Play again")
    device.get_by_test_id("rematch-same").click()
    expect(device.get_by_test_id("prompt")).not_to_contain_text("over")
    device.goto(f"{server.address}/#/")
    rows = device.locator("[data-testid=table]")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Ada, Automaton")
    expect(rows.last.get_by_test_id("rematch")).to_have_text("Play again")
