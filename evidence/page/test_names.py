"""Names of players are read whole, on every sheet, at every size."""

from __future__ import annotations

import pytest

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import bot, human, open_table

NAMES = ("Bartolomeu", "Bartolomeu Dias", "Benedita da Conceição", "Leonor")
CUT = """names => names
  .filter(b => b.scrollWidth > b.clientWidth + 1 || b.scrollHeight > b.clientHeight + 2)
  .map(b => b.textContent)"""


@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_no_name_is_cut(server: Server, visitor: Opener, game: str) -> None:
    seats = [human(NAMES[0]), bot(NAMES[1], "helmsman"), human(NAMES[2]), bot(NAMES[3], "admiral")]
    table = open_table(server.address, *seats, game=game)
    page = visitor().new_page()
    page.goto(table.link())
    page.get_by_test_id("board").wait_for()
    for width in (1920, 1440, 1280, 360, 320):
        page.set_viewport_size({"width": width, "height": 900 if width > 1000 else 640})
        if width < 1000:
            page.get_by_test_id("tab-players").click()
        names = page.locator("[data-part=players] article header b[title]")
        assert names.all_inner_texts() == list(NAMES)
        assert names.evaluate_all(CUT) == [], width
