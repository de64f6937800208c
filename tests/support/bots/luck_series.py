"""Series of games between bots, to test that measured luck is unbiased.

Each number tested is a mean over games of luck that is chosen independently of its outcome: of a
seat in a whole game, or of one kind of event (throws, cards) for the mover or the others. With any
judge it should be zero up to chance.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from carrack.analysis.fortune import Fortunes, LuckEvent
from carrack.analysis.looks import usual_looks
from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.bots import Assessment, Bot, make_bot
from carrack.bots.search.context import WIN
from carrack.bots.search.search_bot import SearchBot
from carrack.core.chance import Stream
from carrack.core.game import Game
from carrack.core.record import read_record
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle

LEAST = 20  # the least games with an event: with fewer the error is unknown
JUDGE, GLANCE = "learned", "glance"


class Reading(Bot):
    """Judges a position as it stands, which is much cheaper than a search."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__("glance")
        thinker = make_bot(game, JUDGE)
        assert isinstance(thinker, SearchBot)
        self.context = thinker.context

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        [worth] = self.context.worths([handle.imagine(stream)])
        wins = tuple(win / WIN for win in worth.wins)
        return Assessment(self.name, handle.seat, (), wins, tuple(map(float, worth.points)))


@dataclass
class Sums:
    """Sums of one number per game."""

    count: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def join(self, other: Sums) -> None:
        self.count += other.count
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.sum / self.count

    @property
    def spread(self) -> float:
        return sqrt(max(0.0, self.squares / self.count - self.mean**2))

    @property
    def errors(self) -> float:
        """The distance of the mean from zero in standard errors."""
        spread = self.spread
        return self.mean / (spread / sqrt(self.count)) if spread else 0.0


@dataclass
class Series:
    """The luck in games of one kind, by the name of each sum."""

    game: str
    players: int
    bot: str
    judge: str = JUDGE
    means: dict[str, Sums] = field(default_factory=dict)

    def play(self, games: range, seed: int, redraws: int, options: dict[str, Any]) -> None:
        """Plays games of a series, and adds up the luck in each."""
        game = find_game(self.game)
        bots = [self.bot] * self.players
        seating = SeatedBots(make_plan(game, bots, max(games), seed, options, records="."))
        judge = Reading(game) if self.judge == GLANCE else usual_looks(game).luck
        assert judge is not None
        for number in games:
            text = seating.play(number).record
            assert text is not None
            for name, value in brought(game, text, judge, redraws).items():
                self.means.setdefault(name, Sums()).add(value)

    def counted(self) -> dict[str, Sums]:
        """The sums over enough games."""
        return {name: sums for name, sums in self.means.items() if sums.count >= LEAST}


def brought(game: Game[Any], record: str, judge: Bot, redraws: int) -> dict[str, float]:
    """The luck in a game: by seat, and by kind of event and whose move it was."""
    read = read_record(record.splitlines())
    reel = Reel(game, read.header, read.entries)
    fortunes = Fortunes(game, reel, judge, redraws)
    found: dict[str, float] = {}
    for seat, gain in enumerate(fortunes.setup().gains):
        found[f"set-up of seat {seat}"] = gain.win
        found[f"luck of seat {seat}"] = 0.0
    moves = [step for step in reel.story.steps if step.kind == "move" and not step.undone]
    for step in moves:
        event = fortunes.event(step.seq, last=step is moves[-1])
        if event is not None:
            _add_event(found, event, step.seat)
    return found


def _add_event(found: dict[str, float], event: LuckEvent, mover: int) -> None:
    for part in event.parts:
        kind = part.what.partition(" ")[0]
        for seat, gain in part.gains.items():
            found[f"luck of seat {seat}"] = found.get(f"luck of seat {seat}", 0.0) + gain.win
            # the move in which a card is finally seen depends on the card: good ones are taken at
            # once
            whose = "mover" if seat == mover else "others"
            name = f"{kind}, {whose if part.seen is None else 'seen by others'}"
            found[name] = found.get(name, 0.0) + gain.win


def pooled(series: list[Series]) -> dict[str, Sums]:
    """The means of several series joined, by the name of each sum."""
    whole: dict[str, Sums] = {}
    for one in series:
        for name, sums in one.counted().items():
            whole.setdefault(f"{one.game}: {name}", Sums()).join(sums)
    return whole


def report(series: list[Series]) -> str:
    """A line for every mean, for readers of the long test."""
    lines = []
    for one in series:
        for name, sums in sorted(one.counted().items()):
            lines.append(f"{one.game} {one.players} {one.bot}: {name}: {_figures(sums)}")
    lines += [f"pooled: {name}: {_figures(sums)}" for name, sums in sorted(pooled(series).items())]
    return "\n".join(lines)


def _figures(sums: Sums) -> str:
    return (
        f"mean {sums.mean:+.4f}, spread {sums.spread:.3f}, {sums.count} games, "
        f"{sums.errors:+.2f} standard errors"
    )
