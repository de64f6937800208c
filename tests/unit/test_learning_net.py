"""The network that is trained: its gradient, its optimiser, and itself in whole numbers."""

from __future__ import annotations

import numpy as np
import pytest

from carrack.bots.learning.net import (
    PARTS,
    Adam,
    Parameters,
    TrainingBatch,
    forward,
    fresh,
    gradient,
    loss_of,
    softmax,
)
from carrack.bots.learning.quantization import NEVER_SEEN, Scales, measured, quantized

SHARED, SIDE, HIDDEN = 3, 5, 7
WEIGHT = 0.5


def network(seed: int = 1) -> Parameters:
    return fresh(SHARED, SIDE, HIDDEN, np.random.default_rng(seed))


def batch(sides: int, positions: int = 4, seed: int = 2) -> TrainingBatch:
    random = np.random.default_rng(seed)
    return TrainingBatch(
        random.standard_normal((positions, SHARED)).astype(np.float32),
        random.standard_normal((positions, sides, SIDE)).astype(np.float32),
        softmax(random.standard_normal((positions, sides)).astype(np.float32)),
        random.standard_normal((positions, sides)).astype(np.float32),
    )


def in_doubles(net: Parameters, one: TrainingBatch) -> tuple[Parameters, TrainingBatch]:
    """The same in double precision, in which differences can be told apart."""
    parts = [part.astype(np.float64) for part in (one.shared, one.rows, one.wins, one.points)]
    return {name: part.astype(np.float64) for name, part in net.items()}, TrainingBatch(*parts)  # type: ignore[arg-type]


def total_loss(net: Parameters, one: TrainingBatch) -> float:
    loss = loss_of(net, one)
    return loss.wins + WEIGHT * loss.points


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_gradient_is_how_the_loss_grows_with_each_parameter(sides: int) -> None:
    net, one = in_doubles(network(), batch(sides))
    slope, loss = gradient(net, one, WEIGHT)
    assert loss == loss_of(net, one)
    step = 1e-6
    for name in PARTS:
        for place in np.ndindex(net[name].shape):
            before = net[name][place]
            net[name][place] = before + step
            more = total_loss(net, one)
            net[name][place] = before - step
            less = total_loss(net, one)
            net[name][place] = before
            assert slope[name][place] == pytest.approx((more - less) / (2 * step), abs=1e-5), name


def test_the_first_step_of_adam_has_the_size_of_the_rate() -> None:
    net = network()
    before = {name: part.copy() for name, part in net.items()}
    slope, _ = gradient(net, batch(2), WEIGHT)
    Adam(net).step(net, slope, 0.01)
    for name in PARTS:
        moved = before[name] - net[name]
        some = np.abs(slope[name]) > 1e-4
        assert np.allclose(moved[some], 0.01 * np.sign(slope[name][some]), rtol=1e-2)


def test_learning_one_batch_by_heart_takes_the_loss_down() -> None:
    net, one = network(), batch(2, positions=16)
    certain = TrainingBatch(
        one.shared, one.rows, np.eye(2, dtype=np.float32)[[0, 1] * 8], one.points
    )
    adam, start = Adam(net), total_loss(net, certain)
    for _ in range(400):
        slope, loss = gradient(net, certain, WEIGHT)
        assert loss.positions == 16
        adam.step(net, {name: part / np.float32(16) for name, part in slope.items()}, 0.02)
    assert total_loss(net, certain) < 0.1 * start


def scales(random: np.random.Generator) -> Scales:
    shared = random.integers(-1000, 1001, (200, SHARED)).astype(np.int16)
    sides = random.integers(0, 30, (400, SIDE)).astype(np.int16)
    sides[:, 1] = 4  # never changes
    return measured(shared, sides, random.integers(20, 120, 50).astype(np.float32))


def test_scales_are_means_and_spreads_with_bounds() -> None:
    random = np.random.default_rng(3)
    found = scales(random)
    assert found.side_spread[1] == NEVER_SEEN
    assert found.side_mean[1] == 4
    rare = np.zeros((1000, SIDE), dtype=np.int16)
    rare[0] = 10
    spread = measured(np.zeros((5, SHARED), np.int16), rare, np.ones(3, np.float32))
    assert spread.side_spread == pytest.approx(1.0)  # a tenth of its reach, not less
    assert spread.points_spread == 1.0


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_network_in_whole_numbers_says_nearly_the_same(sides: int) -> None:
    random = np.random.default_rng(5)
    net, measure = fresh(SHARED, SIDE, 64, random), scales(random)
    net["out"] *= 4
    shared = random.integers(-1000, 1001, (50, SHARED)).astype(np.int16)
    rows = random.integers(0, 30, (50, sides, SIDE)).astype(np.int16)
    wins, points = forward(net, *measure.normal(shared, rows))
    asked = [[a.tolist(), *b.tolist()] for a, b in zip(shared, rows, strict=True)]
    judged = quantized(net, measure).judge(asked)
    assert np.array([w for w, _ in judged]) / 65536 == pytest.approx(wins, abs=0.003)
    expected = points * measure.points_spread + measure.points_mean
    assert np.array([p for _, p in judged]) / 16 == pytest.approx(expected, abs=0.1)
    assert wins.std() > 0.05  # it does not say the same of everything
