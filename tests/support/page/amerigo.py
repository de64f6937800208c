"""A player of Amerigo at the page who clicks what it offers: buttons, board, displays, tiles.

No rule is known here: offers are clicked at random, some preferred so that there is something to
build. The request that a click must cause is read from the element clicked, and compared with what
the page posts.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, expect

from support.page.console import Listener
from support.page.driver import Offers, PageDriver
from support.server.tables import Table, anchorages, liking
from support.waiting import until

# Waits until the page is at rest: a board that still changes its size cannot be clicked.
OFFERS = """async () => {
  const board = document.querySelector("[data-testid=board]");
  const frame = () => new Promise((done) => requestAnimationFrame(() => {
    const { x, y, width, height } = board.getBoundingClientRect();
    done([x, y, width, height].join());
  }));
  for (let last = "", now = await frame(); last !== now; now = await frame()) last = now;
  const usable = (e) =>
    !e.disabled && !e.ariaDisabled && e.checkVisibility({ visibilityProperty: true });
  const all = (what, name) =>
    [...document.querySelectorAll(what)].filter(usable).map((e) => e.dataset[name] ?? "");
  return {
    move: all('[data-testid=move]', 'move'),
    group: all('[data-testid=group]', 'group'),
    confirm: all('[data-testid=confirm]', 'move'),
    board: all('[data-testid=board] [data-offer]', 'offer'),
    landing: all('[data-testid=landing]', 'move'),
    display: all('button.offer[data-offer]', 'offer'),
    which: all('[data-testid=inspector] [data-offer]', 'offer'),
    hand: all('[data-testid=lay-back]', 'testid'),
    over: all('[data-testid=show-score]', 'testid'),
  };
}"""

POINT = """(svg, [x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  return [at.x, at.y];
}"""

# A point of something offered on the board that a finger can reach: its middle, else beside what
# lies over it, such as the buttons that enlarge the board.
SPOT = """(goal) => {
  const core = goal.querySelector(".dot, .anchor, .here") ?? goal;
  core.scrollIntoView({ block: "center", inline: "center" });
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const box = goal.getBoundingClientRect();
  const parts = [...Array(64).keys()].map((i) => [(i % 8) / 8 + 0.06, (i >> 3) / 8 + 0.06]);
  const points = [middle(core.getBoundingClientRect())];
  for (const [x, y] of parts) points.push([box.x + x * box.width, box.y + y * box.height]);
  return points.find(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit?.closest("[data-offer]") === goal || goal.contains(hit);
  }) ?? null;
}"""


# Whether a flag beside a landing lies over the middle of something offered.
COVERED = """(goal) => {
  const { x, y, width, height } = goal.getBoundingClientRect();
  return !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-flag]");
}"""


def lands(way: str) -> bool:
    """Whether this way of clicking founds a post on arriving; buttons of moves play just those."""
    return way in ("board", "landing", "which")


def spot_of(page: Page, move: str) -> tuple[float, float] | None:
    """The point on the screen of a move that the board offers; None below a flag."""
    goal = page.locator(f"[data-testid=board] [data-offer='{move}']")
    spot = goal.evaluate(SPOT)
    if not spot and goal.evaluate(COVERED):
        return None
    assert spot, f"{move} is offered on the board where nobody can click it"
    return spot[0], spot[1]


def sail_out(page: Page) -> None:
    """Both ships onto the frame; the turn is not confirmed."""
    page.locator("[data-testid=move][data-move='blue']").click()
    for move, done in (("place @1", "undo-all"), ("place @7", "confirm")):
        page.locator(f"[data-testid=board] [data-offer='{move}']").wait_for()
        page.mouse.click(*spot_of(page, move))
        expect(page.get_by_test_id(done)).to_be_enabled()


def offered(page: Page) -> list[str]:
    """What may be done here and now, as soon as the page has been drawn."""
    page.get_by_test_id("undo").wait_for()
    rows = page.locator("[data-testid=group], [data-testid=move], [data-testid=board] [data-offer]")
    rows.first.wait_for()
    return [
        page.get_by_test_id("prompt").inner_text(),
        *rows.evaluate_all(
            "all => all.map((e) => e.getAttribute('aria-label') ?? e.dataset.offer)"
        ),
    ]


class AmerigoPlayer(PageDriver):
    """Plays one seat of Amerigo."""

    offers = OFFERS
    seed = 20

    def __init__(
        self, page: Page, ear: Listener, table: Table, seat: int, touch: bool = False
    ) -> None:
        super().__init__(page, ear, table, seat, touch)
        self.anchorages: set[str] = set()
        self.landings: dict[str, str] = {}  # the posts founded on arriving, by voyage

    @contextmanager
    def posting(self, move: str, way: str) -> Iterator[None]:
        """What is clicked here must ask the server for exactly this move, or for the landing."""
        before = len(self.ear.rows)
        with self.asking():
            yield
        asked = self.ear.rows[before:]
        wanted = [move, self.landings[move]] if move in self.landings and lands(way) else [move]
        assert asked == [wanted], f"{way}: {wanted} was clicked, the page asked for {asked}"
        self.count(way)
        self.done += 1

    def _liking(self, move: str) -> float:
        return liking(move, self.anchorages)

    def _one_of(self, moves: list[str]) -> str:
        return self.luck.choices(moves, [self._liking(move) for move in moves])[0]

    def _enough(self, offers: Offers) -> bool:
        """Whether to end the turn although more is possible."""
        more = offers["move"] + offers["board"]
        if not more and not offers["group"]:
            return True
        glad = any(self._liking(move) > 10 for move in more) or bool(offers["hand"])
        return not glad and self.done > 1 and self.often(0.5)

    def step(self) -> bool:
        """Clicks one thing that is offered; False at the end of the game."""
        offers = self.ready()
        if offers["over"]:
            return False
        if offers["board"] and not offers["hand"]:
            self._learn()
        if offers["which"]:
            self._pick("which", offers, "[data-testid=inspector] [data-offer='{}']")
        elif offers["confirm"] and self._enough(offers):
            self._pick("confirm", offers, "[data-testid=confirm]")
            self.done = 0
        elif offers["hand"] and self.often(0.7):
            self._place()
        elif offers["board"] and self.often(0.7):
            self._board(offers["board"])
        elif offers["landing"] and self.often(0.6):
            self._pick("landing", offers, "[data-testid=landing][data-move='{}']")
        elif offers["display"] and (self.often(0.5) or not offers["move"] + offers["group"]):
            self._pick("display", offers, "button.offer[data-offer='{}']")
        else:
            self._button(offers)
        return True

    def _learn(self) -> None:
        """What sailing is good for in this position."""
        now = self.table.look(self.seat)
        self.anchorages = anchorages(now)
        self.landings = {move["move"]: move["then"] for move in now["legal"] if "then" in move}

    def _pick(self, way: str, offers: Offers, what: str) -> None:
        move = self._one_of(offers[way])
        with self.posting(move, way):
            self.press(self.page.locator(what.format(move)).locator("visible=true").first)

    def _button(self, offers: Offers) -> None:
        """Clicks a move's button, or one that leads to more of them."""
        if not offers["group"] or (offers["move"] and self.often(0.7)):
            self._pick("move", offers, "[data-testid=move][data-move='{}']")
            return
        self.open_group(offers)

    def _board(self, offered: list[str]) -> None:
        """A bright place on the board; where two moves lead there, the page asks which."""
        move = self._one_of(offered)
        spot = spot_of(self.page, move)
        if spot is None:
            return
        asked = len(self.ear.posted)
        with self.posting(move, "board"):
            self.press_at(spot)
            self._say_which(move, asked)

    def _say_which(self, move: str, asked: int) -> None:
        """Where several moves lead to the same place, the page asks; a tap shows a voyage first."""
        which = self.page.locator(
            f"[data-testid=inspector] [data-offer='{move}'], "
            f"[data-testid=sail-here][data-sail='{move}']"
        )
        until(
            lambda: which.count() or len(self.ear.posted) > asked,
            f"{move} is asked for, or the page asks which",
        )
        if len(self.ear.posted) == asked:
            self.press(which)

    def _place(self) -> None:
        """The tile in the hand: point at a square where it fits, turn it, put it."""
        at = self.on_board(self.luck.choice(self.luck.choice(self.placements())["squares"]))
        preview = self.page.locator("[data-testid=preview]")
        self._point(at)
        expect(preview).to_be_attached()
        if self.often(0.5):
            self.turn()
        with self.posting(str(preview.get_attribute("data-preview")), "placed"):
            if self.touch:
                self.press(self.page.get_by_test_id("place-here"))
            else:
                self.press_at(at)

    def placements(self) -> list[dict[str, Any]]:
        """Where the tile in the hand may be built."""
        held = self.page.locator("[data-tile][aria-pressed=true]").first.get_attribute("data-tile")
        legal = self.table.look(self.seat)["legal"]
        return [m for m in legal if m["key"] == "move-build" and m["tile"] == held]

    def on_board(self, square: int) -> tuple[float, float]:
        """Where on the screen the middle of a square of the board is."""
        width = self.table.look()["view"]["board"]["width"]
        middle = [square % width + 0.5, square // width + 0.5]
        x, y = self.page.locator("[data-testid=board]").evaluate(POINT, middle)
        return x, y

    def _point(self, at: tuple[float, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.move(*at)

    def turn(self) -> None:
        """The tile in the hand, to the next orientation that fits here."""
        if self.touch:
            self.page.get_by_test_id("rotate").tap()
        else:
            self.page.keyboard.press("r")
