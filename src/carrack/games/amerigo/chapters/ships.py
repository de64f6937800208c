"""The blue action: placing and moving ships, trading posts (AM-SHIP)."""

from __future__ import annotations

from carrack.games.amerigo.chapters import tokens
from carrack.games.amerigo.chapters.build import take_square
from carrack.games.amerigo.chapters.gold import cost_refusal, gain_gold, pay_gold
from carrack.games.amerigo.chapters.points import island_number, score
from carrack.games.amerigo.chart.voyages import Voyages
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import NOWHERE, UNPLACED, Amerigo

SHIPS = 2
ALL_DONE = 3  # both bits of `ships_done`
EXTRA_SPACES = 8
DISCOVERY_POINTS = 3


def unplaced_ship(s: Amerigo) -> int:
    """The seat's first ship that is not on the board yet; −1 when both are."""
    for ship in range(SHIPS):
        if s.ships[s.seat * SHIPS + ship] == UNPLACED:
            return ship
    return -1


def can_sail(s: Amerigo, ship: int) -> bool:
    """Whether a ship of the seat is placed and has not ended its movement (AM-SHIP-2)."""
    return not s.ships_done >> ship & 1 and s.ships[s.seat * SHIPS + ship] != UNPLACED


def is_occupied(s: Amerigo, node: int) -> bool:
    """Whether a ship may not end on a node: a water space holds one ship (AM-SHIP-3)."""
    return node < s.world.area and node in s.ships


def open_posts(s: Amerigo, node: int) -> list[int]:
    """The trading-post spaces next to a node on which the seat can establish a post (AM-SHIP-4)."""
    if node not in s.world.posts_at or not s.posts_left[s.seat]:
        return []
    return [square for square in s.world.posts_at[node] if is_free(s, square)]


def anchor_island(world: World, node: int) -> int:
    """The number, as shown to people, of the island that a node is an anchor space of; 0: none."""
    posts = world.posts_at.get(node)
    return island_number(world.island_at[posts[0]]) if posts else 0


def is_free(s: Amerigo, square: int) -> bool:
    """Whether a land square is neither built over nor taken by a post."""
    return s.free[s.world.island_at[square]] & s.world.bit_at[square] != 0


def may_stay(s: Amerigo, ship: int) -> bool:
    """Whether a ship may end its movement where it is, because a post is possible there."""
    node = s.ships[s.seat * SHIPS + ship]
    return can_sail(s, ship) and bool(open_posts(s, node))


def voyages_of(s: Amerigo, ship: int) -> Voyages:
    """Return the voyages of a placed ship from where it is."""
    return s.world.voyages(s.ships[s.seat * SHIPS + ship])


def small_ship_moves(s: Amerigo) -> list[AmerigoMove]:
    """Every blue move except sailing: posts, placing, staying, and AM-TOKEN-3."""
    world, numbers = s.world, s.world.numbers
    moves: list[AmerigoMove] = []
    if s.landing != NOWHERE:
        moves = [numbers.move(numbers.first_post + square) for square in open_posts(s, s.landing)]
    if unplaced_ship(s) >= 0:
        moves.extend(
            [numbers.move(numbers.first_place + space) for space in range(len(world.frame))]
        )
    for ship in range(SHIPS):
        if may_stay(s, ship):
            node = s.ships[s.seat * SHIPS + ship]
            moves.append(numbers.move(numbers.sail_index(ship, node)))
    if s.held[s.seat] and s.ships_done != ALL_DONE:
        moves.extend(tokens.uses(s, tokens.unused(s, s.seat, tokens.EIGHT_FOR_SHIPS)))
    return moves


def place_refusal(s: Amerigo) -> AmerigoRefusal | None:
    """Refuse to place a third ship: each is placed once in the game (AM-SHIP-1)."""
    if unplaced_ship(s) < 0:
        return AmerigoRefusal("AM-SHIP-1", "refusal-ships-placed")
    return None


def place_ship(s: Amerigo, move: AmerigoMove) -> None:
    """Place the next ship on a frame space, free of charge (AM-SHIP-1)."""
    ship = unplaced_ship(s)
    s.landing = NOWHERE
    s.ships[s.seat * SHIPS + ship] = move.node
    if s.events is not None:
        text = s.world.numbers.node_text(move.node)
        s.report("placed", "AM-SHIP-1", s.seat, {"ship": ship, "space": text})


