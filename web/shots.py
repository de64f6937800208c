"""Pictures of the page for the eye: a desk and a phone, from the first choice to the score sheet.

    python web/shots.py [FOLDER]

Starts a server of its own on a fresh data folder, plays practice games up to decisions
worth seeing, and saves the pictures (by default to `build/pictures`).
"""

from __future__ import annotations

import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import pictures
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from support.page.chromium import ARGUMENTS, OUTPUT, chromium_path
from support.server.watching import watching

NAMES = ["Ada", "Inês", "Bartolomeu", "Leonor"]
PATIENCE = 90.0  # seconds until a position must have come
TABS = ("players", "displays", "log")
TABBED = ("choose", "indies-3")  # pictures of a phone that show all tabs
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE_SIDEWAYS: ViewportSize = {"width": 844, "height": 390}

# JavaScript: the middle of a square inside an outline of the board, as a point of the screen
INSIDE = """path => {
  const {x, y, width, height} = path.getBBox();
  for (let row = Math.floor(y); row < y + height; row++)
    for (let column = Math.floor(x); column < x + width; column++) {
      const middle = new DOMPoint(column + 0.5, row + 0.5);
      if (!path.isPointInFill(middle)) continue;
      const point = middle.matrixTransform(path.getScreenCTM());
      return [point.x, point.y];
    }
}"""

Snapshot = dict[str, Any]
Move = dict[str, Any]


