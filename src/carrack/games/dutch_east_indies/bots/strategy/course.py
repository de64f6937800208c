"""The way to a goal: the best place to end this movement, and the first step towards it."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.strategy.danger import resting_danger, waking_dangers
from carrack.games.dutch_east_indies.bots.strategy.distance_tables import Table
from carrack.games.dutch_east_indies.chapters.movement import AHEAD, points_left
from carrack.games.dutch_east_indies.chapters.ships import stat_value
from carrack.games.dutch_east_indies.components import DIRECTIONS, SAIL
from carrack.games.dutch_east_indies.moves import BY_NOTATION, SHIP_NAMES, DeiMove
from carrack.games.dutch_east_indies.state import Dei

SLACK: Final = 3  # movement points that a detour may cost
PER_POINT: Final = 0.05  # turns that a movement point is worth beside whole turns
AROUND: Final = (  # from the bow round to the stern; ties alternate between the sides by round
    (0, 1, 7, 2, 6, 3, 5, 4),
    (0, 7, 1, 6, 2, 5, 3, 4),
)
STAY: Final = -1  # no first step
TURNED: Final = 8  # first step: turn to way − 8


class Reachable:
    """A square and facing within reach: points spent, danger met in turns, the first step.

    `before` is where the ship came from; None at its start.
    """

    def __init__(
        self, node: int, spent: int, met: float, first: int, before: Reachable | None = None
    ) -> None:
        self.node = node
        self.spent = spent
        self.met = met
        self.first = first
        self.before = before


class Course:
    """The end of a movement: a place within reach, and the facing to turn to there; −1: none."""

    def __init__(self, end: Reachable, facing: int) -> None:
        self.end = end
        self.facing = facing


def turns_for(points: int, left: int, sail: int) -> int:
    """Turns after this one in which a ship with `left` points now sails `points`."""
    return 0 if points <= left else (points - left + sail - 1) // sail


def next_step(s: Dei, ship: int, table: Table) -> DeiMove | None:
    """The next step or turn of a ship towards a goal; None: better stay."""
    first = best_first(s, ship, table)
    if first == STAY:
        return None
    word = "turn" if first >= TURNED else "sail"
    return BY_NOTATION[f"{word} {SHIP_NAMES[ship % 2]} {DIRECTIONS[first % 8]}"]


def best_first(s: Dei, ship: int, table: Table) -> int:
    """The first step on the way to the best place to end this movement."""
    points = points_left(s, ship)
    course = best_course(s, ship, table, squares_in_reach(s, ship, table, points))
    if course.end.first == STAY and course.facing >= 0:
        return TURNED + course.facing
    return course.end.first


def best_course(s: Dei, ship: int, table: Table, found: dict[int, Reachable]) -> Course:
    """The best place to end this movement, among those within reach."""
    points, sail = points_left(s, ship), stat_value(s, ship, SAIL)
    best, facing_then, least = found[s.at[ship] * 8 + s.facing[ship]], -1, 1e9
    facings: dict[int, int] = {}  # by square: the node from which the goal is nearest
    for reached in found.values():
        away, spent, turned = table[reached.node], reached.spent, -1
        nearest = (
            away - 1 if spent < points and away else away
        )  # a turn saves no more than it costs
        if turns_of(nearest, spent, sail) + reached.met >= least - 1e-9:
            continue
        square = reached.node // 8
        if spent < points and away:
            facing = facings.get(square, -1)
            if facing < 0:
                facing = facings[square] = best_facing(table, square)
            if table[facing] < away:
                away, turned = table[facing], facing % 8
        price = turns_of(away, spent, sail) + reached.met
        if price < least - 1e-9:
            price += resting_danger(s, ship, square)
            if price < least - 1e-9:
                best, facing_then, least = reached, turned, price
    return Course(best, facing_then)


def turns_of(away: int, spent: int, sail: int) -> float:
    """Turns from a place to the goal, plus the cost of sailing to the place."""
    return (away + sail - 1) // sail + PER_POINT * (away + 0.1 * spent)


def moves_of(ship: int, course: Course) -> list[DeiMove]:
    """The steps and turns of a movement."""
    name = SHIP_NAMES[ship % 2]
    moves: list[DeiMove] = []
    if course.facing >= 0:
        moves.append(BY_NOTATION[f"turn {name} {DIRECTIONS[course.facing]}"])
    here = course.end
    while here.before is not None:
        way = here.node % 8
        moves.append(BY_NOTATION[f"sail {name} {DIRECTIONS[way]}"])
        if (way - here.before.node % 8) % 8 not in AHEAD:
            moves.append(BY_NOTATION[f"turn {name} {DIRECTIONS[way]}"])
        here = here.before
    moves.reverse()
    return moves


def best_facing(table: Table, square: int) -> int:
    """The node of a square from which the goal is nearest, with most freedom to either side."""
    best, least = 0, 1e9
    for way in range(8):
        node, beside = square * 8 + way, 0
        for turn in (1, 2):
            beside += table[square * 8 + (way + turn) % 8] + table[square * 8 + (way - turn) % 8]
        if table[node] + 0.01 * beside < least - 1e-9:
            best, least = node, table[node] + 0.01 * beside
    return best


def squares_in_reach(
    s: Dei, ship: int, table: Table, points: int, slack: int = SLACK
) -> dict[int, Reachable]:
    """Return the places in reach of this movement, straying at most `slack` points, by node."""
    start = s.at[ship] * 8 + s.facing[ship]
    found = {start: Reachable(start, 0, 0.0, STAY)}
    most = table[start] + slack
    rings: list[list[Reachable]] = [[] for _ in range(points + 2)]
    rings[0].append(found[start])
    danger = waking_dangers(s, ship, points)
    blocked = [*s.at, *s.pirates]
    for spent in range(points):
        for here in rings[spent]:
            if found[here.node] is here:
                spread(s, ship, table, here, most, points, found, rings, danger, blocked)
    return found


def spread(
    s: Dei,
    ship: int,
    table: Table,
    here: Reachable,
    most: int,
    points: int,
    found: dict[int, Reachable],
    rings: list[list[Reachable]],
    danger: dict[int, float],
    blocked: list[int],
) -> None:
    """Add steps from one node, after a turn if needed."""
    start = here.node // 8
    facing, around, open_ways = here.node % 8, s.world.next[start], s.world.side_ways[ship // 2]
    for turn in AROUND[s.turn // s.players % 2]:
        way = (facing + turn) % 8
        if not open_ways[start] >> way & 1:
            continue
        ahead = turn in AHEAD
        spent = here.spent + (1 if ahead else 2)
        square = around[way]
        node = square * 8 + way
        if spent > points or table[node] + spent > most or square in blocked:
            continue
        met = here.met
        if danger:
            met += danger.get(square, 0.0)
        old = found.get(node)
        if old is None or is_better(spent, met, old):
            first = here.first
            if first == STAY:
                first = way if ahead else TURNED + way
            found[node] = Reachable(node, spent, met, first, here)
            rings[spent].append(found[node])


def is_better(spent: int, met: float, old: Reachable) -> bool:
    """Whether a way costs less than another one to the same place, or is much safer."""
    if spent < old.spent or (spent == old.spent and met < old.met):
        return True
    return met < old.met - 0.5
