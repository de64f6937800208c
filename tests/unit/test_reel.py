"""Positions of the past are found again, and taking back costs no more than what was taken back."""

from __future__ import annotations

import pytest

from carrack.core.game import state_hash
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from support.games import tiny
from support.games.undo_games import play_with_undo


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["tiny", "amerigo", "dutch-east-indies"])
def test_every_position_of_a_restless_game_is_found_again(name: str, seed: int) -> None:
    game = tiny.GAME if name == "tiny" else find_game(name)
    match, states = play_with_undo(game, 2 + seed % 3, seed, 400)
    moves = [i for i, entry in enumerate(match.entries) if entry.kind == "move"]
    reel = Reel(game, match.header, match.entries[: moves[20]])
    reel.go_on(match.entries[reel.played :])
    hashes = [state_hash(game, state) for state in states]
    assert [state_hash(game, state) for state in reel.positions()] == hashes
    for step in range(reel.length - 1, -1, -7):
        assert state_hash(game, reel.position(step)) == hashes[step]


def test_a_position_that_was_handed_out_can_be_played_on() -> None:
    match, states = play_with_undo(tiny.GAME, 2, 3, 60)
    reel = Reel(tiny.GAME, match.header, match.entries)
    for _ in range(2):
        state = reel.position(20)
        assert state_hash(tiny.GAME, state) == state_hash(tiny.GAME, states[20])
        state.turn += 1
