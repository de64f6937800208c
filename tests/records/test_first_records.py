"""Records of The Dutch East Indies from before its board, its solo game and its own maps."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.games.dutch_east_indies.game import GAME

FIRST = Path(__file__).parent / "first"


def first_record(players: int) -> str:
    """The text of a record that the first version of the game wrote."""
    return (FIRST / f"dutch-east-indies-{players}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_records_are_still_replayed(players: int) -> None:
    """Also those of three and four players, whose maps have been redrawn since."""
    match = Replay(GAME, read_record(first_record(players).splitlines())).run()
    assert match.over
    assert GAME.result(match.state).points[match.state.winner] == 8
