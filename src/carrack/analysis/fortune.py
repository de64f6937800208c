"""Luck: every chance event of a finished game compared with what might have happened.

An event is one move with all that was revealed by it before the next decision. What it brought a
seat is the judge's value for that seat afterwards, minus the mean over re-draws of the same event,
all judged alike: in positions that the seat can imagine, with what the seat that decides there may
know. So the mean is zero however good the judge is, as long as the alternatives compared were
possible.

* **Parts.** What one move brings is booked in order: first what was face down, then draw by draw.
  For each part, it and all before it are fixed and what comes after is redrawn, so the parts add up
  to the whole.
* **Cards that one seat sees** are that seat's luck then, and the others' when they see them. Since
  the decisions between depend on the card, it is compared with others as of when it was first seen:
  otherwise a seat that sees only cards which others chose to take would look unlucky. What nobody
  else has seen is booked at the end, when everything is revealed.
* **The set-up** is one event.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any
from zlib import crc32

from carrack.analysis.decisions import ended
from carrack.analysis.measured import Measured, variance
from carrack.bots.bot import Bot
from carrack.core.chance import Draw, Seeded, Stream
from carrack.core.game import OVER, Game, Move, State, canonical
from carrack.core.identity import options_of
from carrack.core.redraws import FixedFirst, Listing, TooMany, Turned
from carrack.core.reel import Reel
from carrack.core.seat import SeatHandle
from carrack.core.streams import mix

REDRAWS = 16
"""Redraws of an event whose outcomes cannot be listed."""
MOST_LISTED = 48
"""A card that may be one of at most this many is compared with all of them."""
MOST_WAYS = 256
"""Draws with at most this many outcomes are listed,"""
MOST_JUDGED = 1.5
"""if they lead to at most this many different positions per re-draw."""
FANCIES = 3
"""Imagined positions by which it is decided whether hidden things matter."""
MOST_FORCED = 1000
"""The most forced moves that are played before a position is judged as it stands."""
SAME = 1
"""The seed of all judgements, so that a value depends only on what is known."""


@dataclass(frozen=True)
class Expectation:
    """The expectation of each side: chances of winning, and points."""

    wins: tuple[float, ...]
    points: tuple[float, ...]


@dataclass
class LuckPart:
    """One thing that was revealed, and what it brought by side.

    `what` is its name: that of a draw, or of what was turned up. `seen` is the step in which
    somebody else first saw it.
    """

    what: str
    gains: dict[int, Measured] = field(default_factory=dict)
    seen: int | None = None


@dataclass
class LuckEvent:
    """The things that a step revealed, part by part, and what all of it brought by side."""

    seq: int
    parts: list[LuckPart] = field(default_factory=list)
    wholes: dict[int, Measured] = field(default_factory=dict)  # of what is booked at once

    def error(self, side: int) -> Measured:
        """The standard errors as a gain, of what was measured here and what was booked earlier."""
        held = [
            part.gains[side] for part in self.parts if part.seen is not None and side in part.gains
        ]
        errors = [self.wholes.get(side, Measured()), *held]
        return Measured(
            sqrt(sum(error.win_error**2 for error in errors)),
            sqrt(sum(error.points_error**2 for error in errors)),
        )

    def part(self, what: str, seen: int | None = None) -> LuckPart:
        """The part of that name, made if there is none."""
        for part in self.parts:
            if part.what == what:
                return part
        self.parts.append(LuckPart(what, seen=seen))
        return self.parts[-1]


@dataclass
class Setup:
    """The gains by the set-up, by side, and the expectation before it."""

    gains: list[Measured]
    before: Expectation


@dataclass
class Sights:
    """The things that have been seen: the luck of later steps depends on them.

    `first` is the step in which somebody first saw a thing, `held` what it will bring, by name and
    side, those who have not seen it.
    """

    first: dict[str, int] = field(default_factory=dict)
    held: dict[str, dict[int, Measured]] = field(default_factory=dict)


@dataclass(frozen=True)
class Stage:
    """The fixed part of a move: things revealed, by name, and the number of its first draws."""

    what: str
    names: tuple[str, ...]
    draws: int


@dataclass
class Happening:
    """A move that involved chance or something face down."""

    seq: int
    before: State
    after: State
    move: Move
    draws: list[Draw]
    open_draws: list[int]  # which of them everybody saw
    seed: int  # the seed of its re-draws


class Fortunes:
    """The luck in one finished game. `bot` judges; `redraws` is how often an event is redrawn.

    Ask for steps in order: what each seat has seen is remembered in `sights`.
    """

    def __init__(
        self,
        game: Game[Any],
        reel: Reel,
        bot: Bot,
        redraws: int = REDRAWS,
        sights: Sights | None = None,
    ) -> None:
        self.game = game
        self.reel = reel
        self.bot = bot
        self.redraws = redraws
        self.players = reel.replay.match.header.players
        self.sides = game.sides(self.players)
        self.known: dict[str, Expectation] = {}  # values of positions in the current step
        self.sights = sights or Sights()

    # --- what is asked ---------------------------------------------------------------------------

    def setup(self) -> Setup:
        """Return what the set-up brought, compared with other possible ones."""
        header = self.reel.replay.match.header
        options = options_of(self.game, header)
        start = self.reel.position(0)
        seed = self._seed(self.reel.position(self.reel.length - 1))  # there are few set-ups
        others: list[State] = [
            self.game.setup_by(header.rules, self.players, options, Seeded(_seed(seed, number)))
            for number in range(self.redraws)
        ]
        self.known.clear()
        redrawn = [self._worth(state) for state in others]
        gains = []
        for side in range(self.sides):
            mine = [
                self._worth(self.game.imagine(start, self._eyes(side), Stream(_seed(seed, number))))
                for number in range(self.redraws)
            ]
            gains.append(_gain(side, mine, redrawn, exact=False))
        return Setup(gains, _mean(redrawn))

    def event(self, seq: int, last: bool) -> LuckEvent | None:
        """Return what was revealed in a step, a move that was not undone; None if nothing was.

        With the `last` one everything is revealed.
        """
        found = LuckEvent(seq)
        happening = self._happening(seq)
        if happening is not None:
            self.known.clear()
            self._book(happening, found)
        if last:
            self._lay_open(found)
        return found if found.parts else None

    # --- one move --------------------------------------------------------------------------------

    def _happening(self, seq: int) -> Happening | None:
        before, after = self.reel.position(seq - 1), self.reel.position(seq)
        draws = self.reel.draws(seq)
        if not draws and before.reveals == after.reveals:
            return None
        move = self.game.read_move(before, self.reel.story.steps[seq].move)
        open_draws = [i for i, draw in enumerate(draws) if self.game.open_draw(draw.purpose)]
        return Happening(seq, before, after, move, draws, open_draws, self._seed(before))

    def _book(self, move: Happening, found: LuckEvent) -> None:
        sights = [
            self.game.turned_up(move.before, move.after, seat) for seat in range(self.players)
        ]
        fresh: list[str] = []
        first = self.sights.first
        for names in sights:
            fresh += [name for name in names if name not in first and name not in fresh]
        for name in fresh:
            first[name] = move.seq
        for side in range(self.sides):
            self._book_side(move, side, sights[self._eyes(side)], fresh, found)

    def _book_side(
        self, move: Happening, side: int, seen: list[str], fresh: list[str], found: LuckEvent
    ) -> None:
        """Add what a move brought one side: what others had seen before, then what is new."""
        old = [name for name in seen if name not in fresh]
        for name in old:
            self._book_held(name, side, found)
        stages = self._stages(move, old, [name for name in seen if name in fresh])
        unseen = [name for name in fresh if name not in seen]
        if len(stages) > 1:
            self._measure(move, side, stages, found)
        for name in unseen:
            self._hold(move, side, stages[-1], name)

    def _stages(self, move: Happening, old: list[str], new: list[str]) -> list[Stage]:
        """The stages from nothing fixed to everything fixed, each named after what it fixes.

        A draw that nobody sees, such as a shuffle, belongs to the next one that everybody sees.
        """
        stages = [Stage("", tuple(old), 0)]
        for count, name in enumerate(new):
            stages.append(Stage(name, tuple(old + new[: count + 1]), 0))
        fixed = tuple(old + new)
        for i in move.open_draws:
            stages.append(Stage(move.draws[i].purpose, fixed, i + 1))
        done = stages[-1].draws
        if done < len(move.draws):
            stages.append(Stage(move.draws[done].purpose, fixed, len(move.draws)))
        return stages

    def _measure(self, move: Happening, side: int, stages: list[Stage], found: LuckEvent) -> None:
        worths, exact = self._listed(move, side, stages) or self._redrawn(move, side, stages)
        for stage, before, after in zip(stages[1:], worths, worths[1:], strict=False):
            found.part(stage.what).gains[side] = _gain(side, after, before, exact)
        found.wholes[side] = _gain(side, worths[-1], worths[0], exact)

    # --- what others have seen -------------------------------------------------------------------

    def _hold(self, move: Happening, side: int, done: Stage, name: str) -> None:
        """Measure what a thing brings a side that has not seen it, and book it later."""
        seen = Stage(name, (*done.names, name), len(move.draws))
        unseen = Stage("", done.names, len(move.draws))
        (before, after), exact = self._redrawn(move, side, [unseen, seen])
        self.sights.held.setdefault(name, {})[side] = _gain(side, after, before, exact)

    def _book_held(self, name: str, side: int, found: LuckEvent) -> None:
        gain = self.sights.held.get(name, {}).pop(side, None)
        if gain is not None:
            found.part(name, self.sights.first[name]).gains[side] = gain

    def _lay_open(self, found: LuckEvent) -> None:
        for name, sides in sorted(self.sights.held.items()):
            for side in sorted(sides):
                self._book_held(name, side, found)

    # --- drawing again ----------------------------------------------------------------------------

    def _redrawn(
        self, move: Happening, side: int, stages: list[Stage]
    ) -> tuple[list[list[Expectation]], bool]:
        """The values of all re-draws at each stage, and whether all outcomes were listed.

        If only cards are redrawn, there are as many re-draws as cards: each comes once.
        """
        probe = Turned(_seed(move.seed, 0), 0, 1)
        self._imagined(move, side, stages[0], probe)
        cards = stages[0].draws == len(move.draws) and 1 < probe.largest <= MOST_LISTED
        single = cards and len(stages) == 2 and self.redraws >= REDRAWS
        times = probe.largest if single else self.redraws
        worths = [
            [self._reached(move, side, stage, number, times) for number in range(times)]
            for stage in stages
        ]
        return worths, single and len({id(worth) for worth in worths[-1]}) == 1

    def _imagined(self, move: Happening, side: int, stage: Stage, stream: Stream) -> State:
        """The position before the move as the side may imagine it, with the fixed things."""
        eyes, names = self._eyes(side), list(stage.names)
        state: State = self.game.imagine_seeing(move.before, move.after, eyes, names, stream)
        return state

    def _reached(
        self, move: Happening, side: int, stage: Stage, number: int, of: int
    ) -> Expectation:
        """The value of one re-draw of what is not fixed."""
        state = self._imagined(move, side, stage, Turned(_seed(move.seed, 0), number, of))
        luck = Seeded(_seed(move.seed, number + 1))
        self.game.apply(state, move.move, FixedFirst(move.draws[: stage.draws], luck))
        return self._worth(state)

    def _listed(
        self, move: Happening, side: int, stages: list[Stage]
    ) -> tuple[list[list[Expectation]], bool] | None:
        """The same from all outcomes of the draws; None if there are too many.

        Each stage has one value, the mean over all outcomes that begin as fixed there. Hidden
        things must make no difference.
        """
        if stages[0].names != stages[-1].names:
            return None
        ways = self._ways(move, side, stages[0])
        if ways is None or self._imagination_counts(move, side, stages[-1]):
            return None
        drawn = [_outcomes(move.draws[: stage.draws]) for stage in stages]
        worths = []
        for stage, fixed in zip(stages, drawn, strict=True):
            among = [way for way in ways if _outcomes(way[1].draws[: stage.draws]) == fixed]
            worths.append([_weighted([(way[1].weight, self._worth(way[0])) for way in among])])
        return worths, True

    def _imagination_counts(self, move: Happening, side: int, stage: Stage) -> bool:
        reached = [self._reached(move, side, stage, number, FANCIES) for number in range(FANCIES)]
        return any(worth is not reached[0] for worth in reached)

    def _ways(self, move: Happening, side: int, stage: Stage) -> list[tuple[State, Listing]] | None:
        """All outcomes of a move, with the draws and the weight of each."""
        ways: list[tuple[State, Listing]] = []
        known: set[str] = set()
        path: list[int] | None = []
        while path is not None:
            luck = Listing(path)
            state = self._imagined(move, side, stage, Turned(_seed(move.seed, 0), 0, 1))
            try:
                self.game.apply(state, move.move, luck)
            except TooMany:
                return None
            ways.append((state, luck))
            known.add(self._as_known(state)[0])
            if len(ways) > MOST_WAYS or len(known) > MOST_JUDGED * self.redraws:
                return None
            path = luck.next_path()
        return ways

    def _seed(self, state: State) -> int:
        """A seed for a position, from what everybody sees of it.

        So different games have different re-draws, which depend on nothing hidden.
        """
        return crc32(canonical(self.game.view(state, None)).encode())

    # --- judging -------------------------------------------------------------------------------

    def _eyes(self, side: int) -> int:
        """The seat whose view a side has; automata have no seat, and use the first seat's."""
        return side if side < self.players else 0

    def _as_known(self, state: State) -> tuple[str, State]:
        """A position as the seat that decides may know it, with a text that identifies it."""
        if state.seat != OVER:
            state = self.game.imagine(state, state.seat, Stream(SAME))
        return canonical(self.game.to_json(state)), state

    def _worth(self, state: State) -> Expectation:
        """The value of a position for all sides, given what the seat that decides may know."""
        text, known = self._as_known(state)
        worth = self.known.get(text)
        if worth is None:
            worth = self.known[text] = self._judged(known)
        return worth

    def _judged(self, known: State) -> Expectation:
        """The bot's values, of a later position if it gives none for a forced move."""
        for _ in range(MOST_FORCED):
            if known.seat == OVER:
                break
            self.bot.forget()
            handle = SeatHandle(self.game, known, known.seat)
            thought = self.bot.assess(handle, Seeded(SAME).stream("luck"))
            if thought.wins:
                return Expectation(thought.wins, thought.points)
            known = known.copy()
            move = self.game.read_move(known, thought.moves[0].move)
            self.game.apply(known, move, Seeded(SAME))
        wins, points = ended(self.game, known)
        return Expectation(tuple(wins), tuple(points))


