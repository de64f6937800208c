"""Puzzles are what they say: all positions stand, and some are judged again to the last digit."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
FILES = sorted((BENCHMARKS.parent / "web" / "src" / "games").glob("*/puzzles.jsonl"))
AGAIN = 3
SEED = 44


@pytest.fixture
def mining(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script that finds puzzles."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    monkeypatch.delitem(sys.modules, "puzzles", raising=False)
    import puzzles  # type: ignore[import-not-found]

    return puzzles


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_all_positions_stand_and_three_are_judged_again(mining: Any, file: Path) -> None:
    game, found = find_game(file.parent.name), mining.lines_in(file)
    assert found
    for puzzle in found:
        assert puzzle["judges"] == mining.judges_of(game), "another network: mine them again"
        replay = Replay(game, read_record(puzzle["record"].splitlines()), listen=False)
        assert replay.run(puzzle["at"]).state.seat == puzzle["seat"]
        replay.run()
    for puzzle in Random(SEED).sample(found, min(AGAIN, len(found))):
        assert mining.judged_again(game, puzzle) == puzzle["leads"], puzzle["game"]
