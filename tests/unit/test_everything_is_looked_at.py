"""Whatever opens on the page is looked at by axe.

What comes for itself is a page, a dialog, or a part that is fetched when it is wanted. A test of
axe waits for a test id of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "web" / "src"
TESTS = ROOT / "tests" / "browser"

FETCHED = re.compile(r'import\("([^"]+\.svelte)"\)')
CONTAINED = re.compile(r'^ *import \w+ from "([^"]+\.svelte)"', re.MULTILINE)
OVER = re.compile(r"<[Dd]ialog\b|\bpopover=")
NAMED = re.compile(r'(?:data-testid|<Panel [^>]*\bid)="([\w-]+)"')
LOOKED_AT = re.compile(r'flawless\(\s*\w+,\s*"([\w-]+)"')
MENTIONED = re.compile(r'"([\w-]+)"|data-testid=([\w-]+)')

SHARED = {
    "app/inWords/DrawingInWords.svelte": "words",
    "app/inWords/InWords.svelte": "leave-words",
    "app/pages/LostPage.svelte": "lost",
    "app/pages/RulesPage.svelte": "figure",
    "games/amerigo/rules/Figures.svelte": "figure",
    "games/dutch-east-indies/rules/Figures.svelte": "figure",
    "games/plain/Showcase.svelte": "start",
    "table/people/AnotherBot.svelte": "bot-choice",
    "table/people/Company.svelte": "seats",
}
"""What has no test id of its own, and one of what it contains or is drawn in."""
ROUTES = "app/pages/OtherPage.svelte"


@cache
def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def components() -> list[Path]:
    return sorted(SOURCES.rglob("*.svelte"))


def named(files: Iterator[Path], pattern: re.Pattern[str]) -> Iterator[Path]:
    """The components that some files name in a certain way."""
    for file in files:
        for name in pattern.findall(text(file)):
            if (component := (file.parent / name).resolve()).exists():
                yield component


def what_comes_for_itself() -> set[Path]:
    """Components that are fetched when they are wanted, or open something over the page."""
    sources = iter([*components(), *SOURCES.rglob("*.ts")])
    over = {file for file in components() if OVER.search(text(file))}
    return {*named(sources, FETCHED), *over} - {SOURCES / ROUTES}


@cache
def ids(component: Path) -> set[str]:
    return set(NAMED.findall(text(component)))


@cache
def contained() -> Counter[Path]:
    return Counter(named(iter(components()), CONTAINED))


def whole(component: Path) -> set[Path]:
    """A component with the parts that nothing else contains, and theirs."""
    parts = [each for each in named(iter([component]), CONTAINED) if contained()[each] == 1]
    return {component}.union(*map(whole, parts))


def known_by(component: Path) -> set[str]:
    """The test ids that nothing else has."""
    if shared := SHARED.get(str(component.relative_to(SOURCES))):
        return {shared}
    mine = whole(component)
    elsewhere = set[str]().union(*(ids(each) for each in components() if each not in mine))
    return set[str]().union(*map(ids, mine)) - elsewhere


def looked_at() -> set[str]:
    """The test ids that tests of axe wait for."""
    own = [name for file in TESTS.glob("test_axe*.py") for name in MENTIONED.findall(text(file))]
    elsewhere = [LOOKED_AT.findall(text(file)) for file in TESTS.glob("test_*.py")]
    return {name for names in (*own, *elsewhere) for name in names}


def test_axe_looks_at_whatever_opens() -> None:
    seen = looked_at()
    opened = {str(each.relative_to(SOURCES)): known_by(each) for each in what_comes_for_itself()}
    forgotten = {name: sorted(ids)[:6] for name, ids in opened.items() if not ids & seen}
    assert not forgotten, forgotten
    assert len(opened) > 60
