"""Tables made of whole sets of squares say what going square by square would."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import checked_options
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.game import GAME


def map_of(seed: int, players: int = 4) -> World:
    """The map that a seed draws."""
    return GAME.setup(players, checked_options(GAME, players, {}), Seeded(seed)).world


def in_order(world: World, start: int) -> list[tuple[int, int]]:
    """All nodes with their distance, nearest first, by walking from node to node."""
    found, known = [(start, 0)], {start}
    for node, distance in found:
        for near in world.water_near(node):
            if near not in known:
                known.add(near)
                found.append((near, distance + 1))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_voyages_are_counted_and_put_in_order_as_a_walk_finds_them(seed: int) -> None:
    world = map_of(seed)
    water = [node for node in range(len(world.near)) if not world.bit_at[node]]
    starts = water[seed::40]
    assert len(starts) > 5
    for start in starts:
        walked, voyages = in_order(world, start), world.voyages(start)
        for distance in (0, 1, 4, 9, 99):
            within = [node for node, away in walked if away <= distance]
            assert voyages.within(distance) == sum([world.places.cells[node] for node in within])
            assert world.places.count(voyages.within(distance)) == len(within)
            voyages.put_in_order(len(within) // 2)  # in parts, as games ask
            voyages.put_in_order(len(within))
            assert voyages.nodes[: len(within)] == within
        assert all(voyages.distance_to(node) == away for node, away in walked)


def test_a_goal_that_nobody_asked_for_yet_has_a_distance() -> None:
    world = map_of(1)
    walked = in_order(world, world.area)
    goal, away = walked[-1]
    assert world.distance(world.area, goal) == away > 10
    land = world.islands[0].squares[0]
    assert world.distance(world.area, land) == -1


@pytest.mark.parametrize("seed", range(2))
def test_tiles_lie_wherever_all_their_squares_are_land_of_one_island(seed: int) -> None:
    world = map_of(seed, 2)
    laid = 0
    for kind, tile in enumerate(world.kinds):
        for turn in range(len(tile.shape.orientations)):
            for square in range(world.area):
                move = world.build_move(kind, turn, square)
                islands = {world.island_at[at] if at >= 0 else -1 for at in world.cells(move)}
                fits = len(islands) == 1 and islands != {-1}
                assert move.island == (islands.pop() if fits else -1)
                laid += fits
        for island in world.islands:
            table = world.placements(island.number, kind)
            for mask, square, turn in zip(table.masks, table.squares, table.turns, strict=True):
                move = world.build_move(kind, turn, square)
                assert (
                    sorted(world.cells(move))
                    == island.squares_in(mask)
                    == island.squares_in(move.mask)
                )
                laid -= 1
    assert laid == 0, "every place is in one table, and none twice"


def test_maps_of_one_game_share_what_the_map_has_no_part_in() -> None:
    first, second, fewer = map_of(1), map_of(2), map_of(1, 3)
    assert first.layout.squares != second.layout.squares
    assert first.load_moves is second.load_moves
    assert first.odds is second.odds
    assert first.production is not fewer.production
