"""The green action: building on islands, and completing them (AM-BUILD).

For every island and seat two sets of squares are kept: the *net*, its posts and everything linked
to them, and the *edge*, all squares next to the net. A tile may be laid exactly where all its
squares are free and at least one of them is on the edge::

    mask & free == mask  and  mask & edge
"""

from __future__ import annotations

from carrack.games.amerigo.chapters.gold import affordable, cost_refusal, pay
from carrack.games.amerigo.chapters.points import island_number, score
from carrack.games.amerigo.chart.world import Island
from carrack.games.amerigo.components import TileKind
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import GOODS, Amerigo

COMPLETION_POINTS = 3


def owned(s: Amerigo, kind: int) -> int:
    """Return the number of tiles of a kind in the seat's personal supply."""
    villages = len(s.world.edition.villages)
    if kind < villages:
        return s.own_villages[s.seat * villages + kind]
    neutrals = len(s.world.edition.neutrals)
    return s.own_neutrals[s.seat * neutrals + kind - villages]


def add_owned(s: Amerigo, kind: int, change: int) -> None:
    """Add tiles to the personal supply, or remove them."""
    villages = len(s.world.edition.villages)
    if kind < villages:
        s.own_villages[s.seat * villages + kind] += change
    else:
        neutrals = len(s.world.edition.neutrals)
        s.own_neutrals[s.seat * neutrals + kind - villages] += change


def buildable_kinds(s: Amerigo) -> list[int]:
    """Kinds of tiles in the personal supply that can be paid for (AM-BUILD-1)."""
    most, costs = affordable(s), s.world.costs
    villages, neutrals = len(s.world.edition.villages), len(s.world.edition.neutrals)
    held = s.own_villages[s.seat * villages : (s.seat + 1) * villages]
    held += s.own_neutrals[s.seat * neutrals : (s.seat + 1) * neutrals]
    return [kind for kind, count in enumerate(held) if count and costs[kind] <= most]


def open_islands(s: Amerigo) -> list[int]:
    """Islands with an own post and room for something, one or several (AM-BUILD-1, AM-BUILD-6)."""
    edge, free, players, seat = s.edge, s.free, s.players, s.seat
    return [i for i in range(len(free)) if edge[i * players + seat] & free[i]]


def fitting(masks: list[int], free: int, edge: int) -> list[int]:
    """Positions of the masks that cover only free squares and touch the edge."""
    return [i for i, mask in enumerate(masks) if mask & free == mask and mask & edge]


def placements_here(s: Amerigo, island: int, kind: int) -> list[AmerigoMove]:
    """Return where the seat can lay a kind of tile on an island now (AM-BUILD-2, AM-BUILD-3)."""
    table, edge = s.world.placements(island, kind), s.edge[island * s.players + s.seat]
    return [s.world.placed(table, i) for i in fitting(table.masks, s.free[island], edge)]


def build_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """Return why a tile cannot be laid there, by the first of the rules that it breaks."""
    tile = s.world.kinds[move.tile]
    if not owned(s, move.tile):
        return AmerigoRefusal("AM-BUILD-1", "refusal-tile-not-owned", {"tile": tile.id})
    if move.island < 0:
        return water_refusal(s, move)
    at = move.island * s.players + s.seat
    if not s.post_count[at]:
        return AmerigoRefusal("AM-BUILD-1", "refusal-no-post-on-island")
    if move.mask & ~s.free[move.island]:
        return covered_refusal(s, move)
    if not move.mask & s.edge[at]:
        return unlinked_refusal(s, move)
    return cost_refusal(s, tile.cost)


def water_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal:
    """The refusal of a tile that bridges water (AM-BUILD-14) or lies in it (AM-BUILD-2)."""
    if len(s.world.islands_under(move)) > 1:
        return AmerigoRefusal("AM-BUILD-14", "refusal-tile-across-water")
    return AmerigoRefusal("AM-BUILD-2", "refusal-tile-on-water")


def unlinked_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal:
    """The refusal of a tile that touches only at a corner (AM-BUILD-14), or not at all."""
    island, net = s.world.islands[move.island], s.net[move.island * s.players + s.seat]
    for square in island.squares_in(move.mask):
        if s.world.diagonal(square, island) & net:
            return AmerigoRefusal("AM-BUILD-14", "refusal-corner-only")
    return AmerigoRefusal("AM-BUILD-3", "refusal-not-linked")


