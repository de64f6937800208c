"""A table is light: all that comes over the line until it is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from support.page.shared import TABLE_BYTES, transferred
from support.server.process import Server
from support.server.tables import bot, human, open_table


@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_a_table_comes_in_few_bytes(server: Server, page: Page, game: str) -> None:
    seats = [human("Ada"), bot("Ben"), bot("Cleo")]
    table = open_table(server.address, *seats, game=game, seed=3)
    sizes = transferred(page, table.link(0))
    assert len(sizes) > 8
    assert sum(sizes.values()) < TABLE_BYTES, sizes
