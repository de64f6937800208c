"""A player of The Dutch East Indies at the page: goals, deeds, dialogs, buttons.

The request that a click must cause is read from the element clicked, or for a way from the server's
list, and compared with what the page posts.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from support.page.driver import READY, Offers, PageDriver
from support.server.dei_sailing import ways_to

Json = dict[str, Any]

OFFERS = """() => {
  const usable = (e) =>
    !e.disabled && !e.ariaDisabled && e.checkVisibility({ visibilityProperty: true });
  const all = (what, name) =>
    [...document.querySelectorAll(what)].filter(usable).map((e) => e.dataset[name] ?? "");
  return {
    goal: all('[data-goal]', 'goal'),
    safe: all('[data-goal][data-woken="0"]', 'goal'),
    move: all('[data-testid=move]', 'move'),
    group: all('[data-testid=group]', 'group'),
    deed: all('[data-testid=deed]', 'move'),
    market: all('[data-testid=open-market]', 'testid'),
    harbour: all('[data-testid=open-harbour]', 'testid'),
    confirm: all('[data-testid=confirm]', 'move'),
    asked: all('[data-testid=trade] button, [data-testid=question] button', 'testid'),
    battle: all('[data-testid=battle-close]', 'testid'),
    over: all('[data-testid=show-score]', 'testid'),
  };
}"""

DICE = """() => [...document.querySelectorAll('[data-testid=battle] [data-testid=die]')]
  .map((die) => die.dataset.pips)"""

SETTLED = """() => !document.querySelector('[data-testid=undo][aria-disabled]')
  || !!document.querySelector('[data-testid=question], [data-testid=show-score]')"""

# A point of a square on which a finger meets it, and not what lies over it.
SPOT = """(goal) => {
  goal.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = goal.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  return document.elementFromPoint(...at) === goal ? at : null;
}"""


class DeiPlayer(PageDriver):
    """Plays one seat of The Dutch East Indies."""

    offers = OFFERS
    seed = 11

    def named(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    # --- one thing at a time ---------------------------------------------------------------------

    def step(self) -> bool:
        """Clicks one thing that is offered; False at the end of the game."""
        offers = self.ready()
        if offers["over"]:
            return False
        if offers["battle"]:
            self.watch_battle()
        if offers["asked"]:
            self.answer()
        elif self.done > 2 and offers["confirm"]:
            self.end_turn()
        elif offers["deed"] and self.often(0.6):
            self.deed(self.luck.choice(offers["deed"]))
        elif offers["harbour"] and self.often(0.25):
            self.stow()
        elif offers["market"] and self.often(0.4):
            self._trade_at_market()
        elif offers["goal"] and self.often(0.8):
            self.sail_to(int(self.luck.choice(offers["safe"] or offers["goal"])))
        elif offers["confirm"] and self.often(0.6):
            self.end_turn()
        else:
            self._button(offers)
        return True

    def end_turn(self) -> None:
        self._posts("end", self.named("confirm"))
        self.count("confirm")
        self.done = 0

    def _posts(self, move: str, what: Locator) -> None:
        """Expects a click to ask the server for exactly this move."""
        with self.asking() as before:
            self.press(what)
        assert self.ear.moves[before:] == [move]
        self.done += 1

    def deed(self, move: str) -> None:
        """One of the deeds that have a button of their own."""
        self._posts(move, self.page.locator(f"[data-testid=deed][data-move='{move}']"))
        self.count("deed")

    def answer(self) -> None:
        """One of the answers to what is asked; in a dialog of its own it is a button like all."""
        row = "[data-testid=trade] [data-testid=move], [data-testid=question] [data-testid=move]"
        answers = self.page.locator(row)
        asked = "trade" if self.named("trade").count() else "question"
        chosen = answers.nth(self.luck.randrange(answers.count()))
        self._posts(str(chosen.get_attribute("data-move")), chosen)
        self.count(asked)

    def watch_battle(self) -> None:
        """The dice show what was thrown, as the log tells it, until they are clicked away.

        They also close by themselves, so they are read at once, and closed if still there.
        """
        pips = self.page.evaluate(DICE)
        if not pips:
            return
        events = [e for step in self.table.steps() for e in step["events"]]
        thrown = [e["dice"] for e in events if e["event"] in ("battle", "pirate-battle")]
        rows = [pips[i : i + 2] for i in range(0, len(pips), 2)]
        assert rows == [[str(die) for die in dice] for dice in thrown[-len(rows) :]]
        self.page.evaluate("() => document.querySelector('[data-testid=battle-close]')?.click()")
        self.count("battle")

    def _trade_at_market(self) -> None:
        """Some moves in the Market's dialog: enabled is exactly what is listed."""
        control = "market-move"
        self.press(self.named("open-market"))
        expect(self.named("dialog")).to_be_visible()
        for _ in range(self.luck.randrange(1, 4)):
            usable = (
                self.named(control)
                .locator("visible=true")
                .and_(self.page.locator("button:enabled:not([aria-disabled])"))
            )
            if not usable.count():
                break
            chosen = usable.nth(self.luck.randrange(usable.count()))
            self._posts(str(chosen.get_attribute("data-move")), chosen)
            self._settle()
            if not self.named("dialog").count():
                break
            self.count(control)
        if self.named("dialog").count():
            self.press(self.named("dialog-close"))
        self.done += 1

    def _settle(self) -> None:
        """Waits for the answer to have been shown."""
        self.page.wait_for_function(SETTLED)

    def _button(self, offers: Offers) -> None:
        """Clicks a move's button, or one that leads to more of them."""
        if offers["move"] and (not offers["group"] or self.often(0.7)):
            move = self.luck.choice(offers["move"])
            self._posts(move, self.page.locator(f"[data-testid=move][data-move='{move}']"))
            self.count("move")
            return
        if offers["group"]:
            self.open_group(offers)
        elif offers["confirm"]:
            self.end_turn()

    def stow(self) -> None:
        """A cargo put together by presets and slots; one button asks for all of it."""
        self.press(self.named("open-harbour"))
        expect(self.named("stowing")).to_be_visible()
        kinds = ("preset", "slot-free", "slot", "fill", "empty")
        offered = ", ".join(f"[data-testid={kind}]:enabled:not([aria-disabled])" for kind in kinds)
        crates = self.page.locator("[data-preset=crates]")
        if crates.count() and self.often(0.7):
            self.press(crates)  # who carries none will never trade
        for _ in range(self.luck.randrange(0, 4)):
            usable = self.page.locator(offered)
            if usable.count():
                self.press(usable.nth(self.luck.randrange(usable.count())))
        if self.named("cargo-confirm").is_enabled():
            self.confirm_cargo()
        else:
            self.press(self.named("dialog-close"))
        self.done += 1

    def confirm_cargo(self) -> list[str]:
        """Sends the cargo put together; what is posted is the row that the button named."""
        confirm = self.named("cargo-confirm")
        row = [move for move in str(confirm.get_attribute("data-moves")).split(",") if move]
        wanted = ["undo"] * (confirm.get_attribute("data-back") is not None) + row
        with self.asking() as before:
            self.press(confirm)
        self.page.wait_for_function(READY)
        posted = self.ear.moves[before:]
        over = self.named("show-score").count() > 0
        assert posted == (wanted[: len(posted)] if over else wanted)
        self.count("cargo")
        return row

    def load(self, item: str) -> None:
        """One item aboard the big ship, in the harbour's dialog."""
        self.press(self.named("open-harbour"))
        hold = self.page.locator(f"[data-testid=hold][data-ship='{self.seat * 2}']")
        hold.locator(f"[data-goods={item}]").fill("1")
        self.page.keyboard.press("Tab")
        assert self.confirm_cargo() == [f"load A {item}"]

    # --- ways ------------------------------------------------------------------------------------

    def goal(self, square: int) -> tuple[float, float]:
        """Where on the screen the middle of a goal is."""
        at = self.page.locator(f"[data-goal='{square}']").evaluate(SPOT)
        assert at, f"the goal {square} is offered where nobody can click it"
        return at[0], at[1]

    def sail_to(self, square: int) -> list[str]:
        """Sails to a goal; what was posted begins a way that the server lists."""
        now = self.table.look(self.seat)
        ship = int(str(self.page.locator("[data-chosen]").get_attribute("data-chosen")))
        listed = ways_to(now["courses"], square, ship)
        self.press_at(self.goal(square))
        with self.asking() as before:
            self.press(self.named("sail-way"))
        self.page.wait_for_function(READY)  # nothing is ready while a way is being sailed
        posted = self.ear.moves[before:]
        begun = any(way[: len(posted)] == posted for way in listed)
        assert posted in listed or (begun and self._stopped()), f"{posted} is none of {listed}"
        self.count("way")
        self.done += 1
        return posted

    def _stopped(self) -> bool:
        """Whether the last move has revealed something, or ended the turn."""
        now = self.table.look(self.seat)
        return bool(now["deciding"] != self.seat or now["undo_floor"] >= now["decision"])
