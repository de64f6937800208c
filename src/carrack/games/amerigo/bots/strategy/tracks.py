"""Value of steps on the two tracks (AM-FINAL-3, AM-FINAL-4, AM-PROG-2)."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.bots.strategy.clock import share_left, turns_left
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.components import Track
from carrack.games.amerigo.state import Amerigo

TOKEN_NOW: Final = 2.5  # worth of a progress token still to be taken at the end, and …
TOKEN_EARLY: Final = 5.5  # … how much more at the start
RANK: Final = 0.7  # points for each seat acting later, at the start of the game
JOKER: Final = 3.0  # what reaching the last space is worth at the start (AM-SPEC-4)


class Ladder:
    """A track, by step.

    `value` is the highest value reached or passed. For the way from there to the next value, `gain`
    is the difference, `gone` the steps taken so far, `span` the steps needed; at the end of the
    track all are 0.
    """

    def __init__(self, track: Track) -> None:
        self.value: list[int] = []
        self.gain: list[int] = []
        self.gone: list[int] = []
        self.span: list[int] = []
        for step in range(track.steps + 1):
            start, value = 0, 0
            gain, span = 0, 0
            for at, points in track.points:
                if step < at:
                    gain, span = points - value, at - start
                    break
                start, value = at, points
            self.value.append(value)
            self.gain.append(gain)
            self.gone.append(step - start if span else 0)
            self.span.append(span)


def halfway(ladder: Ladder, step: int, prize: float) -> float:
    """The share of the next value (and of a prize with it) earned by the steps so far."""
    span = ladder.span[step]
    return (ladder.gain[step] + prize) * ladder.gone[step] / span if span else 0.0


class Ladders:
    """Both tracks of an edition."""

    def __init__(self, world: World) -> None:
        self.progress = Ladder(world.edition.progress)
        self.special = Ladder(world.edition.special)


KEPT_MAPS: Final = 16
_ladders: Final[dict[World, Ladders]] = {}


def ladders_of(world: World) -> Ladders:
    """The tracks of a map's edition; those of the last few maps are kept."""
    ladders = _ladders.get(world)
    if ladders is None:
        ladders = Ladders(world)
        if len(_ladders) >= KEPT_MAPS:
            del _ladders[next(iter(_ladders))]
        _ladders[world] = ladders
    return ladders


def chance_to_go_on(s: Amerigo) -> float:
    """The probability that a seat finishes what it has begun on a track."""
    return 0.85 * min(1.0, turns_left(s) / 8.0)


def progress_worth(s: Amerigo, seat: int) -> float:
    """Points of the progress track, including tokens not yet taken along it."""
    return worth_of_progress(s, s.progress[seat])


def worth_of_progress(s: Amerigo, step: int) -> float:
    """Return the value of this many steps on the progress track."""
    ladder = ladders_of(s.world).progress
    prize = TOKEN_NOW + TOKEN_EARLY * share_left(s)
    return ladder.value[step] + chance_to_go_on(s) * halfway(ladder, step, prize)


def special_worth(s: Amerigo, seat: int) -> float:
    """Points of the special action track: its values, acting early, the joker at its end."""
    return worth_of_special(s, s.special[seat], s.track.index(seat))


def worth_of_special(s: Amerigo, step: int, ahead: int) -> float:
    """Return the value of this many steps on that track with `ahead` seats ahead in order."""
    ladder, left = ladders_of(s.world).special, share_left(s)
    worth = ladder.value[step] + chance_to_go_on(s) * halfway(ladder, step, 0.0)
    worth += RANK * left * (s.players - 1 - ahead)
    if step == s.world.edition.special.steps:
        worth += JOKER * left
    return worth
