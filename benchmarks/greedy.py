"""How `greedy` plays: points, posts, land built over, actions chosen, games won, time per decision.

    python benchmarks/greedy.py [--players 3] [--games 100] [--against random] [--seed 1]

All seats are `greedy`; with ``--against random`` seats take turns at being it, one a game.
"""

import argparse
from collections import Counter

from carrack.core.chance import derived_seed
from carrack.games.amerigo.components import COLOURS
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.state import Amerigo
from games import Noted, Times, arguments, measured_seats, names_of

CHOICES = (*COLOURS, "gold", "cubes")


class Tally:
    """What is counted over all games, of seats that `greedy` plays."""

    def __init__(self) -> None:
        self.games = self.won = self.seats = self.posts = 0
        self.built = 0.0  # share of the land, summed over games
        self.completed = 0.0  # share of the islands, likewise
        self.points: list[int] = []
        self.best: list[int] = []
        self.rivals: list[int] = []
        self.choices: Counter[str] = Counter()
        self.sources: Counter[str] = Counter()


def main() -> None:
    options = arguments(__doc__, players=3).parse_args()
    tally, times = Tally(), Times()
    for number in range(options.games):
        seats = measured_seats(options, number)
        game = Noted(GAME, names_of(options.players, seats), {}, derived_seed(options.seed, number))
        game.play_out()
        times.add(game, seats)
        count_game(tally, game, seats)
    print(report(tally, times, options))


def count_game(tally: Tally, game: Noted, seats: list[int]) -> None:
    """Add up what a finished game shows."""
    s = game.state
    assert isinstance(s, Amerigo)
    result = GAME.result(s)
    notations = [move.notation for seat, move in game.choices if seat in seats]
    tally.choices.update([notation for notation in notations if notation in CHOICES])
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
    for event in game.events:
        if event.seat in seats and event.data.get("points"):
            tally.sources[event.data["source"]] += event.data["points"]


def report(tally: Tally, times: Times, options: argparse.Namespace) -> str:
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
        f"time {1000 * sum(times.turns) / times.decisions:.2f} ms a decision, "
        f"{1000 * sum(times.turns) / seats:.0f} ms a seat and game",
    ]
    if tally.rivals:
        lines.insert(2, f"points of the others {spread(tally.rivals)}")
    return "\n".join(lines)


def spread(values: list[int]) -> str:
    """Mean, least and most."""
    return f"{sum(values) / len(values):.1f} ({min(values)} to {max(values)})"


if __name__ == "__main__":
    main()
