"""A driver of the map editor: tools, squares by name, strokes, the report."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from support.page.amerigo import POINT
from support.page.driver import READY
from support.server.process import Server

GAME = "dutch-east-indies"
KEPT = f"localStorage.getItem('carrack.map.{GAME}.now')"
Spot = tuple[float, float]

BAY = [
    "..................22",
    ".................+22",
    "...........cc.....+.",
    "...........+........",
    "....aa..............",
    "....+....+..........",
    ".........MM.........",
    "..........+....+....",
    "..............bb....",
    "........+...........",
    ".+.....dd...........",
    "11+.................",
    "11..................",
]
"""A map for two."""


class MapEditor:
    """Draws at one page, by mouse or by finger."""

    def __init__(self, page: Page, address: str, touch: bool = False) -> None:
        self.page, self.address, self.touch = page, address, touch
        self.board = page.get_by_test_id("design-board")

    def arrive(self, link: str = "") -> None:
        self.page.goto(link or f"{self.address}/#/design/{GAME}")
        self.board.wait_for()

    def press(self, name: str) -> None:
        """A button by its test id."""
        what = self.page.get_by_test_id(name)
        (what.tap if self.touch else what.click)()

    def take(self, tool: str) -> None:
        """Selects a tool and waits for it: a tap becomes a click a little later."""
        self.press(f"tool-{tool}")
        expect(self.page.get_by_test_id(f"tool-{tool}")).to_have_attribute("aria-pressed", "true")

    def begin(self, players: int) -> None:
        """An empty sea."""
        if not self.page.get_by_test_id("dialog").is_visible():
            self.press("start-from")
        self.press(f"start-empty-{players}")

    def open(self, text: str) -> None:
        """A file of this device, opened."""
        if self.page.get_by_test_id("dialog").is_visible():
            self.press("dialog-close")
        file = {"name": "map.toml", "mimeType": "application/toml", "buffer": text.encode()}
        before = self.page.evaluate(KEPT)
        self.page.get_by_test_id("map-file").set_input_files(file)
        self.page.wait_for_function(f"(before) => {KEPT} !== before", arg=before)

    def symmetry(self, name: str) -> None:
        if self.touch:
            self.press("tab-map")
        self.page.get_by_test_id("map-symmetry").select_option(name)

    def spot(self, square: str) -> Spot:
        """Where on the screen the middle of a square is."""
        at = [ord(square[0]) - ord("a") + 0.5, int(square[1:]) - 0.5]
        self.board.scroll_into_view_if_needed()
        x, y = self.board.evaluate(POINT, at)
        return x, y

    def at(self, *squares: str) -> None:
        """The tool in hand, on squares one by one."""
        for square in squares:
            x, y = self.spot(square)
            (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(x, y)

    def stroke(self, first: str, last: str) -> None:
        """The tool in hand, drawn in a line from square to square."""
        if self.touch:
            self._swipe(self.spot(first), self.spot(last))
            return
        self.page.mouse.move(*self.spot(first))
        self.page.mouse.down()
        self.page.mouse.move(*self.spot(last))
        self.page.mouse.up()

    def _swipe(self, first: Spot, last: Spot) -> None:
        finger = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *at: Spot) -> None:
            points = [{"x": x, "y": y} for x, y in at]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
        touch("touchStart", first)
        touch("touchMove", middle)
        touch("touchMove", last)
        touch("touchEnd")
        finger.detach()

    def land(self, letter: str, *squares: str) -> None:
        self.take(f"land-{letter}")
        self.at(*squares)

    def ports(self, *squares: str) -> None:
        self.take("port")
        self.at(*squares)

    def island(self, *squares: str) -> None:
        """A new wild island."""
        islands = self.page.locator("[data-testid^=tool-land-].wild")
        before = islands.count()
        self.press("new-island")
        expect(islands).to_have_count(before + 1)
        self.at(*squares)

    def ship(self, seat: int, size: int, square: str, facing: str) -> None:
        """A ship to its place; seat −1 are the pirates."""
        self.take(f"ship-{seat}-{size}")
        self.press(f"face-{facing}")
        face = self.page.get_by_test_id(f"face-{facing}")
        expect(face).to_have_attribute("aria-pressed", "true")
        self.at(square)

    def cards(self, letter: str, count: int) -> None:
        if self.touch:
            self.press("tab-islands")
        shown = self.page.get_by_test_id(f"cards-{letter}")
        while (now := int(shown.inner_text())) != count:
            self.press(f"{'more' if now < count else 'fewer'}-{letter}")
            expect(shown).not_to_have_text(str(now))

    def report(self) -> Locator:
        if self.touch:
            self.press("tab-report")
        return self.page.get_by_test_id("report")

    def finds(self, errors: int) -> None:
        """Waits until the report has this many errors."""
        expect(self.report()).to_have_attribute("data-errors", str(errors))

    def drawing(self) -> dict[str, Any]:
        """The map as this device keeps it."""
        return dict(self.page.evaluate(f"JSON.parse({KEPT})"))

    def rows(self) -> list[str]:
        """The drawing, row by row."""
        now = self.drawing()
        width = now["width"]
        return [now["marks"][at : at + width] for at in range(0, len(now["marks"]), width)]


def a_few_moves(drafter: MapEditor) -> None:
    """Moves by their buttons until the turn has come round again."""
    page = drafter.page
    for _ in range(2):
        first = (
            page.locator("[data-testid=move], [data-testid=group]").locator("visible=true").first
        )
        (first.tap if drafter.touch else first.click)()
        page.wait_for_function(READY)
    drafter.press("confirm")
    expect(page.get_by_test_id("confirm")).to_be_visible()


def played_on(page: Page, server: Server) -> list[str]:
    """The map of the table that a page shows, as the server tells it."""
    table = page.url.split("/t/")[1].split("/")[0]
    view = httpx.get(f"{server.address}/api/v1/tables/{table}").json()["view"]
    return list(view["static"]["rows"])
