"""The context of every search: a game's knowledge, and a judge of positions if it has one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import OVER, Game, Move, State
from carrack.core.knowledge import Knowledge, knowledge_of
from carrack.core.streams import mix

WIN = 65536
"""A certain win; the chances of all sides add up to this."""

SIXTEENTHS = 16
"""Points are counted in sixteenths."""

MOST_MOVES = 3000
"""After this many moves an unfinished playout is judged where it is.

Without a judge it counts as it stands.
"""


class Evaluator(Protocol):
    """A judge of positions by their features."""

    def judge(self, rows: list[list[list[int]]]) -> list[tuple[list[int], list[int]]]:
        """For each position (its :meth:`Knowledge.features`) wins (of `WIN`) and points (/16)."""


@dataclass(frozen=True)
class Worth:
    """The value of a position, by side: the chance of winning (of `WIN`), and points (/16)."""

    wins: list[int]
    points: list[int]

    def utility(self, side: int, point: int) -> int:
        """Return a seat's utility: its chance to win, and `point` for each point of its lead."""
        others = sum(self.points) - self.points[side]
        lead = self.points[side] - others // max(1, len(self.points) - 1)
        return self.wins[side] + lead * point // SIXTEENTHS


class SearchContext:
    """A game as a search sees it. `judge` None: positions are worth what playouts end with.

    Unless `wide`, only :meth:`Knowledge.narrow_lines` of the game's lines.
    """

    def __init__(self, game: Game[Any], judge: Evaluator | None = None, wide: bool = True) -> None:
        self.game = game
        self.wide = wide
        self.knowledge: Knowledge[Any] = knowledge_of(game)
        self.judge = judge

    def lines(self, state: State, most: int) -> list[list[Move]]:
        """At most `most` lines of the deciding seat; 0: as many as the game suggests.

        Only the first, that of the rule of thumb, if the game has lasted too long.
        """
        knowledge = self.knowledge
        wanted = 1 if knowledge.overdue(state) else most or knowledge.width()
        return self.offered(state, wanted)

    def offered(self, state: State, most: int) -> list[list[Move]]:
        """At most `most` lines of the deciding seat, however long the game has lasted."""
        knowledge = self.knowledge
        return (knowledge.lines if self.wide else knowledge.narrow_lines)(state, most)

    def worths(self, states: list[State]) -> list[Worth]:
        """Return values of positions: the results of games that are over, else the judge's opinion.

        Judging all together is faster than one after another. Without a judge an unfinished game
        counts as it stands.
        """
        running = [state for state in states if state.seat != OVER]
        opinions = iter(self._opinions(running))
        return [
            ended(self.game, state) if state.seat == OVER else next(opinions) for state in states
        ]

    def _opinions(self, states: list[State]) -> list[Worth]:
        if not states:
            return []
        if self.judge is None:
            return [ended(self.game, state) for state in states]
        rows = [self.knowledge.features(state) for state in states]
        return [Worth(wins, points) for wins, points in self.judge.judge(rows)]

    def play_line(self, state: State, line: list[Move], chance: Chance) -> bool:
        """Play a line in place, as far as it can be played here, without the end of the turn.

        Returns True if only that end is left of the turn; otherwise the line has reached something
        hidden or another seat's decision, or it cannot be played as planned.
        """
        if len(line) == 1 and line[0] is self.knowledge.end_move(state):
            return True
        seat, turn, reveals = state.seat, state.turn, state.reveals
        for i, move in enumerate(line):
            if i and (state.seat, state.turn, state.reveals) != (seat, turn, reveals):
                return False
            if i and self.game.refusal(state, move) is not None:
                return False
            self.game.apply(state, move, chance)
        here = (state.seat, state.turn, state.reveals) == (seat, turn, reveals)
        return here and self.knowledge.end_move(state) is not None

    def end_turn(self, state: State, chance: Chance) -> None:
        """Play the move that ends the turn, in place."""
        end = self.knowledge.end_move(state)
        assert end is not None, "nothing but the end of the turn was left"
        self.game.apply(state, end, chance)

    def line_worths(
        self, state: State, lines: list[list[Move]], times: int, seed: int
    ) -> list[Worth]:
        """The judge's opinion of where lines lead, all judged together.

        Hidden results of a line are imagined this many `times`; its worth is the mean.
        """
        ends = [self.line_ends(state, line, times, seed) for line in lines]
        worths = iter(self.worths([end for some in ends for end in some]))
        return [mean_worth([next(worths) for _ in some]) for some in ends]

    def best_line(
        self, state: State, lines: list[list[Move]], times: int, point: int, stream: Stream
    ) -> list[Move]:
        """The line that ends best for the deciding seat; in a tie, the first.

        `times` is as in :meth:`line_worths`, `point` as in :meth:`Worth.utility`. If there is no
        choice, nothing is drawn from `stream`.
        """
        if len(lines) == 1:
            return lines[0]
        worths = self.line_worths(state, lines, times, stream.word())
        values = [worth.utility(state.seat, point) for worth in worths]
        return lines[values.index(max(values))]

    def line_ends(self, state: State, line: list[Move], times: int, seed: int) -> list[State]:
        """Return the ends of a line: positions in which nothing is left of the turn but its end.

        Normally one. If the line reaches something hidden or another seat's decision, that is
        imagined this many `times`, and the turn finished by the rule of thumb: only the results of
        whole turns can be compared.
        """
        end = state.copy()
        self.play_line(end, line, NO_CHANCE)
        if end.seat == OVER or (end.seat, end.reveals) == (state.seat, state.reveals):
            return [end]
        return [self._imagined(state, line, mix(seed ^ mix(time))) for time in range(times)]

    def _imagined(self, state: State, line: list[Move], seed: int) -> State:
        luck = Seeded(seed)
        end: State = self.game.imagine(state, state.seat, Stream(seed))
        self.play_line(end, line, luck)
        self.play_on(end, end.turn, luck, Stream(seed))
        return end

    def play_on(self, state: State, last: int, chance: Chance, stream: Stream) -> None:
        """Play by the rule of thumb in place, until turn number `last` has only its end left.

        If it is over, the present turn counts instead. Without a judge, play to the end of the
        game.
        """
        for _ in range(MOST_MOVES):
            if state.seat == OVER or not self.follow_advice(state, last, chance, stream):
                return

    def follow_advice(self, state: State, last: int, chance: Chance, stream: Stream) -> bool:
        """Make one move by the rule of thumb; False if it would end turn `last` or a later one.

        Without a judge no turn is the last.
        """
        move = self.knowledge.advice(state, stream)
        late = self.judge is not None and state.turn >= last
        if late and move is self.knowledge.end_move(state):
            return False
        self.game.apply(state, move, chance)
        return True


def mean_worth(worths: list[Worth]) -> Worth:
    """The mean of one or more, rounded down."""
    if len(worths) == 1:
        return worths[0]
    count = len(worths)
    wins = zip(*[worth.wins for worth in worths], strict=True)
    points = zip(*[worth.points for worth in worths], strict=True)
    return Worth([sum(one) // count for one in wins], [sum(one) // count for one in points])


def ended(game: Game[Any], state: State) -> Worth:
    """Return the value of a game that ends now: a shared win counts as its share."""
    result = game.result(state)
    winners = result.places.count(1)
    wins = [WIN // winners if place == 1 else 0 for place in result.places]
    return Worth(wins, [points * SIXTEENTHS for points in result.points])


NO_CHANCE = Seeded(0)
"""Lines stop before anything is drawn; a first move that draws by itself draws from this."""
