"""Lines of a turn: `greedy`'s, single deeds, and turns with a goal for each ship."""

from __future__ import annotations

from typing import Final

from carrack.core.move import Move
from carrack.games.dutch_east_indies.greedy import planned
from carrack.games.dutch_east_indies.legal import legal_moves
from carrack.games.dutch_east_indies.moves import (
    ATTACK,
    BUY,
    END,
    END_MOVE,
    LOOK,
    SELL,
    SWAP,
    UPGRADE,
    DeiMove,
)
from carrack.games.dutch_east_indies.planning.corsair import sail_as_corsair
from carrack.games.dutch_east_indies.planning.draft import Draft, Lookout, sail_turn
from carrack.games.dutch_east_indies.planning.goals import GO, WAIT, Goal, goals_of
from carrack.games.dutch_east_indies.state import NOTHING, Dei
from carrack.games.dutch_east_indies.strategy.cards import Prospects
from carrack.games.dutch_east_indies.strategy.trips import NO_TRIP

TRIES: Final = 2  # turns that are thought through for each line that is asked for
PATIENCE: Final = 40  # rounds after which a corsair gives up
DEEDS: Final = (ATTACK, LOOK, BUY, SELL, SWAP, UPGRADE)


def lines_of(s: Dei, most: int) -> list[list[Move]]:
    """At most `most` lines of the seat that decides, `greedy`'s first, then a corsair's.

    No two lead to the same.
    """
    if s.ask != NOTHING:
        return answers_of(s, most)
    lines = Lines(s, most)
    lines.follow_greedy(Draft(s, lines.lookout))
    prospects = Prospects(s, s.active)
    lines.raid(prospects)
    lines.sail(prospects)
    return lines.found


def corsair_line(s: Dei) -> list[Move]:
    """What a corsair does; `greedy`'s answer to what is asked, and where a corsair cannot go on.

    In the end it plays as `greedy`: sieges of a thousand rounds were seen.
    """
    if s.ask != NOTHING or s.turn >= PATIENCE * s.players:
        return [planned(s)]
    draft = Draft(s, Lookout())
    sail_as_corsair(draft, Prospects(s, s.active))
    if draft.may_end():
        return draft.moves or [END_MOVE]
    return [planned(s)]


def answers_of(s: Dei, most: int) -> list[list[Move]]:
    """Every answer to what is asked, `greedy`'s first."""
    first = planned(s)
    others = [move for move in legal_moves(s) if move is not first]
    return [[move] for move in [first, *others][:most]]


class Lines:
    """Lines found so far, and what they lead to."""

    def __init__(self, s: Dei, most: int) -> None:
        self.s = s
        self.most = most
        self.found: list[list[Move]] = []
        self.ends: list[tuple[list[int], ...]] = []
        self.tries = TRIES * most
        self.lookout = Lookout()

    def full(self) -> bool:
        """Whether there are enough lines, or enough was tried."""
        return len(self.found) >= self.most or self.tries <= 0

    def add(self, draft: Draft) -> None:
        """Takes a line, unless another one leads to the same."""
        self.tries -= 1
        if not draft.may_end():
            return
        end = end_of(draft)
        if end not in self.ends:
            self.ends.append(end)
            self.found.append(draft.moves or [END_MOVE])

    def follow_greedy(self, draft: Draft) -> None:
        """Adds a line that goes on as `greedy` would."""
        while not draft.done:
            move = planned(draft.s)
            if move.kind == END or not draft.make(move):
                break
        self.add(draft)

    def raid(self, prospects: Prospects) -> None:
        """Adds the corsair's line."""
        if not self.full():
            draft = Draft(self.s, self.lookout)
            sail_as_corsair(draft, prospects)
            self.add(draft)

    def sail(self, prospects: Prospects) -> None:
        """Turns with a goal for each ship: a single other one, single deeds, then both."""
        big = goals_of(self.s, self.s.active * 2, prospects, NO_TRIP)
        first = big[0].trip if big[0].kind == GO else NO_TRIP
        small = goals_of(self.s, self.s.active * 2 + 1, prospects, first)
        wait = Goal(WAIT, 0.0, NO_TRIP, [])
        pairs = [(big[0], goal) for goal in small] + [(goal, small[0]) for goal in big[1:]]
        pairs.sort(key=worth_of_pair, reverse=True)
        self.try_pairs(pairs, prospects)
        self.try_deeds()
        pairs = [(one, other) for one in big[1:] for other in small[1:]]
        pairs.sort(key=worth_of_pair, reverse=True)
        self.try_pairs([*pairs, (wait, small[0]), (big[0], wait), (wait, wait)], prospects)

    def try_pairs(self, pairs: list[tuple[Goal, Goal]], prospects: Prospects) -> None:
        """Carries out goals for both ships."""
        for one, other in pairs:
            if self.full():
                return
            draft = Draft(self.s, self.lookout)
            sail_turn(draft, [one, other], prospects)
            self.add(draft)

    def try_deeds(self) -> None:
        """Single deeds that are possible at once, and `greedy` after those that reveal nothing."""
        for move in legal_moves(self.s):
            if isinstance(move, DeiMove) and move.kind in DEEDS and not self.full():
                draft = Draft(self.s, self.lookout)
                draft.make(move)
                self.follow_greedy(draft)


def worth_of_pair(pair: tuple[Goal, Goal]) -> float:
    """About how good two goals are together."""
    return pair[0].worth + pair[1].worth


def end_of(draft: Draft) -> tuple[list[int], ...]:
    """What a line leads to: ships and goods, and what is revealed last."""
    s = draft.s
    last = [draft.moves[-1].index] if draft.done else []
    return (s.at[:], s.facing[:], s.hold[:], s.home[:], s.fields[:], last)
