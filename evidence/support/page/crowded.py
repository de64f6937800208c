"""Whether all that players have can be seen, and areas that scroll say so, measured on a page."""

from __future__ import annotations

from evidence.support.page.seen import SEEN
from playwright.sync_api import FloatRect, Locator, Page

# JavaScript: of sheets of players, what is cut off by what does not scroll, and what touches
CROWDED = f"""() => {{ {SEEN}
  const LEAST = 2; // pixels between the words of two things in one line
  const found = new Set();
  const cut = (at, box, name) => {{
    for (const edge of edgesAround(at)) {{
      const around = edge.getBoundingClientRect(), more = scrolls(edge, "overflowY");
      const below = !more && (box.bottom > around.bottom + 1 || box.top < around.top - 1);
      if (sticksOut(box, around) || below) return found.add(`cut off: ${{name}}`);
      if (more && edge.dataset.more === undefined) found.add(`no hint: ${{edge.className}}`);
      if (more) return;
    }}
  }};
  for (const sheet of document.querySelectorAll("[data-testid^=sheet-]")) {{
    if (!shown(sheet)) continue;
    const who = sheet.dataset.testid, words = [];
    for (const e of sheet.querySelectorAll("svg, button")) {{
      if (!shown(e)) continue;
      const name = e.dataset.thing ?? e.closest("[data-thing]")?.dataset.thing;
      const called = `${{who}} ${{name ?? e.outerHTML.slice(0, 60)}}`;
      cut(e.parentElement, e.getBoundingClientRect(), called);
    }}
    for (const {{ at, text, boxes }} of wordsIn(sheet)) {{
      for (const box of boxes) {{
        cut(at, box, `${{who}} ${{text}}`);
        words.push({{ at, box, text }});
      }}
      if (at.scrollWidth > at.clientWidth + 1 && style(at).overflowX !== "visible")
        found.add(`ends in dots: ${{who}} ${{text}}`);
    }}
    words.forEach((one, i) => words.slice(i + 1).forEach((other) => {{
      if (one.at.contains(other.at) || other.at.contains(one.at)) return; // one sentence
      const lowest = Math.min(one.box.bottom, other.box.bottom);
      if (lowest - Math.max(one.box.top, other.box.top) < 4) return; // in two lines
      const [first, second] = one.box.left < other.box.left ? [one, other] : [other, one];
      const gap = second.box.left - first.box.right;
      const one_thing = one.at.closest("button") === other.at.closest("button");
      if (gap < (one_thing ? 0 : LEAST) && second.box.right - first.box.left > 0)
        found.add(`touching: ${{who}} ${{first.text}} ${{second.text}} (${{gap.toFixed(1)}})`);
    }}));
  }}
  return [...found];
}}"""

# JavaScript: areas that scroll, and do not fade where more of them lies; a board is scrolled by
# whoever has zoomed it, and a page has its bar
UNTOLD = f"""async () => {{ {SEEN}
  const frame = () => new Promise(requestAnimationFrame);
  await frame().then(frame); // hints follow what has changed its size
  return [...document.querySelectorAll("body *")]
  .filter((e) => e.checkVisibility({{ visibilityProperty: true }}) && e.clientHeight > 0)
  .filter((e) => scrolls(e, "overflowY"))
  .filter((e) => !e.matches("select, textarea, [data-part=board] .frame"))
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
  .filter((e) => !e.dataset.more || style(e).maskImage === "none" && !e.matches("dialog"))
  .map((e) => `${{e.tagName}}.${{e.className}}`);
}}"""

# JavaScript: what of a dialog lies beside it, and what must be scrolled sideways to be seen
BESIDE = f"""dialog => {{ {SEEN}
  const around = dialog.getBoundingClientRect(), lost = new Set();
  for (const e of [...dialog.querySelectorAll("*")].filter(shown)) {{
    const box = e.getBoundingClientRect();
    const name = `${{e.tagName}} ${{e.textContent.trim().slice(0, 40)}}`;
    if (box.width && sticksOut(box, around)) lost.add(`beside: ${{name}}`);
    if (scrolls(e) && e.scrollWidth > e.clientWidth + 1) lost.add(`sideways: ${{name}}`);
  }}
  return [...lost];
}}"""

# JavaScript: names that break within a word which fits into a line of a phone
BROKEN = f"""dialog => {{ {SEEN}
  const lost = new Set(), range = document.createRange();
  for (const {{ node, at }} of wordsIn(dialog)) {{
    if (!at.matches("[translate=no]")) continue;
    for (const {{ 0: word, index }} of node.data.matchAll(/[^\\s-]+/g)) {{
      if (word.length > 24) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) lost.add(`broken: ${{word}}`);
    }}
  }}
  return [...lost];
}}"""


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


def torn(dialog: Locator) -> list[str]:
    """What of a dialog is beside it or must be scrolled sideways, and names that break."""
    return [*dialog.evaluate(BESIDE), *dialog.evaluate(BROKEN)]
