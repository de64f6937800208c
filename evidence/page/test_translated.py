"""A page that its browser translates shows what changes, and is left its numbers and names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import human, open_table
from support.waiting import until

TRANSLATE = """
globalThis.translate = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const { parentElement, data } = text;
    if (!data.trim() || parentElement.closest('[translate=no], font, script, style, svg')) continue;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = data;
    text.replaceWith(font);
  }
};
new MutationObserver(() => globalThis.translate()).observe(
  document, { subtree: true, childList: true, characterData: true });
"""
"""What Chrome does to each text, and to each new one; words stay, so that pages can be compared."""

PARTS = ("[data-part=players]", "[data-part=actions]", "[data-part=log]", "[data-testid=round]")


def shown(page: Page) -> list[str]:
    return [" ".join(page.locator(part).first.inner_text().split()) for part in PARTS]


@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_all_that_changes_is_seen(server: Server, visitor: Opener, game: str) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), game=game)
    translated, plain = (visitor().new_page() for _ in range(2))
    for page in (translated, plain):
        page.goto(table.link(0))
        page.get_by_test_id("board").wait_for()
    translated.evaluate(TRANSLATE)
    translated.evaluate("translate()")
    fonts = translated.locator("font font")
    assert fonts.count() > 20
    for seed in range(3):
        played = len(table.moves()) + 8
        table.play_until(lambda now, played=played: now["seq"] >= played, seed)
        until(lambda: shown(translated) == shown(plain), "both pages show the same")
