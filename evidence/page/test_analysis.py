"""The analysis of a finished game: opened, waited for, and leading into the replay."""

from __future__ import annotations

import re
import time

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import Page, Route, expect

from support.page.shared import analysis, expect_step
from support.server.process import Server
from support.server.tables import Table, bot, human, open_table

INDIES = {"game": "dutch-east-indies", "options": {"start": "1", "rounds": 2}}


@pytest.fixture(scope="module")
def finished(instant: Server) -> Table:
    """Two rounds of The Dutch East Indies, played by bots in Ada's and Ben's names."""
    table = open_table(instant.address, bot("Ada"), bot("Ben", "random"), seed=5, **INDIES)
    table.until(lambda now: now["status"] == "over", "the game is over")
    return table


def step(page: Page) -> int:
    words = page.get_by_test_id("replay-position").inner_text()
    return int(words.split()[1])


def test_an_analysis_is_asked_and_walked_by_keys(finished: Table, page: Page) -> None:
    def ask(key: str, words: str) -> None:
        page.keyboard.press(key)
        expect(page.get_by_test_id("happened")).to_have_text(re.compile(words))

    analysis(page, finished)
    page.get_by_test_id("in-words").wait_for()
    decision = page.get_by_test_id("decision").first
    decision.click()
    expect_step(page, int(str(decision.get_attribute("data-at"))))
    ask("l", r"\w")
    ask("n", r"\d movement points? away")
    ask("h", r"played: .*better: ")
    page.keyboard.press("t")
    ask("o", r"^[a-z]\d+: ")
    page.keyboard.press("g")
    page.keyboard.type("a1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-in-words=a1]")).to_be_focused()
    ask("o", r"^a1: ")


