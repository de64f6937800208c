"""After one's turn a button and a key lead to the next table that waits, by clock."""

from __future__ import annotations

import json

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import BrowserContext, Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Json, Table, comes, human, open_table

CLOCK: Json = {"kind": "live", "bot": "deckhand"}


def table_of_two(server: Server, bank: int = 0) -> Table:
    """Ada is to decide; with a clock, if it has seconds."""
    clock = {"clock": {**CLOCK, "bank": bank}} if bank else {}
    away = {**human("Ben"), "elsewhere": True}
    table = open_table(server.address, human("Ada"), away, seed=3, **clock)
    comes(table, 1)
    return table


def known(context: BrowserContext, *tables: Table) -> None:
    """Has the device know Ada's seat at tables."""
    kept = [
        {"table": table.table, "tokens": table.tokens[:1], "host": "", "links": {}, "added": 0}
        for table in tables
    ]
    store = json.dumps(json.dumps(kept))
    context.add_init_script(f"localStorage.setItem('carrack.tables', {store})")


def end_turn(page: Page, table: Table) -> None:
    """Ada ends her turn on the page."""
    expect(page).to_have_url(f"{table.address}/#/t/{table.table}")
    table.play(0, "gold")
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("prompt").get_by_text("Ben").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_next_table_is_the_one_whose_clock_runs_out_first(
    server: Server, visitor: Opener, phone: bool
) -> None:
    here, slow, quick = (table_of_two(server, bank) for bank in (0, 1800, 600))
    page = visitor(phone=phone).new_page()
    known(page.context, slow, here, quick)
    page.goto(f"{server.address}/#/t/{here.table}")
    expect(page).to_have_title("(2) ● Your turn – Amerigo")
    expect(page.get_by_test_id("next-table")).to_have_count(0)
    end_turn(page, here)
    expect(page).to_have_title("(2) Amerigo – Carrack")
    expect(page.get_by_test_id("next-table")).to_be_in_viewport()
    expect(page.get_by_test_id("happened")).to_contain_text("2 other tables wait for you.")
    flawless(page, "next-table")
    page.keyboard.press("x")
    end_turn(page, quick)
    page.get_by_test_id("next-table").click()
    end_turn(page, slow)
    expect(page.get_by_test_id("next-none")).to_have_text("No other table waits for you.")
    expect(page).to_have_title("Amerigo – Carrack")
    here.play(1, "gold")
    here.play(1, "end")
    page.keyboard.press("x")  # it is asked anew
    expect(page).to_have_url(f"{server.address}/#/t/{here.table}")
    expect(page).to_have_title("● Your turn – Amerigo")
