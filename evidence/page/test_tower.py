"""The cube tower is seen: cubes drop in and roll out, points and tokens fly; or nothing moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Table, human, open_table

# what moved over the page, how many of each, and for how long at most
WATCH = """() => {
  window.moved = {};
  new MutationObserver((all) => {
    for (const {addedNodes} of all) for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      const name = node.className.toString().split(' ').slice(0, 2).join(' ');
      window.moved[name] = (window.moved[name] ?? 0) + 1;
      if (name.startsWith('throwing')) {
        const begun = performance.now();
        const gone = new MutationObserver(() => {
          if (node.isConnected) return;
          window.lasted = performance.now() - begun;
          gone.disconnect();
        });
        gone.observe(document.body, {childList: true, subtree: true});
      }
    }
  }).observe(document.body, {childList: true, subtree: true});
}"""


def before_a_throw(server: Server) -> tuple[Table, int]:
    """The last player of the first phase has chosen; its turn's end throws the black cubes."""
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    for _ in range(2):
        seat = table.look()["deciding"]
        table.play(seat, "gold")
        if table.look()["view"]["acting"] == 1:
            return table, seat
        table.play(seat, "end")
    raise AssertionError("nobody was the last of the phase")


def throws(server: Server, page: Page) -> list[int]:
    table, seat = before_a_throw(server)
    page.goto(table.link(seat))
    page.locator("[data-testid=confirm]:not([disabled])").wait_for()
    page.evaluate(WATCH)
    page.get_by_test_id("confirm").click()
    event = page.locator("[data-testid=log] [data-event=thrown]").last
    expect(event).to_contain_text("Black")
    thrown = [e for s in table.steps() for e in s["events"] if e["event"] == "thrown"][-1]
    return [thrown["count"], *thrown["out"]]


def test_cubes_drop_in_and_roll_out_in_less_than_a_second(server: Server, visitor: Opener) -> None:
    page = visitor(reduced_motion="no-preference").new_page()
    count, *out = throws(server, page)
    page.wait_for_function("() => window.lasted > 0")
    moved = page.evaluate("window.moved")
    assert moved["throwing"] == 1
    cubes = sum(many for name, many in moved.items() if name.startswith("thrown-cube"))
    assert cubes == count + sum(out)
    assert page.evaluate("window.lasted") < 1000
    for colour, cubes in enumerate(out):
        cell = page.locator("tr[data-row=space] td").nth(colour)
        expect(cell).to_have_text(str(cubes))


def test_without_motion_the_tables_change_and_nothing_moves(server: Server, page: Page) -> None:
    throws(server, page)
    page.wait_for_timeout(100)
    assert not [name for name in page.evaluate("window.moved") if "thr" in name or "flight" in name]


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_gold_flies_to_the_sheet(server: Server, visitor: Opener, speed: str) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    seat = table.look()["deciding"]
    page = visitor(reduced_motion="no-preference").new_page()
    page.goto(table.link(seat))
    page.get_by_test_id("speed").select_option(speed)
    page.evaluate(WATCH)
    page.locator("[data-testid=move][data-move=gold]").click()
    expect(page.locator(f"[data-testid=sheet-{seat}] [data-thing='gold:']")).not_to_contain_text(
        "Gold: 0 /"
    )
    page.wait_for_timeout(100)
    assert page.evaluate("window.moved['flight gold'] ?? 0") == (1 if speed == "normal" else 0)
    expect(page.locator(".flight")).to_have_count(0)
