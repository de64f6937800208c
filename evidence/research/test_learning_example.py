"""The example that learns by self-play runs from beginning to end, and stays short."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"
SHORT = {"amerigo": [(1.0, {})], "dutch-east-indies": [(0.5, {"goal": 2}), (1.0, {"rounds": 1})]}


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module, with little to do."""
    spec = importlib.util.spec_from_file_location("ppo", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    spec.loader.exec_module(module)
    for name, value in {"GAMES": 4, "STEPS": 24, "BATCH": 32, "LESSONS": SHORT}.items():
        monkeypatch.setattr(module, name, value)
    return module


@pytest.mark.parametrize("game", SHORT)
def test_the_example_learns_and_tells_how_it_does(
    example: Any, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ppo.py", game, "--minutes", "0.001", "--tests", "1"])
    example.main()
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[-1]["steps"] >= 4 * 24
    assert all(0 <= each["share"] <= 1 for each in lines)


def test_its_gradients_are_those_of_its_loss(example: Any) -> None:
    """By hand, so held against differences: of the logits' product with some weights."""
    luck = np.random.default_rng(1)
    columns, values = np.arange(6), np.full(6, -1, np.int8)
    net = example.Net((columns, values, np.ones(6, np.float32)), 9, luck)
    net.p = {name: part.astype(float) for name, part in net.p.items()}
    rows = luck.integers(1, 5, (2, 6)).astype(np.int8)
    legal, sizes = np.array([3, 5, 8, 1, 5]), np.array([3, 2])
    weights, goal = luck.normal(size=5), luck.normal(size=2)

    def loss() -> float:
        value, log, _ = net.forward(rows, legal, sizes)
        return float((weights * log).sum() + (goal * value).sum())

    _, log, kept = net.forward(rows, legal, sizes)
    chance = np.exp(log)
    totals = np.repeat(np.add.reduceat(weights, [0, 3]), sizes)
    before = {name: part.copy() for name, part in net.p.items()}
    slopes = {}
    for name, at in (("w1", (2, 3)), ("w2", (1, 4)), ("query", (5, 7)), ("moves", (5, 2))):
        found = []
        for change in (1e-5, -1e-5):
            net.p[name][at] = before[name][at] + change
            found.append(loss())
        net.p[name][at] = before[name][at]
        slopes[name, at] = (found[0] - found[1]) / 2e-5
    net.learn(kept, weights - chance * totals, goal, 0.0)
    norms = {key: net.mean[key[0]][key[1]] / slope for key, slope in slopes.items() if slope}
    assert max(norms.values()) == pytest.approx(min(norms.values()), rel=1e-3)
    assert min(norms.values()) > 0


def test_the_example_can_be_read_at_a_sitting() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) <= 200
