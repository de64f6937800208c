"""The sizes that people have, four players, late in the game: all of everybody's things is seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from evidence.support.page.comfort import cut_off, cut_words
from evidence.support.page.crowded import crowded, untold
from playwright.sync_api import Page

from support.page.shared import Opener
from support.server.process import NO_PAUSES, serving
from support.server.tables import Json, Table, bot, human, open_table

NAMES = (
    "Maximiliane",
    "Maria Benedita da Conceição Albuquerque",
    "Wilhelmina von Hohenzollern-Sigmaringen",
    "Bartolomeu Dias",
)
SIZES = ((1280, 720), (1366, 768), (1536, 864), (1920, 1080), (820, 1180), (390, 844))
IN_ALL_LANGUAGES = ((1280, 720), (390, 844))
LOCALES = ("en-GB", "de-DE", "fr-FR", "es-ES", "it-IT", "nl-NL")
VIEWS = [
    (size, locale)
    for size in SIZES
    for locale in (LOCALES if size in IN_ALL_LANGUAGES else LOCALES[:1])
]


# JavaScript: names of islands that run over the frame of the map
OVER_THE_FRAME = """() => {
  const edge = document.querySelector("#dei-sea-edge > *");
  if (!edge) return [];
  const sea = edge.getBBox();
  return [...document.querySelectorAll("[data-testid=board] text.name")].filter((name) => {
    const box = name.getBBox();
    return box.x < sea.x || box.x + box.width > sea.x + sea.width;
  }).map((name) => `over the frame: ${name.textContent}`);
}"""

# JavaScript: names on the frame of the map that stand beneath those of rows and columns
UNDER_ROWS = """() => {
  const boxes = (which) => [...document.querySelectorAll(`[data-testid=board] ${which}`)]
    .map((e) => [e.textContent, e.getBoundingClientRect()]);
  const within = (one, other) => // what letters fill of their line
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  return boxes("[data-space] .name").flatMap(([name, one]) =>
    boxes(".coordinates text").filter(([, other]) => within(one, other))
      .map(([row]) => `under a row: ${name} ${row}`));
}"""


@dataclass
class Late:
    """Tables of four whose last round runs, or has run."""

    amerigo: Table
    indies: Table


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Late]:
    """A turn in the last round of Amerigo, by the clock, and a whole game of the other."""
    with serving(tmp_path_factory.mktemp("late"), program=NO_PAUSES) as server:
        rivals = [bot(name) for name in NAMES[1:]]
        clock = {"kind": "live", "bank": 900, "bot": "greedy"}
        amerigo = open_table(server.address, human(NAMES[0]), *rivals, seed=24, clock=clock)
        indies = {"game": "dutch-east-indies", "options": {"start": "1"}, "seed": 5}
        sailed = open_table(server.address, *map(bot, NAMES), **indies)
        amerigo.play_until(last_round)
        sailed.until(lambda now: now["status"] == "over", "the game is over")
        yield Late(amerigo, sailed)


def last_round(now: Json) -> bool:
    """Whether much has been built, and the last round comes to its end."""
    return bool(now["view"]["round"] == 5 and now["view"]["phase"] >= 5)


def brought(page: Page, late: Late, game: str) -> None:
    """A page to that position, seen by who decides or by a spectator of what was."""
    if game == "amerigo":
        page.goto(late.amerigo.link(0, host=True))
        page.get_by_test_id("prompt").wait_for()
        return
    page.goto(late.indies.link())
    page.get_by_test_id("winner").wait_for()
    if page.get_by_test_id("menu").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("open-replay").first.click()
    turns = page.get_by_test_id("replay-turn")
    turns.wait_for()
    turns.fill(str(int(turns.get_attribute("max") or 0) - 2))
    page.get_by_test_id("replay-position").wait_for()
    ends = [page.get_by_test_id(f"replay-{end}").bounding_box() for end in ("first", "last")]
    assert len({each and each["y"] for each in ends}) == 1, "a replay's steps are in one row"


@pytest.mark.parametrize("game", ["amerigo", "indies"])
def test_nothing_of_four_players_is_hidden_cut_off_or_touching(
    late: Late, visitor: Opener, game: str
) -> None:
    wrong: list[str] = []
    for (width, height), locale in VIEWS:
        page = visitor(phone=width < 1000, locale=locale).new_page()
        page.set_viewport_size({"width": width, "height": height})
        brought(page, late, game)
        page.wait_for_load_state("networkidle")
        for tab in ("board", "players", "displays"):
            if page.get_by_test_id(f"tab-{tab}").is_visible():
                page.get_by_test_id(f"tab-{tab}").click()
            elif tab != "board":
                continue
            found = crowded(page) + untold(page) + cut_words(page) + cut_off(page)
            found += page.evaluate(OVER_THE_FRAME) + page.evaluate(UNDER_ROWS)
            wrong += [f"{width} x {height}, {locale}, {tab}: {each}" for each in found]
        page.close()
    assert not wrong, "\n".join(wrong)
