"""No turn is lost by a slip: Enter held down anywhere, or pressed while something is left."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from carrack.testing.walks import THOROUGH
from support.page.console import Listener
from support.page.shared import Ears
from support.page.unseen import unseen
from support.server.dei_sailing import Sailor, can_look, wild_ports
from support.server.process import Server
from support.server.tables import DEI, Json, Table, human, open_table

HELD = 3  # times that a key which is held down says so
COLOURS = ("blue", "black", "red", "brown", "green", "yellow", "white")
TRIED = COLOURS if THOROUGH else ("blue", "green", "brown")  # the board, the displays, a track

# The next kind of thing that can be in focus and was not yet: all links to rules are of one kind,
# all lines of the log, and so on. The button that ends the turn is meant when it is pressed; so is
# Enter on the board, and on the panel itself, which has the focus of a button that is gone.
# What stands outside the panel of the turn is the same at every step: once is enough.
NEXT = """(known) => {
  const on = "button:not(:disabled, [aria-disabled])";
  const wanted = `a[href], ${on}, summary, input, select, [tabindex]`;
  for (const each of document.querySelectorAll(wanted)) {
    const { testid, key, group } = each.dataset;
    const kind = [each.tagName, testid ?? each.className, key ?? group?.split(" ")[0]].join(" ");
    if (known.includes(kind) || MEANT(each) || !each.checkVisibility()) continue;
    each.focus();
    const again = each.closest("[data-part=actions]") !== null;
    if (document.activeElement === each) return { kind, again };
  }
  return null;
}""".replace("MEANT(each)", "each.matches('[data-testid=confirm], [data-part=actions]')")

AWAY = """(home) => location.hash !== home
  || !!document.querySelector("dialog[open], :popover-open, [data-testid=replay]")"""


# Nothing is on its way any more, no further leg of a course either: something may be done again.
SETTLED = f"""(home) => ({AWAY})(home) || !!document.querySelector(
  ":is([data-testid=undo], [data-testid=confirm], [data-testid=move], [data-testid=group])"
  + ":enabled:not([aria-disabled]),"
  + "[data-testid=paused]")"""


class Slipping:
    """A page at which Enter is held down, and the table that it shows."""

    def __init__(self, page: Page, ear: Listener, table: Table) -> None:
        self.page, self.ear, self.table = page, ear, table
        unseen(page)
        self.seat = -1
        self.outside: list[str] = []  # kinds outside the panel of the turn that were tried

    def sit(self, seat: int, moves: list[str]) -> None:
        """Opens the page of a seat in mid-turn."""
        self.seat, self.moves = seat, moves
        self.base = self.table.look(seat)["decision"]
        self._restore()
        self._open()

    def _open(self) -> None:
        self.page.goto("about:blank")
        self.page.goto(self.table.link(self.seat))
        self.page.get_by_test_id("undo").wait_for()
        self.home = self.page.evaluate("location.hash")

    def _closed(self) -> bool:
        """Whether Escape leads back to the table: that is sooner than to open it again."""
        self.page.keyboard.press("Escape")
        return not self.page.evaluate(AWAY, self.home)

    def _restore(self) -> None:
        """Plays this turn's moves and no others, from the last look at a card on."""
        now = self.table.look(self.seat)
        if now["undo_floor"] > self.base:
            self.base, self.moves = now["decision"], []
        if now["decision"] > self.base:
            self.table.undo(self.seat, self.base)
        for move in self.moves:
            self.table.play(self.seat, move)
        self.seq = self.table.look()["seq"]

    def _shown(self) -> None:
        """Waits until the page has heard of the newest step."""
        newest = f'"seq":{self.seq},'
        while not any(newest in message for message in self.ear.pushed[-4:]):
            self.page.wait_for_timeout(10)

    def hold_everywhere(self) -> None:
        """Holds Enter down on every kind of thing in focus; no turn may end by it."""
        known = list(self.outside)
        while (found := self.page.evaluate(NEXT, known)) is not None:
            kind = found["kind"]
            known.append(kind)
            if not found["again"]:
                self.outside.append(kind)
            before = len(self.ear.moves)
            for _ in range(HELD):
                self.page.keyboard.down("Enter")
            self.page.keyboard.up("Enter")
            self.page.wait_for_timeout(20)
            self.page.wait_for_function(SETTLED, arg=self.home)
            said = self.ear.moves[before:]
            assert "end" not in said, f"Enter on {kind} ended the turn"
            sailed = all(move.startswith("sail ") for move in said)  # a way, leg by leg
            assert len(said) <= 1 or sailed, f"Enter held on {kind} played {said}"
            if self.table.look()["paused"]:  # the button for that was pressed
                self.table.ask("POST", "/pause", self.seat, json={"paused": False})
                self._open()
            elif self.page.evaluate(AWAY, self.home) and not self._closed():
                self._open()
            elif said:
                self.table.until(lambda now: now["seq"] > self.seq, f"what {said} brings")
                self._restore()
                self._shown()
        assert self.table.look()["deciding"] == self.seat


def test_enter_held_down_anywhere_ends_no_turn_of_amerigo(
    server: Server, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3, hints=False)
    slipping = Slipping(page, listeners[desktop], table)
    seen: set[str] = set()

    def offers_more(now: Json) -> bool:
        return bool({move["move"] for move in now["legal"]} & set(TRIED) - seen)

    while len(seen) < len(TRIED):
        now = table.play_until(offers_more, seed=len(seen))
        seat = now["deciding"]
        assert seat >= 0, f"only {seen} were offered"
        offered = [move["move"] for move in table.look(seat)["legal"]]
        colour = next(each for each in offered if each in TRIED and each not in seen)
        if not seen:
            slipping.sit(seat, [])
            slipping.hold_everywhere()
        slipping.sit(seat, [colour])
        slipping.hold_everywhere()
        seen.add(colour)


def test_enter_held_down_anywhere_ends_no_turn_of_the_dutch_east_indies(
    server: Server, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=8, **DEI)
    listeners[desktop].allow("503")  # a hint that nobody waits for any more
    slipping = Slipping(page, listeners[desktop], table)
    slipping.sit(0, [])
    slipping.hold_everywhere()
    sail = next(m["move"] for m in table.look(0)["legal"] if m["key"] == "move-sail")
    slipping.sit(0, ["load A crate", sail])
    slipping.hold_everywhere()
    Sailor(table, 0).sail_until(can_look, wild_ports)
    slipping.sit(0, [])
    slipping.hold_everywhere()


def test_enter_on_nothing_goes_to_the_button_that_says_what_is_left(
    server: Server, page: Page
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    table.play(0, "red")
    page.goto(table.link(0))
    end = page.get_by_test_id("confirm")
    expect(page.get_by_test_id("unused")).to_contain_text("AP")
    page.keyboard.press("Enter")
    expect(end).to_be_focused()
    assert table.moves() == ["red"]
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("prompt")).to_contain_text("Ben")
    assert table.moves() == ["red", "end"]


def test_a_key_held_on_the_end_of_a_turn_ends_no_other(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    for seat in (1, 0):
        page.goto(table.link(seat))
    table.play(0, "gold")
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.get_by_test_id("confirm").focus()
    for _ in range(HELD * 5):
        page.keyboard.down("Enter")
        page.wait_for_timeout(30)
    page.keyboard.up("Enter")
    assert table.moves() == ["gold", "end"]
