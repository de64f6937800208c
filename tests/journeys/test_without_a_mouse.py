"""Games without a mouse, and without a screen."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from support.page.going_through import GoingThrough, proves
from support.page.listening import ListeningPlayer
from support.page.shared import focus_on
from support.positions.proof import Proving
from support.server.process import Server
from support.server.tables import DEI, Table, human, open_table

FOCUSED = ":is(button, [aria-label]):focus"


def test_a_turn_without_a_mouse(server: Server, page: Page) -> None:
    """Keys alone choose, take back, choose again and end a turn; Tab reaches every button.

    After each act something that has a name has the focus; what is taken back is said. The first
    choice is one that was made on a board to think on.
    """
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    page.goto(table.link(0))
    page.locator("[data-move='red']").wait_for()
    plays_as_planned(page, table, "red")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    assert table.moves() == ["red"]
    expect(page.locator(FOCUSED)).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator("[data-move='red']")).to_be_visible()
    assert table.moves() == []
    expect(page.get_by_test_id("happened")).to_contain_text("Ada takes back: Plan")
    expect(page.locator(FOCUSED)).to_have_count(1)
    focus_on(page, "[data-testid=move][data-move='gold']")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    expect(page.locator(FOCUSED)).to_have_count(1)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("prompt")).to_contain_text("Ben")
    assert table.moves() == ["gold", "end"]


def plays_as_planned(page: Page, table: Table, move: str) -> None:
    """Keys lead to the board to think on, where a move stays, and play it at the table."""
    page.keyboard.press("p")
    expect(page.get_by_test_id("plan-title")).to_be_focused()
    expect(page).to_have_title(re.compile("Plan: A"))
    chosen = f"[data-testid=plan] [data-testid=move][data-move='{move}']"
    expect(page.locator(chosen)).to_be_enabled()
    focus_on(page, chosen)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("plan-play")).to_be_visible()
    focus_on(page, "[data-testid=plan-play]")
    assert table.moves() == []
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("plan")).to_have_count(0)
    page.get_by_test_id("in-words").wait_for()


def test_in_another_players_turn_one_loads_by_ear(
    server: Server, page: Page, tmp_path: Path
) -> None:
    """DEI-CARGO-2: what M says may be done out of turn is found by its words, made, and heard.

    Everything there is to hear is gone through twice; the position is rebuilt from it.
    """
    table = open_table(server.address, human("Ada"), human("Ben"), seed=6, **DEI)
    ben = 1
    player = ListeningPlayer(page, table.link(ben))
    player.hears("")
    everything = GoingThrough(player)
    with Proving("spoken", tmp_path) as position:
        proves(position, everything, table, ben)
        assert "2A: Load crate" in everything.offered
        player.loads("2A", "crate")
        player.hears("the big ship loads a crate", player.since)
        assert table.look()["deciding"] == 0
        (command,) = [step for step in table.steps() if step["kind"] == "command"]
        assert command["seat"] == ben
        proves(position, everything, table, ben)
    assert {"2A: Load crate", "2A: Unload crate"} <= set(everything.offered)
