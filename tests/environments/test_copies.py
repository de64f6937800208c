"""A search may branch anywhere: environments are copied with the bots that sit in them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from carrack.adapters.gymnasium import SeatEnv
from support.games.all_games import INSTALLED

CASES = [
    pytest.param(name, bot, id=f"{name}-{bot}")
    for name in INSTALLED
    for bot in ("deckhand", "helmsman", "navigator", "flat:iterations=8")
]


def gone_on(env: SeatEnv, steps: int) -> list[Any]:
    """What happens when always the first legal move is played."""
    found: list[Any] = []
    for _ in range(steps):
        row, reward, over, cut, _ = env.step(int(env.action_masks().argmax()))
        found.append((row.tolist(), reward, over, cut, env.episode.hash()))
        if over or cut:
            break
    return found


@pytest.mark.parametrize(("game", "opponent"), CASES)
def test_a_copy_continues_alike_whatever_bot_sits_opposite(game: str, opponent: str) -> None:
    env = SeatEnv(game, players=2, opponents=opponent)
    env.reset(seed=5)
    gone_on(env, 2)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = gone_on(env, 3)
    assert [gone_on(twin, 3) for twin in twins] == [expected, expected]
