"""All legal moves of a position.

They are gathered ship by ship, and only for kinds that could apply where it is. Sets of ways are
masks (`chart.world`), with a prepared sequence of moves for every mask. Moves that are seldom
possible are checked by their refusals (`kinds`).
"""

from __future__ import annotations

from typing import Final

from carrack.core.game import OVER, Move
from carrack.games.dutch_east_indies.chapters.battle import attack_refusal
from carrack.games.dutch_east_indies.chapters.cargo import circles, pickable
from carrack.games.dutch_east_indies.chapters.movement import (
    action_refusal,
    end_refusal,
    has_stayed,
    points_left,
    sail_ways,
    stranded_other,
    stranding_turns,
    turn_ways,
    ways_back,
)
from carrack.games.dutch_east_indies.chapters.ships import (
    other_ship,
    port_island,
    room_of,
    side_by_side,
    taken_ways,
)
from carrack.games.dutch_east_indies.chapters.tasks import QUESTIONS
from carrack.games.dutch_east_indies.chapters.trade import look_refusal
from carrack.games.dutch_east_indies.chart.world import NO_ISLAND, SIDES
from carrack.games.dutch_east_indies.components import ITEMS, WAYS
from carrack.games.dutch_east_indies.kinds import KINDS
from carrack.games.dutch_east_indies.moves import (
    ATTACK,
    BUY,
    END_MOVE,
    GIVE,
    LOAD,
    LOOK,
    MOVES,
    PICK,
    SAIL_STEP,
    SELL,
    SWAP,
    TURN,
    UNLOAD,
    UPGRADE,
    DeiMove,
)
from carrack.games.dutch_east_indies.state import NOTHING, SHORE, Dei

SHIPS: Final = 2  # of a seat


def moves_of(kind: int) -> list[list[DeiMove]]:
    """The moves of a kind by own ship, in the order of their numbers."""
    return [
        [move for move in MOVES if (move.kind, move.ship) == (kind, ship)] for ship in range(SHIPS)
    ]


def rows_of(kind: int) -> list[list[list[DeiMove]]]:
    """The moves of SAIL_STEP or TURN by own ship and mask of ways."""
    return [
        [[moves[way] for way in range(WAYS) if mask >> way & 1] for mask in range(1 << WAYS)]
        for moves in moves_of(kind)
    ]


SAILS: Final = rows_of(SAIL_STEP)
TURNS: Final = rows_of(TURN)
PICKS: Final = moves_of(PICK)
GIFTS: Final = moves_of(GIVE)
ATTACKS: Final = moves_of(ATTACK)
LOADS: Final = moves_of(LOAD)
UNLOADS: Final = moves_of(UNLOAD)
LOOKS: Final = moves_of(LOOK)
TRADES: Final = [
    [move for kind in (BUY, SELL, SWAP, UPGRADE) for move in moves_of(kind)[ship]]
    for ship in range(SHIPS)
]
ANSWERING: Final = {
    task: [move for move in MOVES if KINDS[move.kind].when == task] for task in QUESTIONS
}


def legal_moves(s: Dei) -> list[Move]:
    """Every legal move of the deciding seat."""
    if s.ask != NOTHING:
        return answers(s)
    found: list[Move] = []
    if s.seat == OVER:
        return found
    first = s.active * 2
    urged = has_stayed(s, first) or has_stayed(s, first + 1)
    may_act = not urged or action_refusal(s) is None
    for ship in range(first, first + SHIPS):
        taken = taken_ways(s, s.at[ship])
        if points_left(s, ship):
            if urged:
                add_urged_sailing(s, ship, taken, found)
            else:
                found += SAILS[ship % 2][sail_ways(s, ship, taken)]
                found += TURNS[ship % 2][turn_ways(s, ship)]
        if s.afloat:
            add_picks(s, ship, found)
        if may_act and (taken or s.world.port_of[s.at[ship]] != NO_ISLAND):
            add_actions(s, ship, taken, found)
    if not urged or end_refusal(s) is None:
        found.append(END_MOVE)
    return found


