"""Playouts: how a game goes on after a line that is tried, until the judge is asked.

All seats play by the rule of thumb, which is quick; or the searching seat plays its own turns by
the judge, as it will when they come. A playout in which it plays worse than it really does
undervalues whatever only a good player can use (Tesauro and Galperin, "On-line policy improvement
using Monte-Carlo search", 1996).
"""

from __future__ import annotations

from dataclasses import dataclass

from carrack.bots.search.context import MOST_MOVES, SearchContext
from carrack.core.chance import Chance, Stream
from carrack.core.game import OVER, State

NOBODY = -1


@dataclass(frozen=True)
class Playouts:
    """A way of playing positions out: `judging` is the seat that follows the judge, if any.

    It looks at `replies` lines of every decision; `point` is the value of a point ahead, of 65536
    for a win.
    """

    context: SearchContext
    judging: int = NOBODY
    replies: int = 0
    point: int = 0

    def finish(self, state: State, done: bool, last: int, luck: Chance, stream: Stream) -> None:
        """Play on in place, until turn number `last` has nothing left but its end.

        `done` says that the present turn already has: what a line has not done stays undone. If
        `last` is over, the present turn is the last one. Without a judge, play to the end of the
        game.
        """
        if done:
            if state.turn >= last and self.context.judge is not None:
                return
            self.context.end_turn(state, luck)
        if self.judging == NOBODY or self.context.judge is None:
            self.context.play_on(state, last, luck, stream)
        else:
            self._judged(state, last, luck, stream)

    def _judged(self, state: State, last: int, luck: Chance, stream: Stream) -> None:
        """Play lines by the judge where its seat decides, single moves of advice elsewhere."""
        for _ in range(MOST_MOVES):
            if state.seat == OVER:
                return
            if state.seat != self.judging:
                if not self.context.follow_advice(state, last, luck, stream):
                    return
                continue
            lines = self.context.lines(state, self.replies)
            line = self.context.best_line(state, lines, 1, self.point, stream)
            late = state.turn >= last
            if self.context.play_line(state, line, luck):
                if late:
                    return
                self.context.end_turn(state, luck)