def _seed(seed: int, number: int) -> int:
    """The seed of one of many re-draws."""
    return mix(seed ^ mix(number + 1))


def _outcomes(draws: list[Draw]) -> list[list[int]]:
    return [draw.outcome for draw in draws]


def _mean(worths: list[Expectation]) -> Expectation:
    return _weighted([(1.0, worth) for worth in worths])


def _weighted(worths: list[tuple[float, Expectation]]) -> Expectation:
    """The weighted mean of values."""
    whole = sum(weight for weight, _ in worths)

    def mean(values: Callable[[Expectation], tuple[float, ...]]) -> tuple[float, ...]:
        sides = range(len(values(worths[0][1])))
        return tuple(
            sum(weight * values(worth)[side] for weight, worth in worths) / whole for side in sides
        )

    return Expectation(mean(lambda worth: worth.wins), mean(lambda worth: worth.points))


def _gain(side: int, after: list[Expectation], before: list[Expectation], exact: bool) -> Measured:
    """Return how much more a side has after than before, on average, with the same luck in both."""
    wins = [one.wins[side] - other.wins[side] for one, other in zip(after, before, strict=True)]
    points = [
        one.points[side] - other.points[side] for one, other in zip(after, before, strict=True)
    ]
    errors = (0.0, 0.0) if exact else (_error(wins), _error(points))
    return Measured(sum(wins) / len(wins), sum(points) / len(points), *errors)


def _error(values: list[float]) -> float:
    """The standard error of a mean."""
    return sqrt(variance(values) / len(values))
