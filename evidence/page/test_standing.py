"""How everybody stands while a game runs: what was scored, and what else is public."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from support.server.process import Server
from support.server.tables import human, open_table


def test_points_come_with_an_estimate_by_source(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    table.play_until(lambda now: bool(now["standing"]) and now["view"]["turn"] >= 12)
    now = table.look()
    seat = now["deciding"]
    page.goto(table.link(seat))
    button = page.get_by_test_id("score")
    expect(button).to_have_text("Points")
    button.click()
    expect(page.get_by_role("heading", name="Points", exact=True)).to_be_visible()
    standing = page.get_by_test_id("standing")
    for line in now["standing"]:
        row = standing.locator(f"[data-source='{line['source']}']")
        expect(row).to_contain_text(line["rule"])
        for points in line["points"]:
            expect(row).to_contain_text(f"≈ {points}" if points else "–")
    for side in range(2):
        scored = int(page.locator(f"[data-total='{side}']").inner_text())
        more = sum(line["points"][side] for line in now["standing"])
        expect(page.locator(f"[data-expected='{side}']")).to_have_text(f"≈ {scored + more}")


def test_the_order_of_play_does_not_read_as_a_rank(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    page.goto(table.link(0))
    expect(page.get_by_test_id("storage")).to_contain_text("Order of play")
    points = page.get_by_test_id("sheet-0").locator("header")
    expect(points).to_contain_text("Ada")
    expect(points).not_to_contain_text("1.")
    page.get_by_test_id("language").select_option("de")
    expect(page.get_by_test_id("storage")).to_contain_text("Reihenfolge")
