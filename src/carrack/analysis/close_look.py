"""The close look at a stretch: fresh playouts judge lines that they have not chosen.

The one of several lines whose tries went best is not as good as these tries: it was chosen for
them. So the tries are split. One half finds the best line; the other half, fresh, judges it, the
line that was played and those of the four strengths, all in the same imagined positions with the
same luck. Then who plays the best line loses nothing on average, and nobody is charged for the
judge's luck. A loss may be below zero; sums are right only if such losses count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

from carrack.analysis.light_look import (
    POINT,
    Sampled,
    fresh,
    named,
    playouts,
    value_of,
    written,
)
from carrack.analysis.measured import Measured
from carrack.analysis.stretches import Stretch, line_of, played_line, seed_of
from carrack.bots.assessment import MoveValue
from carrack.bots.bot import Bot
from carrack.bots.search.context import NO_CHANCE, SIXTEENTHS, WIN, SearchContext
from carrack.bots.search.flat import FlatSettings, Halving
from carrack.bots.search.ranking import Candidate, candidates, rank
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Move, State, canonical
from carrack.core.seat import SeatHandle

CLOSE = FlatSettings(iterations=960, rounds=1, replies=4, point=POINT)
"""The admiral's search at ten times its effort."""
CLEAR = 4.0
"""A line that is worse by so many standard errors is tried no more,"""
LEAST_TRIES = 8
"""once it has had so many tries."""
MOST_ENDS = 6
"""The best line, the one played, and those of four strengths: each gets this part of the tries."""
CLOSE_UNTRAINED = FlatSettings(iterations=96, point=POINT)
"""The same where there is no network: playouts go on to the end of the game."""


@dataclass(frozen=True)
class CloseLook:
    """The best lines of a stretch, the one played and its loss, and that of each strength here.

    A loss is the value that a line gives away against the best one.
    """

    best: tuple[MoveValue, ...]
    played: MoveValue
    loss: Measured
    strengths: dict[str, Measured] = field(default_factory=dict)


