"""A chart of the sea: how far every node is from every anchor space, made once for a map."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.chart.world import World

FAR: Final = 999  # a node that cannot be reached
PER_SPACE: Final = 0.88  # how much of a goal's worth is left for each space of distance
DISTANT: Final = 200  # spaces; farther goals count as being this far
KEPT_CHARTS: Final = 16


class Chart:
    """Distances for each anchor space, in ascending order.

    By square of the area, for anchor spaces only: `away[anchor][node]` is the distance,
    `harbour[anchor]` the nearest frame space, as a node, and `leg[anchor]` its distance. `berths`
    are all trading-post spaces: anchor space, island, and the bit on that island.
    """

    def __init__(self, world: World) -> None:
        self.anchors: list[int] = sorted(world.posts_at)
        self.away: list[list[int]] = [[] for _ in range(world.area)]
        self.harbour = [0] * world.area
        self.leg = [FAR] * world.area
        self.berths: list[tuple[int, int, int]] = []
        for anchor in self.anchors:
            away = distances(world, anchor)
            self.away[anchor] = away
            self.leg[anchor] = min(away[world.area :])
            self.harbour[anchor] = away.index(self.leg[anchor], world.area)
            for square in world.posts_at[anchor]:
                island = world.islands[world.island_at[square]]
                self.berths.append((anchor, island.number, island.bit_of[square]))


def distances(world: World, start: int) -> list[int]:
    """Spaces from a node to every node, by the shortest way; FAR if there is no way."""
    away = [FAR] * (world.area + len(world.frame))
    away[start] = 0
    queue, position = [start], 0
    while position < len(queue):
        node = queue[position]
        position += 1
        for near in world.water_near(node):
            if away[near] == FAR:
                away[near] = away[node] + 1
                queue.append(near)
    return away


def faded() -> list[float]:
    """Return the share of a goal's value that is left at each distance."""
    row = [1.0]
    while len(row) <= DISTANT:
        row.append(row[-1] * PER_SPACE)
    return row


FADED: Final = faded()


_charts: Final[dict[World, Chart]] = {}


def chart_of(world: World) -> Chart:
    """The chart of a map; the last few are kept."""
    chart = _charts.get(world)
    if chart is None:
        chart = Chart(world)
        if len(_charts) >= KEPT_CHARTS:
            del _charts[next(iter(_charts))]
        _charts[world] = chart
    return chart
