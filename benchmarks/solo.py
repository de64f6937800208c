"""How hard the automaton of The Dutch East Indies is: games that `greedy` wins, level by level.

    python benchmarks/solo.py [--games 2000] [--levels easy medium hard expert] [--seed 1]

Every level plays the same seeds. Won, with its 95 % interval, lost, and unfinished after
``--rounds`` rounds; then what the automaton did. ``--edition`` measures solo cards of one's own
(DEI-SOLO-16).
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from dei_games import rounds_of

from carrack.core.chance import derived_seed
from carrack.games.dutch_east_indies.chapters.winning import wanted_points
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import AUTOMATON, HUMAN, LEVEL_NAMES, Dei
from games import Noted, answers, at_share

NORMAL = 1.96  # standard deviations of a 95 % interval
COUNTED = ("solo-took", "solo-upgraded", "solo-hunts", "solo-passed", "solo-shuffled")


@dataclass
class Level:
    """What the games of one level showed; events are the automaton's."""

    games: int = 0
    won: int = 0
    lost: int = 0
    spices: int = 0  # at the automaton's home in games that it did not win
    rounds: list[int] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)


def main() -> None:
    options = parser().parse_args()
    print(f"{options.games} games a level, greedy against the automaton, seed {options.seed}")
    for name in options.levels:
        print(report(name, measured(name, options)))


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--levels", nargs="+", choices=LEVEL_NAMES, default=LEVEL_NAMES)
    arguments.add_argument("--edition", default="reconstructed")
    arguments.add_argument("--rounds", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=1, help="processes")
    return arguments


def measured(name: str, options: argparse.Namespace) -> Level:
    """Play the games of a level."""
    chosen = {"level": name, "rounds": options.rounds, "edition": options.edition}
    seeds = [derived_seed(options.seed, n) for n in range(options.games)]
    return tallied(answers(partial(outcome, chosen), seeds, options.jobs))


def outcome(chosen: dict[str, int | str], seed: int) -> tuple[int, int, int, Counter[str]]:
    """Play one game: winner, rounds, spices at the automaton's home, what it did."""
    game = Noted(GAME, ["greedy"], chosen, seed)
    s = game.play_out()
    assert isinstance(s, Dei)
    kinds = [counted_as(event.kind, event.seat) for event in game.events]
    return s.winner, rounds_of(s), wanted_points(s, AUTOMATON), Counter(kinds)


def counted_as(kind: str, side: int) -> str:
    """What an event is counted as: battles by who attacked."""
    return f"{kind} by {('the human', 'the automaton')[side]}" if kind == "battle" else kind


def tallied(outcomes: Iterable[tuple[int, int, int, Counter[str]]]) -> Level:
    """Add up the games."""
    level = Level()
    for winner, rounds, spices, events in outcomes:
        level.games += 1
        level.won += winner == HUMAN
        level.lost += winner == AUTOMATON
        level.spices += spices if winner != AUTOMATON else 0
        level.rounds.append(rounds)
        level.events.update(events)
    level.rounds.sort()
    return level


def report(name: str, level: Level) -> str:
    """Two lines about a level."""
    share = level.won / level.games
    margin = NORMAL * math.sqrt(share * (1 - share) / level.games)
    others = max(1, level.games - level.lost)
    counted = [kind for kind in sorted(level.events) if kind in COUNTED or "battle by" in kind]
    did = ", ".join(f"{kind} {level.events[kind] / level.games:.1f}" for kind in counted)
    return (
        f"{name:6} won {share:6.1%} ± {margin:.1%}, lost {level.lost / level.games:.1%}, "
        f"unfinished {level.games - level.won - level.lost}; rounds median "
        f"{at_share(level.rounds, 50)}, nine in ten within {at_share(level.rounds, 90)}; "
        f"spices of a beaten automaton {level.spices / others:.1f}\n       a game: {did}"
    )


if __name__ == "__main__":
    main()
