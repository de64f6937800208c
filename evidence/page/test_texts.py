"""Every message fits a phone in every language, and what people read is a message."""

from __future__ import annotations

import re
from typing import Any

import httpx
from evidence.page.test_axe import PAGES
from evidence.support.page import states
from evidence.support.page.axe import flawless
from playwright.sync_api import Page

from carrack.games.dutch_east_indies.chart.mapmaking import names
from support.languages import LANGUAGES
from support.page.shared import Opener
from support.server.process import Server

Size = tuple[bool, int, int, str]
SENTENCE = 4
"""From so many words on a text may take a line more than in English or German: a label may not."""
LABELS = ("tab", "option", "button", "summary", "legend", "label")
UNSEEN = (
    *("rules-small-words", "rules-synonyms"),
    *("open-to-club", "open-to-club-link"),  # a list that is open says the name of a club whole
)

# JavaScript: of every message whether a word of it is cut off, its lines, its words and its frame
MEASURED = """() => Object.fromEntries([...document.querySelectorAll("dd")].map((dd) => {
  const frame = dd.firstElementChild;
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(frame);
  const high = frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  return [dd.dataset.key, [
    dd.scrollWidth > dd.clientWidth || frame.scrollWidth > frame.clientWidth,
    Math.round(high / parseFloat(lineHeight)),
    frame.textContent.trim().split(" ").length,
    dd.dataset.frame,
  ]];
}))"""


# JavaScript: what is shown, heard or offered in plain letters; in the pseudo-language all messages
# have accents. The rulebook is no message.
PLAIN = """() => {
  const found = new Set();
  const note = (text) => /[a-z]{3}/i.test(text ?? "") && found.add(text.trim());
  const left = "script, style, code, [lang]:not(html), [data-testid=rule], .reason, .rulebook";
  for (const e of document.querySelectorAll("body *")) {
    if (e.closest(left) || !(e.checkVisibility() || e.matches("option"))) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      note(e.getAttribute(name));
    for (const node of e.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.data);
  }
  return [...found];
}"""
NAMES = [
    *("Carrack", "Ada", "Ben", r"[A-Z][a-z]+ \d+, \d{4}", r"\d+:\d+ [AP]M"),
    *(states.ADA, states.BEN, states.EVA, states.DIO, states.CLUB, "Ahoy!"),
    *names.HOMES,
    *names.MARKETS,
    *names.WILD,
]
FILED = (  # words that are typed into an edition as its file has them, keys, fingerprints
    *("blue", "black", "red", "brown", "green", "yellow", "white", "any"),
    *("name .{0,3}s", r"Ctrl\+\w", r"\b[0-9a-f]{12,}"),
)
IN_LIST = "(?:^|(?<=[,:·] )){}(?=,| ·|$)"  # of values that are not printed
CALLED_BY_ID = {"cards", "neutrals", "solo_cards", "tiles", "tokens", "villages"}
TYPED = "() => [...document.querySelectorAll('input')].map((e) => e.value)"
RULE = r"(?:AM|DEI|TI)-[A-Z]+(?:-\d+)?"


def known(server: str, views: list[Any]) -> re.Pattern[str]:
    """What is no message: names, a day, ids of an edition, and what the list of games says by
    language itself.
    """
    words = [*NAMES, *FILED, RULE]
    for view in views:
        static = view["static"]
        words += [island["name"] for island in static.get("islands", []) if "name" in island]
        values = [key.partition(".") for key in static["provenance"]]
        words += [IN_LIST.format(re.escape(id)) for part, _, id in values if part in CALLED_BY_ID]
    for game in httpx.get(f"{server}/api/v1/games").json():
        said = [game["title"], *game["bots"], *game["about"]["en"].values()]
        words += [re.escape(each) for each in said]
    return re.compile("|".join(sorted(words, key=len, reverse=True)))


def sizes(page: Page, server: Server, language: str) -> dict[str, Size]:
    page.goto(f"{server.address}#/texts/{language}")
    page.locator(f"dl[lang={language}]").nth(2).wait_for()
    found: dict[str, Size] = page.evaluate(MEASURED)
    return {key: size for key, size in found.items() if not key.endswith(UNSEEN)}


def test_every_message_fits_a_phone_in_every_language(server: Server, visitor: Opener) -> None:
    page = visitor(phone=True).new_page()
    found = {language: sizes(page, server, language) for language in LANGUAGES}
    assert all(found[language].keys() == found["en"].keys() for language in LANGUAGES)
    assert len(found["en"]) > 2000
    wrong: list[str] = []
    for key, (_, english, words, frame) in found["en"].items():
        room = max(english, found["de"][key][1]) + (words >= SENTENCE or frame not in LABELS)
        for language in LANGUAGES:
            cut, lines, *_ = found[language][key]
            if cut or lines > room:
                wrong.append(
                    f"{language} {key}, {frame}: {'cut off' if cut else f'{lines} lines of {room}'}"
                )
    assert not wrong, "\n".join(wrong)
    flawless(page, "texts")


def accented(page: Page, address: str) -> None:
    """The page speaks the pseudo-language from now on."""
    page.goto(f"{address}#/texts/en")
    with page.expect_navigation():
        page.get_by_test_id("pseudo").click()


def test_all_that_is_read_is_a_message(at: states.Prepared, visitor: Opener) -> None:
    page = visitor().new_page()
    escaped: dict[str, list[str]] = {}
    accented(page, at.address)
    called = known(at.address, [table.look()["view"] for table in (at.choosing, at.turn)])

    def read(state: str) -> None:
        if page.locator("[data-part=board]").count():
            page.keyboard.press("Shift")  # else the board in words comes when the page is at rest
            page.get_by_test_id("in-words").wait_for(state="attached")
        typed = sorted(page.evaluate(TYPED), key=len, reverse=True)
        left = re.compile("|".join(re.escape(each) for each in typed if len(each) > 2) or "^$")
        shown = [(text, called.sub("", left.sub("", text))) for text in page.evaluate(PLAIN)]
        if plain := [text for text, rest in shown if re.search("[a-zA-Z]{3}", rest)]:
            escaped[state] = plain

    for name, (path, there) in PAGES.items():
        if name == "rules":  # the rulebook
            continue
        page.goto(f"{at.address}/{path}")
        page.locator(there).first.wait_for()
        read(name)
    for state in states.every_state(page, at):
        read(state)
    assert escaped == {}
