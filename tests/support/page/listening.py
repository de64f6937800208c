"""Somebody who only listens: hears live regions and what has the focus, and has only keys.

What is focused is heard as Chromium's accessibility tree names it. Advice is asked for by H, heard
in words, and the move is looked for by these words.
"""

from __future__ import annotations

import re
import time
from collections import Counter

from playwright.sync_api import Page

PATIENCE = 30.0  # seconds
STOPS = 600  # presses of Tab after which everything has been in focus, a long log too
DEEPEST = 8  # groups of moves within each other
ADVISED = "Hint: choice number 1"
ADVICE = re.compile(r"Hint: (.+?)(?:, \d+ ?%[^%]*)?\. The best moves are listed and marked\.")
SHIP = re.compile(r"^\d?[A-H]: ")
SKIP = "To the moves"
ENDS = ("Confirm turn", "End turn")
NAMED_SQUARE = re.compile(r"(?:\bto |: )([a-z]\d+|@\d+)\b")

LISTEN = """() => {
  window.utterances = [];
  const REGIONS = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const heard = (node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(REGIONS);
    const text = region?.textContent.trim();
    if (text && window.utterances.at(-1) !== text) window.utterances.push(text);
  };
  const watch = new MutationObserver((all) => all.forEach(({ target }) => heard(target)));
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}"""


def plain(words: str) -> str:
    """Words as they sound: signs and spaces are not told apart."""
    return " ".join(re.sub(r"[✓↶⟲«»“”\"]", " ", words).split()).rstrip(".")


class ListeningVisitor:
    """Hears live regions and the focus of any page, and has keys."""

    def __init__(self, page: Page, link: str) -> None:
        self.page = page
        page.add_init_script(f"({LISTEN})()")
        page.goto(link)
        self.tree = page.context.new_cdp_session(page)
        self.tree.send("Accessibility.enable")

    def utterances(self) -> list[str]:
        """All that live regions have said."""
        return list(self.page.evaluate("window.utterances"))

    def focused(self) -> tuple[str, str]:
        """Role and name of what has the focus."""
        there = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        wanted = {"objectId": there["result"]["objectId"], "fetchRelatives": False}
        node = self.tree.send("Accessibility.getPartialAXTree", wanted)["nodes"][0]
        return node.get("role", {}).get("value", ""), plain(node.get("name", {}).get("value", ""))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def hears(self, words: str, after: int = 0) -> None:
        """Waits until live regions say some words."""
        end = time.monotonic() + PATIENCE
        while not any(words in said for said in self.utterances()[after:]):
            assert time.monotonic() < end, f"{words!r} is not heard; {self.utterances()[-5:]}"
            self.page.wait_for_timeout(20)

    def tab_to(self, name: str) -> None:
        """Presses Tab until a button with this name has the focus."""
        heard: list[str] = []
        while self.focused() != ("button", name):
            assert len(heard) < STOPS, f"{name!r} is not found among {heard[:40]}"
            self.press("Tab")
            heard.append(self.focused()[1])


class ListeningPlayer(ListeningVisitor):
    """Plays one seat of any game in English by what it hears."""

    def __init__(self, page: Page, link: str) -> None:
        super().__init__(page, link)
        self.made: list[str] = []
        self.ways: Counter[str] = Counter()
        page.get_by_role("button", name="In words").wait_for()

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Score sheet").count() > 0

    # --- what is done ----------------------------------------------------------------------------

    def advice(self) -> str | None:
        """The words of the best move, as soon as it is one's turn; None at the end."""
        self.press("Escape")  # out of the groups of the last move
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.is_over():
                return None
            before = len(self.utterances())
            self.press("h")
            asked = time.monotonic() + 2
            while time.monotonic() < asked:
                self.page.wait_for_timeout(30)
                for said in self.utterances()[before:]:
                    if found := ADVICE.search(said):
                        return plain(found[1])
        raise AssertionError(f"no advice is heard; last: {self.utterances()[-5:]}")

    def step(self) -> bool:
        """Makes the advised move; False at the end of the game."""
        words = self.advice()
        if words is None:
            return False
        before = len(self.utterances())
        self._choose(words)
        self.made.append(words)
        self._until_done(before)
        return True

    def _until_done(self, before: int) -> None:
        """What one has done is said, or what comes next."""
        end = time.monotonic() + PATIENCE
        while len(self.utterances()) == before and not self.is_over():
            assert time.monotonic() < end, f"nothing is said after {self.made[-1]!r}"
            self.page.wait_for_timeout(20)

    def _choose(self, words: str) -> None:
        """Finds a move by its words: on its square, else among the buttons and in their groups."""
        if self._on_its_square(words):
            return
        for _ in range(DEEPEST):
            name = self._walk_to(words)
            self.press("Enter")
            if says(name, words):
                self.ways["button"] += 1
                return
            self.ways["group"] += 1
        raise AssertionError(f"{words!r} lies behind more than {DEEPEST} groups")

    def _on_its_square(self, words: str) -> bool:
        """Goes to the square that the move names, and chooses it if that means this move."""
        named = NAMED_SQUARE.search(words)
        if not named or named[1].startswith("@"):
            return False
        self.press("g")
        self.page.keyboard.type(named[1])
        self.press("Enter")
        self.page.wait_for_timeout(50)
        _, name = self.focused()
        if not name.endswith(words):
            return False
        self.press("Enter")
        self.ways["square"] += 1
        return True

    def _walk_to(self, words: str) -> str:
        """Presses Tab until the move, or a group that leads to it, has the focus."""
        heard: list[str] = []
        for _ in range(STOPS):
            role, name = self.focused()
            if role == "button" and (says(name, words) or (ADVISED in name and group(name))):
                return name
            self.press("Enter" if name == SKIP and name not in heard else "Tab")
            heard.append(name)
        raise AssertionError(f"{words!r} is not found by its name among {heard}")


def group(name: str) -> bool:
    """Whether a button leads to more of them."""
    return name.endswith(ADVISED + " is among them")


def says(name: str, words: str) -> bool:
    """Whether a button's name is that of a move.

    The group around it may have said the ship; then the button has to say that it is the best.
    """
    if words in ENDS:
        return name.startswith(ENDS)
    if called(name, words):
        return True
    short = SHIP.sub("", words)
    return called(name, short) and (ADVISED in name or name.endswith(" 1"))


def called(name: str, words: str) -> bool:
    return name == words or name.startswith((f"{words}.", f"{words} "))
