"""The start page lists one's tables: whose turn it is first, and how finished games ended."""

from __future__ import annotations

import json
import time

from playwright.sync_api import BrowserContext, Page, expect

from support.server.process import Server
from support.server.tables import Table, human, open_table

GAME = "dutch-east-indies"


def table_of_two(server: Server) -> Table:
    return open_table(
        server.address, human("Ada"), human("Ben"), game=GAME, options={"rounds": 1, "start": "1"}
    )


def play(table: Table, turns: int) -> None:
    """Ends a number of turns, doing as little as may be."""
    while (now := table.look(0))["status"] == "running" and now["view"]["turn"] < turns:
        seat = now["deciding"]
        moves = [move["move"] for move in table.look(seat)["legal"]]
        table.play(seat, "end" if "end" in moves else moves[0])


def known(context: BrowserContext, *tables: Table) -> None:
    """Has the device know Ada's seat at tables."""
    kept = [
        {"table": table.table, "tokens": table.tokens[:1], "host": "", "links": {}, "added": 0}
        for table in tables
    ]
    store = json.dumps(json.dumps(kept))
    context.add_init_script(f"localStorage.setItem('carrack.tables', {store})")


def order(page: Page) -> list[str | None]:
    return [row.get_attribute("data-table") for row in page.get_by_test_id("table").all()]


def test_tables_are_in_order_and_finished_ones_name_who_is_first_and_the_points(
    server: Server, device: Page
) -> None:
    mine, theirs, over = table_of_two(server), table_of_two(server), table_of_two(server)
    time.sleep(1.1)  # times are kept to the second
    play(theirs, 1)
    play(over, 2)
    result = over.look(0)["result"]
    known(device.context, over, theirs, mine)
    device.goto(server.address)
    expect(device.get_by_test_id("table")).to_have_count(3)
    assert order(device) == [mine.table, theirs.table, over.table]
    row = device.locator(f"[data-table='{over.table}']")
    assert result["places"] == [1, 1], "nobody has brought anything home"
    expect(row.locator(".state")).to_contain_text("Ada and Ben share first place")
    for name, points in zip(("Ada", "Ben"), result["points"], strict=True):
        expect(row).to_contain_text(f"{name} {points}")
    mine_row = device.locator(f"[data-table='{mine.table}']")
    expect(mine_row.locator(".state")).to_have_text("Your turn")
