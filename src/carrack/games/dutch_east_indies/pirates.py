"""Pirates: how the wind moves them, whom they attack, what a loss costs."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.games.dutch_east_indies.battle import spices_aboard, throw
from carrack.games.dutch_east_indies.cargo import overboard
from carrack.games.dutch_east_indies.chart import NO_ISLAND, OFF
from carrack.games.dutch_east_indies.components import (
    CANNONS,
    COIN,
    DIRECTIONS,
    HOME,
    ITEM_NAMES,
    ITEMS,
    SIZES,
)
from carrack.games.dutch_east_indies.ships import is_port, stat_value
from carrack.games.dutch_east_indies.solo.automaton import AUTOMATON
from carrack.games.dutch_east_indies.state import ARRIVED, Dei, Task
from carrack.games.dutch_east_indies.tasks import (
    ATTACKS_ON,
    DROP,
    FIGHT,
    FIT,
    LOWER,
    ask,
    task,
)

FIELDS_LOST = (2, 1)  # by size of the pirate (DEI-PBATTLE-3)


def may_enter(s: Dei, square: int) -> bool:
    """Where a pirate may go: into ports (DEI-PIRATE-4), but no home port or ship (DEI-PIRATE-2)."""
    if square == OFF or s.world.land[square] or square in s.at or square in s.pirates:
        return False
    island = s.world.port_of[square]
    return island == NO_ISLAND or s.world.islands[island].kind != HOME


def blow(s: Dei, pirate: int, chance: Chance) -> None:
    """The wind moves a pirate; blocked it goes the other way, else the die is rolled again."""
    around = s.world.next[s.pirates[pirate]]
    if not any([may_enter(s, square) for square in around]):
        s.tell("becalmed", "DEI-PIRATE-3", -1, {"pirate": SIZES[pirate]})
        return
    while True:
        s.winds += 1
        s.reveals += 1
        way = chance.integers(f"wind {s.winds}", [8])[0]
        for direction in (way, (way + 4) % 8):
            if may_enter(s, around[direction]):
                s.pirates[pirate] = around[direction]
                s.pirate_facing[pirate] = direction
                tell_wind(s, pirate, way, direction)
                return
        tell_wind(s, pirate, way, -1)


def tell_wind(s: Dei, pirate: int, way: int, went: int) -> None:
    """Reports a roll of the wind: where it blew, and where the pirate went."""
    if s.events is not None:
        data = {
            "pirate": SIZES[pirate],
            "wind": DIRECTIONS[way],
            "went": DIRECTIONS[went] if went >= 0 else None,
            "square": s.pirates[pirate],
        }
        s.tell("wind", "DEI-PIRATE-1" if went == way else "DEI-PIRATE-2", -1, data)


def threatens(s: Dei, pirate: int, square: int) -> bool:
    """Whether a ship on a square would be attacked: adjacent, neither in a port (DEI-MOVE-8)."""
    at = s.pirates[pirate]
    return square in s.world.near[at] and not is_port(s, at) and not is_port(s, square)


def pirates_at(s: Dei, square: int) -> list[int]:
    """The pirates that a ship wakes by sailing onto a square, the big one first (DEI-MOVE-7)."""
    return [pirate for pirate in (0, 1) if threatens(s, pirate, square)]


def attack_all(s: Dei, pirate: int) -> None:
    """The active player's ships first, then clockwise (DEI-PIRATE-5)."""
    seats = [(s.active + i) % s.players for i in range(s.players)]
    for seat in reversed(seats):
        if s.world.solo and seat == AUTOMATON:
            continue  # never attacked (DEI-SOLO-3)
        s.agenda.append(task(ATTACKS_ON, pirate, seat))


def attack_seat(s: Dei, job: Task) -> None:
    """Attacks a seat's ships; with two in reach the owner says which comes first."""
    _, pirate, seat, _ = job
    ships = [ship for ship in (seat * 2, seat * 2 + 1) if threatens(s, pirate, s.at[ship])]
    if len(ships) == 2:
        ask(s, job, seat)
    elif ships:
        s.agenda.append(task(FIGHT, pirate, ships[0]))


def fight(s: Dei, job: Task, chance: Chance) -> None:
    """A die each; the pirates win ties (DEI-PBATTLE-1). Winning brings nothing (DEI-PBATTLE-2)."""
    _, pirate, ship, own_movement = job
    if not threatens(s, pirate, s.at[ship]):
        return
    dice = throw(s, chance)
    own, other = stat_value(s, ship, CANNONS), s.world.edition.pirate_cannons[pirate]
    won = own + dice[0] > other + dice[1]
    if s.events is not None:
        data = {"ship": ship, "pirate": SIZES[pirate], "dice": dice, "cannons": [own, other]}
        s.tell("pirate-battle", "DEI-PBATTLE-1", ship // 2, {**data, "won": won})
    if not won:
        lose(s, pirate, ship, own_movement)


def lose(s: Dei, pirate: int, ship: int, own_movement: int) -> None:
    """Fields, one item overboard, the excess of the lowered hold, in this order (DEI-PBATTLE-8).

    The agenda is a stack: the excess (DEI-PBATTLE-6) comes first onto it.
    """
    if own_movement:
        s.moved[ship] = ARRIVED  # a loss ends the movement (DEI-PBATTLE-2)
    s.agenda.append(task(FIT, ship))
    s.agenda.append(task(DROP, ship, own_movement))
    s.agenda.append(task(LOWER, ship, FIELDS_LOST[pirate], 1))


def penalty_items(s: Dei, ship: int) -> list[int]:
    """What may go overboard as the penalty: a spice or a coin (DEI-PBATTLE-4)."""
    coin = [COIN] if s.hold[ship * ITEMS + COIN] else []
    return coin + spices_aboard(s, ship)


def drop_one(s: Dei, job: Task) -> None:
    """One spice or coin overboard, the owner chooses, if there is any (DEI-PBATTLE-4)."""
    items = penalty_items(s, job[1])
    if len(items) == 1:
        drop(s, job, items[0])
    elif items:
        ask(s, job, job[1] // 2)


def drop(s: Dei, job: Task, item: int) -> None:
    """Shot overboard; the victim may not pick it up again for a while (DEI-PBATTLE-5, 8)."""
    _, ship, own_movement, _ = job
    if s.events is not None:
        data = {"ship": ship, "item": ITEM_NAMES[item]}
        s.tell("shot-overboard", "DEI-PBATTLE-4", ship // 2, data)
    overboard(s, ship, item)
    turns = 1 if own_movement or ship // 2 != s.active else 2
    s.banned.append((ship // 2, s.at[ship] * ITEMS + item, turns))
