"""Another try: a dear turn of a finished game is played again, compared, answered and shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from evidence.support.page.axe import flawless
from evidence.support.page.judged import GAMES, INDIES, Played, over
from evidence.support.page.tries import (
    MOST,
    OFFERED,
    compare,
    play_turn,
    rested,
    until_it_may_be_shown,
)
from playwright.sync_api import BrowserContext, Locator, Page, expect

from support.page.shared import Ears, Opener, focus_on
from support.server.process import Server
from support.server.tables import bot, human, open_table

Json = dict[str, Any]
GIVES = {  # what counts most in the game comes first
    "amerigo": r"\d VP, \d.* of a win",
    "dutch-east-indies": r"\d% of a win \(spices: ",
}


def listed(page: Page) -> Locator:
    """The turns that are offered."""
    page.get_by_test_id("another-try").click()
    turns = page.get_by_test_id("again-turn")
    turns.first.wait_for()
    return turns


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_tried_twice_answered_and_shown(
    played: Played, visitor: Opener, game: str, phone: bool
) -> None:
    """From the list, without a word of the answer, to the best line with its rules."""
    table = played[game]
    before = (table.record(), table.steps())
    page = visitor(phone=phone).new_page()
    page.goto(table.link(0))
    turns = listed(page)
    assert 1 <= turns.count() <= 3
    expect(page.get_by_test_id("again-seat")).to_have_count(0)  # Ada's alone
    for turn in turns.all():
        expect(turn).to_have_text(re.compile(r"Turn \d+, Ada$"))
    flawless(page, "again-turns", by_night=True)
    named = turns.first.inner_text().splitlines()[-1]
    turns.first.click()
    heading = page.get_by_test_id("plan-title")
    expect(heading).to_have_text(re.compile(f"Another try: {named}", re.IGNORECASE))
    expect(heading).to_be_focused()
    expect(page).to_have_title(re.compile("^Another try: "))
    expect(page.get_by_test_id("plans")).to_have_count(0)
    expect(page.get_by_test_id("plan-bot")).to_have_count(0)
    rested(page)
    expect(page.get_by_test_id("again-verdict")).to_have_count(0)
    flawless(page, "plan", by_night=True)
    page.get_by_test_id("again-nothing").click()
    least = re.compile("^The least that the rules allow: .+ Doing nothing would")
    expect(page.get_by_test_id("again-verdict")).to_have_text(least)
    show = until_it_may_be_shown(page)
    verdict = page.get_by_test_id("again-verdict")
    expect(verdict).to_have_text(re.compile(f"This gives away .*{GIVES[game]}"))
    reply = page.get_by_test_id("again-reply")
    expect(reply).to_contain_text("what may follow")
    expect(page.locator("[data-testid=plan][data-imagined='1']")).to_have_count(1)
    page.get_by_test_id("again-next").click()
    expect(reply).to_have_text(re.compile(r"Move 1 of \d+ of what may follow"))
    rested(page)
    for each in ("again-again", "again-back", "again-next", "again-show"):
        expect(page.get_by_test_id(each)).to_be_in_viewport(ratio=1)
    flawless(page, "again-reply", by_night=True)
    show.click()
    rested(page)
    expect(verdict).to_have_text(re.compile("^What was played in the game"))
    expect(page.get_by_test_id("again-best").locator(".rule").first).to_be_visible()
    flawless(page, "again-best", by_night=True)
    page.get_by_test_id("plan-leave").click()
    expect(page.get_by_test_id("another-try")).to_be_focused()
    assert (table.record(), table.steps()) == before
    expect(listed(page).first.get_by_test_id("again-found")).to_have_count(0)


def test_what_is_found_is_ticked_on_this_device_alone(played: Played, page: Page) -> None:
    """Whatever the judge says, it is accepted here."""
    table = played["dutch-east-indies"]
    page.goto(table.link(0))
    turns = listed(page)
    at = int(str(turns.first.get_attribute("data-at")))
    page.route("**/judge", lambda route: route.fulfill(json=accepted(route.fetch().json())))
    turns.first.click()
    play_turn(page)
    expect(compare(page)).to_contain_text("✓ As good as the best, as far as can be told")
    expect(page.get_by_test_id("again-reply")).to_have_count(0)
    flawless(page, "plan", by_night=True)
    page.keyboard.press("p")
    expect(listed(page).first.get_by_test_id("again-found")).to_contain_text("found")
    flawless(page, "again-turns", by_night=True)
    kept = page.evaluate("Object.entries(localStorage).filter(([key]) => /again/.test(key))")
    assert [text for _, text in kept] == [f"[{at}]"]


def accepted(told: Json) -> Json:
    return {**told, "accepted": True}


def test_a_friend_tries_the_same_turn_by_a_link(played: Played, visitor: Opener) -> None:
    """The link tells nothing; whoever only watches chooses the seat by name."""
    table = played["amerigo"]
    ada = visitor()
    ada.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ada.new_page()
    page.goto(table.link(0))
    turn = listed(page).last
    at = str(turn.get_attribute("data-at"))
    page.get_by_test_id("again-link").last.click()
    expect(page.get_by_text("The link has been copied.").first).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{table.address}/#/t/{table.table}?again={at}"
    friend = visitor().new_page()
    friend.goto(link)
    expect(friend.get_by_test_id("plan-title")).to_have_text(
        re.compile(r"Another try: turn \d+, Ada")
    )
    rested(friend)
    expect(friend.get_by_test_id("again-verdict")).to_have_count(0)
    play_turn(friend)
    compare(friend)
    friend.get_by_test_id("plan-leave").click()
    expect(friend).to_have_url(re.compile(f"#/t/{table.table}$"))
    friend.get_by_test_id("another-try").click()
    seats = friend.get_by_test_id("again-seat")
    expect(seats).to_have_text(["1 Ada", "2 Bo", "3 Ba", "4 Cy"])
    seats.nth(1).click()
    either = friend.get_by_test_id("again-turn").or_(friend.get_by_test_id("again-none"))
    expect(either.first).to_contain_text("Bo")
    flawless(friend, "again-turns")
    friend.goto(f"{table.address}/#/t/{table.table}?again=99999")
    expect(friend.get_by_test_id("again-gone")).to_be_visible()
    friend.get_by_test_id("plan-leave").click()
    friend.get_by_test_id("another-try").wait_for()


def test_a_running_game_has_no_other_tries(judging: Server, page: Page) -> None:
    table = open_table(judging.address, human("Ada"), bot("Ben"), seed=3)
    page.goto(f"{table.link(0)}?again=0")
    page.locator(OFFERED).first.wait_for()
    expect(page.get_by_test_id("plan")).to_have_count(0)
    page.get_by_test_id("open-replay").click()
    page.get_by_test_id("replay").wait_for()
    expect(page.get_by_test_id("another-try")).to_have_count(0)


def test_the_analysis_is_asked_for_and_its_progress_shown(judging: Server, page: Page) -> None:
    """From the replay of a game that nobody has analysed."""
    table = over(judging, {**INDIES, "options": {"start": "1", "rounds": 1}})
    page.goto(f"{table.link(0)}?step=3")
    page.get_by_test_id("another-try").click()
    dialog = page.get_by_test_id("dialog")
    expect(dialog.get_by_test_id("study-progress")).to_be_visible()
    flawless(page, "again-turns")
    either = page.get_by_test_id("again-turn").or_(page.get_by_test_id("again-none"))
    either.first.wait_for()
    expect(dialog.get_by_test_id("study-progress")).to_have_count(0)


def test_a_try_without_a_mouse(played: Played, page: Page) -> None:
    """Keys choose, play, compare, step through and begin again; all of it is heard."""
    page.goto(played["dutch-east-indies"].link(0))
    page.get_by_test_id("another-try").wait_for()
    heard = page.get_by_test_id("happened")

    def press(what: str) -> None:
        focus_on(page, what)
        page.keyboard.press("Enter")

    press("[data-testid^=skip-to-]")
    press("[data-testid=another-try]")
    expect(page.get_by_test_id("dialog").get_by_test_id("happened")).to_contain_text("another try")
    press("[data-testid=again-turn]")
    expect(heard).to_contain_text("Play it on this board, then compare it with the best.")
    rested(page)
    for _ in range(MOST):
        if page.locator("[data-testid=again-compare].primary").count():
            break
        press(OFFERED.removesuffix(":visible"))
        rested(page)
    press("[data-testid=again-compare]")
    expect(heard).to_contain_text(re.compile("gives away|As good as the best"))
    rested(page)
    expect(page.get_by_test_id("again-again")).to_be_focused()
    if page.get_by_test_id("again-next").count():
        press("[data-testid=again-next]")
        expect(heard).to_contain_text("Move 1 of")
    press("[data-testid=again-again]")
    rested(page)
    expect(page.get_by_test_id("again-compare")).to_be_focused()
    page.keyboard.press("p")
    expect(page.get_by_test_id("another-try")).to_be_focused()
    expect(heard).to_contain_text("Back at the table.")


def test_a_record_has_it_at_any_turn(
    played: Played, desktop: BrowserContext, listeners: Ears, tmp_path: Path
) -> None:
    table = played["amerigo"]
    file = tmp_path / "game.jsonl"
    file.write_text(table.record(), encoding="utf-8")
    page = desktop.new_page()
    page.goto(f"{table.address}/#/replay")
    page.get_by_test_id("record-file").set_input_files(file)
    page.get_by_test_id("replay-turn-next").click()
    page.get_by_test_id("replay-turn-next").click()
    page.get_by_test_id("another-try").click()
    expect(page.get_by_test_id("plan-title")).to_have_text(re.compile("Another try: turn"))
    rested(page)
    expect(page.get_by_test_id("again-copy")).to_have_count(0)
    play_turn(page)
    compare(page)
    page.keyboard.press("p")
    expect(page.get_by_test_id("another-try")).to_be_focused()
    page.get_by_test_id("replay-last").click()
    expect(page.get_by_test_id("another-try")).to_have_count(0)
    assert not listeners[desktop].moves
