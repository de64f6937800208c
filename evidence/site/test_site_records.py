"""The same seed and moves give the same record in the browser's Python as here, byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from evidence.support.page import played
from evidence.support.page.python import PythonPage
from playwright.sync_api import BrowserContext

from carrack.testing.walks import THOROUGH
from support.page.site import Site

SEEDS = range(20 if THOROUGH else 1)
BOXES = [("amerigo", 4), ("dutch-east-indies", 2), ("dutch-east-indies", 1)]
MORE_BOXES = [("amerigo", 2), ("dutch-east-indies", 4)] if THOROUGH else []
GAMES: list[tuple[Any, ...]] = [
    (game, players, "deckhand", seed) for game, players in BOXES + MORE_BOXES for seed in SEEDS
]
SEARCHED: list[tuple[Any, ...]] = [
    (game, 2, "admiral", seed, *([] if THOROUGH else [3]))  # the last: how many decisions
    for game in ("amerigo", "dutch-east-indies")
    for seed in range(2 if THOROUGH else 1)
]


def test_records_are_the_same_in_the_browser(site: Site, desktop: BrowserContext) -> None:
    python = PythonPage(desktop.new_page(), site)
    python.run(Path(played.__file__).read_text())
    for game in GAMES + SEARCHED:
        assert python.run(f"digest_of(*{game!r})") == played.digest_of(*game), game