def test_set_up_luck_and_what_is_left_lead_from_what_was_expected_to_the_result(
    finished: Table, device: Page
) -> None:
    analysis(device, finished)
    rows = device.get_by_test_id("reckoning").locator("tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        words = [cell.split("±")[0] for cell in row.locator("td").all_inner_texts()]
        *parts, end = [
            float(re.sub("[^0-9.+-]", "", word.replace("\N{MINUS SIGN}", "-"))) for word in words
        ]
        assert len(parts) == 4
        assert abs(sum(parts) - end) < 2, "but for what was rounded"
        assert all(abs(part) <= 100 for part in parts)
    expect(device.get_by_text("The rest is not luck", exact=False)).to_be_visible()


def test_the_curves_follow_the_replay_and_lead_it(finished: Table, page: Page) -> None:
    analysis(page, finished)
    plot, line = page.get_by_test_id("plot"), page.locator("[data-line='0']")
    last = step(page)
    expect(plot).to_have_attribute("aria-valuetext", re.compile("^End, Ada (100|0|50)%, Ben"))
    plot.focus()
    page.keyboard.press("Home")
    expect_step(page, 0)
    expect(plot).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", "1")
    page.get_by_test_id("replay-last").click()
    expect_step(page, last)
    expect(plot).to_have_attribute("aria-valuetext", re.compile("^End"))
    known = line.get_attribute("d")
    page.get_by_test_id("hindsight").click()
    expect(page.get_by_test_id("hindsight")).to_have_attribute("aria-pressed", "true")
    assert line.get_attribute("d") != known
    page.get_by_test_id("plot-points").click()
    expect(plot).to_have_attribute("data-unit", "points")
    page.get_by_test_id("replay-leave").click()
    expect(page.get_by_test_id("open-analysis")).to_be_visible()


def test_one_waits_with_a_bar_for_an_analysis_and_hears_what_went_wrong(
    finished: Table, page: Page
) -> None:
    state = {"status": "running", "done": 3, "total": 12, "analysis": None, "so_far": None}
    state |= {"key": "", "args": {}, "message": ""}
    asked: list[float] = []

    def answer(route: Route) -> None:
        asked.append(time.monotonic())
        route.fulfill(json=state)

    page.route("**/analysis", answer)
    page.goto(f"{finished.address}/#/t/{finished.table}/{finished.host}/{finished.host}")
    page.get_by_test_id("open-analysis").click()
    expect(page.get_by_test_id("study-state")).to_contain_text("3 of 12")
    expect(page.get_by_test_id("study-progress")).to_have_attribute("value", "3")
    flawless(page, "study-progress")
    state.update(status="failed", done=0, total=0, message="a leak")
    expect(page.get_by_test_id("study-state")).to_contain_text("failed: a leak")
    assert len(asked) <= 2 + (asked[-1] - asked[0]) / 0.3, "it asks again and again at once"


def test_what_it_has_found_is_seen_while_it_is_made(finished: Table, device: Page) -> None:
    analysis(device, finished)
    found = finished.ask("GET", "/analysis").json()
    so_far = {**found["analysis"], "turns": found["analysis"]["turns"][:-1], "totals": []}
    running = {**found, "status": "running", "done": 3, "total": 12}
    running |= {"analysis": None, "so_far": so_far}
    device.route("**/analysis", lambda route: route.fulfill(json=running))
    device.goto("about:blank")
    device.goto(f"{finished.address}/#/t/{finished.table}/{finished.host}/{finished.host}")
    device.get_by_test_id("open-analysis").click()
    expect(device.get_by_test_id("study-state")).to_contain_text("3 of 12")
    decision = device.get_by_test_id("decision").first
    decision.click()
    expect_step(device, int(str(decision.get_attribute("data-at"))))
    expect(device.get_by_test_id("totals")).to_have_count(0)
    device.unroute("**/analysis")
    expect(device.get_by_test_id("study-state")).to_have_count(0)
    expect(device.get_by_test_id("totals")).to_be_visible()


@pytest.fixture(scope="module")
def hesitant(instant: Server) -> Table:
    """The same, but Ada begins every turn with a move that she takes back."""
    table = open_table(instant.address, human("Ada"), bot("Ben", "random"), seed=5, **INDIES)
    while (now := table.until(lambda at: at["deciding"] < 1, "Ada decides"))["deciding"] == 0:
        turn, moves = now["view"]["turn"], table.look(0)["legal"]
        before = now["decision"]
        for move in moves:
            after = table.play(0, move["move"])
            if after["deciding"] == 0 and after["undo_floor"] <= before:
                table.undo(0, before)
                break
        table.play_until(lambda mine, begun=turn: mine["view"]["turn"] != begun)  # type: ignore[misc]
    assert len([step for step in table.steps() if step["kind"] == "undo"]) > 1
    return table


def test_the_curves_pass_over_what_was_taken_back(hesitant: Table, page: Page) -> None:
    analysis(page, hesitant)
    plot = page.get_by_test_id("plot")
    plot.focus()
    page.keyboard.press("Home")
    last = int(str(plot.get_attribute("aria-valuemax")))
    assert last >= 4
    for point in range(last + 1):
        expect(plot).to_have_attribute("aria-valuenow", str(point))
        page.keyboard.press("ArrowRight")
    for point in range(last - 1, -1, -1):
        page.keyboard.press("ArrowLeft")
        expect(plot).to_have_attribute("aria-valuenow", str(point))


def test_a_click_on_a_decision_ends_a_replay_that_runs(finished: Table, page: Page) -> None:
    analysis(page, finished)
    page.get_by_test_id("replay-first").click()
    expect_step(page, 0)
    page.get_by_test_id("replay-play").click()
    decision = page.get_by_test_id("decision").first
    decision.click()
    at = int(str(decision.get_attribute("data-at")))
    expect_step(page, at)
    page.wait_for_timeout(1500)
    expect_step(page, at)
    expect(page.get_by_test_id("hints").locator("g[data-hint]").first).to_be_attached()


def test_who_only_watches_sees_the_analysis_come(instant: Server, page: Page) -> None:
    table = open_table(
        instant.address, bot("Ada", "random"), bot("Ben", "random"), seed=6, **INDIES
    )
    table.until(lambda now: now["status"] == "over", "the game is over")
    page.goto(table.link())
    page.get_by_test_id("open-analysis").click()
    expect(page.get_by_test_id("study-state")).to_contain_text("Nobody has requested")
    table.ask("POST", "/analysis", -1)
    page.get_by_test_id("plot").wait_for()


def test_the_analysis_can_be_about_one_seat_alone(finished: Table, page: Page) -> None:
    analysis(page, finished)
    expect(page.get_by_test_id("study-all")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("study-1").click()
    decisions = page.get_by_test_id("decision")
    expect(decisions.first).to_contain_text("Ben")
    assert all("Ben" in words for words in decisions.all_inner_texts())
    mistakes = page.get_by_test_id("totals").locator("tbody tr").nth(1).locator("td").nth(1)
    assert int(mistakes.inner_text()) >= 1
