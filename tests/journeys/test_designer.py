"""The designer: a map from nothing to a game on it."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from support.page.map_editor import BAY, MapEditor, a_few_moves, played_on
from support.server.process import Server


def test_a_map_is_drawn_from_nothing_and_played_against_a_bot(
    server: Server, phone: BrowserContext
) -> None:
    """Drawn by finger and judged by the server while it is drawn; a table is made of it."""
    drafter = MapEditor(phone.new_page(), server.address, touch=True)
    drafter.arrive()
    drafter.begin(2)
    expect(drafter.report()).to_have_attribute("data-told", "")
    drafter.finds(10)
    expect(drafter.page.get_by_test_id("play-map")).to_be_disabled()
    draw_bay(drafter)
    assert drafter.rows() == BAY
    drafter.finds(0)
    page = drafter.page
    drafter.press("play-map")
    expect(page.get_by_test_id("players-2")).to_be_checked()
    expect(page.get_by_test_id("option-map")).to_contain_text("My archipelago")
    drafter.press("create")
    a_few_moves(drafter)
    assert played_on(page, server) == BAY


def draw_bay(to: MapEditor) -> None:
    """A map for two, half of it drawn: the other half comes from the symmetry."""
    to.begin(2)
    to.symmetry("turn")
    to.take("land-1")
    to.stroke("a12", "b12")
    to.stroke("a13", "b13")
    to.land("M", "j7")
    to.island("e5", "f5")
    to.island("l3", "m3")
    to.ports("c12", "b11", "j6", "e6", "l4")
    to.cards("a", 3)
    to.cards("c", 6)
    to.ship(0, 0, "c12", "NE")
    to.ship(0, 1, "b11", "NE")
    to.ship(-1, 0, "g10", "E")
