"""The contract for very many games; `carrack.testing` has its checks, which `make test` runs."""

from __future__ import annotations

import time
from typing import Any

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import Game, state_hash
from carrack.core.playout import Count, Dice, play_out
from carrack.testing import walks
from support.games.all_games import every_game

GAMES = 10_000


@pytest.mark.long
@every_game
def test_ten_thousand_random_games(
    game: Game[Any], players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    count, best, start = Count(), 0, time.perf_counter()
    hashes: set[str] = set()
    for seed in range(GAMES):
        state, chance = walks.new_state(game, players, seed), Seeded(seed)
        play_out(game, state, chance, Dice(seed, players), count)
        best = max(best, *game.result(state).points)
        hashes.add(state_hash(game, state))
    assert len(hashes) > GAMES // 2
    with capsys.disabled():
        print(
            f"\n{game.name}, {players} players: {GAMES} random games to their end, "
            f"{count.decisions} decisions, {count.forced} forced moves, "
            f"most points {best}, {time.perf_counter() - start:.0f} s"
        )
