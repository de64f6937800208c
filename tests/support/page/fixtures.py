"""Chromium: one process a session, one clean profile a test."""

from __future__ import annotations

from asyncio import AbstractEventLoop, events
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from support.page.chromium import ARGUMENTS, DESKTOP, OUTPUT, PHONE, chromium_path
from support.page.console import Listener
from support.page.shared import Ears, Opener
from support.page.site import Site, built
from support.page.site import serving as site_served
from support.page.unseen import seen_again
from support.server.process import NO_PAUSES, Server, serving
from support.server.programs import instant_bots
from support.server.tables import Table, human, open_table

LIMIT = 60_000  # ms
"""Nobody waits longer for anything; a busy machine is slow, not broken."""

expect.set_options(timeout=LIMIT)


class Driver:
    """Playwright, started once a process. Its loop counts as running only while a test needs it."""

    playwright: Playwright | None = None
    loop: AbstractEventLoop | None = None

    @classmethod
    def start(cls) -> Playwright:
        cls.playwright = cls.playwright or sync_playwright().start()
        cls.loop = events._get_running_loop()
        return cls.playwright

    @classmethod
    def stop(cls) -> None:
        if cls.playwright is not None:
            events._set_running_loop(cls.loop)
            cls.playwright.stop()
            cls.playwright = cls.loop = None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Lets tests without a page run loops of their own between those with one."""
    if "browser" in getattr(item, "fixturenames", ()):
        events._set_running_loop(Driver.loop)
    done: Any = yield
    events._set_running_loop(None)
    return done


def pytest_sessionfinish() -> None:
    Driver.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One headless Chromium for all tests."""
    launch = Driver.start().chromium.launch
    chromium = launch(executable_path=chromium_path(), args=ARGUMENTS)
    yield chromium
    events._set_running_loop(Driver.loop)
    chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`carrack serve` on a folder of its own; bots go on at once when a person's turn ends."""
    with serving(tmp_path_factory.mktemp("data"), program=NO_PAUSES) as running:
        yield running


@pytest.fixture(scope="session")
def instant(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once; only the admiral takes his time."""
    program = (str(Path(instant_bots.__file__)),)
    with serving(tmp_path_factory.mktemp("quick"), program=program) as running:
        yield running


@pytest.fixture(scope="session")
def edition() -> Path:
    """The folder of the static edition."""
    return built()


@pytest.fixture
def shipped(edition: Path) -> Iterator[Site]:
    """Web space with the static edition."""
    with site_served(edition) as running:
        yield running


@pytest.fixture
def site(shipped: Site) -> Site:
    """The same, but a second interpreter is started only where a bot is to move: it is dear."""
    shipped.thinks_late()
    return shipped


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    """Ada and Ben have played to the end."""
    table = open_table(server.address, human("Ada"), human("Ben"))
    table.play_until(lambda _: False)
    return table


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Tells the fixtures how the test went, so that they can keep a picture of a failure."""
    report: Any = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def profiles(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Ears]:
    """The profiles of a test and their ears; nobody's console may have complained at the end."""
    opened: Ears = {}
    yield opened
    if request.node.stash.get(FAILED, False):
        keep_pictures(request.node.name, [page for each in opened for page in each.pages])
    for context in opened:
        context.close()
    complaints = [words for ear in opened.values() for words in ear.complaints]
    assert complaints == [], complaints


def keep_pictures(name: str, pages: list[Page]) -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages):
        seen_again(page)
        page.screenshot(path=OUTPUT / f"failed-{name}-{number}.png")


@pytest.fixture
def visitor(browser: Browser, profiles: Ears) -> Opener:
    """Opens a fresh profile: somebody at a desk, or with a phone in the hand."""

    def opened(phone: bool = False, **more: Any) -> BrowserContext:
        size: Any = {"has_touch": True, "is_mobile": True} if phone else {}
        options = {"locale": "en-GB", "reduced_motion": "reduce", **size, **more}
        context = browser.new_context(viewport=PHONE if phone else DESKTOP, **options)
        context.set_default_timeout(LIMIT)
        profiles[context] = Listener(context)
        return context

    return opened


@pytest.fixture
def desktop(visitor: Opener) -> BrowserContext:
    """A fresh profile at 1440 × 900; open as many pages in it as the test needs."""
    return visitor()


@pytest.fixture
def phone(visitor: Opener) -> BrowserContext:
    """A fresh profile of a phone at 360 × 640, with touch."""
    return visitor(phone=True)


@pytest.fixture
def listeners(profiles: Ears) -> Ears:
    """What each profile has heard, posted and complained about."""
    return profiles


@pytest.fixture
def page(desktop: BrowserContext) -> Page:
    """One page of a desktop."""
    return desktop.new_page()
