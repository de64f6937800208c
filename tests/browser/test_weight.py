"""A table is light: all that comes over the line until it is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response

from support.server.process import Server
from support.server.tables import bot, human, open_table

MOST = 160_000  # bytes, compressed


@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_a_table_comes_in_few_bytes(server: Server, page: Page, game: str) -> None:
    seats = [human("Ada"), bot("Ben"), bot("Cleo")]
    table = open_table(server.address, *seats, game=game, seed=3)
    came: list[Response] = []

    def comes(response: Response) -> None:
        came.append(response)

    page.on("response", comes)
    page.goto(table.link(0))
    page.get_by_test_id("board").wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {response.url: response.request.sizes()["responseBodySize"] for response in came}
    assert len(sizes) > 8
    assert sum(sizes.values()) < MOST, sizes
