"""The puzzles that games bring: their positions stand, their lines are legal, and proved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carrack.core.chance import Stream
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.sequence import checked_sequence

FILES = sorted((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/puzzles.jsonl"))
MOST = 100
PLAYED = 8  # of a game here; evidence/bots plays them all
WIN, POINTS = 0.12, 6.0  # how far the best turn is ahead, judged by either network
STABLE = 18  # of 20 blocks
FIELDS = "game judges seed seat turn by leads line rivals at record"

pytestmark = pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)


def puzzles(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_each_is_of_a_game_of_its_own_and_has_its_proof(file: Path) -> None:
    found = puzzles(file)
    numbers = [puzzle["game"] for puzzle in found]
    assert 0 < len(found) <= MOST
    assert numbers == sorted(set(numbers))
    for puzzle in found:
        assert set(puzzle) == set(FIELDS.split())
        assert puzzle["by"] in ("points", "win")
        assert len(set(puzzle["judges"])) == len(puzzle["leads"]) == 2
        for lead in puzzle["leads"]:
            assert lead["ahead"] >= STABLE
            by_points = lead["points"] >= POINTS and lead["win"] >= 0
            assert by_points if puzzle["by"] == "points" else lead["win"] >= WIN


def test_a_position_is_come_to_and_its_lines_are_legal(file: Path) -> None:
    found = puzzles(file)
    for puzzle in found[:: max(1, len(found) // PLAYED)]:
        record = read_record(puzzle["record"].splitlines())
        game = find_game(record.header.game)
        assert game.name == file.parent.name
        replay = Replay(game, record, listen=False)
        state = replay.run(puzzle["at"]).state
        assert (state.seat, state.turn) == (puzzle["seat"], puzzle["turn"])
        known = game.imagine(state, state.seat, Stream(0))
        for line in (puzzle["line"], *puzzle["rivals"]):
            assert checked_sequence(game, known, line)
        assert replay.run().decision == puzzle["at"] + len(puzzle["line"])
