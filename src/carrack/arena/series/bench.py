"""Measurements of a game: its speed on one core, its start, and its memory."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
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
    """Measurements for one number of players; rates are medians of the repeats.

    `decisions` are choices among two or more legal moves, `moves` the forced ones too. Rates
    include set-up, which takes `setup_seconds` per game. With `one_map` all games start from copies
    of one position. `bytes_per_state` is the memory of a copy, without what copies share.
    """

    players: int
    one_map: bool
    games: int
    repeats: int
    setup_seconds: float
    decisions_per_game: float
    moves_per_game: float
    decisions_per_second: float
    moves_per_second: float
    games_per_second: float
    copies_per_second: float
    bytes_per_state: int

    def to_json(self) -> dict[str, Any]:
        """As plain data, rounded to meaningful digits."""
        return {
            key: round(value, 7 if key == "setup_seconds" else 2)
            for key, value in vars(self).items()
        }


class TimedGames:
    """Counts of random games, with the seconds of set-up and play."""

    def __init__(self) -> None:
        self.count = Count()
        self.games = 0
        self.setup = 0.0
        self.play = 0.0

    @property
    def moves(self) -> int:
        """All moves, forced ones included."""
        return self.count.decisions + self.count.forced

    @property
    def seconds(self) -> float:
        """Set-up and play together."""
        return self.setup + self.play


@dataclass(frozen=True)
class Start:
    """Measurements in new Python processes.

    `first_game_seconds` pass from starting Python to the end of the first random game;
    `first_game_cpu` of them are processor time. `simulated_bytes` is the peak memory of `carrack
    simulate` for `games` games, Python and libraries included.
    """

    first_game_seconds: float
    first_game_cpu: float
    simulated_bytes: int
    games: int


def is_compiled() -> bool:
    """Whether the engine runs as machine code made by mypyc."""
    return not str(carrack.core.game.__file__).endswith(".py")


def measure(
    game: Game[Any], players: int, games: int, repeats: int, *, one_map: bool = False
) -> Speed:
    """Play the same random games `repeats` times, after a warm-up round."""
    bench = Bench(game, players, one_map=one_map)
    bench.games(0, games)  # the warm-up fills the tables that games share
    rounds = [bench.games(0, games) for _ in range(repeats)]
    count, moves = rounds[0].count, rounds[0].moves
    seconds = median([timed.seconds for timed in rounds])
    state = position_within(game, players)
    return Speed(
        players,
        one_map,
        games,
        repeats,
        median([timed.setup for timed in rounds]) / games,
        count.decisions / games,
        moves / games,
        count.decisions / seconds,
        moves / seconds,
        games / seconds,
        copies_per_second(state, repeats),
        bytes_per_state(state),
    )


class Bench:
    """Random games of one kind, with the options that make random games short.

    Each is set up again (a game that draws its map draws another); with `one_map` all begin from
    copies of one position, and only what is drawn later differs.
    """

    def __init__(self, game: Game[Any], players: int, *, one_map: bool = False) -> None:
        self.game = game
        self.players = players
        self.options = checked_options(game, players, game.quick_options())
        self.start: State | None = None
        if one_map:
            self.start = game.setup(players, self.options, Seeded(derived_seed(SEED, 0)))

    def games(self, first: int, games: int) -> TimedGames:
        """Play games from number `first` on, counted and timed."""
        timed = TimedGames()
        for number in range(first, first + games):
            self.one(number, timed)
        return timed

    def one(self, number: int, timed: TimedGames) -> None:
        """Play one game, and add its counts and times."""
        begun = time.process_time()
        seed = derived_seed(SEED, number)
        chance = Seeded(seed)
        state = self.start.copy() if self.start is not None else self._set_up(chance)
        ready = time.process_time()
        play_out(self.game, state, chance, Dice(seed, self.players), timed.count)
        timed.games += 1
        timed.setup += ready - begun
        timed.play += time.process_time() - ready

    def _set_up(self, chance: Seeded) -> State:
        state: State = self.game.setup(self.players, self.options, chance)
        return state


def position_within(game: Game[Any], players: int) -> State:
    """A position from the middle of a random game, where states are neither empty nor full."""
    bench = Bench(game, players)
    length = bench.games(0, 1).moves
    seed = derived_seed(SEED, 0)
    chance, dice = Seeded(seed), Dice(seed, players)
    state: State = game.setup(players, bench.options, chance)
    for number in range(length // 2):
        if state.seat == OVER:
            break
        game.apply(state, game.legal(state).sample(dice.at(state.seat, number + 1)), chance)
    return state


def copies_per_second(state: State, repeats: int) -> float:
    """Return how many copies of a position are made in a second."""
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


# --- in processes of their own -------------------------------------------------------------------

FIRST_GAME = """
from carrack.core.chance import Seeded
from carrack.core.game import checked_options
from carrack.core.playout import Count, Dice, play_out
from carrack.core.registry import find_game

game, chance = find_game({name!r}), Seeded(1)
options = checked_options(game, {players}, game.quick_options())
state = game.setup({players}, options, chance)
play_out(game, state, chance, Dice(1, {players}), Count())
"""

# On Linux a process inherits the peak memory of its parent, so the parent here is a small one.
APART = """
import resource, subprocess, sys
program = "import sys; from carrack.cli.main import main; sys.exit(main())"
command = [sys.executable, "-c", program, *sys.argv[1:]]
code = subprocess.run(command, stdout=subprocess.DEVNULL).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(code)
"""


def measure_start(game: Game[Any], players: int, games: int, repeats: int) -> Start:
    """Measure how soon a new Python process has played a game, and the memory of many games.

    The game must be installed. Raises RuntimeError with what a process printed when it failed.
    """
    program = FIRST_GAME.format(name=game.name, players=players)
    simulate = ["simulate", game.name, "--players", str(players), "--games", str(games)]
    simulate += ["--workers", "1", "--json"]
    for name, value in game.quick_options().items():
        simulate += ["--option", f"{name}={value}"]
    starts = [_run_python(program) for _ in range(repeats)]
    *_, peak = _run_python(APART, *simulate)
    return Start(
        median([seconds for seconds, _, _ in starts]),
        median([usage.ru_utime + usage.ru_stime for _, usage, _ in starts]),
        int(peak) * (1 if sys.platform == "darwin" else 1024),
        games,
    )


def _run_python(program: str, *arguments: str) -> tuple[float, Any, str]:
    """The seconds and resources of a new Python process, and its last line. Raises RuntimeError."""
    if not hasattr(os, "wait4"):
        raise RuntimeError("this system does not report the memory of a process")
    begun = time.perf_counter()
    command = [sys.executable, "-c", program, *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        said = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(said)
    return time.perf_counter() - begun, usage, said.rstrip().rpartition("\n")[2]
