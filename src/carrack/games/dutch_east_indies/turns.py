"""Set-up, turns, and what may be done in one (DEI-SETUP, DEI-TURN)."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.core.game import OVER
from carrack.games.dutch_east_indies.agenda import run
from carrack.games.dutch_east_indies.cargo import forget_flows
from carrack.games.dutch_east_indies.chart import World
from carrack.games.dutch_east_indies.components import COIN, CRATE, ITEMS
from carrack.games.dutch_east_indies.movement import count_stays
from carrack.games.dutch_east_indies.state import AT_REST, Dei, blank
from carrack.games.dutch_east_indies.tasks import ATTACKS, WIND, task
from carrack.games.dutch_east_indies.trade import deal
from carrack.games.dutch_east_indies.winning import result_of

BIG_PIRATE = 0
SMALL_PIRATE = 1


def set_up(world: World, start: int, chance: Chance) -> Dei:
    """The position before the first decision; `start` −1: who begins is drawn (DEI-SETUP-10)."""
    s = blank(world)
    if start < 0:
        start = chance.integers("start", [world.players])[0]
    s.start = s.active = s.seat = start
    stock_homes(s)
    deal(s, chance)
    begin_turn(s, chance)
    return s


def stock_homes(s: Dei) -> None:
    """Crates and coins by place in turn order (DEI-SETUP-6)."""
    box = s.world.edition
    for place in range(s.players):
        seat = (s.start + place) % s.players
        for item, count in ((CRATE, box.crates[place]), (COIN, box.coins[place])):
            s.home[seat * ITEMS + item] = count
            s.supply[item] -= count


def begin_turn(s: Dei, chance: Chance) -> None:
    """A turn begins with the pirates (DEI-PIRATE-1); then the seat is free to act (DEI-TURN-1)."""
    for ship in (s.active * 2, s.active * 2 + 1):
        s.moved[ship] = AT_REST
        s.points[ship] = 0
        s.looked[ship] = 0
        s.fought[ship] = 0
        s.set_out[ship] = s.at[ship]
    forget_flows(s)
    s.agenda.append(task(ATTACKS, SMALL_PIRATE))
    s.agenda.append(task(ATTACKS, BIG_PIRATE))
    s.agenda.append(task(WIND, SMALL_PIRATE))
    s.agenda.append(task(WIND, BIG_PIRATE))
    if s.events is not None:
        s.tell("turn", "DEI-TURN-1", s.active, {"round": s.turn // s.players + 1})
    run(s, chance)


def end_turn(s: Dei, chance: Chance) -> None:
    """Ports are counted, bans run out, and the next seat clockwise begins."""
    count_stays(s)
    s.banned = [
        (seat, what, turns - (seat == s.active))
        for seat, what, turns in s.banned
        if turns - (seat == s.active) > 0
    ]
    s.turn += 1
    s.active = (s.active + 1) % s.players
    s.seat = s.active
    if s.world.rounds and s.turn >= s.world.rounds * s.players:
        s.seat = OVER
        first = result_of(s).places.index(1)
        s.tell("time-up", "DEI-WIN-1", first, {"round": s.world.rounds})
        return
    begin_turn(s, chance)