class Table:
    """A practice table against greedy bots; seat 0 is ours."""

    game = "amerigo"

    def __init__(self, url: str, players: int, seed: int, **options: str) -> None:
        self.url = url
        seats = [self._first_seat()]
        seats += [{"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[1:players]]
        wanted: dict[str, Any] = {"game": self.game, "players": players, "seats": seats}
        made = self._ask("POST", "tables", {**wanted, "seed": seed, "options": options}, "")
        self.table, self.host = made["table"], made["host"]
        self.token = made["seats"][0]["token"] or self.host

    def _first_seat(self) -> dict[str, str]:
        return {"kind": "human", "name": NAMES[0]}

    @property
    def link(self) -> str:
        """The address of seat 0, with the rights of the host."""
        return f"{self.url}/#/t/{self.table}/{self.token}/{self.host}"

    def _ask(self, method: str, path: str, body: Any, token: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/v1/{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def look(self) -> Snapshot:
        """The table as seat 0 sees it."""
        return dict(self._ask("GET", f"tables/{self.table}", None, self.token))

    def until(self, reached: Callable[[Snapshot], bool]) -> None:
        """Plays sensible moves until a position of seat 0 is reached, or the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            now = self.look()
            if now["status"] == "over" or (now["legal"] and reached(now)):
                return
            if now["legal"]:
                self._play(now, sensible(now))
            else:
                time.sleep(0.05)
        raise TimeoutError(f"the position did not come within {PATIENCE} seconds")

    def _play(self, now: Snapshot, move: Move) -> None:
        body = {"move_id": str(uuid.uuid4()), "at": now["seq"], "move": move["move"]}
        self._ask("POST", f"tables/{self.table}/moves", body, self.token)


class Voyage(Table):
    """A practice table of The Dutch East Indies: greedy plays seat 0 too, until we take it over."""

    game = "dutch-east-indies"

    def _first_seat(self) -> dict[str, str]:
        return {"kind": "bot", "bot": "greedy", "name": NAMES[0]}

    def after(self, last: int) -> None:
        """Lets the bots play for some rounds, then waits for a turn of seat 0 that is ours."""
        self._wait(lambda now: now["view"]["round"] > last)
        seat, self.token = f"tables/{self.table}/seats/0", secrets.token_urlsafe(32)
        made = self._ask("POST", seat, {"action": "human"}, self.host)
        accepted = {"action": "accept", "invitation": made["invitation"], "token": self.token}
        self._ask("POST", seat, accepted, "")
        self._wait(lambda now: bool(now.get("legal")) and now["view"]["ask"] is None)

    def finish(self) -> None:
        """Lets the bots play to the end."""
        self._wait(lambda now: False)

    def _wait(self, reached: Callable[[Snapshot], bool]) -> None:
        end = time.monotonic() + PATIENCE
        with watching(self.url, self.table):
            while time.monotonic() < end:
                now = self.look()
                if now["status"] == "over" or reached(now):
                    return
                time.sleep(0.05)
        raise TimeoutError(f"the round did not come within {PATIENCE} seconds")


class Played(Voyage):
    """A game of Amerigo among bots, who wait for nobody to think better of a turn."""

    game = "amerigo"


def sensible(now: Snapshot) -> Move:
    """A move that leads to a board worth a picture: posts, tiles, large buildings."""
    moves: list[Move] = now["legal"]
    by_key: dict[str, list[Move]] = {}
    for move in moves:
        by_key.setdefault(move["key"], []).append(move)
    if "move-choose" in by_key:
        return choice(now, by_key["move-choose"])
    if "move-post" in by_key:
        return by_key["move-post"][0]
    if "move-sail" in by_key or "move-place" in by_key:
        return course(now, by_key)
    if "move-build" in by_key:
        return max(by_key["move-build"], key=worth)
    if "move-take" in by_key:
        return by_key["move-take"][now["seq"] * 7 % len(by_key["move-take"])]
    return next((move for move in reversed(moves) if move["key"] != "move-end"), moves[0])


def worth(move: Move) -> tuple[int, int]:
    """What building a tile brings, and how large it is."""
    return move.get("points", 0), len(move["squares"])


def choice(now: Snapshot, moves: list[Move]) -> Move:
    """Ships until there are posts, then tiles, then building."""
    sheet = now["view"]["seats"][0]
    tiles = sum(sheet["supply"].values())
    wanted = ["blue"] if sheet["posts_left"] > 7 else []
    wanted += ["green", "red"] if tiles >= 3 else ["red", "green"]
    wanted += ["brown", "yellow", "black", "white", "blue"]
    return min(moves, key=lambda move: wanted.index(move["args"]["colour"]))


def course(now: Snapshot, by_key: dict[str, list[Move]]) -> Move:
    """To an anchor space with room for a post, if the action points reach."""
    board = now["view"]["board"]
    free = {anchor for _, anchor, state in board["post_spaces"] if state == "free"}
    anchors = {f"{chr(97 + a % board['width'])}{a // board['width'] + 1}" for a in free}
    sails = by_key.get("move-sail", [])
    good = [move for move in sails if move["node"] in anchors and not move["gold"]]
    other = by_key.get("move-place", []) or by_key.get("move-end", []) or sails
    return (good or other)[now["seq"] * 5 % len(good or other)]


@contextmanager
def server() -> Iterator[str]:
    """The address of a server on a fresh data folder."""
    with tempfile.TemporaryDirectory() as data:
        carrack = Path(sys.executable).with_name("carrack")
        command = [str(carrack), "serve", "--port", "0", "--data", data]
        # the address: as where others can come
        said = {"CARRACK_ALL_BOTS": "true", "CARRACK_ADDRESS": "https://table.example.org"}
        env = {**os.environ, **said}  # `greedy` plays fast
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://\S+", process.stdout.readline())
                if not found:
                    raise RuntimeError("the server did not say where it is")
                yield found.group()
            finally:
                process.terminate()


def hold_a_tile(page: Page) -> None:
    """Takes the largest tile that can be built in the hand, over a place where it fits."""
    tiles = page.locator("[data-testid=sheet-0] button.ready")
    tiles.nth(tiles.count() - 1).click()
    bright = page.locator("[data-testid=board] path.open")
    place = bright.evaluate(INSIDE)
    page.mouse.move(place[0], place[1])
    page.mouse.move(place[0] + 3, place[1] + 3)
    page.get_by_test_id("preview").wait_for()


def desk(browser: Browser, link: str, name: str, folder: Path) -> None:
    """Pictures of a page at a desk, and of what only a desk shows."""
    page = pictures.visit(browser, link, phone=False)
    pictures.picture(page, folder / f"desktop-{name}")
    if name == "build":
        hold_a_tile(page)
        pictures.picture(page, folder / "desktop-place")
    if name == "end":
        page.get_by_test_id("show-score").click()
        pictures.picture(page, folder / "desktop-score")
    page.context.close()


def phone(browser: Browser, link: str, name: str, folder: Path) -> None:
    """Pictures of a page on a phone, with its tabs where they are worth it."""
    page = pictures.visit(browser, link, phone=True)
    pictures.picture(page, folder / f"phone-{name}")
    for tab in TABS if name in TABBED else ():
        page.get_by_test_id(f"tab-{tab}").click()
        pictures.picture(page, folder / f"phone-{name}-{tab}")
    page.context.close()


def screens(browser: Browser, link: str, name: str, folder: Path) -> None:
    """A voyage on a tablet and on a phone held sideways, and a ship tapped at the desk."""
    for screen, size in (("tablet", TABLET), ("sideways", PHONE_SIDEWAYS)):
        page = pictures.visit_at(browser, link, size, touch=True)
        pictures.picture(page, folder / f"{screen}-{name}")
        page.context.close()
    page = pictures.visit(browser, link, phone=False)
    page.locator("[data-testid=sheet-1] [data-thing^='ship:']").first.click()
    page.get_by_test_id("inspector").wait_for()
    pictures.picture(page, folder / f"desktop-{name}-inspector")
    page.context.close()


def choosing(now: Snapshot) -> bool:
    """Whether an action is chosen late in the third round."""
    view = now["view"]
    return bool(view["round"] == 3 and view["step"] == "choose" and view["phase"] >= 3)


def in_action(colour: str, first_round: int) -> Callable[[Snapshot], bool]:
    """Whether seat 0 has just chosen an action in that round or later."""

    def reached(now: Snapshot) -> bool:
        view = now["view"]
        chosen = view["action"] == colour and view["step"] == "act"
        return bool(chosen and view["round"] >= first_round)

    return reached


def take_pictures(browser: Browser, url: str, folder: Path) -> None:
    """Pages without a game, and games of Amerigo."""
    for screen in (desk, phone):
        screen(browser, url, "start", folder)
        screen(browser, f"{url}/#/new", "new", folder)
        screen(browser, f"{url}/#/rules/amerigo/AM-BUILD-3", "rules", folder)
        screen(browser, f"{url}/#/rules/dutch-east-indies", "rules-indies", folder)
    four = Table(url, 4, 24)
    four.until(in_action("blue", 1))
    desk(browser, four.link, "sail", folder)
    phone(browser, four.link, "sail", folder)
    three = Table(url, 3, 31)
    three.until(choosing)
    desk(browser, three.link, "choose", folder)
    phone(browser, three.link, "choose", folder)
    pictures.over_the_table(browser, three.link, "choose", folder)
    two = Table(url, 2, 9)
    two.until(in_action("green", 2))
    desk(browser, two.link, "build", folder)
    phone(browser, two.link, "build", folder)
    played = Played(url, 2, 9)
    played.finish()
    desk(browser, played.link, "end", folder)
    phone(browser, played.link, "end", folder)
    pictures.afterwards(browser, played.link, "end", folder)


def voyage_pictures(browser: Browser, url: str, folder: Path) -> None:
    """Games of The Dutch East Indies."""
    for players in (2, 3, 4):
        voyage = Voyage(url, players, 5)
        voyage.after(6 * (players - 1))
        desk(browser, voyage.link, f"indies-{players}", folder)
        phone(browser, voyage.link, f"indies-{players}", folder)
        screens(browser, voyage.link, f"indies-{players}", folder)
    pictures.over_the_table(browser, voyage.link, "indies", folder)
    alone = Voyage(url, 1, 5, level="hard")
    alone.after(5)
    desk(browser, alone.link, "indies-alone", folder)
    phone(browser, alone.link, "indies-alone", folder)
    cargo_and_headings(browser, url, folder)
    whole = Voyage(url, 2, 5)
    whole.finish()
    desk(browser, whole.link, "indies-over", folder)
    phone(browser, whole.link, "indies-over", folder)
    pictures.afterwards(browser, whole.link, "indies-over", folder)


def cargo_and_headings(browser: Browser, url: str, folder: Path) -> None:
    """A ship being loaded, and the headings around a goal."""
    voyage = Voyage(url, 2, 5)
    voyage.after(0)
    for kind in ("desktop", "phone"):
        small = kind == "phone"
        page = pictures.visit(browser, voyage.link, phone=small)
        page.get_by_test_id("open-harbour").click()
        page.locator("[data-preset]").nth(1).click()
        pictures.picture(page, folder / f"{kind}-indies-cargo")
        page.get_by_test_id("dialog-close").click()
        goal = page.locator("[data-goal]").last
        (goal.tap if small else goal.click)(force=True)
        pictures.picture(page, folder / f"{kind}-indies-headings")
        page.context.close()


def drawing_pictures(browser: Browser, url: str, folder: Path) -> None:
    """The drawing table: as it is found, and with a map of chance and one that ships."""
    address = f"{url}/#/design/dutch-east-indies"
    for phone_too in (False, True):
        page = pictures.visit(browser, address, phone=phone_too)
        kind = "phone" if phone_too else "desktop"
        pictures.picture(page, folder / f"{kind}-drawing-begins")
        page.get_by_test_id("start-map-four").click()
        page.get_by_test_id("distances").wait_for()
        pictures.picture(page, folder / f"{kind}-drawing")
        for tab in ("islands", "map") if phone_too else ():
            page.get_by_test_id(f"tab-{tab}").click()
            pictures.picture(page, folder / f"{kind}-drawing-{tab}")
        page.context.close()


def main() -> None:
    """Takes all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else OUTPUT
    folder.mkdir(parents=True, exist_ok=True)
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        pictures.main_states(browser, folder)
        take_pictures(browser, url, folder)
        voyage_pictures(browser, url, folder)
        drawing_pictures(browser, url, folder)
        pictures.among_friends(browser, url, folder)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
