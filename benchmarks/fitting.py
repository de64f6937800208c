"""How well networks of different sizes and settings learn how games of the advice end.

    python benchmarks/fitting.py dutch-east-indies --hidden 32 64 --sample-reuse 3 8 --games 6000

The games are played once, by the advice and its other styles; every combination of settings learns
from all of them, in the same order. What counts is the loss in other games, from which none has
learnt. So settings are compared in minutes which in whole trainings take hours; what a network is
worth at the table only games show (`carrack arena`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from itertools import product
from time import perf_counter
from typing import Any

from asked import game_name, whole

# isort: split
import numpy as np  # only now: `asked` has confined it to one core

from carrack.bots.learning import game_specs
from carrack.bots.learning.net import Loss, loss_of
from carrack.bots.learning.selfplay import SelfPlayedGame, TrainingGames
from carrack.bots.learning.settings import TrainingSettings
from carrack.bots.learning.trainer import Trainer, Training, begin, ends_of
from carrack.core.registry import find_game
from carrack.workers.pool import Pool, never

TUNED = {"hidden": int, "sample_reuse": float, "weight_decay": float, "learning_rate": float}
NEVER = 10**9
EVERYTHING = 10**8  # positions


class PlayedGames(Pool):
    """A pool that plays nothing: it hands out games that were played before."""

    def __init__(self, games: list[SelfPlayedGame]) -> None:
        super().__init__(1)
        self.games = iter(games)

    def map(self, work: Any, jobs: Iterable[Any], stop: Any = never, noun: str = "") -> Any:
        """The next games."""
        for job in jobs:
            yield job, next(self.games)


def main() -> None:
    options = parser().parse_args()
    game = find_game(options.game)
    players = tuple(options.players or range(max(2, game.least_players), game.most_players + 1))
    settings = TrainingSettings(
        options.game,
        players,
        seed=options.seed,
        imitation_games=NEVER,
        eval_every=NEVER,
        replay_buffer=EVERYTHING,
    )
    numbers = range(1, options.games + options.held_out + 1)
    orders = [game_specs.lesson(game, settings, number) for number in numbers]
    work = TrainingGames(settings, type(game).__module__, None)
    played = [one for _, one in Pool(options.jobs).map(work, orders)]
    for chosen in combinations(options):
        start = perf_counter()
        training = learnt(replace(settings, **chosen), played[: options.games])
        loss = loss_in(training, played[options.games :])
        row = {
            "game": options.game,
            "players": players,
            **chosen,
            "games": training.games,
            "positions": training.positions,
            "loss": round(loss.wins / loss.positions, 4),
            "points_off": round(points_off(training, loss), 3),
            "seconds": round(perf_counter() - start, 1),
        }
        print(json.dumps(row), flush=True)


def combinations(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Every combination of the settings that were named; defaults for the others."""
    defaults = asdict(TrainingSettings("", ()))
    values = [getattr(options, name) or [defaults[name]] for name in TUNED]
    for chosen in product(*values):
        yield dict(zip(TUNED, chosen, strict=True))


def learnt(settings: TrainingSettings, games: list[SelfPlayedGame]) -> Training:
    """A network that has seen all games, in whole rounds."""
    game = find_game(settings.game)
    training = begin(game, settings)
    trainer = Trainer(game, training, PlayedGames(games))
    for _ in range(len(games) // settings.games_per_round):
        trainer.round(never, nothing)
    return training


def loss_in(training: Training, games: Iterable[SelfPlayedGame]) -> Loss:
    """What the network misses in games that it has not learnt from."""
    scales, total = training.scales, Loss()
    assert scales is not None
    for one in games:
        if len(one.shared):
            total += loss_of(training.net, ends_of(one, scales).batch(scales))
    return total


def points_off(training: Training, loss: Loss) -> float:
    """The root of the mean square of the error of points, in points."""
    assert training.scales is not None
    return float(np.sqrt(loss.points / loss.positions)) * training.scales.points_spread


def nothing() -> None:
    """Nobody waits for news."""


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    arguments.add_argument("game", type=game_name)
    for name, kind in TUNED.items():
        arguments.add_argument(f"--{name}", type=kind, nargs="+", help="values to compare")
    arguments.add_argument("--games", type=whole(64), default=6000)
    arguments.add_argument("--held-out", type=whole(1), default=1500)
    arguments.add_argument("--players", type=whole(1), nargs="+", help="(default: 2 and more)")
    arguments.add_argument("--seed", type=whole(0), default=1)
    arguments.add_argument("--jobs", type=whole(1), default=1, help="processes")
    return arguments


if __name__ == "__main__":
    main()
