"""The keyboard alone: choosing, turning a tile, confirming, taking back."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.page.amerigo import AmerigoPlayer
from support.page.shared import Ears
from support.server.process import Server
from support.server.tables import Json, Table, human, open_table


@pytest.fixture
def building(server: Server) -> Table:
    """Somebody may build a tile that can be turned where it fits."""
    table = open_table(server.address, human("Ada"), human("Ben"), seed=11)

    def turnable(now: Json) -> bool:
        return bool(turned(now["legal"]))

    table.play_until(turnable)
    return table


def turned(legal: list[Json]) -> list[tuple[str, int]]:
    """Tiles and squares that they can cover in two or more orientations."""
    fits: dict[tuple[str, int], set[int]] = {}
    for move in legal:
        if move["key"] == "move-build":
            for square in move["squares"]:
                fits.setdefault((move["tile"], square), set()).add(move["args"]["turn"])
    return [place for place, turns in fits.items() if len(turns) > 1]


@pytest.mark.parametrize("way", ["key", "wheel"])
def test_a_tile_is_turned_by_key_or_wheel_and_put_by_click(
    building: Table, page: Page, desktop: BrowserContext, listeners: Ears, way: str
) -> None:
    seat = building.look()["deciding"]
    tile, square = turned(building.look(seat)["legal"])[0]
    page.goto(building.link(seat))
    player = AmerigoPlayer(page, listeners[desktop], building, seat)
    player.ready()
    held = page.locator(f"[data-tile='{tile}'].ready").first
    if held.get_attribute("aria-pressed") != "true":
        held.click()
    page.mouse.move(*player.on_board(square))
    preview = page.get_by_test_id("preview")
    before = str(preview.get_attribute("data-preview"))
    if way == "key":
        page.keyboard.press("r")
    else:
        page.mouse.wheel(0, 100)
    expect(preview).not_to_have_attribute("data-preview", before)
    shown = str(preview.get_attribute("data-preview"))
    with player.posting(shown, way):
        page.mouse.click(*player.on_board(square))
    page.get_by_test_id("undo-all").wait_for()
    assert building.moves()[-1] == shown
