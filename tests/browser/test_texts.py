"""Every message fits a phone in every language, and what people read is a message."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page

from carrack.games.dutch_east_indies.chart.mapmaking import names
from support.languages import LANGUAGES
from support.page.axe import flawless
from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import human, open_table

Size = tuple[bool, int, int]
SENTENCE = 4
"""From so many words on a text may take a line more than in English or German: a label may not."""
UNSEEN = ("rules-small-words", "rules-synonyms")

# JavaScript: of every message whether a word of it is cut off, its lines and its words
MEASURED = """() => Object.fromEntries([...document.querySelectorAll("dd")].map((e) => [
  e.dataset.key,
  [
    e.scrollWidth > e.clientWidth,
    Math.round(e.clientHeight / parseFloat(getComputedStyle(e).lineHeight)),
    e.textContent.split(" ").length,
  ],
]))"""


# JavaScript: what is shown in plain letters; with the pseudo-language all messages have accents
PLAIN = """() => {
  const found = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const at = node.parentElement;
    if (!at.checkVisibility() || at.closest("script, style, option, [lang]:not(html)")) continue;
    if (/[a-z]{3}/i.test(node.data)) found.add(node.data.trim());
  }
  return [...found];
}"""
NAMES = ["Carrack", "Ada", "Ben", r"[A-Z][a-z]+ \d+, \d{4}"]


NAMES_OF_ISLANDS = Path(names.__file__).read_text(encoding="utf-8")


def known(server: Server, views: list[Any]) -> re.Pattern[str]:
    """What is no message: names, a day, and what the list of games says by language itself."""
    words = [*NAMES, *re.findall(r"[A-Z][a-z]+", json.dumps(views) + NAMES_OF_ISLANDS)]
    for game in httpx.get(f"{server.address}/api/v1/games").json():
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
    for key, (_, english, words) in found["en"].items():
        room = max(english, found["de"][key][1]) + (words >= SENTENCE)
        for language in LANGUAGES:
            cut, lines, _ = found[language][key]
            if cut or lines > room:
                wrong.append(
                    f"{language} {key}: {'cut off' if cut else f'{lines} lines of {room}'}"
                )
    assert not wrong, "\n".join(wrong)
    flawless(page, "texts")


def test_all_that_is_read_is_a_message(server: Server, visitor: Opener) -> None:
    tables = [
        open_table(server.address, human("Ada"), human("Ben"), game=game, seed=11)
        for game in ("amerigo", "dutch-east-indies")
    ]
    page = visitor().new_page()
    page.goto(f"{server.address}#/texts/en")
    with page.expect_navigation():
        page.get_by_test_id("pseudo").click()
    looks = [table.look() for table in tables]
    called = known(server, [look["view"] for look in looks])
    pages = ["", "#/new/amerigo", "#/new/dutch-east-indies", "#/you", "#/learn"]
    seats = [
        table.link(look["deciding"], host=True) for table, look in zip(tables, looks, strict=True)
    ]
    for address in [*(f"{server.address}{each}" for each in pages), *seats]:
        page.goto(address)
        page.reload()
        page.locator("main, [data-testid=confirm]").first.wait_for()
        page.wait_for_load_state("networkidle")
        shown = [called.sub("", text) for text in page.evaluate(PLAIN)]
        assert [text for text in shown if re.search("[a-zA-Z]{3}", text)] == [], address
