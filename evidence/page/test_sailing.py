"""Sailing in Amerigo: ships, landings and ways on the board, for a mouse and for a finger."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import BrowserContext, CDPSession, Page, TimeoutError, expect

from support.page.amerigo import POINT
from support.page.shared import Ears
from support.server.process import Server
from support.server.tables import Json, Table, human, open_table

LEGIBLE = 8.0  # pixels of the smallest letters on the board of a phone

# JavaScript: the letters on the frame, with their size on the screen
LETTERS = """() => [...document.querySelectorAll("[data-testid=coordinates] text")].map((text) => {
  const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  return [text.textContent, size];
})"""


@pytest.fixture
def table(server: Server) -> Table:
    """Both ships of the starting player lie on the frame, and nothing has sailed yet."""
    made = open_table(server.address, human("Ada"), human("Ben"), seed=9)
    for move in ("blue", "place @5", "place @8"):
        made.play(made.look()["deciding"], move)
    return made


def seat_of(table: Table) -> int:
    return int(table.look()["deciding"])


def seated(context: BrowserContext, table: Table) -> Page:
    page = context.new_page()
    page.goto(table.link(seat_of(table)))
    page.locator("[data-testid=board] .reach").first.wait_for()
    return page


def landings(table: Table) -> list[Json]:
    """The voyages after which a post can be founded."""
    return [move for move in table.look(seat_of(table))["legal"] if "then" in move]


def cheapest(table: Table) -> dict[str, Json]:
    """The voyage that a landing on the board stands for, by its place."""
    found: dict[str, Json] = {}
    for move in landings(table):
        known = found.get(move["node"])
        if known is None or move["cost"] < known["cost"]:
            found[move["node"]] = move
    return found


def middle(page: Page, table: Table, node: str) -> tuple[float, float]:
    """Where on the screen the middle of a square is."""
    square = [ord(node[0]) - ord("a") + 0.5, int(node[1:]) - 0.5]
    x, y = page.get_by_test_id("board").evaluate(POINT, square)
    return x, y


def alone(table: Table) -> Json:
    """A landing in reach of one ship only: a click there asks nothing."""
    sails = [m["node"] for m in table.look(seat_of(table))["legal"] if m["key"] == "move-sail"]
    return next(move for move in landings(table) if sails.count(move["node"]) == 1)


def test_anchors_keep_their_sign_and_say_what_landing_takes_and_brings(
    table: Table, desktop: BrowserContext
) -> None:
    page = seated(desktop, table)
    wanted = cheapest(table)
    assert len(wanted) > 2
    rings = page.locator("[data-testid=board] .landing")
    expect(rings).to_have_count(len(wanted))
    expect(rings.locator(".ring")).to_have_count(len(wanted))
    expect(rings.locator("use[href='#anchor']")).to_have_count(len(wanted))
    for node, move in wanted.items():
        flag = page.locator(f"[data-flag='{node}']")
        expect(flag.locator(".price").first).to_have_text(f"{'AB'[move['ship']]} {move['cost']}")
        expect(flag.locator(".gain")).to_have_text("+3 VP")
    water = page.locator("[data-testid=board] .reach:not(.landing)")
    assert water.count() > 20
    assert water.locator("text").count() == 0
    expect(water.locator("circle")).to_have_count(water.count())


def test_the_panel_lists_landings_by_what_they_bring_and_a_picked_ship_alone(
    table: Table, page: Page
) -> None:
    page.goto(table.link(seat_of(table)))
    rows = page.get_by_test_id("landing")
    rows.first.wait_for()
    legal = {move["move"]: move for move in landings(table)}
    shown = [legal[str(row.get_attribute("data-move"))] for row in rows.all()]
    worth = [(-move["landing"]["points"], move["cost"]) for move in shown]
    assert worth == sorted(worth)
    expect(rows.first).to_contain_text("first post")
    expect(rows.first).to_contain_text("+3 VP")
    page.get_by_test_id("pick-ship").nth(1).click()
    assert {str(row.get_attribute("data-move"))[5] for row in rows.all()} == {"B"}
    expect(page.locator("[data-testid=board] .faint")).not_to_have_count(0)
    page.locator("g.ship[data-thing$='-0'][data-node='@5']").click()
    expect(page.get_by_test_id("pick-ship").first).to_have_attribute("aria-pressed", "true")


def test_pointing_shows_the_way_and_a_click_sails_and_founds_in_one_request(
    table: Table, desktop: BrowserContext, listeners: Ears
) -> None:
    page = seated(desktop, table)
    move = alone(table)
    at = middle(page, table, move["node"])
    page.mouse.move(*at)
    course = page.get_by_test_id("course")
    expect(course).to_have_attribute("data-course", move["move"])
    parts = str(course.locator(".way").get_attribute("d")).count("L")
    assert parts > len([stop for stop in move.get("way", []) if stop[0] != "@"])
    page.locator("[data-testid=board] text.lit").first.wait_for()
    page.get_by_test_id("pick-ship").nth(move["ship"]).click()
    before = table.look(seat_of(table))
    page.mouse.click(*at)
    post = page.locator(f"[data-thing='post:{square_of(move['then'], before)}']")
    expect(post).to_be_attached()
    assert listeners[desktop].rows == [[move["move"], move["then"]]]
    assert table.look()["decision"] == before["decision"] + 2
    page.get_by_test_id("undo").click()
    expect(post).not_to_be_attached()
    ship = page.locator(f"g.ship[data-thing='ship:{seat_of(table)}-{move['ship']}']")
    expect(ship).to_have_attribute("data-node", move["node"])


def square_of(post: str, now: Json) -> int:
    name = post.removeprefix("post ")
    width = int(now["view"]["board"]["width"])
    return (int(name[1:]) - 1) * width + ord(name[0]) - ord("a")


def test_with_a_key_held_a_ship_only_sails(
    table: Table, desktop: BrowserContext, listeners: Ears
) -> None:
    page = seated(desktop, table)
    move = alone(table)
    page.get_by_test_id("pick-ship").nth(move["ship"]).click()
    page.keyboard.down("Shift")
    page.mouse.click(*middle(page, table, move["node"]))
    page.keyboard.up("Shift")
    expect(page.locator(f"[data-testid=board] [data-offer='{move['then']}']")).to_be_attached()
    assert listeners[desktop].rows == [[move["move"]]]


def test_headlines_name_all_that_may_be_done(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=9)
    seat = seat_of(table)
    table.play(seat, "blue")
    page.goto(table.link(seat))
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_contain_text("Place a ship on the frame")
    table.play(seat, "place @5")
    expect(prompt).to_contain_text("Sail, or place a ship on the frame")
    move = landings(table)[0]
    table.play(seat, move["move"])
    expect(prompt).to_contain_text("Establish a post, or place a ship")


# --- fingers -------------------------------------------------------------------------------------


class Finger:
    """One finger on the screen of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, at: tuple[float, float] | None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Goes from one place to another, and stays there."""
        self._send("touchStart", start)
        for part in range(1, 6):
            x, y = (a + (b - a) * part / 5 for a, b in zip(start, end, strict=True))
            self._send("touchMove", (x, y))

    def lift(self) -> None:
        self._send("touchEnd", None)


def test_a_finger_chooses_under_a_loupe_and_goes_by_a_button(
    table: Table, phone: BrowserContext, listeners: Ears
) -> None:
    page = seated(phone, table)
    finger = Finger(page)
    assert page.get_by_test_id("board").evaluate("svg => svg.getScreenCTM().a") < 20
    loupe, bar = page.get_by_test_id("loupe"), page.get_by_test_id("sail-bar")
    for number, (node, move) in enumerate(cheapest(table).items()):
        x, y = middle(page, table, node)
        finger.drag((x + 30, y + 25), (x + 1, y - 1))
        expect(loupe).to_be_visible()
        if not number:
            flawless(page, "loupe")
        expect(loupe).to_contain_text(node)
        finger.lift()
        expect(loupe).to_have_count(0)
        expect(page.get_by_test_id("sail-here")).to_have_attribute("data-sail", move["move"])
    assert listeners[phone].rows == []
    page.get_by_test_id("leave-sail").click()  # a tap right after a drag may be taken as its rest
    expect(bar).to_have_count(0)
    for _ in range(5):  # the board may still take its place when it is measured
        page.touchscreen.tap(*middle(page, table, node))
        with suppress(TimeoutError):
            bar.wait_for(timeout=2000)
            break
    page.get_by_test_id("sail-here").click()
    expect(bar).to_have_count(0)
    expect(page.locator(f"[data-offer='{move['move']}']")).to_have_count(0)
    assert listeners[phone].rows == [[move["move"], move["then"]]]


def test_the_loupe_tells_neighbouring_squares_apart(table: Table, phone: BrowserContext) -> None:
    page = seated(phone, table)
    finger = Finger(page)
    board = table.look(seat_of(table))
    anchor = next(iter(cheapest(table)))
    column, row = anchor[0], int(anchor[1:])
    beside = [f"{chr(ord(column) + 1)}{row}", f"{chr(ord(column) - 1)}{row}"]
    beside += [f"{column}{row + 1}", f"{column}{row - 1}"]
    goals = {move["node"] for move in board["legal"] if move["key"] == "move-sail"}
    for node in [anchor, *(goals & set(beside))]:
        x, y = middle(page, table, node)
        finger.drag((x - 24, y + 20), (x, y))
        expect(page.get_by_test_id("loupe")).to_contain_text(node)
        finger.lift()
        pinned = page.get_by_test_id("sail-here")
        expect(pinned).to_have_attribute("data-sail", re.compile(f" {node}$"))


def test_columns_and_rows_can_be_read_on_every_screen(
    table: Table, phone: BrowserContext, desktop: BrowserContext
) -> None:
    board = table.look()["view"]["board"]
    columns = [chr(ord("a") + i) for i in range(board["width"])]
    rows = [str(i + 1) for i in range(board["height"])]
    for context in (phone, desktop):
        page = seated(context, table)
        letters = page.evaluate(LETTERS)
        assert sorted(text for text, _ in letters) == sorted(2 * columns + 2 * rows)
        assert min(size for _, size in letters) >= LEGIBLE
    page.get_by_test_id("open-replay").click()
    page.get_by_test_id("replay-position").wait_for()
    assert len(page.evaluate(LETTERS)) == 2 * len(columns + rows)


def test_a_ship_that_lies_at_an_anchor_founds_there_without_sailing(
    server: Server, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=9)

    def stays(now: Json) -> list[Json]:
        return [move for move in now["legal"] if move["key"] == "move-sail" and not move["cost"]]

    table.play_until(lambda now: bool(stays(now)), seed=3)
    seat = seat_of(table)
    (move, *_) = stays(table.look(seat))
    page = seated(desktop, table)
    ship = page.locator(f"g.ship[data-thing='ship:{seat}-{move['ship']}']")
    ship.click()
    bar = page.get_by_test_id("sail-bar")
    expect(bar).to_contain_text("stays")
    assert listeners[desktop].rows == []
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    ship.click()
    page.get_by_test_id("sail-here").click()
    expect(bar).to_have_count(0)
    expect(page.get_by_test_id("undo")).to_be_enabled()
    assert listeners[desktop].rows == [[move["move"], move["then"]]]
