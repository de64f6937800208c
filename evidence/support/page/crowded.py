"""Whether all that players have can be seen, and areas that scroll say so, measured on a page."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, Page

# JavaScript: of sheets of players, what is cut off by what does not scroll, and what touches
CROWDED = """() => {
  const LEAST = 2; // pixels between the words of two things in one line
  const found = new Set();
  const style = (e) => getComputedStyle(e);
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const cut = (at, box, name) => {
    for (let up = at; up; up = up.parentElement) {
      const { overflowX, overflowY } = style(up);
      if (overflowX === "visible" && up !== document.documentElement) continue;
      const around = up.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(overflowY);
      const below = !scrolls && (box.bottom > around.bottom + 1 || box.top < around.top - 1);
      if (box.left < around.left - 1 || box.right > around.right + 1 || below)
        return found.add(`cut off: ${name}`);
      if (scrolls && up.dataset.more === undefined) found.add(`no hint: ${up.className}`);
      if (scrolls) return;
    }
  };
  for (const sheet of document.querySelectorAll("[data-testid^=sheet-]")) {
    if (!shown(sheet)) continue;
    const who = sheet.dataset.testid, words = [];
    for (const e of sheet.querySelectorAll("svg, button")) {
      if (!shown(e) || e.closest(".visually-hidden")) continue;
      const name = e.dataset.thing ?? e.closest("[data-thing]")?.dataset.thing;
      cut(e.parentElement, e.getBoundingClientRect(), `${who} ${name ?? e.outerHTML.slice(0, 60)}`);
    }
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const at = node.parentElement;
      if (!node.data.trim() || at.closest("svg, .visually-hidden") || !shown(at)) continue;
      const range = document.createRange();
      range.setStart(node, node.data.search(/\\S/));
      range.setEnd(node, node.data.trimEnd().length);
      for (const box of range.getClientRects()) {
        cut(at, box, `${who} ${node.data.trim()}`);
        words.push({ at, box, text: node.data.trim() });
      }
      if (at.scrollWidth > at.clientWidth + 1 && style(at).overflowX !== "visible")
        found.add(`ends in dots: ${who} ${node.data.trim()}`);
    }
    words.forEach((one, i) => words.slice(i + 1).forEach((other) => {
      if (one.at.contains(other.at) || other.at.contains(one.at)) return; // one sentence
      const lowest = Math.min(one.box.bottom, other.box.bottom);
      if (lowest - Math.max(one.box.top, other.box.top) < 4) return; // in two lines
      const [first, second] = one.box.left < other.box.left ? [one, other] : [other, one];
      const gap = second.box.left - first.box.right;
      const one_thing = one.at.closest("button") === other.at.closest("button");
      if (gap < (one_thing ? 0 : LEAST) && second.box.right - first.box.left > 0)
        found.add(`touching: ${who} ${first.text} ${second.text} (${gap.toFixed(1)})`);
    }));
  }
  return [...found];
}"""

# JavaScript: areas that scroll, and do not fade where more of them lies; a board is scrolled by
# whoever has zoomed it, and a page has its bar
UNTOLD = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const style = (e) => getComputedStyle(e);
  await frame().then(frame); // hints follow what has changed its size
  return [...document.querySelectorAll("body *")]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.clientHeight > 0)
  .filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowY))
  .filter((e) => !e.matches("select, textarea, [data-part=board] .frame"))
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
  .filter((e) => !e.dataset.more || style(e).maskImage === "none" && !e.matches("dialog"))
  .map((e) => `${e.tagName}.${e.className}`);
}"""


def crowded(page: Page) -> list[str]:
    """What of the players is cut off, and which numbers stand too near to each other."""
    found: list[str] = page.evaluate(CROWDED)
    return found


def untold(page: Page) -> list[str]:
    """Areas of which a part is out of sight without a hint."""
    found: list[str] = page.evaluate(UNTOLD)
    dialogs = page.locator("dialog:modal").all()
    return found + [f"no shade {edge}" for each in dialogs for edge in unshaded(page, each)]


def unshaded(page: Page, dialog: Locator) -> list[str]:
    """Edges of a dialog that look the same whether more of it lies behind them or not."""
    more = dialog.get_attribute("data-more") or ""
    around = dialog.bounding_box()
    assert around, "the dialog is in the window"

    def looks(said: str) -> dict[str, bytes]:
        dialog.evaluate("(dialog, said) => { dialog.dataset.more = said; }", said)
        strips = {"above": around["y"] + 2, "below": around["y"] + around["height"] - 6}
        clip = FloatRect(x=around["x"], y=0, width=around["width"], height=4)
        return {edge: page.screenshot(clip={**clip, "y": y}) for edge, y in strips.items()}

    plain, shaded = looks(""), looks(more)
    return [edge for edge in plain if edge in more.split() and plain[edge] == shaded[edge]]
