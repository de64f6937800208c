"""Standing orders on the page: given by keyboard, carried out later, seen by nobody else."""

from __future__ import annotations

import hashlib
import time

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Json, Table, comes, human, open_table

DAY = 86_400
DAYS: Json = {"kind": "days", "bank": 3 * DAY, "credit": DAY, "out": "wait"}
MINUTE = 60
SLOW = 15
"""Seconds by which a busy machine may be late."""


def over_days(server: Server) -> Table:
    """A table of Ada and Ben over days, whose luck both have a share in."""
    table = open_table(
        server.address, human("Ada"), {**human("Ben"), "elsewhere": True}, clock=DAYS
    )
    comes(table, 1)
    shares = {seat: bytes([seat]) * 32 for seat in (0, 1)}
    for seat, share in shares.items():
        hashed = hashlib.sha256(b"carrack entropy\0" + share).hexdigest()
        table.ask("POST", "/luck", seat, json={"seat": seat, "hash": hashed})
    for seat, share in shares.items():
        table.ask("POST", "/luck", seat, json={"seat": seat, "opened": share.hex()})
    return table


def nothing_is_left(now: Json) -> bool:
    return now["deciding"] == 0 and [move["move"] for move in now["legal"]] == ["end"]


def own(table: Table, seat: int) -> Json:
    (told,) = table.ask("GET", "/instructions", seat).json()["seats"]
    return dict(told)


def seats_of(page: Page) -> None:
    """Opens the dialog about the seats, which is in a menu where there is little room."""
    page.get_by_test_id("board").wait_for()
    if page.get_by_test_id("menu").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("open-seats").click()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_turn_with_nothing_left_is_ended_after_a_minute(
    server: Server, visitor: Opener, phone: bool
) -> None:
    table = over_days(server)
    table.play_until(nothing_is_left)
    ada, ben = (visitor(phone=each).new_page() for each in (phone, False))
    ada.goto(table.link(0))
    ben.goto(table.link(1))
    seats_of(ada)
    box = ada.get_by_test_id("order-ends")
    expect(ada.get_by_test_id("standing-orders")).to_contain_text("60 seconds")
    box.focus()
    before, seq = time.monotonic(), table.look()["seq"]
    ada.keyboard.press("Space")
    expect(box).to_be_checked()
    expect(ada.get_by_test_id("order-forced")).not_to_be_checked()
    flawless(ada, "standing-orders")
    ada.keyboard.press("Escape")
    table.until(lambda now: now["deciding"] == 1, "the server ends the turn")
    assert MINUTE - 1 < time.monotonic() - before < MINUTE + SLOW
    note = ada.get_by_test_id("orders-note")
    expect(note).to_contain_text("The server has played for you")
    expect(ada.get_by_test_id("prompt").get_by_text("Ben")).to_be_visible()
    flawless(ada, "orders-note")
    assert own(table, 0)["played"] == [seq + 1]
    seats_of(ada)
    expect(ada.get_by_test_id("orders-played")).to_contain_text("One move")
    ada.keyboard.press("Escape")
    ada.get_by_test_id("orders-note-close").click()
    expect(note).to_have_count(0)
    assert own(table, 1) == {**own(table, 1), "ends": False, "forced": False, "played": []}
    expect(ben.get_by_test_id("orders-note")).to_have_count(0)
    expect(ben.locator("[data-testid=move]:not([disabled])").first).to_be_attached()


def test_where_there_can_be_none_nothing_is_offered(server: Server, page: Page) -> None:
    away = {**human("Ben"), "elsewhere": True}
    live = {"kind": "live", "bank": 600}
    for more in ({"clock": live, "seed": 3}, {"clock": DAYS, "seed": 3}):
        table = open_table(server.address, human("Ada"), away, **more)
        comes(table, 1)
        page.goto(table.link(0))
        seats_of(page)
        page.get_by_test_id("seats").wait_for()
        expect(page.get_by_test_id("standing-orders")).to_have_count(0)
        page.keyboard.press("Escape")
