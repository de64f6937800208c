"""What is still to happen without a free choice: a stack of tasks, the next one last.

A task either does its work, or asks a seat something: it is then `s.ask`, and the answer goes on
with the rest. So decisions that interrupt (what to lower, which spice to give, what to dump) belong
to their seat in a defined order, in anybody's turn.
"""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Chance
from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters import battle, pirates, trade
from carrack.games.dutch_east_indies.chapters.tasks import (
    ATTACKS,
    ATTACKS_ON,
    CAPTAIN,
    CAPTAIN_SAILS,
    CARD,
    DEAL,
    DROP,
    FIGHT,
    FIT,
    LOWER,
    NEXT,
    SETTLE,
    TAKE,
    WIND,
)
from carrack.games.dutch_east_indies.chapters.turns import end_turn
from carrack.games.dutch_east_indies.solo import captain
from carrack.games.dutch_east_indies.state import NOTHING, Dei, Task

ASKED: Final = (ATTACKS_ON, LOWER, DROP, FIT, TAKE, CARD)  # tasks that may ask somebody


def run(s: Dei, chance: Chance) -> None:
    """Does what is due, until somebody is asked, the game ends, or the active seat may act."""
    while s.agenda and s.seat != OVER:
        task = s.agenda.pop()
        do_task(s, task, chance)
        if s.ask != NOTHING:
            return
    if s.seat != OVER:
        s.seat = s.active


def do_task(s: Dei, task: Task, chance: Chance) -> None:
    """One task."""
    kind = task[0]
    if kind == WIND:
        pirates.blow(s, task[1], chance)
    elif kind == ATTACKS:
        pirates.attack_all(s, task[1])
    elif kind == ATTACKS_ON:
        pirates.attack_seat(s, task)
    elif kind == FIGHT:
        pirates.fight(s, task, chance)
    elif kind == LOWER:
        battle.lower_some(s, task)
    elif kind == DROP:
        pirates.drop_one(s, task)
    elif kind == FIT:
        trade.fit(s, task)
    elif kind == TAKE:
        battle.take_spice(s, task)
    elif kind == CARD:
        trade.offer(s, task)
    elif kind == DEAL:
        trade.deplete(s, task[1], chance)
    else:
        do_automaton(s, task, chance)


def do_automaton(s: Dei, task: Task, chance: Chance) -> None:
    """One task of the automaton's turn (DEI-SOLO-4)."""
    kind = task[0]
    if kind == CAPTAIN:
        captain.begin(s, task[1], chance)
    elif kind == CAPTAIN_SAILS:
        captain.sail_on(s, task[1], chance)
    elif kind == SETTLE:
        captain.settle(s, task[1], chance)
    elif kind == NEXT:
        end_turn(s)
