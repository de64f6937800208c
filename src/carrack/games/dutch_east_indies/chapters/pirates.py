"""Pirates: how the wind moves them, whom they attack, what a loss costs."""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Chance
from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.chapters import tasks
from carrack.games.dutch_east_indies.chapters.battle import spices_aboard, throw
from carrack.games.dutch_east_indies.chapters.cargo import overboard
from carrack.games.dutch_east_indies.chapters.ships import is_port, next_to, stat_value, taken_ways
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.dutch_east_indies.state import ARRIVED, AUTOMATON, Dei, Task

FIELDS_LOST: Final = (2, 1)  # by size of the pirate (DEI-PBATTLE-3)


def open_ways(s: Dei, pirate: int) -> int:
    """The mask of the ways that a pirate may go (DEI-PIRATE-2).

    It may enter ports (DEI-PIRATE-4), but no home port, and no ship's square.
    """
    square = s.pirates[pirate]
    return s.world.pirate_ways[square] & ~taken_ways(s, square)


def blow(s: Dei, pirate: int, chance: Chance) -> None:
    """Move a pirate by the wind; if blocked, the opposite way; failing that, roll again."""
    ways = open_ways(s, pirate)
    if not ways:
        s.report("becalmed", "DEI-PIRATE-3", -1, {"pirate": components.SIZES[pirate]})
        return
    went = -1
    while went < 0:
        s.winds += 1
        s.reveals += 1
        wind = chance.integers(f"wind {s.winds}", [components.WAYS])[0]
        if ways >> wind & 1:
            went = wind
        elif ways >> (wind ^ components.OPPOSITE) & 1:
            went = wind ^ components.OPPOSITE
        if went >= 0:
            s.pirates[pirate] = s.world.next[s.pirates[pirate]][went]
            s.pirate_facing[pirate] = went
        report_wind(s, pirate, wind, went)


def report_wind(s: Dei, pirate: int, way: int, went: int) -> None:
    """Report a roll of the wind: where it blew, and where the pirate went."""
    if s.events is not None:
        data = {
            "pirate": components.SIZES[pirate],
            "wind": components.DIRECTIONS[way],
            "went": components.DIRECTIONS[went] if went >= 0 else None,
            "square": s.pirates[pirate],
        }
        s.report("wind", "DEI-PIRATE-1" if went == way else "DEI-PIRATE-2", -1, data)


def threatens(s: Dei, pirate: int, square: int) -> bool:
    """Whether a ship on a square would be attacked: adjacent, neither in a port (DEI-MOVE-8)."""
    at = s.pirates[pirate]
    return next_to(s.world, at, square) and not is_port(s, at) and not is_port(s, square)


def pirates_at(s: Dei, square: int) -> list[int]:
    """The pirates that a ship wakes by sailing onto a square, the big one first (DEI-MOVE-7)."""
    return [pirate for pirate in (components.BIG, components.SMALL) if threatens(s, pirate, square)]


def attack_all(s: Dei, pirate: int) -> None:
    """Attack the active player's ships first, then clockwise (DEI-PIRATE-5)."""
    square = s.pirates[pirate]
    if not taken_ways(s, square):
        return  # no ship is near, as is nearly always the case
    for place in range(s.players - 1, -1, -1):
        seat = (s.active + place) % s.players
        if s.world.solo and seat == AUTOMATON:
            continue  # never attacked (DEI-SOLO-3)
        s.agenda.append((tasks.ATTACKS_ON, pirate, seat, 0))


def attack_seat(s: Dei, job: Task) -> None:
    """Attack a seat's ships; if two are in reach, the owner says which comes first."""
    _, pirate, seat, _ = job
    ships = [ship for ship in (seat * 2, seat * 2 + 1) if threatens(s, pirate, s.at[ship])]
    if len(ships) == 2:
        tasks.ask(s, job, seat)
    elif ships:
        s.agenda.append(tasks.task(tasks.FIGHT, pirate, ships[0]))


def attack_first(s: Dei, job: Task, ship: int) -> None:
    """One of the two own ships, then the other (DEI-PIRATE-5)."""
    first = job[2] * 2 + ship
    s.agenda.append(tasks.task(tasks.FIGHT, job[1], first ^ 1))
    s.agenda.append(tasks.task(tasks.FIGHT, job[1], first))


def fight(s: Dei, job: Task, chance: Chance) -> None:
    """Fight: a die each, ties to the pirates (DEI-PBATTLE-1); no prize (DEI-PBATTLE-2)."""
    _, pirate, ship, own_movement = job
    if not threatens(s, pirate, s.at[ship]):
        return
    dice = throw(s, chance)
    own, other = stat_value(s, ship, components.CANNONS), s.world.edition.pirate_cannons[pirate]
    won = own + dice[0] > other + dice[1]
    if s.events is not None:
        data = {
            "ship": ship,
            "pirate": components.SIZES[pirate],
            "dice": dice,
            "cannons": [own, other],
        }
        s.report("pirate-battle", "DEI-PBATTLE-1", ship // 2, {**data, "won": won})
    if not won:
        lose(s, pirate, ship, own_movement)


def lose(s: Dei, pirate: int, ship: int, own_movement: int) -> None:
    """Lose fields, one item overboard, and the excess of the lowered hold (DEI-PBATTLE-8).

    The agenda is a stack, so the last of these (DEI-PBATTLE-6) is pushed first.
    """
    if own_movement:
        s.moved[ship] = ARRIVED  # a loss ends the movement (DEI-PBATTLE-2)
    s.agenda.append(tasks.task(tasks.FIT, ship))
    s.agenda.append(tasks.task(tasks.DROP, ship, own_movement))
    s.agenda.append(tasks.task(tasks.LOWER, ship, FIELDS_LOST[pirate], 1))


def penalty_items(s: Dei, ship: int) -> list[int]:
    """Return what may go overboard as the penalty: a spice or a coin (DEI-PBATTLE-4)."""
    coin = [components.COIN] if s.hold[ship * components.ITEMS + components.COIN] else []
    return coin + spices_aboard(s, ship)


def drop_one(s: Dei, job: Task) -> None:
    """Drop one spice or coin of the owner's choice, if there is any (DEI-PBATTLE-4)."""
    items = penalty_items(s, job[1])
    if len(items) == 1:
        drop(s, job, items[0])
    elif items:
        tasks.ask(s, job, job[1] // 2)


def drop_refusal(s: Dei, job: Task, item: int) -> DeiRefusal | None:
    """DEI-PBATTLE-4: a spice or a coin that is aboard."""
    if item in penalty_items(s, job[1]):
        return None
    what = {"item": components.ITEM_NAMES[item]}
    return DeiRefusal("DEI-PBATTLE-4", "refusal-not-aboard", what)


def drop(s: Dei, job: Task, item: int) -> None:
    """Drop what was shot overboard; the victim may not soon pick it up (DEI-PBATTLE-5, 8)."""
    _, ship, own_movement, _ = job
    if s.events is not None:
        data = {"ship": ship, "item": components.ITEM_NAMES[item]}
        s.report("shot-overboard", "DEI-PBATTLE-4", ship // 2, data)
    overboard(s, ship, item)
    turns = 1 if own_movement or ship // 2 != s.active else 2
    s.banned.append((ship // 2, s.at[ship] * components.ITEMS + item, turns))
