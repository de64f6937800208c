"""The rating of play, as it is shown: beside the analysis of a game, and over one's games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from evidence.page.test_people import remembered
from evidence.support.page.axe import flawless
from evidence.support.page.judged import GAMES, Played
from playwright.sync_api import BrowserContext, Locator, Page, expect

from support.page.shared import Opener
from support.server.tables import Table

Json = dict[str, Any]
LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
# JavaScript: what of it is wider than its place
CUT_OFF = """panels => panels.flatMap((panel) => [panel, ...panel.querySelectorAll("*")])
  .filter((each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""
NUMBER = re.compile(r"[−-]?\d+(?:[.,]\d+)?")
WAYS = [("laptop", "en-GB"), ("phone", "en-GB"), ("phone", "de-DE")]
DEVICES = pytest.mark.parametrize(("size", "language"), WAYS, ids=["laptop", "phone", "phone-de"])


def device(visitor: Opener, size: str, language: str, **more: Any) -> Page:
    phone = size == "phone"
    page = visitor(phone=phone, locale=language, **more).new_page()
    page.set_viewport_size(PHONE if phone else LAPTOP)
    return page


FEW = 10
"""Percentage points below which losses have tenths."""
FITS = "table => table.parentElement.scrollWidth <= table.parentElement.clientWidth"


def numbers(told: Locator) -> list[float]:
    """The numbers that stand somewhere."""
    words = NUMBER.findall(told.inner_text())
    return [float(word.replace("−", "-").replace(",", ".")) for word in words]


def figures(told: Locator, *values: float) -> None:
    """These values stand there, in this order, rounded as people read them."""
    assert numbers(told) == [pytest.approx(value, abs=0.51) for value in values], values


def small(told: Locator, *values: float) -> None:
    """The same, to a tenth."""
    assert numbers(told) == [pytest.approx(value, abs=0.051) for value in values], values


def opened(page: Page, table: Table) -> Locator:
    """What is said of play in a replay's analysis, by the way that somebody takes from the end."""
    page.goto(table.link(0))
    page.get_by_test_id("open-analysis").wait_for()
    if not page.get_by_test_id("open-replay").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("open-replay").click()
    expect(page.get_by_test_id("replay-analysis")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("replay-analysis").click()
    page.get_by_test_id("play-rating").wait_for()
    return page.get_by_test_id("play-rating")


@DEVICES
@pytest.mark.parametrize("game", GAMES)
def test_the_analysis_of_a_game_says_how_well_everybody_played(
    played: Played, visitor: Opener, game: str, size: str, language: str
) -> None:
    """Its figures are those of the analysis, whole and within the width of the device."""
    table = played[game]
    found = table.ask("GET", "/analysis").json()["analysis"]
    page = device(visitor, size, language)
    panel = opened(page, table)
    rows = panel.get_by_test_id("play-table").locator("tbody tr")
    expect(rows).to_have_count(4)
    for row, one in zip(rows.all(), found["rating"], strict=True):
        cells = row.locator("td")
        if one["pr"] is None:
            assert numbers(cells) == [one["free"]]
            continue
        figures(cells.nth(0), one["pr"]["value"], one["pr"]["low"], one["pr"]["high"])
        small(cells.nth(1), one["points"])
        prs = [strength["pr"] for strength in one["strengths"]]
        figures(panel.get_by_test_id(f"play-said-{one['seat']}"), one["pr"]["value"], *prs)
    assert (game == "amerigo") == any(one["pr"] for one in found["rating"])
    rows = panel.get_by_test_id("play-luck").locator("tbody tr")
    for row, sums in zip(rows.all(), found["totals"], strict=True):
        result, chance, skill = (sums[part] for part in ("result", "chance", "skill"))
        wins = [result["win"], chance["win"], skill["win"], skill["error"]["win"]]
        assert row.locator("td").count() == 3
        figures(row.locator("td").nth(0), 100 * wins[0])
        small(row.locator("td").nth(1), 100 * wins[1])
        figures(row.locator("td").nth(2), 100 * wins[2], 100 * wins[3])
    panel.locator("summary").click()
    where = panel.get_by_test_id("play-where").locator("tbody tr")
    for phase in range(3):
        losses = [-100 * one["phases"][phase]["win"] for one in found["rating"]]
        cells = where.nth(phase).locator("td").all()
        for cell, loss in zip(cells, losses, strict=True):
            (figures if abs(loss) >= FEW else small)(cell, loss)
    assert panel.get_by_test_id("play-where").evaluate(FITS), "a column is cut off"
    flawless(page, "play-rating", by_night=True)


def test_the_analysis_is_a_button_where_the_game_is_over(played: Played, visitor: Opener) -> None:
    """On a phone the replay is in the menu; one need not go there."""
    page = device(visitor, "phone", "en-GB")
    page.goto(played["dutch-east-indies"].link(0))
    expect(page.get_by_test_id("open-analysis")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("open-analysis").click()
    page.get_by_test_id("play-rating").wait_for()


def by_the_link(page: Page, address: str) -> Locator:
    """How well one plays, from the first page."""
    page.goto(f"{address}/")
    page.get_by_test_id("my-play").click()
    page.get_by_test_id("played").first.wait_for()
    return page.get_by_test_id("played")


def pooled(page: Page, found: list[Json]) -> None:
    """The page shows these figures, game by game."""
    expect(page.get_by_test_id("played")).to_have_count(len(found))
    for one in found:
        panel = page.locator(f"[data-testid=played][data-game={one['game']}]")
        if one["pr"]:
            told, pr = panel.get_by_test_id("played-pr"), one["pr"]
            small(told.locator("span").last, one["points"])
            figures(told.locator("span").first, pr["value"], pr["low"], pr["high"])
            strengths = panel.get_by_test_id("played-strengths").locator("tbody")
            figures(strengths, *[each["pr"] for each in one["strengths"]])
        wins, points = panel.get_by_test_id("played-luck").locator("tbody tr").all()
        for row, unit, of in ((wins, "win", 100), (points, "points", 1)):
            result, chance, skill = (one[part] for part in ("result", "chance", "skill"))
            luck, error = of * chance[unit], of * skill["error"][unit]
            figures(row, of * result[unit], luck, of * skill[unit], error)
        panel.locator("summary").click()
        phases = panel.get_by_test_id("played-where").locator("tbody tr")
        for row, phase in zip(phases.all()[:3], one["phases"], strict=True):
            figures(row, -100 * phase["win"], -phase["points"])


@DEVICES
def test_the_games_of_a_device_are_pooled(
    played: Played, visitor: Opener, size: str, language: str
) -> None:
    """Nothing of it is cut off on a phone."""
    tables = [played[game] for game in GAMES]
    page = device(visitor, size, language)
    for table in tables:
        page.goto(table.link(0))
        page.get_by_test_id("open-analysis").wait_for()
    by_the_link(page, tables[0].address)
    rows = [{"table": table.table, "tokens": [table.tokens[0]]} for table in tables]
    found = rated(tables[0], rows)
    assert [one["games"] for one in found] == [1, 1]
    pooled(page, found)
    expect(page.get_by_test_id("play-newest")).to_have_count(0)
    assert page.get_by_test_id("played").evaluate_all(CUT_OFF) == []
    flawless(page, "played", by_night=True)


def rated(table: Table, rows: list[Json]) -> list[Json]:
    answer = table.client.post(f"{table.address}/api/v1/mine/play", json={"tables": rows})
    return list(answer.raise_for_status().json())


def test_games_of_whoever_is_signed_in_count_on_another_device(
    played: Played, desktop: BrowserContext, visitor: Opener
) -> None:
    table = played["amerigo"]
    page = desktop.new_page()
    page.goto(table.link(0))
    page.get_by_test_id("open-analysis").wait_for()
    remembered(page)
    known = [{"name": "carrack.me", "value": "Ada"}]
    signed_in: Any = {
        "cookies": desktop.cookies(),
        "origins": [{"origin": table.address, "localStorage": known}],
    }
    there = device(visitor, "phone", "en-GB", storage_state=signed_in)
    by_the_link(there, table.address)
    pooled(there, rated(table, [{"table": table.table, "tokens": [table.tokens[0]]}]))
    assert str(table.tokens[0]) not in there.evaluate("JSON.stringify(localStorage)")
