"""Somebody who only listens plays a game.

Advice is asked for by H, heard in words, and the move is looked for by these words.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import Page

from support.page.listening_visitor import ListeningVisitor, plain
from support.waiting import found

STOPS = 120  # presses of Tab from one move to another
DEEPEST = 8  # groups of moves within each other
TURNS = 100  # things others say until one decides again
ADVISED = "Hint: choice number 1"
ADVICE = re.compile(r"Hint: (.+?)(?:, \d+ ?%[^%]*)?\. The best moves are listed and marked\.")
NOT_NOW = re.compile(r"It is not your turn\.")
CLOSED = re.compile(r"Hint closed\.")
OPENED = re.compile(r"[^.]*: (one move|\d+ moves)")
NOTHING = "Nothing has happened yet."
OVER = re.compile(r"The game is over")
SHIP = re.compile(r"^(\d?[A-H]): ")
OWN_SHIP = re.compile(r"^(\d[AB]): (big|small) ship, ", re.MULTILINE)
NAMED_SHIP = re.compile("the (big|small) ship first")
ENDS = ("Confirm turn", "End turn")
BELOW = ("Take back", "Hint", *ENDS)  # what follows the moves
NAMED_SQUARE = re.compile(r"(?:\b[Tt]o |: |\bat )([a-z]\d+|@\d+)\b")
WAY = re.compile(r"^\d?[A-H]: To ")
SHOWN = re.compile(r"^To [a-z]\d+")


class ListeningPlayer(ListeningVisitor):
    """Plays one seat of any game in English by what it hears."""

    def __init__(self, page: Page, link: str) -> None:
        super().__init__(page, link)
        self.made: list[str] = []
        self.ways: Counter[str] = Counter()
        self.told = NOTHING
        self.after = 0  # the answer that was heard last
        self.since = 0  # what was heard before is about earlier moves
        self.sought: list[str] = []  # what was heard in the last search for a move

    # --- what is heard ---------------------------------------------------------------------------

    def until(self, since: int, what: str, *wanted: re.Pattern[str]) -> re.Match[str]:
        """The first of these that is heard."""
        return found(lambda: self.match(since, *wanted), what)

    def match(self, since: int, *wanted: re.Pattern[str]) -> re.Match[str] | None:
        """The first of these that has been heard since then."""
        for number, said in enumerate(self.heard(since), since + 1):
            if matched := next((m for each in wanted if (m := each.search(said))), None):
                self.after = number
                return matched
        return None

    def expect(self, words: str) -> None:
        """These words are heard, or have been since the last move."""
        wanted = re.compile(re.escape(plain(words)[:40]))
        self.until(self.since, f"{words!r} is heard", wanted)

    # --- what is done ----------------------------------------------------------------------------

    def advice(self) -> str | None:
        """The words of the best move, as soon as it is one's turn; None at the end.

        What others have done was heard once by then.
        """
        words = self.advised()
        if words is not None:
            self._hear_others()
        return words

    def advised(self) -> str | None:
        """The words of the best move, as soon as it is one's turn; None at the end."""
        if not self.made:
            self.hears("")  # before that no key is listened to
        else:
            self.keeps_focus("what others did")
        self.press("Escape")  # out of the groups of the last move
        for _ in range(TURNS):
            if self.match(self.since, OVER):
                self.keeps_focus("the game is over")
                return None
            before = self.utterances()
            self.press("h")
            answer = self.until(before, "H is answered", ADVICE, NOT_NOW, CLOSED)
            if answer.re is ADVICE:
                if self.made:  # before that nothing had it
                    self.keeps_focus("H is answered")
                return plain(answer[1])
            if answer.re is NOT_NOW:  # what Escape has closed may be said late, and is no answer
                self.hear(self.after)  # others decide: something will be said when they have
        raise AssertionError(f"no advice is heard; last: {self.heard(0)[-5:]}")

    def step(self) -> bool:
        """Makes the advised move; False at the end of the game."""
        words = self.advice()
        if words is None:
            return False
        self.make(words)
        return True

    def _hear_others(self) -> None:
        """What others did is heard once, before one decides again, and not once more."""
        heard = self.heard(self.since)
        told = self.ask("l")
        times = sum(said.count(told) for said in heard)
        ended = self.made[-1:] and self.made[-1] in ENDS  # others may do the same again
        fresh = told != NOTHING and (told != self.told or ended)
        assert times == fresh, f"{told!r}, {times} times in {heard}"
        self.told = told

    def unmark(self) -> None:
        """Puts the advice away: from now on no name says what is best."""
        since = self.utterances()
        self.press("Escape")
        assert self.hear(since) == ["Hint closed."]

    def make(self, words: str, advised: bool = True) -> None:
        """Makes a move that is known by its words, and hears that it is made.

        Without advice its name is all there is to find it by.
        """
        self.since = self.utterances()
        if advised:
            self._choose(words)
        elif not self._on_its_square(words):
            self.sought.clear()
            assert self._search(words), f"{words!r} is not found by its name among {self.sought}"
            self.ways["name"] += 1
        self.made.append(words)
        found(self._is_told, f"something is said after {words!r}")
        self.keeps_focus(words)

    def _is_told(self) -> bool:
        """Whether the move is: more has been heard than what lies behind the groups on the way."""
        return any(not OPENED.fullmatch(said) for said in self.heard(self.since))

    def _choose(self, words: str) -> None:
        """Finds a move by its words: on its square, else among the buttons and in their groups."""
        if self._on_its_square(words):
            return
        self.press("v")
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
        if not named:
            return False
        self.press("g")
        self.reach("textbox")
        self.press(*named[1], "Enter")
        name = self.reach("button", f"{named[1]}:")
        ends = (
            "$" if WAY.match(words) else "($|, | / )"
        )  # a way past pirates is no way that is meant
        if not re.search(rf"(\. | / ){re.escape(words)}{ends}", name):
            return False
        shown = self.utterances()
        self.press("Enter")
        if " / " in name:  # several moves are meant, and one is asked which
            self._walk_to(words)
            self.press("Enter")
        if WAY.match(words):
            self.until(shown, f"{words!r} is shown first", SHOWN)
            self.since = self.utterances()
            self.press("Enter")
        self.ways["square"] += 1
        return True

    def _walk_to(self, words: str) -> str:
        """Presses Tab until the move, or a group that leads to it, has the focus."""
        heard: list[str] = []
        for _ in range(STOPS):
            role, name = self.focused()
            if role.startswith("button") and (says(name, words) or leads(name)):
                return name
            self.press("Tab")
            heard.append(name)
        raise AssertionError(f"{words!r} is not found by its name among {heard}")

    def press_named(self, words: str) -> None:
        """Presses a button whose name contains the words, wherever Tab finds it."""
        heard: list[str] = []
        for _ in range(STOPS):
            role, name = self.focused()
            if role == "button" and words in name:
                return self.press("Enter")
            self.press("Tab")
            heard.append(name)
        raise AssertionError(f"no button {words!r} among {heard}")

    def loads(self, ship: str, item: str) -> None:
        """Puts something into a free slot of a ship, and takes that cargo, in nobody's turn too."""
        self.since = self.utterances()
        self.press("v")
        self.press_named("Load, hand over")
        self.press_named(f"{ship}: A free slot: put {item} in")
        self.since = self.utterances()
        self.press_named("Take this cargo")
        self.hear(self.since, "something is said of the cargo")
        self.keeps_focus("the cargo is taken")

    def own_ships(self) -> dict[str, str]:
        """The sizes of one's own ships by their names, where moves tell them apart by size."""
        return dict(OWN_SHIP.findall(self.ask("w")))

    def _search(self, words: str) -> bool:
        """Looks through the moves, and into every group of them, without any advice."""
        named = SHIP.match(words)
        size = self.own_ships().get(named[1], "") if named else ""
        return self._look_into((), words, f"{size} ship" if size else "")

    def _look_into(self, path: Sequence[str], words: str, ship: str) -> bool:
        """Whether the move is in a group, or in a group of that."""
        if (groups := self._open(path, words, ship)) is None:
            return True
        return any(self._look_into((*path, name), words, ship) for name in groups)

    def _open(self, path: Sequence[str], words: str, ship: str) -> list[str] | None:
        """Goes into a group; presses the move if it is there, else gives the groups that are.

        What was chosen so far stands before them; if it says the ship, they do not say it again.
        """
        names = [words]
        self.press("Escape", "Escape")  # leaves the board, and puts back what is in hand
        for name in path:
            self.press("v")
            self.into(name)
        self.press("v")
        groups = []
        for _ in range(STOPS):
            role, name = self.focused()
            if name.startswith(BELOW) and words not in ENDS:
                break
            self.sought.append(name)
            if ship and name == ship:
                names = [words, SHIP.sub("", words)]
            is_it = any(called(name, each) for each in names)
            if role == "button" and (is_it or (words in ENDS and says(name, words))):
                self.press("Enter")
                return None
            if role == "button collapsed":
                groups.append(name)
            self.press("Tab")
        return groups

    def into(self, name: str) -> None:
        """Goes into a group of the moves by its name."""
        heard: list[str] = []
        while self.focused()[1] != name:
            assert len(heard) < STOPS, f"the group {name!r} is not found among {heard}"
            self.press("Tab")
            heard.append(self.focused()[1])
        self.press("Enter")


def leads(name: str) -> bool:
    """Whether the advised move is behind a button."""
    return name.endswith(ADVISED + " is among them")


def says(name: str, words: str) -> bool:
    """Whether a button's name is that of a move.

    The group around it may have said the ship; then the button has to say that it is the best,
    unless its words name the ship anyhow.
    """
    if words in ENDS:
        return name.startswith(ENDS)
    if WAY.match(words):  # its first step is a move
        return name.endswith(ADVISED)
    if called(name, words):
        return True
    short = SHIP.sub("", words)
    told = ADVISED in name or name.endswith(" 1") or NAMED_SHIP.search(short) is not None
    return called(name, short) and told


def called(name: str, words: str) -> bool:
    return name == words or name.startswith((f"{words}.", f"{words} ", f"{words},"))
