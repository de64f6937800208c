"""Dialogs of a finished table show all of everybody, for two, three and four players."""

from __future__ import annotations

from pathlib import Path

import pytest
from evidence.support.page.comfort import cut_off, cut_words
from evidence.support.page.crowded import torn, untold
from playwright.sync_api import Page

from support.page.shared import Opener
from support.server.process import NO_PAUSES, serving
from support.server.tables import bot, open_table

NAMES = (
    "Wilhelminavonhohenzollernundsigmaringens",  # as long as a name may be
    "Maria Benedita da Conceição Albuquerques",
    "Bartolomeudiasvasconcelo",
    "Leonor",
)
SIZES = ((1440, 900), (1280, 720), (390, 844))
LOCALES = ("en-GB", "de-DE")
DIALOGS = ("score", "open-seats", "open-exports")


def dialogs(page: Page) -> list[str]:
    """What is wrong in each dialog of a table."""
    wrong = []
    for name in DIALOGS:
        if page.get_by_test_id("menu").is_visible():
            page.get_by_test_id("menu").click()
        page.get_by_test_id(name).click()
        dialog = page.get_by_test_id("dialog")
        dialog.locator("button, td").nth(1).wait_for()
        found = cut_off(page) + cut_words(page) + untold(page) + torn(dialog)
        wrong += [f"{name}: {each}" for each in found]
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
    return wrong


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_nothing_of_a_dialog_is_cut_off(
    tmp_path: Path, visitor: Opener, game: str, players: int
) -> None:
    wrong: list[str] = []
    with serving(tmp_path, program=NO_PAUSES) as server:
        table = open_table(server.address, *map(bot, NAMES[:players]), game=game, seed=5)
        table.until(lambda now: now["status"] == "over", "the game is over")
        for width, height in SIZES:
            for locale in LOCALES:
                page = visitor(phone=width < 1000, locale=locale).new_page()
                page.set_viewport_size({"width": width, "height": height})
                page.goto(table.link(host=True))
                page.get_by_test_id("winner").first.wait_for()
                wrong += [f"{width} x {height}, {locale}, {each}" for each in dialogs(page)]
                page.close()
    assert not wrong, "\n".join(wrong)
