"""The panel of the turn: nothing in it is cut off, and the end of a turn says what it gives up."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from support.page.chromium import DESKTOP
from support.page.dei import DeiPlayer
from support.page.shared import Ears, Opener
from support.server.dei_sailing import way_to
from support.server.process import Server
from support.server.tables import DEI, Table, human, open_table

WIDTHS = (320, 360, 412, 480, 640, 768, 1024, 1180, 1280, 1366, 1440, 1536, 1700, 1920)

# Buttons of the panel that stick out of it, or whose words stick out of them.
CUT_OFF = """() => {
  const panel = document.querySelector("[data-part=actions]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-part=actions] .controls button")]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(button);
      const said = words.getBoundingClientRect();
      return left < panel.left || right > panel.right || top < panel.top || bottom > panel.bottom
        || said.left < left - 1 || said.right > right + 1 || said.bottom > bottom + 1 || width < 30;
    })
    .map((button) => button.dataset.testid);
}"""


def cut_off(page: Page) -> dict[int, Any]:
    """By width of the window: what is not seen whole."""
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 640 if width < 1024 else 900})
        page.wait_for_timeout(30)
        found[width] = page.evaluate(CUT_OFF)
    return {width: cut for width, cut in found.items() if cut}


def test_no_button_of_the_panel_is_cut_off_at_any_width(
    server: Server, visitor: Opener, listeners: Ears
) -> None:
    page = visitor(locale="de-DE").new_page()  # the longer words are German
    amerigo = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    page.goto(amerigo.link(0))
    page.get_by_test_id("hint").wait_for()
    assert cut_off(page) == {}
    for move in ("blue", "place @1"):
        amerigo.play(0, move)
    page.get_by_test_id("undo-all").wait_for()
    assert cut_off(page) == {}
    indies = open_table(server.address, human("Ada"), human("Ben"), seed=8, **DEI)
    page.goto(indies.link(0))
    page.get_by_test_id("unused").wait_for()
    assert cut_off(page) == {}
    indies.play(0, "load A crate")
    page.set_viewport_size(DESKTOP)
    expect(page.get_by_test_id("undo")).to_be_enabled()
    DeiPlayer(page, listeners[page.context], indies, 0).sail_to(far_goal(indies))
    page.get_by_test_id("undo-way").wait_for()
    assert cut_off(page) == {}


def far_goal(table: Table) -> int:
    """A square that the big ship reaches by three steps, past no pirate."""
    courses = table.look(0)["courses"]
    return next(
        int(each["square"])
        for i, each in enumerate(courses)
        if each["cost"] == 3 and each["ship"] == 0
        if not any(step["pirates"] for step in way_to(courses, i))
    )


def test_the_end_of_a_turn_is_quiet_while_something_is_left(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    table.play(0, "red")
    page.goto(table.link(0))
    end = page.get_by_test_id("confirm")
    expect(page.get_by_test_id("unused")).to_have_text(re.compile(r"^[1-9]\d* AP unused$"))
    assert "primary" not in str(end.get_attribute("class"))
    page.get_by_test_id("undo").click()
    page.locator("[data-testid=move][data-move='gold']").click()
    expect(end).to_contain_text("Confirm turn")
    expect(page.get_by_test_id("unused")).to_have_count(0)
    assert "primary" in str(end.get_attribute("class"))
