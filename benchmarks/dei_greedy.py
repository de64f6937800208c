"""How `greedy` plays The Dutch East Indies: rounds, wins, upgrades, fights, time per decision.

    python benchmarks/dei_greedy.py [--players 2] [--games 100] [--against random] [--seed 1]

All seats are `greedy`; with ``--against random`` seats take turns at being it, one a game. A game
ends without a winner after ``--rounds`` rounds.
"""

import argparse
from collections import Counter

from dei_games import rounds_of

from carrack.core.chance import derived_seed
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from games import Noted, Times, arguments, at_share, measured_seats, names_of

COUNTED = ("traded", "refused", "bought", "swapped", "upgraded", "battle", "pirate-battle")


class Tally:
    """What is counted over all games, of seats that `greedy` plays."""

    def __init__(self) -> None:
        self.games = self.won = self.seats = self.unfinished = self.first = 0
        self.rounds: list[int] = []
        self.homes: Counter[int] = Counter()
        self.events: Counter[str] = Counter()


def main() -> None:
    parser = arguments(__doc__, players=2)
    parser.add_argument("--rounds", type=int, default=60)
    options = parser.parse_args()
    tally, times = Tally(), Times()
    for number in range(options.games):
        seats = measured_seats(options, number)
        seed, rounds = derived_seed(options.seed, number), {"rounds": options.rounds}
        game = Noted(GAME, names_of(options.players, seats), rounds, seed)
        game.play_out()
        times.add(game, seats)
        count_game(tally, game, seats)
    print(report(tally, times, options))


def count_game(tally: Tally, game: Noted, seats: list[int]) -> None:
    """Add up what a finished game shows."""
    s = game.state
    assert isinstance(s, Dei)
    first = GAME.result(s).places.index(1)
    tally.games += 1
    tally.seats += len(seats)
    tally.won += first in seats
    tally.first += s.winner == s.start
    tally.unfinished += s.winner < 0
    tally.homes[first] += 1
    tally.rounds.append(rounds_of(s))
    for event in game.events:
        if event.seat in seats and event.kind in COUNTED:
            tally.events[event.kind] += 1


def report(tally: Tally, times: Times, options: argparse.Namespace) -> str:
    """The figures as text."""
    against = f" against {options.against}" if options.against else ""
    homes = ", ".join([f"{tally.homes[seat]}" for seat in range(options.players)])
    events = [f"{kind} {tally.events[kind] / tally.seats:.1f}" for kind in COUNTED]
    return "\n".join(
        [
            f"{options.players} players, {tally.games} games, greedy{against}, "
            f"seed {options.seed}, at most {options.rounds} rounds",
            f"rounds {spread(tally.rounds)}",
            f"won by greedy {tally.won}, by the seat that began {tally.first}, "
            f"by home island {homes}; without a winner {tally.unfinished}",
            "a seat and game: " + ", ".join(events),
            f"time {1000 * sum(times.turns) / times.decisions:.2f} ms a decision, "
            f"{1000 * max(times.turns):.0f} ms the longest turn (tables of a map are made once), "
            f"{times.decisions / tally.seats:.0f} decisions a seat and game",
        ]
    )


def spread(values: list[int]) -> str:
    """Quartiles, nine in ten, least and most."""
    rows = sorted(values)
    parts = [at_share(rows, percent) for percent in (25, 50, 75, 90)]
    return (
        f"median {parts[1]}, quartiles {parts[0]} and {parts[2]}, "
        f"nine in ten within {parts[3]}, {rows[0]} to {rows[-1]}"
    )


if __name__ == "__main__":
    main()
