"""Lines judged where they end, all together: what `learned` plays, and where a search begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrack.bots.assessment import Assessment, MoveValue
from carrack.bots.search.context import SIXTEENTHS, WIN, SearchContext, Worth
from carrack.core.chance import Stream
from carrack.core.game import Move, State


@dataclass
class Candidate:
    """A line that may be chosen, and the sum of the results of trying it, by side.

    `first` is the judge's opinion of its end, if it was asked.
    """

    line: list[Move]
    wins: list[int]
    points: list[int]
    visits: int = 0
    first: Worth | None = None

    def add(self, worth: Worth) -> None:
        """Count one more try."""
        for side, win in enumerate(worth.wins):
            self.wins[side] += win
            self.points[side] += worth.points[side]
        self.visits += 1

    def mean(self) -> Worth:
        """The mean worth of the line's tries; if there are none, the judge's opinion."""
        if not self.visits:
            return self.first or Worth(self.wins, self.points)
        visits = self.visits
        return Worth([win // visits for win in self.wins], [p // visits for p in self.points])


def candidates(context: SearchContext, state: State, most: int) -> list[Candidate]:
    """The lines of the deciding seat, in the order of the game's knowledge."""
    sides = len(context.game.result(state).points)
    lines = context.lines(state, most)
    return [Candidate(line, [0] * sides, [0] * sides) for line in lines]


IMAGINED = 4
"""Imaginations of a line's hidden results, before the line is judged."""


def rank(
    context: SearchContext,
    state: State,
    found: list[Candidate],
    point: int,
    stream: Stream,
    times: int = IMAGINED,
) -> list[Candidate]:
    """The same lines, those whose ends the judge likes best first; ties keep their order.

    Hidden results are imagined so many `times`. Without a judge lines are left as they are.
    """
    if context.judge is None:
        return found
    lines = [candidate.line for candidate in found]
    worths = context.line_worths(state, lines, times, stream.word())
    for candidate, worth in zip(found, worths, strict=True):
        candidate.first = worth
    return sorted(found, key=lambda one: -_utility(one.first, state.seat, point))


def _utility(worth: Worth | None, seat: int, point: int) -> int:
    return worth.utility(seat, point) if worth is not None else 0


def assessed(
    name: str, seat: int, ranked: Sequence[Candidate], iterations: int, judged: bool = True
) -> Assessment:
    """An assessment from lines sorted best first.

    Of lines with the same first move the best one counts, with the visits of all.
    """
    best: dict[Move, Candidate] = {}
    visits: dict[Move, int] = {}
    for candidate in ranked:
        best.setdefault(candidate.line[0], candidate)
        visits[candidate.line[0]] = visits.get(candidate.line[0], 0) + candidate.visits
    top = ranked[0].mean()
    return Assessment(
        bot=name,
        seat=seat,
        moves=tuple(_move_value(one, seat, visits[move], judged) for move, one in best.items()),
        wins=tuple(win / WIN for win in top.wins) if judged else (),
        points=tuple(points / SIXTEENTHS for points in top.points) if judged else (),
        iterations=iterations,
    )


def _move_value(candidate: Candidate, seat: int, visits: int, judged: bool) -> MoveValue:
    worth, move = candidate.mean(), candidate.line[0]
    judged = judged and (candidate.visits > 0 or candidate.first is not None)
    return MoveValue(
        move.notation,
        move.index,
        tuple(one.notation for one in candidate.line),
        worth.wins[seat] / WIN if judged else None,
        worth.points[seat] / SIXTEENTHS if judged else None,
        visits,
    )