def sail_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """The refusal by AM-SHIP-2 and AM-SHIP-3, in a natural order, or None."""
    start = s.ships[s.seat * SHIPS + move.ship]
    if start == UNPLACED:
        return AmerigoRefusal("AM-SHIP-1", "refusal-place-ship-first")
    if s.ships_done >> move.ship & 1:
        return AmerigoRefusal("AM-SHIP-2", "refusal-ship-done")
    if move.node == start:
        if may_stay(s, move.ship):
            return None
        return AmerigoRefusal("AM-SHIP-4", "refusal-ship-there")
    distance = s.world.distance(start, move.node)
    if distance < 0:
        return AmerigoRefusal("AM-SHIP-2", "refusal-water-only")
    if is_occupied(s, move.node):
        return AmerigoRefusal("AM-SHIP-3", "refusal-space-taken")
    return cost_refusal(s, distance)


def sail(s: Amerigo, move: AmerigoMove) -> None:
    """Move a ship, which ends its movement there (AM-SHIP-2).

    Gold paid for one ship also adds a space for the other if that can still move (AM-GOLD-3).
    """
    at = s.seat * SHIPS + move.ship
    start, distance = s.ships[at], s.world.distance(s.ships[at], move.node)
    if distance > s.ap:
        pay_gold(s, distance - s.ap)
        s.ap = distance
    s.ships[at] = move.node
    s.ships_done |= 1 << move.ship
    s.landing = move.node if open_posts(s, move.node) else NOWHERE
    if s.events is not None:
        names = s.world.numbers
        data = {"ship": move.ship, "from": names.node_text(start), "to": names.node_text(move.node)}
        island = anchor_island(s.world, move.node)
        s.report("sailed", "AM-SHIP-2", s.seat, {**data, "island": island, "steps": distance})


def use_extra_spaces(s: Amerigo, move: AmerigoMove) -> None:
    """Use AM-TOKEN-3: eight more spaces for each ship that has not ended its movement."""
    tokens.spend_token(s, s.seat, move.value)
    s.ap += EXTRA_SPACES


def extra_refusal(s: Amerigo) -> AmerigoRefusal | None:
    """Refuse AM-TOKEN-3 when no ship can still move."""
    if s.ships_done == ALL_DONE:
        return AmerigoRefusal("AM-TOKEN-3", "refusal-ships-done")
    return None


def post_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """Refuse a post not next to the anchor space where a ship just ended (AM-SHIP-4, AM-SHIP-6)."""
    if not s.posts_left[s.seat]:
        limit = s.world.edition.post_limit
        return AmerigoRefusal("AM-SHIP-6", "refusal-no-posts-left", {"limit": limit})
    if s.landing == NOWHERE or move.square not in s.world.posts_at[s.landing]:
        return AmerigoRefusal("AM-SHIP-4", "refusal-no-landing")
    if not is_free(s, move.square):
        return AmerigoRefusal("AM-SHIP-4", "refusal-post-space-taken")
    return None


def establish_post(s: Amerigo, move: AmerigoMove) -> None:
    """Establish a post: discovery first, then, on the last empty space, completion (AM-SHIP-7)."""
    seat, square = s.seat, move.square
    island = s.world.islands[s.world.island_at[square]]
    first = not any_post(s, island.number)
    s.landing = NOWHERE
    s.posts_left[seat] -= 1
    if s.events is not None:
        data = {"square": square, "island": island_number(island.number)}
        s.report("post", "AM-SHIP-4", seat, data)
    if first:
        score(s, seat, DISCOVERY_POINTS, "discovery", "AM-SHIP-5", "discovered", island.number)
    if tokens.has(s, seat, tokens.POST_GOLD):
        gain_gold(s, seat, 1, tokens.POST_GOLD, "post")
    s.posts = [*s.posts, square * 4 + seat]
    take_square(s, seat, island, s.world.bit_at[square])


def any_post(s: Amerigo, island: int) -> bool:
    """Whether anybody has a trading post on an island."""
    start = island * s.players
    return any([s.post_count[start + seat] for seat in range(s.players)])
