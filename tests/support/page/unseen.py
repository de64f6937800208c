"""Pages that draw nothing: most of a browser's work is to paint, and some tests never look."""

from __future__ import annotations

from playwright.sync_api import Page

SHEET = """() => {
  window.unseen = new CSSStyleSheet();
  window.unseen.replaceSync("WHERE");
  document.adoptedStyleSheets.push(window.unseen);
}"""
FOR_KEYS = "body { translate: 0 -20000px }"
"""Everything stands far above the screen: for whoever has keys alone."""
FOR_CLICKS = "html { opacity: 0 }"
"""Everything is where it is, and can be clicked."""


def unseen(page: Page, how: str = FOR_KEYS) -> None:
    """From its next load on a page draws nothing."""
    page.add_init_script(f"({SHEET.replace('WHERE', how)})()")


def seen_again(page: Page) -> None:
    """For a picture of what went wrong."""
    page.evaluate("() => { if (window.unseen) window.unseen.disabled = true; }")
