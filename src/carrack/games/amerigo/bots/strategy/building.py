"""Places for tiles: points, goods, and islands that can be finished."""

from __future__ import annotations

from typing import Final

from carrack.core.sums import added
from carrack.games.amerigo.bots.strategy.clock import gold_cost, share_left
from carrack.games.amerigo.bots.strategy.goods import commodity_worths
from carrack.games.amerigo.bots.strategy.lands import completion_worth, prize, prizes_on
from carrack.games.amerigo.bots.strategy.packing import Ground
from carrack.games.amerigo.bots.strategy.prices import prices_of
from carrack.games.amerigo.bots.strategy.supply import own_tiles
from carrack.games.amerigo.bots.strategy.worth import worth_on
from carrack.games.amerigo.chapters.build import open_islands, placements_here
from carrack.games.amerigo.chapters.gold import affordable
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.state import Amerigo

KINDS: Final = 4  # kinds of tiles tried on an island, the most rewarding ones
SMALL_LAND: Final = 7  # free squares at which an island is nearly done: every kind is tried
LOOKED_AT: Final = 14  # placements of a kind that are judged by what they leave
THOROUGH: Final = 6  # if this many places are wanted, all kinds and placements are judged
COMPARED: Final = 4  # places that are compared by the room they leave
HOLE: Final = 0.7  # points lost by leaving a single square that only the smallest tile fills
RIM: Final = 0.07  # points lost for each free square left beside a tile
POST_SPACE: Final = 2.0  # points lost by building over a trading-post space early
FINISH: Final = 0.55  # share of a completion credited to tiles towards it, if they suffice
HELP: Final = 0.2  # the same if they do not


class BuildingSpot:
    """A tile that could be laid: its rough worth, and how much of that is gained at once."""

    def __init__(self, move: AmerigoMove, worth: float, now: float) -> None:
        self.move = move
        self.worth = worth
        self.now = now


class Site:
    """An island as a building site of the deciding seat: facts shared by all its spots."""

    def __init__(self, s: Amerigo, number: int, squares_held: int) -> None:
        self.island = s.world.islands[number]
        self.free = s.free[number]
        self.squares = self.free.bit_count()
        self.prize = completion_worth(s, s.seat, number)
        share = FINISH if squares_held >= self.squares else HELP
        self.towards = max(0.0, share * self.prize / self.squares)
        self.keep = self.island.post_spaces if s.posts_left[s.seat] else 0
        self.keep_worth = POST_SPACE * min(1.0, 2.0 * share_left(s))


def next_building(s: Amerigo) -> AmerigoMove:
    """The next tile of a green action: the one that brings most for its action points.

    The best few are compared by what they make of the rest of the supply and of the islands.
    """
    held, best, most = own_tiles(s, s.seat), s.world.end_move, 0.0
    spots = best_spots(s, held)
    if not spots:
        return best
    prices, ground = prices_of(s.world), Ground(s, s.seat)
    prizes = prizes_on(s, s.seat, ground, s.free)
    before = worth_on(s, s.seat, held, s.free, ground, prizes)
    for spot in spots:
        change = after_laying(s, held, spot.move, ground, prizes) - before
        kind = spot.move.tile
        rate = rate_of(s, kind, spot.now + change + prices.held[kind])
        if rate > most:
            best, most = spot.move, rate
    return best


def after_laying(
    s: Amerigo, held: list[int], move: AmerigoMove, ground: Ground, prizes: list[float]
) -> float:
    """Return the value of supply and islands after laying a tile."""
    rest, left, then, island = held[:], s.free[:], prizes[:], move.island
    rest[move.tile] -= 1
    land = left[island] & ~move.mask
    left[island] = land
    seats = ground.seats[island]
    then[island] = prize(s, s.seat, island, land.bit_count(), seats) if land else 0.0
    return worth_on(s, s.seat, rest, left, ground, then)


def best_spots(s: Amerigo, held: list[int]) -> list[BuildingSpot]:
    """The most rewarding places, one for each island and kind of tile; best first."""
    return ranked_spots(s, held, COMPARED, 1)


