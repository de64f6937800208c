"""The example that learns by self-play runs from beginning to end, and stays short."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

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
