"""Voyages of Amerigo that end at an anchor: the post that follows can be founded, and brings that.

Whole games, some at random and some as a bot plays them.
"""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded
from carrack.games.amerigo.game import GAME
from carrack.testing import walks


def check_landings(spot: walks.WalkPosition, most: int) -> int:
    """Every voyage after which a post can be founded says so, and no other. Gives their count."""
    sails = [move for move in GAME.legal(spot.state) if move.notation.startswith("sail")]
    landing = [move for move in sails if "then" in GAME.describe(spot.state, move)]
    others = [move for move in sails if move not in landing]
    for move in others[:: max(1, len(others) // most)]:
        after = spot.state.copy()
        GAME.apply(after, move, Seeded(0))
        assert not [m for m in GAME.legal(after) if m.notation.startswith("post")]
        assert "landing" not in GAME.describe(spot.state, move)
    for move in landing[:: max(1, len(landing) // most)]:
        described = GAME.describe(spot.state, move)
        after = spot.state.copy()
        GAME.apply(after, move, Seeded(0))
        post = GAME.read_move(after, described["then"])
        assert GAME.refusal(after, post) is None
        founded = GAME.describe(after, post)
        at = founded["squares"][0]
        landed = described["landing"]
        assert landed["points"] == founded.get("points", 0)
        assert landed.get("brings") == founded.get("brings")
        assert landed["island"] == after.world.island_at[at]
        assert described["args"]["island"] == landed["island"] + 1
        after.events = events = []
        GAME.apply(after, post, Seeded(0))
        assert landed["discovery"] == ("discovered" in [event.kind for event in events])
        points = [e.data.get("points", 0) for e in events if e.seat == spot.state.seat]
        assert landed["points"] == sum(points)
    return len(landing)


@pytest.mark.rule("AM-SHIP-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_voyage_to_an_anchor_says_which_post_follows_and_what_it_brings(players: int) -> None:
    found = 0
    for seed in range(4):
        for manner in (walks.Chooser, walks.Wanderer):
            for spot in walks.middle_spots(GAME, players, seed, 2, manner):
                found += check_landings(spot, 6)
    assert found > 100
