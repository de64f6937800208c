"""Lines of a turn: `greedy`'s, single deeds, turns with a goal for each ship, goods handed over.

The big ship carries out its goal first. If the ships may be in each other's way, or one may use the
port in which the other has docked, there are also lines in which the small one goes first. They
come last, so that a search with room for few lines does not miss other goals for them.
"""

from __future__ import annotations

from typing import Final

from carrack.core.move import Move
from carrack.games.dutch_east_indies import moves
from carrack.games.dutch_east_indies.bots.greedy import planned
from carrack.games.dutch_east_indies.bots.planning import relay
from carrack.games.dutch_east_indies.bots.planning.corsair import sail_as_corsair
from carrack.games.dutch_east_indies.bots.planning.draft import LineDraft, Lookout, sail_turn
from carrack.games.dutch_east_indies.bots.planning.goals import GO, WAIT, Goal, goals_of
from carrack.games.dutch_east_indies.bots.planning.relay import hand_over
from carrack.games.dutch_east_indies.bots.strategy.cards import Prospects
from carrack.games.dutch_east_indies.bots.strategy.danger import squares_away
from carrack.games.dutch_east_indies.bots.strategy.trips import NO_TRIP
from carrack.games.dutch_east_indies.legal import legal_moves
from carrack.games.dutch_east_indies.moves import DeiMove
from carrack.games.dutch_east_indies.state import NOTHING, Dei

TRIES: Final = 2  # turns that are tried for each line that is wanted
PATIENCE: Final = 40  # rounds after which a corsair gives up
DEEDS: Final = (moves.ATTACK, moves.LOOK, moves.BUY, moves.SELL, moves.SWAP, moves.UPGRADE)
NEAR: Final = 2  # squares between two ships that may be in each other's way
MANY: Final = 6  # with this many lines there is room for goods handed over and both orders of ships


def lines_of(s: Dei, most: int, wide: bool = True) -> list[list[Move]]:
    """At most `most` lines of the deciding seat, `greedy`'s first, then what unloads most.

    No two lead to the same position. Unless `wide`, no goods are handed over and the big ship goes
    first.
    """
    if s.ask != NOTHING:
        return answers_of(s, most)
    lines = Lines(s, most)
    lines.follow_greedy(LineDraft(s, lines.lookout))
    prospects = Prospects(s, s.active)
    if wide:
        lines.unload(prospects)
    lines.raid(prospects)
    if wide and most >= MANY:
        lines.hand_over(prospects)
    lines.sail(prospects)
    if wide and most >= MANY and may_cross(s):
        lines.cross(prospects)
    return lines.found


def corsair_line(s: Dei) -> list[Move]:
    """Return a corsair's line; `greedy` answers questions, and takes over from one that is stuck.

    In the end it plays like `greedy`: there have been sieges of a thousand rounds.
    """
    if s.ask != NOTHING or s.turn >= PATIENCE * s.players:
        return [planned(s)]
    draft = LineDraft(s, Lookout())
    sail_as_corsair(draft, Prospects(s, s.active))
    if draft.may_end():
        return draft.moves or [moves.END_MOVE]
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
        self.tried: list[tuple[Goal, Goal]] = []
        self.lookout = Lookout()

    def full(self) -> bool:
        """Whether there are enough lines, or enough was tried."""
        return len(self.found) >= self.most or self.tries <= 0

    def add(self, draft: LineDraft) -> None:
        """Add a line, unless another one leads to the same position."""
        self.tries -= 1
        if not draft.may_end():
            return
        end = end_of(draft)
        if end not in self.ends:
            self.ends.append(end)
            self.found.append(draft.moves or [moves.END_MOVE])

    def follow_greedy(self, draft: LineDraft) -> None:
        """Add a line that goes on as `greedy` would."""
        while not draft.done:
            move = planned(draft.s)
            if move.kind == moves.END or not draft.make(move):
                break
        self.add(draft)

    def unload(self, prospects: Prospects) -> None:
        """Add lines that unload through the other, docked ship."""
        for ship in relay.carriers(self.s):
            if not self.full() and relay.may_unload_through(self.s, ship):
                draft = LineDraft(self.s, self.lookout)
                relay.unload_through(draft, ship, prospects)
                self.add(draft)

    def hand_over(self, prospects: Prospects) -> None:
        """Add lines that hand spices to the ship that will be home sooner."""
        for ship in relay.carriers(self.s):
            if not self.full() and relay.may_hand_over(self.s, ship):
                draft = LineDraft(self.s, self.lookout)
                hand_over(draft, ship, prospects)
                self.add(draft)

    def raid(self, prospects: Prospects) -> None:
        """Add the corsair's line."""
        if not self.full():
            draft = LineDraft(self.s, self.lookout)
            sail_as_corsair(draft, prospects)
            self.add(draft)

    def sail(self, prospects: Prospects) -> None:
        """Add turns with a goal for each ship: one changed, single deeds, then both changed."""
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
        """Carry out goals for both ships."""
        for one, other in pairs:
            if self.full():
                return
            draft = LineDraft(self.s, self.lookout)
            sail_turn(draft, [one, other], prospects)
            self.add(draft)
            self.tried.append((one, other))

    def cross(self, prospects: Prospects) -> None:
        """Carry out the same goals, the small ship first, if there is still room."""
        self.tries = max(self.tries, self.most)
        for one, other in self.tried:
            if self.full():
                return
            if WAIT not in (one.kind, other.kind):
                draft = LineDraft(self.s, self.lookout)
                sail_turn(draft, [one, other], prospects, small_first=True)
                self.add(draft)

    def try_deeds(self) -> None:
        """Try single deeds that are possible now, and `greedy` after those that reveal nothing."""
        for move in legal_moves(self.s):
            if isinstance(move, DeiMove) and move.kind in DEEDS and not self.full():
                draft = LineDraft(self.s, self.lookout)
                draft.make(move)
                self.follow_greedy(draft)


def may_cross(s: Dei) -> bool:
    """Whether the two ships are so near each other that it may matter which goes first."""
    big, small = s.active * 2, s.active * 2 + 1
    return squares_away(s, s.at[big], s.at[small]) <= NEAR


def worth_of_pair(pair: tuple[Goal, Goal]) -> float:
    """Roughly how good two goals are together."""
    return pair[0].worth + pair[1].worth


def end_of(draft: LineDraft) -> tuple[list[int], ...]:
    """Return the end of a line: ships and goods, and what is revealed last."""
    s = draft.s
    last = [draft.moves[-1].index] if draft.done else []
    return (s.at[:], s.facing[:], s.hold[:], s.home[:], s.fields[:], last)
