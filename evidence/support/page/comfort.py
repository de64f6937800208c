"""What WCAG 2.2 asks of targets, focus, large text and stillness, measured on a page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from evidence.support.page.seen import SEEN
from playwright.sync_api import Page, ViewportSize

from support.page.chromium import DESKTOP

HALF: ViewportSize = {"width": 720, "height": 450}  # what a zoom of 200 % leaves of a desk

# JavaScript: what can be pressed. Not on the board itself, whose squares are as small as the map is
# shown: each of its moves is a button beside it, which WCAG 2.5.8 calls an equivalent control. The
# same holds for the fields of a track. Nor under a dialog, until it is closed.
TARGETS = """() => [...document.querySelectorAll(
    "button, a[href], input, select, summary, [role=button], [role=tab]")]
  .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((e) => !e.closest("svg, .visually-hidden, [data-part=board] .board, .field, [inert]"))
  .filter((e) => !document.querySelector("dialog:modal") || e.closest("dialog:modal"))
  .map((e) => e.matches("input[type=checkbox], input[type=radio]") ? e.closest("label") ?? e : e)
  .map((e) => ({ e, name: (e.dataset.testid ?? e.className) + ": " + e.textContent.trim() }))
  .map((each) => ({ ...each, box: each.e.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && box.height > 1)"""

# JavaScript: WCAG 2.5.8, with its exceptions for lines of text and for distance
SMALL = f"""() => {{
  const LEAST = 24;
  const targets = ({TARGETS})();
  const small = ({{ box }}) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5;
  const inText = ({{ e }}) =>
    getComputedStyle(e).display === "inline" &&
    e.parentElement.textContent.trim() !== e.textContent.trim();
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const crowded = (one) => targets.some((other) => {{
    if (other.e.contains(one.e) || one.e.contains(other.e)) return false;
    const [x, y] = middle(one.box);
    const [u, v] = middle(other.box);
    if (small(other) && Math.hypot(x - u, y - v) < LEAST) return true;
    const near = (at, from, to) => Math.max(from - at, 0, at - to);
    const {{ left, right, top, bottom }} = other.box;
    return Math.hypot(near(x, left, right), near(y, top, bottom)) < LEAST / 2;
  }});
  const bad = targets.filter((each) => small(each) && !inText(each) && crowded(each));
  return [...new Set(bad.map(({{ name, box }}) =>
    `${{name.slice(0, 50)}}, ${{Math.round(box.width)}} x ${{Math.round(box.height)}}`))];
}}"""

# JavaScript: what is in focus, if nothing of it can be seen (WCAG 2.4.11)
COVERED = """() => {
  const e = document.activeElement;
  if (!e || e === document.body) return "";
  const box = (e.labels?.[0] ?? e).getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const seen = parts.some((across) => parts.some((down) => {
    const hit = document.elementFromPoint(box.x + across * box.width, box.y + down * box.height);
    return hit && (e.contains(hit) || hit.contains(e) || hit.closest("label")?.control === e);
  }));
  return seen ? "" : (e.dataset.testid ?? e.outerHTML.slice(0, 80));
}"""

# JavaScript: what cannot be reached, is cut off, or lies over something else
CUT_OFF = f"""() => {{
  const lost = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) lost.push("the page is too wide");
  const table = document.querySelector("[data-part=board]");
  if (table && page.scrollHeight > innerHeight + 1) lost.push("the page scrolls under its table");
  const style = (e) => getComputedStyle(e);
  const scrolls = (e, way) => {{
    for (let up = e.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(style(up)[way]) || style(up).position === "fixed") return true;
    return way === "overflowY" && page.scrollHeight > innerHeight + 1;
  }};
  const {{ scrollHeight, scrollTop }} = document.scrollingElement; // where the page itself scrolls
  const roots = [document.documentElement, document.body];
  const fixed = roots.some((e) => style(e).overflowY === "hidden");
  const lowest = fixed ? innerHeight : Math.max(innerHeight, scrollHeight - scrollTop);
  const targets = ({TARGETS})();
  for (const {{ e, name, box }} of targets) {{
    const below = box.bottom > lowest + 1 && !scrolls(e, "overflowY");
    const aside = box.right > innerWidth + 1 && !scrolls(e, "overflowX");
    if (below || aside) lost.push(`out of reach: ${{name.slice(0, 50)}}`);
    const cut = e.scrollWidth > e.clientWidth + 2 && style(e).overflowX !== "visible";
    const worded = e.clientWidth && e.matches("button, a, summary");
    if (cut && worded) lost.push(`cut: ${{name.slice(0, 50)}}`);
  }}
  const left = ({{ e, name, box: {{ left, right, top, bottom }} }}) => {{ // by what scrolls it
    for (let up = e.parentElement; up; up = up.parentElement) {{
      if (style(up).overflowY === "visible") continue;
      const around = up.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }}
    return {{ e, name, box: {{ left, right, top, bottom }} }};
  }};
  const stays = (e) => {{ // while the rest is scrolled under it
    for (let up = e; up; up = up.parentElement) if (style(up).position === "sticky") return true;
    return false;
  }};
  const over = (e) => e.closest("dialog"); // the page behind one is inert
  const shown = targets.map(left);
  shown.forEach((one, i) => shown.slice(i + 1).forEach((other) => {{
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    const within = one.e.contains(other.e) || other.e.contains(one.e);
    if (wide <= 3 || high <= 3 || within || over(one.e) !== over(other.e)) return;
    if (stays(one.e) === stays(other.e))
      lost.push(`${{one.name.slice(0, 30)}} lies over ${{other.name.slice(0, 30)}}`);
  }}));
  return [...new Set(lost)];
}}"""

# JavaScript: words that stick out of what hides them there, or out of a window that does not scroll
CUT_WORDS = f"""() => {{ {SEEN}
  const lost = new Set();
  for (const {{ text, at, boxes }} of wordsIn(document.body)) {{
    const [edge] = edgesAround(at);
    if (scrolls(edge) || style(edge).clipPath !== "none") continue; // waits for the focus
    if (boxes.some((box) => sticksOut(box, edge.getBoundingClientRect())))
      lost.add(`sticks out: ${{text.slice(0, 60)}}`);
  }}
  return [...lost];
}}"""

# JavaScript: everything outside drawings that has words, and the size of its letters
WORDED = """() => {
  const UNREAD = "svg, script, style, option, title, .visually-hidden";
  const worded = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  globalThis.worded = [...document.body.querySelectorAll("*")].filter((e) =>
    worded(e) && !e.closest(UNREAD) && e.checkVisibility({ visibilityProperty: true }));
  globalThis.usual = globalThis.worded.map((e) => parseFloat(getComputedStyle(e).fontSize));
}"""

# JavaScript: what of it has not grown: a heading may be smaller where less fits
STUNTED = """() => [...new Set(globalThis.worded
  .filter((e, i) => e.isConnected && e.checkVisibility() &&
    parseFloat(getComputedStyle(e).fontSize) < 1.4 * globalThis.usual[i])
  .map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim()}`.slice(0, 60)))]"""

# JavaScript: what is scrolled in both ways, but for tables of squares and a board that was zoomed
PUSHED = f"""() => {{ {SEEN}
  return [...document.querySelectorAll("body *")]
    .filter((e) => scrolls(e, "overflowY") && e.clientWidth > 20 && shown(e))
    .filter((e) => e.scrollWidth > e.clientWidth + 1 && e.scrollHeight > e.clientHeight + 1)
    .filter((e) => !e.matches("select, textarea, .frame, .squares"))
    .map((e) => `${{e.tagName}}.${{e.className}} ${{e.scrollWidth - e.clientWidth}}`);
}}"""

# JavaScript: the colours of the marks of seats and of cubes
PIECES = """() => [...document.querySelectorAll(".mark, .cube")].map((e) =>
  getComputedStyle(e, e.matches(".mark") ? "::after" : null).backgroundColor)"""

# JavaScript: whether a ring is around what is in focus
RING = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  const ring = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const e = document.activeElement;
  return e === document.body || ring ? "" : e.outerHTML.slice(0, 80);
}"""

# JavaScript: the classes of what would take its time when it moves, and of what moves without end
MOVING = """() => [...new Set([...document.querySelectorAll("*")].flatMap((e) =>
  [null, "::before", "::after"].map((part) => getComputedStyle(e, part)).flatMap((style) => {
    const name = String(e.className.baseVal ?? e.className);
    const slow = [style.transitionDuration, style.animationDuration]
      .some((times) => times.split(", ").some((time) => parseFloat(time) > 0.01));
    const endless = style.animationName !== "none" && style.animationIterationCount === "infinite";
    return [...(slow ? [name] : []), ...(endless ? [`${name}: infinite`] : [])];
  })))]"""

# JavaScript: of two sorts of things, how the one looks if one of the other looks just so
ALIKE = """([ones, others]) => {
  const look = (e) => {
    const { outlineStyle, borderColor, backgroundColor, backgroundImage } = getComputedStyle(e);
    return [outlineStyle, borderColor, backgroundColor, backgroundImage].join(", ");
  };
  const [one, other] = [ones, others].map((each) =>
    [...document.querySelectorAll(each)].filter((e) => e.checkVisibility()).map(look));
  if (!one.length || !other.length) return [`${one.length} ${ones}, ${other.length} ${others}`];
  return [...new Set(one.filter((each) => other.includes(each)))];
}"""


def small_targets(page: Page) -> list[str]:
    """What is smaller than 24 pixels and too near to another target."""
    found: list[str] = page.evaluate(SMALL)
    return found


def covered_focus(page: Page) -> str:
    """Goes on by Tab; what is in focus then, if nothing of it can be seen."""
    page.keyboard.press("Tab")
    return str(page.evaluate(COVERED))


def cut_off(page: Page) -> list[str]:
    """Controls that cannot be reached, whose words are cut, or that lie over each other."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def cut_words(page: Page) -> list[str]:
    """Words of which a part is hidden at a side, so that nobody can read them."""
    found: list[str] = page.evaluate(CUT_WORDS)
    return found


def pushed(page: Page) -> list[str]:
    """Areas that are scrolled up and down, and sideways too, as something in them is too wide."""
    found: list[str] = page.evaluate(PUSHED)
    return found


@contextmanager
def large_letters(page: Page) -> Iterator[None]:
    """Letters twice as large as usual, chosen in the settings of the browser."""
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    yield
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    browser.detach()


def uncomfortable(page: Page) -> list[str]:
    """What is too small to hit or to read, and what is out of reach or cut at 200 %.

    At half the width as by the browser's zoom, or with letters of twice the size.
    """
    found = [f"too small: {each}" for each in small_targets(page)]
    found += [f"too wide: {each}" for each in pushed(page)]
    if page.viewport_size != DESKTOP:
        return found
    page.set_viewport_size(HALF)
    found += [f"at 200 %: {each}" for each in cut_off(page)]
    page.set_viewport_size(DESKTOP)
    page.evaluate(WORDED)
    with large_letters(page):
        found += [f"does not grow: {each}" for each in page.evaluate(STUNTED)]
        found += [f"with large letters: {each}" for each in cut_off(page)]
    return found


def colours_of_pieces(page: Page) -> set[str]:
    """The colours in which marks of seats and cubes are shown."""
    return set(page.evaluate(PIECES))


def ringless_focus(page: Page) -> str:
    """Goes on by Tab; what is in focus then, if no ring shows it."""
    page.keyboard.press("Tab")
    return str(page.evaluate(RING))


def alike(page: Page, ones: str, others: str) -> list[str]:
    """How some of the ones look, if one of the others looks just so; both must be on the page."""
    found: list[str] = page.evaluate(ALIKE, [ones, others])
    return found


def moving(page: Page) -> list[str]:
    """What takes its time when it moves, or moves without end."""
    found: list[str] = page.evaluate(MOVING)
    return found
