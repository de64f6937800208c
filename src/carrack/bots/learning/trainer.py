"""Training: games are played, then learnt from, round by round.

A round plays `settings.games_per_round` games with the present network, adds their positions with
their TD(λ) returns to the replay buffer, and takes gradient steps on positions drawn from it.
Everything depends only on the settings and the number of the round, so an interrupted training
continues as if it had not been, and with any number of workers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from math import ceil
from typing import Any

import numpy as np

from carrack.bots.learning import game_specs
from carrack.bots.learning.ablation import omitted
from carrack.bots.learning.arrays import Real
from carrack.bots.learning.game_specs import GameSpec
from carrack.bots.learning.integer_network import ValueNetwork
from carrack.bots.learning.net import Adam, Loss, Parameters, forward, fresh, gradient, loss_of
from carrack.bots.learning.progress import Account, Test
from carrack.bots.learning.quantization import Scales, measured, quantized
from carrack.bots.learning.replay_buffer import ReplayBuffer, Samples
from carrack.bots.learning.selfplay import SelfPlayedGame, TrainingGames
from carrack.bots.learning.settings import TrainingSettings
from carrack.bots.learning.targets import returns
from carrack.bots.learning.weights import features_hash
from carrack.core.chance import SEEDED_1, seeded
from carrack.core.game import Game, checked_options
from carrack.core.identity import check_rules
from carrack.core.knowledge import knowledge_of
from carrack.workers.pool import Pool
from carrack.workers.work import Stop


class TrainingError(ValueError):
    """Such a training is not possible; the message says why."""


class Interrupted(Exception):
    """Somebody asked to stop; what was begun must be dropped."""


@dataclass
class Training:
    """Everything that a training has come to: the content of a checkpoint.

    `steps` are in the optimiser, `seconds` is the working time of all sittings, `log` has one line
    for every test. `features` is the hash of what the network sees (`features_hash`).
    """

    settings: TrainingSettings
    net: Parameters
    adam: Adam
    window: ReplayBuffer
    scales: Scales | None = None
    games: int = 0
    positions: int = 0
    seconds: float = 0.0
    account: Account = field(default_factory=Account)
    log: list[dict[str, Any]] = field(default_factory=list)
    features: str = ""

    def judge(self) -> ValueNetwork:
        """The network in whole numbers. Raises TrainingError before the first round."""
        if self.scales is None:
            raise TrainingError("nothing has been learnt yet: finish one round first")
        return quantized(self.net, self.scales)


def begin(game: Game[Any], settings: TrainingSettings) -> Training:
    """A training before its first game. Raises TrainingError."""
    knowledge = knowledge_of(game)
    shared, sides = len(knowledge.shared_features()), len(knowledge.side_features())
    if not sides:
        raise TrainingError(
            f"{game.title} has no features to learn from; its knowledge must name some "
            "(side_features in carrack.core.knowledge)"
        )
    for players in settings.players:
        if not game.least_players <= players <= game.most_players:
            bounds = f"{game.least_players} to {game.most_players}"
            raise TrainingError(f"{game.title} is for {bounds} players, not {players}")
        if game.sides(players) < 2:
            raise TrainingError(f"with {players} player there is nobody to win against")
        try:
            checked_options(game, players, dict(settings.options))
        except ValueError as error:
            raise TrainingError(str(error)) from None
    check_ruling(game, settings)
    try:
        omitted(knowledge, settings.without)
    except ValueError as error:
        raise TrainingError(str(error)) from None
    random = np.random.default_rng([settings.seed, 0])
    net = fresh(shared, sides, settings.hidden, random)
    features = features_hash(knowledge)
    return Training(
        settings, net, Adam(net), ReplayBuffer(settings.replay_buffer), features=features
    )


def check_ruling(game: Game[Any], settings: TrainingSettings) -> None:
    """Raise TrainingError for rules or luck that are not known here."""
    try:
        check_rules(game, settings.rules or game.unnamed_rules())
        seeded(settings.luck or SEEDED_1, 0)
    except ValueError as error:
        raise TrainingError(str(error)) from None


class Trainer:
    """Continues a training, with a pool that plays its games."""

    def __init__(self, game: Game[Any], training: Training, pool: Pool) -> None:
        self.game = game
        self.training = training
        self.pool = pool

    def round(self, stop: Stop, finished: Callable[[], None]) -> None:
        """Play and learn one round; test if it is time. `finished` is called after each game.

        Raises Interrupted; what was cut off, the games or the test, remains to be done by the next
        call.
        """
        if not self._test_is_due():
            self._play(stop, finished)
        if self._test_is_due():
            self._log(stop)

    def _test_is_due(self) -> bool:
        training, every = self.training, self.training.settings.eval_every
        last = training.log[-1]["games"] if training.log else 0
        return bool(training.games // every > last // every)

    def _play(self, stop: Stop, finished: Callable[[], None]) -> None:
        """Play the games of a round, and learn from them."""
        start = time.perf_counter()
        training, settings = self.training, self.training.settings
        numbers = range(training.games + 1, training.games + settings.games_per_round + 1)
        orders = [game_specs.lesson(self.game, settings, number) for number in numbers]
        judge = None if training.scales is None else training.judge()
        played = []
        for one in self._played(judge, orders, stop):
            played.append(one)
            finished()
        self._learn(played)
        training.seconds += time.perf_counter() - start

    def _played(
        self, judge: ValueNetwork | None, orders: list[GameSpec], stop: Stop
    ) -> Iterator[SelfPlayedGame]:
        """The games of the specs, in their order. Raises Interrupted."""
        work, count = TrainingGames(self.training.settings, type(self.game).__module__, judge), 0
        with closing(self.pool.map(work, orders, stop, "game")) as answers:
            for _, played in answers:
                count += 1
                yield played
        if count < len(orders):
            raise Interrupted

    def _learn(self, played: list[SelfPlayedGame]) -> None:
        training = self.training
        if training.scales is None:
            omissions = omitted(knowledge_of(self.game), training.settings.without)
            training.scales = _scales_of(played).without(omissions)
        for one in played:
            training.games += 1
            self._file(one, training.scales)
        self._steps(sum(len(one.shared) for one in played), training.scales)

    def _file(self, played: SelfPlayedGame, scales: Scales) -> None:
        """Add a game to the replay buffer and to the account."""
        training, account = self.training, self.training.account
        account.games += 1
        account.cut += played.cut
        if not len(played.shared):
            return
        ends = ends_of(played, scales)
        predicted = self._predicted(ends, scales)
        decay = training.settings.td_lambda
        if game_specs.imitated(training.settings, training.games):
            decay = 1.0  # an untrained network's predictions are worthless
        training.window.add(
            Samples(
                played.shared,
                played.rows,
                returns(predicted[0], played.wins, decay),
                returns(predicted[1], ends.points[0], decay),
            )
        )
        training.positions += len(played.shared)
        account.positions += len(played.shared)

    def _predicted(self, ends: Samples, scales: Scales) -> tuple[Real, Real]:
        """The network's predictions for a game's positions; compares them with the result."""
        training, account = self.training, self.training.account
        batch = ends.batch(scales)
        predicted = forward(training.net, batch.shared, batch.rows)
        account.fresh += loss_of(training.net, batch)
        account.calibrate(predicted[0], ends.wins[0])
        return predicted

    def _steps(self, positions: int, scales: Scales) -> None:
        """Take as many steps as make each position used `reuse` times while it is kept."""
        training, settings = self.training, self.training.settings
        if not training.window.positions:
            return
        count = ceil(settings.sample_reuse * positions / settings.batch_size)
        rate = settings.rate_after(training.games)
        random = np.random.default_rng([settings.seed, training.games])
        for batches in training.window.batches(scales, count, settings.batch_size, random):
            slope = {name: np.zeros_like(part) for name, part in training.net.items()}
            for batch in batches:
                part, loss = gradient(training.net, batch, settings.points_weight)
                training.account.learnt += loss
                for name in slope:
                    slope[name] += part[name] / np.float32(settings.batch_size)
            training.adam.step(training.net, slope, rate, settings.weight_decay)

    def _log(self, stop: Stop) -> None:
        """Test the network, and write a line of the log."""
        training = self.training
        assert training.scales is not None
        line = {
            "games": training.games,
            "positions": training.positions,
            "seconds": round(training.seconds, 1),
            **training.account.line(training.scales.points_spread),
            "test": self.test(stop).to_json(),
        }
        training.log.append(line)
        training.account = Account()

    def test(self, stop: Stop) -> Test:
        """Play against the advice: the same games every time. Raises Interrupted."""
        blocks = game_specs.tests(self.training.settings)
        orders = [deal for block in blocks for deal in block]
        played = list(self._played(self.training.judge(), orders, stop))
        won, points, others = [], [], []
        for deal, one in zip(orders, played, strict=True):
            seat = next(s for s in range(deal.players) if s not in deal.advised)
            won.append(float(one.wins[seat]))
            points.append(float(one.points[seat]))
            others.append(float(np.delete(one.points, seat).mean()))
        size = len(blocks[0]) if blocks else 1
        return Test(
            orders[0].players if orders else 0,
            size,
            tuple(sum(won[i : i + size]) for i in range(0, len(won), size)),
            sum(points) / max(1, len(points)),
            sum(others) / max(1, len(others)),
        )


def ends_of(played: SelfPlayedGame, scales: Scales) -> Samples:
    """The positions of a game, each with the result of the game."""
    shape = played.rows.shape[:2]
    points = ((played.points - scales.points_mean) / scales.points_spread).astype(np.float32)
    ends = np.broadcast_to(played.wins, shape), np.broadcast_to(points, shape)
    return Samples(played.shared, played.rows, *ends)


def _scales_of(played: list[SelfPlayedGame]) -> Scales:
    """The scales measured in the first games. Raises TrainingError if nothing can be measured."""
    some = [one for one in played if len(one.shared)]
    if not some:
        raise TrainingError(
            "no turn of the first games ended where a position could be kept; "
            "does the game's knowledge name the move that ends a turn (end_move)?"
        )
    return measured(
        np.concatenate([one.shared for one in some]),
        np.concatenate([one.rows.reshape(-1, one.rows.shape[2]) for one in some]),
        np.concatenate([one.points for one in some]),
    )


__all__ = ["Interrupted", "Loss", "Trainer", "Training", "TrainingError", "begin"]
