"""Estimate of a tournament's duration, from a game of quick bots and a few turns of each bot.

Turns are measured, not decisions: a bot thinks about its turn as a whole, so the first decision may
take as long as all the others together.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from carrack.arena.tournament.tournament import Tournament
from carrack.bots import BotError, bot_names, make_bot, move_or_loss
from carrack.bots.bot_game import BotGame
from carrack.core.chance import derived_seed, seeded
from carrack.core.game import Move, State
from carrack.core.playout import Dice
from carrack.core.registry import find_game
from carrack.core.seat import for_seat

SPOTS = 8
"""The most turns in which a bot is measured; fewer if they take longer than"""
PATIENCE = 2.0
"""this many seconds in all; the last turn is cut off if it takes longer still."""

Clock = Callable[[], float]


@dataclass
class SampledGame:
    """A game: positions at which a turn with a choice begins, and how many each seat has."""

    spots: list[State]
    turns: int
    seats: int


class Scouting(BotGame):
    """A game of quick bots whose turns are recorded."""

    def __init__(self, plan: Tournament) -> None:
        game = find_game(plan.game)
        bots = [make_bot(game, bot_names(game)[0])] * plan.players
        seed = derived_seed(plan.seed, 1)
        super().__init__(game, plan.players, plan.options, seed, bots, plan.luck, plan.rules)
        self.begun: tuple[int, int] | None = None
        self.spots: list[State] = []

    def chosen(self) -> Move:
        """The move of the seat that decides; the position is kept if a turn begins there."""
        state = self.state
        if len(self.game.legal(state)) > 1 and self.begun != (state.seat, state.turn):
            self.begun = (state.seat, state.turn)
            self.spots.append(state.copy())
        return super().chosen()

    def course(self) -> SampledGame:
        """Play the game, and return the sample."""
        self.play_out()
        apart = max(1, len(self.spots) // (SPOTS + 1))
        chosen = self.spots[apart::apart][:SPOTS] or self.spots[:1]
        return SampledGame(chosen, len(self.spots), self.players)


def estimated(plan: Tournament, clock: Clock = time.perf_counter) -> float:
    """The approximate seconds of one core for all games. Raises BotError if Carrack's bots fail."""
    course = Scouting(plan).course()
    seated = Counter(bot for pairing in plan.pairings() for bot in pairing.seating)
    each = course.turns / course.seats
    return sum(
        times * each * _turn_seconds(plan, plan.bots[bot], course, clock)
        for bot, times in seated.items()
    )


def _turn_seconds(plan: Tournament, name: str, course: SampledGame, clock: Clock) -> float:
    """The mean seconds of a bot's turn."""
    game = find_game(plan.game)
    bot = make_bot(game, name)
    try:
        bot.introduce()
    except RuntimeError as error:
        raise BotError(str(error)) from error
    dice = Dice(plan.seed, plan.players)
    luck = seeded(plan.luck, plan.seed)
    begun, turns = clock(), 0
    for spot in course.spots:
        state, turns = spot.copy(), turns + 1
        seat, turn, chance = state.seat, state.turn, dice.at(spot.seat, spot.turn)
        while (state.seat, state.turn) == (seat, turn) and clock() - begun < PATIENCE:
            legal = game.legal(state)
            move = legal.sample(chance)
            if len(legal) > 1:
                handle = for_seat(game, state, dice.at(seat, turn))
                move, _ = move_or_loss(bot, handle, chance, legal)
            game.apply(state, move, luck)
        if clock() - begun >= PATIENCE:
            break
    return (clock() - begun) / max(1, turns)


def duration_text(seconds: float) -> str:
    """A time as text, as exact as an estimate is.

    >>> [duration_text(seconds) for seconds in (3, 50, 700, 9000, 400_000)]
    ['a few seconds', '50 seconds', '12 minutes', '2.5 hours', '4.6 days']
    """
    if seconds < 10:
        return "a few seconds"
    if seconds < 90:
        return f"{round(seconds, -1):.0f} seconds"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} minutes"
    if seconds < 48 * 3600:
        return f"{seconds / 3600:.1f} hours"
    return f"{seconds / 86400:.1f} days"
