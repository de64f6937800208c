"""What others do is shown by what matters: the same deed over and over is one step."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from support.server.process import Server
from support.server.tables import bot, human, open_table

Opener = Callable[..., BrowserContext]

# every sentence under which something was shown, one after the other
WATCH = """() => {
  const prompt = document.querySelector('[data-testid=prompt]');
  window.told = [];
  new MutationObserver(() => window.told.push(prompt.innerText))
    .observe(prompt, {childList: true, characterData: true, subtree: true});
}"""


def test_a_hold_filled_crate_by_crate_is_shown_at_once(server: Server, visitor: Opener) -> None:
    table = open_table(
        server.address, human("Ada"), bot("Ben", "deckhand"), game="dutch-east-indies", seed=5
    )
    page = visitor(reduced_motion="no-preference").new_page()
    page.goto(table.link(0))
    page.get_by_test_id("confirm").wait_for()
    page.evaluate(WATCH)
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("skip").wait_for(timeout=15_000)
    table.until(lambda now: now["deciding"] == 0, "Ben has played")
    expect(page.get_by_test_id("skip")).to_have_count(0, timeout=20_000)
    loads = [s for s in table.steps() if s["seat"] == 1 and s["move"].startswith("load")]
    assert len(loads) > 8
    told = [words for words in page.evaluate("window.told") if "loads" in words]
    shown = {words for words in told if ", to " not in words.rpartition("loads")[2]}
    assert (
        1 <= len(shown) <= 4
    )  # for each ship the first that comes, and all that have come by then
    expect(page.get_by_test_id("headline")).to_contain_text("Ben · 2A: loads 2 crates, 5 coins")
