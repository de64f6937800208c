"""Sailing: facing, steps, turns on the spot, time in ports (DEI-MOVE, DEI-PORT)."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.chapters import ships
from carrack.games.dutch_east_indies.chapters.cargo import forget_flows
from carrack.games.dutch_east_indies.chapters.pirates import threatens
from carrack.games.dutch_east_indies.chapters.tasks import FIGHT
from carrack.games.dutch_east_indies.chart import world
from carrack.games.dutch_east_indies.components import BIG, DIRECTIONS, SAIL, SMALL, WAYS
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.dutch_east_indies.state import ARRIVED, AT_REST, UNDER_WAY, Dei

# turns from the bow to the five squares a ship can enter (DEI-MOVE-2), and their mask by facing
AHEAD: Final[tuple[int, ...]] = (0, 1, 2, 6, 7)
AHEAD_WAYS: Final[tuple[int, ...]] = tuple(
    [
        world.mask_of([(way - facing) % WAYS in AHEAD for way in range(WAYS)])
        for facing in range(WAYS)
    ]
)
ALL_WAYS: Final = (1 << WAYS) - 1
STAYS_ALLOWED: Final = 2  # own turns that may end on the same port square (DEI-PORT-1)


def points_left(s: Dei, ship: int) -> int:
    """Movement points that a ship still has in this turn (DEI-MOVE-1)."""
    if s.moved[ship] == AT_REST:
        return ships.stat_value(s, ship, SAIL)
    return s.points[ship] if s.moved[ship] == UNDER_WAY else 0


def entry_refusal(s: Dei, ship: int, square: int) -> DeiRefusal | None:
    """Refuse squares that a ship may never enter (DEI-MOVE-4 to 6)."""
    if square == world.OFF or s.world.land[square]:
        return DeiRefusal("DEI-MOVE-5", "refusal-no-water")
    if square in s.at or square in s.pirates:
        return DeiRefusal("DEI-MOVE-4", "refusal-square-taken")
    if world.is_foreign_home(s.world, square, ship // 2):
        return DeiRefusal("DEI-MOVE-6", "refusal-foreign-port")
    return None


def open_ways(s: Dei, ship: int, square: int) -> int:
    """The mask of the ways from a square to those that a ship may enter (DEI-MOVE-4 to 6).

    The ship's present square counts as empty, since the ship will have left it.
    """
    taken = ships.taken_ways(s, square) & ~s.world.bearing[s.at[ship] - square]
    return s.world.side_ways[ship // 2][square] & ~taken


def return_refusal(s: Dei, ship: int, square: int, way: int, points: int) -> DeiRefusal | None:
    """Refuse a port that had to be left, unless it can be left again (DEI-PORT-1).

    The ship arrives there with this facing and these points. Under the first rules it never may.
    """
    if not is_left_port(s, ship, square):
        return None
    if s.world.rules < world.PASSAGE_RULES:
        return DeiRefusal("DEI-PORT-1", "refusal-port-to-be-left")
    if can_leave(s, ship, square, way, points):
        return None
    return DeiRefusal("DEI-PORT-1", "refusal-port-no-way-out")


def is_left_port(s: Dei, ship: int, square: int) -> bool:
    """Whether a square is a port in which the ship may not end this turn too (DEI-PORT-1)."""
    return has_stayed(s, ship) and square == s.set_out[ship] and ships.is_port(s, square)


def has_stayed(s: Dei, ship: int) -> bool:
    """Whether a ship began its turn in a port that it must leave (DEI-PORT-1)."""
    return s.stays[ship] >= STAYS_ALLOWED


def must_leave(s: Dei, ship: int) -> bool:
    """Whether a ship is still in a port in which it ended its last two turns (DEI-PORT-1)."""
    return is_left_port(s, ship, s.at[ship]) and not ships.at_home(s, ship)


def can_leave(s: Dei, ship: int, square: int, facing: int, points: int) -> bool:
    """Whether a ship on a port's square could go elsewhere with this facing and these points."""
    if not points:
        return False
    within = ALL_WAYS if points > 1 else AHEAD_WAYS[facing]
    return open_ways(s, ship, square) & within != 0


def can_go(s: Dei, ship: int) -> bool:
    """Whether a ship could still reach another square in this turn."""
    return can_leave(s, ship, s.at[ship], s.facing[ship], points_left(s, ship))


def is_due_to_leave(s: Dei, ship: int) -> bool:
    """Whether a ship must leave its port and can do so now (DEI-PORT-2)."""
    return must_leave(s, ship) and can_go(s, ship)


def is_stranding(s: Dei, ship: int, facing: int, points: int) -> bool:
    """Whether this facing and these points would keep a ship in a port that it must leave."""
    return is_due_to_leave(s, ship) and not can_leave(s, ship, s.at[ship], facing, points)


