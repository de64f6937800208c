"""A table is light: all that comes over the line until it is shown."""

from __future__ import annotations

import re

import pytest
from evidence.support.page.transfer import TABLE_BYTES, transferred
from playwright.sync_api import Browser

from support.server.process import Server
from support.server.tables import bot, human, open_table

OF_A_LANGUAGE = 16_000
"""More for a reader of another language than English: what a table says in it, and no more."""
AT_REST = re.compile(r"/assets/(InWords|WalkedBoard|inWords)-")
"""The board in words comes three seconds after the table; on a slow machine that is seen here."""


@pytest.mark.parametrize(("locale", "more"), [("en-GB", 0), ("fr-FR", OF_A_LANGUAGE)])
@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_a_table_comes_in_few_bytes(
    server: Server, browser: Browser, game: str, locale: str, more: int
) -> None:
    seats = [human("Ada"), bot("Ben"), bot("Cleo")]
    table = open_table(server.address, *seats, game=game, seed=3)
    with browser.new_context(locale=locale) as context:
        sizes = transferred(context.new_page(), table.link(0))
    assert len(sizes) > 8
    first = [size for url, size in sizes.items() if not AT_REST.search(url)]
    assert sum(first) < TABLE_BYTES + more, sizes
    texts = [each.split("/")[-1].split("?")[0] for each in sizes if "/messages/" in each]
    assert texts == [locale[:2]]
    assert not [each for each in sizes if ".pages-" in each or ".refused-" in each]
