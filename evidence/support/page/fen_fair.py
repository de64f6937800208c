"""Fen Fair, the example of a game that the page knows nothing of, by clicks."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def begin(page: Page, address: str) -> None:
    """Begins a short game against a bot."""
    page.goto(f"{address}#/new/fen-fair")
    page.get_by_test_id("players-2").check()
    page.get_by_text("Options").click()
    page.get_by_test_id("option-days").fill("3")
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("prompt")).to_have_text("Do up to 3 things, then end your turn.")


def play_out(page: Page) -> None:
    """Clicks the first thing that is offered on the board, then ends the turn, to the end."""
    over = page.get_by_test_id("finale")
    go = page.locator("button[data-place]:enabled")
    end = page.locator("[data-testid=confirm]:enabled")
    for _ in range(3):
        expect(end.or_(over)).to_be_visible()
        if over.is_visible():
            return
        go.first.click()
        end.click()
    expect(over).to_be_visible()
