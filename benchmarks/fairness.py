"""How fair the maps of The Dutch East Indies are: wins by home island and by place in turn order.

    python benchmarks/fairness.py [--players 2 3 4] [--games N] [--seed 1] [--map FILE] [--jobs 2]

All seats are `greedy`, who begins is drawn. Without ``--games`` so many games are played that the
95 % interval of each home's share of wins is one point to either side. Shares are of the games that
somebody won. ``--map`` measures a map of one's own; ``--plot FILE`` draws the shares and the
rounds that games took (needs ``pip install '.[plots]'``).
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from dei_games import rounds_of

from carrack.arena.reports import plots
from carrack.arena.tournament.intervals import Interval
from carrack.core.chance import derived_seed
from carrack.games.dutch_east_indies.box.edition import load_chart
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from games import Noted, answers, at_share

NORMAL = 1.96  # standard deviations of a 95 % interval
POINT = 0.01
ORDINALS = ("first", "second", "third", "fourth")
LATE = 60  # rounds within which games end nearly always
QUANTILES = (("median", 50), ("quartiles", 25), ("and", 75), ("99 %", 99))

Outcome = tuple[str, int, int, int]  # title of the map, home that won, its place in turn, rounds


@dataclass
class Sample:
    """What the games on one map showed."""

    title: str
    players: int
    games: int = 0
    homes: Counter[int] = field(default_factory=Counter)  # wins by home island
    places: Counter[int] = field(default_factory=Counter)  # wins by place in turn order
    rounds: list[int] = field(default_factory=list)  # of games won, sorted

    @property
    def won(self) -> int:
        """Games that somebody won before the limit."""
        return len(self.rounds)


def main() -> None:
    options = parser().parse_args()
    players = [load_chart(str(options.map)).players] if options.map else options.players
    samples = [measured(count, options) for count in players]
    print("\n\n".join([report(sample, options) for sample in samples]))
    if options.plot:
        plot(samples, options.plot)


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    arguments.add_argument("--games", type=int, default=0, help="for each number of players")
    arguments.add_argument("--map", type=Path, help="file of a map, instead of the standard ones")
    arguments.add_argument("--rounds", type=int, default=200, help="a game ends without a winner")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=1, help="processes")
    arguments.add_argument("--plot", help="file of the picture to draw")
    return arguments


# --- playing ---------------------------------------------------------------------------------


def measured(players: int, options: argparse.Namespace) -> Sample:
    """Play the games for one number of players."""
    chosen: dict[str, Any] = {"rounds": options.rounds}
    if options.map:
        chosen["map"] = options.map.read_text(encoding="utf-8")
    seeds = [derived_seed(options.seed, n) for n in range(options.games or games_for(players))]
    return tallied(players, answers(partial(outcome, players, chosen), seeds, options.jobs))


def games_for(players: int) -> int:
    """Games after which the share of wins of an equal home is known to a point (95 %)."""
    share = 1 / players
    return math.ceil(share * (1 - share) * (NORMAL / POINT) ** 2)


def outcome(players: int, chosen: dict[str, Any], seed: int) -> Outcome:
    """Play one game; home −1: nobody won it."""
    s = Noted(GAME, ["greedy"] * players, chosen, seed).play_out()
    assert isinstance(s, Dei)
    return s.world.plan.title, s.winner, (s.winner - s.start) % players, rounds_of(s)


def tallied(players: int, outcomes: Iterable[Outcome]) -> Sample:
    """Add up the games."""
    sample = Sample("", players)
    for title, home, place, rounds in outcomes:
        sample.title = title
        sample.games += 1
        if home >= 0:
            sample.homes[home] += 1
            sample.places[place] += 1
            sample.rounds.append(rounds)
    sample.rounds.sort()
    return sample


# --- what came of it -------------------------------------------------------------------------


def report(sample: Sample, options: argparse.Namespace) -> str:
    """The figures as text."""
    players, rounds = sample.players, sample.rounds
    late = sum([count > LATE for count in rounds]) + sample.games - sample.won
    lines = [
        f"{sample.title}, {players} players, {sample.games} games of greedy, seed {options.seed}",
        *[share_line(f"home island {n + 1}", sample.homes[n], sample) for n in range(players)],
        *[share_line(f"{ORDINALS[n]} in turn", sample.places[n], sample) for n in range(players)],
    ]
    if rounds:
        parts = ", ".join([f"{name} {at_share(rounds, part)}" for name, part in QUANTILES])
        lines.append(f"rounds: {parts}, {rounds[0]} to {rounds[-1]}")
    lines.append(
        f"over {LATE} rounds: {late} games ({100 * late / sample.games:.2f} %), "
        f"without a winner after {options.rounds}: {sample.games - sample.won}"
    )
    return "\n".join(lines)


def share_line(who: str, wins: int, sample: Sample) -> str:
    """A share of wins with its 95 % interval, and how far it is from that of equals."""
    share, half = 100 * wins / max(1, sample.won), 100 * interval(wins, sample.won)
    off = share - 100 / sample.players
    return f"{who:<15}{wins:>6} wins  {share:5.1f} % ± {half:.1f}  {off:+.1f} points"


def interval(wins: int, games: int) -> float:
    """Half of the 95 % interval of a share."""
    share = wins / max(1, games)
    return NORMAL * math.sqrt(share * (1 - share) / max(1, games))


def plot(samples: list[Sample], file: str) -> None:
    """Draw how far wins by home and by place in turn are from equal, and how long games are."""
    with plots.panels(file, (12, 3.6), across=3) as (left, middle, right):
        for number, sample in enumerate(samples):
            deviations(left, sample.homes, sample, number)
            deviations(middle, sample.places, sample, number)
            shares = [100 * (n + 1) / sample.games for n in range(sample.won)]
            style = {"color": plots.COLOURS[number], "linestyle": plots.LINES[number]}
            right.step(sample.rounds, shares, label=f"{sample.players} players", **style)
        right.set_xlim(0, LATE)
        left.set(xlabel="home island", ylabel="points from its share of wins")
        middle.set(xlabel="place in turn order", ylabel="points from its share of wins")
        right.set(xlabel="rounds", ylabel="% of games won by then")
        right.legend()
    print(f"drew {file}")


def deviations(axes: Any, wins: Counter[int], sample: Sample, number: int) -> None:
    """Points with their intervals, one for each seat."""
    axes.axhspan(-2, 2, color="0.94", zorder=0)
    axes.axhline(0, color=plots.FAINT, linewidth=0.8)
    at = [n + 1 + plots.offset(number, 3, 0.16) for n in range(sample.players)]
    off = [100 * (wins[n] / sample.won - 1 / sample.players) for n in range(sample.players)]
    half = [100 * interval(wins[n], sample.won) for n in range(sample.players)]
    bounds = [Interval(o, o - h, o + h) for o, h in zip(off, half, strict=True)]
    plots.estimates(axes, at, bounds, upright=True, **plots.look(number))
    axes.xaxis.get_major_locator().set_params(integer=True)


if __name__ == "__main__":
    main()
