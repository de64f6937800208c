"""How fast a game is on one core: decisions, games and copies per second, bytes per state."""

from __future__ import annotations

import gc
import time
import tracemalloc
from dataclasses import dataclass
from statistics import median
from typing import Any

import carrack.core.game
from carrack.core.chance import Seeded, derived_seed
from carrack.core.game import OVER, Game, State, checked_options
from carrack.core.playout import Count, Dice, play_out

COPIES = 2000
SEED = 20


@dataclass(frozen=True)
class Speed:
    """What was measured for one number of players; rates are medians of the repeats.

    `decisions` are choices among two or more legal moves, `moves` the forced ones too.
    `bytes_per_state` is what a copy takes beyond all that copies share.
    """

    players: int
    games: int
    repeats: int
    decisions_per_game: float
    moves_per_game: float
    decisions_per_second: float
    moves_per_second: float
    games_per_second: float
    copies_per_second: float
    bytes_per_state: int

    def to_json(self) -> dict[str, Any]:
        """As plain data, rounded to what a measurement can tell."""
        return {key: round(value, 2) for key, value in vars(self).items()}


def is_compiled() -> bool:
    """Whether the engine runs as machine code made by mypyc."""
    return not str(carrack.core.game.__file__).endswith(".py")


def measure(game: Game[Any], players: int, games: int, repeats: int) -> Speed:
    """Plays the same random games `repeats` times, after one round that counts for nothing."""
    play_games(game, players, games)  # fills the tables that games share
    rounds = [play_games(game, players, games) for _ in range(repeats)]
    count = rounds[0][0]
    seconds = median(duration for _, duration in rounds)
    moves = count.decisions + count.forced
    state = position_within(game, players)
    return Speed(
        players,
        games,
        repeats,
        count.decisions / games,
        moves / games,
        count.decisions / seconds,
        moves / seconds,
        games / seconds,
        copies_per_second(state, repeats),
        bytes_per_state(state),
    )


def play_games(game: Game[Any], players: int, games: int) -> tuple[Count, float]:
    """Random games from set-up to end: what was counted, and the seconds they took.

    With the options by which random players end a game soon.
    """
    count = Count()
    options = checked_options(game, players, game.quick_options())
    start = time.perf_counter()
    for number in range(games):
        seed = derived_seed(SEED, number)
        chance = Seeded(seed)
        state: State = game.setup(players, options, chance)
        play_out(game, state, chance, Dice(seed, players), count)
    return count, time.perf_counter() - start


def position_within(game: Game[Any], players: int) -> State:
    """A position from the middle of a random game, where states are neither empty nor full."""
    options = checked_options(game, players, game.quick_options())
    length = play_games(game, players, 1)[0]
    seed = derived_seed(SEED, 0)
    chance, dice = Seeded(seed), Dice(seed, players)
    state: State = game.setup(players, options, chance)
    for number in range((length.decisions + length.forced) // 2):
        if state.seat == OVER:
            break
        game.apply(state, game.legal(state).sample(dice.at(state.seat, number + 1)), chance)
    return state


def copies_per_second(state: State, repeats: int) -> float:
    """How often a position is copied in a second."""
    durations: list[float] = []
    for _ in range(repeats):
        start = time.perf_counter()
        for _ in range(COPIES):
            state.copy()
        durations.append(time.perf_counter() - start)
    return COPIES / median(durations)


def bytes_per_state(state: State) -> int:
    """The memory that one more copy takes."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        copies = [state.copy() for _ in range(COPIES)]
        taken = tracemalloc.get_traced_memory()[0] - before
        return taken // len(copies)
    finally:
        tracemalloc.stop()
