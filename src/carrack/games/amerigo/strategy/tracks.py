"""What steps on the two tracks are worth (AM-FINAL-3, AM-FINAL-4, AM-PROG-2)."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.components import Track
from carrack.games.amerigo.state import Amerigo
from carrack.games.amerigo.strategy.clock import share_left, turns_left

TOKEN_NOW: Final = 2.5  # what a progress token still to be taken is worth at the end, and …
TOKEN_EARLY: Final = 5.5  # … how much more at the start
RANK: Final = 0.7  # points for each seat that one acts before, at the start of the game
JOKER: Final = 3.0  # what standing on the last space is worth at the start (AM-SPEC-4)


def halfway(track: Track, step: int, prize: float) -> float:
    """The share of the next value (and of a prize that comes with it) that steps have earned."""
    before, value = 0, 0
    for at, points in track.points:
        if step < at:
            return (points - value + prize) * (step - before) / (at - before)
        before, value = at, points
    return 0.0


def reached(track: Track, step: int) -> int:
    """The highest value reached or passed."""
    best = 0
    for at, points in track.points:
        if at <= step:
            best = points
    return best


def chance_to_go_on(s: Amerigo) -> float:
    """How likely a seat is to finish what it has begun on a track."""
    return 0.85 * min(1.0, turns_left(s) / 8.0)


def progress_worth(s: Amerigo, seat: int) -> float:
    """Points of the progress track, of the tokens not yet taken along it too."""
    return worth_of_progress(s, s.progress[seat])


def worth_of_progress(s: Amerigo, step: int) -> float:
    """What so many steps on the progress track are worth."""
    track = s.world.edition.progress
    prize = TOKEN_NOW + TOKEN_EARLY * share_left(s)
    return reached(track, step) + chance_to_go_on(s) * halfway(track, step, prize)


def special_worth(s: Amerigo, seat: int) -> float:
    """Points of the special action track: its values, acting early, the joker at its end."""
    return worth_of_special(s, s.special[seat], s.track.index(seat))


def worth_of_special(s: Amerigo, step: int, ahead: int) -> float:
    """What so many steps on that track are worth with so many seats ahead in player order."""
    track, left = s.world.edition.special, share_left(s)
    worth = reached(track, step) + chance_to_go_on(s) * halfway(track, step, 0.0)
    worth += RANK * left * (s.players - 1 - ahead)
    if step == track.steps:
        worth += JOKER * left
    return worth
