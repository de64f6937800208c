"""What is wrong with a move: the rule that it breaks, and why; None for legal moves."""

from __future__ import annotations

from typing import Final

from carrack.core.game import OVER
from carrack.games.dutch_east_indies import moves
from carrack.games.dutch_east_indies.chapters import cargo, movement, trade
from carrack.games.dutch_east_indies.chapters.battle import attack_refusal, lowerable, spices_aboard
from carrack.games.dutch_east_indies.chapters.pirates import penalty_items
from carrack.games.dutch_east_indies.chapters.ships import is_automatic
from carrack.games.dutch_east_indies.chapters.tasks import ATTACKS_ON, CARD
from carrack.games.dutch_east_indies.chapters.tasks import DROP as DROP_TASK
from carrack.games.dutch_east_indies.chapters.tasks import FIT as FIT_TASK
from carrack.games.dutch_east_indies.chapters.tasks import LOWER as LOWER_TASK
from carrack.games.dutch_east_indies.chapters.tasks import TAKE as TAKE_TASK
from carrack.games.dutch_east_indies.components import ITEM_NAMES, STAT_NAMES
from carrack.games.dutch_east_indies.moves import DeiMove, DeiRefusal
from carrack.games.dutch_east_indies.state import NOTHING, Dei

QUESTIONS: Final = {  # the rule by which a task asks, and the refusal of everything else
    ATTACKS_ON: ("DEI-PIRATE-5", "refusal-asked-first"),
    LOWER_TASK: ("DEI-PBATTLE-3", "refusal-asked-lower"),
    DROP_TASK: ("DEI-PBATTLE-4", "refusal-asked-drop"),
    FIT_TASK: ("DEI-CARGO-3", "refusal-asked-dump"),
    TAKE_TASK: ("DEI-BATTLE-3", "refusal-asked-take"),
    CARD: ("DEI-TRADE-8", "refusal-asked-card"),
}
ANSWERS: Final = {
    moves.FIRST: ATTACKS_ON,
    moves.LOWER: LOWER_TASK,
    moves.DROP: DROP_TASK,
    moves.DUMP: FIT_TASK,
    moves.TAKE: TAKE_TASK,
    moves.ACCEPT: CARD,
    moves.REFUSE: CARD,
}


def refusal_of(s: Dei, move: DeiMove) -> DeiRefusal | None:
    """None for a legal move, otherwise the rule it breaks and why."""
    if s.seat == OVER:
        return DeiRefusal("DEI-WIN-1", "refusal-game-over")
    if s.ask != NOTHING:
        if ANSWERS.get(move.kind, -1) != s.ask[0]:
            rule, key = question(s)
            return DeiRefusal(rule, key)
        return answer_refusal(s, move)
    if move.kind in ANSWERS:
        rule, _ = QUESTIONS[ANSWERS[move.kind]]
        return DeiRefusal(rule, "refusal-not-asked")
    return free_refusal(s, move)


def question(s: Dei) -> tuple[str, str]:
    """The rule by which somebody is asked now, and the key that refuses everything else."""
    rule, key = QUESTIONS[s.ask[0]]
    if s.ask[0] in (LOWER_TASK, TAKE_TASK) and is_automatic(s, s.ask[1]):
        rule = "DEI-SOLO-10"
    elif s.ask[0] == LOWER_TASK and not s.ask[3]:
        rule = "DEI-BATTLE-4"  # lost against a player, not a pirate
    return rule, key


def answer_refusal(s: Dei, move: DeiMove) -> DeiRefusal | None:
    """Refuse what is not an answer to the question."""
    ship, kind = s.ask[1], move.kind
    if kind == moves.ACCEPT:
        return trade.accept_refusal(s, s.ask, move.value)
    if kind == moves.LOWER and move.value not in lowerable(s, ship):
        return DeiRefusal(question(s)[0], "refusal-lowest-field", {"stat": STAT_NAMES[move.value]})
    if kind == moves.DROP and move.value not in penalty_items(s, ship):
        return DeiRefusal("DEI-PBATTLE-4", "refusal-not-aboard", {"item": ITEM_NAMES[move.value]})
    if kind == moves.DUMP and not cargo.carried(s, ship, move.value):
        return DeiRefusal("DEI-CARGO-3", "refusal-not-aboard", {"item": ITEM_NAMES[move.value]})
    if kind == moves.TAKE and move.value not in spices_aboard(s, s.ask[2]):
        return DeiRefusal("DEI-BATTLE-3", "refusal-loser-without", {"item": ITEM_NAMES[move.value]})
    return None


def free_refusal(s: Dei, move: DeiMove) -> DeiRefusal | None:
    """Refuse what the active seat may not do of its own accord."""
    kind, ship = move.kind, s.active * 2 + move.ship
    if kind == moves.END:
        return movement.end_refusal(s)
    if kind == moves.SAIL_STEP:
        return movement.sail_refusal(s, ship, move.value)
    if kind == moves.TURN:
        return movement.turn_refusal(s, ship, move.value)
    if kind == moves.PICK:
        return cargo.pick_refusal(s, ship, move.value)
    refusal = deed_refusal(s, move, ship)
    return refusal if refusal is not None else movement.action_refusal(s)


def deed_refusal(s: Dei, move: DeiMove, ship: int) -> DeiRefusal | None:
    """Refuse actions (DEI-TURN-3)."""
    kind = move.kind
    if kind in (moves.LOAD, moves.UNLOAD):
        return cargo.shore_refusal(s, kind, ship, move.value)
    if kind == moves.GIVE:
        return cargo.give_refusal(s, ship, move.value)
    if kind == moves.LOOK:
        return trade.look_refusal(s, ship, s.world.wild_of(move.value))
    if kind == moves.ATTACK:
        return attack_refusal(s, ship, move.target)
    refusal = trade.market_refusal(
        s, ship, "DEI-UPGRADE-1" if kind == moves.UPGRADE else "DEI-MARKET-1"
    )
    return refusal if refusal is not None else trade_refusal(s, move, ship)


def trade_refusal(s: Dei, move: DeiMove, ship: int) -> DeiRefusal | None:
    """Refuse trading at the Market (DEI-MARKET-1, DEI-UPGRADE-1, DEI-UPGRADE-2)."""
    kind = move.kind
    if kind == moves.BUY:
        return trade.buy_refusal(s, ship)
    if kind == moves.SELL:
        return trade.sell_refusal(s, ship)
    if kind == moves.SWAP:
        return trade.swap_refusal(s, ship, move.value, move.target)
    return trade.upgrade_refusal(s, ship, move.value)
