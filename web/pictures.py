"""Pages opened on a screen of some size, and pictures of them by day and by night."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

from evidence.support.page.states import every_state, prepared
from playwright.sync_api import Browser, Page, ViewportSize

from support.page.chromium import DESKTOP, PHONE

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DIALOGS = {"score": "dialog-close", "open-seats": "dialog-close", "open-rules": "rules-close"}
STUDYING = 120_000  # ms until an analysis must be there


LOCALES = ("en-GB", "de-DE", "fr-FR")
SEEN_OTHERWISE = "fr-FR"  # the longest, once with more contrast and once in forced colours


def visit(browser: Browser, link: str, phone: bool, locale: str = "en-GB") -> Page:
    """A page at a link on a desk or a phone, when it has come to rest."""
    return visit_at(browser, link, PHONE if phone else DESKTOP, phone, locale)


def visit_at(
    browser: Browser, link: str, size: ViewportSize, touch: bool, locale: str = "en-GB"
) -> Page:
    """A page at a link on a screen of any size, when it has come to rest."""
    context = browser.new_context(
        viewport=size, locale=locale, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(link)
    rest(page)
    return page


def rest(page: Page) -> None:
    """Waits until nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)


def picture(page: Page, path: Path) -> None:
    """What is on the page now, by day and by night."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(100)
        page.screenshot(path=path.with_name(f"{path.name}-{scheme}.png"))


def over_the_table(browser: Browser, link: str, name: str, folder: Path) -> None:
    """What is opened over a game that goes on: points, seats, rules, hints, a look back."""
    for kind, small in (("desktop", False), ("phone", True)):
        page = visit(browser, link, phone=small)
        for opened, closed in DIALOGS.items():
            if small:
                page.get_by_test_id("menu").click()
            page.get_by_test_id(opened).click()
            rest(page)
            picture(page, folder / f"{kind}-{name}-{opened}")
            page.get_by_test_id(closed).click()
        page.get_by_test_id("hint").click()
        page.get_by_test_id("hint-move").first.wait_for()
        picture(page, folder / f"{kind}-{name}-hint")
        if small:
            page.get_by_test_id("menu").click()
        page.get_by_test_id("open-replay").click()
        page.get_by_test_id("replay-position").wait_for()
        picture(page, folder / f"{kind}-{name}-replay")
        page.context.close()


def afterwards(browser: Browser, link: str, name: str, folder: Path) -> None:
    """The analysis of a finished game, and one of its decisions."""
    for kind, small in (("desktop", False), ("phone", True)):
        page = visit(browser, link, phone=small)
        page.get_by_test_id("open-analysis").click()
        decision = page.get_by_test_id("decision").first
        decision.wait_for(timeout=STUDYING)
        picture(page, folder / f"{kind}-{name}-analysis")
        decision.click()
        page.get_by_test_id("better").wait_for()
        picture(page, folder / f"{kind}-{name}-decision")
        page.context.close()


def among_friends(browser: Browser, url: str, folder: Path) -> None:
    """A friend is invited and comes; they talk; the game is paused, then left to bots."""
    for kind, small in (("desktop", False), ("phone", True)):
        host = visit(browser, f"{url}/#/new", phone=small)
        host.get_by_test_id("players-2").check()
        host.get_by_test_id("name-0").fill("Hana")
        host.get_by_test_id("who-1-link").check()
        host.get_by_test_id("create").click()
        invitation = host.get_by_test_id("awaited")
        invitation.get_by_test_id("qr-link").click()
        invitation.get_by_test_id("qr").wait_for()
        picture(host, folder / f"{kind}-invite")
        link = invitation.get_by_test_id("link").input_value()
        guest = visit(browser, link, phone=small)
        picture(guest, folder / f"{kind}-invited")
        guest.get_by_test_id("guest-name").fill("Benedita da Conceição")
        guest.get_by_test_id("sit-down").click()
        rest(guest)
        for page, words in (
            (host, "Ahoy! Mind the pirates."),
            (guest, "They have seen me already."),
        ):
            if small:
                page.get_by_test_id("tab-log").click()
            page.get_by_test_id("talk-line").fill(words)
            page.get_by_test_id("talk-send").click()
        picture(guest, folder / f"{kind}-talk")
        if small:
            host.get_by_test_id("menu").click()
        host.get_by_test_id("pause").click()
        guest.get_by_test_id("paused").wait_for()
        picture(guest, folder / f"{kind}-paused")
        for page in (host, guest):
            page.context.close()


def main_states(browser: Browser, folder: Path) -> None:
    """The main states of the page, in three languages, at a desk and on a phone."""
    with tempfile.TemporaryDirectory() as data, prepared(Path(data)) as at:
        for locale in LOCALES:
            for kind, small in (("desktop", False), ("phone", True)):
                page = visit(browser, "about:blank", phone=small, locale=locale)
                for state in every_state(page, at):
                    path = folder / f"state-{locale[:2]}-{kind}-{state.replace(', ', '-')}"
                    picture(page, path)
                    if locale == SEEN_OTHERWISE:
                        otherwise(page, path)
                page.context.close()


def otherwise(page: Page, path: Path) -> None:
    """What is on the page now, with more contrast and in colours that the reader forces on it."""
    page.emulate_media(color_scheme="light", contrast="more")
    page.screenshot(path=path.with_name(f"{path.name}-contrast.png"))
    page.emulate_media(contrast="no-preference", forced_colors="active")
    page.screenshot(path=path.with_name(f"{path.name}-forced.png"))
    page.emulate_media(forced_colors="none")
