"""Games of the validation of the rating come out again as they lie in the repository."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from evidence.support.compiled import run_compiled

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
GAMES = ("amerigo", "dutch-east-indies")


@pytest.fixture
def rating(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script of the validation."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    monkeypatch.delitem(sys.modules, "rating", raising=False)
    import rating  # type: ignore[import-not-found]

    return rating


@pytest.mark.parametrize("name", GAMES)
def test_three_games_are_rated_again_to_the_last_digit(name: str) -> None:
    run_compiled("rating.py", "check", name, "--games", "3")


@pytest.mark.parametrize("name", GAMES)
def test_the_strengths_stand_in_order(rating: Any, name: str) -> None:
    """In 95 of 100 pools of twenty games."""
    games = [
        rating.seats_in(line)
        for file in rating.files_of(name, "mixed")
        for line in rating.lines_in(file)
    ]
    ordered = [rating.in_order(pool) for pool in rating.pools(games, rating.POOL)]
    assert sum(ordered) / len(ordered) >= 0.95
