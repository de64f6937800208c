"""A board on the table: a game that was played, whose luck is entered into another by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carrack.core.asked import DRAWN, Wanted, Word
from carrack.core.chance import Chance, Draw, Recorded
from carrack.core.game import State
from carrack.core.identity import options_of
from carrack.core.luck import ENTERED
from carrack.core.match import Match
from carrack.core.record import Entry, Header, Record
from carrack.core.registry import find_game
from carrack.core.tabletop import TabletopGame


class Fallen(Chance):
    """What fell in the game of a record, by purpose, and what each thing of a shuffle was."""

    def __init__(self, record: Record) -> None:
        self.game, self.header = find_game(record.header.game), record.header
        self.state: Any = None
        self.faces: dict[str, list[Word]] = {}
        self.draws: dict[str, list[int]] = {
            entry.data["chance"]: entry.data["outcome"]
            for entry in record.entries
            if entry.kind == "chance"
        }

    def watch(self, state: object) -> None:
        self.state = state

    def permutation(self, purpose: str, size: int) -> list[int]:
        options = options_of(self.game, self.header)
        asked = Wanted(purpose, [size], True)
        asking = self.game.asked(asked, self.header.players, options, self.state)
        self.faces[purpose] = asking.choices[0]
        return self.draws[purpose][:]

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        return self.draws[purpose][:]

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        return Recorded([Draw(purpose, self.draws[purpose])]).binomials(purpose, trials, odds)


class Board:
    """The game of a record, played again by decisions: `match` is what lies on the table."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = find_game(record.header.game)
        self.fallen = Fallen(record)
        self.match = Match(self.game, record.header, self.fallen)
        self.asked: list[str] = []
        decided = ("move", "command", "undo")
        self.left = [entry for entry in record.entries if entry.kind in decided]

    def beside(self) -> TabletopGame:
        """A game beside it, in which nothing is entered yet."""
        was = self.record.header
        extra = {"luck": {"scheme": ENTERED}}
        seats = was.seats
        header = Header(was.game, was.rules, was.players, was.options, was.identity, seats, extra)
        return TabletopGame(self.game, header)

    def answer(self, tabletop: TabletopGame) -> list[int]:
        """What somebody who sees the board answers to the question."""
        asked, question = tabletop.asked, tabletop.question
        assert asked is not None
        assert question is not None
        drawn = self.fallen.draws[asked.purpose]
        self.asked.append(asked.purpose)
        if asked.at != DRAWN:
            return [question.choices[0].index(self.fallen.faces[asked.purpose][drawn[asked.at]])]
        if asked.purpose.startswith("tower"):
            thrown, half = asked.sizes, len(drawn) // 2
            return [thrown[i] - 1 - drawn[i] + drawn[half + i] for i in range(half)]
        if question.then is not None:
            return drawn + self.next_of(asked.purpose)
        return drawn[: len(question.choices)]

    def next_of(self, purpose: str) -> list[int]:
        """What fell after it; at the end of the game anything may have."""
        purposes = list(self.fallen.draws)
        later = purposes[purposes.index(purpose) + 1 :]
        kind = purpose.partition(" ")[0]
        return next((self.fallen.draws[each] for each in later if each.startswith(kind)), [0])

    def enter_all(self, tabletop: TabletopGame) -> None:
        """Answer until a decision is wanted."""
        while tabletop.asked is not None:
            tabletop.enter(self.answer(tabletop))

    def decisions(self, tabletop: TabletopGame) -> Iterator[Entry]:
        """Each decision that is left, after it was made here and beside; not yet answered."""
        while self.left:
            entry = self.left.pop(0)
            assert tabletop.match is not None
            done(self.match, self.match.state, entry)
            done(tabletop, tabletop.match.state, entry)
            yield entry


def done(game: Match | TabletopGame, state: State, entry: Entry) -> None:
    """Play a decision of a record; beside a board it may ask something."""
    data = entry.data
    if entry.kind == "undo":
        game.undo(data["seat"], data["undo"])
        return
    move = game.game.read_move(state, data[entry.kind])
    (game.play if entry.kind == "move" else game.command)(data["seat"], move)
