"""A game beside its board: what falls on the table is entered on the page, and kept at the end."""

from __future__ import annotations

import re
import threading
import uuid

from evidence.support.page.axe import flawless
from evidence.support.page.entering import answer, explained, step_on
from playwright.sync_api import Page, Route, expect

from carrack.core.message import MessageError
from carrack.core.tabletop import TabletopGame
from support.page.shared import Ears, Opener
from support.server.beside_play import Played, played_at
from support.server.process import Server
from support.server.tables import DEI, Table, human, open_table

WINDS = "Wind: which way does the die point?"
PICTURES = re.compile(r"/assets/Figures-\w+")  # without them no button is drawn
SMALL = "Wind for the small pirate: which way does the die point?"


def tap_on(page: Page) -> int:
    """Presses what is offered until one's own move is wanted, or the game is over; the presses.

    The last act of each stretch stands above what is asked, or above what may be done.
    """
    step, asked = page.get_by_test_id("walk-next"), page.get_by_test_id("asked")
    done = page.get_by_test_id("confirm").or_(page.get_by_test_id("keep-record"))
    presses = 0
    while True:
        step.or_(asked).or_(done).first.wait_for()
        if step.count():
            explained(page, "walk")
            step_on(page)
        elif asked.count():
            if page.get_by_test_id("asked-news").count():
                explained(page, "asked-news")
            answer(page, *[0] * (page.locator("[data-row]").count() or 2))
        else:
            if page.get_by_test_id("beside-news").count():
                explained(page, "beside-news")
            return presses
        presses += 1


def test_a_game_alone_is_entered_with_a_thumb_and_kept(server: Server, visitor: Opener) -> None:
    page = visitor(phone=True, bypass_csp=True).new_page()
    page.goto(f"{server.address}/#/")
    card = page.locator("[data-testid=game-card][data-game=dutch-east-indies]")
    card.get_by_test_id("card-beside").click()
    page.get_by_test_id("players-1").check()
    page.get_by_test_id("new-form").locator("> details > summary").click()
    page.get_by_test_id("option-rounds").fill("2")
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("asked-about")).to_have_text(WINDS)
    flawless(page, "set-up-room")
    answer(page, 2, 3)
    expect(page.get_by_test_id("asked-about")).to_contain_text("Which card")
    expect(page.get_by_test_id("happened")).to_contain_text("Entered so far: 2")
    page.reload()
    expect(page.get_by_test_id("asked-number")).to_have_text("Entered so far: 2")
    page.get_by_test_id("asked-mend").click()
    expect(page.get_by_test_id("asked-about")).to_have_text(SMALL)
    page.get_by_test_id("asked-mend").click()
    expect(page.get_by_test_id("asked-about")).to_have_text(WINDS)
    expect(page.get_by_test_id("asked-mend")).to_have_count(0)
    presses = tap_on(page)
    page.reload()
    expect(page.get_by_test_id("confirm").last).to_be_visible()
    expect(page.get_by_test_id("walk-next")).to_have_count(0)
    expect(page.get_by_test_id("beside-news")).to_contain_text("Wind for the small pirate")
    page.get_by_test_id("confirm").last.click()
    expect(page.get_by_test_id("asked-about")).to_have_text(WINDS)
    page.keyboard.type("5")  # south
    expect(page.locator("[data-grid='4'] button").first).to_be_focused()
    page.keyboard.type("4")
    page.get_by_test_id("asked-mend").first.click()
    page.reload()
    expect(page.get_by_test_id("asked-about")).to_have_text(SMALL)
    expect(page.get_by_test_id("asked-news")).to_contain_text("Wind for the big pirate: south")
    page.get_by_test_id("asked-mend").click()
    expect(page.get_by_test_id("asked-about")).to_have_text(WINDS)
    while True:
        presses += tap_on(page)
        if page.get_by_test_id("keep-record").count():
            break
        page.get_by_test_id("confirm").last.click()
        page.get_by_test_id("confirm").wait_for(state="detached")
    assert presses < 40
    flawless(page, "keep-record")
    page.get_by_test_id("keep-record").click()
    page.get_by_test_id("finale").wait_for()
    expect(page.get_by_test_id("by-hand")).to_have_text("entered by hand")
    expect(page.get_by_test_id("asked-mend")).to_have_count(0)
    page.get_by_test_id("save-game").click()
    expect(page.get_by_test_id("save-bgsplay")).to_be_enabled()