def sail_ways(s: Dei, ship: int, taken: int) -> int:
    """The mask of the ways that a ship with points left may sail; `taken` by :func:`taken_ways`.

    Those that :func:`sail_refusal` allows, unless a port has to be left.
    """
    around = s.world.side_ways[ship // 2][s.at[ship]]
    return around & AHEAD_WAYS[s.facing[ship]] & ~taken


def turn_ways(s: Dei, ship: int) -> int:
    """The mask of the facings to which a ship with points left may turn (DEI-MOVE-3).

    Those that :func:`turn_refusal` allows, unless a port has to be left.
    """
    return ALL_WAYS ^ 1 << s.facing[ship]


def ways_back(s: Dei, ship: int) -> int:
    """The mask of the ways back into a port that had to be left (DEI-PORT-1).

    Those that :func:`return_refusal` refuses.
    """
    around, left = s.world.next[s.at[ship]], points_left(s, ship) - 1
    return world.mask_of(
        [
            around[way] != world.OFF and return_refusal(s, ship, around[way], way, left) is not None
            for way in range(WAYS)
        ]
    )


def stranding_turns(s: Dei, ship: int) -> int:
    """The mask of the turns that would keep a ship in a port that it must leave (DEI-PORT-2)."""
    left = points_left(s, ship) - 1
    return world.mask_of([is_stranding(s, ship, way, left) for way in range(WAYS)])


def sail_refusal(s: Dei, ship: int, way: int) -> DeiRefusal | None:
    """The refusal by DEI-MOVE-1 to 6, or of a port that could not be left again, or None."""
    if not points_left(s, ship):
        return DeiRefusal("DEI-MOVE-1", "refusal-no-points")
    if (way - s.facing[ship]) % 8 not in AHEAD:
        return DeiRefusal("DEI-MOVE-2", "refusal-behind")
    square = s.world.next[s.at[ship]][way]
    refusal = entry_refusal(s, ship, square)
    if refusal is None:
        refusal = return_refusal(s, ship, square, way, points_left(s, ship) - 1)
    return refusal if refusal is not None else stranded_other(s, ship)


def turn_refusal(s: Dei, ship: int, way: int) -> DeiRefusal | None:
    """The refusal by DEI-MOVE-3, or None."""
    if not points_left(s, ship):
        return DeiRefusal("DEI-MOVE-1", "refusal-no-points")
    if way == s.facing[ship]:
        return DeiRefusal("DEI-MOVE-3", "refusal-faces-already", {"way": DIRECTIONS[way]})
    if is_stranding(s, ship, way, points_left(s, ship) - 1):
        return DeiRefusal("DEI-PORT-2", "refusal-turn-strands")
    return stranded_other(s, ship)


def stranded_other(s: Dei, ship: int) -> DeiRefusal | None:
    """Refuse to begin with one ship if the other, whose movement this ends, must leave a port."""
    other = ships.other_ship(ship)
    if s.moved[other] == UNDER_WAY and is_stranding(s, other, s.facing[other], 0):
        return DeiRefusal("DEI-PORT-2", "refusal-other-must-leave")
    return None


def action_refusal(s: Dei) -> DeiRefusal | None:
    """Refuse an action, which ends a movement, if a ship must still leave its port."""
    for ship in range(s.active * 2, s.active * 2 + 2):
        if s.moved[ship] == UNDER_WAY and is_stranding(s, ship, s.facing[ship], 0):
            return DeiRefusal("DEI-PORT-2", "refusal-under-way-must-leave")
    return None


def end_refusal(s: Dei) -> DeiRefusal | None:
    """Refuse to end the turn while a ship that must leave could still do so (DEI-PORT-2)."""
    for ship in range(s.active * 2, s.active * 2 + 2):
        if is_due_to_leave(s, ship):
            return DeiRefusal("DEI-PORT-2", "refusal-must-leave")
    return None


def end_movements(s: Dei) -> None:
    """End movements under way, by an action or the other ship setting sail (DEI-TURN-2, 3)."""
    for ship in range(s.active * 2, s.active * 2 + 2):
        if s.moved[ship] == UNDER_WAY:
            s.moved[ship] = ARRIVED


def begin_movement(s: Dei, ship: int) -> None:
    """Prepare a ship's first step or turn; the movement of the other ship is over then."""
    end_movements(s)
    s.moved[ship] = UNDER_WAY
    s.points[ship] = ships.stat_value(s, ship, SAIL)
    s.set_out[ship] = s.at[ship]
    forget_flows(s)


def sail(s: Dei, ship: int, way: int) -> None:
    """Take one step: the ship faces where it went, and wakes pirates (DEI-MOVE-2, DEI-MOVE-7)."""
    if s.moved[ship] == AT_REST:
        begin_movement(s, ship)
    s.points[ship] -= 1
    s.at[ship] = square = s.world.next[s.at[ship]][way]
    s.facing[ship] = way
    if s.events is not None:
        data = {"ship": ship, "way": DIRECTIONS[way], "square": square}
        s.report("sailed", "DEI-MOVE-2", ship // 2, data)
    if ships.is_automatic(s, ship):
        return  # never attacked by pirates (DEI-SOLO-3)
    for pirate in (SMALL, BIG):  # the big one is next on the stack
        if threatens(s, pirate, square):
            s.agenda.append((FIGHT, pirate, ship, 1))


def turn(s: Dei, ship: int, way: int) -> None:
    """Turn on the spot, to any facing, for one point (DEI-MOVE-3)."""
    if s.moved[ship] == AT_REST:
        begin_movement(s, ship)
    s.points[ship] -= 1
    s.facing[ship] = way
    if s.events is not None:
        s.report("turned", "DEI-MOVE-3", ship // 2, {"ship": ship, "way": DIRECTIONS[way]})


def count_stays(s: Dei) -> None:
    """Count, at the end of a turn, how long its ships have been in port (DEI-PORT-1)."""
    for ship in range(s.active * 2, s.active * 2 + 2):
        if ships.port_island(s, ship) in (world.NO_ISLAND, s.world.homes[s.active]):
            s.stays[ship] = 0
        elif s.moved[ship] != AT_REST and s.set_out[ship] != s.at[ship]:
            s.stays[ship] = 1
        else:
            s.stays[ship] = min(STAYS_ALLOWED, s.stays[ship] + 1)
