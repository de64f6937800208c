"""Beginnings and ends of turns (DEI-TURN-1), putting what is due onto the agenda."""

from __future__ import annotations

from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters.cargo import forget_flows
from carrack.games.dutch_east_indies.chapters.movement import count_stays
from carrack.games.dutch_east_indies.chapters.tasks import ATTACKS, CAPTAIN, NEXT, WIND, task
from carrack.games.dutch_east_indies.chapters.winning import report_limit
from carrack.games.dutch_east_indies.components import BIG, SMALL
from carrack.games.dutch_east_indies.state import AT_REST, AUTOMATON, FIRST_SHIP, Dei


def begin_turn(s: Dei) -> None:
    """Begin a turn: the pirates first (DEI-PIRATE-1), then the seat may act (DEI-TURN-1).

    The automaton's ships act by themselves, the big one first (DEI-SOLO-4).
    """
    for ship in range(s.active * 2, s.active * 2 + 2):
        s.moved[ship] = AT_REST
        s.points[ship] = 0
        s.looked[ship] = 0
        s.fought[ship] = 0
        s.set_out[ship] = s.at[ship]
    forget_flows(s)
    if s.world.solo and s.active == AUTOMATON:
        s.agenda.append(task(NEXT))
        s.agenda.append(task(CAPTAIN, FIRST_SHIP + 1))
        s.agenda.append(task(CAPTAIN, FIRST_SHIP))
    s.agenda.append(task(ATTACKS, SMALL))
    s.agenda.append(task(ATTACKS, BIG))
    s.agenda.append(task(WIND, SMALL))
    s.agenda.append(task(WIND, BIG))
    if s.events is not None:
        s.report("turn", "DEI-TURN-1", s.active, {"round": s.turn // s.players + 1})


def end_turn(s: Dei) -> None:
    """Count time in ports, let bans expire, and begin the turn of the next seat clockwise."""
    count_stays(s)
    if s.banned:
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
        report_limit(s)
        return
    begin_turn(s)
