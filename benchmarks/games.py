"""What measurements of bots have in common: their arguments, and games played to the end."""

import argparse
import time
from collections.abc import Callable
from typing import Any

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, Move, State, checked_options
from carrack.core.playout import Dice
from carrack.core.seat import SeatHandle, for_seat

Advise = Callable[[SeatHandle, Stream], Move]
Decide = Callable[[Any, Stream], Move]  # what the seat of a state that decides does


def arguments(text: str | None, players: int) -> argparse.ArgumentParser:
    """The arguments of a measurement of `greedy`; `text` is the module's, `players` the default."""
    parser = argparse.ArgumentParser(description=(text or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--players", type=int, default=players)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--against", choices=["random"], help="who sits in the other seats")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def measured_seats(options: argparse.Namespace, number: int) -> list[int]:
    """The seats that `greedy` plays in a game: all, or against others one after the other."""
    return [number % options.players] if options.against else list(range(options.players))


def played(
    game: Game[Any], players: int, options: dict[str, Any], seed: int, decide: Decide
) -> State:
    """The last position of a game, with all its events; the same for the same seed."""
    chance, dice = Seeded(seed), Dice(seed, players)
    state: State = game.setup(players, checked_options(game, players, options), chance)
    state.events = []
    decision = 0
    while state.seat != OVER:
        decision += 1
        game.apply(state, decide(state, dice.at(state.seat, decision)), chance)
    return state


class Clock:
    """An advisor in some seats, chance in the others; what the advisor's decisions cost."""

    def __init__(self, game: Game[Any], advise: Advise) -> None:
        self.game = game
        self.advise = advise
        self.seats: list[int] = []
        self.decisions = 0
        self.seconds = self.longest = 0.0
        self.chosen: list[str] = []  # the notation of every move advised in this game

    def __call__(self, state: State, stream: Stream) -> Move:
        if state.seat not in self.seats:
            return self.game.legal(state).sample(stream)
        handle = for_seat(self.game, state, stream)
        start = time.process_time()
        move = self.advise(handle, stream)
        spent = time.process_time() - start
        self.seconds += spent
        self.longest = max(self.longest, spent)
        self.decisions += 1
        self.chosen.append(move.notation)
        return move


def at_share(rows: list[int], percent: int) -> int:
    """The value that so many per cent of sorted rows do not exceed, about."""
    return rows[min(len(rows) - 1, len(rows) * percent // 100)]
