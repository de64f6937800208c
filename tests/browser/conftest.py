"""Chromium for the browser tests: one process a session, one clean profile a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from chromium import ARGUMENTS, DESKTOP, PHONE, chromium_path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One headless Chromium for all tests."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def desktop(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile at 1440 × 900; open as many pages in it as the test needs."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile of a phone at 360 × 640, with touch."""
    context = browser.new_context(
        viewport=PHONE,
        locale="en-GB",
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    yield context
    context.close()


@pytest.fixture
def page(desktop: BrowserContext) -> Page:
    """One page of a desktop."""
    return desktop.new_page()
