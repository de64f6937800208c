"""Values and costs of tiles, which depend only on the edition: made once for a map."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.chart.world import World

SQUARE: Final = 0.5  # points of a square built over, besides the tile's own: goods, completion
BUILD_PRICE: Final = 1.0  # points of an action point of the green action
HELD: Final = 0.85  # a tile in the supply is worth this share of what it brings
LEAST: Final = 0.1  # worth of the worst tile
BIG: Final = 0.5  # share of tiles that are built on big islands
KEPT_MAPS: Final = 16


class Prices:
    """Values of tiles, by kind.

    `built` are the points for building one somewhere; `held` is its worth in a supply, where the
    action points to build it are still to be paid; `size` its squares. `thrifty` are all kinds,
    those that bring most per action point first.
    """

    def __init__(self, world: World) -> None:
        self.built: list[float] = []
        self.held: list[float] = []
        self.size: list[int] = []
        gains: list[float] = []
        for kind, tile in enumerate(world.kinds):
            cost, size = world.costs[kind], tile.shape.size
            points = tile.small_points + BIG * (tile.big_points - tile.small_points)
            built = points + SQUARE * size
            self.built.append(built)
            self.held.append(max(LEAST, HELD * (built - BUILD_PRICE * cost)))
            self.size.append(size)
            gains.append(built / cost)
        self.thrifty = sorted(range(len(gains)), key=gains.__getitem__, reverse=True)


_prices: Final[dict[World, Prices]] = {}


def prices_of(world: World) -> Prices:
    """The prices of a map's edition; those of the last few maps are kept."""
    prices = _prices.get(world)
    if prices is None:
        prices = Prices(world)
        if len(_prices) >= KEPT_MAPS:
            del _prices[next(iter(_prices))]
        _prices[world] = prices
    return prices