def ranked_spots(s: Amerigo, held: list[int], most: int, places: int) -> list[BuildingSpot]:
    """At most `most` rewarding spots, best first, `places` for each island and kind of tile.

    From `THOROUGH` places on, every kind and every placement is judged.
    """
    prices, goods = prices_of(s.world), commodity_worths(s, s.seat)
    squares = sum([held[kind] * prices.size[kind] for kind in range(len(held))])
    wallet, costs = affordable(s), s.world.costs
    kinds = [kind for kind in prices.thrifty if held[kind] and costs[kind] <= wallet]
    spots: list[BuildingSpot] = []
    rates: list[float] = []
    thorough = places >= THOROUGH
    for number in open_islands(s):
        site = Site(s, number, squares)
        for kind in kinds if thorough or site.squares <= SMALL_LAND else kinds[:KINDS]:
            for spot in spots_of(s, site, kind, goods, places):
                spots.append(spot)
                rates.append(rate_of(s, kind, spot.worth))
    ranked = sorted(range(len(spots)), key=rates.__getitem__, reverse=True)
    return [spots[i] for i in ranked[:most] if rates[i] > 0.0]


def rate_of(s: Amerigo, kind: int, worth: float) -> float:
    """Points per action point; 0 if the gold to be paid, or keeping the tile, is worth more."""
    cost = s.world.costs[kind]
    if cost > s.ap:
        worth -= gold_cost(s, cost)
        if worth < prices_of(s.world).held[kind] * min(1.0, 3.0 * share_left(s)):
            return 0.0
    return worth / cost


def spots_of(
    s: Amerigo, site: Site, kind: int, goods: list[float], places: int
) -> list[BuildingSpot]:
    """The `places` best places for a kind of tile on an island; none if it cannot be laid."""
    moves = placements_here(s, site.island.number, kind)
    if places < THOROUGH:
        moves = promising(moves, goods)
    if not moves:
        return []
    earned = site.towards * prices_of(s.world).size[kind]
    worths = [place_worth(site, move, goods, earned) for move in moves]
    tile = s.world.kinds[kind]
    points = tile.big_points if site.island.big else tile.small_points
    found: list[BuildingSpot] = []
    for i in highest(worths, places):
        now = points + gain_now(site, moves[i], goods)
        found.append(BuildingSpot(moves[i], points + worths[i], now))
    return found


def highest(worths: list[float], count: int) -> list[int]:
    """The positions of the highest worths, highest first; among equals, the first."""
    if count > 1:
        return sorted(range(len(worths)), key=worths.__getitem__, reverse=True)[:count]
    best = 0
    for i, worth in enumerate(worths):
        if worth > worths[best]:
            best = i
    return [best]


def promising(moves: list[AmerigoMove], goods: list[float]) -> list[AmerigoMove]:
    """A few placements: those that take most goods, then any."""
    if len(moves) <= LOOKED_AT:
        return moves
    gains = [added([goods[good] for good in move.goods]) for move in moves]
    ranked = sorted(range(len(moves)), key=gains.__getitem__, reverse=True)
    return [moves[i] for i in ranked[:LOOKED_AT]]


def gain_now(site: Site, move: AmerigoMove, goods: list[float]) -> float:
    """Points gained at once, besides the tile's own; losing a post space counts."""
    worth = 0.0
    for good in move.goods:
        worth += goods[good]
    lost = move.mask & site.keep
    if lost:
        worth -= site.keep_worth * lost.bit_count()
    return worth if site.free & ~move.mask else worth + site.prize


def place_worth(site: Site, move: AmerigoMove, goods: list[float], earned: float) -> float:
    """A rough estimate in points: gains, and how the tile cuts up the rest of the island.

    `earned` is the contribution of the tile's squares to the completion.
    """
    worth, left = gain_now(site, move, goods), site.free & ~move.mask
    if not left:
        return worth
    worth += earned
    return worth - spoiled(site, move.edge & left, left)


def spoiled(site: Site, beside: int, left: int) -> float:
    """Return the loss by a tile that leaves a long rim of free squares, or holes of one square."""
    near, lost = site.island.near, RIM * beside.bit_count()
    while beside:
        low = beside & -beside
        if not near[low.bit_length() - 1] & left:
            lost += HOLE
        beside ^= low
    return lost
