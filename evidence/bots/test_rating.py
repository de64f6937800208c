"""Games of the validation of the rating come out again as they lie in the repository."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from carrack.bots.learning.weights import judge_hash
from carrack.core.registry import find_game

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
AGAIN = 3
Json = dict[str, Any]


@pytest.fixture
def rating(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script of the validation."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    monkeypatch.delitem(sys.modules, "rating", raising=False)
    import rating  # type: ignore[import-not-found]

    return rating


@pytest.mark.parametrize("name", ["amerigo", "dutch-east-indies"])
def test_three_games_are_rated_again_to_the_last_digit(rating: Any, name: str) -> None:
    game = find_game(name)
    files = rating.files_of(name, "mixed")
    assert files, f"python benchmarks/rating.py shard {name} 1 makes the first results"
    lines: list[Json] = rating.lines_in(files[0])[:AGAIN]
    assert len(lines) == AGAIN
    for line in lines:
        assert line["judge"] == judge_hash(game)[:8], "another judge: make all shards again"
        assert rating.rated_game(game, "mixed", line["number"]) == line


def test_the_strengths_stand_in_order(rating: Any) -> None:
    """In 95 of 100 pools of twenty games."""
    for name in ("amerigo", "dutch-east-indies"):
        files = rating.files_of(name, "mixed")
        games = [rating.seats_in(line) for file in files for line in rating.lines_in(file)]
        ordered = [rating.in_order(pool) for pool in rating.pools(games, rating.POOL)]
        assert sum(ordered) / len(ordered) >= 0.95, name
