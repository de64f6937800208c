"""The static edition in other browsers than Chromium: the first page, games and a reload."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from evidence.support.page.other_browsers import Browser, firefox, webkit

from support.page.site import Site

pytestmark = pytest.mark.thorough

Starter = Callable[[Path], AbstractContextManager[Browser]]
NEEDED: dict[str, tuple[Starter, tuple[str, ...]]] = {
    "firefox": (firefox, ("firefox-esr",)),
    "webkit": (webkit, ("WebKitWebDriver", "xvfb-run")),
}
"""How each browser is started, and the programs that are needed for it."""

STARTED = "document.documentElement.dataset.engine === 'ready'"
GAMES = "document.querySelectorAll('[data-testid=game-card]').length"
THING = "document.querySelector('button[data-place]:enabled')?.click()"
END = "document.querySelector('[data-testid=confirm]:enabled')?.click()"
WINNER = "document.querySelector('[data-testid=winner]')?.innerText"
MADE = "!!document.querySelector('[data-testid=undo]:enabled:not([aria-disabled])')"
LOG = "document.querySelector('[data-testid=log]').innerText"


@pytest.fixture(params=sorted(NEEDED))
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Browser]:
    """Another browser, if it is installed."""
    start, programs = NEEDED[request.param]
    if missing := [name for name in programs if shutil.which(name) is None]:
        pytest.skip(f"{request.param} is not tried: there is no {' and no '.join(missing)}")
    with start(tmp_path) as running:
        yield running


def test_the_first_page_a_whole_game_a_move_and_reloads(site: Site, other: Browser) -> None:
    other.open(site.address)
    other.wait_for(STARTED)
    other.wait_for(f"{GAMES} >= 3")

    other.open(f"{site.address}#/new/fen-fair")
    other.click("[data-testid=players-2]")
    other.fill("[data-testid=option-days]", "3")
    other.click("[data-testid=create]")
    other.fill("[data-testid=speed]", "off")
    for click in [THING, END] * 60:
        other.run(click)
        time.sleep(0.4)
        if other.run(f"return {WINNER}"):
            break
    result = other.wait_for(WINNER)
    other.reload()
    assert other.wait_for(f"{STARTED} && {WINNER}") == result

    other.open(f"{site.address}#/new/amerigo")
    other.click("[data-testid=players-2]")
    other.click("[data-testid=create]")
    while not other.run(f"return {MADE}"):
        other.click(":is([data-testid=move], [data-testid=group])")
        time.sleep(0.5)
    log = other.run(f"return {LOG}")
    other.reload()
    other.wait_for(f"{STARTED} && {MADE}")
    assert other.run(f"return {LOG}") == log
