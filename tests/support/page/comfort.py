"""What WCAG 2.2 asks of targets, focus, large text and stillness, measured on a page."""

from __future__ import annotations

from playwright.sync_api import Page

# JavaScript: what can be pressed. Not on the board itself, whose squares are as small as the map is
# shown: each of its moves is a button beside it, which WCAG 2.5.8 calls an equivalent control.
TARGETS = """() => [...document.querySelectorAll(
    "button, a[href], input, select, summary, [role=button], [role=tab]")]
  .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((e) => !e.closest("svg, .visually-hidden, [data-part=board] .board, [inert]"))
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
  if (document.scrollingElement.scrollWidth > innerWidth + 1) lost.push("the page is too wide");
  const style = (e) => getComputedStyle(e);
  const scrolls = (e, way) => {{
    for (let up = e.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(style(up)[way]) || style(up).position === "fixed") return true;
    return false;
  }};
  const targets = ({TARGETS})();
  for (const {{ e, name, box }} of targets) {{
    const below = box.bottom > innerHeight + 1 && !scrolls(e, "overflowY");
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
  const shown = targets.map(left);
  shown.forEach((one, i) => shown.slice(i + 1).forEach((other) => {{
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide > 3 && high > 3 && !one.e.contains(other.e) && !other.e.contains(one.e))
      lost.push(`${{one.name.slice(0, 30)}} lies over ${{other.name.slice(0, 30)}}`);
  }}));
  return [...new Set(lost)];
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

# JavaScript: the classes of what would take its time when it moves
MOVING = """() => [...new Set([...document.querySelectorAll("*")].flatMap((e) =>
  [null, "::before", "::after"].map((part) => getComputedStyle(e, part))
    .filter((style) => [style.transitionDuration, style.animationDuration]
      .some((times) => times.split(", ").some((time) => parseFloat(time) > 0.01)))
    .map(() => String(e.className.baseVal ?? e.className))))]"""


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


def colours_of_pieces(page: Page) -> set[str]:
    """The colours in which marks of seats and cubes are shown."""
    return set(page.evaluate(PIECES))


def ringless_focus(page: Page) -> str:
    """Goes on by Tab; what is in focus then, if no ring shows it."""
    page.keyboard.press("Tab")
    return str(page.evaluate(RING))


def moving(page: Page) -> list[str]:
    """What takes its time when it moves."""
    found: list[str] = page.evaluate(MOVING)
    return found