class CloseSearch:
    """Looks closely at stretches. `chooser` finds the best line; None: half of the playouts do."""

    def __init__(
        self,
        context: SearchContext,
        name: str,
        strengths: Sequence[Bot],
        settings: FlatSettings,
        chooser: Bot | None = None,
    ) -> None:
        self.context = context
        self.name = name
        self.strengths = strengths
        self.settings = settings
        self.chooser = chooser

    def look(self, stretch: Stretch) -> CloseLook:
        """Look closely at one stretch."""
        game = self.context.game
        known, luck = self._begun(stretch.state)
        played = played_line(game, stretch)
        rivals = [line_of(bot, game, stretch) for bot in self.strengths]
        if self.chooser is None:
            best = self._best(known, [played, *rivals], luck.stream("chooses"))
        else:
            best = line_of(self.chooser, game, stretch)
        return self._compared(known, best, played, rivals, luck)

    def compare(self, state: State, line: list[Move], best: list[Move] | None) -> CloseLook:
        """Compare a line with the best one, which is looked for if it is not known."""
        known, luck = self._begun(state)
        if best is None:
            best = self._best(known, [line], luck.stream("chooses"))
        return self._compared(known, best, line, [], luck)

    def _begun(self, state: State) -> tuple[State, Seeded]:
        """A position as the seat that decides imagines it, and the luck of the look."""
        game = self.context.game
        luck = Seeded(seed_of(game, state))
        return game.imagine(state, state.seat, luck.stream("close look imagines")), luck

    def _compared(
        self,
        known: State,
        best: list[Move],
        played: list[Move],
        rivals: list[list[Move]],
        luck: Seeded,
    ) -> CloseLook:
        ends = Ends(self.context, known, [best, played, *rivals])
        tried = self._judged(known, ends.lines, luck.stream("judges").word())
        top, mine, *theirs = [tried[place] for place in ends.places]
        others = [one for one in tried if one is not top]
        others.sort(key=lambda one: -one.mean().utility(known.seat, self.settings.point))
        return CloseLook(
            best=named([self._value(one) for one in [top, *others]]),
            played=self._value(mine, played),
            loss=loss_between(top, mine),
            strengths={
                bot.name: loss_between(top, one)
                for bot, one in zip(self.strengths, theirs, strict=bool(rivals))
            },
        )

    def _best(self, known: State, others: list[list[Move]], stream: Stream) -> list[Move]:
        """The line that half of the playouts likes best: of the judge's first, and `others`."""
        context, settings = self.context, self.settings
        found = candidates(context, known, 0)
        found = rank(context, known, found, settings.point, stream)[: settings.tried]
        lines = Ends(context, known, [*[one.line for one in found], *others]).lines
        if len(lines) == 1:
            return lines[0]
        half = replace(settings, iterations=settings.iterations // 2)
        handle = SeatHandle(context.game, known, known.seat)
        choice = Choice(context, handle, half, stream.word())
        return choice.best_of(fresh(context, known, lines)).line

    def _judged(self, known: State, lines: list[list[Move]], seed: int) -> list[Sampled]:
        """The same number of tries for every line; few where there is little to compare."""
        half = self.settings.iterations // 2
        times = half // max(len(lines), MOST_ENDS) if len(lines) > 1 else 1
        return playouts(self.context, known, lines, max(2, times), self.settings, seed)

    def _value(self, one: Sampled, line: list[Move] | None = None) -> MoveValue:
        return value_of(line or one.line, one.mean(), one.seat, one.visits)


class Choice(Halving):
    """Sequential halving that ends as soon as one line is clearly the best.

    That saves playouts where there is little to find. It can only cost the choice of a better line:
    what is chosen is judged by others.
    """

    def best_of(self, found: list[Sampled]) -> Sampled:
        """The best of several lines."""
        rounds = max(1, (len(found) - 1).bit_length())
        for _ in range(rounds):
            share = self.settings.iterations // (rounds * len(found))
            for _ in range(max(2, share)):
                self.try_all(list[Candidate](found))
            found.sort(key=lambda one: -one.mean().utility(one.seat, self.settings.point))
            best = found[0]
            half = found[1 : (len(found) + 1) // 2]
            found = [best, *[one for one in half if not is_clear(best, one)]]
            if len(found) == 1:
                break
        return found[0]


def is_clear(best: Sampled, other: Sampled) -> bool:
    """Whether a line is worse beyond doubt, or no tries tell it from the best."""
    loss = loss_between(best, other)
    return best.visits >= LEAST_TRIES and loss.win >= CLEAR * loss.win_error


class Ends:
    """Lines that end differently, the first of each kind, and the `places` of all among them."""

    def __init__(self, context: SearchContext, known: State, lines: list[list[Move]]) -> None:
        self.context = context
        self.known = known
        self.lines: list[list[Move]] = []
        found: dict[object, int] = {}
        self.places: list[int] = []
        for line in lines:
            place = found.setdefault(self._end(line), len(self.lines))
            if place == len(self.lines):
                self.lines.append(line)
            self.places.append(place)

    def _end(self, line: list[Move]) -> object:
        """The position that a line leads to, if that is certain; else the line itself."""
        end = self.known.copy()
        whole = self.context.play_line(end, line, NO_CHANCE)
        return canonical(self.context.game.to_json(end)) if whole else written(line)


def loss_between(best: Sampled, other: Sampled) -> Measured:
    """Return the value that a line gives away against the best one, in the same tries."""
    if other is best:
        return Measured()
    pairs = list(zip(best.tries, other.tries, strict=True))
    win, win_error = _mean([one[0] - two[0] for one, two in pairs])
    points, points_error = _mean([one[1] - two[1] for one, two in pairs])
    return Measured(win / WIN, points / SIXTEENTHS, win_error / WIN, points_error / SIXTEENTHS)


def _mean(numbers: list[int]) -> tuple[float, float]:
    """The mean of whole numbers, and its standard error: sums are exact on every machine."""
    count, whole = len(numbers), sum(numbers)
    squares = count * sum(number * number for number in numbers) - whole * whole
    return whole / count, sqrt(squares / (count * count * max(1, count - 1)))
