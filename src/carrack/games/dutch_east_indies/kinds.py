"""Every kind of move in a row: when it is possible, what refuses, does and describes it.

All moves are read by looking up their notation (`moves.BY_NOTATION`).
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.chance import Chance
from carrack.core.game import OVER, Refusal
from carrack.games.dutch_east_indies import moves
from carrack.games.dutch_east_indies.chapters import battle, cargo, movement, pirates, tasks, trade
from carrack.games.dutch_east_indies.chapters.agenda import run
from carrack.games.dutch_east_indies.chapters.tasks import answered
from carrack.games.dutch_east_indies.chapters.turns import end_turn
from carrack.games.dutch_east_indies.components import SIZES
from carrack.games.dutch_east_indies.moves import SAIL_STEP, TURN, DeiMove, DeiRefusal
from carrack.games.dutch_east_indies.readers import describe
from carrack.games.dutch_east_indies.state import NOTHING, Dei
from carrack.games.kind import Kind, by_number

ACTION: Final = -2  # an action (DEI-TURN-3): it ends the movement under way
AT_MARKET: Final = -3  # an action at the Market


def own(s: Dei, move: DeiMove) -> int:
    """The ship that a move of the active seat names."""
    return s.active * 2 + move.ship


ROWS: Final[dict[int, Kind[Dei, DeiMove]]] = {
    moves.SAIL_STEP: Kind(
        "DEI-MOVE-2",
        lambda s, m: movement.sail(s, own(s, m), m.value),
        lambda s, m: movement.sail_refusal(s, own(s, m), m.value),
        describe.sail_details,
    ),
    moves.TURN: Kind(
        "DEI-MOVE-3",
        lambda s, m: movement.turn(s, own(s, m), m.value),
        lambda s, m: movement.turn_refusal(s, own(s, m), m.value),
        describe.turn_details,
    ),
    moves.PICK: Kind(
        "DEI-CARGO-3",
        lambda s, m: cargo.pick(s, own(s, m), m.value),
        lambda s, m: cargo.pick_refusal(s, own(s, m), m.value),
        describe.goods_details,
    ),
    moves.LOAD: Kind(
        "DEI-CARGO-2",
        lambda s, m: cargo.load_or_unload(s, moves.LOAD, own(s, m), m.value),
        lambda s, m: cargo.shore_refusal(s, moves.LOAD, own(s, m), m.value),
        describe.moved_goods_details,
        when=ACTION,
    ),
    moves.UNLOAD: Kind(
        "DEI-CARGO-2",
        lambda s, m: cargo.load_or_unload(s, moves.UNLOAD, own(s, m), m.value),
        lambda s, m: cargo.shore_refusal(s, moves.UNLOAD, own(s, m), m.value),
        describe.moved_goods_details,
        when=ACTION,
    ),
    moves.GIVE: Kind(
        "DEI-TRANSFER-1",
        lambda s, m: cargo.give(s, own(s, m), m.value),
        lambda s, m: cargo.give_refusal(s, own(s, m), m.value),
        describe.moved_goods_details,
        when=ACTION,
    ),
    moves.LOOK: Kind(
        "DEI-TRADE-1",
        lambda s, m: trade.look(s, own(s, m), s.world.wild_of(m.value)),
        lambda s, m: trade.look_refusal(s, own(s, m), s.world.wild_of(m.value)),
        describe.look_details,
        when=ACTION,
    ),
    moves.ACCEPT: Kind(
        "DEI-TRADE-3",
        lambda s, m: trade.accept(s, answered(s), m.value),
        lambda s, m: trade.accept_refusal(s, s.ask, m.value),
        describe.accept_details,
        when=tasks.CARD,
    ),
    moves.REFUSE: Kind("DEI-TRADE-2", lambda s, m: trade.refuse(s, answered(s)), when=tasks.CARD),
    moves.BUY: Kind(
        "DEI-MARKET-1",
        lambda s, m: trade.buy(s, own(s, m)),
        lambda s, m: trade.buy_refusal(s, own(s, m)),
        when=AT_MARKET,
    ),
    moves.SELL: Kind(
        "DEI-MARKET-1",
        lambda s, m: trade.sell(s, own(s, m)),
        lambda s, m: trade.sell_refusal(s, own(s, m)),
        when=AT_MARKET,
    ),
    moves.SWAP: Kind(
        "DEI-MARKET-1",
        lambda s, m: trade.swap(s, own(s, m), m.value, m.target),
        lambda s, m: trade.swap_refusal(s, own(s, m), m.value, m.target),
        describe.swap_details,
        when=AT_MARKET,
    ),
    moves.UPGRADE: Kind(
        "DEI-UPGRADE-1",
        lambda s, m: trade.upgrade(s, own(s, m), m.value),
        lambda s, m: trade.upgrade_refusal(s, own(s, m), m.value),
        describe.upgrade_details,
        when=AT_MARKET,
    ),
    moves.ATTACK: Kind(
        "DEI-BATTLE-1",
        lambda s, m: s.agenda.append(tasks.task(tasks.BATTLE, own(s, m), m.target)),
        lambda s, m: battle.attack_refusal(s, own(s, m), m.target),
        describe.attack_details,
        when=ACTION,
    ),
    moves.FIRST: Kind(
        "DEI-PIRATE-5",
        lambda s, m: pirates.attack_first(s, answered(s), m.ship),
        when=tasks.ATTACKS_ON,
    ),
    moves.TAKE: Kind(
        "DEI-BATTLE-3",
        lambda s, m: battle.take(s, answered(s), m.value),
        lambda s, m: battle.take_refusal(s, s.ask, m.value),
        describe.take_details,
        when=tasks.TAKE,
    ),
    moves.LOWER: Kind(
        "DEI-PBATTLE-3",
        lambda s, m: battle.lower_one(s, answered(s), m.value),
        lambda s, m: battle.lower_refusal(s, s.ask, m.value),
        describe.lower_details,
        when=tasks.LOWER,
    ),
    moves.DROP: Kind(
        "DEI-PBATTLE-4",
        lambda s, m: pirates.drop(s, answered(s), m.value),
        lambda s, m: pirates.drop_refusal(s, s.ask, m.value),
        describe.goods_details,
        when=tasks.DROP,
    ),
    moves.DUMP: Kind(
        "DEI-CARGO-3",
        lambda s, m: cargo.dump(s, answered(s), m.value),
        lambda s, m: cargo.dump_refusal(s, s.ask, m.value),
        describe.goods_details,
        when=tasks.FIT,
    ),
    moves.END: Kind("DEI-TURN-1", lambda s, m: end_turn(s), lambda s, m: movement.end_refusal(s)),
}
KINDS: Final = by_number(ROWS)


def refusal_of(s: Dei, move: DeiMove) -> Refusal | None:
    """None for a legal move, else the rule it breaks and why."""
    if s.seat == OVER:
        return DeiRefusal("DEI-WIN-1", "refusal-game-over")
    kind = KINDS[move.kind]
    if s.ask != NOTHING and kind.when != s.ask[0]:
        rule, key = battle.question(s)
        return DeiRefusal(rule, key)
    if s.ask == NOTHING and kind.when >= 0:
        return DeiRefusal(tasks.QUESTIONS[kind.when][0], "refusal-not-asked")
    refusal: Refusal | None = None
    if kind.when == AT_MARKET:
        refusal = trade.market_refusal(s, own(s, move), kind.rule)
    if refusal is None:
        refusal = kind.refusal(s, move)
    if refusal is None and kind.when <= ACTION:
        return movement.action_refusal(s)
    return refusal


def carry_out(s: Dei, move: DeiMove, chance: Chance) -> None:
    """Play a legal move, and everything that follows without a decision."""
    asked = s.ask != NOTHING
    if move.kind == SAIL_STEP:  # by hand what most moves are: by their rows a game takes 5 % longer
        movement.sail(s, own(s, move), move.value)
    elif move.kind == TURN:
        movement.turn(s, own(s, move), move.value)
    else:
        kind = KINDS[move.kind]
        if kind.when <= ACTION:
            movement.end_movements(s)
        kind.play(s, move)
    if asked or s.agenda:
        run(s, chance)


def describe_move(s: Dei, move: DeiMove, mover: int) -> dict[str, Any]:
    """A move as plain data: `index`, `move`, `key`, `args`, `group`, `rule`, and more.

    `mover` is the side whose ships it concerns. The rest is `ship`, `squares`, `cost` (movement
    points or coins), `odds` (of winning, in 36ths).
    """
    kind = KINDS[move.kind]
    data = kind.description(move)
    if move.ship >= 0:
        data["ship"] = (s.seat if move.kind == moves.FIRST else mover) * 2 + move.ship
        data["args"]["size"] = SIZES[move.ship]
        data["group"].append({"key": "group-ship", "args": {"size": SIZES[move.ship]}})
    kind.describe(s, move, data)
    return data
