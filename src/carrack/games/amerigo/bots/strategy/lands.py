"""Value of islands for a seat: land to build on, and completions to come (AM-BUILD-10)."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.bots.strategy.clock import gold_price, share_left, time_now
from carrack.games.amerigo.bots.strategy.packing import Ground, Packing
from carrack.games.amerigo.chapters.build import COMPLETION_POINTS, post_factor
from carrack.games.amerigo.chapters.gold import CHEST_GOLD
from carrack.games.amerigo.chapters.ships import DISCOVERY_POINTS
from carrack.games.amerigo.state import ROUNDS, Amerigo

SQUARES_A_ROUND: Final = 6.0  # squares one seat builds over on an island that it works on
CROWD: Final = 4.0  # … and each further seat
RIVAL: Final = 0.3  # how much a rival's point counts compared with an own one
LAND: Final = 0.5  # points for a square that there is time to build on
SPARE_LAND: Final = 0.15  # and for one that there is not
WANTED: Final = 90.0  # squares that a seat may build over in a whole game
MINE: Final = 0.7  # probability that the seat itself lays the last tile
ANYWAY: Final = 0.5  # probability of a completion that the seat's supply does not help
MISSING: Final = 0.8  # factor on the rest of it for each square that the supply leaves free
FAR_FROM_DONE: Final = 100  # squares at which the supply hardly matters any more
BY_POST: Final = 1.1  # how much of a post's addition to a completion counts, with the next post's


def builders(s: Amerigo, island: int) -> int:
    """Seats with a post on an island."""
    start, count = island * s.players, 0
    for seat in range(s.players):
        if s.post_count[start + seat]:
            count += 1
    return count


def time_marker_then(s: Amerigo, free: int, seats: int) -> float:
    """The time marker to expect when `free` squares will have been built over (0: never)."""
    pace = SQUARES_A_ROUND + CROWD * (seats - 1)
    done = time_now(s) + free / pace
    return max(0.0, min(s.world.edition.times[s.round - 1], ROUNDS + 1.3 - done))


def completion_worth(s: Amerigo, seat: int, island: int) -> float:
    """Points that laying the last tile of an island brings the seat now, minus those of rivals."""
    time = s.world.edition.times[s.round - 1]
    worth = float(COMPLETION_POINTS)
    if s.world.islands[island].big:
        worth += CHEST_GOLD * gold_price(s, seat)
    for owner in range(s.players):
        posts = s.post_count[island * s.players + owner]
        if posts:
            worth += post_factor(s, posts) * time * (1.0 if owner == seat else -RIVAL)
    return worth


def land_worth(s: Amerigo, squares: float) -> float:
    """Points of having this much free land for one's tiles: only so much can be used."""
    wanted = WANTED * share_left(s) + 2.0
    if squares <= wanted:
        return LAND * squares
    return LAND * wanted + SPARE_LAND * (squares - wanted)


def open_land(ground: Ground, packing: Packing) -> float:
    """Squares that a packed supply leaves free, fewer where rivals build too."""
    total = 0.0
    for island in ground.islands:
        room = packing.room[island]
        if room:
            total += room / (0.5 + 0.5 * ground.seats[island])
    return total


def prize(s: Amerigo, seat: int, island: int, free: int, seats: int) -> float:
    """Points to expect from completing an island with `free` free squares, if that happens.

    `seats` have posts there.
    """
    time = time_marker_then(s, free, seats)
    worth = MINE * COMPLETION_POINTS
    if s.world.islands[island].big:
        worth += MINE * CHEST_GOLD
    start, factors = island * s.players, s.world.edition.post_factors
    for owner in range(s.players):
        posts = s.post_count[start + owner]
        if posts:
            worth += factors[posts - 1] * time * (1.0 if owner == seat else -RIVAL)
    return max(0.0, worth)


def chance(left: int) -> float:
    """The probability of a completion when the seat's supply would leave this many squares."""
    return CHANCES[left] if left < len(CHANCES) else ANYWAY


def chances() -> list[float]:
    """The probability of a completion for each number of squares left free."""
    row, missing = [1.0], 1.0
    while len(row) < FAR_FROM_DONE:
        missing *= MISSING
        row.append(ANYWAY + (1.0 - ANYWAY) * missing)
    return row


CHANCES: Final = chances()


def prizes_on(s: Amerigo, seat: int, ground: Ground, free: list[int]) -> list[float]:
    """For each of the seat's islands the prize if `free` were the free land; 0 for the others."""
    prizes = [0.0] * len(free)
    for island in ground.islands:
        land = free[island]
        if land:
            prizes[island] = prize(s, seat, island, land.bit_count(), ground.seats[island])
    return prizes


def islands_worth(ground: Ground, prizes: list[float], packing: Packing) -> float:
    """Points to expect from completing the islands that the seat is on."""
    worth = 0.0
    for island in ground.islands:
        worth += chance(packing.room[island]) * prizes[island]
    return worth


def post_worth(s: Amerigo, seat: int, island: int, land: float) -> float:
    """Points that one more post on an island brings, besides its gold and tokens.

    `land` is the open land that the seat already has to spare.
    """
    posts, free = s.post_count[island * s.players + seat], s.free[island].bit_count() - 1
    others = builders(s, island) - (1 if posts else 0)
    worth = 0.0 if posts or others else float(DISCOVERY_POINTS)
    if not free:
        return worth + completion_worth(s, seat, island) + later_post(s, posts)
    time = time_marker_then(s, free, others + 1)
    worth += BY_POST * time * (posts + 1)
    if not posts:
        worth += land_worth(s, land + free / (1.0 + 0.5 * others)) - land_worth(s, land)
    return worth


def later_post(s: Amerigo, posts: int) -> float:
    """Return what a post adds to the score of an island that it completes at once (AM-SHIP-7)."""
    return float((posts + 1) * s.world.edition.times[s.round - 1])
