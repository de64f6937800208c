"""The WCAG contrast of every visible text on a page.

Text of HTML and of SVG alike: its colour is asked of the browser, what lies behind it is taken from
a picture of the page without its text, so that gradients, patterns and charts count as they are.
Controls that are switched off are left out, as WCAG leaves them out.
"""

from __future__ import annotations

import base64
from typing import Any, NamedTuple

from playwright.sync_api import Page

ENOUGH = 4.5
ENOUGH_FOR_LARGE = 3.0
MUCH = (7.0, 4.5)  # for who has asked for more contrast (WCAG 1.4.6)

# JavaScript: what can be read now, where it stands, in which colour
READABLE = """() => {
  const VALUES = "input:not([type=checkbox], [type=radio], [type=range], [type=file]), select";
  const UNREAD = "script, style, noscript, option, title, .visually-hidden";
  const OFF = ":disabled, [aria-disabled=true], .visually-hidden";
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const known = new Map([[null, 1]]);
  const through = (e) => {
    if (!known.has(e)) known.set(e, through(e.parentElement) * getComputedStyle(e).opacity);
    return known.get(e);
  };
  const colour = (words) => {
    const [r, g, b, a = 1] = (words.match(/[\\d.]+/g) ?? [0, 0, 0]).map(Number);
    return words.startsWith("color(") ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const inside = (box) => {
    const left = Math.max(0, box.left), right = Math.min(innerWidth, box.right);
    const top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom);
    return right - left > 2 && bottom - top > 4 ? { left, right, top, bottom } : null;
  };
  const painted = (e) => {
    const { fill, fillOpacity, opacity } = getComputedStyle(e);
    return fill !== "none" && colour(fill)[3] * Number(fillOpacity) * Number(opacity) > 0.1;
  };
  // not under something else, nor scrolled away
  const clear = (e, box) => [0.2, 0.5, 0.8].every((part) => {
    const y = box.top + part * (box.bottom - box.top);
    const hits = document.elementsFromPoint((box.left + box.right) / 2, y);
    const depth = hits.findIndex((hit) => hit === e || e.contains(hit));
    const above = hits.slice(0, Math.max(0, depth));
    if (depth === 0 || !e.ownerSVGElement) return depth === 0;
    return depth > 0 && above.every((hit) => hit.ownerSVGElement && !painted(hit));
  });
  const named = (e) => {
    const own = [...e.classList].filter((name) => !name.startsWith("svelte-"));
    return [e.tagName.toLowerCase(), ...own].join(".");
  };
  const rimOf = (e, style) => {
    const rim = style.paintOrder.startsWith("stroke") && style.stroke !== "none";
    return e.ownerSVGElement && rim ? colour(style.stroke).slice(0, 3) : null;
  };
  const found = [];
  const note = (e, text, at, style, words, placeholder) => {
    const box = inside(at);
    if (!box || !shown(e) || e.closest(OFF) || !clear(e, box)) return;
    const own = placeholder ? getComputedStyle(e) : style;
    const size = parseFloat(own.fontSize) * (e.ownerSVGElement ? e.getScreenCTM().a : 1);
    const [r, g, b, a] = colour(words);
    found.push({
      text: text.trim().slice(0, 40), where: named(e), size, box,
      large: size >= 24 || (size >= 18.66 && Number(own.fontWeight) >= 700),
      colour: [r, g, b], alpha: a * through(e), rim: rimOf(e, style),
    });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest(UNREAD)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(e);
    const words = e.ownerSVGElement ? style.fill : style.color;
    for (const at of [...range.getClientRects()].slice(0, 2)) {
      note(e, node.data, at, style, words, false);
    }
  }
  for (const e of document.querySelectorAll(VALUES)) {
    const empty = Boolean(e.placeholder && !e.value);
    const style = getComputedStyle(e, empty ? "::placeholder" : null);
    const text = e.value || e.placeholder || "";
    if (text) note(e, text, e.getBoundingClientRect(), style, style.color, empty);
  }
  return found;
}"""

# CSS: everything as it is, but for the words
WORDLESS = """*, *::before, *::after, *::placeholder {
  -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
  caret-color: transparent !important; transition: none !important;
}
svg text, svg tspan { fill: transparent !important; }"""

# so that text that lets a click through is found where it stands
TOUCHABLE = "*, *::before, *::after { pointer-events: auto !important; }"

# JavaScript: the contrast of each text against what the picture shows behind it
MEASURED = """async ([picture, texts, quantile]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const ratio = image.width / innerWidth;
  const part = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const against = (text, behind) => {
    const mixed = text.colour.map((c, i) => c * text.alpha + behind[i] * (1 - text.alpha));
    const [low, high] = [light(mixed), light(behind)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  return texts.map((text) => {
    if (text.rim) return against({ ...text, alpha: 1 }, text.rim);
    const { left, right, top, bottom } = text.box;
    const lead = (bottom - top) / 5; // a line is higher than its letters
    const spans = [left, top + lead, right - left, bottom - top - 2 * lead];
    const [x, y, wide, high] = spans.map((span) => Math.max(1, Math.round(span * ratio)));
    const { data } = pen.getImageData(x, y, wide, high);
    const all = [];
    const step = 4 * Math.ceil(data.length / 2000); // some five hundred pixels are enough
    for (let i = 0; i < data.length; i += step) all.push(against(text, data.subarray(i, i + 3)));
    return all.sort((a, b) => a - b)[Math.floor(all.length * quantile)];
  });
}"""

# the share of the background that may be worse: stripes of a pattern, things beside the letters
WORSE = 0.25


class Text(NamedTuple):
    """A text that is hard to read: what it says, what it is, its size in pixels, its contrast."""

    text: str
    where: str
    size: float
    contrast: float


# JavaScript: waits until finite animations have ended
STILL = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect?.getTiming().iterations !== Infinity)
  .map((each) => each.finished.catch(() => null))).then(() => true)"""


def faint(page: Page, enough: float = ENOUGH, for_large: float = ENOUGH_FOR_LARGE) -> list[Text]:
    """The texts on the page whose contrast is below what their size needs."""
    page.evaluate(STILL)
    touchable = page.add_style_tag(content=TOUCHABLE)
    texts: list[dict[str, Any]] = page.evaluate(READABLE)
    wordless = page.add_style_tag(content=WORDLESS)
    picture = base64.b64encode(page.screenshot()).decode()
    for tag in (wordless, touchable):
        tag.evaluate("tag => tag.remove()")
    ratios: list[float] = page.evaluate(MEASURED, [picture, texts, WORSE])
    assert len(texts) > 3, "there is hardly anything to read on this page"
    found = {
        Text(text["text"], text["where"], round(text["size"], 1), round(ratio, 2))
        for text, ratio in zip(texts, ratios, strict=True)
        if ratio < (for_large if text["large"] else enough)
    }
    return sorted(found)
