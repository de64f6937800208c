"""A custom box on the page: chosen for a table, shown with its sources, and waited for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from evidence.page.test_design import BAY_FILE
from playwright.sync_api import Page, expect

from support.games.editions import edition_text, write_edition
from support.page.map_editor import GAME as DEI
from support.page.map_editor import MapEditor
from support.page.shared import Ears
from support.server.process import Server, serving
from support.server.tables import Table, human, open_table
from support.waiting import until

MINUTE = 60_000


@pytest.fixture
def editions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The editions of a data folder, with one that was read off a box but for its islands."""
    monkeypatch.delenv("CARRACK_EDITIONS")
    text = edition_text(stick="0.4").replace('provenance = "rulebook"', 'provenance = "printed"')
    write_edition(tmp_path / "data" / "editions", text)
    return tmp_path / "data" / "editions"


@pytest.fixture
def server(editions: Path) -> Iterator[Server]:
    with serving(editions.parent) as running:
        yield running


def test_a_box_is_chosen_for_a_table_and_says_where_its_values_come_from(
    server: Server, page: Page
) -> None:
    page.goto(f"{server.address}/#/new")
    page.get_by_test_id("new-form").locator("> details > summary").click()
    page.get_by_test_id("option-edition").select_option("my-box")
    expect(page.get_by_test_id("option-stick")).to_have_value("40")
    page.get_by_test_id("option-edition").select_option("reconstructed")
    expect(page.get_by_test_id("option-stick")).to_have_value("30")
    page.get_by_test_id("option-edition").select_option("my-box")
    page.get_by_test_id("create").click()
    page.get_by_test_id("open-components").click()
    expect(page.get_by_test_id("dialog")).to_contain_text("Components: The box my-box")
    sources = page.get_by_test_id("components")
    expect(sources.locator("[data-table=map] td")).to_have_text("read off a box")
    expect(sources.locator("[data-table=tiles] td")).to_have_text("reconstructed")


def unprinted(page: Page) -> str:
    """What the table says of values that are not printed, once one has looked."""
    page.get_by_test_id("open-components").click()
    return str(page.get_by_test_id("unprinted-count").text_content())


@pytest.mark.parametrize(
    "game, count, part, names",
    [
        ("amerigo", 58, "tower", "Chance that a cube sticks · Chance that one is knocked loose"),
        (DEI, 47, "sail", "Value of every field · Price of the next field"),
    ],
)
def test_a_table_says_which_of_our_values_are_not_the_printed_ones(
    server: Server, page: Page, game: str, count: int, part: str, names: str
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), game=game)
    page.goto(table.link(0))
    said = f"{count} values are not the printed ones"
    expect(page.get_by_test_id("unprinted")).to_have_text(f"≠ {count}{said}")
    assert unprinted(page) == said
    page.locator(f"[data-unprinted={part}] summary").click()
    expect(page.locator(f"[data-unprinted={part}] details")).to_contain_text(names)


def test_a_box_and_a_map_that_are_all_copied_are_all_printed_at_the_table(
    server: Server, page: Page
) -> None:
    page.goto(f"{server.address}/#/edition/{DEI}")
    expect(page.get_by_test_id("edition-progress")).to_be_visible()
    for confirm in page.get_by_role("button", name="All as on my box").all():
        confirm.click()
    expect(page.get_by_test_id("edition-progress")).to_have_text("67 of 67 values are yours")
    page.get_by_test_id("edition-play").click()
    expect(page.get_by_test_id("box").locator(":checked")).to_have_text("My box")
    page.goto(f"{server.address}/#/edition/{DEI}")
    page.get_by_test_id("edition-map").click()
    drafter = MapEditor(page, server.address)
    drafter.board.wait_for()
    drafter.open(BAY_FILE)
    printed = page.get_by_test_id("map-printed")
    expect(printed).not_to_be_checked()
    printed.check()
    drafter.press("play-map")
    page.get_by_test_id("box").select_option(label="My box")
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("open-components")).to_be_visible()
    expect(page.get_by_test_id("unprinted")).to_have_count(0)
    assert unprinted(page) == "All values are the printed ones"
    expect(page.locator("[data-table=chart] td")).to_have_text("read off a box")


def until_it_waits(table: Table) -> None:
    """Folders of components are looked into once a second, and only when somebody asks."""
    address = f"{table.address}/api/v1/tables/{table.table}"
    until(lambda: table.client.get(address).status_code == 503, "the table waits for its box")


def test_a_page_says_that_its_table_waits_for_the_box_and_continues_by_itself(
    server: Server, editions: Path, page: Page, listeners: Ears
) -> None:
    listeners[page.context].allow("503")
    options = {"edition": "my-box"}
    table = open_table(server.address, human("Ada"), human("Ben"), options=options)
    text = (editions / "my-box.toml").read_text(encoding="utf-8")
    page.goto(table.link(0))
    page.get_by_test_id("open-components").wait_for()
    write_edition(editions, edition_text(chests="4"))
    until_it_waits(table)
    banner = page.get_by_test_id("offline")
    expect(banner).to_contain_text("components are missing or have changed", timeout=MINUTE)
    write_edition(editions, text)
    expect(banner).to_be_hidden(timeout=MINUTE)