def covered_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal:
    """The refusal because of a post (AM-BUILD-4) or a tile (AM-BUILD-2) in the way."""
    island = s.world.islands[move.island]
    for post in s.posts:
        if island.bit_of.get(post // 4, 0) & move.mask:
            return AmerigoRefusal("AM-BUILD-4", "refusal-post-in-the-way")
    return AmerigoRefusal("AM-BUILD-2", "refusal-built-over")


def build_tile(s: Amerigo, move: AmerigoMove) -> None:
    """Lay one tile: commodities, points, then completion, before the next one (AM-BUILD-13)."""
    seat, tile = s.seat, s.world.kinds[move.tile]
    island = s.world.islands[move.island]
    pay(s, tile.cost)
    add_owned(s, move.tile, -1)
    s.built = [*s.built, move.index * 4 + seat]
    if s.events is not None:
        squares = island.squares_in(move.mask)
        data = {"tile": tile.id, "island": island_number(island.number), "squares": squares}
        s.report("built", "AM-BUILD-1", seat, data)
    for good in move.goods:
        take_commodity(s, good)
    points = tile_points(tile, island)
    score(s, seat, points, "tiles", "AM-BUILD-7", "tile-points", island.number)
    cover(s, seat, move, tile.village)
    check_complete(s, seat, island)


def tile_points(tile: TileKind, island: Island) -> int:
    """The smaller value on a small island, the larger on a big one (AM-BUILD-7)."""
    return tile.big_points if island.big else tile.small_points


def take_commodity(s: Amerigo, good: int) -> None:
    """Take the commodity of a space built over (AM-BUILD-5)."""
    s.commodities[s.seat * GOODS + good] += 1
    if s.events is not None:
        s.report("commodity", "AM-BUILD-5", s.seat, {"good": s.world.good_names[good]})


def cover(s: Amerigo, seat: int, move: AmerigoMove, village: bool) -> None:
    """Mark a tile's squares as built over, and link what it links (AM-BUILD-3)."""
    number = move.island
    s.free[number] &= ~move.mask
    if village:
        s.village[number * s.players + seat] |= move.mask
        join(s, number, seat, move.mask, move.edge)
        return
    s.neutral[number] |= move.mask
    for other in range(s.players):
        if move.mask & s.edge[number * s.players + other]:
            join(s, number, other, move.mask, move.edge)


def join(s: Amerigo, island: int, seat: int, mask: int, edge: int) -> None:
    """Add squares to a seat's net, and whatever they link to it in turn (AM-BUILD-3)."""
    at = island * s.players + seat
    s.net[at] |= mask
    s.edge[at] |= edge
    links = s.neutral[island] | s.village[at]
    grown = links & s.edge[at] & ~s.net[at]
    while grown:
        s.net[at] |= grown
        s.edge[at] |= s.world.islands[island].neighbours(grown)
        grown = links & s.edge[at] & ~s.net[at]


def take_square(s: Amerigo, seat: int, island: Island, bit: int) -> None:
    """Put a post on a square, and complete the island if that was the last one (AM-SHIP-7)."""
    at = island.number * s.players + seat
    s.free[island.number] &= ~bit
    s.post_count[at] += 1
    join(s, island.number, seat, bit, island.neighbours(bit))
    check_complete(s, seat, island)


def check_complete(s: Amerigo, seat: int, island: Island) -> None:
    """Complete an island without an empty space, whether by tile or by post (AM-BUILD-11).

    The seat that completed it gets points and chest, then all posts score (AM-BUILD-8 to
    AM-BUILD-10).
    """
    if s.free[island.number]:
        return
    score(s, seat, COMPLETION_POINTS, "completion", "AM-BUILD-8", "completed", island.number)
    if island.big:
        s.chests[seat] += 1
        s.report("chest", "AM-BUILD-9", seat, {"island": island_number(island.number)})
    for owner in range(s.players):
        posts = s.post_count[island.number * s.players + owner]
        if posts:
            score_posts(s, owner, island.number, posts)


def score_posts(s: Amerigo, seat: int, island: int, posts: int) -> None:
    """Score the factor for the posts, times the top time marker (AM-BUILD-10, AM-BUILD-12)."""
    points = post_points(s, posts)
    s.points[seat] += points
    if s.events is not None:
        data = {"points": points, "source": "posts", "island": island_number(island)}
        time = s.world.edition.times[s.round - 1]
        s.report("posts-scored", "AM-BUILD-10", seat, {**data, "count": posts, "time": time})


def post_points(s: Amerigo, posts: int) -> int:
    """Return the score of this many posts on an island completed now; none score nothing."""
    return post_factor(s, posts) * s.world.edition.times[s.round - 1] if posts else 0


def post_factor(s: Amerigo, posts: int) -> int:
    """1, 3, 6, 10, 15, 21 and so on, by the number of a player's posts (AM-BUILD-10)."""
    return s.world.edition.post_factors[posts - 1]
