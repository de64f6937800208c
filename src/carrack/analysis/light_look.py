"""The light look at a stretch: a cheap judge compares the line that was played with others.

Lines are judged where they end, all with the same imaginations of what they reveal. Without a
network each is played out to the end of the game a few times, all with the same luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carrack.analysis.stretches import Stretch, line_of, played_line, seed_of
from carrack.bots.assessment import MoveValue
from carrack.bots.bot import Bot
from carrack.bots.search.context import SIXTEENTHS, WIN, SearchContext, Worth
from carrack.bots.search.flat import FlatSettings, Halving
from carrack.bots.search.ranking import IMAGINED, Candidate
from carrack.core.chance import Seeded
from carrack.core.game import Game, Move, State
from carrack.core.seat import SeatHandle

BEST = 3
"""Lines that are named for each stretch, the best first."""
FREE = 0.005
"""A stretch is free if two ends differ by more than this chance of winning."""
POINT = 13
"""The value of a point ahead, of 65536 for a win: a tenth of what it is to players.

Losses are chances of winning, so the best line is the one with the best of these. Points only
decide where they hardly differ.
"""
TRIES = 12
"""Playouts of every line where there is no network."""


@dataclass(frozen=True)
class LightLook:
    """The best lines of a stretch, and the one played, as a light judge sees them.

    `wins` and `points` are what every side may expect of the best one (empty: the bot does not
    judge), `free` whether it matters which line is played.
    """

    best: tuple[MoveValue, ...]
    played: MoveValue
    wins: tuple[float, ...] = ()
    points: tuple[float, ...] = ()
    free: bool = False

    def loss(self) -> tuple[float, float] | None:
        """Return what was lost of a chance of winning, and in points; None: unknown."""
        best, played = self.best[0], self.played
        if best.win is None or played.win is None:
            return None
        return best.win - played.win, (best.points or 0.0) - (played.points or 0.0)


def judged_look(context: SearchContext, stretch: Stretch) -> LightLook:
    """Look at a stretch with the judge of a context, or by playouts if it has none."""
    game, seat = context.game, stretch.seat
    luck = Seeded(seed_of(game, stretch.state))
    known: State = game.imagine(stretch.state, seat, luck.stream("analysis imagines"))
    lines = with_line(context.lines(known, 0), played_line(game, stretch))
    worths = _worths(context, known, lines, luck.stream("analysis").word())
    values = [value_of(line, worth, seat) for line, worth in zip(lines, worths, strict=True)]
    order = sorted(range(len(lines)), key=lambda i: -worths[i].utility(seat, POINT))
    top = worths[order[0]]
    chances = [worth.wins[seat] for worth in worths]
    free = stretch.choices > 1 and max(chances) - min(chances) > FREE * WIN
    return LightLook(
        best=named([values[i] for i in order]),
        played=values[place_of(lines, played_line(game, stretch))],
        wins=tuple(win / WIN for win in top.wins),
        points=tuple(points / SIXTEENTHS for points in top.points),
        free=free,
    )


def plain_look(bot: Bot, game: Game[Any], stretch: Stretch) -> LightLook:
    """Ask a bot that does not judge what it would have played."""
    own, played = line_of(bot, game, stretch), played_line(game, stretch)
    return LightLook((_unjudged(own),), _unjudged(played))


def _unjudged(line: list[Move]) -> MoveValue:
    return MoveValue(line[0].notation, line[0].index, written(line), None, None, 0)


def _worths(
    context: SearchContext, known: State, lines: list[list[Move]], seed: int
) -> list[Worth]:
    if context.judge is not None:
        return context.line_worths(known, lines, IMAGINED, seed)
    tried = playouts(context, known, lines, TRIES, FlatSettings(), seed)
    return [one.mean() for one in tried]


class Sampled(Candidate):
    """A line whose results of every single try are kept, for the seat that decides."""

    def __init__(self, line: list[Move], sides: int, seat: int) -> None:
        super().__init__(line, [0] * sides, [0] * sides)
        self.seat = seat
        self.tries: list[tuple[int, int]] = []  # wins and points

    def add(self, worth: Worth) -> None:
        """Count one more try."""
        super().add(worth)
        self.tries.append((worth.wins[self.seat], worth.points[self.seat]))


def fresh(context: SearchContext, known: State, lines: list[list[Move]]) -> list[Sampled]:
    """Lines that have not been tried."""
    sides = len(context.game.result(known).points)
    return [Sampled(line, sides, known.seat) for line in lines]


def playouts(
    context: SearchContext,
    known: State,
    lines: list[list[Move]],
    times: int,
    settings: FlatSettings,
    seed: int,
) -> list[Sampled]:
    """Try every line so many times, all in the same imagined positions with the same luck."""
    found = fresh(context, known, lines)
    trial = Halving(context, SeatHandle(context.game, known, known.seat), settings, seed)
    for _ in range(times):
        trial.try_all(list[Candidate](found))
    return found


def value_of(line: list[Move], worth: Worth, seat: int, visits: int = 0) -> MoveValue:
    """A line with its value for a seat."""
    win, points = worth.wins[seat] / WIN, worth.points[seat] / SIXTEENTHS
    return MoveValue(line[0].notation, line[0].index, written(line), win, points, visits)


def named(values: list[MoveValue]) -> tuple[MoveValue, ...]:
    """The first few of several lines, one for each first move."""
    first: dict[str, MoveValue] = {}
    for value in values:
        first.setdefault(value.move, value)
    return tuple(first.values())[:BEST]


def with_line(lines: list[list[Move]], line: list[Move]) -> list[list[Move]]:
    """The lines, and one more if it is not among them."""
    return lines if place_of(lines, line) >= 0 else [*lines, line]


def place_of(lines: list[list[Move]], line: list[Move]) -> int:
    """Return the place of a line among others, −1 if it is not there."""
    wanted = written(line)
    return next((i for i, one in enumerate(lines) if written(one) == wanted), -1)


def written(line: list[Move]) -> tuple[str, ...]:
    """The notations of a line."""
    return tuple(move.notation for move in line)
