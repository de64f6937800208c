"""Records of The Dutch East Indies from before its board, its solo game and its own maps."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.match import Replay
from carrack.core.record import OtherComponents, read_record
from carrack.games.dutch_east_indies.game import GAME

FIRST = Path(__file__).parent / "first"


def first_record(players: int) -> str:
    """The text of a record that the first version of the game wrote."""
    return (FIRST / f"dutch-east-indies-{players}.jsonl").read_text(encoding="utf-8")


def test_the_first_record_of_two_players_is_still_replayed() -> None:
    match = Replay(GAME, read_record(first_record(2).splitlines())).run()
    assert match.over
    assert GAME.result(match.state).points[match.state.winner] == 8


@pytest.mark.parametrize("players", [3, 4])
def test_why_those_of_three_and_four_players_are_not(players: int) -> None:
    """Their maps favoured some homes and were drawn anew before anybody could play in a browser."""
    with pytest.raises(OtherComponents, match="chart_content is"):
        Replay(GAME, read_record(first_record(players).splitlines())).run()
