"""Agenda: a stack of tasks that must still happen without a free choice, the next one last.

A task either does its work, or asks a seat something: it is then `s.ask`, and the answer goes on
with the rest. So decisions that interrupt (what to lower, which spice to give, what to dump) are
made by their seat in a defined order, in anybody's turn.
"""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Chance
from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters import battle, pirates, tasks, trade
from carrack.games.dutch_east_indies.chapters.turns import end_turn
from carrack.games.dutch_east_indies.solo import captain
from carrack.games.dutch_east_indies.state import NOTHING, Dei, Task

ASKED: Final = (
    tasks.ATTACKS_ON,
    tasks.LOWER,
    tasks.DROP,
    tasks.FIT,
    tasks.TAKE,
    tasks.CARD,
)  # tasks that may ask somebody


def run(s: Dei, chance: Chance) -> None:
    """Do what is due, until somebody is asked, the game ends, or the active seat may act."""
    while s.agenda and s.seat != OVER:
        chance.watch(s)
        task = s.agenda.pop()
        do_task(s, task, chance)
        if s.ask != NOTHING:
            return
    if s.seat != OVER:
        s.seat = s.active


def do_task(s: Dei, task: Task, chance: Chance) -> None:
    """Do one task."""
    kind = task[0]
    if kind == tasks.WIND:
        pirates.blow(s, task[1], chance)
    elif kind == tasks.ATTACKS:
        pirates.attack_all(s, task[1])
    elif kind == tasks.ATTACKS_ON:
        pirates.attack_seat(s, task)
    elif kind == tasks.FIGHT:
        pirates.fight(s, task, chance)
    elif kind == tasks.BATTLE:
        battle.attack(s, task[1], task[2], chance)
    elif kind == tasks.LOWER:
        battle.lower_some(s, task)
    elif kind == tasks.DROP:
        pirates.drop_one(s, task)
    elif kind == tasks.FIT:
        trade.fit(s, task)
    elif kind == tasks.TAKE:
        battle.take_spice(s, task)
    elif kind == tasks.CARD:
        trade.offer(s, task)
    elif kind == tasks.DEAL:
        trade.deplete(s, task[1], chance)
    else:
        do_automaton(s, task, chance)


def do_automaton(s: Dei, task: Task, chance: Chance) -> None:
    """Do one task of the automaton's turn (DEI-SOLO-4)."""
    kind = task[0]
    if kind == tasks.CAPTAIN:
        captain.begin(s, task[1], chance)
    elif kind == tasks.CAPTAIN_SAILS:
        captain.sail_on(s, task[1], chance)
    elif kind == tasks.SETTLE:
        captain.settle(s, task[1], chance)
    elif kind == tasks.NEXT:
        end_turn(s)
