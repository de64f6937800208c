"""The ways that descriptions show for sailing lead over water and are as long as they cost."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import OVER
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.readers.notation import read_node
from carrack.games.amerigo.state import Amerigo
from carrack.testing.walks import Wanderer, new_state

MOST_STEPS = 600


def between(s: Amerigo, first: int, last: int) -> list[int]:
    """The nodes of a straight part of a way, the first left out; whatever lies there."""
    world = s.world
    if last in world.near[first]:
        return [last]
    assert first < world.area and last < world.area, "a part over the frame is one step long"
    width = world.width
    across, down = last % width - first % width, last // width - first // width
    assert not across or not down, "a part that is not straight"
    step = (across > 0) - (across < 0) + width * ((down > 0) - (down < 0))
    return list(range(first + step, last + step, step))


def check_way(s: Amerigo, move: dict[str, Any]) -> int:
    """A described move's way is over water and as long as it costs; gives its turns at sea."""
    start = s.ships[s.seat * 2 + move["ship"]]
    stops = [read_node(s.world, stop) for stop in [*move.get("way", []), move["node"]]]
    sailed, at = [], start
    for stop in stops:
        if stop != at:
            sailed.extend(between(s, at, stop))
        at = stop
    assert len(sailed) == move["cost"]
    for before, node in zip([start, *sailed], sailed, strict=False):
        assert node in s.world.water_near(before)
    return len([stop for stop in stops[:-1] if stop < s.world.area])


@pytest.mark.parametrize("players", [2, 4])
def test_the_way_to_every_goal_is_as_long_as_it_costs(players: int) -> None:
    s, wanderer, chance = new_state(GAME, players, 5), Wanderer(GAME, 5), Seeded(5)
    assert isinstance(s, Amerigo)
    ways = turns = 0
    for _ in range(MOST_STEPS):
        if s.seat == OVER:
            break
        for move in GAME.legal(s):
            description = GAME.describe(s, move)
            if description["key"] == "move-sail":
                turns += check_way(s, description)
                ways += 1
        GAME.apply(s, wanderer.move(s), chance)
    assert ways > 1000
    assert turns < 2 * ways  # straight on where that is as near


def nearest(s: Amerigo, ship: int) -> dict[int, int]:
    """By island, what the cheapest voyage costs that ends where a post can be founded."""
    found: dict[int, int] = {}
    for move in GAME.legal(s):
        told = GAME.describe(s, move)
        if told["key"] == "move-sail" and told["ship"] == ship and "landing" in told:
            island = told["landing"]["island"]
            found[island] = min(found.get(island, told["cost"]), told["cost"])
    return found


def test_a_port_is_as_far_away_as_the_cheapest_voyage_there_costs() -> None:
    s, wanderer, chance = new_state(GAME, 2, 6), Wanderer(GAME, 6), Seeded(6)
    assert isinstance(s, Amerigo)
    compared = 0
    for _ in range(MOST_STEPS):
        if s.seat == OVER:
            break
        for ship in GAME.view(s, None)["board"]["ships"]:
            if ship["seat"] != s.seat:
                continue
            away = dict(ship["away"])
            islands = {
                s.world.island_at[square]: away[anchor]
                for anchor in away
                for square in s.world.posts_at[anchor]
            }
            for island, cost in nearest(s, ship["ship"]).items():
                assert islands[island] <= cost  # another ship may lie at the nearest anchor
                compared += islands[island] == cost
        GAME.apply(s, wanderer.move(s), chance)
    assert compared > 50
