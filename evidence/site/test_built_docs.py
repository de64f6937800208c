"""The documentation as pages: no warning, every link leads somewhere, nothing comes from afar.

What is made from the sources is all there: each rule, each command, each stable name.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from carrack.core.registry import find_game
from carrack.texts.rules import load_rules

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from docs_build import build_docs  # noqa: E402

LOADED = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "src")}


class Page(HTMLParser):
    """What a page refers to, as (tag, attribute, address), and the names of its places."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[tuple[str, str, str]] = []
        self.places: set[str] = set()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append((tag, name, value))
            elif name == "id" and value:
                self.places.add(value)


@cache
def page(file: Path) -> Page:
    return Page(file)


@pytest.fixture(scope="module")
def built() -> Path:
    """Made if something has changed; a warning is an error."""
    target = ROOT / "build" / "docs"
    build_docs(ROOT, target)
    return target


def links(built: Path) -> Iterator[tuple[Path, str, str, str]]:
    for file in sorted(built.rglob("*.html")):
        for tag, name, address in page(file).links:
            yield file, tag, name, address


def leads_somewhere(file: Path, address: str) -> bool:
    parts = urlsplit(address)
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if not target.is_file():
        return False
    place = unquote(parts.fragment)
    return not place or target.suffix != ".html" or place in page(target).places


def test_every_link_within_leads_somewhere(built: Path) -> None:
    inner = [
        (file, address)
        for file, _, _, address in links(built)
        if not urlsplit(address).scheme and address != "#"
    ]
    wrong = {
        f"{file.relative_to(built)}: {address}"
        for file, address in inner
        if not leads_somewhere(file, address)
    }
    assert wrong == set()
    assert len(inner) > 1000
    assert not any(address.startswith("/") for _, address in inner)  # it may lie below any path


def test_nothing_is_loaded_from_elsewhere(built: Path) -> None:
    far = [
        f"{file.name}: {address}"
        for file, tag, name, address in links(built)
        if (tag, name) in LOADED and urlsplit(address).netloc
    ]
    styles = [file.read_text("utf-8") for file in built.rglob("*.css")]
    assert far == []
    assert styles
    assert [
        found for text in styles for found in re.findall(r"(?:url\(|@import)[^;]*//", text)
    ] == []


@pytest.mark.parametrize("name", ["amerigo", "dutch-east-indies"])
def test_each_rule_is_found_by_its_number(built: Path, name: str) -> None:
    wanted = {f"rule-{rule.id}" for rule in load_rules(find_game(name).package, "en")}
    assert wanted <= page(built / "reference" / f"{name}-rules.html").places
    searched = (built / "searchindex.js").read_text("utf-8").lower()
    assert [rule for rule in wanted if rule.removeprefix("rule-").lower() not in searched] == []


MOVED = {
    "hosting": [
        "what-a-host-can-do",
        "whose-luck-it-is",
        "backup-and-restore",
        "bots-and-analyses",
    ],
    "operating": [
        "before-the-start",
        "stop-start-update",
        "is-it-well",
        "what-a-request-costs",
        "what-many-tables-cost",
        "how-it-stands-and-what-mends-it",
    ],
    "postgresql": [
        "when-to-change",
        "how-to-change",
        "several-processes",
        "one-process-after-another",
        "what-it-costs",
        "what-is-promised",
        "looking-after-it",
    ],
    "workers": ["machines-that-only-think", "what-one-server-does-at-a-time", "limits"],
    "architecture": [
        "the-contract-of-a-game",
        "records-and-matches",
        "entered-chance",
        "tests",
        "amerigo",
        "the-dutch-east-indies",
        "environments-for-research",
        "many-games",
        "the-server",
        "the-static-edition",
        "the-page",
        "the-documentation",
    ],
    "from-a-link": ["for-whoever-serves-it"],
    "notices": ["what-is-told"],
}
"""Places that programs and people may link to, of pages that were put together or divided."""


@pytest.mark.parametrize("name", MOVED)
def test_old_addresses_lead_on(built: Path, name: str) -> None:
    assert set(MOVED[name]) <= page(built / f"{name}.html").places