def answers(s: Dei) -> list[Move]:
    """Every answer to the task that waits."""
    found: list[Move] = []
    for move in ANSWERING[s.ask[0]]:
        if KINDS[move.kind].refusal(s, move) is None:
            found.append(move)
    return found


def add_urged_sailing(s: Dei, ship: int, taken: int, found: list[Move]) -> None:
    """Add steps and turns when a ship may have to leave its port (DEI-PORT-1, 2)."""
    if stranded_other(s, ship) is None:
        found += SAILS[ship % 2][sail_ways(s, ship, taken) & ~ways_back(s, ship)]
        found += TURNS[ship % 2][turn_ways(s, ship) & ~stranding_turns(s, ship)]


def add_picks(s: Dei, ship: int, found: list[Move]) -> None:
    """Add picking up what is afloat on the ship's square (DEI-CARGO-3)."""
    here = s.at[ship] * ITEMS
    for item in range(ITEMS):
        if here + item in s.afloat and pickable(s, ship, item) > 0 and room_of(s, ship) > 0:
            found.append(PICKS[ship % 2][item])


def add_actions(s: Dei, ship: int, taken: int, found: list[Move]) -> None:
    """Add what a ship can do where it is (DEI-TURN-3)."""
    own, beside = port_island(s, ship), NO_ISLAND
    if taken & SIDES and side_by_side(s, ship):
        add_gifts(s, ship, found)
        beside = port_island(s, other_ship(ship))
    if taken and own == NO_ISLAND:
        add_attacks(s, ship, found)
    if own != NO_ISLAND:
        add_services(s, ship, own, found)
    if beside not in (NO_ISLAND, own):
        add_services(s, ship, beside, found)


def add_gifts(s: Dei, ship: int, found: list[Move]) -> None:
    """Add giving goods to the seat's other ship alongside (DEI-TRANSFER-1, DEI-CARGO-5)."""
    if room_of(s, other_ship(ship)) > 0:
        hold, start = s.hold, ship * ITEMS
        for item in range(ITEMS):
            if hold[start + item] and not circles(s, item, ship % 2, 1 - ship % 2):
                found.append(GIFTS[ship % 2][item])


def add_attacks(s: Dei, ship: int, found: list[Move]) -> None:
    """Add attacks on ships of other players next to it (DEI-BATTLE-1, DEI-BATTLE-5)."""
    square = s.at[ship]
    bearing, inside = s.world.bearing, s.world.inside[square]
    for target, other in enumerate(s.at):
        if bearing[other - square] & inside and attack_refusal(s, ship, target) is None:
            found.append(ATTACKS[ship % 2][target])


def add_services(s: Dei, ship: int, island: int, found: list[Move]) -> None:
    """Add what an island offers to a ship that uses its port."""
    if island == s.world.homes[ship // 2]:
        add_loads(s, ship, found)
        add_unloads(s, ship, found)
    elif island == s.world.market:
        for move in TRADES[ship % 2]:
            if KINDS[move.kind].refusal(s, move) is None:
                found.append(move)
    elif look_refusal(s, ship, island) is None:
        found.append(LOOKS[ship % 2][s.world.letter_of(island)])


def add_loads(s: Dei, ship: int, found: list[Move]) -> None:
    """Add loading goods that fit into the hold (DEI-CARGO-2, DEI-CARGO-5)."""
    if room_of(s, ship) > 0:
        home, start, flows = s.home, ship // 2 * ITEMS, s.flows
        for item in range(ITEMS):
            if home[start + item] and not (flows[item] and circles(s, item, SHORE, ship % 2)):
                found.append(LOADS[ship % 2][item])


def add_unloads(s: Dei, ship: int, found: list[Move]) -> None:
    """Add unloading goods in the hold (DEI-CARGO-2)."""
    hold, start, flows = s.hold, ship * ITEMS, s.flows
    for item in range(ITEMS):
        if hold[start + item] and not (flows[item] and circles(s, item, ship % 2, SHORE)):
            found.append(UNLOADS[ship % 2][item])
