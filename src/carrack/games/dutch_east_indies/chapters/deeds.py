"""Carrying out a move: what its chapter prescribes, then whatever follows without a decision."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.games.dutch_east_indies.chapters import cargo, movement, pirates, trade
from carrack.games.dutch_east_indies.chapters.agenda import run
from carrack.games.dutch_east_indies.chapters.battle import attack, hand_over, lower
from carrack.games.dutch_east_indies.chapters.tasks import FIGHT, answered, task
from carrack.games.dutch_east_indies.chapters.tasks import LOWER as LOWER_TASK
from carrack.games.dutch_east_indies.chapters.turns import end_turn
from carrack.games.dutch_east_indies.moves import (
    ACCEPT,
    ATTACK,
    BUY,
    DROP,
    DUMP,
    END,
    FIRST,
    GIVE,
    LOAD,
    LOOK,
    LOWER,
    PICK,
    REFUSE,
    SAIL_STEP,
    SELL,
    SWAP,
    TAKE,
    TURN,
    UNLOAD,
    DeiMove,
)
from carrack.games.dutch_east_indies.state import NOTHING, Dei


def carry_out(s: Dei, move: DeiMove, chance: Chance) -> None:
    """Play a legal move, and everything that follows without a decision."""
    if s.ask != NOTHING:
        answer(s, move)
        run(s, chance)
        return
    kind, ship = move.kind, s.active * 2 + move.ship
    if kind == TURN:
        movement.turn(s, ship, move.value)
    elif kind == SAIL_STEP:
        movement.sail(s, ship, move.value)
    elif kind == END:
        end_turn(s)
    elif kind == PICK:
        cargo.pick(s, ship, move.value)
    else:
        movement.end_movements(s)
        act(s, move, ship, chance)
    if s.agenda:
        run(s, chance)


def act(s: Dei, move: DeiMove, ship: int, chance: Chance) -> None:
    """Carry out an action (DEI-TURN-3)."""
    kind = move.kind
    if kind in (LOAD, UNLOAD):
        cargo.load_or_unload(s, kind, ship, move.value, own_turn=True)
    elif kind == GIVE:
        cargo.give(s, ship, move.value)
    elif kind == LOOK:
        trade.look(s, ship, s.world.wild_of(move.value))
    elif kind == ATTACK:
        attack(s, ship, move.target, chance)
    elif kind == BUY:
        trade.buy(s, ship)
    elif kind == SELL:
        trade.sell(s, ship)
    elif kind == SWAP:
        trade.swap(s, ship, move.value, move.target)
    else:
        trade.upgrade(s, ship, move.value)


def answer(s: Dei, move: DeiMove) -> None:
    """Carry out the answer to a task's question."""
    kind, job = move.kind, answered(s)
    if kind == ACCEPT:
        trade.accept(s, job, move.value)
    elif kind == REFUSE:
        trade.refuse(s, job)
    elif kind == TAKE:
        hand_over(s, job[2], job[1], move.value, "DEI-BATTLE-3")
    elif kind == DUMP:
        s.agenda.append(job)
        cargo.overboard(s, job[1], move.value)
    elif kind == DROP:
        pirates.drop(s, job, move.value)
    elif kind == LOWER:
        lower(s, job[1], move.value, job[3])
        if job[2] > 1:
            s.agenda.append(task(LOWER_TASK, job[1], job[2] - 1, job[3]))
    elif kind == FIRST:
        first = job[2] * 2 + move.ship
        s.agenda.append(task(FIGHT, job[1], first ^ 1))
        s.agenda.append(task(FIGHT, job[1], first))
