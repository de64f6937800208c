"""Games of the validation of the rating come out again as they lie in the repository."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from evidence.support.compiled import run_compiled

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
GAMES = ("amerigo", "dutch-east-indies")


@pytest.mark.parametrize("name", GAMES)
def test_three_games_are_rated_again_to_the_last_digit(name: str) -> None:
    run_compiled("rating.py", "check", name, "--games", "3")


@pytest.mark.parametrize("name", GAMES)
def test_the_strengths_stand_in_order_among_equals(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """In 95 of 100 pools of twenty tables of each strength."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    monkeypatch.delitem(sys.modules, "rating", raising=False)
    import rated_strengths as strengths  # type: ignore[import-not-found]
    import rating  # type: ignore[import-not-found]

    tables = {
        kind: [strengths.seats_in(line) for line in rating.games_of(name, kind)]
        for kind in strengths.EQUALS
    }
    assert strengths.ordered_among_equals(tables) >= 0.95
