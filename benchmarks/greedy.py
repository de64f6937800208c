"""How `greedy` plays: points, posts, land built over, actions chosen, games won, time per decision.

    python benchmarks/greedy.py [--players 3] [--games 100] [--against random] [--seed 1]

All seats are `greedy`; with ``--against random`` seats take turns at being it, one a game.
"""

import argparse
import time
from collections import Counter
from typing import Any

from carrack.core.chance import Seeded, derived_seed
from carrack.core.game import OVER, Move, checked_options
from carrack.core.playout import Dice
from carrack.core.seat import for_seat
from carrack.games.amerigo.components import COLOURS
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.greedy import advise
from carrack.games.amerigo.state import Amerigo

CHOICES = (*COLOURS, "gold", "cubes")


class Tally:
    """What is counted over all games, of seats that `greedy` plays."""

    def __init__(self) -> None:
        self.games = self.won = self.seats = self.decisions = self.posts = 0
        self.built = 0.0  # share of the land, summed over games
        self.completed = 0.0  # share of the islands, likewise
        self.seconds = 0.0
        self.points: list[int] = []
        self.best: list[int] = []
        self.rivals: list[int] = []
        self.choices: Counter[str] = Counter()
        self.sources: Counter[str] = Counter()


def main() -> None:
    options = parser().parse_args()
    tally = Tally()
    for number in range(options.games):
        seats = list(range(options.players))
        if options.against:
            seats = [number % options.players]
        play_game(tally, options.players, seats, derived_seed(options.seed, number))
    print(report(tally, options))


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    arguments.add_argument("--players", type=int, default=3)
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--against", choices=["random"], help="who sits in the other seats")
    arguments.add_argument("--seed", type=int, default=1)
    return arguments


def play_game(tally: Tally, players: int, seats: list[int], seed: int) -> None:
    """One game to its end, in which `greedy` plays some seats and chance the others."""
    chance, dice = Seeded(seed), Dice(seed, players)
    state = GAME.setup(players, checked_options(GAME, players, {}), chance)
    state.events = []
    decision = 0
    while state.seat != OVER:
        decision += 1
        stream = dice.at(state.seat, decision)
        if state.seat in seats:
            move = decide(tally, state, stream)
        else:
            move = GAME.legal(state).sample(stream)
        GAME.apply(state, move, chance)
    count_game(tally, state, seats)


def decide(tally: Tally, state: Amerigo, stream: Any) -> Move:
    """What `greedy` advises, timed."""
    handle = for_seat(GAME, state, stream)
    start = time.process_time()
    move = advise(handle, stream)
    tally.seconds += time.process_time() - start
    tally.decisions += 1
    if move.notation in CHOICES:
        tally.choices[move.notation] += 1
    return move


def count_game(tally: Tally, s: Amerigo, seats: list[int]) -> None:
    """Adds up what a finished game shows."""
    result = GAME.result(s)
    tally.games += 1
    tally.best.append(max(result.points))
    tally.won += result.places.index(1) in seats
    land = sum([len(island.squares) for island in s.world.islands])
    tally.built += 1 - sum([mask.bit_count() for mask in s.free]) / land
    tally.completed += s.free.count(0) / len(s.free)
    for seat in range(s.players):
        if seat in seats:
            tally.seats += 1
            tally.points.append(result.points[seat])
            tally.posts += s.world.edition.post_limit - s.posts_left[seat]
        else:
            tally.rivals.append(result.points[seat])
    for event in s.events or []:
        if event.seat in seats and event.data.get("points"):
            tally.sources[event.data["source"]] += event.data["points"]


def report(tally: Tally, options: argparse.Namespace) -> str:
    """The figures as text."""
    turns, seats = sum(tally.choices.values()), tally.seats
    against = f" against {options.against}" if options.against else ""
    lines = [
        f"{options.players} players, {tally.games} games, greedy{against}, seed {options.seed}",
        f"points {spread(tally.points)}, winners {spread(tally.best)}",
        f"won {tally.won} of {tally.games}; posts {tally.posts / seats:.1f} a seat",
        f"land built over {tally.built / tally.games:.0%}, "
        f"islands completed {tally.completed / tally.games:.0%}",
        "chosen " + ", ".join([f"{name} {tally.choices[name] / turns:.1%}" for name in CHOICES]),
        "points by source "
        + ", ".join([f"{name} {n / seats:.1f}" for name, n in tally.sources.most_common()]),
        f"time {1000 * tally.seconds / tally.decisions:.2f} ms a decision, "
        f"{1000 * tally.seconds / seats:.0f} ms a seat and game",
    ]
    if tally.rivals:
        lines.insert(2, f"points of the others {spread(tally.rivals)}")
    return "\n".join(lines)


def spread(values: list[int]) -> str:
    """Mean, least and most."""
    return f"{sum(values) / len(values):.1f} ({min(values)} to {max(values)})"


if __name__ == "__main__":
    main()