def test_a_key_that_comes_before_the_buttons_moves_on_all_the_same(
    server: Server, page: Page
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), beside=True, **DEI)
    seen = threading.Event()
    held: list[Route] = []

    def hold(route: Route) -> None:
        if seen.is_set():
            route.continue_()
        else:
            held.append(route)

    page.route(PICTURES, hold)
    with page.expect_request(PICTURES):
        page.goto(table.link(0))
    expect(page.get_by_test_id("asked-about")).to_have_text(WINDS)
    expect(page.get_by_test_id("asked")).to_be_focused()
    page.keyboard.type("5")
    expect(page.get_by_test_id("asked-pair")).to_have_count(0)
    seen.set()
    for route in held:
        route.continue_()
    expect(page.locator("[data-grid='4'] button").first).to_be_focused()


def laid_out(table: Table, until: str) -> None:
    """Somebody at another device answers the set-up with whatever may be, up to a question."""
    while (now := table.look(0)["beside"])["asked"]["about"]["key"] != until:
        picked: list[int] = []
        for row in now["asked"]["choices"]:
            free = [i for i in range(len(row)) if not now["asked"]["distinct"] or i not in picked]
            picked.append(free[0])
        body = {"move_id": str(uuid.uuid4()), "at": now["at"], "picked": picked}
        table.ask("POST", "/enter", 0, json=body)


def test_a_tower_is_entered_by_keys_and_heard(server: Server, visitor: Opener) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), beside=True)
    page = visitor(color_scheme="dark", bypass_csp=True).new_page()
    page.goto(table.link(0))
    expect(page.get_by_test_id("asked-about")).to_contain_text("which island tile lies where")
    expect(page.get_by_test_id("asked")).to_be_focused()
    page.get_by_test_id("asked-choice").nth(2).press("Enter")
    expect(page.get_by_test_id("asked-chosen")).to_contain_text("1 Long Mole")
    expect(page.get_by_test_id("asked-choice").nth(2)).to_be_disabled()
    laid_out(table, "entered-order")
    expect(page.get_by_test_id("happened")).to_contain_text("Who is first in player order")
    expect(page.get_by_test_id("asked")).to_be_focused()
    page.keyboard.press("2")
    expect(page.get_by_test_id("asked-about")).to_contain_text("All cubes go into the tower")
    expect(page.get_by_test_id("asked")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.type("3")
    page.get_by_test_id("asked-more").first.press("Enter")
    expect(page.get_by_test_id("asked-count").first).to_have_value("4")
    flawless(page, "asked-count")
    page.get_by_test_id("asked-send").press("Enter")
    expect(page.get_by_test_id("asked-about")).to_contain_text("Into the tower")
    assert table.look(0)["beside"]["mends"]


def test_what_one_seat_alone_sees_it_enters_and_what_cannot_be_is_refused(
    server: Server, visitor: Opener, profiles: Ears
) -> None:
    table, played = played_at(server.address, "dutch-east-indies-3-greedy")
    right = played.up_to("entered-card", 4)
    assert played.known.whose == 1
    device = visitor()
    profiles[device].allowed += ("the server responded with a status of 422",)
    page, other = device.new_page(), visitor().new_page()
    other.goto(table.link(0))
    expect(other.get_by_test_id("asked-wait")).to_have_text("P1 enters what nobody else may see.")
    expect(other.get_by_test_id("asked")).to_have_count(0)
    page.goto(table.link(0))
    expect(page.get_by_test_id("asked-wait")).to_be_visible()
    page.goto(table.link(1))
    page.get_by_test_id("uncover").click()
    expect(page.get_by_test_id("asked-private")).to_have_text(
        "P1 enters this; the others look away."
    )
    offered = page.get_by_test_id("asked-choice")
    wrong = next(n for n in range(4) if refused(played, n))
    offered.nth(wrong).click()
    expect(page.get_by_test_id("asked-refused")).to_contain_text("has seen it elsewhere")
    expect(page.get_by_test_id("refused")).to_contain_text("has seen it elsewhere")
    answer(page, *right)
    expect(page.get_by_test_id("asked-refused")).to_have_count(0)
    expect(other.get_by_test_id("asked-wait")).to_have_count(0)


def refused(played: Played, choice: int) -> bool:
    """Whether somebody else has seen elsewhere what is offered; nothing is entered."""
    again = TabletopGame(played.known.game, played.known.header, played.known.journal)
    try:
        again.enter([choice])
    except MessageError:
        return True
    return False
