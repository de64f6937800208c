"""Ways of a ship: where its steps and turns lead in this turn, as a tree (DEI-MOVE).

A node is a square and a facing (`square * 8 + facing`). Ways that wake fewer pirates come before
shorter ones: a node is entered again at a higher cost only by a way with fewer fights. A step back
onto the ship's own square is never listed: turning there is cheaper.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters import movement
from carrack.games.dutch_east_indies.components import DIRECTIONS
from carrack.games.dutch_east_indies.moves import SHIP_NAMES
from carrack.games.dutch_east_indies.readers.describe import pirates_woken
from carrack.games.dutch_east_indies.state import NOTHING, Dei

NO_PARENT: Final = -1
MANY: Final = 1 << 20  # more fights than any way has


class Leg:
    """One step or turn of a way: where it leads, its cost so far, and the fights on the way."""

    def __init__(self, parent: int, word: str, node: int, cost: int, fights: int) -> None:
        self.index = NO_PARENT  # its place in the tree
        self.parent = parent
        self.word = word
        self.node = node
        self.cost = cost
        self.fights = fights


class ShipWaters:
    """The obstacles of a ship on the squares around it, computed once for each square."""

    def __init__(self, s: Dei, ship: int) -> None:
        self.s = s
        self.ship = ship
        self.met: dict[int, list[dict[str, Any]]] = {}  # pirates, by square that can be entered
        self.closed: set[int] = set()

    def open(self, square: int) -> bool:
        """Whether the ship can sail onto a square."""
        if square in self.met:
            return True
        if square in self.closed:
            return False
        s, ship = self.s, self.ship
        if movement.entry_refusal(s, ship, square) is None:
            self.met[square] = pirates_woken(s, ship, square)
            return True
        self.closed.add(square)
        return False


def courses_of(s: Dei) -> list[dict[str, Any]]:
    """The ways of both ships of the active seat; none while something is asked.

    Each entry is one move: `parent` (index of the one before, or −1), `ship`, `move`, the `square`
    and `facing` it leads to, its `cost` in movement points from now on, and the `pirates` that it
    wakes (`size`, `odds` of winning in 36ths). Every way can be played to its end unless a fight
    on it is lost.
    """
    if s.seat == OVER or s.ask != NOTHING:
        return []
    found: list[dict[str, Any]] = []
    for ship in (s.active * 2, s.active * 2 + 1):
        if movement.points_left(s, ship) and movement.stranded_other(s, ship) is None:
            add_ways(s, ship, found)
    return found


def add_ways(s: Dei, ship: int, found: list[dict[str, Any]]) -> None:
    """Append the ways of one ship, in rings of equal cost."""
    waters = ShipWaters(s, ship)
    root = Leg(NO_PARENT, "", s.at[ship] * 8 + s.facing[ship], 0, 0)
    fewest = {root.node: 0}  # fights on the ways found so far, by node
    ring = [root]
    for _ in range(movement.points_left(s, ship)):
        reached: dict[int, Leg] = {}
        for leg in ring:
            add_turns(s, ship, leg, fewest, reached)
            add_steps(waters, leg, fewest, reached)
        ring = list(reached.values())
        for leg in ring:
            fewest[leg.node] = leg.fights
            leg.index = len(found)
            found.append(entry_of(waters, leg))


def add_turns(s: Dei, ship: int, leg: Leg, fewest: dict[int, int], reached: dict[int, Leg]) -> None:
    """Add turns on the spot after a leg (DEI-MOVE-3, DEI-PORT-2)."""
    at, left = leg.node // 8, movement.points_left(s, ship) - leg.cost - 1
    for way in range(8):
        node = at * 8 + way
        if not is_better(node, leg.fights, fewest, reached):
            continue
        if not is_trapped(s, ship, at, way, left):
            reached[node] = Leg(leg.index, "turn", node, leg.cost + 1, leg.fights)


def is_trapped(s: Dei, ship: int, square: int, facing: int, points: int) -> bool:
    """Whether a turn would keep a ship from leaving a port that it must leave (DEI-PORT-2)."""
    if square == s.at[ship]:
        return movement.is_stranding(s, ship, facing, points)
    return movement.is_left_port(s, ship, square) and not movement.can_leave(
        s, ship, square, facing, points
    )


def add_steps(
    waters: ShipWaters, leg: Leg, fewest: dict[int, int], reached: dict[int, Leg]
) -> None:
    """Add steps to the squares ahead of a leg's end (DEI-MOVE-2)."""
    s, ship, facing = waters.s, waters.ship, leg.node % 8
    around, left = s.world.next[leg.node // 8], movement.points_left(s, ship) - leg.cost - 1
    for bend in movement.AHEAD:
        way = (facing + bend) % 8
        square = around[way]
        if waters.open(square) and movement.return_refusal(s, ship, square, way, left) is None:
            node, fights = square * 8 + way, leg.fights + len(waters.met[square])
            if is_better(node, fights, fewest, reached):
                reached[node] = Leg(leg.index, "sail", node, leg.cost + 1, fights)


def is_better(node: int, fights: int, fewest: dict[int, int], reached: dict[int, Leg]) -> bool:
    """Whether a way to a node has fewer fights than all that are no longer."""
    if fewest.get(node, MANY) <= fights:
        return False
    other = reached.get(node)
    return other is None or fights < other.fights


def entry_of(waters: ShipWaters, leg: Leg) -> dict[str, Any]:
    """A leg as plain data."""
    square, facing = leg.node // 8, leg.node % 8
    return {
        "parent": leg.parent,
        "ship": waters.ship,
        "move": f"{leg.word} {SHIP_NAMES[waters.ship % 2]} {DIRECTIONS[facing]}",
        "square": square,
        "facing": facing,
        "cost": leg.cost,
        "pirates": waters.met[square] if leg.word == "sail" else [],
    }
